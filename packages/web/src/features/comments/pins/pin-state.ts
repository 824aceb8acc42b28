/**
 * Pins of comments while they are made and looked at: what the next comment will point at (kept by this tab until it is sent),
 * whether somebody is pointing now, and the pin that was asked for. Shared by the drawing and the panel.
 */
import { commentPinSchema } from '@orderwright/domain/comments'
import { useMemo } from 'react'
import { z } from 'zod'
import { createSharedState } from '../../../lib/shared-state.ts'
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

const state = createSharedState<PinState>({ isPointing: false, shown: null, stages: 0, picks: 0 })
/** By the name under which they are kept; what is there is read once. */
const drafts = createSharedState<ReadonlyMap<string, PinDraft | null>>(new Map())

function change(next: Partial<PinState>): void {
  state.set({ ...state.get(), ...next })
}

export const usePinState = state.use

export function startPointing(): void {
  change({ isPointing: true, shown: null })
}

export function stopPointing(): void {
  if (state.get().isPointing) change({ isPointing: false })
}

export function showPin(shown: ShownPin | null): void {
  change({ shown, isPointing: false })
}

/** A drawing that shows pins stands; the answer takes it away again. */
export function countStage(): () => void {
  change({ stages: state.get().stages + 1 })
  return () => change({ stages: state.get().stages - 1, isPointing: false })
}

/** What the next comment of this person on this order points at. */
export function usePinDraft(key: string): PinDraft | null {
  const known = drafts.use().get(key)
  const stored = useMemo(() => readStored(sessionStorage, key, draftSchema, null), [key])
  return known === undefined ? stored : known
}

export function setPinDraft(key: string, draft: PinDraft | null): void {
  drafts.set(new Map(drafts.get()).set(key, draft))
  writeStored(sessionStorage, key, draft)
}

/** A pin is put down by hand: pointing ends, and who writes has the focus again. */
export function putPinDown(key: string, draft: PinDraft): void {
  setPinDraft(key, draft)
  change({ isPointing: false, picks: state.get().picks + 1 })
}
