/** Changes of an order that is made already: asked for, opened, and closed in one of three ways. */

/** `requested` and `open` are the ones that are not closed; an order has one of these at most. */
export const changeOrderStates = ['requested', 'open', 'agreed', 'declined', 'withdrawn'] as const
export type ChangeOrderState = (typeof changeOrderStates)[number]

/** How somebody has agreed: by themselves in the app, or as an employee records it. */
export const agreedHows = ['account', 'signed', 'mail', 'phone', 'inPerson'] as const
export type AgreedHow = (typeof agreedHows)[number]
