/** Why delivered goods come back, and how far their return is. [issue 18] */

export const returnReasons = ['damaged', 'wrong', 'doesNotFit', 'noLongerNeeded', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** requested: the organization's turn. authorized: the goods are on their way back. received: the credit is open. */
export const orderReturnStates = ['requested', 'authorized', 'declined', 'received', 'closed'] as const
export type OrderReturnState = (typeof orderReturnStates)[number]

/** What an organization says to a return that is requested. */
export const returnDecisions = ['authorized', 'declined'] as const
export type ReturnDecision = (typeof returnDecisions)[number]

/** Most returns of one order, with those that were withdrawn. */
export const ORDER_RETURNS_MOST = 100
/** Most items that one return names. */
export const RETURN_ITEMS_MOST = 500
