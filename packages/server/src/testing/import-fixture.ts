/** An import of one category, as an owner makes it. */
import { endpoints } from '@orderwright/contract'
import { sendFile } from './send-picture.ts'
import type { Caller, TestApp } from './test-app.ts'

/** A table of one new category. */
export const oneCategory = Buffer.from('Title\nImported\n')
const about = (orgId: number) => ({
  orgId,
  fileName: 'Categories.csv',
  locale: { decimal: '.', dayFirst: false },
})

/** What the dry run says that identifies it. */
export async function fingerprintOf(app: TestApp, owner: Caller, orgId: number): Promise<string> {
  const { path, response } = endpoints.planCatalogImport
  const planned = await sendFile(app, owner, about(orgId), oneCategory, { path })
  return response.parse(JSON.parse(planned.text)).report.fingerprint
}

export async function importOf(app: TestApp, owner: Caller, orgId: number): Promise<{ importId: number }> {
  const { path, response } = endpoints.applyCatalogImport
  const fingerprint = await fingerprintOf(app, owner, orgId)
  const applied = await sendFile(app, owner, { ...about(orgId), fingerprint }, oneCategory, { path })
  return { importId: response.parse(JSON.parse(applied.text)).catalogImport.id }
}
