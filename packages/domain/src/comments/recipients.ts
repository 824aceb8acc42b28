/** Who is told of a new comment, in the app and, when they do not read it, by e-mail. Decision 0036. */

export type RecipientReason = 'mentioned' | 'involved'

/** Somebody who can see the order now. */
export interface CommentRecipient {
  readonly id: number
  readonly isEmployee: boolean
  /** the order's owner or a collaborator */
  readonly isOfOrder: boolean
}

export interface NewComment {
  readonly authorId: number
  readonly isByEmployee: boolean
  readonly isInternal: boolean
  readonly mentions: readonly number[]
  /** who has written or was mentioned on the order before, among comments that the same people see */
  readonly tookPart: ReadonlySet<number>
}

/**
 * Those mentioned; the people of the order; employees who are in the conversation, and all of them when a customer
 * writes and none is. An internal comment goes to the employees who are in it or are mentioned, and to nobody else.
 * Nobody hears of what they wrote themselves.
 */
export function recipientsOf(
  comment: NewComment,
  people: readonly CommentRecipient[],
): Map<number, RecipientReason> {
  const { authorId, isByEmployee, isInternal, mentions, tookPart } = comment
  const others = people.filter(({ id, isEmployee }) => id !== authorId && (isEmployee || !isInternal))
  const heard = new Map<number, RecipientReason>()
  for (const { id, isOfOrder } of others) {
    if (mentions.includes(id)) heard.set(id, 'mentioned')
    else if (tookPart.has(id) || (isOfOrder && !isInternal)) heard.set(id, 'involved')
  }
  const isAnswered = others.some(({ id, isEmployee }) => isEmployee && heard.has(id))
  if (!isInternal && !isByEmployee && !isAnswered) {
    for (const { id, isEmployee } of others) if (isEmployee) heard.set(id, 'involved')
  }
  return heard
}
