/** A field that a menu opens in the page. */
import { type RefObject, useEffect } from 'react'

/** No menu takes longer to go, ms. */
const LONGEST_MS = 2000

/**
 * Gives the focus to the field in `place`, and again when the menu that opened it gives it back to its button: the menu goes later than
 * the field comes. Ends with the first key or press, which may lead elsewhere.
 */
export function useFocusAfterMenu(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = place.current?.querySelector('input')
    if (!field) return undefined
    const frames = new Set<number>()
    // A frame later: a menu that still holds the focus takes it back at once.
    const again = () => {
      if (document.activeElement === field) return
      frames.add(requestAnimationFrame(() => field.focus()))
    }
    const end = () => {
      for (const frame of frames) cancelAnimationFrame(frame)
      document.removeEventListener('focusin', again)
      window.removeEventListener('keydown', end, true)
      window.removeEventListener('pointerdown', end, true)
      clearTimeout(timer)
    }
    const timer = setTimeout(end, LONGEST_MS)
    document.addEventListener('focusin', again)
    window.addEventListener('keydown', end, true)
    window.addEventListener('pointerdown', end, true)
    field.focus()
    field.select()
    return end
  }, [place])
}
