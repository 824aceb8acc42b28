/**
 * The live channels of this process: one listening connection, one room for each order and each organisation's list that
 * somebody has open, and the streams of the viewers in it.
 */
import type { LiveListMessage, LiveMessage } from '@orderwright/contract'
import { withTenant } from '../../platform/database/database.ts'
import { publishLeftAnnouncements } from '../../platform/live/left-announcements.ts'
import { createListener } from '../../platform/live/listener.ts'
import type { Services } from '../../platform/services.ts'
import { type Announcement, announcementOf, orderTopics, splitPayload } from './announcement.ts'
import { createListRoom, type ListRoom, type ListViewer } from './rooms/list-room.ts'
import { createOrderRoom, type OrderRoom, type Viewer } from './rooms/order-room.ts'
import { addViewer, KEEP_ALIVE_MS, type OpenPage, removeViewer } from './presence.ts'
import { createPageLimit, createRoomRegistry } from './rooms/room-registry.ts'

export interface LiveOrders {
  /** A viewer of an order from now on: what changes waits for the viewer's stream. Null: too many pages of one person. */
  joinOrder(
    order: { readonly orgId: number; readonly productOrderId: number },
    viewer: Viewer,
  ): Promise<OrderRoom | null>
  /** Shows the page to the others, until `leaveOrder`. */
  showPresence(room: OrderRoom, viewer: Viewer, itemId: number | null): Promise<void>
  leaveOrder(room: OrderRoom, viewer: Viewer): void
  /** A viewer of the organisation's list from now on. Null: too many pages of one person. */
  joinList(orgId: number, viewer: ListViewer): Promise<ListRoom | null>
  leaveList(room: ListRoom, viewer: ListViewer): void
  readonly encode: (message: LiveMessage) => string
  /** Resolves when announcements are heard. */
  listen(): Promise<void>
  /** From then on no channel is opened here: another process opens it. */
  readonly isStopping: () => boolean
  /** Closes every channel: the server stops. */
  stop(): Promise<void>
}

/** Pages that one person may have open at once. */
export const MAX_PAGES = 24
/** A page that is loaded again leaves and comes: nobody needs to see that. */
const LEAVE_MS = 800
/** Many records of a catalog are often changed one after the other. */
const CATALOG_MS = 250

export interface LiveOptions {
  readonly services: Services
  readonly encode: (message: LiveMessage) => string
  readonly encodeList: (message: LiveListMessage) => string
  readonly onProblem: (error: unknown) => void
  /** what is announced, for whoever else in this process listens; 'resumed' after a time of not listening */
  readonly onTopic?: (topic: string, first: number, second: number) => void
}

