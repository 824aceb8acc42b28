/** How searches of lists compare texts: capital letters and accents make no difference, and every word has to stand somewhere. */

/** Signs that have no accents: most texts of a long list are of these alone. */
const PLAIN = /^[\u0020-\u007e\n]*$/

/** A text as it is compared, without blanks around it. */
export function foldText(text: string): string {
  const plain = PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
  return plain.trim().toLowerCase()
}

/** The words of what was typed, as they are compared; none: everything is found. */
export function searchedWords(typed: string): readonly string[] {
  return foldText(typed).split(/\s+/).filter(Boolean)
}

/** `searchFor('brass CAFÉ')` says of a text whether it holds every word that was typed. */
export function searchFor(typed: string): (text: string) => boolean {
  const words = searchedWords(typed)
  return (text) => {
    if (words.length === 0) return true
    const folded = foldText(text)
    return words.every((word) => folded.includes(word))
  }
}
