/** Favorite configurations over the real database: whose they are, what they keep, and what becomes of them. */
import { type BodyOf, endpoints, type FavoriteView } from '@orderwright/contract'
import { FAVORITE_NAME_MAX, OWN_FAVORITES_MOST, SHARED_FAVORITES_MOST } from '@orderwright/domain/favorites'
import { favoriteMessages as words } from '@orderwright/domain/messages'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { optionIds, productIds, propertyIds } from '../../seeds/maison-lumen/ids.ts'
import { change, insert, orderOf } from '../../testing/fixture.ts'
import { linkHolder } from '../../testing/sign-in/link-holder.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { eraseFromOrg } from '../personal-data/erasure.ts'
import { readPerson } from '../personal-data/read-person.ts'

const orgId = maisonLumen.id
const id = {
  guest: demoUserId(maisonLumen, 'guest'),
  hidden: demoUserId(maisonLumen, 'guestHiddenPricing'),
  member: demoUserId(maisonLumen, 'member'),
  owner: demoUserId(maisonLumen, 'owner'),
}
const inUse = useTestApp()
let guest: Caller
let hidden: Caller
let member: Caller
let owner: Caller
beforeAll(async () => {
  guest = await inUse.app.as(id.guest)
  hidden = await inUse.app.as(id.hidden)
  member = await inUse.app.as(id.member)
  owner = await inUse.app.as(id.owner)
})
const db = () => inUse.database.owner.db
beforeEach(async () => {
  await db().deleteFrom('favoriteConfigurations').execute()
})

const choices = {
  productId: productIds.keypad,
  properties: { [propertyIds.edge]: { optionId: optionIds.edgeBevelled } },
  orderProperties: {},
}
type Save = BodyOf<typeof endpoints.saveFavorite>
type Update = BodyOf<typeof endpoints.updateFavorite>

const save = (caller: Caller, name: string, more: Partial<Save> = {}) =>
  caller.call(endpoints.saveFavorite, { orgId, name, choices, ...more })
const saved = async (caller: Caller, name: string, more: Partial<Save> = {}) =>
  (await save(caller, name, more)).data.favorite
const list = async (caller: Caller, more: object = {}) =>
  (await caller.call(endpoints.getFavorites, { orgId, ...more })).data
const names = async (caller: Caller) => (await list(caller)).favorites.map(({ name }) => name)
const update = (caller: Caller, { id: favoriteId, version }: FavoriteView, more: Partial<Update>) =>
  caller.call(endpoints.updateFavorite, { orgId, favoriteId, version, ...more })
const remove = (caller: Caller, { id: favoriteId }: FavoriteView, isDeleted = true) =>
  caller.call(endpoints.deleteFavorite, { orgId, favoriteId, isDeleted })

describe('[issue 18] a favorite', () => {
  test('keeps product and choices with what they are called, under a name in one line', async () => {
    expect(await saved(guest, '  Bedroom\nplate \u0007')).toMatchObject({
      name: 'Bedroom plate',
      version: 1,
      productId: productIds.keypad,
      properties: choices.properties,
      isShared: false,
      isDeleted: false,
      choiceNames: [
        {
          propertyId: propertyIds.edge,
          options: [{ id: optionIds.edgeBevelled, title: expect.any(String) }],
        },
      ],
    })
    expect(await names(guest)).toEqual(['Bedroom plate'])
  })

  test('is its person’s alone: others neither see nor change it, and an own one of the same name is another', async () => {
    const own = await saved(guest, 'Hall')
    for (const other of [hidden, member, owner]) {
      expect(await names(other)).toEqual([])
      expect((await update(other, own, { name: 'Mine' })).status).toBe(404)
      expect((await remove(other, own)).status).toBe(404)
    }
    await saved(hidden, 'Hall')
    expect(await names(guest)).toEqual(['Hall'])
  })

  test('that is shared is found and changed by every employee, and by no guest, an employee in guest mode among them', async () => {
    const shared = await saved(owner, 'Standard', { isShared: true })
    expect(await names(member)).toEqual(['Standard'])
    expect(await list(guest)).toEqual({ favorites: [], mayShare: false })
    expect(await list(member, { isGuestMode: true })).toEqual({ favorites: [], mayShare: false })
    expect((await update(guest, shared, { name: 'Mine' })).status).toBe(404)
    expect((await remove(guest, shared)).status).toBe(404)
    expect((await update(member, shared, { name: 'House standard' })).data.favorite.name).toBe(
      'House standard',
    )
  })

  test('is shared by employees alone', async () => {
    expect(await save(guest, 'Hall', { isShared: true })).toMatchObject({
      status: 403,
      error: { message: words.notShared },
    })
    const own = await saved(guest, 'Hall')
    expect((await update(guest, own, { isShared: true })).status).toBe(403)
    expect((await save(owner, 'Hall', { isShared: true, isGuestMode: true })).status).toBe(403)
  })

  test('is shared later, and taken back by whoever keeps it for themselves', async () => {
    const own = await saved(owner, 'Hall')
    const shared = (await update(owner, own, { isShared: true })).data.favorite
    expect([shared.isShared, await names(member)]).toEqual([true, ['Hall']])
    await update(member, shared, { isShared: false })
    expect([await names(member), await names(owner)]).toEqual([['Hall'], []])
  })

  test('of somebody who only came by a link is not kept', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: id.guest })
    const holder = await linkHolder(inUse.app, owner, order.id)
    expect((await save(holder, 'Hall')).status).toBe(404)
  })

  test('is found by nobody at another organization', async () => {
    const foreign = await inUse.app.as(demoUserId(haldenLight, 'owner'))
    const shared = await saved(owner, 'Standard', { isShared: true })
    const elsewhere = { orgId: haldenLight.id, favoriteId: shared.id, version: 1 }
    expect((await foreign.call(endpoints.updateFavorite, elsewhere)).status).toBe(404)
    expect((await foreign.call(endpoints.getFavorites, { orgId })).status).toBe(404)
  })
})

