/** How many files one order, or one customer, has room for. */
import { orderFileMessages as words } from '@orderwright/domain/messages'
import { ORDER_FILES_BYTES, ORDER_FILES_MOST } from '@orderwright/domain/order-files'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'

/** What stands there: files without those that were deleted, and bytes with them. */
export interface RoomTaken {
  readonly count: number
  readonly bytes: string
}

/** `isKept`: its bytes are counted already. */
export interface AddedBytes {
  readonly bytes: number
  readonly isKept: boolean
}

/** Whether one more file fits beside what is there; in words why not. */
export function roomBeside(taken: RoomTaken | undefined, added: AddedBytes): Outcome<null> {
  const there = taken ?? { count: 0, bytes: '0' }
  if (there.count >= ORDER_FILES_MOST)
    return fail('refused', words.tooMany({ most: ORDER_FILES_MOST }), { rule: 'tooMany' })
  if (!added.isKept && Number(there.bytes) + added.bytes > ORDER_FILES_BYTES)
    return fail('refused', words.tooMuch({ most: ORDER_FILES_BYTES / 1_000_000_000 }), { rule: 'tooMuch' })
  return succeed(null)
}
