/**
 * How far everything was scrolled at each entry of the history: Back finds it so, after a reload too. What was scrolled
 * is only noted while it moves, and measured when it is left.
 */
type Positions = Record<string, number>

const storedAs = 'orderwright:scroll'
/** how many entries are remembered */
const MOST = 50

/** The way from the body down to an element: '0.2.1'; '' is the page itself. */
function pathOf(element: Element): string {
  const steps: number[] = []
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    steps.unshift([...at.parentElement.children].indexOf(at))
  }
  return steps.join('.')
}

function elementAt(path: string): Element | undefined {
  const steps = path === '' ? [] : path.split('.').map(Number)
  const start: Element | undefined = path === '' ? document.documentElement : document.body
  return steps.reduce<Element | undefined>((element, step) => element?.children[step], start)
}

function isPositions(value: unknown): value is Positions {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite)
}

function stored(): [string, Positions][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? '{}')
    return Object.entries(kept ?? {}).filter((entry): entry is [string, Positions] => isPositions(entry[1]))
  } catch {
    return []
  }
}

export interface ScrollMemory {
  /** measures what the entry shows, before it is left */
  keep: (key: string) => void
  /** brings what is shown to where the entry had it; the page to its beginning when nothing is known of it */
  restore: (key: string) => void
  /** back to the beginning of the page */
  reset: () => void
}

/** Starts to listen. The browser's own memory is switched off: it knows nothing of screens that come later. */
export function rememberScrolling(): ScrollMemory {
  const entries = new Map(stored())
  let scrolled = new Set<Element>()
  window.history.scrollRestoration = 'manual'
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element) scrolled.add(target)
    },
    { capture: true, passive: true },
  )
  return {
    keep(key) {
      const positions: Positions = { '': window.scrollY }
      for (const element of scrolled) {
        if (element.isConnected && element.scrollTop > 0) positions[pathOf(element)] = element.scrollTop
      }
      entries.delete(key)
      entries.set(key, positions)
      const oldest = entries.size > MOST ? entries.keys().next().value : undefined
      if (oldest !== undefined) entries.delete(oldest)
      try {
        sessionStorage.setItem(storedAs, JSON.stringify(Object.fromEntries(entries)))
      } catch {
        // A full or refused storage: Back starts at the beginning after a reload.
      }
    },
    restore(key) {
      scrolled = new Set()
      for (const [path, top] of Object.entries(entries.get(key) ?? { '': 0 })) {
        elementAt(path)?.scrollTo({ top, behavior: 'instant' })
      }
    },
    reset() {
      scrolled = new Set()
      window.scrollTo({ top: 0, behavior: 'instant' })
    },
  }
}