describe('[issue 18] the name of a favorite', () => {
  test('is taken only once: an equal one is refused until its replacement is asked for', async () => {
    const first = await saved(guest, 'Hall')
    const again = await save(guest, 'HALL', { choices: { ...choices, properties: {} } })
    expect(again).toMatchObject({
      status: 422,
      error: { code: 'refused', message: words.nameTaken({ name: 'Hall' }), details: { rule: 'nameTaken' } },
    })
    const replaced = await saved(guest, 'HALL', {
      choices: { ...choices, properties: {} },
      replaces: true,
    })
    expect(replaced).toMatchObject({ id: first.id, name: 'HALL', version: 2, properties: {} })
    expect(await names(guest)).toEqual(['HALL'])
  })

  test('is refused to another one too, and to one that comes back', async () => {
    const hall = await saved(guest, 'Hall')
    const room = await saved(guest, 'Room')
    expect((await update(guest, room, { name: 'hall' })).error.details?.rule).toBe('nameTaken')
    await remove(guest, hall)
    expect((await update(guest, room, { name: 'Hall' })).status).toBe(200)
    expect((await remove(guest, hall, false)).error.details?.rule).toBe('nameTaken')
  })

  test('has one to eighty characters', async () => {
    expect((await save(guest, ' \u0007 ')).status).toBe(400)
    expect((await save(guest, 'x'.repeat(FAVORITE_NAME_MAX + 1))).status).toBe(400)
    expect((await save(guest, 'x'.repeat(FAVORITE_NAME_MAX))).status).toBe(200)
  })

  test('that two save at once is one favorite', async () => {
    const both = await Promise.all([save(guest, 'Hall'), save(guest, 'Hall')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await names(guest)).toEqual(['Hall'])
  })
})

describe('[issue 18] the choices of a favorite', () => {
  test('that the caller is not offered are not kept, nor told by their names', async () => {
    const secret = await insert(inUse.database, 'productOption', orgId, {
      title: 'Secret gold',
      productPropertyId: propertyIds.edge,
      rank: 90,
      publishLevel: 'admin',
    })
    const properties = { [propertyIds.edge]: { optionId: secret.id } }
    expect((await saved(guest, 'Gold', { choices: { ...choices, properties } })).properties).toEqual({})
    const shared = await saved(owner, 'Gold', { choices: { ...choices, properties }, isShared: true })
    expect(shared.choiceNames[0]?.options).toEqual([{ id: secret.id, title: 'Secret gold' }])
    const seen = await member.call(endpoints.getFavorites, { orgId })
    expect(seen.data.favorites[0]?.choiceNames[0]?.options).toEqual([{ id: secret.id, title: '' }])
    expect(seen.text).not.toContain('Secret gold')
  })

  test('stay as they are when something of them goes, with its former name', async () => {
    const option = await insert(inUse.database, 'productOption', orgId, {
      title: 'Short-lived',
      productPropertyId: propertyIds.edge,
      rank: 91,
    })
    const properties = { [propertyIds.edge]: { optionId: option.id } }
    await saved(guest, 'Old', { choices: { ...choices, properties } })
    await change(inUse.database, 'productOption', orgId, option.id, { deletedAt: '2026-11-01T00:00:00Z' })
    const [favorite] = (await list(guest)).favorites
    expect(favorite?.properties).toEqual(properties)
    expect(favorite?.choiceNames[0]?.options).toEqual([{ id: option.id, title: 'Short-lived' }])
  })

  test('of a product that is not offered are refused, and a shared one of it is not found by those below', async () => {
    const product = await insert(inUse.database, 'product', orgId, {
      title: 'Prototype',
      rank: 90,
      publishLevel: 'admin',
    })
    const ofProduct = { choices: { ...choices, properties: {}, productId: product.id } }
    expect((await save(guest, 'P', ofProduct)).error.details?.rule).toBe('productNotOffered')
    const shared = await saved(owner, 'P', { ...ofProduct, isShared: true })
    expect([await names(owner), await names(member)]).toEqual([['P'], []])
    expect((await remove(member, shared)).status).toBe(404)
  })

  test('are replaced by those of another item, and only of the version that was seen', async () => {
    const own = await saved(guest, 'Hall')
    const other = { ...choices, properties: {} }
    const changed = (await update(guest, own, { choices: other })).data.favorite
    expect([changed.properties, changed.name, changed.version]).toEqual([{}, 'Hall', 2])
    expect((await update(guest, own, { name: 'Late' })).error).toMatchObject({
      code: 'conflict',
      details: { current: { version: 2, name: 'Hall', isShared: false } },
    })
  })

  test('that are too long are refused', async () => {
    const properties = Object.fromEntries(
      [
        propertyIds.edge,
        propertyIds.plateFinish,
        propertyIds.plateSize,
        propertyIds.layout,
        propertyIds.engraving,
        propertyIds.engravingFont,
        propertyIds.engravingType,
      ].map((property) => [property, { value: 'x'.repeat(10_000) }]),
    )
    expect((await save(guest, 'Long', { choices: { ...choices, properties } })).error.details?.rule).toBe(
      'tooLarge',
    )
  })
})

describe('[issue 18] a favorite that is deleted', () => {
  test('comes back as it was', async () => {
    const own = await saved(guest, 'Hall')
    expect((await remove(guest, own)).data.favorite.isDeleted).toBe(true)
    expect(await names(guest)).toEqual([])
    expect((await update(guest, own, { name: 'Gone' })).status).toBe(404)
    expect((await remove(guest, own, false)).data.favorite).toMatchObject({ name: 'Hall', isDeleted: false })
    expect(await names(guest)).toEqual(['Hall'])
  })

  test('is not found any more after thirty days', async () => {
    const own = await saved(guest, 'Hall')
    await change(inUse.database, 'favoriteConfiguration', orgId, own.id, {
      deletedAt: '2020-01-01T00:00:00Z',
    })
    expect((await remove(guest, own, false)).status).toBe(404)
  })
})

describe('[issue 18] there are at most', () => {
  const fill = (count: number, userId: number | null) =>
    db()
      .insertInto('favoriteConfigurations')
      .values(
        Array.from({ length: count }, (_, index) => ({
          orgId,
          userId,
          name: `F ${index}`,
          productId: productIds.keypad,
        })),
      )
      .execute()

  test('200 of a person, whatever others have', async () => {
    await fill(OWN_FAVORITES_MOST, id.guest)
    expect((await save(guest, 'More')).error).toMatchObject({
      message: words.tooManyOwn({ most: OWN_FAVORITES_MOST }),
      details: { rule: 'tooMany' },
    })
    expect((await save(guest, 'F 7', { replaces: true })).status).toBe(200)
    expect((await save(hidden, 'More')).status).toBe(200)
  })

  test('500 that are shared, also by sharing one', async () => {
    const own = await saved(owner, 'Mine')
    await fill(SHARED_FAVORITES_MOST, null)
    expect((await save(owner, 'More', { isShared: true })).error.details?.rule).toBe('tooMany')
    expect((await update(owner, own, { isShared: true })).error.details?.rule).toBe('tooMany')
    expect((await list(owner)).favorites).toHaveLength(SHARED_FAVORITES_MOST + 1)
  })
})

describe('[issue 18] the favorites of a person', () => {
  test('are in their export and go with them; shared ones stay, without their name', async () => {
    const person = await db()
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id.hidden)
      .executeTakeFirstOrThrow()
    await saved(hidden, 'Own')
    await saved(owner, `Plate of ${person.name}`, { isShared: true })
    const told = await db()
      .transaction()
      .execute((trx) => readPerson(trx, { orgId, userId: id.hidden }))
    const theirs = told.find(({ table }) => table === 'favorite_configurations')
    expect(theirs?.lines.some((line) => line.includes('"Own"'))).toBe(true)
    await db()
      .updateTable('productOrders')
      .set({ archived: 1 })
      .where('orgId', '=', orgId)
      .where('userId', '=', id.hidden)
      .execute()
    const erased = await eraseFromOrg(inUse.app.services, { orgId, userId: id.hidden })
    expect(erased.ok).toBe(true)
    const left = await db().selectFrom('favoriteConfigurations').select(['name', 'userId']).execute()
    expect(left).toHaveLength(1)
    expect(left[0]?.userId).toBeNull()
    expect(left[0]?.name).not.toContain(person.name)
  })
})
