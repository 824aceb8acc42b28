/** What people write of a problem, as it is kept. */
import { z } from 'zod'
import { normaliseComment } from '../comments/text.ts'
import { orderProblemMessages as messages } from '../messages/order/order-problems.ts'
import { PROBLEM_WORDS_MOST } from './kinds.ts'

/** Why these words can not be sent; null: they can. */
export function problemWordsFault(text: string, { isRequired }: { isRequired: boolean }): string | null {
  const { length } = normaliseComment(text)
  if (length === 0 && isRequired) return messages.wordsMissing
  return length > PROBLEM_WORDS_MOST ? messages.tooLong({ length, most: PROBLEM_WORDS_MOST }) : null
}

function schemaOf(isRequired: boolean) {
  return z
    .string()
    .max(PROBLEM_WORDS_MOST * 4)
    .superRefine((text, context) => {
      const message = problemWordsFault(text, { isRequired })
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
    .transform(normaliseComment)
}

/** Words as a call brings them: without what no eye can see, refused with a sentence where there are none or too many. */
export const problemWordsSchema = schemaOf(true)
/** The same where nothing has to be said. */
export const optionalProblemWordsSchema = schemaOf(false)

/** What was written first, and under it what is added; null: together they are too long. */
export function withAddedWords(words: string, added: string): string | null {
  const both = `${words}\n\n${added}`
  return both.length > PROBLEM_WORDS_MOST ? null : both
}
