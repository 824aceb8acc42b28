/** What can be wrong with goods that have arrived, how far a report of it is, and how it can be solved. [issue 18] */

export const orderProblemKinds = ['damaged', 'wrong', 'missing', 'doesNotFit', 'defect', 'other'] as const
export type OrderProblemKind = (typeof orderProblemKinds)[number]

/** open: it is the organization's turn. answered: it is the customer's. solved: it is nobody's. */
export const orderProblemStates = ['open', 'answered', 'solved'] as const
export type OrderProblemState = (typeof orderProblemStates)[number]

/** How a problem is solved; what follows from it, as a credit note, is done where such things are done. */
export const problemResolutions = ['replacement', 'repair', 'credit', 'nothing'] as const
export type ProblemResolution = (typeof problemResolutions)[number]

/** Most problems of one order, with those that were taken back. */
export const ORDER_PROBLEMS_MOST = 100
/** Most items that one problem names. */
export const PROBLEM_ITEMS_MOST = 500
/** Most characters of what a customer writes of a problem, of an answer, and of how it is solved. */
export const PROBLEM_WORDS_MOST = 4000
