/**
 * Parts of a screen that nobody sees before they press something: popups and what stands in them. They are fetched at
 * the first sign of a hand (or a few seconds after the start), so that the first picture does not wait for them. Where
 * the browser is asked to save data they are fetched when they are used.
 */
import { messages } from '@orderwright/domain/messages'
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { savesData } from '../lib/browser/saves-data.ts'
import { idle } from '../lib/browser/when-idle.ts'
import { ErrorState } from './states.tsx'

interface DeferredModule<T> {
  /** the module's value, null until it is there; asks for it when `isWanted` */
  use: (isWanted: boolean) => T | null
  /** whether the last attempt to fetch it has failed */
  useHasFailed: () => boolean
  /** asks again; for a screen loads the page anew where only that helps */
  retry: () => void
}

const LATEST_MS = 4000
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const

let isAwake = false
let isFetchingAhead = false
const waiting: (() => Promise<void>)[] = []

/** One part after the other, and only while there is nothing better to do: what a hand asks for goes first. */
async function fetchAhead() {
  if (!isAwake || isFetchingAhead) return
  isFetchingAhead = true
  for (let request = waiting.shift(); request; request = waiting.shift()) {
    await idle()
    await request()
  }
  isFetchingAhead = false
}

function wake() {
  if (isAwake) return
  isAwake = true
  for (const sign of signs) window.removeEventListener(sign, wake, true)
  void fetchAhead()
}

/** Called once at the start of the app. */
export function wakeAtFirstSign() {
  if (savesData()) return
  for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true })
  window.addEventListener('load', () => setTimeout(wake, LATEST_MS), { once: true })
}

interface DeferredOptions {
  /**
   * 'interaction': at the first sign of a hand, or when it is asked for. 'idle': the same, but what asks for it lets the screen
   * stand first. 'demand': only when it is asked for, for what most people never open.
   */
  when?: 'interaction' | 'idle' | 'demand'
  /** It takes the place of a whole screen: where it could not be fetched that is said there, with a way to try again. */
  isScreen?: boolean
}

/** What somebody waits for and could not be fetched is asked for again by itself, each time after twice as long. */
const FIRST_AGAIN_MS = 2000
const LATEST_AGAIN_MS = 30_000

/** Something to be fetched later: `deferredModule(() => import('./x.tsx').then((m) => m.X))`. */
export function deferredModule<T>(
  load: () => Promise<T>,
  { when = 'interaction', isScreen = false }: DeferredOptions = {},
): DeferredModule<T> {
  let value: T | null = null
  let isLoading = false
  let hasFailed = false
  let failures = 0
  const listeners = new Set<() => void>()

  async function request({ isAgain = false } = {}) {
    if (value !== null || isLoading) return
    isLoading = true
    // What was said of the failure stays until it is known better.
    if (hasFailed && !isAgain) settle(false)
    if (when === 'idle') await idle()
    await load().then(
      (loaded) => {
        value = loaded
        settle(false)
      },
      () => {
        // No connection: the next press asks again, and so does whoever waits.
        isLoading = false
        failures += 1
        settle(true)
      },
    )
  }
  function settle(isFailure: boolean) {
    hasFailed = isFailure
    for (const listener of listeners) listener()
  }
  /** Asks again after a while, or as soon as there is a connection. Gives back how to stop that. */
  function askAgain() {
    const again = () => void request({ isAgain: true })
    const timer = setTimeout(again, Math.min(LATEST_AGAIN_MS, FIRST_AGAIN_MS * 2 ** (failures - 1)))
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }
  /**
   * Of a screen: what a lost file imports keeps failing under its address for as long as the page lives: where asking again is of no use
   * though the server answers, the page is loaded anew. Whoever has unsaved changes is asked by the page itself.
   */
  async function retry() {
    await request()
    if (!isScreen || value !== null || isLoading) return
    const isReachable = await fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReachable) window.location.reload()
  }
  if (when !== 'demand') {
    waiting.push(() => request())
    void fetchAhead()
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    use(isWanted) {
      useEffect(() => {
        if (isWanted) void request()
      }, [isWanted])
      const failed = useSyncExternalStore(subscribe, () => failures)
      useEffect(() => (isWanted && failed > 0 ? askAgain() : undefined), [isWanted, failed])
      // A list may hold it in every row: all of them get it in small steps, not in one that nothing can interrupt.
      const [loaded, setLoaded] = useState(() => value)
      useEffect(() => {
        const take = () => startTransition(() => setLoaded(() => value))
        take()
        return subscribe(take)
      }, [])
      return loaded
    },
    useHasFailed: () => useSyncExternalStore(subscribe, () => hasFailed),
    retry: () => void retry(),
  }
}

/**
 * A component to be fetched later. Until it is there it shows its `fallback` (nothing by default):
 * `const OptionList = deferred(() => import('./option-list.tsx').then((m) => m.OptionList))`.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  options?: DeferredOptions,
): ComponentType<Props> {
  // A component is a function: held in an object, so that no state setter takes it for an updater.
  const part = deferredModule(async () => ({ Component: await load() }), options)
  return function Deferred(props: Props) {
    const loaded = part.use(true)
    const hasFailed = part.useHasFailed()
    if (loaded) return <loaded.Component {...props} />
    return hasFailed && options?.isScreen === true ? (
      <ErrorState message={messages.drawingsNotLoaded} onRetry={part.retry} />
    ) : (
      fallback
    )
  }
}

/**
 * As `deferred`, for what belongs to the first picture and is seldom in it: a row, marks on a drawing. Its chunk brings
 * nothing along but what it needs, because somebody waits for it.
 */
export const deferredView = deferred

/** As `deferred`, for what takes the place of a whole screen: a chunk of its own, over the common parts of popups. */
export function deferredScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  options?: DeferredOptions,
): ComponentType<Props> {
  return deferred(load, fallback, { ...options, isScreen: true })
}
