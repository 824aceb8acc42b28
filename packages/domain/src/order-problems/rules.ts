/** When a problem can be reported, what it may be about, and what may become of it. [issue 18] */
import type { ProductInstance, ProductOrder } from '../orders/schema.ts'
import { currentStatus, finishedStatusKeys, statusRank } from '../orders/statuses.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { type StatusTypeTable, statusTypeTable } from '../tenancy/status-types.ts'
import type { OrderProblemState } from './kinds.ts'
import type { OrderProblem, ProblemItem } from './schema.ts'

/**
 * Whether goods have left, wholly or in part, at the status with this key: its type says so, or that of one before it; where an
 * organization has none, at one where nothing is left to be made.
 */
export function haveLeftAt(
  key: string,
  profile: OrgProfile,
  types: StatusTypeTable = statusTypeTable,
): boolean {
  const reached = profile.productOrderStatuses.slice(0, statusRank(profile, key) + 1)
  return reached.some(({ type }) => types[type].isShipped) || finishedStatusKeys(profile, types).includes(key)
}

/** Whether the goods of an order have left, wholly or in part. */
export function goodsHaveLeft(
  order: Pick<ProductOrder, 'statusData'>,
  profile: OrgProfile,
  types: StatusTypeTable = statusTypeTable,
): boolean {
  return haveLeftAt(currentStatus(order, profile, types).key, profile, types)
}

/** A line, as far as a problem is about it. */
export type ProblemLine = Pick<ProductInstance, 'id' | 'quantity'>
export type ProblemItemsFault = 'itemUnknown' | 'itemTwice' | 'tooManyPieces'

/** What speaks against these items: a line that the order has not, one that is named twice, more pieces than it has. Null: nothing. */
export function problemItemsFault(
  items: readonly ProblemItem[],
  lines: readonly ProblemLine[],
): ProblemItemsFault | null {
  const pieces = new Map(lines.map(({ id, quantity }) => [id, quantity]))
  const named = new Set<number>()
  for (const { productInstanceId: id, quantity } of items) {
    const most = pieces.get(id)
    if (most === undefined) return 'itemUnknown'
    if (named.has(id)) return 'itemTwice'
    if (quantity > most) return 'tooManyPieces'
    named.add(id)
  }
  return null
}

export interface ProblemViewer {
  readonly userId: number
  readonly isEmployee: boolean
}
/** What somebody may do with a problem now. */
export interface ProblemSteps {
  readonly addWords: boolean
  readonly takeBack: boolean
  /** answering, changing the answer, and saying how it is solved */
  readonly answer: boolean
  readonly reopen: boolean
}

type Said = Pick<OrderProblem, 'resolution' | 'awaitsAnswer'>

/** How far it is; once it is opened again, as far as it was. */
export function problemStateOf({ resolution, awaitsAnswer }: Said): OrderProblemState {
  if (resolution !== null) return 'solved'
  return awaitsAnswer ? 'open' : 'answered'
}

/** Whoever reported it adds words until it is solved, and takes it back while nobody has answered; the rest is the employees'. */
export function problemSteps(
  { resolution, answer, reporterId }: Pick<OrderProblem, 'resolution' | 'answer' | 'reporterId'>,
  { userId, isEmployee }: ProblemViewer,
): ProblemSteps {
  const isReporter = reporterId === userId
  const isSolved = resolution !== null
  return {
    addWords: isReporter && !isSolved,
    takeBack: isReporter && !isSolved && answer === '',
    answer: isEmployee && !isSolved,
    reopen: isEmployee && isSolved,
  }
}
