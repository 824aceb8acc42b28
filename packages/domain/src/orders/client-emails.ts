/** The client e-mails of an order: one reading of the text, for those who type it and for the mails that go there. */

const bracketed = /^<([^<>]*@[^<>]*)>$/
const address = /^[^\s@<>"]+@[^\s@.<>"]+(\.[^\s@.<>"]+)+$/

/**
 * The parts of the text that ought to be addresses, separated by commas, semicolons or blanks. As mail programs copy them, 'Ada
 * Lovelace <ada@studio.com>' is one.
 */
export function emailParts(text: string): string[] {
  const parts: string[] = []
  let words: string[] = []
  for (const part of text.split(/[\s,;]+/)) {
    const inner = bracketed.exec(part)?.[1]
    if (inner !== undefined) {
      // The words before it are the name.
      parts.push(inner)
      words = []
    } else if (part.includes('@')) {
      parts.push(...words, part)
      words = []
    } else if (part !== '') words.push(part)
  }
  return [...parts, ...words]
}

/** The addresses to which mails can go, each once. */
export function emailAddresses(text: string): string[] {
  return [...new Set(emailParts(text).filter((part) => address.test(part)))]
}

/** The first part that is no address; undefined where there is none. */
export function wrongEmail(text: string): string | undefined {
  return emailParts(text).find((part) => !address.test(part))
}
