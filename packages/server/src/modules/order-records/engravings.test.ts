/** Engravings through the calls: who may lift their limits, what is refused at submission, and bad texts. */
import { endpoints, productInstanceResource } from '@orderwright/contract'
import { compileCatalog } from '@orderwright/domain/catalog'
import { defaultConfiguration } from '@orderwright/domain/configuration'
import { newItem, type Selection, type Selections } from '@orderwright/domain/orders'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { timestamp } from '@orderwright/domain/units'
import { anOrder } from '@orderwright/domain/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jsonb } from '../../platform/database/database.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { maisonLumenCatalog } from '../../seeds/maison-lumen/catalog/catalog.ts'
import { optionIds, productIds, propertyIds } from '../../seeds/maison-lumen/ids.ts'
import { maisonLumenProfile } from '../../seeds/maison-lumen/profile.ts'
import { insert, type OrderFixture, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const line = productInstanceResource.endpoints
const tooWide: Selection = { engravings: [{ '0': { below: [{ text: 'W'.repeat(60) }] } }] }
const custom: Selection = { ...tooWide, customEngravings: true }
const inUse = useTestApp()
let guest: Caller
let owner: Caller
let order: OrderFixture['order']
let lineId: number

/** A keypad's own choices and those of its order, engraved in the largest size. */
function keypad(): { item: Selections; order: Selections } {
  const context = {
    catalog: compileCatalog(maisonLumenCatalog(new Date())),
    profile: maisonLumenProfile,
    viewer: { role: 'owner' as const, pricingIsHidden: false },
    now: timestamp('2026-06-15 12:00:00'),
  }
  const start = defaultConfiguration(context, { order: anOrder({ orgId }), items: [] }, productIds.keypad)
  const engraved = {
    [propertyIds.engravingType]: { optionId: optionIds.engraved },
    [propertyIds.engravingFont]: { optionId: 481 },
    [propertyIds.engravingSize]: { optionId: 463 },
    [propertyIds.engravingColor]: { optionId: 472 },
  }
  return { item: { ...start.item, ...engraved }, order: start.order }
}

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
})
beforeEach(async () => {
  const choices = keypad()
  const made = await orderOf(inUse.database, { orgId, userId: guestId, properties: choices.order })
  order = made.order
  const draft = newItem({ orgId, productId: productIds.keypad, rank: 2, title: 'Hall' })
  const plate = await insert(inUse.database, 'productInstance', orgId, {
    ...draft,
    productOrderId: order.id,
    properties: choices.item,
  })
  lineId = plate.id
})

async function engrave(caller: Caller, selection: unknown, id = lineId) {
  const { version } = await storedLine(id)
  if (!line.update) throw new Error('lines are not updated')
  return caller.call(line.update, {
    orgId,
    where: { id },
    version,
    props: { properties: { [propertyIds.engraving]: selection } },
  })
}

