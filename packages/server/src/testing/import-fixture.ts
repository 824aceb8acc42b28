/** An import of one category, as an owner makes it. */
import { randomUUID } from 'node:crypto'
import { endpoints } from '@orderwright/contract'
import { sendFile } from './files/send-picture.ts'
import type { Caller, TestApp } from './test-app.ts'

/** A table of one new category. */
export const oneCategory = Buffer.from('Title\nImported\n')
const about = (orgId: number) => ({
  orgId,
  fileName: 'Categories.csv',
  locale: { decimal: '.', dayFirst: false },
})

/** What the dry run says that identifies it. */
export async function fingerprintOf(
  app: TestApp,
  owner: Caller,
  orgId: number,
  file = oneCategory,
): Promise<string> {
  const { path, response } = endpoints.planCatalogImport
  const planned = await sendFile(app, owner, about(orgId), file, { path })
  return response.parse(JSON.parse(planned.text)).report.fingerprint
}

export async function importOf(app: TestApp, owner: Caller, orgId: number): Promise<{ importId: number }> {
  const { path, response } = endpoints.applyCatalogImport
  // Each import adds something: a category that no other one has added.
  const file = Buffer.from(`Title\nImported ${randomUUID()}\n`)
  const fingerprint = await fingerprintOf(app, owner, orgId, file)
  const applied = await sendFile(app, owner, { ...about(orgId), fingerprint }, file, { path })
  return { importId: response.parse(JSON.parse(applied.text)).catalogImport.id }
}
