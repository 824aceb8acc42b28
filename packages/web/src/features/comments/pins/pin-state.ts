/**
 * Pins of comments while they are made and looked at: what the next comment will point at (kept by this tab until it is sent),
 * whether somebody is pointing now, and the pin that was asked for. Shared by the drawing and the panel.
 */
import { commentPinSchema } from '@orderwright/domain'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '../../../lib/storage/stored-state.ts'

const draftSchema = z.object({ itemId: z.number(), pin: commentPinSchema }).nullable()
/** What the comment that is being written points at. */
export type PinDraft = NonNullable<z.infer<typeof draftSchema>>

/** A pin that is to be looked at: the comment that began its thread, and its item. */
export interface ShownPin {
  readonly commentId: number
  readonly itemId: number
}

interface PinState {
  readonly isPointing: boolean
  readonly shown: ShownPin | null
  /** drawings that stand on the page and show pins: 0 where there is nothing to point at */
  readonly stages: number
  /** goes up with each pin that was put down: who writes has the focus again */
  readonly picks: number
}

let state: PinState = { isPointing: false, shown: null, stages: 0, picks: 0 }
const drafts = new Map<string, PinDraft | null>()
const listeners = new Set<() => void>()

function change(next: Partial<PinState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function usePinState(): PinState {
  return useSyncExternalStore(subscribe, () => state)
}

export function startPointing(): void {
  change({ isPointing: true, shown: null })
}

export function stopPointing(): void {
  if (state.isPointing) change({ isPointing: false })
}

export function showPin(shown: ShownPin | null): void {
  change({ shown, isPointing: false })
}

/** A drawing that shows pins stands; the answer takes it away again. */
export function countStage(): () => void {
  change({ stages: state.stages + 1 })
  return () => change({ stages: state.stages - 1, isPointing: false })
}

function draftOf(key: string): PinDraft | null {
  const known = drafts.get(key)
  if (known !== undefined) return known
  const stored = readStored(sessionStorage, key, draftSchema, null)
  drafts.set(key, stored)
  return stored
}

/** What the next comment of this person on this order points at. */
export function usePinDraft(key: string): PinDraft | null {
  return useSyncExternalStore(subscribe, () => draftOf(key))
}

export function setPinDraft(key: string, draft: PinDraft | null, { isPicked = false } = {}): void {
  drafts.set(key, draft)
  writeStored(sessionStorage, key, draft)
  change(isPicked ? { isPointing: false, picks: state.picks + 1 } : {})
}
