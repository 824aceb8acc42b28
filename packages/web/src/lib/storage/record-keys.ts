/** Under which names the browser keeps what is typed and changed in the back office. */

/** Names what was typed into a field of a record of the back office and not saved yet. */
export function recordDraftKey(orgId: number, resource: string, id: number, field: string): string {
  return ['draft', 'admin', orgId, resource, id, field].join(':')
}

/** Names what one person has changed in the back office of an organisation and not sent yet. */
export function unsentKey(userId: number, orgId: number): string {
  return ['orderwright', 'admin', userId, orgId].join(':')
}
