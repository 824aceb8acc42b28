/**
 * The live channels of this process: one listening connection, one room for each order and each organisation's list that
 * somebody has open, and the streams of the viewers in it.
 */
import type { LiveListMessage, LiveMessage } from '@orderwright/contract'
import { createListener } from '../../platform/live/listener.ts'
import type { Services } from '../../platform/services.ts'
import { withTenant } from '../../platform/database/database.ts'
import { createListRoom, type ListRoom, type ListViewer } from './list-room.ts'
import { createOrderRoom, type OrderRoom, type Viewer } from './order-room.ts'
import { addViewer, KEEP_ALIVE_MS, type OpenPage, removeViewer } from './presence.ts'

export interface LiveOrders {
  /** A viewer of an order from now on: what changes waits for the viewer's stream. Null: too many pages of one person. */
  enter(
    order: { readonly orgId: number; readonly productOrderId: number },
    viewer: Viewer,
  ): Promise<OrderRoom | null>
  /** Shows the page to the others, until `leave`. */
  show(room: OrderRoom, viewer: Viewer, itemId: number | null): Promise<void>
  leave(room: OrderRoom, viewer: Viewer): void
  /** A viewer of the organisation's list from now on. Null: too many pages of one person. */
  enterList(orgId: number, viewer: ListViewer): Promise<ListRoom | null>
  leaveList(room: ListRoom, viewer: ListViewer): void
  readonly encode: (message: LiveMessage) => string
  /** Resolves when announcements are heard. */
  listen(): Promise<void>
  /** Says good-bye to everybody: the server stops. */
  stop(): Promise<void>
}

