/**
 * The open pages of one order in this process. When the order is announced as changed, the room reads once what is new
 * and shows each viewer what that viewer may see now; whoever may not see it any more is let go.
 */
import { isDeepStrictEqual } from 'node:util'
import type { LiveMessage, PresentPerson } from '@orderwright/contract'
import type { ProductInstance, ProductOrder } from '@orderwright/domain'
import type { Services } from '../../platform/services.ts'
import { subjectOf } from '../orders/order-store.ts'
import { presentLine, presentOrder, seesPrices, type Viewing } from '../orders/present-order.ts'
import { readRecord } from '../../platform/database/records.ts'
import { inSystem, readInSystem, type Work } from '../tenancy/run-in-tenant.ts'
import { keepAlive, readPeople } from './presence.ts'
import { changedLines, lineVersions } from './read-changes.ts'
import { currentViewings, type LiveViewer, openSessions } from './viewers.ts'

export interface Viewer extends LiveViewer {
  readonly clientId: string
  /** whether the page shows prices: it loads them, or is rid of them, when that changes */
  isPriced: boolean
}

type Reading = Pick<Work, 'db' | 'org'>
type Encode = (message: LiveMessage) => string
type ClosedReason = Extract<LiveMessage, { type: 'closed' }>['reason']

/** `notes`: internal comments. */
type Topic = 'order' | 'people' | 'history' | 'comments' | 'notes'
type Wanted = Readonly<Record<Topic, boolean>>
const nothing: Wanted = { order: false, people: false, history: false, comments: false, notes: false }

/** Hints that there is something new to load, and what it takes to be given one. */
const hints = [
  { topic: 'history', action: 'order.readEvents', message: { type: 'history' } },
  { topic: 'comments', action: 'order.read', message: { type: 'comments' } },
  { topic: 'notes', action: 'order.commentInternally', message: { type: 'comments' } },
] as const
type Hint = (typeof hints)[number]

export interface OrderRoom {
  readonly orgId: number
  readonly orderId: number
  readonly viewers: ReadonlySet<Viewer>
  /** Resolves once the room knows the order: what changes from then on reaches every viewer. */
  begin(): Promise<void>
  add(viewer: Viewer): void
  remove(viewer: Viewer): void
  /** Something about the order, its people, its viewers' rights or its history may be new. */
  touch(what: Topic): void
  /** Keeps the rows of the open pages alive, and looks who else is gone. */
  keepAlive(): Promise<void>
  send(viewer: Viewer, message: LiveMessage): void
  broadcast(message: LiveMessage): void
  close(viewer: Viewer, reason: ClosedReason): void
}

export interface RoomOptions {
  readonly services: Services
  readonly orgId: number
  readonly orderId: number
  readonly encode: Encode
  readonly onProblem: (error: unknown) => void
}

/** A read that failed is tried again after this long: the database may be starting. */
const RETRY_MS = 500

