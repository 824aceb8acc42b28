/** Layouts that differ so much between sizes that only one of them is rendered. */
import { useSyncExternalStore } from 'react'

/** Whether a CSS media query holds now. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}

/** Phones: below 640 px. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 639.98px)')
}

/** Wide desks: 1100 px and more. */
export function useIsDesk(): boolean {
  return useMediaQuery('(min-width: 1100px)')
}
