/**
 * A choice that somebody only points at: the stage shows the order as it would be with it, nothing is changed. It holds for the
 * document that it was made from alone, and is gone with the next change of the order. [issue 18, configuring faster]
 */
import type { OrderDocument } from '@orderwright/domain/orders'
import { useSyncExternalStore } from 'react'

export interface PreviewedChoice {
  /** the order as it is */
  readonly from: OrderDocument
  /** the order as it would be */
  readonly document: OrderDocument
  /** what is pointed at, and what it would add to the price */
  readonly words: string
}

let previewed: PreviewedChoice | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** null: nothing is pointed at any more. */
export function previewChoice(choice: PreviewedChoice | null) {
  if (previewed === choice) return
  previewed = choice
  for (const listener of listeners) listener()
}

const read = () => previewed

/** What is pointed at in `document`. */
export function usePreviewedChoice(document: OrderDocument): PreviewedChoice | null {
  const choice = useSyncExternalStore(subscribe, read, read)
  return choice?.from === document ? choice : null
}