export function createLiveOrders(options: LiveOptions): LiveOrders {
  const { services, encode, encodeList, onProblem, onTopic } = options
  const orders = createRoomRegistry<OrderRoom>()
  const lists = createRoomRegistry<ListRoom>()
  const pages = createPageLimit(MAX_PAGES)
  const catalogTimers = new Map<number, NodeJS.Timeout>()
  const departures = new Set<Promise<void>>()
  let phase: 'serving' | 'stopping' = 'serving'
  let keepAliveTimer: NodeJS.Timeout | undefined

  const listener = createListener({
    connection: services.databases.listening,
    channel: 'orderwright_live',
    onNotice(payload) {
      const announced = splitPayload(payload)
      if (announced.topic) onTopic?.(announced.topic, announced.first, announced.second)
      const announcement = announcementOf(announced)
      if (announcement) handle(announcement)
    },
    onResumed: invalidateAll,
    onProblem,
  })

  const { isDistributed, owner } = services.databases
  // A database that is away says so by the listener.
  const stopPublishing = isDistributed ? publishLeftAnnouncements(owner.pool, () => {}) : () => {}

  function handle(announcement: Announcement): void {
    switch (announcement.kind) {
      case 'order': {
        const { topic, orgId, productOrderId } = announcement
        if (topic === 'order') lists.get(listKey(orgId))?.invalidate(productOrderId)
        return orders.get(orderKey(orgId, productOrderId))?.invalidate(topic)
      }
      case 'cursor': {
        const { orgId, productOrderId, page } = announcement
        return orders.get(orderKey(orgId, productOrderId))?.showCursor(page)
      }
      case 'catalog':
        return announceCatalog(announcement.orgId)
      case 'session': {
        const { sessionId } = announcement
        invalidateLists((viewer) => viewer.sessionId === sessionId)
        return invalidateOrders((viewer) => viewer.sessionId === sessionId)
      }
      case 'membership': {
        const { orgId, userId: memberId } = announcement
        invalidateLists(({ personId, caller }) => caller.orgId === orgId && personId === memberId)
        return invalidateOrders(
          ({ personId, userId, caller }) =>
            caller.orgId === orgId && (personId === memberId || userId === memberId),
        )
      }
    }
  }

  function invalidateOrders(isAbout: (viewer: Viewer) => boolean): void {
    for (const room of orders.all()) if ([...room.viewers].some(isAbout)) room.invalidate('order')
  }

  function invalidateLists(isAbout: (viewer: ListViewer) => boolean): void {
    for (const room of lists.all()) if ([...room.viewers].some(isAbout)) room.invalidateAll()
  }

  /** Nobody knows what was announced while this process did not listen. */
  function invalidateAll(): void {
    onTopic?.('resumed', 0, 0)
    for (const room of orders.all()) for (const topic of orderTopics) room.invalidate(topic)
    for (const room of lists.all()) room.resume()
    for (const orgId of new Set(orders.all().map((room) => room.orgId))) announceCatalog(orgId)
  }

  function announceCatalog(orgId: number): void {
    const roomsOfOrg = () => orders.all().filter((room) => room.orgId === orgId)
    if (catalogTimers.has(orgId) || roomsOfOrg().length === 0) return
    const timer = setTimeout(() => {
      catalogTimers.delete(orgId)
      for (const room of roomsOfOrg()) room.broadcast({ type: 'catalogue' })
    }, CATALOG_MS)
    timer.unref()
    catalogTimers.set(orgId, timer)
  }

  function keepRoomsAlive(): void {
    keepAliveTimer ??= setInterval(() => {
      for (const room of orders.all()) if (room.viewers.size > 0) room.keepAlive().catch(onProblem)
    }, KEEP_ALIVE_MS).unref()
  }

  function release(room: OrderRoom, viewer: Viewer): void {
    room.remove(viewer)
    pages.release(viewer.userId)
    orders.leave(orderKey(room.orgId, room.orderId))
  }

  async function removePresence(room: OrderRoom, viewer: Viewer): Promise<void> {
    if (phase === 'serving') await new Promise((resolve) => setTimeout(resolve, LEAVE_MS))
    // The same page may be back already, after a moment without a connection.
    const present = [...(orders.get(orderKey(room.orgId, room.orderId))?.viewers ?? [])]
    if (present.some(({ clientId }) => clientId === viewer.clientId)) return
    const tenant = { orgId: room.orgId, userId: null }
    // Where this fails the row expires.
    await withTenant(services.databases.app.db, tenant, (db) => removeViewer(db, pageOf(room, viewer))).catch(
      () => {},
    )
  }

  return {
    encode,
    isStopping: () => phase === 'stopping',
    listen: () => listener.ready(),
    async joinOrder({ orgId, productOrderId: orderId }, viewer) {
      if (!pages.acquire(viewer.userId)) return null
      const room = orders.join(orderKey(orgId, orderId), () =>
        createOrderRoom({ services, orgId, orderId, encode, onProblem }),
      )
      try {
        await listener.ready()
        await room.open()
      } catch (error) {
        release(room, viewer)
        throw error
      }
      room.add(viewer)
      keepRoomsAlive()
      return room
    },
    async showPresence(room, viewer, itemId) {
      const tenant = { orgId: room.orgId, userId: null }
      await withTenant(services.databases.app.db, tenant, (db) =>
        addViewer(db, { ...pageOf(room, viewer), itemId }),
      )
    },
    leaveOrder(room, viewer) {
      release(room, viewer)
      const departure = removePresence(room, viewer).finally(() => departures.delete(departure))
      departures.add(departure)
    },
    async joinList(orgId, viewer) {
      if (!pages.acquire(viewer.userId)) return null
      try {
        await listener.ready()
      } catch (error) {
        pages.release(viewer.userId)
        throw error
      }
      const room = lists.join(listKey(orgId), () =>
        createListRoom({ services, orgId, encode: encodeList, onProblem }),
      )
      room.add(viewer)
      return room
    },
    leaveList(room, viewer) {
      room.remove(viewer)
      pages.release(viewer.userId)
      lists.leave(listKey(room.orgId))
    },
    async stop() {
      phase = 'stopping'
      clearInterval(keepAliveTimer)
      stopPublishing()
      for (const timer of catalogTimers.values()) clearTimeout(timer)
      for (const room of orders.all()) for (const viewer of room.viewers) room.close(viewer, 'stopping')
      for (const room of lists.all()) for (const viewer of room.viewers) room.close(viewer, 'stopping')
      await Promise.all(departures)
      await listener.stop()
    },
  }
}

function orderKey(orgId: number, orderId: number): string {
  return `${orgId}:${orderId}`
}

function listKey(orgId: number): string {
  return `${orgId}`
}

function pageOf(room: OrderRoom, { clientId, userId }: Viewer): OpenPage {
  return { orgId: room.orgId, productOrderId: room.orderId, clientId, userId }
}
