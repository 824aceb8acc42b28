/**
 * The guide beside the page: which page of it is asked for. The screens know topics and their own addresses, the guide
 * knows which of its pages stands for them; so nothing of the guide comes with a screen.
 */
import { useSyncExternalStore } from 'react'
import type { HelpTopic } from './help-topics.ts'

/** A topic, or an address of the app. */
export type HelpPlace = HelpTopic | `/${string}`

let place: string | null = null
const listeners = new Set<() => void>()

function set(next: string | null) {
  place = next
  for (const listener of listeners) listener()
}

const isPlaced = (element: Element | null | undefined) =>
  element instanceof HTMLElement ? element.dataset['help'] : undefined

/** What is meant here: the marked part (`data-help`) that has the focus, else that of the screen, else its address. */
function placeHere(): string {
  return (
    isPlaced(document.activeElement?.closest('[data-help]')) ??
    isPlaced(document.querySelector('main [data-help], main[data-help]')) ??
    window.location.pathname
  )
}

/** Opens the guide beside the page. False where a dialog is in the way: then it has to be opened elsewhere. */
export function openHelp(at: HelpPlace | null = null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return false
  set(at ?? placeHere())
  return true
}

/** The address of the page of the guide for a place. */
export const helpAddress = (at: HelpPlace | null = null) =>
  `/help?at=${encodeURIComponent(at ?? placeHere())}`

/** The key of help: beside the page, or in a new tab where a dialog is in the way. */
export function toggleHelp() {
  if (place !== null) set(null)
  else if (!openHelp()) window.open(helpAddress(), '_blank', 'noopener')
}

export const closeHelp = () => set(null)

/** What is asked for; null: the guide is closed. */
export function useHelpPlace(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => place,
  )
}
