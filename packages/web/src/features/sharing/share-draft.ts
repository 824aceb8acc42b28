/** Whom somebody is about to invite, and with what note: kept while the popup is closed. */

/** `id` is null for an address that was typed. */
export interface PendingSharee {
  readonly id: number | null
  readonly name: string
  readonly email: string
}

export interface ShareDraft {
  readonly pending: readonly PendingSharee[]
  readonly note: string
}

export const emptyDraft: ShareDraft = { pending: [], note: '' }
