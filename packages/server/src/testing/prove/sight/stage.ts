/** The people and organizations of the model, and records with marks in every place, made without the product's calls. */
import { createWebhook, endpoints } from '@orderwright/contract'
import { type DemoOrg, demoUserId } from '../../../seeds/demo-orgs.ts'
import { makeApiKey } from '../../sign-in/api-keys.ts'
import { insert, orderOf } from '../../fixture.ts'
import type { Caller, TestApp } from '../../test-app.ts'
import type { TestDatabase } from '../../test-database.ts'
import { markAmount, marksIn, markWord } from './marks.ts'
import type { Stage } from './on-stage.ts'
import { addLaterRecords, furnishLater } from './later-records.ts'
import { isStaff, mark, type Model, newModel, type Order, type Person, sees, seesPrices } from './model.ts'

const roles = { owner: 'owner', member: 'member', guest: 'guest', guestHiddenPricing: 'guest' } as const

async function addGuest({ owner: { db } }: TestDatabase, database: TestDatabase, org: DemoOrg) {
  const email = `${markWord()}@example.com`
  const user = await db
    .insertInto('users')
    .values({ email, firstName: 'Other', lastName: 'Guest', name: 'Other Guest' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insert(database, 'membership', org.id, { userId: user.id, role: 'guest' })
  return { userId: user.id, email }
}

/** Everybody of an organization, and two programs. */
async function peopleOf(database: TestDatabase, app: TestApp, org: DemoOrg): Promise<[Person, Caller][]> {
  const base = { orgId: org.id, isProgram: false, mayWrite: true, isBlind: false }
  const made: [Person, Caller][] = []
  for (const key of ['owner', 'member', 'guest', 'guestHiddenPricing'] as const) {
    const userId = demoUserId(org, key)
    const person: Person = {
      ...base,
      name: `${key} of ${org.key}`,
      role: roles[key],
      userId,
      email: org.emails[key],
      isBlind: key === 'guestHiddenPricing',
    }
    made.push([person, await app.as(userId)])
  }
  const other = await addGuest(database, database, org)
  made.push([
    { ...base, ...other, name: `another guest of ${org.key}`, role: 'guest' },
    await app.as(other.userId),
  ])
  for (const [role, scope] of [
    ['member', 'read'],
    ['owner', 'write'],
  ] as const) {
    const { caller, apiKey } = await makeApiKey(app, {
      orgId: org.id,
      ownerId: demoUserId(org, 'owner'),
      scope,
      role,
    })
    const person: Person = {
      ...base,
      name: `program of ${org.key} that may ${scope}`,
      role,
      isProgram: true,
      mayWrite: scope === 'write',
      userId: apiKey.id,
      email: '',
    }
    made.push([person, caller])
  }
  return made
}

async function visitor(app: TestApp, name: string): Promise<[Person, Caller]> {
  const made = await app.visitor()
  const { userId } = made.visitor
  return [
    {
      name,
      orgId: null,
      role: 'visitor',
      isProgram: false,
      mayWrite: true,
      email: '',
      userId,
      isBlind: false,
    },
    made.caller,
  ]
}

/** What stands in an organization beside its orders: for employees, and for owners alone. */
async function furnish({ database, model, callers, productIds }: Stage, org: DemoOrg): Promise<void> {
  const customer = markWord()
  await insert(database, 'customer', org.id, { title: customer })
  mark(model, customer, `a customer of ${org.key}`, (person) => isStaff(person, org.id))
  const group = markWord()
  await insert(database, 'userGroup', org.id, { title: group })
  mark(model, group, `a group of guests of ${org.key}`, (person) => isStaff(person, org.id))
  const product = markWord()
  const { id: productId } = await insert(database, 'product', org.id, {
    title: product,
    rank: 990,
    isStocked: 1,
    productCategoryId: (await categoryOf(database, org)).id,
  })
  mark(
    model,
    product,
    `a product of ${org.key}`,
    (person) => person.orgId === org.id || comesByLink(model, person, org.id),
  )
  productIds.set(org.id, productId)
  await furnishLater({ database, model, callers }, org, productId)
  const address = markWord()
  const owner = model.people.find(
    ({ orgId, role, isProgram }) => orgId === org.id && role === 'owner' && !isProgram,
  )
  const answer =
    owner &&
    (await callers.get(owner)?.call(createWebhook, {
      orgId: org.id,
      url: `https://example.com/${address}`,
      events: ['order.submitted'],
    }))
  if (answer?.status !== 200) throw new Error(`no webhook at ${org.key}`)
  mark(
    model,
    address,
    `a webhook of ${org.key}`,
    (person) => person.orgId === org.id && person.role === 'owner',
  )
}

/** The catalog comes with an order that a link opens. */
const comesByLink = ({ orders }: Model, person: Person, orgId: number) =>
  orders.some((order) => order.orgId === orgId && sees(person, order))

async function categoryOf(database: TestDatabase, { id }: DemoOrg) {
  return database.owner.db
    .selectFrom('productCategories')
    .select('id')
    .where('orgId', '=', id)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
}

const standings = ['started', 'payment', 'shipped'] as const

/** A new order with a mark in each of its places. */
export async function addOrder(stage: Stage, owner: Person, orgId: number): Promise<Order> {
  const {
    database,
    model,
    app: { services },
  } = stage
  const [title, firm, note, name, amount, command] = [
    markWord(),
    markWord(),
    markWord(),
    markWord(),
    markAmount(),
    markAmount(),
  ]
  const { order, line } = await orderOf(database, {
    orgId,
    userId: owner.userId,
    // In turn: just begun, to be paid, and gone out to the customer.
    standing: standings[model.orders.length % standings.length] ?? 'started',
    title,
    firmName: firm,
    projectName: note,
    taxPercentage: 0,
    commandData: { number: 'C-1', date: '', totalInCents: command },
    costs: {
      orderSubTotal: amount,
      discount: 0,
      shipping: 0,
      shippingIsTbd: false,
      tariff: 0,
      tax: 0,
      orderTotal: amount,
      depositAmount: Math.round(amount / 2),
      depositPercentage: 50,
    },
  })
  await database.owner.db
    .updateTable('productInstances')
    .set({ title: name, customPriceInCents: amount })
    .where('orgId', '=', orgId)
    .where('id', '=', line.id)
    .execute()
  const file = markWord()
  const inward = markWord()
  const files: { id: number; isInternal: boolean }[] = []
  for (const [text, isInternal] of [
    [file, false],
    [inward, true],
  ] as const) {
    const storageKey = `${orgId}/sight-${text}.txt`
    // The mark stands in the file too: whoever gets its bytes has it.
    const bytes = Buffer.from(`In the file: ${text}`)
    await services.storage.put(storageKey, bytes)
    const { id } = await insert(database, 'orderFile', orgId, {
      productOrderId: order.id,
      bytes: bytes.length,
      format: 'pdf',
      uploaderId: owner.userId,
      uploaderKind: isInternal ? 'employee' : 'guest',
      isInternal: isInternal ? 1 : 0,
      title: `${text}.pdf`,
      storageKey,
    })
    files.push({ id, isInternal })
  }
  const made: Order = {
    id: order.id,
    orgId,
    number: order.orgSpecificId,
    lineId: line.id,
    title,
    files,
    owner,
    involved: new Map(),
    link: null,
  }
  model.orders.push(made)
  const about = `of order ${order.id} of ${owner.name}`
  mark(model, title, `the title ${about}`, (person) => sees(person, made))
  mark(model, firm, `the firm ${about}`, (person) => sees(person, made))
  mark(model, note, `the project ${about}`, (person) => sees(person, made))
  mark(model, name, `an item ${about}`, (person) => sees(person, made))
  mark(model, amount, `the price ${about}`, (person) => seesPrices(person, made))
  mark(model, command, `what was ordered elsewhere ${about}`, (person) => isStaff(person, orgId))
  mark(model, file, `a file ${about}`, (person) => sees(person, made))
  mark(model, inward, `an internal file ${about}`, (person) => isStaff(person, orgId))
  await addLaterRecords(stage, made)
  return made
}

/** Addresses are known to the house, and to whoever is or was on an order with them. */
function markAddresses(model: Model): void {
  for (const known of model.people) {
    const [word] = marksIn(known.email)
    if (word === undefined) continue
    mark(model, word, `the address of ${known.name}`, (person) => {
      if (person === known || (known.orgId !== null && isStaff(person, known.orgId))) return true
      return model.orders.some(
        (order) => sees(person, order) && (sees(known, order) || order.involved.has(known)),
      )
    })
  }
}

export async function openStage(
  database: TestDatabase,
  app: TestApp,
  orgs: readonly DemoOrg[],
): Promise<Stage> {
  const everybody: [Person, Caller][] = []
  for (const org of orgs) everybody.push(...(await peopleOf(database, app, org)))
  for (const name of ['one visitor', 'another visitor']) everybody.push(await visitor(app, name))
  const model = newModel(everybody.map(([person]) => person))
  const callers = new Map(everybody)
  const stage: Stage = { database, app, model, callers, orgs, productIds: new Map() }
  markAddresses(model)
  for (const org of orgs) await furnish(stage, org)
  for (const person of model.people)
    if (person.orgId !== null && !person.isProgram) await addOrder(stage, person, person.orgId)
  // Signing in makes people known by their names; it is no part of what is tried.
  for (const [person, caller] of everybody)
    if (person.orgId !== null) await caller.call(endpoints.getOrdersTotal, { orgId: person.orgId })
  return stage
}
