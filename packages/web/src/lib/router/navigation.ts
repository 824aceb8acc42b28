/**
 * Ways from one screen to the next. wouter says what stands at an address and shows it; here stands what it leaves open: a
 * screen stays until the next one's code is there, for a moment at most, and Back finds it scrolled as it was.
 */
import { navigate as writeHistory } from 'wouter/use-browser-location'
import { hrefOf, type LooseTarget, type Target } from './addresses.ts'
import type { LateCode } from './late-screen.ts'
import { rememberScrolling, type ScrollMemory } from './scroll-memory.ts'
import { type RawSearch, readSearch } from './search-text.ts'

/** An address of the app, taken apart. */
export interface Place {
  /** of the entry of the history */
  readonly key: string
  /** path, query and fragment */
  readonly href: string
  readonly pathname: string
  readonly search: RawSearch
}

export interface NavigationState {
  /** where the address is: a screen on its way is not shown yet */
  readonly place: Place
  /** whose screen is shown, or a sign that it is waited for */
  readonly shown: Place
}

interface GoOptions {
  /** in place of the present entry of the history */
  readonly replace?: boolean | undefined
  /** false: the page stays scrolled as it is */
  readonly resetScroll?: boolean | undefined
}

/** A pattern with its parts, an address as text, or another query at the same place. */
export type Destination = GoOptions &
  (
    | Target
    | { readonly to?: undefined; readonly href: string }
    | { readonly to?: undefined; readonly href?: undefined; readonly search: (old: RawSearch) => RawSearch }
  )

export interface Navigation {
  getState: () => NavigationState
  subscribe: (listener: () => void) => () => void
  /** resolves when the screen stands */
  navigate: (destination: Destination) => Promise<void>
  /** fetches the code of what stands at an address */
  preload: (href: string) => Promise<void>
  hrefOf: (target: LooseTarget) => string
  /** brings the page to where it belongs; called when what is shown has come onto the screen */
  settle: () => void
  /** fetches again what could not be fetched */
  retry: () => void
  /** takes up the address of the window */
  start: () => void
}

interface NavigationOptions {
  /** whose code the screen at a path needs */
  readonly screensAt: (pathname: string) => readonly LateCode[]
  /** called when a screen is waited for; what it gives back, when it is there */
  readonly whileLoading: () => () => void
}

/** How long the screen before stays at most. */
const PATIENCE_MS = 150

const isHere = (screen: LateCode) => screen.isHere

function placeAt(href: string, key: string): Place {
  const url = new URL(href, window.location.origin)
  const { pathname, search, hash } = url
  return { key, href: pathname + search + hash, pathname, search: readSearch(search) }
}

function keyOfEntry(): string | null {
  const state: unknown = window.history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : null
  return typeof key === 'string' ? key : null
}

const newKey = () => Math.random().toString(36).slice(2, 10)
const nowhere: Place = { key: '', href: '/', pathname: '/', search: {} }

export function createNavigation({ screensAt, whileLoading }: NavigationOptions): Navigation {
  let state: NavigationState = { place: nowhere, shown: nowhere }
  let scrolling: ScrollMemory | null = null
  /** what the page's scrolling is to become when the screen stands */
  let scrollTo: 'start' | 'remembered' | null = null
  let endOfLoading: (() => void) | null = null
  const listeners = new Set<() => void>()

  function set(next: Partial<NavigationState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  /** Shows what stands at the place; meanwhile another may have been asked for, which then counts. */
  async function arrive(place: Place): Promise<void> {
    const screens = screensAt(place.pathname)
    if (screens.every(isHere)) {
      endLoading()
      set({ place, shown: place })
      return
    }
    // At the start there is no screen before.
    set({ place, shown: state.shown === nowhere ? place : state.shown })
    endOfLoading ??= whileLoading()
    const timer = setTimeout(() => {
      if (state.place === place) set({ shown: place })
    }, PATIENCE_MS)
    await Promise.all(screens.map((screen) => screen.load()))
    clearTimeout(timer)
    if (state.place !== place) return
    endLoading()
    // Another object, so that a screen that was waited for is seen to be here.
    const here = { ...place }
    set({ place: here, shown: here })
  }

  function endLoading() {
    endOfLoading?.()
    endOfLoading = null
  }

  function hrefTo(destination: Destination): string {
    if (destination.to !== undefined) return hrefOf(destination, state.place.search)
    if (destination.href !== undefined) return destination.href
    const { pathname } = state.place
    return pathname + hrefOf({ to: '/', search: destination.search }, state.place.search).slice(1)
  }

  /** Takes up an entry of the history; one that the browser made by itself has no key yet. */
  function takeUp(): Place {
    const known = keyOfEntry()
    const key = known ?? newKey()
    if (known === null) window.history.replaceState({ key }, '')
    else scrollTo = 'remembered'
    return placeAt(window.location.href, key)
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async navigate(destination) {
      const place = placeAt(hrefTo(destination), newKey())
      scrolling?.keep(state.place.key)
      if (destination.resetScroll !== false) scrollTo = 'start'
      // The same address again is the same entry.
      const replace = destination.replace === true || place.href === state.place.href
      writeHistory(place.href, { replace, state: { key: place.key } })
      await arrive(place)
    },
    async preload(href) {
      await Promise.all(screensAt(placeAt(href, '').pathname).map((screen) => screen.load()))
    },
    hrefOf: (target) => hrefOf(target, state.place.search),
    settle() {
      if (state.shown !== state.place || !screensAt(state.shown.pathname).every(isHere)) return
      if (scrollTo === 'start') scrolling?.reset()
      else if (scrollTo === 'remembered') scrolling?.restore(state.place.key)
      scrollTo = null
    },
    retry: () => void arrive(state.place),
    start() {
      scrolling = rememberScrolling()
      // Back, forward, or a link to a fragment, which the browser follows by itself.
      window.addEventListener('popstate', () => {
        scrolling?.keep(state.place.key)
        void arrive(takeUp())
      })
      window.addEventListener('pagehide', () => scrolling?.keep(state.place.key))
      void arrive(takeUp())
    },
  }
}
