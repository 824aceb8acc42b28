/** Open orders as files of tables over HTTP: tried, begun, taken back. */
import { endpoints, type ImportReport } from '@orderwright/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTables } from '../../platform/spreadsheets/read-files.ts'
import { writeWorkbook } from '../../platform/spreadsheets/write-files.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { databaseContent } from '../../testing/databases/database-content.ts'
import { sendFile } from '../../testing/files/send-picture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const orgId = maisonLumen.id
const guestEmail = 'guest@maison-lumen.example'
const guestId = demoUserId(maisonLumen, 'guest')
const ownerId = demoUserId(maisonLumen, 'owner')
const locale = { decimal: '.', dayFirst: false } as const
let database: TestDatabase
let app: TestApp
let owner: Caller
beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  owner = await app.as(ownerId)
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

type Rows = readonly (readonly (string | number)[])[]

/** A workbook of these sheets. */
const workbook = async (sheets: Readonly<Record<string, Rows>>) =>
  Buffer.from(await writeWorkbook(Object.entries(sheets).map(([name, rows]) => ({ key: name, name, rows }))))

function send(path: string, bytes: Buffer, more: object = {}) {
  return sendFile(app, owner, { orgId, fileName: 'Orders.xlsx', locale, ...more }, bytes, {
    path,
    name: 'Orders.xlsx',
  })
}

async function plan(bytes: Buffer): Promise<ImportReport> {
  const sent = await send(endpoints.planCatalogImport.path, bytes)
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)])
  return endpoints.planCatalogImport.response.parse(JSON.parse(sent.text)).report
}

async function importOrders(bytes: Buffer) {
  const report = await plan(bytes)
  expect(report.cells.filter(({ outcome }) => outcome === 'refused')).toEqual([])
  const sent = await send(endpoints.applyCatalogImport.path, bytes, { fingerprint: report.fingerprint })
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)])
  return endpoints.applyCatalogImport.response.parse(JSON.parse(sent.text)).catalogImport
}

async function ordersCalled(title: string) {
  const { data } = await owner.call(endpoints.getOrdersData, { orgId, searchTerm: title })
  return data.data.productOrders.filter((order) => order.title === title)
}

async function orderCalled(title: string) {
  const [row] = await ordersCalled(title)
  const { data } = await owner.call(endpoints.getOrderData, {
    orgId,
    productOrderOrgSpecificId: row?.orgSpecificId ?? 0,
  })
  const [productOrder] = data.data.productOrders
  if (!productOrder) throw new Error('the order is not there')
  return { productOrder, productInstances: data.data.productInstances }
}

/** The product that a first line is of, with an option of a property that it has. */
async function anOffer() {
  const { rows } = await sql<{
    id: number
    product: string
    property: string
    propertyId: number
    option: string
    optionId: number
  }>`
    select product.id, product.title as product, property.title as property, property.id as property_id,
      option.title as option, option.id as option_id
    from products as product, product_properties as property, product_options as option
    where product.org_id = ${orgId} and property.org_id = ${orgId} and option.org_id = ${orgId}
      and product.associations -> 'productProperties' ? property.id::text
      and option.product_property_id = property.id and property.type = 'singleSelect' and property.is_order_level = 0
      and product.archived = 0 and option.archived = 0 and option.publish_level = 'all'
      and product.deleted_at is null and property.archived = 0
      and (select count(*) from products as other where other.org_id = ${orgId} and lower(other.title) = lower(product.title)) = 1
    order by product.id, property.rank, option.rank limit 1`.execute(database.owner.db)
  const [offer] = rows
  if (!offer) throw new Error('the demo offers something')
  return offer
}

