/** Reads a file as a logo, for a preview and to be saved with the other settings. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, sentences, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { logoFromFile } from './logo-file.ts'
import { mayWriteSettings } from './settings-store.ts'

export const prepareOrgLogo: HandlerOf<'prepareOrgLogo'> = async (call, body) => {
  // The caller is authorized before the file is taken in.
  const allowed = await readInTenant(call, body, async (tenant) => mayWriteSettings(tenant))
  if (!allowed.ok) return allowed
  const file = await call.readFile()
  if (!file.ok) return file
  if (!file.data) {
    return fail('invalid', sentences.invalid, { fields: [{ path: 'file', message: sentences.sendFile }] })
  }
  const logo = await logoFromFile(file.data.bytes)
  return logo.ok ? succeed({ logoUrl: logo.data }) : logo
}
