/** What people write of a problem, as it is kept. */
import { normaliseComment, writtenSchema } from '../comments/text.ts'
import { orderProblemMessages as messages } from '../messages/order/order-problems.ts'
import { PROBLEM_WORDS_MOST } from './kinds.ts'

/** Why these words can not be sent; null: they can. */
export function problemWordsFault(text: string, { isRequired }: { isRequired: boolean }): string | null {
  const { length } = normaliseComment(text)
  if (length === 0 && isRequired) return messages.wordsMissing
  return length > PROBLEM_WORDS_MOST ? messages.tooLong({ length, most: PROBLEM_WORDS_MOST }) : null
}

/** Words as a call brings them: refused with a sentence where there are none or too many. */
export const problemWordsSchema = writtenSchema(PROBLEM_WORDS_MOST, (text) =>
  problemWordsFault(text, { isRequired: true }),
)
/** The same where nothing has to be said. */
export const optionalProblemWordsSchema = writtenSchema(PROBLEM_WORDS_MOST, (text) =>
  problemWordsFault(text, { isRequired: false }),
)

/** What was written first, and under it what is added; null: together they are too long. */
export function withAddedWords(words: string, added: string): string | null {
  const both = `${words}\n\n${added}`
  return both.length > PROBLEM_WORDS_MOST ? null : both
}
