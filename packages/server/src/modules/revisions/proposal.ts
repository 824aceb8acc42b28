/** The name of an order as it is at a moment: whoever agrees to it says by this to what. */
import type { OrderEvaluation } from '@orderwright/domain/configuration'
import { canonicalJson, freezeDocument } from '@orderwright/domain/revisions'
import { sha256 } from '../revision-records/write-revision.ts'

/** SHA-256 of what it orders and of what each item costs. */
export function proposalOf({ document, items, costs }: OrderEvaluation): string {
  const prices = items.map(({ item, price }) => [item.id, price.ok ? price.unitPrice : null])
  return sha256(canonicalJson([freezeDocument(document), prices, costs]))
}
