/** Stored revisions: read, brought back as they were, and compared. */
import { evaluateOrder, type OrderEvaluation } from '@orderwright/domain/configuration'
import { currentLanguage, defaultLanguage } from '@orderwright/domain/localization'
import type { ProductOrder } from '@orderwright/domain/orders'
import { formatCents } from '@orderwright/domain/units'
import {
  compareReadings,
  differenceWords,
  type DifferenceWords,
  evaluateRevision,
  frameSchema,
  frozenContentSchema,
  frozenPricesSchema,
  isNoDifference,
  readDocument,
  readingSchema,
  type RevisionDifference,
  type RevisionReading,
  withoutMoney,
} from '@orderwright/domain/revisions'
import type { TranslatedLists } from '@orderwright/domain/catalog'
import type { TextMeasurer } from '@orderwright/domain/engraving'
import { notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { inStoredLanguage, readersLanguage } from '../../platform/languages.ts'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import { documentOf, evaluationContext, readersContext } from '../orders/order-store.ts'
import { seesPrices } from '../orders/present-order.ts'
import { calledHere } from '../people/known-people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { withCanvas } from './write-revision.ts'

function ofOrder({ db, orgId }: TenantCall, order: ProductOrder) {
  return db
    .selectFrom('orderRevisions')
    .where('orderRevisions.orgId', '=', orgId)
    .where('orderRevisions.productOrderId', '=', order.id)
}

/** All revisions of an order, the first one first; without what they hold. */
export function listRevisions(tenant: TenantCall, order: ProductOrder) {
  return ofOrder(tenant, order)
    .leftJoin('users', 'users.id', 'orderRevisions.userId')
    .select([
      'number',
      'orderRevisions.created',
      calledHere.as('name'),
      'reason',
      'isRenewal',
      'totalInCents',
      'contentHash',
    ])
    .orderBy('number')
    .execute()
}

/** The order as a revision has it, or as it is now, with its prices: in the language that revisions are stored in. */
async function readingOf(
  tenant: TenantCall,
  order: ProductOrder,
  number: number | null,
): Promise<Outcome<RevisionReading>> {
  if (number === null) {
    return inStoredLanguage(async () => succeed(readDocument(await judgedNow(tenant, order))))
  }
  const row = await ofOrder(tenant, order).select('reading').where('number', '=', number).executeTakeFirst()
  return row ? succeed(readingSchema.parse(JSON.parse(row.reading))) : notFound()
}

/** The order as it is, judged as an owner's, with its canvas; titles as they are written, or as the reader has them. */
export async function judgedNow(
  tenant: TenantCall,
  order: ProductOrder,
  contextOf: typeof evaluationContext = evaluationContext,
): Promise<OrderEvaluation> {
  const context = await contextOf(tenant, 'owner')
  return withCanvas(tenant, evaluateOrder(context, await documentOf(tenant, order)))
}

const words = (): DifferenceWords => ({
  ...differenceWords,
  amountText: (amount) => (amount === null ? differenceWords.onRequest : formatCents(amount)),
})

export type Pair = { readonly from: number; readonly to: number | null }

type Reading = typeof readingOf

async function differenceBy(
  read: Reading,
  tenant: TenantCall,
  order: ProductOrder,
  { from, to }: Pair,
): Promise<Outcome<RevisionDifference>> {
  const before = await read(tenant, order, from)
  if (!before.ok) return before
  const after = await read(tenant, order, to)
  if (!after.ok) return after
  const shown = seesPrices(tenant, order) ? (one: RevisionReading) => one : withoutMoney
  return succeed(compareReadings(shown(before.data), shown(after.data), words()))
}

/** What lies between two revisions, for this caller: without money where they see no prices. */
export function differenceFor(tenant: TenantCall, order: ProductOrder, pair: Pair) {
  return differenceBy(readingOf, tenant, order, pair)
}

/** Whether anything that this caller sees lies between the last revision and the order as it is now. */
export async function differsFromLast(tenant: TenantCall, order: ProductOrder): Promise<boolean> {
  if (order.revisionNumber === 0) return false
  const difference = await differenceFor(tenant, order, { from: order.revisionNumber, to: null })
  return difference.ok && !isNoDifference(difference.data)
}

/** The same in the caller's language. */
export function differenceSaid(tenant: TenantCall, order: ProductOrder, pair: Pair) {
  const { language } = tenant.org.profile.region
  const isStored = currentLanguage() === defaultLanguage && (language ?? defaultLanguage) === defaultLanguage
  // Readings are stored in the default language, with titles as they are written; else both sides are read anew, of what is frozen.
  return differenceBy(isStored ? readingOf : readAnew, tenant, order, pair)
}

/** A revision by its own catalog and at its own prices, or the order as it is now, in the current language. */
async function readAnew(
  tenant: TenantCall,
  order: ProductOrder,
  number: number | null,
): Promise<Outcome<RevisionReading>> {
  if (number === null) return succeed(readDocument(await judgedNow(tenant, order, readersContext)))
  const stored = await storedRevision(tenant, order, number)
  if (!stored.ok) return stored
  const reader = { role: 'owner', pricingIsHidden: false, language: readersLanguage() } as const
  const judged = evaluateRevision(stored.data, order, { ...reader, today: await titlesOfToday(tenant) })
  return succeed(readDocument(judged))
}

/**
 * What revisions are compared in: what has been translated since and is written as it was is no difference, so that it is
 * said alike on both sides.
 */
async function titlesOfToday({ db, services, orgId }: TenantCall) {
  return (await loadCatalog(db, services.caches.catalogs, orgId)).records
}

type Looking = { readonly measurer?: TextMeasurer; readonly today?: TranslatedLists }

async function storedRevision(tenant: TenantCall, order: ProductOrder, number: number) {
  const row = await ofOrder(tenant, order)
    .innerJoin('revisionFrames', (join) =>
      join
        .onRef('revisionFrames.orgId', '=', 'orderRevisions.orgId')
        .onRef('revisionFrames.hash', '=', 'orderRevisions.frameHash'),
    )
    .select(['content', 'prices', 'body', 'orderRevisions.created'])
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) return notFound()
  return succeed({
    content: frozenContentSchema.parse(JSON.parse(row.content)),
    prices: frozenPricesSchema.parse(JSON.parse(row.prices)),
    frame: frameSchema.parse(JSON.parse(row.body)),
    created: row.created,
  })
}

/** The order of a revision, judged by the catalog and at the prices of then, for this caller. */
export async function evaluationOf(
  tenant: TenantCall,
  order: ProductOrder,
  number: number,
  { measurer, today }: Looking = {},
): Promise<Outcome<OrderEvaluation>> {
  const stored = await storedRevision(tenant, order, number)
  if (!stored.ok) return stored
  const pricingIsHidden = !seesPrices(tenant, order)
  const reader = { role: tenant.actor.role, pricingIsHidden, measurer, language: readersLanguage() }
  return succeed(evaluateRevision(stored.data, order, today ? { ...reader, today } : reader))
}

/** One of a pair, to be drawn: by its own catalog, or as the order is now. */
export async function drawnSideOf(
  tenant: TenantCall,
  order: ProductOrder,
  number: number | null,
): Promise<Outcome<OrderEvaluation>> {
  if (number === null) return succeed(await judgedNow(tenant, order, readersContext))
  return evaluationOf(tenant, order, number, { today: await titlesOfToday(tenant) })
}
