/** A draft of the catalog with one change in it, as an owner makes it. */
import { endpoints } from '@orderwright/contract'
import type { Caller } from './test-app.ts'

export interface DraftFixture {
  readonly draftId: number
  readonly draftVersion: number
}

export async function draftOf(
  owner: Caller,
  { orgId, isPublished }: { readonly orgId: number; readonly isPublished: boolean },
): Promise<DraftFixture> {
  const made = await owner.call(endpoints.createCatalogDraft, { orgId, title: 'Fixture' })
  const draftId = made.data.draft.id
  const edited = await owner.call(endpoints.editCatalogDraft, {
    orgId,
    draftId,
    edits: [{ kind: 'create', resource: 'productPricingRule', values: { title: 'Fixture' } }],
  })
  const { version } = edited.data.draft
  if (!isPublished) return { draftId, draftVersion: version }
  const published = await owner.call(endpoints.publishCatalogDraft, { orgId, draftId, version })
  return { draftId, draftVersion: published.data.draft.version }
}
