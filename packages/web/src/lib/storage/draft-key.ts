/** Names a draft: of one person, for one order. */
export function draftKey(
  userId: number,
  { orgId, id }: { readonly orgId: number; readonly id: number },
  name: string,
): string {
  return `draft:${userId}:${orgId}:${id}:${name}`
}
