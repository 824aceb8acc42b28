/** Sorting, searching, counting and exporting the orders list. */
import { endpoints, type ParsedBodyOf } from '@orderwright/contract'
import { listColumns } from '@orderwright/domain/orders'
import type { Role } from '@orderwright/domain/tenancy'
import { toTimestamp } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonb } from '../../platform/database/database.ts'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { maisonLumenProfile } from '../../seeds/maison-lumen/profile.ts'
import { change, markedPrice, orderOf, profileOf } from '../../testing/fixture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { exportOrders } from './export-orders.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const hiddenId = demoUserId(maisonLumen, 'guestHiddenPricing')

let database: TestDatabase
let app: TestApp
let owner: Caller
let guest: Caller
let hidden: Caller

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  owner = await app.as(demoUserId(maisonLumen, 'owner'))
  guest = await app.as(guestId)
  hidden = await app.as(hiddenId)
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

type Body = ParsedBodyOf<typeof endpoints.getOrdersData>
type Sort = Body['sort']
const all = { orderOwner: 'all', archived: 'all', productCategoryId: 'all', statusKey: 'All' } as const
const whole = { from: 0, to: 250 }

async function list(caller: Caller, body: Partial<Body> = {}) {
  const answer = await caller.call(endpoints.getOrdersData, {
    orgId,
    filters: all,
    resultConstraints: whole,
    ...body,
  })
  return answer.data.data.productOrders
}

describe('sorting', () => {
  const keys: readonly [Sort['by'], (row: Awaited<ReturnType<typeof list>>[number]) => string | number][] = [
    ['number', (row) => row.orgSpecificId],
    ['title', (row) => row.title.toLowerCase()],
    ['company', (row) => row.firmName.toLowerCase()],
    ['created', (row) => row.created],
    ['updated', (row) => row.lastUpdated],
    // What the list shows: with shipping open neither that nor tax is in it. [1.2.59]
    [
      'total',
      ({ costs }) => (costs?.shippingIsTbd ? costs.orderTotal - costs.tax : (costs?.orderTotal ?? -1)),
    ],
  ]

  test.each(keys)('by %s, both ways, with equal ones in the same order on every page', async (by, keyOf) => {
    const up = await list(owner, { sort: { by, direction: 'asc' } })
    const values = up.map(keyOf)
    expect(new Set(values).size).toBeGreaterThan(3)
    expect(values).toEqual(values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    const down = await list(owner, { sort: { by, direction: 'desc' } })
    expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).toReversed())
    const sort = { by, direction: 'asc' } as const
    const pages = [
      ...(await list(owner, { sort, resultConstraints: { from: 0, to: 7 } })),
      ...(await list(owner, { sort, resultConstraints: { from: 7, to: 20 } })),
    ]
    expect(pages.map(({ id }) => id)).toEqual(up.slice(0, 20).map(({ id }) => id))
  })

  const groupSorts: readonly Sort['by'][] = ['status', 'owner', 'category']
  test.each(groupSorts)(
    'by %s puts the groups in their own order, orders by age within each, over pages, filters and searches',
    async (by) => {
      const answer = await owner.call(endpoints.getOrdersData, {
        orgId,
        filters: all,
        resultConstraints: whole,
      })
      const { productOrders: rows, productCategories } = answer.data.data
      const profile = maisonLumenProfile
      const titles = new Map(productCategories.map(({ id, title }) => [id, title.toLowerCase()]))
      const groupOf = (row: (typeof rows)[number]): string | number => {
        if (by === 'owner') return row.ownerName.toLowerCase()
        if (by === 'category') return titles.get(row.productCategoryId ?? 0) ?? '\uffff'
        return profile.productOrderStatuses.findIndex(({ key }) => key === row.lastCompletedStatusKey)
      }
      const sorted = (some: typeof rows) =>
        some
          .toSorted((a, b) => {
            const [one, other] = [groupOf(a), groupOf(b)]
            return one < other ? -1 : one > other ? 1 : a.id - b.id
          })
          .map(({ id }) => id)
      const expected = sorted(rows)
      expect(new Set(rows.map(groupOf)).size).toBeGreaterThan(2)
      const ids = async (body: Partial<Body>) => (await list(owner, body)).map(({ id }) => id)
      const sort = { by, direction: 'asc' } as const
      expect(await ids({ sort })).toEqual(expected)
      expect(await ids({ sort: { by, direction: 'desc' } })).toEqual(expected.toReversed())
      expect(await ids({ sort, resultConstraints: { from: 9, to: 23 } })).toEqual(expected.slice(9, 23))
      const found = rows.filter(({ title }) => title.toLowerCase().includes('house'))
      expect(found.length).toBeGreaterThan(1)
      const byTitle = await list(owner, { sort, searchTerm: 'house' })
      expect(byTitle.map(({ id }) => id)).toEqual(sorted(byTitle))
      const archived = await list(owner, { sort, filters: { ...all, archived: 'archived' } })
      expect(archived.map(({ id }) => id)).toEqual(sorted(rows.filter((row) => row.archived === 1)))
      const own = await list(guest, { sort })
      expect(own.map(({ id }) => id)).toEqual(sorted(own))
    },
  )

  test('[1.6.25] by price is refused where prices are hidden: their order would tell them', async () => {
    const answer = await hidden.call(endpoints.getOrdersData, {
      orgId,
      sort: { by: 'total', direction: 'asc' },
    })
    expect([answer.status, answer.error.code]).toEqual([403, 'forbidden'])
  })

  test('[1.6.26] by price does not place an order on which the guest sees none', async () => {
    const involvedUsers = { [guestId]: { role: 'owner', pricingIsHidden: 1 } }
    const places: number[] = []
    for (const orderTotal of [1, markedPrice * 100]) {
      const { order } = await orderOf(database, { orgId, userId: guestId, involvedUsers })
      await change(database, 'productOrder', orgId, order.id, { costs: { ...order.costs, orderTotal } })
      const rows = await list(guest, { sort: { by: 'total', direction: 'asc' } })
      expect(rows.find(({ id }) => id === order.id)?.costs).toBeUndefined()
      places.push(rows.findIndex(({ id }) => id === order.id))
      await change(database, 'productOrder', orgId, order.id, { deletedAt: new Date() })
    }
    expect(places[0]).toBe(places[1])
  })

  test('by what the list does not know is refused in the contract’s shape', async () => {
    const answer = await owner.post(endpoints.getOrdersData.path, {
      orgId,
      sort: { by: 'phone', direction: 'up' },
    })
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid'])
  })
})