async function storedLine(id: number) {
  return inUse.database.owner.db
    .selectFrom('productInstances')
    .select(['properties', 'version'])
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function stored(): Promise<unknown> {
  return (await storedLine(lineId)).properties[propertyIds.engraving]
}

const submit = () => guest.call(endpoints.submitOrder, { productOrderId: order.id })

async function withProfile(engraving: Partial<OrgProfile['engraving']>, work: () => Promise<void>) {
  const set = (profile: object) =>
    inUse.database.owner.db
      .updateTable('orgs')
      .set({ profile: jsonb(profile) })
      .where('id', '=', orgId)
      .execute()
  await set({ ...maisonLumenProfile, engraving: { ...maisonLumenProfile.engraving, ...engraving } })
  try {
    await work()
  } finally {
    await set(maisonLumenProfile)
  }
}

describe('submitting', () => {
  test('[1.5.02, 1.5.30] an engraving over its limit is refused, measured by the server on the real glyphs', async () => {
    expect((await engrave(guest, tooWide)).status).toBe(200)
    const answer = await submit()
    expect([answer.status, answer.error.details?.rule]).toEqual([422, 'itemInvalid'])
    // [issue 12, 34]
    expect(answer.error.details?.places).toContainEqual({
      itemId: lineId,
      itemTitle: 'Hall',
      propertyId: propertyIds.engraving,
      propertyTitle: 'Engravings',
      message: 'Engravings: a text is too wide for its place.',
    })
    expect((await engrave(guest, { engravings: [{ '0': { below: [{ text: 'ON' }] } }] })).status).toBe(200)
    expect((await submit()).status).toBe(200)
  })

  test('[1.4.38] custom engravings pass, and the flag is on the line for who reviews it', async () => {
    await engrave(guest, custom)
    expect((await submit()).status).toBe(200)
    if (!line.get) throw new Error('lines are not read')
    const answer = await owner.call(line.get, { orgId, where: { id: lineId } })
    const flagged = { [propertyIds.engraving]: { customEngravings: true } }
    expect(answer.data).toMatchObject({ records: [{ properties: flagged }] })
  })

  test('a letter that the font does not have is refused', async () => {
    await engrave(guest, { engravings: [{ '0': { below: [{ text: 'שלום' }] } }] })
    expect((await submit()).status).toBe(422)
  })

  test('[1.5.31] with one input only the second line is not judged, as it is not cut', async () => {
    const two = { engravings: [{ '0': { below: [{ text: 'ON' }, { text: 'W'.repeat(60) }] } }] }
    await engrave(guest, two)
    expect((await submit()).status).toBe(422)
    if (!line.update) throw new Error('lines are not updated')
    const { version } = await storedLine(lineId)
    const light = { [propertyIds.ledIndicator]: { optionId: optionIds.ledOn } }
    await guest.call(line.update, {
      orgId,
      where: { id: lineId },
      version,
      props: { properties: light },
    })
    expect(await stored()).toEqual(two)
    expect((await submit()).status).toBe(200)
  })
})

describe('enabling custom engravings', () => {
  test('[1.4.38] happens once: a later change leaves them on, taking back that very step does not', async () => {
    await engrave(guest, custom)
    const other = { engravings: [{ '0': { above: [{ text: 'ON' }] } }] }
    await engrave(guest, other)
    expect(await stored()).toEqual({ ...other, customEngravings: true })
    await engrave(guest, other)
    expect(await stored()).toEqual(other)
  })

  test('[1.4.38] is refused to a guest where employees alone may, and to all where nobody may', async () => {
    await withProfile({ custom: 'employees' }, async () => {
      const answer = await engrave(guest, custom)
      expect([answer.status, answer.error.details]).toMatchObject([
        422,
        { rule: 'customEngravingsNotOffered' },
      ])
      expect(await stored()).toBeUndefined()
      expect((await engrave(owner, custom)).status).toBe(200)
    })
    await engrave(owner, tooWide)
    await withProfile({ custom: 'nobody' }, async () => {
      expect((await engrave(owner, custom)).status).toBe(422)
    })
    expect(await stored()).toEqual(tooWide)
  })

  test('is for who may change the line: not for another guest, nor after the order is submitted', async () => {
    const foreign = await orderOf(inUse.database, { orgId, userId: demoUserId(maisonLumen, 'owner') })
    expect((await engrave(guest, custom, foreign.line.id)).status).toBe(404)
    const submitted = await orderOf(inUse.database, { orgId, userId: guestId, standing: 'submitted' })
    expect((await engrave(guest, custom, submitted.line.id)).status).toBe(403)
    expect((await inUse.app.anonymous.call(endpoints.submitOrder, { productOrderId: order.id })).status).toBe(
      401,
    )
  })
})

describe('bad texts', () => {
  const below = (...entries: unknown[]) => ({ engravings: [{ '0': { below: entries } }] })

  test.each([
    ['10,000 characters', below({ text: 'x'.repeat(10_000) }), 400],
    ['three lines', below({ text: 'A' }, { text: 'B' }, { text: 'C' }), 400],
    ['text and symbol at once', below({ text: 'A', symbol: 'moon' }), 400],
    ['another side', { engravings: [{ '0': { beside: [{ text: 'A' }] } }] }, 400],
    ['a text that no database holds', below({ text: 'A\u0000B' }), 400],
    ['half of a character', below({ text: 'A\ud83dB' }), 400],
    ['a symbol that does not exist', below({ symbol: 'no-such-symbol' }), 422],
  ])('%s is refused and changes nothing', async (_, selection, status) => {
    expect((await engrave(guest, selection)).status).toBe(status)
    expect(await stored()).toBeUndefined()
  })

  test.each([
    ['control characters', 'A\u001bB\u0007C', 'ABC'],
    ['line ends', 'MAIN\nHALL', 'MAIN HALL'],
    ['marks of direction', '\u202eLLAH', 'LLAH'],
    ['letters with marks apart', 'Cafe\u0301', 'Café'],
    ['emoji', '👩‍👧', '👩‍👧'],
    ['[1.5.32] mixed case', 'ReAd', 'ReAd'],
  ])('%s: %j is stored as %j', async (_, typed, kept) => {
    expect((await engrave(guest, below({ text: typed }))).status).toBe(200)
    expect(await stored()).toEqual(below({ text: kept }))
  })
})