export function createOrderRoom({ services, orgId, orderId, encode, onProblem }: RoomOptions): OrderRoom {
  const viewers = new Set<Viewer>()
  let orderVersion = 0
  let versions = new Map<number, number>()
  let people: PresentPerson[] = []
  let hasBegun: Promise<void> | undefined
  let wanted = nothing
  let isReading = false

  function write(viewer: Viewer, text: string): void {
    if (viewer.isGone) return
    if (viewer.stream) viewer.stream.send(text)
    else viewer.early.push(text)
  }

  function close(viewer: Viewer, reason: ClosedReason): void {
    viewer.isGone = true
    viewers.delete(viewer)
    const text = encode({ type: 'closed', reason })
    if (viewer.stream) viewer.stream.end(text)
    else viewer.early.push(text)
  }

  async function begin(): Promise<void> {
    await readInSystem(services, orgId, async (work) => {
      const order = await readRecord(work.db, 'productOrder', orgId, orderId)
      orderVersion = order?.version ?? 0
      versions = await lineVersions(work.db, orgId, orderId)
      people = await readPeople(work.db, { orgId, productOrderId: orderId })
    })
  }

  function touch(what: Topic): void {
    wanted = { ...wanted, [what]: true }
    if (!isReading) void readOn()
  }

  /** One read at a time; what is announced meanwhile is read in one more. */
  async function readOn(): Promise<void> {
    isReading = true
    while (Object.values(wanted).some(Boolean) && viewers.size > 0) {
      const now = wanted
      wanted = nothing
      try {
        await read(now)
      } catch (error) {
        wanted = {
          order: wanted.order || now.order,
          people: wanted.people || now.people,
          history: wanted.history || now.history,
          comments: wanted.comments || now.comments,
          notes: wanted.notes || now.notes,
        }
        onProblem(error)
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
    isReading = false
  }

  async function read(what: Wanted): Promise<void> {
    // Sessions belong to no organisation: they are looked at outside its transaction, at the same time.
    const [sessions] = await Promise.all([
      what.order ? openSessions(services, viewers) : null,
      readInSystem(services, orgId, async (work) => {
        if (what.people) await readPeopleNow(work)
        if (what.order) await readOrder(work)
        const given = hints.filter(({ topic }) => what[topic])
        if (given.length > 0) await hint(work, given)
      }),
    ])
    if (sessions) {
      for (const viewer of viewers) {
        if (viewer.sessionId !== null && !sessions.has(viewer.sessionId)) close(viewer, 'signedOut')
      }
    }
  }

  async function readOrder(work: Reading): Promise<void> {
    const order = await readRecord(work.db, 'productOrder', orgId, orderId, { includeDeleted: true })
    const lines = order ? await changedLines(work.db, orgId, orderId, versions) : []
    const viewings = await currentViewings(services, work, orgId, viewers)
    const isNew = order !== undefined && (order.version !== orderVersion || lines.length > 0)
    orderVersion = order?.version ?? 0
    for (const line of lines) versions.set(line.id, line.version)
    show(order, lines, viewings, isNew)
  }

  /** Who may see what is new is told that there is something to load, once; nobody else hears anything. */
  async function hint(work: Reading, given: readonly Hint[]): Promise<void> {
    const order = await readRecord(work.db, 'productOrder', orgId, orderId)
    if (!order) return
    for (const [viewer, viewing] of await currentViewings(services, work, orgId, viewers)) {
      const subject = viewing && subjectOf(order, viewing.org.profile)
      if (!subject) continue
      const texts = given
        .filter(({ action }) => viewing.policy.can(viewing.actor, action, subject))
        .map(({ message }) => encode(message))
      for (const text of new Set(texts)) write(viewer, text)
    }
  }

  function show(
    order: ProductOrder | undefined,
    lines: readonly ProductInstance[],
    viewings: ReadonlyMap<Viewer, Viewing | null>,
    isNew: boolean,
  ): void {
    // Most viewers see everything: their message is written once.
    let full: string | undefined
    for (const viewer of viewers) {
      const viewing = viewings.get(viewer)
      // Came while this was read, and reads for itself.
      if (viewing === undefined) continue
      const subject = order && viewing && subjectOf(order, viewing.org.profile)
      if (!order || !viewing || !subject || !viewing.policy.can(viewing.actor, 'order.read', subject)) {
        close(viewer, 'noAccess')
        continue
      }
      if (order.deletedAt !== null) {
        close(viewer, 'deleted')
        continue
      }
      const isPriced = seesPrices(viewing, order)
      const hasTurned = isPriced !== viewer.isPriced
      viewer.isPriced = isPriced
      // Prices stand all over what the page has loaded; it loads it again as it may see it now.
      if (hasTurned) write(viewer, encode({ type: 'catalogue' }))
      if (!isNew && !hasTurned) continue
      const view = presentOrder(viewing, order)
      const isFull = view === order
      const text = isFull && full !== undefined ? full : encode(changeOf(viewing, order, view, lines))
      if (isFull) full = text
      write(viewer, text)
    }
  }

  async function readPeopleNow(work: Reading): Promise<void> {
    const next = await readPeople(work.db, { orgId, productOrderId: orderId })
    if (isDeepStrictEqual(next, people)) return
    people = next
    broadcast({ type: 'people', people })
  }

  function broadcast(message: LiveMessage): void {
    const text = encode(message)
    for (const viewer of viewers) write(viewer, text)
  }

  return {
    orgId,
    orderId,
    viewers,
    begin() {
      hasBegun ??= begin().catch((error: unknown) => {
        hasBegun = undefined
        throw error
      })
      return hasBegun
    },
    add(viewer) {
      viewers.add(viewer)
      write(viewer, encode({ type: 'people', people }))
    },
    remove(viewer) {
      viewer.isGone = true
      viewers.delete(viewer)
    },
    touch,
    async keepAlive() {
      await inSystem(services, orgId, async (work) => {
        const clientIds = [...viewers].map(({ clientId }) => clientId)
        await keepAlive(work.db, { orgId, productOrderId: orderId }, clientIds)
      })
      touch('people')
    },
    send: (viewer, message) => write(viewer, encode(message)),
    broadcast,
    close,
  }
}

/** What a viewer may see of an order and of lines of it. */
export function changeOf(
  viewing: Viewing,
  order: ProductOrder,
  view: ReturnType<typeof presentOrder>,
  lines: readonly ProductInstance[],
  missingLineIds: number[] = [],
): LiveMessage {
  const isPriced = seesPrices(viewing, order)
  return {
    type: 'change',
    order: view,
    lines: lines.map((line) => presentLine(isPriced, line)),
    missingLineIds,
  }
}
