/** Why an order became a revision: it was submitted, approved, moved on by hand, or a change of it was agreed to. */
export const revisionReasons = ['submission', 'approval', 'status', 'changeOrder'] as const
export type RevisionReason = (typeof revisionReasons)[number]
