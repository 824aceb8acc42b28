/**
 * The open lists of one organisation in this process. What is announced within a moment is read once, and each viewer is
 * shown what that viewer may see now: the orders of their page as they are, and that others have come which fit it.
 * Guests are sent their own orders alone, and without prices where they see none.
 */
import type { ListFilters, LiveListMessage, OrderListRow } from '@orderwright/contract'
import { type DeskReason, deskReasonsOf } from '@orderwright/domain/desk'
import { statusKeysShownAs } from '@orderwright/domain/orders'
import { inTimeZone, type Timestamp, toTimestamp } from '@orderwright/domain/units'
import type { Services } from '../../../platform/services.ts'
import { allStatuses, type PageRow, rowsQuery } from '../../orders-list/list-query.ts'
import type { Viewing } from '../../orders/present-order.ts'
import { presentRow } from '../../orders-list/present-row.ts'
import { readInSystem } from '../../tenancy/run-in-tenant.ts'
import { createCoalescedReads, union } from './coalesced-reads.ts'
import { closeViewer, currentViewings, type LiveViewer, openSessions, writeTo } from './viewers.ts'

export interface ListViewer extends LiveViewer {
  /** the orders of the page that the viewer could see when the channel was opened, with the versions shown */
  readonly known: Map<number, number>
  readonly filters: ListFilters
  readonly isSearching: boolean
  readonly isAdvanced: boolean
}

export interface ListRoom {
  readonly orgId: number
  readonly viewers: ReadonlySet<ListViewer>
  add(viewer: ListViewer): void
  remove(viewer: ListViewer): void
  /** This order may be new or different. */
  invalidate(orderId: number): void
  /** Rights may be different, and the orders that viewers know. */
  invalidateAll(): void
  /** Anything at all may be different: nobody listened for a while. */
  resume(): void
  close(viewer: ListViewer, reason: ClosedReason): void
}

type ClosedReason = Extract<LiveListMessage, { type: 'closed' }>['reason']
type Encode = (message: LiveListMessage) => string

export interface ListRoomOptions {
  readonly services: Services
  readonly orgId: number
  readonly encode: Encode
  readonly onProblem: (error: unknown) => void
}

/** One change of an order is several statements, and several orders often change together. */
const GATHER_MS = 150
/** Several announcements about rights often come at once. */
const NEXT_TICK_MS = 1
/** A read that failed is repeated after this long. */
const RETRY_MS = 500
/** Orders of one statement: an import or an update of all costs changes very many. */
const MAX_AT_ONCE = 500

const everything = {
  ownerId: null,
  isAdvanced: true,
  withInvolved: true,
  statusKeys: null,
  search: null,
  waiting: null,
  withDesk: true,
} as const

export function createListRoom({ services, orgId, encode, onProblem }: ListRoomOptions): ListRoom {
  const viewers = new Set<ListViewer>()
  /** viewers are to be told that what they do not hold rows of may be different */
  let isResuming = false
  const reads = createCoalescedReads<ReadonlySet<number>>({
    merge: union,
    gatherMs: GATHER_MS,
    retryMs: RETRY_MS,
    read: (orderIds) => read([...orderIds]),
    isNeeded: () => viewers.size > 0,
    onProblem,
  })

  function close(viewer: ListViewer, reason: ClosedReason): void {
    viewers.delete(viewer)
    closeViewer(viewer, encode({ type: 'closed', reason }))
  }

  async function read(ids: readonly number[]): Promise<void> {
    const [sessions] = await Promise.all([
      openSessions(services, viewers),
      readInSystem(services, orgId, async (work) => {
        const viewings = await currentViewings(services, work, orgId, viewers)
        const rows: PageRow[] = []
        for (let from = 0; from < ids.length; from += MAX_AT_ONCE) {
          const some = ids.slice(from, from + MAX_AT_ONCE)
          const answer = await rowsQuery(orgId, some, everything, { includeDeleted: true }).execute(
            work.db.withoutPlugins(),
          )
          rows.push(...answer.rows)
        }
        const isResumed = isResuming
        isResuming = false
        for (const [viewer, viewing] of viewings) {
          if (!viewing) {
            close(viewer, 'noAccess')
            continue
          }
          show(viewer, viewing, rows, toTimestamp(services.clock()))
          // As after opening: what its rows missed was sent.
          if (isResumed) writeTo(viewer, encode({ type: 'ready' }))
        }
      }),
    ])
    for (const viewer of viewers) if (!sessions.has(viewer.sessionId ?? 0)) close(viewer, 'signedOut')
  }

  function show(viewer: ListViewer, viewing: Viewing, rows: readonly PageRow[], now: Timestamp): void {
    const changed: OrderListRow[] = []
    const goneIds: number[] = []
    const otherIds: number[] = []
    for (const row of rows) {
      const known = viewer.known.get(row.id)
      if (!mayList(viewing, row) || row.deletedAt) {
        if (known !== undefined) {
          viewer.known.delete(row.id)
          goneIds.push(row.id)
        } else if (mayHearOfGone(viewer, viewing, row, now)) otherIds.push(row.id)
      } else if (known !== undefined) {
        if (row.version <= known) continue
        viewer.known.set(row.id, row.version)
        changed.push(presentFor(viewer, viewing, row))
      } else if (!viewer.isSearching && fits(viewer, viewing, row, now)) otherIds.push(row.id)
    }
    if (changed.length > 0 || goneIds.length > 0) {
      writeTo(viewer, encode({ type: 'rows', rows: changed, goneIds }))
    }
    if (otherIds.length > 0) writeTo(viewer, encode({ type: 'others', orderIds: otherIds }))
  }

  function invalidateAll(): void {
    // Rights are checked even where no order is read.
    reads.request(new Set([...viewers].flatMap(({ known }) => [...known.keys()])), NEXT_TICK_MS)
  }

  return {
    orgId,
    viewers,
    add: (viewer) => void viewers.add(viewer),
    remove(viewer) {
      viewer.isClosed = true
      viewers.delete(viewer)
    },
    invalidate(orderId) {
      if (viewers.size > 0) reads.request(new Set([orderId]), GATHER_MS)
    },
    invalidateAll,
    resume() {
      isResuming = viewers.size > 0
      invalidateAll()
    },
    close,
  }
}

