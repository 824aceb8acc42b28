/** When which screen is shown, over a small browser of our own. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LateCode, lateScreen } from './late-screen.ts'
import { createNavigation } from './navigation.ts'

const origin = 'https://orders.example'

/** Addresses and their history as a browser keeps them; `scrollY` is what the page is scrolled by. */
function fakeBrowser(start: string) {
  const entries: { href: string; state: unknown }[] = [{ href: start, state: null }]
  let at = 0
  const listeners = new Map<string, () => void>()
  const kept = new Map<string, string>()
  const entry = () => entries[at] ?? { href: start, state: null }
  const window = {
    scrollY: 0,
    scrollTo: ({ top }: { top: number }) => {
      window.scrollY = top
    },
    location: {
      origin,
      get href() {
        return origin + entry().href
      },
    },
    history: {
      scrollRestoration: 'auto',
      get state() {
        return entry().state
      },
      pushState(state: unknown, _title: string, href: string) {
        entries.splice(at + 1, entries.length, { href, state })
        at += 1
      },
      replaceState(state: unknown, _title: string, href: string = entry().href) {
        entries[at] = { href, state }
      },
    },
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
  }
  vi.stubGlobal('window', window)
  vi.stubGlobal('history', window.history)
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    documentElement: { scrollTo: window.scrollTo },
    body: {},
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  return {
    window,
    address: () => entry().href,
    length: () => entries.length,
    go(steps: number) {
      at += steps
      listeners.get('popstate')?.()
    },
    /** as the browser does when somebody follows a link to a fragment */
    followFragment(href: string) {
      window.history.pushState(null, '', href)
      listeners.get('popstate')?.()
    },
  }
}

const Order = () => null

/** A screen whose code comes when the test says so. */
function screenOnItsWay() {
  let arrive = () => {}
  const coming = new Promise<typeof Order>((resolve) => {
    arrive = () => resolve(Order)
  })
  return { screen: lateScreen(() => coming), arrive: () => arrive() }
}

let loading = 0
/** Only an order's screen comes later. */
function open(start: string, order: LateCode = screenOnItsWay().screen) {
  const browser = fakeBrowser(start)
  const navigation = createNavigation({
    screensAt: (pathname) => (/^\/orders\/./.test(pathname) ? [order] : []),
    whileLoading() {
      loading += 1
      return () => {
        loading -= 1
      }
    },
  })
  // What the screen does when it has come.
  navigation.subscribe(() => navigation.settle())
  navigation.start()
  return { browser, navigation, shown: () => navigation.getState().shown.href }
}

beforeEach(() => {
  loading = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('[issue 12, 35] on the way from one screen to the next', () => {
  it('the address of the window is shown', () => {
    const { navigation, shown } = open('/orders?page=2')
    expect(shown()).toBe('/orders?page=2')
    expect(navigation.getState().place).toMatchObject({ pathname: '/orders', search: { page: 2 } })
  })

  it('the screen before stays until the next one has come', async () => {
    const { screen, arrive } = screenOnItsWay()
    const { browser, navigation, shown } = open('/orders', screen)
    const gone = navigation.navigate({ to: '/orders/:orgSpecificId', params: { orgSpecificId: '51' } })
    expect([browser.address(), navigation.getState().place.pathname]).toEqual(['/orders/51', '/orders/51'])
    expect([shown(), loading]).toEqual(['/orders', 1])
    arrive()
    await gone
    expect([shown(), screen.component, loading]).toEqual(['/orders/51', Order, 0])
  })

  it('a sign of loading takes its place when that takes longer', () => {
    const { screen } = screenOnItsWay()
    const { navigation, shown } = open('/orders', screen)
    void navigation.navigate({ href: '/orders/51' })
    vi.advanceTimersByTime(149)
    expect(shown()).toBe('/orders')
    vi.advanceTimersByTime(1)
    expect([shown(), screen.component]).toEqual(['/orders/51', null])
  })

  it('where somebody went last is shown, whatever comes first', async () => {
    const { screen, arrive } = screenOnItsWay()
    const { navigation, shown } = open('/orders', screen)
    const first = navigation.navigate({ href: '/orders/51' })
    await navigation.navigate({ to: '/' })
    arrive()
    await first
    vi.advanceTimersByTime(1000)
    expect([shown(), loading]).toEqual(['/', 0])
  })

  it('a screen that could not be fetched says so, and is fetched again', async () => {
    const answers = [Promise.reject(new Error('no connection')), Promise.resolve(Order)]
    const screen = lateScreen(() => answers.shift() ?? Promise.resolve(Order))
    const { navigation } = open('/', screen)
    await navigation.navigate({ href: '/orders/51' })
    expect([screen.component, screen.failure]).toEqual([null, new Error('no connection')])
    navigation.retry()
    await vi.runAllTimersAsync()
    expect([screen.component, screen.failure]).toEqual([Order, null])
  })

  it('the code of a screen comes ahead of it when somebody points there', async () => {
    const { screen, arrive } = screenOnItsWay()
    const { navigation, shown } = open('/orders', screen)
    const fetched = navigation.preload('/orders/51?mode=invoice')
    arrive()
    await fetched
    expect([screen.isHere, shown()]).toEqual([true, '/orders'])
  })

  it('the query changes at the same place, in the same entry when asked to', async () => {
    const { browser, navigation } = open('/orders?q=villa')
    await navigation.navigate({ search: (old) => ({ ...old, page: 2 }), replace: true })
    expect([browser.address(), browser.length()]).toEqual(['/orders?q=villa&page=2', 1])
    await navigation.navigate({ href: '/orders?q=villa&page=2' })
    expect(browser.length()).toBe(1)
  })

  it('a new screen begins at its beginning, and the one before is found where it was', async () => {
    const { browser, navigation } = open('/orders')
    browser.window.scrollY = 700
    await navigation.navigate({ to: '/' })
    expect(browser.window.scrollY).toBe(0)
    browser.window.scrollY = 90
    browser.go(-1)
    expect(browser.window.scrollY).toBe(700)
    browser.go(1)
    expect(browser.window.scrollY).toBe(90)
  })

  it('the page stays where it is when told so, and where the browser takes it to a fragment', async () => {
    const { browser, navigation, shown } = open('/orders')
    browser.window.scrollY = 700
    await navigation.navigate({ href: '/orders?type=all', resetScroll: false })
    expect(browser.window.scrollY).toBe(700)
    browser.followFragment('/orders?type=all#content')
    expect([browser.window.scrollY, shown()]).toEqual([700, '/orders?type=all#content'])
  })
})
