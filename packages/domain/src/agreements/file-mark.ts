/**
 * The mark that kept files end with: which agreement they belong to. It is a comment after the end of a PDF (ISO 32000-1, 7.2.3), which
 * readers pass over, and part of what is hashed. It proves nothing: it says where to ask, also of a file that was changed.
 */
const MARK = /%orderwright-agreement (\d{1,10})-([0-9a-f-]{36})/g

export type FileMark = { readonly orgId: number; readonly packageId: string }

/** The line that is appended to a file. */
export function fileMark({ orgId, packageId }: FileMark): string {
  return `\n%orderwright-agreement ${orgId}-${packageId}\n`
}

/** The mark in the bytes of a file, read as Latin-1 text; the last one where there are several, null where there is none. */
export function readFileMark(text: string): FileMark | null {
  const [, orgId = '', packageId = ''] = [...text.matchAll(MARK)].at(-1) ?? []
  return packageId === '' ? null : { orgId: Number(orgId), packageId }
}
