/** What tests of the canvas share: people of the mural organization, an order of its guest, and the calls on its canvas. */
import type { SpatialKey } from '@orderwright/domain/spatial'
import { beforeAll, beforeEach } from 'vitest'
import { z } from 'zod'
import { demoUserId, panoramaMurals } from '../../seeds/demo-orgs.ts'
import { insert, type OrderFixture, orderOf, type Standing } from '../fixture.ts'
import type { Caller } from '../test-app.ts'
import { type AppInUse, useTestApp } from '../use-app.ts'

export const canvasOrg = panoramaMurals
const orgId = panoramaMurals.id

export interface CanvasInUse extends AppInUse {
  readonly guest: Caller
  readonly member: Caller
  readonly owner: Caller
  /** a new one for each test */
  readonly fixture: OrderFixture
  readonly orderId: number
  /** a viewport of the order */
  readonly viewId: number
  newOrder(more?: { readonly standing?: Standing; readonly [field: string]: unknown }): Promise<OrderFixture>
  newView(orderId: number): Promise<number>
}

export function useCanvas(): CanvasInUse {
  const inUse = useTestApp()
  const people = new Map<string, Caller>()
  let made: { readonly fixture: OrderFixture; readonly viewId: number } | undefined

  beforeAll(async () => {
    for (const role of ['guest', 'member', 'owner'] as const)
      people.set(role, await inUse.app.as(demoUserId(canvasOrg, role)))
  })
  const newOrder: CanvasInUse['newOrder'] = (more = {}) =>
    orderOf(inUse.database, { orgId, userId: demoUserId(canvasOrg, 'guest'), ...more })
  const newView = async (productOrderId: number) => {
    const { id } = await insert(inUse.database, 'archCustomView', orgId, { productOrderId, rank: 1 })
    return id
  }
  beforeEach(async () => {
    const fixture = await newOrder()
    made = { fixture, viewId: await newView(fixture.order.id) }
  })

  const person = (role: string): Caller => {
    const caller = people.get(role)
    if (!caller) throw new Error('people are there from the first beforeAll on')
    return caller
  }
  const now = () => {
    if (!made) throw new Error('the order is there from the first beforeEach on')
    return made
  }
  return {
    get database() {
      return inUse.database
    },
    get app() {
      return inUse.app
    },
    get guest() {
      return person('guest')
    },
    get member() {
      return person('member')
    },
    get owner() {
      return person('owner')
    },
    get fixture() {
      return now().fixture
    },
    get orderId() {
      return now().fixture.order.id
    },
    get viewId() {
      return now().viewId
    },
    newOrder,
    newView,
  }
}

/** A call on records of a kind: `act(guest, 'entity', 'create', { props })`. */
export function act(caller: Caller, key: SpatialKey, verb: string, body: object) {
  return caller.post(`/api/resources/${key}/${verb}`, { orgId, ...body })
}

/** The fields of a mural panel on a viewport, `data` over the usual. */
export function panelProps(productOrderId: number, archCustomViewId: number, data: object = {}) {
  return {
    productOrderId,
    type: 'calicoMuralPanel',
    data: { archCustomViewId, position: { x: 0, y: 0 }, size: { width: 48, height: 108 }, ...data },
  }
}

const recordSchema = z.looseObject({ id: z.number(), version: z.number() })

/** The records of an answer, however many it has. */
export function recordsOf({ data }: { readonly data: unknown }) {
  const one = z.object({ record: recordSchema }).safeParse(data)
  return one.success ? [one.data.record] : z.object({ records: z.array(recordSchema) }).parse(data).records
}

/** The only record of an answer. */
export function recordOf(answer: { readonly data: unknown }) {
  const [record] = recordsOf(answer)
  if (!record) throw new Error('the answer has no record')
  return record
}
