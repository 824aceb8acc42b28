/** The words of the e-mail about comments that somebody has not read. */
import { commentMessages as words } from '../messages/app/comments.ts'
import type { CommentPin } from './pin-schema.ts'
import { pinnedTitle } from './pins.ts'

export interface DigestComment {
  readonly authorName: string
  /** '' for a comment on the whole order */
  readonly itemTitle: string
  readonly text: string
}

const MAX_SHOWN = 10
const MAX_CHARACTERS = 600
// What would turn the lines after it around.
const turning = /[\u202a-\u202e\u2066-\u2069]/g

function cut(text: string): string {
  const characters = [...text.replaceAll(turning, '')]
  return characters.length > MAX_CHARACTERS
    ? `${characters.slice(0, MAX_CHARACTERS).join('').trimEnd()}…`
    : characters.join('')
}

/** What a comment is about: its item, and what of it it points at. */
export function digestPlace(itemTitle: string, pin: CommentPin | null): string {
  if (pin === null) return itemTitle
  const title = pinnedTitle(pin)
  return itemTitle === '' ? title : words.digestPinned({ item: itemTitle, pin: title })
}

/** Each comment under who wrote it and where; of many the newest, and how many there are besides. */
export function digestText(comments: readonly DigestComment[]): string {
  const shown = comments.slice(-MAX_SHOWN)
  const more = comments.length - shown.length
  return [
    ...(more > 0 ? [words.digestMore({ count: more })] : []),
    ...shown.map(
      ({ authorName, itemTitle, text }) =>
        `${words.digestWho({ name: cut(authorName), item: cut(itemTitle) })}\n${cut(text)}`,
    ),
  ].join('\n\n')
}

/** 'Grace', 'Grace and Otto', 'Grace and 2 others': who wrote, each once. */
export function digestWriters(comments: readonly DigestComment[]): string {
  const names = [...new Set(comments.map(({ authorName }) => cut(authorName)))]
  const [first = '', second = ''] = names
  if (names.length < 2) return first
  return names.length === 2
    ? words.digestTwo({ first, second })
    : words.digestMany({ first, count: names.length - 1 })
}
