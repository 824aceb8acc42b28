/** Titles of the catalog in several languages: written by owners, read by everybody in theirs. [issue 18, Languages] */
import { type Endpoint, endpoints, resources, type ServedResourceKey } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId } from '../../seeds/demo-orgs.ts'
import { change, orderOf } from '../../testing/fixture.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const guestId = demoUserId(cobaltAndPine, 'guest')
const said = (tag: string) => ({ 'accept-language': tag })
const inUse = useTestApp({ now: () => new Date('2026-11-30T12:00:00Z') })

const recordSchema = z.looseObject({ id: z.number(), version: z.number() })
const recordsSchema = z.object({ records: z.array(recordSchema) })

async function send(by: Caller, key: ServedResourceKey, verb: 'get' | 'create' | 'update', body: object) {
  const endpoint: Endpoint | undefined = resources[key].endpoints[verb]
  if (!endpoint) throw new Error(`${key} serves no ${verb}`)
  return by.post(endpoint.path, { orgId, ...body }, said('fr'))
}

async function make(by: Caller, key: ServedResourceKey, props: object) {
  const [record] = recordsSchema.parse((await send(by, key, 'create', { props })).data).records
  if (!record) throw new Error('nothing was made')
  return record
}

/** Written title, and what it is in French and Swedish; '' where it is not translated. */
const words = {
  category: ['Lanterns', 'Lanternes', 'Lyktor'],
  group: ['Body', 'Corps', ''],
  property: ['Surface', 'Finition', 'Yta'],
  mount: ['Mount', 'Fixation', ''],
  brass: ['Brass', 'Laiton', 'Mässing'],
  steel: ['Steel', '', 'Stål'],
  ceiling: ['Ceiling', 'Plafond', ''],
  product: ['Harbor lantern', 'Lanterne du port', ''],
} as const
const titled = ([title, french, swedish]: readonly [string, string, string]) => ({
  title,
  translations: {
    ...(french === '' ? {} : { 'fr-FR': { title: french } }),
    ...(swedish === '' ? {} : { 'sv-SE': { title: swedish } }),
  },
})
/** The law: the reader's language where there is one, else what is written. */
const readIn = (tag: string, [title, french, swedish]: readonly [string, string, string]) =>
  ({ fr: french, sv: swedish })[tag] || title

let owner: Caller
let guest: Caller
const made = { category: 0, group: 0, property: 0, mount: 0, brass: 0, steel: 0, ceiling: 0, product: 0 }

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
  guest = await inUse.app.as(guestId)
  made.category = (await make(owner, 'productCategory', { ...titled(words.category), rank: 90 })).id
  made.group = (await make(owner, 'productPropertyGroup', { ...titled(words.group), rank: 90 })).id
  const property = { rank: 90, productPropertyGroupId: made.group }
  made.property = (await make(owner, 'productProperty', { ...titled(words.property), ...property })).id
  made.mount = (await make(owner, 'productProperty', { ...titled(words.mount), ...property, rank: 91 })).id
  for (const [key, productPropertyId] of [
    ['brass', made.property],
    ['steel', made.property],
    ['ceiling', made.mount],
  ] as const)
    made[key] = (await make(owner, 'productOption', { ...titled(words[key]), productPropertyId, rank: 1 })).id
  await make(owner, 'productRule', {
    type: 'incompatible',
    fromResourceKey: 'productOption',
    toResourceKey: 'productOption',
    fromIds: [made.steel],
    toIds: [made.ceiling],
    toProductPropertyId: made.mount,
  })
  made.product = (
    await make(owner, 'product', {
      ...titled(words.product),
      rank: 90,
      productCategoryId: made.category,
      referenceCodeFormulas: { catalog: `{${made.property}.title}` },
      associations: { productProperties: { [made.property]: {}, [made.mount]: {} } },
    })
  ).id
})

async function anOrder() {
  const { order, line } = await orderOf(inUse.database, { orgId, userId: guestId, productId: made.product })
  await change(inUse.database, 'productInstance', orgId, line.id, {
    productId: made.product,
    title: '',
    properties: { [made.property]: { optionId: made.brass }, [made.mount]: { optionId: made.ceiling } },
  })
  return { order, line }
}

async function quoteOf(productOrderId: number, tag: string, revision?: number) {
  const body = { orgId, productOrderId, mode: 'quote', ...(revision === undefined ? {} : { revision }) }
  const answer = await guest.post(endpoints.downloadPdf.path, body, said(tag))
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, ''])
  const { pages } = await readPdf(answer.bytes)
  return pages.map(({ text }) => text).join(' ')
}

