/** Layouts that differ so much between sizes that only one of them is rendered. */
import { useSyncExternalStore } from 'react'

interface Watched {
  readonly subscribe: (listener: () => void) => () => void
  readonly matches: () => boolean
}

/** Asked at every drawing of many parts: the browser parses and follows each query once. */
const watched = new Map<string, Watched>()

function watch(query: string): Watched {
  const known = watched.get(query)
  if (known) return known
  const media = window.matchMedia(query)
  const made: Watched = {
    subscribe(listener) {
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    matches: () => media.matches,
  }
  watched.set(query, made)
  return made
}

/** Whether a CSS media query holds now. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, matches } = watch(query)
  return useSyncExternalStore(subscribe, matches)
}

/** Phones: below 640 px. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 639.98px)')
}

/** Wide desks: 1100 px and more. */
export function useIsDesk(): boolean {
  return useMediaQuery('(min-width: 1100px)')
}
