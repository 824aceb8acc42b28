/** Work that can wait until the screen stands and the browser has nothing better to do. */

const LATEST_MS = 2000
/** where the browser can't say when it is idle */
const GUESS_MS = 300

/** Runs `work` soon; gives back how to call it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, { timeout: LATEST_MS })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, GUESS_MS)
  return () => clearTimeout(timer)
}
