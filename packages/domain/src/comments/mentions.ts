/** Mentions: `@Grace Whitfield` in a text, who is meant by it, and what is being typed after an `@`. */

/** Somebody who can be mentioned. */
export interface Mentionable {
  readonly id: number
  readonly name: string
}

/** A piece of a comment: plain words, or the mention of a person. */
export interface CommentPiece {
  readonly text: string
  readonly personId: number | null
}

const wordCharacter = /[\p{L}\p{N}_]/u

function isInsideWord(text: string, at: number): boolean {
  // The last code point: a letter may be two units.
  const last = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1)
  return last !== undefined && wordCharacter.test(last)
}

function endsInsideWord(text: string, end: number): boolean {
  const [next] = text.slice(end, end + 2)
  return next !== undefined && wordCharacter.test(next)
}

/** The person whose name stands right after the `@` at this place; of several the longest name. */
function personAt(text: string, at: number, people: readonly Mentionable[]): Mentionable | undefined {
  let found: Mentionable | undefined
  for (const person of people) {
    if (person.name === '' || !text.startsWith(person.name, at + 1)) continue
    if (endsInsideWord(text, at + 1 + person.name.length)) continue
    if (!found || person.name.length > found.name.length) found = person
  }
  return found
}

/** The text in pieces; put together again they are the text. Of people of one name the first in the list is meant. */
export function splitMentions(text: string, people: readonly Mentionable[]): CommentPiece[] {
  const pieces: CommentPiece[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; ) {
    const person = isInsideWord(text, at) ? undefined : personAt(text, at, people)
    const end = person ? at + 1 + person.name.length : at + 1
    if (person) {
      if (at > from) pieces.push({ text: text.slice(from, at), personId: null })
      pieces.push({ text: text.slice(at, end), personId: person.id })
      from = end
    }
    at = text.indexOf('@', end)
  }
  if (from < text.length) pieces.push({ text: text.slice(from), personId: null })
  return pieces
}

/** Who is mentioned in the text, each once. */
export function mentionsIn(text: string, people: readonly Mentionable[]): number[] {
  return [...new Set(splitMentions(text, people).flatMap(({ personId }) => personId ?? []))]
}

/** What is typed after an `@` just before the caret: where that stands, and the words so far. */
export interface MentionQuery {
  readonly at: number
  readonly words: string
}

const MAX_WORDS = 40

/** Null when nobody is being mentioned at the caret. */
export function mentionQuery(text: string, caret: number): MentionQuery | null {
  const at = text.lastIndexOf('@', caret - 1)
  if (at < 0 || caret <= at || isInsideWord(text, at)) return null
  const words = text.slice(at + 1, caret)
  if (words.length > MAX_WORDS || /[\n@]/.test(words) || words.startsWith(' ')) return null
  return { at, words }
}

/** Whose name has a word that begins with what is typed, in whatever letters; those of whom it is the beginning first. */
export function matchMentions<P extends Mentionable>(people: readonly P[], words: string): P[] {
  const wanted = words.trim().toLowerCase()
  const found = people.filter(({ name }) => {
    const lower = name.toLowerCase()
    return lower.startsWith(wanted) || lower.split(/\s+/).some((word) => word.startsWith(wanted))
  })
  const isFirst = ({ name }: P) => (name.toLowerCase().startsWith(wanted) ? 0 : 1)
  return found.toSorted((a, b) => isFirst(a) - isFirst(b) || a.name.localeCompare(b.name))
}

/** The text with the person's name in the place of what was typed, and where the caret stands then. */
export function takeMention(
  text: string,
  { at, words }: MentionQuery,
  { name }: Mentionable,
): { readonly text: string; readonly caret: number } {
  const rest = text.slice(at + 1 + words.length)
  const gap = rest.startsWith(' ') ? '' : ' '
  return { text: `${text.slice(0, at)}@${name}${gap}${rest}`, caret: at + name.length + 2 }
}
