/**
 * The open pages of one order in this process. When the order is announced as changed, the room reads once what is new
 * and shows each viewer what that viewer may see now; the channel of whoever may not see it any more is closed.
 */
import { isDeepStrictEqual } from 'node:util'
import type { LiveMessage, PresentPerson } from '@orderwright/contract'
import { readRecord } from '../../../platform/database/records.ts'
import type { Services } from '../../../platform/services.ts'
import { inSystem, readInSystem, type Work } from '../../tenancy/run-in-tenant.ts'
import { subjectOf } from '../../orders/order-store.ts'
import { canvasRevision, changedCanvas } from '../../canvas-records/read-canvas.ts'
import type { OrderTopic, PointingPage } from '../announcement.ts'
import { createCoalescedReads, union } from './coalesced-reads.ts'
import { keepAlive, readPeople } from '../presence.ts'
import {
  type ClosedReason,
  createChangeEncoder,
  hasHints,
  hintsFor,
  viewerUpdate,
} from '../present-change.ts'
import { changedLines, lineVersions } from '../read-changes.ts'
import { closeViewer, currentViewings, type LiveViewer, openSessions, writeTo } from './viewers.ts'

export interface Viewer extends LiveViewer {
  readonly clientId: string
  /** whether the page shows prices: it loads them, or drops them, when that changes */
  isPriced: boolean
  /** whether the viewer may change the order: a guest's page asks again when that changes */
  mayEdit: boolean
  /** whether the page holds the order's canvas: it is told what changes on it, and who points where */
  readonly holdsCanvas: boolean
}

type Reading = Pick<Work, 'db' | 'org'>
type Encode = (message: LiveMessage) => string

/** What every page of the room has been sent. */
interface OrderSnapshot {
  readonly orderVersion: number
  readonly lineVersions: ReadonlyMap<number, number>
  readonly canvasRevision: number
  readonly people: PresentPerson[]
}

const emptySnapshot: OrderSnapshot = {
  orderVersion: 0,
  lineVersions: new Map(),
  canvasRevision: 0,
  people: [],
}

type RoomState =
  | { readonly kind: 'new' }
  | { readonly kind: 'opening'; readonly opened: Promise<void> }
  | { readonly kind: 'open'; readonly snapshot: OrderSnapshot }

