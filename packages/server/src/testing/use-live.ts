/** What tests of the live channel share: a listening app, people, orders of theirs, and pages that have them open. */
import { afterEach, beforeAll, expect } from 'vitest'
import { demoUserId, maisonLumen } from '../seeds/demo-orgs.ts'
import { type OrderFixture, orderOf } from './fixture.ts'
import { type LivePage, openPage } from './live-page.ts'
import type { Caller, TestAppOptions } from './test-app.ts'
import { type AppInUse, useTestApp } from './use-app.ts'

const orgId = maisonLumen.id

export const liveIds = {
  orgId,
  guestId: demoUserId(maisonLumen, 'guest'),
  hiddenId: demoUserId(maisonLumen, 'guestHiddenPricing'),
  memberId: demoUserId(maisonLumen, 'member'),
  ownerId: demoUserId(maisonLumen, 'owner'),
} as const

export interface LiveInUse extends AppInUse {
  readonly url: string
  readonly guest: Caller
  readonly hidden: Caller
  readonly member: Caller
  readonly owner: Caller
  /** an order of the guest that the guest with hidden prices is involved in */
  newOrder(more?: object): Promise<OrderFixture>
  /** what a page that has just loaded the order holds */
  knownOf(fixture: OrderFixture): { order: number; lines: [number, number][] }
  open(caller: Caller, fixture: OrderFixture, more?: object): Promise<LivePage>
  /** an open page that has said it is ready */
  ready(caller: Caller, fixture: OrderFixture, more?: object): Promise<LivePage>
}

export function useLive(options?: TestAppOptions): LiveInUse {
  const inUse = useTestApp(options)
  const pages: LivePage[] = []
  const callers = new Map<number, Caller>()
  let url = ''

  beforeAll(async () => {
    url = await inUse.app.app.listen({ host: '127.0.0.1', port: 0 })
    for (const id of [liveIds.guestId, liveIds.hiddenId, liveIds.memberId, liveIds.ownerId]) {
      callers.set(id, await inUse.app.as(id))
    }
  })
  afterEach(() => {
    for (const page of pages.splice(0)) page.close()
  })

  const callerOf = (id: number): Caller => {
    const caller = callers.get(id)
    if (!caller) throw new Error('people are there from the first beforeAll on')
    return caller
  }
  const knownOf: LiveInUse['knownOf'] = ({ order, line }) => ({
    order: order.version,
    lines: [[line.id, line.version]],
  })
  const open: LiveInUse['open'] = async (caller, fixture, more = {}) => {
    const page = await openPage(url, caller.cookie, {
      orgId,
      productOrderId: fixture.order.id,
      known: knownOf(fixture),
      ...more,
    })
    pages.push(page)
    return page
  }
  return {
    get database() {
      return inUse.database
    },
    get app() {
      return inUse.app
    },
    get url() {
      return url
    },
    get guest() {
      return callerOf(liveIds.guestId)
    },
    get hidden() {
      return callerOf(liveIds.hiddenId)
    },
    get member() {
      return callerOf(liveIds.memberId)
    },
    get owner() {
      return callerOf(liveIds.ownerId)
    },
    newOrder: (more = {}) =>
      orderOf(inUse.database, {
        orgId,
        userId: liveIds.guestId,
        involvedUsers: { [liveIds.hiddenId]: { role: 'other', pricingIsHidden: 0 } },
        ...more,
      }),
    knownOf,
    open,
    async ready(caller, fixture, more = {}) {
      const page = await open(caller, fixture, more)
      expect(page.status).toBe(200)
      await page.next('ready')
      return page
    },
  }
}
