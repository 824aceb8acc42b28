/**
 * Idempotency keys of presses on buttons that make something or move money: a press that nobody could answer is repeated
 * under its key, so that what it asked for is done once, however often the button is pressed.
 */
import type { CallResult } from '@orderwright/contract'
import { isAway } from './try-again.ts'

/** Whether somebody answered, with yes or with no. Without a server (`offline`, `unavailable`) it may be done or not. */
export function isAnswered(result: CallResult<unknown>): boolean {
  return result.ok || !isAway(result.error)
}

/** The keys of several buttons, by what tells their presses apart. */
export function createPressKeys() {
  const held = new Map<string, string>()
  return {
    /** The key under which this press is sent. */
    keyOf(press: string): string {
      const key = held.get(press) ?? crypto.randomUUID()
      held.set(press, key)
      return key
    },
    /** After an answer the next press is another one. */
    settle(press: string, result: CallResult<unknown>): void {
      if (isAnswered(result)) held.delete(press)
    },
  }
}
