/** Work that can wait until the screen stands and the browser has nothing better to do. */
import { useEffect } from 'react'

const LATEST_MS = 2000
/** where the browser can't say when it is idle */
const GUESS_MS = 300

let loadingScreens = 0
const waiting = new Set<() => void>()

/** Something loads that people wait for: idle work waits too. Gives back what says that it is there. */
export function startLoading(): () => void {
  loadingScreens++
  return () => {
    loadingScreens--
    if (loadingScreens > 0) return
    for (const go of waiting) go()
  }
}

/** While the calling component is on the screen, something is still loading. */
export function useIsLoading(): void {
  useEffect(startLoading, [])
}

function nextIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, { timeout: LATEST_MS })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, GUESS_MS)
  return () => clearTimeout(timer)
}

/** Runs `work` once nothing is loading any more, at the latest two seconds after that; gives back how to call it off. */
export function whenIdle(work: () => void): () => void {
  let cancel = nextIdle(() => {
    if (loadingScreens === 0) {
      work()
      return
    }
    const go = () => {
      waiting.delete(go)
      cancel = whenIdle(work)
    }
    waiting.add(go)
    cancel = () => waiting.delete(go)
  })
  return () => cancel()
}

/** Fetches what opens a live channel and opens it, once nothing is loading any more; gives back how to close it, or to call it off. */
export function openWhenIdle<Module>(
  load: () => Promise<Module>,
  open: (module: Module) => () => void,
): () => void {
  let close: (() => void) | null = null
  let isLeft = false
  const connect = async () => {
    const module = await load()
    if (!isLeft) close = open(module)
  }
  const cancel = whenIdle(() => void connect().catch(() => {}))
  return () => {
    isLeft = true
    cancel()
    close?.()
  }
}

/** Resolves once nothing is loading any more. */
export function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve))
}
