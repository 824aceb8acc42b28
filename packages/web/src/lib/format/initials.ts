/** A person in one or two letters. */

/** 'Grace Whitfield' → 'GW', 'Ann' → 'A', a name of no letters → '?'. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].flatMap((word) => {
    const letter = /\p{L}/u.exec(word ?? '')
    return letter ? [letter[0].toUpperCase()] : []
  })
  return letters.join('') || '?'
}
