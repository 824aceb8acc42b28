/** What people write of a return, as it is kept. */
import { z } from 'zod'
import { normaliseComment } from '../comments/text.ts'
import { orderReturnMessages as messages } from '../messages/order/order-returns.ts'
import { PROBLEM_WORDS_MOST } from '../order-problems/kinds.ts'

/** Most characters of what is written of a return, as of a problem. */
export const RETURN_WORDS_MOST = PROBLEM_WORDS_MOST

/** Words as a call brings them: without what no eye can see, refused with a sentence where there are too many. */
export const returnWordsSchema = z
  .string()
  .max(RETURN_WORDS_MOST * 4)
  .superRefine((text, context) => {
    const { length } = normaliseComment(text)
    if (length <= RETURN_WORDS_MOST) return
    context.addIssue({ code: 'custom', message: messages.tooLong({ length, most: RETURN_WORDS_MOST }) })
  })
  .transform(normaliseComment)