describe('[issue 16] open orders of a workbook', () => {
  test('are tried without a trace, begun for their customers on their terms, and taken back as one step', async () => {
    const offer = await anOffer()
    const bytes = await workbook({
      Orders: [
        ['Order', 'Title', 'Customer', 'PO number', 'Delivery city', 'Note'],
        ['A', 'Villa Import', guestEmail, 'PO 77', 'Lyon', 'Ring first'],
      ],
      'Order lines': [
        ['Order', 'Product', 'Item', 'Quantity', offer.property],
        ['A', offer.product, 'Hall', 3, offer.option],
        ['B', offer.product, 'Attic', 1, ''],
      ],
    })
    const before = await databaseContent(database)
    const report = await plan(bytes)
    expect(report).toMatchObject({ isSound: true, created: 0, changed: 0, newOrders: 2, notes: [] })
    expect(await databaseContent(database)).toEqual(before)

    const { id, changesCount } = await importOrders(bytes)
    expect(changesCount).toBe(2)
    const { productOrder, productInstances } = await orderCalled('Villa Import')
    expect(productOrder).toMatchObject({
      userId: guestId,
      purchaseOrderNumber: 'PO 77',
      primaryNote: 'Ring first',
      lastCompletedStatusKey: 'orderStarted',
      deliveryAddress: { city: 'Lyon', country: 'US' },
      productInstancesCount: 1,
    })
    const terms = await sql<{ discount: { value: number } }>`select discount from memberships
      where org_id = ${orgId} and user_id = ${guestId}`.execute(database.owner.db)
    expect(productOrder.discountPercentage).toBe(terms.rows[0]?.discount.value)
    expect(productInstances).toMatchObject([
      {
        productId: offer.id,
        title: 'Hall',
        quantity: 3,
        properties: { [offer.propertyId]: { optionId: offer.optionId } },
      },
    ])
    // Without a row of its own, and without a customer: of whoever imported it, and called as its lines call it.
    expect(await ordersCalled('B')).toMatchObject([{ userId: ownerId }])

    const again = await plan(bytes)
    expect(again.notes).toEqual([
      expect.stringMatching(
        /^These titles are there already: #\d+ Villa Import, #\d+ B\. They stay as they are/,
      ),
    ])

    const taken = await owner.call(endpoints.takeBackCatalogImport, { orgId, importId: id })
    expect([taken.status, taken.data.spared]).toEqual([200, []])
    expect([...(await ordersCalled('Villa Import')), ...(await ordersCalled('B'))]).toEqual([])
  })

  test('keep the prices of their lines, also of those that are of no product', async () => {
    const offer = await anOffer()
    await importOrders(
      await workbook({
        'Order lines': [
          ['Order', 'Product', 'Item', 'Quantity', 'Custom price', offer.property],
          ['Priced import', offer.product, 'Hall', 3, 48.5, offer.option],
          ['Priced import', 'Custom product', 'Brass hook', 2, '$1.25', ''],
        ],
      }),
    )
    const { productOrder, productInstances } = await orderCalled('Priced import')
    expect(productInstances).toMatchObject([
      { productId: offer.id, title: 'Hall', quantity: 3, customPriceInCents: 4850 },
      { productId: -1, title: 'Brass hook', quantity: 2, customPriceInCents: 125 },
    ])
    expect(productOrder.isStocked).toBe(0)
    expect(productOrder.costs?.orderSubTotal).toBe(3 * 4850 + 2 * 125)
  })

  test('that somebody has worked on since stay when it is taken back', async () => {
    const offer = await anOffer()
    const { id } = await importOrders(
      await workbook({
        'Order lines': [
          ['Order', 'Product'],
          ['Worked on', offer.product],
          ['Talked about', offer.product],
          ['Untouched', offer.product],
        ],
      }),
    )
    const [order] = await ordersCalled('Worked on')
    const changed = await owner.post('/api/resources/productOrder/update', {
      orgId,
      where: { id: order?.id ?? 0 },
      version: order?.version ?? 0,
      props: { primaryNote: 'By hand' },
      base: { primaryNote: '' },
    })
    expect(changed.status).toBe(200)
    const [talked] = await ordersCalled('Talked about')
    const said = await owner.call(endpoints.addComment, {
      orgId,
      productOrderId: talked?.id ?? 0,
      text: 'When?',
    })
    expect(said.status).toBe(200)
    const taken = await owner.call(endpoints.takeBackCatalogImport, { orgId, importId: id })
    expect(taken.data.spared).toMatchObject([
      { title: 'Worked on', fields: ['somebody has worked on it since'] },
      { title: 'Talked about', fields: ['somebody has worked on it since'] },
    ])
    expect(await ordersCalled('Worked on')).toHaveLength(1)
    expect(await ordersCalled('Untouched')).toEqual([])
  })

  test('may name guests and products that the same file adds', async () => {
    await importOrders(
      await workbook({
        Guests: [
          ['E-mail', 'Discount (%)'],
          ['fresh@example.com', 15],
        ],
        Categories: [
          ['Title', 'Rank'],
          ['Imported goods', 950],
        ],
        Products: [
          ['Title', 'Category'],
          ['Imported lamp', 'Imported goods'],
        ],
        Orders: [
          ['Order', 'Title', 'Customer'],
          [1, 'All at once', 'fresh@example.com'],
        ],
        'Order lines': [
          ['Order', 'Product', 'Quantity'],
          [1, 'Imported lamp', 2],
        ],
      }),
    )
    const { productOrder, productInstances } = await orderCalled('All at once')
    expect([productOrder.discountPercentage, productInstances.map(({ quantity }) => quantity)]).toEqual([
      15,
      [2],
    ])
    const { rows } = await sql<{ title: string }>`select category.title from product_categories as category
      where org_id = ${orgId} and id = ${productOrder.productCategoryId}`.execute(database.owner.db)
    expect(rows).toEqual([{ title: 'Imported goods' }])
  })

  test('begin none of them where one cell is refused', async () => {
    const offer = await anOffer()
    const bytes = await workbook({
      'Order lines': [
        ['Order', 'Product'],
        ['Good', offer.product],
        ['Bad', 'No such thing'],
      ],
    })
    const before = await databaseContent(database)
    const { fingerprint, isSound } = await plan(bytes)
    expect(isSound).toBe(false)
    const sent = await send(endpoints.applyCatalogImport.path, bytes, { fingerprint })
    expect([sent.status, JSON.parse(sent.text).error.code]).toEqual([422, 'refused'])
    expect(await databaseContent(database)).toEqual(before)
  })

  test('stand in the templates: empty, and with one that can be imported as it is', async () => {
    const empty = await owner.call(endpoints.exportWorkbook, { orgId, content: 'empty' })
    const sheets = readTables('empty.xlsx', empty.bytes)
    expect(sheets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Guests', 'Orders', 'Order lines']),
    )
    const own = await owner.call(endpoints.exportWorkbook, { orgId, content: 'catalog' })
    expect(readTables('own.xlsx', own.bytes).map(({ name }) => name)).not.toContain('Orders')
    const example = await owner.call(endpoints.exportWorkbook, { orgId, content: 'example' })
    await importOrders(Buffer.from(example.bytes))
    const { productOrder, productInstances } = await orderCalled('Kitchen')
    expect(productInstances).toMatchObject([{ title: 'Island', quantity: 2 }])
    expect(Object.keys(productInstances[0]?.properties ?? {}).length).toBeGreaterThan(1)
    expect(productOrder.costs?.orderSubTotal).toBeGreaterThan(0)
  })
})
