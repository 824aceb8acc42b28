/**
 * Marks in what came to orders and organizations after their first calls: problems, returns, changes and what they cost, favorites, stock,
 * keys and drafts. Decisions 73, 127, 129, 151, 197, 200 and 202 say who may see which.
 */
import { createCatalogDraft, endpoints } from '@orderwright/contract'
import type { DemoOrg } from '../../../seeds/demo-orgs.ts'
import { insert, longAgo } from '../../fixture.ts'
import { markAmount, markWord } from './marks.ts'
import { isStaff, mark, type Model, type Order, type Person, type Rule, sees, seesPrices } from './model.ts'
import type { Stage } from './on-stage.ts'

/** Somebody of the house who owns it. */
const owns =
  (orgId: number): Rule =>
  (person) =>
    person.orgId === orgId && person.role === 'owner'

/** A favorite of one's own is nobody else's; owners are given it with what is held about the person (decision 181). */
export function markFavorite(
  model: Model,
  name: string,
  { orgId, keeper }: { orgId: number; keeper: Person | null },
) {
  const isOwner = owns(orgId)
  if (keeper === null)
    mark(model, name, `a favorite that employees of ${orgId} share`, (person) => isStaff(person, orgId))
  else mark(model, name, `a favorite of ${keeper.name}`, (person) => person === keeper || isOwner(person))
}

/** What stands at the organization, about this product. */
export async function furnishLater(
  { database, model, callers }: Pick<Stage, 'database' | 'model' | 'callers'>,
  org: DemoOrg,
  productId: number,
): Promise<void> {
  const people = model.people.filter(({ orgId, isProgram }) => orgId === org.id && !isProgram)
  const owner = people.find(({ role }) => role === 'owner')
  const caller = owner && callers.get(owner)
  if (!owner || !caller) throw new Error(`nobody owns ${org.key}`)
  const [key, draft, shared, note] = [markWord(), markWord(), markWord(), markWord()]
  const made = [
    await caller.call(endpoints.createApiKey, { orgId: org.id, name: key }),
    await caller.call(createCatalogDraft, { orgId: org.id, title: draft }),
  ]
  if (made.some(({ status }) => status !== 200)) throw new Error(`no key or draft at ${org.key}`)
  mark(model, key, `a key of ${org.key}`, owns(org.id))
  mark(model, draft, `a draft of ${org.key}`, owns(org.id))
  await insert(database, 'favoriteConfiguration', org.id, { name: shared, productId })
  markFavorite(model, shared, { orgId: org.id, keeper: null })
  for (const keeper of people) {
    const name = markWord()
    await insert(database, 'favoriteConfiguration', org.id, { name, productId, userId: keeper.userId })
    markFavorite(model, name, { orgId: org.id, keeper })
  }
  await database.owner.db
    .insertInto('stockMovements')
    .values({
      orgId: org.id,
      productId,
      productOrderId: null,
      userId: owner.userId,
      kind: 'receipt',
      onHand: 10,
      allocated: 0,
      note,
    })
    .execute()
  mark(model, note, `a word about the stock of ${org.key}`, (person) => isStaff(person, org.id))
}

/** A problem, a return that was credited and a change that was declined, on an order. */
export async function addLaterRecords({ database, model }: Stage, order: Order): Promise<void> {
  const { id: productOrderId, orgId, lineId, owner } = order
  const [words, answer, reason, wish, refusal] = [markWord(), markWord(), markWord(), markWord(), markWord()]
  const [credit, difference] = [markAmount(), markAmount()]
  const has = { productInstanceId: lineId }
  await insert(database, 'orderProblem', orgId, {
    productOrderId,
    number: 1,
    kind: 'damaged',
    items: [{ ...has, quantity: 1 }],
    words,
    answer,
    reporterId: owner.userId,
  })
  await insert(database, 'orderReturn', orgId, {
    productOrderId,
    number: 1,
    reason: 'noLongerNeeded',
    words: reason,
    items: [{ ...has, quantity: 1 }],
    state: 'closed',
    received: [{ ...has, received: 1, restocked: 1 }],
    credit: {
      lines: [],
      goods: credit,
      shipping: 0,
      shippingTax: 0,
      fee: 0,
      adjustment: 0,
      total: credit,
    },
    requesterId: owner.userId,
  })
  await database.owner.db
    .insertInto('changeOrders')
    .values({
      orgId,
      productOrderId,
      state: 'declined',
      note: wish,
      closingNote: refusal,
      requestedBy: owner.userId,
      requestedAt: longAgo,
      closedBy: owner.userId,
      closedAt: longAgo,
      differenceInCents: difference,
    })
    .execute()
  const about = `of order ${productOrderId} of ${owner.name}`
  for (const [text, what] of [
    [words, 'a problem'],
    [answer, 'the answer to a problem'],
    [reason, 'a return'],
    [wish, 'a change'],
    [refusal, 'the end of a change'],
  ] as const)
    mark(model, text, `${what} ${about}`, (person) => sees(person, order))
  mark(model, credit, `the credit of a return ${about}`, (person) => seesPrices(person, order))
  mark(model, difference, `what a change costs ${about}`, (person) => seesPrices(person, order))
}
