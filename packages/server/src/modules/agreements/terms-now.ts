import { termsText } from '@orderwright/domain/agreements'
import { sha256 } from '../revision-records/write-revision.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** The terms of now, and the version of the settings that they are from. */
export async function termsNow({ db, orgId, org }: TenantCall) {
  const { version } = await db
    .selectFrom('orgs')
    .select('version')
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow()
  const { terms: paragraphs } = org.profile.documents
  const text = termsText(paragraphs)
  return { version, paragraphs, text, hash: sha256(text) }
}
