/**
 * Idempotency keys of presses on buttons that make something or move money: a press that nobody could answer is repeated
 * under its key, so that what it asked for is done once, however often the button is pressed.
 */
import type { CallResult } from '@orderwright/contract'
import { z } from 'zod'
import { readStored, writeStored } from '../storage/stored-state.ts'
import { isAway } from './try-again.ts'

/** Whether somebody answered, with yes or with no. Without a server (`offline`, `unavailable`) it may be done or not. */
export function isAnswered(result: CallResult<unknown>): boolean {
  return result.ok || !isAway(result.error)
}

const keysSchema = z.record(z.string(), z.string().max(100))

/**
 * The keys of several buttons, by what tells their presses apart. With a name this tab keeps them over a reload: what is typed may
 * outlive it too, and be pressed again.
 */
export function createPressKeys(keptAs?: string) {
  const stored = keptAs === undefined ? {} : readStored(sessionStorage, keptAs, keysSchema, {})
  const held = new Map(Object.entries(stored))
  function keep(): void {
    if (keptAs !== undefined)
      writeStored(sessionStorage, keptAs, held.size === 0 ? null : Object.fromEntries(held))
  }
  return {
    /** The key under which this press is sent. */
    keyOf(press: string): string {
      const key = held.get(press) ?? crypto.randomUUID()
      held.set(press, key)
      keep()
      return key
    },
    /** After an answer the next press is another one. */
    settle(press: string, result: CallResult<unknown>): void {
      if (!isAnswered(result)) return
      held.delete(press)
      keep()
    },
  }
}
