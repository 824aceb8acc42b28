/** Under which names the browser keeps what is typed and changed in the back office. */

/** Names what was typed into a field of a record of the back office and not saved yet. */
export function recordDraftKey(orgId: number, resource: string, id: number, field: string): string {
  return ['draft', 'admin', orgId, resource, id, field].join(':')
}

/** Names what one person has changed in the back office of an organisation, or in a draft of its catalog, and not sent yet. */
export function unsentKey(userId: number, orgId: number, draftId: number | null = null): string {
  return ['orderwright', 'admin', userId, orgId, ...(draftId === null ? [] : ['draft', draftId])].join(':')
}

/** Names the draft of the catalog in which one person works. */
export function chosenDraftKey(userId: number, orgId: number): string {
  return ['chosen-draft', userId, orgId].join(':')
}
