/** A press that makes something: the second half of a double click makes no second one. */
import { useRef } from 'react'

/** ms within which two presses are one: what systems take for a double click. */
const DOUBLE_CLICK_MS = 500

/** `run`, unless it ran just before. */
export function useSinglePress<Args extends readonly unknown[]>(run: (...args: Args) => void) {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return (...args: Args) => {
    const now = performance.now()
    const isSecond = now - last.current < DOUBLE_CLICK_MS
    last.current = now
    if (!isSecond) run(...args)
  }
}