describe('a guest’s status filter', () => {
  test('[1.6.06] finds the orders that the guest is told to be there, and tells nothing of hidden statuses', async () => {
    const profile = await profileOf(database, orgId)
    const statuses = profile.productOrderStatuses
    const hiddenIndex = statuses.findIndex(({ isVisibleToGuest }, index) => index > 0 && !isVisibleToGuest)
    expect(hiddenIndex).toBeGreaterThan(0)
    const shown = statuses.slice(0, hiddenIndex).findLast(({ isVisibleToGuest }) => isVisibleToGuest)
    const at = statuses[hiddenIndex]
    const { order } = await orderOf(database, { orgId, userId: guestId })
    const entry = { date: order.created }
    await change(database, 'productOrder', orgId, order.id, {
      statusData: Object.fromEntries(statuses.slice(0, hiddenIndex + 1).map(({ key }) => [key, entry])),
      lastCompletedStatusKey: at?.key,
    })
    const found = async (caller: Caller, statusKey: string | undefined) =>
      (await list(caller, { filters: { ...all, statusKey: statusKey ?? '' } })).some(
        ({ id }) => id === order.id,
      )
    expect(await found(owner, at?.key)).toBe(true)
    expect(await found(owner, shown?.key)).toBe(false)
    expect(await found(guest, at?.key)).toBe(false)
    expect(await found(guest, shown?.key)).toBe(true)
  })
})

describe('the counts', () => {
  const statusKeys = ['submittedForApproval', 'readyToPayDeposit', 'finalPaymentReceived', 'nobody']

  test('[1.7.08] are those of the active orders at each status, and of those that process a payment', async () => {
    const { order } = await orderOf(database, {
      orgId,
      userId: guestId,
      isProcessingPayment: 1,
      standing: 'submitted',
    })
    const { data } = await owner.call(endpoints.getOrdersCount, { orgId, statusKeys })
    const rows = await list(owner, { filters: { ...all, archived: 'active' } })
    for (const key of statusKeys) {
      expect([key, data.productOrderCountsByStatusKey[key]]).toEqual([
        key,
        rows.filter((row) => row.lastCompletedStatusKey === key).length,
      ])
    }
    expect(data.productOrderCountsByStatusKey['submittedForApproval']).toBeGreaterThan(0)
    expect(data.processingPaymentCount).toBe(rows.filter((row) => row.isProcessingPayment === 1).length)
    expect(data.processingPaymentCount).toBeGreaterThan(0)
    await change(database, 'productOrder', orgId, order.id, { archived: 1 })
    const after = await owner.call(endpoints.getOrdersCount, { orgId, statusKeys })
    expect(after.data.processingPaymentCount).toBe(data.processingPaymentCount - 1)
  })

  test('[1.7.08, 12.07] leave archived orders out of every status', async () => {
    const counts = async () => {
      const { data } = await owner.call(endpoints.getOrdersCount, { orgId, statusKeys })
      return [
        data.productOrderCountsByStatusKey['submittedForApproval'],
        data.productOrderCountsByStatusKey['readyToPayDeposit'],
      ]
    }
    const [submitted = 0, toPay = 0] = await counts()
    const active = { orgId, userId: guestId }
    await orderOf(database, { ...active, standing: 'submitted' })
    await orderOf(database, { ...active, standing: 'submitted', archived: 1 })
    await orderOf(database, { ...active, standing: 'submitted', archived: 1 })
    await orderOf(database, { ...active, standing: 'payment', archived: 1 })
    expect(await counts()).toEqual([submitted + 1, toPay])
  })

  test('are not for guests, nor for employees in guest mode', async () => {
    expect((await guest.call(endpoints.getOrdersCount, { orgId, statusKeys })).status).toBe(403)
    const asGuest = await owner.call(endpoints.getOrdersCount, { orgId, statusKeys, isGuestMode: true })
    expect(asGuest.status).toBe(403)
  })
})