describe('[issue 18] titles of the catalog', () => {
  test.each(['fr', 'sv', 'en', 'de'])('are those of a reader in %s on the order page', async (tag) => {
    const { order } = await anOrder()
    const body = { orgId, productOrderOrgSpecificId: order.orgSpecificId }
    const { data } = (await guest.call(endpoints.getOrderData, body, said(tag))).data
    const titleOf = (list: readonly { id: number; title: string }[], id: number) =>
      list.find((one) => one.id === id)?.title
    expect(titleOf(data.productCategories, made.category)).toBe(readIn(tag, words.category))
    expect(titleOf(data.productPropertyGroups, made.group)).toBe(readIn(tag, words.group))
    expect(titleOf(data.productProperties, made.property)).toBe(readIn(tag, words.property))
    expect(titleOf(data.products, made.product)).toBe(readIn(tag, words.product))
    for (const key of ['brass', 'steel'] as const)
      expect(titleOf(data.productOptions, made[key])).toBe(readIn(tag, words[key]))
    // By its written title files and formulas go on finding it.
    const brass = data.productOptions.find(({ id }) => id === made.brass)
    expect(brass?.writtenTitle ?? brass?.title).toBe('Brass')
  })

  test.each(['fr', 'sv', 'en'])('are those of a reader in %s at home and in the list', async (tag) => {
    const { order } = await anOrder()
    const home = (await guest.call(endpoints.getHomepageData, { orgId }, said(tag))).data.data
    expect(home.products.find(({ id }) => id === made.product)?.title).toBe(readIn(tag, words.product))
    const category = home.productCategories.find(({ id }) => id === made.category)
    expect(category?.title).toBe(readIn(tag, words.category))
    const list = (
      await guest.call(endpoints.getOrdersData, { orgId, filters: { orderIds: [order.id] } }, said(tag))
    ).data.data
    expect(list.products.map(({ title }) => title)).toEqual([readIn(tag, words.product)])
  })

  test('are written beside each other, and read as they are written where they are edited', async () => {
    const answer = await send(owner, 'productOption', 'get', { where: { productPropertyId: made.property } })
    const brass = recordsSchema.parse(answer.data).records.find(({ id }) => id === made.brass)
    expect(brass).toMatchObject(titled(words.brass))
    expect(brass).not.toHaveProperty('writtenTitle')
  })

  test('name what is in the way of a choice in the words of whoever chooses', async () => {
    const { line } = await anOrder()
    const props = { properties: { [made.property]: { optionId: made.steel } } }
    const body = { where: { id: line.id }, version: line.version + 1, props }
    const refused = await send(guest, 'productInstance', 'update', body)
    expect(refused.status).toBe(422)
    expect(refused.error.message).toMatch(/Plafond|Fixation/)
    expect(refused.error.message).not.toMatch(/Ceiling|Mount/)
  })

  test('stand in the quote of each reader, and its codes stay the same', async () => {
    const { order } = await anOrder()
    const french = await quoteOf(order.id, 'fr')
    for (const word of ['Lanterne du port', 'Finition', 'Laiton', 'Plafond']) expect(french).toContain(word)
    expect(french).not.toMatch(/Harbor|Ceiling/)
    const swedish = await quoteOf(order.id, 'sv')
    for (const word of ['Harbor lantern', 'Yta', 'Mässing', 'Ceiling']) expect(swedish).toContain(word)
    expect(french).toContain('Brass')
  })

  test('stay in a revision as they were said when it was frozen, and what is stored says what is written', async () => {
    const { order } = await anOrder()
    const submitted = await owner.call(endpoints.submitOrder, { orgId, productOrderId: order.id }, said('fr'))
    expect([submitted.status, submitted.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    const stored = await inUse.database.owner.db
      .selectFrom('orderRevisions')
      .select('reading')
      .where('orgId', '=', orgId)
      .where('productOrderId', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(stored.reading).toContain('Brass')
    expect(stored.reading).not.toContain('Laiton')
    await change(inUse.database, 'productOption', orgId, made.brass, {
      translations: { 'fr-FR': { title: 'Laiton poli' }, 'sv-SE': { title: 'Mässing' } },
    })
    expect(await quoteOf(order.id, 'fr')).toContain('Laiton poli')
    const frozen = await quoteOf(order.id, 'fr', 1)
    expect(frozen).toContain('Laiton')
    expect(frozen).not.toContain('Laiton poli')
    // A translation that is made later makes no difference between revisions.
    await change(inUse.database, 'productOption', orgId, made.ceiling, {
      translations: { 'fr-FR': { title: 'Plafond' }, 'sv-SE': { title: 'Tak' } },
    })
    const between = { orgId, productOrderId: order.id, from: 1, to: null }
    const compared = await guest.call(endpoints.compareRevisions, between, said('sv'))
    expect(compared.data.difference.items).toEqual([])
  })

  test('are kept by a copy of their product', async () => {
    const copy = await owner.call(endpoints.duplicateProduct, { orgId, productId: made.product })
    expect(copy.data.product).toMatchObject({
      title: 'Harbor lantern (copy)',
      translations: { 'fr-FR': { title: 'Lanterne du port (copy)' } },
    })
  })

  test('in a language that there is not, or too long, are refused with the field', async () => {
    const product = { where: { id: made.product }, version: 1 }
    for (const translations of [{ 'xx-XX': { title: 'A' } }, { 'fr-FR': { title: 'x'.repeat(201) } }]) {
      const answer = await send(owner, 'product', 'update', { ...product, props: { translations } })
      expect(answer.status).toBe(400)
    }
  })
})
