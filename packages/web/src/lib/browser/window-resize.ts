/** What is measured again when the window has another size: once it has been at rest for a moment. [1.9.19] */
import { useEffect, useRef } from 'react'

/** A window that is being dragged has a new size in every frame; only the last one counts. [1.9.19] */
export const RESIZE_MS = 100

/** `run` once nobody has called for `ms`. */
export function afterRest(run: () => void, ms: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    call: () => {
      cancel()
      timer = setTimeout(run, ms)
    },
    cancel,
  }
}

/** Calls `run` when the window has kept a new size for 100 ms. [1.9.19] */
export function useWindowResize(run: () => void) {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const rest = afterRest(() => latest.current(), RESIZE_MS)
    window.addEventListener('resize', rest.call)
    return () => {
      window.removeEventListener('resize', rest.call)
      rest.cancel()
    }
  }, [])
}