describe('the export', () => {
  const everything = async (caller: Caller, body: object = {}) => {
    const answer = await caller.post(endpoints.getOrdersData.path, {
      orgId,
      formatForCsvExport: true,
      filters: all,
      ...body,
    })
    expect(answer.status).toBe(200)
    const { data } = endpoints.getOrdersData.response.parse(JSON.parse(answer.text))
    return {
      header: data.productOrdersCsvHeader ?? [],
      rows: data.productOrdersCsvData ?? [],
      text: answer.text,
    }
  }
  const someCosts = async () => {
    const { costs } = await database.owner.db
      .selectFrom('productOrders')
      .select('costs')
      .where('orgId', '=', orgId)
      .limit(1)
      .executeTakeFirstOrThrow()
    return jsonb(costs)
  }
  const many = async (word: string, count: number) =>
    sql`insert into product_orders (org_id, user_id, title, status_data, costs)
      select ${orgId}::integer, ${guestId}::integer, ${word} || ' ' || n, '{}'::jsonb, ${await someCosts()}
      from generate_series(1, ${count}::integer) as n`.execute(database.owner.db)
  /** The call of somebody, as a handler gets it. */
  const callOf = async (userId: number) => {
    const user = await database.owner.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const person = { sessionId: 1, apiKey: null, providerOrgId: null, user }
    return { services: app.services, person, visitor: null, now: toTimestamp(new Date()) }
  }
  const columnsOf = async (role: Role, isAdvanced: boolean, seesPrices = true) => {
    const profile = await profileOf(database, orgId)
    const titles = listColumns({ profile, role, isAdvanced, seesPrices }).map(({ title }) => title)
    return titles.flatMap((title) => (title === 'Total' ? [title, 'Still to come'] : [title]))
  }

  test('[1.7.06, 1.7.07] has a header and under it a row for every order that fits, in the list’s order', async () => {
    await sql`insert into product_orders (org_id, user_id, title, status_data, costs, last_updated)
      select ${orgId}::integer, ${guestId}::integer, 'Bulk ' || n, '{}'::jsonb, ${await someCosts()}, now() - interval '1 minute' * n
      from generate_series(1, 1203) as n`.execute(database.owner.db)
    const { header, rows } = await everything(owner, { searchTerm: 'Bulk' })
    expect(header).toEqual(await columnsOf('owner', false))
    expect(rows.map((row) => row[1])).toEqual(Array.from({ length: 1203 }, (_, index) => `Bulk ${index + 1}`))
    const sorted = await everything(owner, {
      searchTerm: 'Bulk 12',
      sort: { by: 'number', direction: 'desc' },
    })
    const numbers = sorted.rows.map(([number]) => Number(number))
    expect(numbers).toHaveLength(15)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    await sql`delete from product_orders where title like 'Bulk %'`.execute(database.owner.db)
  })

  test('has the columns of the view and of the role', async () => {
    expect((await everything(owner, { includeAdvancedOrderData: true })).header).toEqual(
      await columnsOf('owner', true),
    )
    const asGuest = await everything(owner, { includeAdvancedOrderData: true, isGuestMode: true })
    expect(asGuest.header).toEqual(await columnsOf('guest', false))
    expect(asGuest.rows).toEqual([])
    const own = await everything(guest)
    expect(own.rows).toHaveLength((await list(guest)).length)
  })

  test('[1.6.25, 1.6.26] holds no price where prices are hidden, for a person or on one order', async () => {
    const involvedUsers = { [guestId]: { role: 'owner', pricingIsHidden: 1 } }
    await orderOf(database, { orgId, userId: hiddenId, title: 'Hidden from the person' })
    await orderOf(database, { orgId, userId: guestId, title: 'Hidden on this order', involvedUsers })
    const ofPerson = await everything(hidden)
    expect(ofPerson.header).not.toContain('Total')
    expect(ofPerson.rows.some((row) => row.includes('Hidden from the person'))).toBe(true)
    const ofOrder = (await everything(guest)).rows.find((row) => row.includes('Hidden on this order'))
    expect(ofOrder?.slice(-2)).toEqual(['', ''])
    for (const text of [ofPerson.text, JSON.stringify(ofOrder)]) {
      expect(text).not.toContain((markedPrice / 100).toFixed(2))
    }
    const total = (await everything(owner)).rows
      .find((row) => row.includes('Hidden on this order'))
      ?.slice(-2)
    expect(total).toEqual([(markedPrice / 100).toFixed(2), 'shipping & tax'])
  })

  test('takes text as it is, and runs none of it', async () => {
    const titles = ['=1+1', '+1', '-1+2', '@x', '\tx', 'a, "b"\nc 🔑', '-5']
    for (const title of titles)
      await orderOf(database, { orgId, userId: guestId, title, firmName: 'Odd titles' })
    const { rows } = await everything(owner, { searchTerm: 'odd titles' })
    expect(new Set(rows.map((row) => row[1]))).toEqual(
      new Set(["'=1+1", "'+1", "'-1+2", "'@x", "'\tx", 'a, "b"\nc 🔑', '-5']),
    )
  })

  test('leaves orders out that vanish while it is read, and each other comes once', async () => {
    await many('Fleeting', 700)
    const call = await callOf(demoUserId(maisonLumen, 'owner'))
    const body = endpoints.getOrdersData.body.parse({
      orgId,
      formatForCsvExport: true,
      searchTerm: 'Fleeting',
    })
    const outcome = await exportOrders(call, body)
    if (!outcome.ok) throw new Error(outcome.error.message)
    const pieces = outcome.data.text[Symbol.asyncIterator]()
    let text = ''
    for (let read = await pieces.next(); read.done !== true; read = await pieces.next()) {
      const isHeader = text === ''
      text += read.value
      // The ids are read by then, and no row.
      if (!isHeader) continue
      await sql`update product_orders set deleted_at = now() where title like 'Fleeting %'
        and (right(title, 1) = '7' or right(title, 2) = '00')`.execute(database.owner.db)
    }
    const { data } = endpoints.getOrdersData.response.parse(JSON.parse(text))
    const numbers = (data.productOrdersCsvData ?? []).map((row) => Number(row[1]?.replace('Fleeting ', '')))
    const stay = Array.from({ length: 700 }, (_, index) => index + 1).filter(
      (number) => number % 10 !== 7 && number % 100 !== 0,
    )
    expect(numbers.toSorted((a, b) => a - b)).toEqual(stay)
    await sql`delete from product_orders where title like 'Fleeting %'`.execute(database.owner.db)
  })

  test('[1.6.08] is refused where the organisation has none, and takes no page', async () => {
    const outsider = await app.as(demoUserId(norrvik, 'owner'))
    const refused = await outsider.call(endpoints.getOrdersData, {
      orgId: norrvik.id,
      formatForCsvExport: true,
    })
    expect([refused.status, refused.error.message]).toEqual([422, 'The list can not be exported here.'])
    const paged = await owner.call(endpoints.getOrdersData, {
      orgId,
      formatForCsvExport: true,
      resultConstraints: whole,
    })
    expect([paged.status, paged.error.details?.fields?.[0]?.path]).toEqual([400, 'resultConstraints'])
    const elsewhere = await outsider.call(endpoints.getOrdersData, { orgId, formatForCsvExport: true })
    expect(elsewhere.status).toBe(404)
  })

  test('breaks off, and is no JSON, when the caller loses the organisation meanwhile', async () => {
    await many('Many', 4000)
    const url = await app.app.listen({ host: '127.0.0.1', port: 0 })
    const leaving = await app.as(demoUserId(maisonLumen, 'member'))
    const answer = await fetch(url + endpoints.getOrdersData.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: leaving.cookie, 'accept-encoding': 'identity' },
      body: JSON.stringify({ orgId, formatForCsvExport: true, filters: all }),
    })
    const reader = answer.body?.getReader()
    await reader?.read()
    const isActive = (status: string) =>
      sql`update memberships set status = ${status} where org_id = ${orgId}
        and user_id = ${demoUserId(maisonLumen, 'member')}`.execute(database.owner.db)
    await isActive('left')
    const rest = async () => {
      for (let read = await reader?.read(); read && !read.done; read = await reader?.read());
    }
    await expect(rest()).rejects.toThrow('terminated')
    await isActive('active')
    app.problems.length = 0
  })
})
