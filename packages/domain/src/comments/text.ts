/** The text of a comment as it is kept: what people typed, without what no eye can see. */
import { z } from 'zod'
import { commentMessages } from '../messages/app/comments.ts'

/** Most characters of one comment, and most comments of one order. */
export const MAX_COMMENT_TEXT = 5000
export const MAX_COMMENTS = 2000
/** Most characters of the name that the holder of a share link gives. */
export const MAX_VISITOR_NAME = 60

// Everything but the tabulator and the end of a line.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** Line ends of all systems become one, control characters go, blanks around it too. Emoji and all scripts stay. */
export function normaliseComment(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, '').trim()
}

/** Why a text cannot be sent; null when it can. */
export function commentProblem(text: string): string | null {
  const kept = normaliseComment(text)
  if (kept === '') return commentMessages.emptyText
  if (kept.length > MAX_COMMENT_TEXT)
    return commentMessages.tooLong({ length: kept.length, most: MAX_COMMENT_TEXT })
  return null
}

/**
 * What people write, as a call brings it: without what no eye can see. `problemOf` says why it can not be taken, null where it can;
 * `most` characters are read of it.
 */
export function writtenSchema(most: number, problemOf: (text: string) => string | null) {
  return z
    .string()
    .max(most * 4)
    .superRefine((text, context) => {
      const problem = problemOf(text)
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
    })
    .transform(normaliseComment)
}

/** A comment's text as a call brings it: refused with a sentence when it is empty or too long. */
export const commentTextSchema = writtenSchema(MAX_COMMENT_TEXT, commentProblem)

// A name is one line, and nothing in it turns the text after it around.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

/** The name that the holder of a share link gives, on one line; '' when there is nothing in it. */
export const visitorNameSchema = z
  .string()
  .max(MAX_VISITOR_NAME * 4)
  .transform((text) => text.replaceAll(unprintable, ' ').replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().max(MAX_VISITOR_NAME))
