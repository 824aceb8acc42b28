/** What employees do in the list: how many orders there are, those selected as a file, and views under names. */
import { endpoints } from '@orderwright/contract'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { maisonLumen, demoUserId } from '../../seeds/demo-orgs.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()
let owner: Caller
let guest: Caller

beforeEach(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  guest = await inUse.app.as(demoUserId(maisonLumen, 'guest'))
})

const rowsSchema = z.object({
  data: z.object({
    productOrders: z.array(z.object({ id: z.number(), title: z.string(), orgSpecificId: z.number() })),
  }),
})

async function listed(by: Caller, filters: object = {}, searchTerm = '') {
  const body = { orgId, filters, searchTerm, resultConstraints: { from: 0, to: 250 } }
  return rowsSchema.parse((await by.post(endpoints.getOrdersData.path, body)).data).data.productOrders
}

async function total(by: Caller, filters: object = {}, searchTerm = '') {
  const answer = await by.post(endpoints.getOrdersTotal.path, { orgId, filters, searchTerm })
  return z.object({ total: z.number(), hasMore: z.boolean() }).parse(answer.data)
}

test('[issue 18] the total is that of the rows which the list would show, for whoever asks', async () => {
  const all = await listed(owner, { archived: 'all' })
  const [first] = all
  expect(all.length).toBeGreaterThan(3)
  expect(await total(owner, { archived: 'all' })).toEqual({ total: all.length, hasMore: false })
  for (const filters of [
    {},
    { archived: 'archived' },
    { orderOwner: 'own' },
    { statusKey: 'submittedForApproval' },
  ]) {
    expect((await total(owner, filters)).total).toBe((await listed(owner, filters)).length)
    expect((await total(guest, filters)).total).toBe((await listed(guest, filters)).length)
  }
  const word = first?.title.split(' ')[0] ?? ''
  expect((await total(owner, { archived: 'all' }, word)).total).toBe(
    (await listed(owner, { archived: 'all' }, word)).length,
  )
  expect((await total(owner, {}, 'nothing is called so')).total).toBe(0)
})

test('[issue 18] selected orders alone are listed and exported, with the columns that are named; a guest gets neither orders of others nor columns so', async () => {
  const [a, b] = await listed(owner)
  if (!a || !b) throw new Error('the demo has orders')
  const orderIds = [a.id, b.id]
  expect(new Set((await listed(owner, { orderIds })).map(({ id }) => id))).toEqual(new Set(orderIds))
  const exported = await owner.post(endpoints.getOrdersData.path, {
    orgId,
    filters: { archived: 'all', orderIds },
    formatForCsvExport: true,
  })
  const csv = z
    .object({ data: z.object({ productOrdersCsvData: z.array(z.array(z.string())) }) })
    .parse(exported.data)
  expect(csv.data.productOrdersCsvData.map(([number]) => Number(number)).toSorted()).toEqual(
    [a.orgSpecificId, b.orgSpecificId].toSorted(),
  )
  const header = async (by: Caller, columns: readonly string[]) => {
    const answer = await by.post(endpoints.getOrdersData.path, { orgId, formatForCsvExport: true, columns })
    const schema = z.object({ data: z.object({ productOrdersCsvHeader: z.array(z.string()) }) })
    return schema.parse(answer.data).data.productOrdersCsvHeader
  }
  const wanted = ['number', 'title', 'owner', 'balance', 'lastPayment', 'commandTotal']
  expect(await header(owner, wanted)).toEqual([
    'Number',
    'Title',
    'Owner',
    'Balance',
    'Last payment',
    'Command total (euros)',
  ])
  // Naming a column gives nobody more than the list does.
  expect(await header(guest, wanted)).toEqual(['Number', 'Title', 'Balance'])
  const hidden = await inUse.app.as(demoUserId(maisonLumen, 'guestHiddenPricing'))
  expect(await header(hidden, wanted)).toEqual(['Number', 'Title'])
  const own = new Set((await listed(guest, { archived: 'all' })).map(({ id }) => id))
  const ofGuest = await listed(guest, { orderIds: (await listed(owner)).map(({ id }) => id) })
  expect(ofGuest.every(({ id }) => own.has(id))).toBe(true)
})

