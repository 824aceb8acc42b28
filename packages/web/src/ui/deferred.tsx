/**
 * Parts of a screen that nobody sees before they press something: popups and what stands in them. They are fetched at
 * the first sign of a hand (or a few seconds after the start), so that the first picture does not wait for them. Where
 * the browser is asked to save data they are fetched when they are used.
 */
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

interface DeferredModule<T> {
  /** the module's value, null until it is there; asks for it when `isWanted` */
  use: (isWanted: boolean) => T | null
  /** whether the last attempt to fetch it has failed */
  useHasFailed: () => boolean
  /** asks again */
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
}

/** Something to be fetched later: `deferredModule(() => import('./x.tsx').then((m) => m.X))`. */
export function deferredModule<T>(
  load: () => Promise<T>,
  { when = 'interaction' }: DeferredOptions = {},
): DeferredModule<T> {
  let value: T | null = null
  let isLoading = false
  let hasFailed = false
  const listeners = new Set<() => void>()

  async function request() {
    if (value !== null || isLoading) return
    isLoading = true
    if (hasFailed) settle(false)
    if (when === 'idle') await idle()
    await load().then(
      (loaded) => {
        value = loaded
        settle(false)
      },
      () => {
        // No connection: the next press asks again.
        isLoading = false
        settle(true)
      },
    )
  }
  function settle(isFailure: boolean) {
    hasFailed = isFailure
    for (const listener of listeners) listener()
  }
  if (when !== 'demand') {
    waiting.push(request)
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
    retry: () => void request(),
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
    return loaded ? <loaded.Component {...props} /> : fallback
  }
}

/**
 * As `deferred`, for what belongs to the first picture and is seldom in it: a row, marks on a drawing. Its chunk brings
 * nothing along but what it needs, because somebody waits for it.
 */
export const deferredView = deferred

/** As `deferred`, for what takes the place of a whole screen: a chunk of its own, over the common parts of popups. */
export const deferredScreen = deferred
