/** The calls of the change lab with their handlers. */
import { checkCatalogDraft } from './check-catalog-draft.ts'
import { createCatalogDraft } from './create-catalog-draft.ts'
import { discardCatalogDraft } from './discard-catalog-draft.ts'
import { editCatalogDraft } from './edit-catalog-draft.ts'
import { getCatalogDraft } from './get-catalog-draft.ts'
import { getCatalogDrafts } from './get-catalog-drafts.ts'
import { getReplayedOrder } from './get-replayed-order.ts'
import { publishCatalogDraft } from './publish-catalog-draft.ts'
import { replayCatalogDraft } from './replay-catalog-draft.ts'
import { replayRule } from './replay-rule.ts'
import { takeBackCatalogDraft } from './take-back-catalog-draft.ts'
import { updateCatalogDraft } from './update-catalog-draft.ts'

export const changeLabHandlers = {
  checkCatalogDraft,
  createCatalogDraft,
  discardCatalogDraft,
  editCatalogDraft,
  getCatalogDraft,
  getCatalogDrafts,
  getReplayedOrder,
  publishCatalogDraft,
  replayCatalogDraft,
  replayRule,
  takeBackCatalogDraft,
  updateCatalogDraft,
}
