/** The rows of the access matrix about the change lab. */
import { owners } from './matrix-callers.ts'
import type { Row } from './matrix-row.ts'

/** A draft of nobody. */
const missing = { draftId: 2_000_000_000 }
const onMissing = (more: object = {}): Row => ({
  expected: { ...owners, owner: 404 },
  body: ({ orgId }) => ({ orgId, ...missing, ...more }),
})

export const changeLabRows: Readonly<Record<string, Row>> = {
  getCatalogDrafts: { expected: owners, body: ({ orgId }) => ({ orgId }) },
  createCatalogDraft: { expected: owners, body: ({ orgId }) => ({ orgId, title: 'Matrix' }) },
  updateCatalogDraft: onMissing({ version: 1, changes: { title: 'Matrix' } }),
  discardCatalogDraft: onMissing({ version: 1 }),
  getCatalogDraft: onMissing(),
  editCatalogDraft: onMissing({
    edits: [{ kind: 'create', resource: 'productPricingRule', values: { title: 'Matrix' } }],
  }),
  replayCatalogDraft: onMissing(),
  getReplayedOrder: onMissing({ productOrderId: 1 }),
  publishCatalogDraft: onMissing({ version: 1 }),
  takeBackCatalogDraft: onMissing({ version: 1 }),
}
