/** What is asked before the app is here. Issue 12, 35. */
import { endpoints } from '@orderwright/contract'
import { expect, it } from 'vitest'
import { startEarlyCalls } from './early-calls.ts'
import { takeEarlyAnswer } from './lib/api/early-answers.ts'

interface Setting {
  address: string
  remembered?: Readonly<Record<string, string>>
  orgs?: readonly number[]
  activeOrgId?: number | null
}

/** The calls that an address leads to, after all answers have come. */
async function callsOf({ address, remembered = {}, orgs = [4, 7], activeOrgId = 7 }: Setting) {
  const { pathname, search } = new URL(address, 'https://portal.example')
  const calls: [path: string, body: unknown][] = []
  const answers = startEarlyCalls({
    location: { pathname, search },
    remembered: (key) => remembered[key] ?? null,
    fetch(url, { body }) {
      calls.push([url, JSON.parse(typeof body === 'string' ? body : 'null')])
      return Promise.resolve(Response.json({ orgs: orgs.map((id) => ({ id })), activeOrgId }))
    },
  })
  await Promise.all(answers.values())
  await new Promise((resolve) => setTimeout(resolve))
  return { calls, answers }
}

const session = [endpoints.getSession.path, {}]
const order = (orgId: number) => [endpoints.getOrderData.path, { orgId, productOrderOrgSpecificId: 51 }]

it('[issue 12, 35] asks who is signed in at every address, and for the order that it names', async () => {
  expect((await callsOf({ address: '/orders' })).calls).toEqual([session])
  for (const address of ['/orders/51', '/orders/51/documents?mode=invoice', '/orders/51/drawings']) {
    expect((await callsOf({ address })).calls).toEqual([session, order(7)])
  }
})

it('[issue 12, 35] asks in the organization of this tab, then of the account, then in the first', async () => {
  const address = '/orders/51'
  const inTab = await callsOf({ address, remembered: { 'active-org': '4' } })
  expect(inTab.calls[1]).toEqual(order(4))
  const elsewhere = await callsOf({ address, remembered: { 'active-org': '99' } })
  expect(elsewhere.calls[1]).toEqual(order(7))
  expect((await callsOf({ address, activeOrgId: null })).calls[1]).toEqual(order(4))
  expect((await callsOf({ address, orgs: [], activeOrgId: null })).calls).toEqual([session])
})

it('[2.2.24] leaves addresses that bring something along, and the guest view, to the app', async () => {
  for (const name of ['userToken', 'shareToken', 'shareableOrderId', 'oneTimeCode', 'orgId']) {
    expect((await callsOf({ address: `/orders/51?mode=quote&${name}=1` })).calls).toEqual([])
  }
  const asGuest = await callsOf({ address: '/orders/51', remembered: { 'guest-mode': '7' } })
  expect(asGuest.calls).toEqual([session])
})

it('[issue 12, 35] an early answer is taken once, by the same call only, and not when it is old', async () => {
  const { answers } = await callsOf({ address: '/orders/51' })
  const { path } = endpoints.getSession
  expect(takeEarlyAnswer(answers, path, '{"shareableOrderId":3}', 10)).toBeNull()
  expect(takeEarlyAnswer(answers, path, '{}', 10)).not.toBeNull()
  expect(takeEarlyAnswer(answers, path, '{}', 10)).toBeNull()
  const body = JSON.stringify({ orgId: 7, productOrderOrgSpecificId: 51 })
  expect(takeEarlyAnswer(answers, endpoints.getOrderData.path, body, 15_001)).toBeNull()
  expect(takeEarlyAnswer(undefined, path, '{}', 10)).toBeNull()
})