export interface OrderRoom {
  readonly orgId: number
  readonly orderId: number
  readonly viewers: ReadonlySet<Viewer>
  /** Resolves once the room knows the order: what changes from then on reaches every viewer. */
  open(): Promise<void>
  add(viewer: Viewer): void
  remove(viewer: Viewer): void
  /** Something about the order, its people, its viewers' rights or its history may be new. */
  invalidate(topic: OrderTopic): void
  /** Another page points somewhere on the canvas. */
  showCursor(page: PointingPage): void
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

/** A read that failed is repeated after this long: the database may be starting. */
const RETRY_MS = 500

export function createOrderRoom({ services, orgId, orderId, encode, onProblem }: RoomOptions): OrderRoom {
  const viewers = new Set<Viewer>()
  const name = { orgId, productOrderId: orderId }
  let state: RoomState = { kind: 'new' }
  const reads = createCoalescedReads<ReadonlySet<OrderTopic>>({
    merge: union,
    gatherMs: 0,
    retryMs: RETRY_MS,
    read,
    isNeeded: () => viewers.size > 0,
    onProblem,
  })

  function close(viewer: Viewer, reason: ClosedReason): void {
    viewers.delete(viewer)
    closeViewer(viewer, encode({ type: 'closed', reason }))
  }

  function broadcast(message: LiveMessage): void {
    const text = encode(message)
    for (const viewer of viewers) writeTo(viewer, text)
  }

  function open(): Promise<void> {
    if (state.kind === 'open') return Promise.resolve()
    if (state.kind === 'new') state = { kind: 'opening', opened: readSnapshot() }
    return state.opened
  }

  async function readSnapshot(): Promise<void> {
    try {
      const snapshot = await readInSystem(services, orgId, async ({ db }) => {
        const order = await readRecord(db, 'productOrder', orgId, orderId)
        return {
          orderVersion: order?.version ?? 0,
          lineVersions: await lineVersions(db, orgId, orderId),
          canvasRevision: await canvasRevision(db, { orgId, orderId }),
          people: await readPeople(db, name),
        }
      })
      state = { kind: 'open', snapshot: snapshot ?? emptySnapshot }
    } catch (error) {
      state = { kind: 'new' }
      throw error
    }
  }

  async function read(topics: ReadonlySet<OrderTopic>): Promise<void> {
    // Sessions belong to no organisation: they are looked at outside its transaction, at the same time.
    const [sessions] = await Promise.all([
      topics.has('order') ? openSessions(services, viewers) : null,
      readInSystem(services, orgId, async (work) => {
        if (topics.has('people')) await updatePeople(work)
        if (topics.has('order')) await updateOrder(work)
        if (topics.has('canvas')) await updateCanvas(work)
        if (hasHints(topics)) await sendHints(work, topics)
      }),
    ])
    if (!sessions) return
    for (const viewer of viewers) {
      if (viewer.sessionId !== null && !sessions.has(viewer.sessionId)) close(viewer, 'signedOut')
    }
  }

  async function updatePeople({ db }: Reading): Promise<void> {
    const people = await readPeople(db, name)
    if (state.kind !== 'open' || isDeepStrictEqual(people, state.snapshot.people)) return
    state = { kind: 'open', snapshot: { ...state.snapshot, people } }
    broadcast({ type: 'people', people })
  }

  async function updateOrder(work: Reading): Promise<void> {
    if (state.kind !== 'open') return
    const { snapshot } = state
    const order = await readRecord(work.db, 'productOrder', orgId, orderId, { includeDeleted: true })
    const lines = order ? await changedLines(work.db, orgId, orderId, snapshot.lineVersions) : []
    const viewings = await currentViewings(services, work, orgId, viewers)
    const isChanged = order !== undefined && (order.version !== snapshot.orderVersion || lines.length > 0)
    const changedVersions = lines.map(({ id, version }): [number, number] => [id, version])
    state = {
      kind: 'open',
      snapshot: {
        ...snapshot,
        orderVersion: order?.version ?? 0,
        lineVersions: new Map([...snapshot.lineVersions, ...changedVersions]),
      },
    }
    const encodeChange = order && createChangeEncoder(order, lines, encode)
    for (const viewer of viewers) {
      const viewing = viewings.get(viewer)
      // Came while this was read, and reads for itself.
      if (viewing === undefined) continue
      const update = viewerUpdate(order, viewing, {
        wasPriced: viewer.isPriced,
        couldEdit: viewer.mayEdit,
        isChanged,
      })
      if (update.kind === 'close') {
        close(viewer, update.reason)
        continue
      }
      viewer.isPriced = update.isPriced
      viewer.mayEdit = update.mayEdit
      if (update.isReloaded) writeTo(viewer, encode({ type: 'catalogue' }))
      if (update.isSent && viewing && encodeChange) writeTo(viewer, encodeChange(viewing))
      // After the change, which may have the page ask at once.
      if (update.hasOtherRights && !update.isReloaded) writeTo(viewer, encode({ type: 'catalogue' }))
    }
  }

  /** Nothing on a canvas is for some eyes only: everybody who may read the order is sent the same. */
  async function updateCanvas(work: Reading): Promise<void> {
    if (state.kind !== 'open') return
    const changed = await changedCanvas(work.db, { orgId, orderId }, state.snapshot.canvasRevision)
    if (changed.records === null) return
    const order = await readRecord(work.db, 'productOrder', orgId, orderId)
    const holders = [...viewers].filter(({ holdsCanvas }) => holdsCanvas)
    const viewings = await currentViewings(services, work, orgId, holders)
    state = { kind: 'open', snapshot: { ...state.snapshot, canvasRevision: changed.revision } }
    if (!order) return
    const text = encode({ type: 'canvas', revision: changed.revision, records: changed.records })
    const subject = subjectOf(order, work.org.profile)
    for (const [viewer, viewing] of viewings) {
      if (viewing?.policy.can(viewing.actor, 'order.read', subject)) writeTo(viewer, text)
    }
  }

  async function sendHints(work: Reading, topics: ReadonlySet<OrderTopic>): Promise<void> {
    const order = await readRecord(work.db, 'productOrder', orgId, orderId)
    if (!order) return
    for (const [viewer, viewing] of await currentViewings(services, work, orgId, viewers)) {
      if (!viewing) continue
      for (const type of hintsFor(viewing, order, topics)) writeTo(viewer, encode({ type }))
    }
  }

  function invalidate(topic: OrderTopic): void {
    reads.request(new Set([topic]), 0)
  }

  return {
    orgId,
    orderId,
    viewers,
    open,
    add(viewer) {
      viewers.add(viewer)
      const people = state.kind === 'open' ? state.snapshot.people : []
      writeTo(viewer, encode({ type: 'people', people }))
    },
    remove(viewer) {
      viewer.isClosed = true
      viewers.delete(viewer)
    },
    invalidate,
    showCursor({ clientId, userId, cursor }) {
      const text = encode({ type: 'cursor', clientId, userId, cursor })
      for (const viewer of viewers) {
        if (viewer.holdsCanvas && viewer.clientId !== clientId) writeTo(viewer, text)
      }
    },
    async keepAlive() {
      await inSystem(services, orgId, async (work) => {
        const clientIds = [...viewers].map(({ clientId }) => clientId)
        await keepAlive(work.db, name, clientIds)
      })
      invalidate('people')
    },
    send: (viewer, message) => writeTo(viewer, encode(message)),
    broadcast,
    close,
  }
}