function seesAll({ actor, policy }: Viewing): boolean {
  return policy.can(actor, 'order.listAll', { orgId: actor.orgId })
}

/** Whether the order is in the viewer's list at all, whatever its filters. [1.6.04, 1.6.05] */
export function mayList(viewing: Viewing, row: Pick<PageRow, 'userId'>): boolean {
  return seesAll(viewing) || row.userId === viewing.actor.userId
}

/** The row as this viewer sees it. Several viewers share what was read, so each gets a copy. */
export function presentFor(
  { isAdvanced }: Pick<ListViewer, 'isAdvanced'>,
  viewing: Viewing,
  row: PageRow,
): OrderListRow {
  const all = seesAll(viewing)
  return presentRow(
    viewing.actor,
    { ...row },
    { seesAll: all, isAdvanced: all && isAdvanced },
    viewing.org.profile,
  )
}

/** Whether the viewer, who has no row of the order, may hear that it was deleted: who sees all orders. */
function mayHearOfGone(viewer: ListViewer, viewing: Viewing, row: PageRow, now: Timestamp): boolean {
  return Boolean(row.deletedAt) && seesAll(viewing) && !viewer.isSearching && fits(viewer, viewing, row, now)
}

/** Whether the order belongs on the page by its filters. */
function fits({ filters, userId }: ListViewer, viewing: Viewing, row: PageRow, now: Timestamp): boolean {
  const { orderOwner, archived, productCategoryId, statusKey, isProcessingPayment, waitingFor, orderIds } =
    filters
  const owner = orderOwner === 'own' ? userId : orderOwner
  if (owner !== 'all' && seesAll(viewing) && row.userId !== owner) return false
  if (archived !== 'all' && row.archived !== (archived === 'archived' ? 1 : 0)) return false
  if (productCategoryId !== 'all' && row.productCategoryId !== productCategoryId) return false
  if (isProcessingPayment === 1 && row.isProcessingPayment !== 1) return false
  if (orderIds && !orderIds.includes(row.id)) return false
  if (waitingFor && !isWaiting(viewing, row, waitingFor, now)) return false
  if (statusKey === allStatuses) return true
  return statusKeysShownAs(statusKey, viewing.org.profile, viewing.actor.role).includes(
    row.lastCompletedStatusKey,
  )
}

function isWaiting({ actor, org }: Viewing, row: PageRow, reason: DeskReason, now: Timestamp): boolean {
  const { costs, amountPaidInCents, desk, estimatedShippingDate = null } = row
  if (!costs || amountPaidInCents === undefined || !desk || actor.userId === null) return false
  const today = inTimeZone(now, org.profile.region.timeZone).slice(0, 10)
  const viewer = { userId: actor.userId, role: actor.role, today }
  const order = { ...row, ...desk, costs, amountPaidInCents, estimatedShippingDate }
  return deskReasonsOf(order, viewer, org.profile).includes(reason)
}
