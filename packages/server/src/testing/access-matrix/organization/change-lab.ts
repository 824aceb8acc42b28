/** The rows of the access matrix about the change lab. */
import { owners } from '../callers.ts'
import type { Row } from '../row.ts'

/** About a draft that is there, with one change. */
const onDraft = (more: object = {}): Row => ({
  expected: owners,
  draft: 'open',
  body: ({ orgId, draftId }) => ({ orgId, draftId, ...more }),
})
/** The same, naming the version that was seen. */
const onVersion = (more: object = {}): Row => ({
  ...onDraft(),
  body: ({ orgId, draftId, draftVersion }) => ({ orgId, draftId, version: draftVersion, ...more }),
})

export const changeLabRows: Readonly<Record<string, Row>> = {
  getCatalogDrafts: { expected: owners, body: ({ orgId }) => ({ orgId }) },
  createCatalogDraft: { expected: owners, body: ({ orgId }) => ({ orgId, title: 'Matrix' }) },
  updateCatalogDraft: onVersion({ changes: { title: 'Matrix' } }),
  discardCatalogDraft: onVersion(),
  getCatalogDraft: onDraft(),
  checkCatalogDraft: onDraft(),
  editCatalogDraft: onDraft({
    edits: [{ kind: 'create', resource: 'productPricingRule', values: { title: 'Matrix' } }],
  }),
  replayCatalogDraft: onDraft(),
  replayRule: { expected: owners, body: ({ orgId }) => ({ orgId, rule: null }) },
  // An order of nobody.
  getReplayedOrder: { ...onDraft({ productOrderId: 2_000_000_000 }), expected: { ...owners, owner: 404 } },
  publishCatalogDraft: onVersion(),
  takeBackCatalogDraft: { ...onVersion(), draft: 'published' },
}
