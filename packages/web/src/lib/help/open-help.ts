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

/** What is meant here: the marked part (`data-help`) that has the focus, else that of the screen, else its address. */
export function placeHere(): string {
  const marked =
    document.activeElement?.closest('[data-help]') ??
    document.querySelector('main[data-help], main [data-help]')
  return marked?.getAttribute('data-help') ?? window.location.pathname
}

/** A menu closes by itself when something in it is chosen. */
const inTheWay = '[role="dialog"]:not(:has([role="menu"])), [role="alertdialog"]'

/** Opens the guide beside the page. False where a dialog is in the way: then it has to be opened elsewhere. */
export function openHelp(at = placeHere()): boolean {
  if (document.querySelector(inTheWay)) return false
  set(at)
  return true
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