test('[issue 18] a view is kept under its name, renamed, replaced and taken away; other settings stay, and it stays with them', async () => {
  const save = (body: object) => owner.post(endpoints.saveOrdersView.path, { orgId, ...body })
  const views = async () => {
    const { data } = await owner.post(endpoints.getSession.path, {})
    const schema = z.object({
      orgs: z.array(
        z.object({
          id: z.number(),
          settings: z.object({
            savedViews: z.array(z.object({ title: z.string(), search: z.string() })),
            ordersPageSettings: z.object({ pageRowsFilterValue: z.number() }),
          }),
        }),
      ),
    })
    return schema.parse(data).orgs.find(({ id }) => id === orgId)?.settings
  }
  await save({ title: 'To approve', search: 'status=submittedForApproval' })
  await save({ title: 'Large', search: 'sort=-total' })
  await owner.post(endpoints.saveOrdersPageSettings.path, {
    orgId,
    ordersPageSettings: { pageRowsFilterValue: 50 },
  })
  expect(await views()).toEqual({
    savedViews: [
      { title: 'To approve', search: 'status=submittedForApproval' },
      { title: 'Large', search: 'sort=-total' },
    ],
    ordersPageSettings: expect.objectContaining({ pageRowsFilterValue: 50 }),
  })
  expect((await save({ title: 'large', search: 'x', formerTitle: 'To approve' })).status).toBe(422)
  await save({ title: 'Waiting', search: 'status=submittedForApproval', formerTitle: 'to approve' })
  await save({ title: 'Large', search: 'sort=-total&rows=250' })
  expect((await views())?.savedViews).toEqual([
    { title: 'Waiting', search: 'status=submittedForApproval' },
    { title: 'Large', search: 'sort=-total&rows=250' },
  ])
  expect((await save({ title: 'Other', search: 'x', formerTitle: 'Gone' })).status).toBe(404)
  await save({ title: 'Waiting', search: null })
  expect((await views())?.savedViews).toEqual([{ title: 'Large', search: 'sort=-total&rows=250' }])
  expect((await views())?.ordersPageSettings.pageRowsFilterValue).toBe(50)
})

test('[1.4.53] [1.2.46] what is kept of the list in one tab stays when another one keeps something else', async () => {
  const member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
  const keep = (ordersPageSettings: object) =>
    member.post(endpoints.saveOrdersPageSettings.path, { orgId, ordersPageSettings })
  async function kept() {
    const { data } = await member.call(endpoints.getSession, {})
    return data.orgs.find(({ id }) => id === orgId)?.settings.ordersPageSettings
  }
  await Promise.all([
    keep({ columnWidths: { title: 300 } }),
    keep({ columnWidths: { status: 200 }, columns: { basic: ['title', 'balance'] } }),
    keep({ archivedFilterValue: 'all' }),
    keep({ pageRowsFilterValue: 50, columns: { advanced: ['title', 'company'] } }),
  ])
  expect(await kept()).toMatchObject({
    archivedFilterValue: 'all',
    pageRowsFilterValue: 50,
    statusFilterValue: 'All',
    columnWidths: { title: 300, status: 200 },
    columns: { basic: ['title', 'balance'], advanced: ['title', 'company'] },
  })
  await keep({ columnWidths: { title: null }, columns: { basic: null } })
  expect(await kept()).toMatchObject({
    archivedFilterValue: 'all',
    columnWidths: { status: 200 },
    columns: { advanced: ['title', 'company'] },
  })
  expect(await kept()).not.toHaveProperty('columns.basic')
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`column${index}`, 100]))
  expect((await keep({ columnWidths: many })).status).toBe(400)
  expect((await kept())?.columnWidths).toEqual({ status: 200 })
})

test('[issue 18] views saved at once in several tabs are all kept; the thirty-first is refused in a sentence', async () => {
  const member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
  const save = (title: string) => member.post(endpoints.saveOrdersView.path, { orgId, title, search: 'q=1' })
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => save(`View ${index}`)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
  const more = await save('One more')
  expect(more.status).toBe(422)
  expect(more.error?.message).toBe('You have 30 views, which is all that are kept. Delete one first.')
  const last = z.object({ savedViews: z.array(z.unknown()) }).parse((await save('View 3')).data)
  expect(last.savedViews.length).toBe(30)
})