/** Pages that one person may have open at once. */
export const MAX_PAGES = 24
/** A page that is loaded again leaves and comes: nobody needs to see that. */
const LEAVE_MS = 800
/** Many records of a catalog are often changed one after the other. */
const CATALOGUE_MS = 250

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
  const rooms = new Map<string, OrderRoom>()
  const lists = new Map<number, ListRoom>()
  const pages = new Map<number, number>()
  /** viewers in a room and on their way into it */
  const guests = new Map<OrderRoom, number>()
  const changedCatalogs = new Map<number, NodeJS.Timeout>()
  const leaving = new Set<Promise<void>>()
  let isStopping = false
  let keeping: NodeJS.Timeout | undefined

  const listener = createListener({
    connection: services.databases.app.pool.options,
    channel: 'orderwright_live',
    onNotice: hear,
    onResumed: lookEverywhere,
    onProblem,
  })

  /** One announcement: a topic and the ids that it is about. */
  function hear(payload: string): void {
    const [topic, ...ids] = payload.split(':')
    const [first = 0, second = 0] = ids.map(Number)
    if (topic) onTopic?.(topic, first, second)
    switch (topic) {
      case 'order':
        lists.get(first)?.touch(second)
        return rooms.get(`${first}:${second}`)?.touch('order')
      case 'people':
      case 'history':
      case 'comments':
      case 'notes':
        return rooms.get(`${first}:${second}`)?.touch(topic)
      case 'catalogue':
        return notifyCatalog(first)
      case 'session':
        touchLists(({ sessionId }) => sessionId === first)
        return touchWhere(({ sessionId }) => sessionId === first)
      case 'membership':
        touchLists(({ personId, caller }) => caller.orgId === first && personId === second)
        return touchWhere(
          ({ personId, userId, caller }) =>
            caller.orgId === first && (personId === second || userId === second),
        )
      default:
    }
  }

  function touchWhere(isAbout: (viewer: Viewer) => boolean): void {
    for (const room of rooms.values()) {
      if ([...room.viewers].some(isAbout)) room.touch('order')
    }
  }

  function touchLists(isAbout: (viewer: ListViewer) => boolean): void {
    for (const room of lists.values()) if ([...room.viewers].some(isAbout)) room.touchAll()
  }

  function notifyCatalog(orgId: number): void {
    if (changedCatalogs.has(orgId) || ![...rooms.values()].some((room) => room.orgId === orgId)) return
    const timer = setTimeout(() => {
      changedCatalogs.delete(orgId)
      for (const room of rooms.values()) if (room.orgId === orgId) room.broadcast({ type: 'catalogue' })
    }, CATALOGUE_MS)
    timer.unref()
    changedCatalogs.set(orgId, timer)
  }

  /** Nobody knows what was announced while this process did not listen. */
  function lookEverywhere(): void {
    onTopic?.('resumed', 0, 0)
    for (const room of rooms.values()) {
      room.touch('order')
      room.touch('people')
      room.touch('history')
      room.touch('comments')
    }
    for (const room of lists.values()) room.touchAll()
    for (const orgId of new Set([...rooms.values()].map((room) => room.orgId))) notifyCatalog(orgId)
  }

  function keepRoomsAlive(): void {
    keeping ??= setInterval(() => {
      for (const room of rooms.values()) {
        if (room.viewers.size > 0) room.keepAlive().catch(onProblem)
      }
    }, KEEP_ALIVE_MS).unref()
  }

  function pageOf(room: OrderRoom, { clientId, userId }: Viewer): OpenPage {
    return { orgId: room.orgId, productOrderId: room.orderId, clientId, userId }
  }

  /** Counts a page of the person; false when that is one too many. */
  function takePage(userId: number): boolean {
    const open = pages.get(userId) ?? 0
    if (open >= MAX_PAGES) return false
    pages.set(userId, open + 1)
    return true
  }

  function givePage(userId: number): void {
    const left = (pages.get(userId) ?? 1) - 1
    if (left > 0) pages.set(userId, left)
    else pages.delete(userId)
  }

  function drop(room: OrderRoom, viewer: Viewer): void {
    room.remove(viewer)
    givePage(viewer.userId)
    const inside = (guests.get(room) ?? 1) - 1
    guests.set(room, inside)
    if (inside > 0) return
    guests.delete(room)
    rooms.delete(`${room.orgId}:${room.orderId}`)
  }

  async function forget(room: OrderRoom, viewer: Viewer): Promise<void> {
    if (!isStopping) await new Promise((resolve) => setTimeout(resolve, LEAVE_MS))
    // The same page may be back already, after a moment without a connection.
    const isBack = [...(rooms.get(`${room.orgId}:${room.orderId}`)?.viewers ?? [])].some(
      ({ clientId }) => clientId === viewer.clientId,
    )
    if (isBack) return
    const tenant = { orgId: room.orgId, userId: null }
    // Where this fails the row expires.
    await withTenant(services.databases.app.db, tenant, (db) => removeViewer(db, pageOf(room, viewer))).catch(
      () => {},
    )
  }

  return {
    encode,
    listen: () => listener.ready(),
    async enter({ orgId, productOrderId }, viewer) {
      if (!takePage(viewer.userId)) return null
      const key = `${orgId}:${productOrderId}`
      const room =
        rooms.get(key) ?? createOrderRoom({ services, orgId, orderId: productOrderId, encode, onProblem })
      rooms.set(key, room)
      guests.set(room, (guests.get(room) ?? 0) + 1)
      try {
        await listener.ready()
        await room.begin()
      } catch (error) {
        drop(room, viewer)
        throw error
      }
      room.add(viewer)
      keepRoomsAlive()
      return room
    },
    async show(room, viewer, itemId) {
      const tenant = { orgId: room.orgId, userId: null }
      await withTenant(services.databases.app.db, tenant, (db) =>
        addViewer(db, { ...pageOf(room, viewer), itemId }),
      )
    },
    leave(room, viewer) {
      drop(room, viewer)
      const gone = forget(room, viewer).finally(() => leaving.delete(gone))
      leaving.add(gone)
    },
    async enterList(orgId, viewer) {
      if (!takePage(viewer.userId)) return null
      try {
        await listener.ready()
      } catch (error) {
        givePage(viewer.userId)
        throw error
      }
      const room = lists.get(orgId) ?? createListRoom({ services, orgId, encode: encodeList, onProblem })
      lists.set(orgId, room)
      room.add(viewer)
      return room
    },
    leaveList(room, viewer) {
      room.remove(viewer)
      givePage(viewer.userId)
      if (room.viewers.size === 0 && lists.get(room.orgId) === room) lists.delete(room.orgId)
    },
    async stop() {
      isStopping = true
      clearInterval(keeping)
      for (const timer of changedCatalogs.values()) clearTimeout(timer)
      for (const room of rooms.values()) {
        for (const viewer of room.viewers) room.close(viewer, 'stopping')
      }
      for (const room of lists.values()) {
        for (const viewer of room.viewers) room.close(viewer, 'stopping')
      }
      await Promise.all(leaving)
      await listener.stop()
    },
  }
}
