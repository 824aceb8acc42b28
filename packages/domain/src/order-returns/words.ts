/** What people write of a return, as it is kept. */
import { optionalProblemWordsSchema } from '../order-problems/words.ts'
import { PROBLEM_WORDS_MOST } from '../order-problems/kinds.ts'

/** Most characters of what is written of a return, as of a problem. */
export const RETURN_WORDS_MOST = PROBLEM_WORDS_MOST

/** Words as a call brings them, as those of a problem where nothing has to be said. */
export const returnWordsSchema = optionalProblemWordsSchema
