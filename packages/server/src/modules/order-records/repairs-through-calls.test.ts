/**
 * Ways out through the calls: random orders of every organisation, kept in the database; each way out of a refused choice or of
 * an invalid line is sent as the editor sends it, and what the server keeps then is what was promised.
 */
import { evaluateOrder, type OrderEvaluation, type Repair } from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import type { OrderDocument, SelectionChange } from '@orderwright/domain/orders'
import { drawingRefusal, explainItem, planChanges } from '@orderwright/domain/repairs'
import { checkAsyncLaw, type Cover } from '@orderwright/domain/testing/check-law'
import { fc } from '@fast-check/vitest'
import { beforeAll, describe, expect, test } from 'vitest'
import '../../platform/drawing-families.ts'
import { demoOrgs, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { randomFrom } from '../../seeds/random.ts'
import {
  brokenOrder,
  demoOrders,
  giveBack,
  keepOrder,
  keptOrder,
  ownersContext,
  randomOrder,
  refusedChoice,
  takeRepair,
} from '../../testing/orders/repaired-orders.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const inUse = useTestApp({ now: () => new Date('2026-06-15T12:00:00Z') })
const contexts = new Map<number, EvaluationContext>()
const owners = new Map<number, Caller>()
const starts = new Map<number, readonly OrderDocument[]>()
let taken = 0

beforeAll(async () => {
  for (const org of demoOrgs) {
    contexts.set(org.id, await ownersContext(inUse.database, org.id))
    starts.set(org.id, await demoOrders(inUse.database, org.id))
    owners.set(org.id, await inUse.app.as(demoUserId(org, 'owner')))
  }
})

const invalidLines = ({ items }: OrderEvaluation) =>
  items.filter(({ isValid }) => !isValid).map(({ item }) => item.id)

const invalidOfOrder = ({ orderProperties }: OrderEvaluation) =>
  orderProperties.filter(({ isValid }) => !isValid).map(({ property }) => property.id)

/** Sends a way out and gives everything back; what the order is in between. */
async function after(
  context: EvaluationContext,
  document: OrderDocument,
  repair: Repair,
): Promise<OrderEvaluation> {
  const { orgId, id } = document.order
  const caller = owners.get(orgId)
  if (!caller) throw new Error('nobody calls')
  const now = await keptOrder(inUse.database, orgId, id)
  const answer = await takeRepair(caller, context, now, repair)
  expect([repair.title, answer.status, answer.status === 200 ? '' : answer.text]).toEqual([
    repair.title,
    200,
    '',
  ])
  const next = evaluateOrder(context, await keptOrder(inUse.database, orgId, id))
  await giveBack(inUse.database, orgId, document)
  taken += 1
  return next
}

/** The price is the server's: what it keeps as the subtotal after, less what the order came to before. */
function expectPrice(
  before: OrderEvaluation,
  next: OrderEvaluation,
  repair: Repair,
  cover: () => void,
): void {
  if (!before.isPriced || !next.isPriced) return
  const difference = next.document.order.costs.orderSubTotal - (before.subtotal ?? 0)
  expect([repair.title, repair.priceDifferenceInCents]).toEqual([repair.title, difference])
  cover()
}

const rankOf = ({ changes, priceDifferenceInCents }: Repair) => [
  changes.length,
  priceDifferenceInCents ?? Number.MAX_SAFE_INTEGER,
]

function expectSorted(repairs: readonly Repair[]): void {
  const ranks = repairs.map(rankOf)
  expect(ranks).toEqual(ranks.toSorted(([a = 0, x = 0], [b = 0, y = 0]) => a - b || x - y))
}

function holds({ order, items }: OrderDocument, { itemId, propertyId, selection }: SelectionChange): boolean {
  const place = itemId === null ? order : items.find(({ id }) => id === itemId)
  return place?.properties[propertyId]?.optionId === selection?.optionId
}

type Case = 'refused' | 'offered' | 'ofOrder' | 'severalLines' | 'severalChanges' | 'priced'

/** Takes every way out of one refused choice. */
async function takeWaysOut(
  before: OrderEvaluation,
  asked: SelectionChange,
  cover: Cover<Case>,
): Promise<void> {
  const { context, document } = before
  const refusal = drawingRefusal(before, asked, [asked]) ?? planChanges(context, document, [asked])
  if (refusal.ok) return
  cover('refused')
  expectSorted(refusal.repairs)
  const known = invalidLines(before)
  for (const repair of refusal.repairs) {
    cover('offered')
    const next = await after(context, document, repair)
    expect([repair.title, holds(next.document, asked)]).toEqual([repair.title, true])
    const left = invalidLines(next)
    expect([repair.title, left.filter((id) => !known.includes(id))]).toEqual([repair.title, []])
    expect(invalidOfOrder(next).filter((id) => !invalidOfOrder(before).includes(id))).toEqual([])
    if (asked.itemId === null) cover('ofOrder')
    else expect(left).not.toContain(asked.itemId)
    const lines = new Set(repair.changes.map(({ itemId }) => itemId).filter((id) => id !== null))
    if (lines.size > 1) cover('severalLines')
    if (repair.changes.length > 2) cover('severalChanges')
    expectPrice(before, next, repair, () => cover('priced'))
  }
}

const draws = fc.record({
  // Half of them of the one with the most rules.
  org: fc.oneof(fc.constant(maisonLumen), fc.constantFrom(...demoOrgs)),
  seed: fc.nat(),
  lines: fc.integer({ min: 1, max: 5 }),
  choices: fc.integer({ min: 0, max: 8 }),
})

/** A random order of an organisation that is kept in the database, with what its owner judges it by. */
async function drawn(
  {
    org,
    seed,
    lines,
    choices,
  }: { org: (typeof demoOrgs)[number]; seed: number; lines: number; choices: number },
  change: (context: EvaluationContext, document: OrderDocument) => OrderDocument,
): Promise<OrderEvaluation> {
  const context = contexts.get(org.id)
  if (!context) throw new Error('no such organisation')
  const random = randomFrom(seed)
  const start = random.pick(starts.get(org.id) ?? [])
  const document = change(context, randomOrder(context, start, { lines, choices }, random))
  return evaluateOrder(context, await keepOrder(inUse.database, org.id, demoUserId(org, 'owner'), document))
}

describe('ways out, sent as the editor sends them', () => {
  test('[issue 12, 12] [1.5.26, 1.5.27] of refused choices are taken by the server, give what was asked for, and cost what they say', async () => {
    taken = 0
    await checkAsyncLaw(
      { refused: 50, offered: 40, ofOrder: 2, severalLines: 1, severalChanges: 15, priced: 35 },
      draws,
      async (cover, draw) => {
        const before = await drawn(draw, (_, document) => document)
        const random = randomFrom(draw.seed + 1)
        for (let round = 0; round < 4; round++) {
          const asked = refusedChoice(before, random)
          if (asked !== null) await takeWaysOut(before, asked, cover)
        }
      },
      { numRuns: 60 },
    )
    expect(taken).toBeGreaterThan(200)
  })

  test('[issue 12, 12] [1.8.02] of invalid lines leave fewer of them, and cost what they say', async () => {
    taken = 0
    await checkAsyncLaw(
      { invalid: 25, offered: 20, priced: 15 },
      draws,
      async (cover, draw) => {
        const before = await drawn(draw, (context, document) =>
          brokenOrder(context, document, randomFrom(draw.seed + 2)),
        )
        const invalid = invalidLines(before)
        for (const itemId of invalid) {
          cover('invalid')
          const { problems, complete } = explainItem(before, itemId)
          for (const { repairs } of problems) expectSorted(repairs)
          const all = [...problems.flatMap(({ repairs }) => repairs), ...(complete ? [complete] : [])]
          for (const repair of new Map(all.map((one) => [one.title, one])).values()) {
            cover('offered')
            const next = await after(before.context, before.document, repair)
            expect([repair.title, invalidLines(next).includes(itemId)]).toEqual([repair.title, false])
            expect(invalidLines(next).length).toBeLessThan(invalid.length)
            expectPrice(before, next, repair, () => cover('priced'))
          }
        }
      },
      { numRuns: 60 },
    )
    expect(taken).toBeGreaterThan(40)
  })
})
