/** Makes a revision of an order, in the transaction that brings it to a status or agrees to a change of it. */
import { createHash } from 'node:crypto'
import { evaluateOrder, type OrderEvaluation } from '@orderwright/domain/configuration'
import type { TransitionEffect } from '@orderwright/domain/lifecycle'
import { currentLanguage, defaultLanguage } from '@orderwright/domain/localization'
import { isSpatialOrder, type OrderDocument, type ProductOrder } from '@orderwright/domain/orders'
import { spatialTablesOf } from '@orderwright/domain/spatial'
import {
  canonicalJson,
  frameOf,
  freezeRevision,
  frozenContentSchema,
  frozenPricesSchema,
  isSameMoney,
  type FrozenRevision,
  type RevisionReason,
} from '@orderwright/domain/revisions'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import { inStoredLanguage } from '../../platform/languages.ts'
import { wholeCanvas } from '../canvas-records/read-canvas.ts'
import { currentChangeOrder } from './change-order-store.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'

/** SHA-256 of a text in UTF-8, base 16. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** What an order keeps of its last revision, and of the acceptance that goes on holding with it. */
type RevisionFields = Pick<ProductOrder, 'revisionNumber' | 'revisionScope' | 'revisionTerms'> &
  Partial<Pick<ProductOrder, 'acceptedTerms' | 'quoteRenewedAt'>>

/** The order with what stands on its canvas, where it has one. */
export async function documentWithCanvas(work: Work, document: OrderDocument): Promise<OrderDocument> {
  const { order } = document
  const { records } = await loadCatalog(work.db, work.services.caches.catalogs, work.orgId)
  if (!isSpatialOrder(order, records.productCategories, work.org.profile)) return document
  const canvas = await wholeCanvas(work.db, { orgId: work.orgId, orderId: order.id })
  return { ...document, spatial: spatialTablesOf(canvas.records) }
}

/** The same of one that is judged. */
export async function withCanvas(work: Work, judged: OrderEvaluation): Promise<OrderEvaluation> {
  const document = await documentWithCanvas(work, judged.document)
  return document === judged.document ? judged : evaluateOrder(judged.context, document)
}

/**
 * What is stored of a judged order, and hashed. It is judged anew in the language of all revisions: the same order has
 * the same hash and the same reading, whoever makes the revision. [decision 0207]
 */
function freeze(judged: OrderEvaluation): FrozenRevision {
  if (currentLanguage() === defaultLanguage) return freezeRevision(judged)
  const { context, document } = judged
  return inStoredLanguage(() => freezeRevision(evaluateOrder(context, document)))
}

/** Stores what the order is judged by, unless the same is there already, and gives its hash. */
async function writeFrame(work: Work, judged: OrderEvaluation): Promise<string> {
  const { records } = await loadCatalog(work.db, work.services.caches.catalogs, work.orgId)
  const body = canonicalJson(frameOf(records, judged.document, work.org))
  const hash = sha256(body)
  await work.db
    .insertInto('revisionFrames')
    .values({ orgId: work.orgId, hash, body })
    .onConflict((conflict) => conflict.columns(['orgId', 'hash']).doNothing())
    .execute()
  return hash
}

/**
 * What was accepted goes on being accepted where the new revision orders the same at the same prices: an order that was canceled and
 * submitted again as it was has only another day from which its prices are.
 */
async function stillAccepted(
  work: Work,
  { id, acceptedRevision, acceptedScope, acceptedTerms }: ProductOrder,
  frozen: FrozenRevision,
): Promise<Partial<Pick<ProductOrder, 'acceptedTerms'>>> {
  if (acceptedRevision === 0 || frozen.scope !== acceptedScope || frozen.terms === acceptedTerms) return {}
  const { content, prices } = await work.db
    .selectFrom('orderRevisions')
    .select(['content', 'prices'])
    .where('orgId', '=', work.orgId)
    .where('productOrderId', '=', id)
    .where('number', '=', acceptedRevision)
    .executeTakeFirstOrThrow()
  const then = {
    content: frozenContentSchema.parse(JSON.parse(content)),
    prices: frozenPricesSchema.parse(JSON.parse(prices)),
  }
  return isSameMoney(then, frozen) ? { acceptedTerms: frozen.terms } : {}
}

type Wanted = {
  readonly reason: RevisionReason
  readonly isAlways: boolean
  /** a quote is renewed */
  readonly isRenewal?: boolean
}

/**
 * Makes the next revision of an order that is locked, unless it is not wanted always and the order is what its last one is.
 * Gives what the order keeps of it; the caller stores that.
 */
export async function writeRevision(
  work: Work,
  judged: OrderEvaluation,
  { reason, isAlways, isRenewal = false }: Wanted,
): Promise<RevisionFields | null> {
  const drawn = await withCanvas(work, judged)
  const { order } = drawn.document
  const frozen = freeze(drawn)
  const [content, prices] = [canonicalJson(frozen.content), canonicalJson(frozen.prices)]
  const [contentHash, pricesHash] = [sha256(content), sha256(prices)]
  if (!isAlways && order.revisionNumber > 0) {
    const last = await work.db
      .selectFrom('orderRevisions')
      .select(['contentHash', 'pricesHash'])
      .where('orgId', '=', work.orgId)
      .where('productOrderId', '=', order.id)
      .where('number', '=', order.revisionNumber)
      .executeTakeFirst()
    if (last?.contentHash === contentHash && last.pricesHash === pricesHash) return null
  }
  const number = order.revisionNumber + 1
  await work.db
    .insertInto('orderRevisions')
    .values({
      orgId: work.orgId,
      productOrderId: order.id,
      number,
      userId: work.userId,
      reason,
      isRenewal: isRenewal ? 1 : 0,
      content,
      prices,
      reading: canonicalJson(frozen.reading),
      contentHash,
      pricesHash,
      frameHash: await writeFrame(work, drawn),
      totalInCents: frozen.prices.costs.orderTotal,
    })
    .execute()
  // What is signed off already is found once the revision is there: its sheets are laid out for that.
  if (work.org.profile.agreement.signOff !== 'none')
    work.afterCommit({ task: 'settleSignOffs', orgId: work.orgId, productOrderId: order.id })
  const made = { revisionNumber: number, revisionScope: frozen.scope, revisionTerms: frozen.terms }
  // Whoever approves another thing than was submitted offers it anew: it holds from today.
  const offered = reason === 'approval' && number > 1 ? { quoteRenewedAt: work.now } : {}
  return { ...made, ...offered, ...(await stillAccepted(work, order, frozen)) }
}

/** The revision that a transition asks for among its effects. */
export async function reviseBy(
  work: Work,
  judged: OrderEvaluation,
  effects: readonly TransitionEffect[],
): Promise<Partial<ProductOrder>> {
  const wanted = effects.find((effect) => effect.kind === 'revision')
  if (wanted?.kind !== 'revision') return {}
  // While a change is open, the last revision goes on being made: what is proposed is none before it is agreed to.
  const open = await currentChangeOrder(work, judged.document.order.id)
  if (!wanted.isAlways && open?.state === 'open') return {}
  return (await writeRevision(work, judged, wanted)) ?? {}
}
