/**
 * The idempotency key of a press on a button that makes something or moves money: the same one until an answer has come,
 * so that what was sent and not answered is done once, however often the button is pressed. With a name this tab keeps it
 * over a reload.
 */
import type { CallResult } from '@orderwright/contract'
import { useRef } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '../storage/stored-state.ts'
import { isAnswered } from './press-keys.ts'

const keySchema = z.string().max(100).nullable()

export function usePressKey(name?: string) {
  const held = useRef<string | null>(null)
  function read(): string {
    held.current ??=
      (name === undefined ? null : readStored(sessionStorage, name, keySchema, null)) ?? crypto.randomUUID()
    return held.current
  }
  return {
    read,
    /** it is about to be sent */
    press: () => name !== undefined && writeStored(sessionStorage, name, read()),
    /** after an answer the next press is another one; without one it is the same */
    settle(result: CallResult<unknown>) {
      if (!isAnswered(result)) return
      held.current = null
      if (name !== undefined) writeStored(sessionStorage, name, null)
    },
  }
}
