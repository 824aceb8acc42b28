/**
 * Keeps the focus on the page. What holds it may go: a dialog whose opener is gone, a deleted item, the link of a page that
 * was left. The browser then gives it to the body, where keyboard and screen reader begin from nothing; here it goes to
 * what stands closest to where it was.
 */

/** How many elements that had the focus are remembered; a dialog's opener is among them. */
const MAX_KNOWN = 12
const tabbable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]:not([tabindex="-1"])'

interface Step {
  readonly element: Element
  /** its place among its siblings */
  readonly index: number
}

function pathOf(element: Element): Step[] {
  const path: Step[] = []
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    path.push({ element: at, index: at.parentElement ? [...at.parentElement.children].indexOf(at) : 0 })
  }
  return path
}

function isUsable(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.isConnected &&
    element.matches(tabbable) &&
    element.closest('[inert],[aria-hidden=true]') === null &&
    element.checkVisibility({ visibilityProperty: true })
  )
}

function firstIn(element: Element | undefined): HTMLElement | undefined {
  if (!element) return undefined
  return [element, ...element.querySelectorAll(tabbable)].find(isUsable)
}

/** The one of them that is current: of the lines of an order the one that is now looked at. */
function currentOf(siblings: readonly Element[]): Element | undefined {
  const current = '[aria-current=true]'
  return siblings.find((one) => one.matches(current) || one.querySelector(current) !== null)
}

/**
 * The current one of its siblings, what took the place of the lost one, or stands before it, or is nearest around it: what
 * has gone empty around it leads further out. The page as a whole begins at its beginning, not at its first control, and
 * what stands around the page is left alone: its first control is the link that skips to the page, which covers others
 * while it has the focus.
 */
function nearest(path: readonly Step[]): HTMLElement | undefined {
  for (const [at, { element }] of path.entries()) {
    if (!element.isConnected) continue
    if (element.querySelector('main') !== null) return undefined
    const lost = path[at - 1]
    const siblings = [...element.children]
    const found =
      (lost &&
        (firstIn(currentOf(siblings)) ??
          firstIn(siblings[lost.index]) ??
          firstIn(siblings[lost.index - 1]))) ??
      (element.matches('main') ? undefined : firstIn(element))
    if (found !== undefined || element.matches('main')) return found
  }
  return undefined
}

function mainOf(): HTMLElement | null {
  const main = document.querySelector('main')
  if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1
  return main
}

/** After so long, in ms, everything that gives the focus somewhere by itself has done so. */
const SETTLED_MS = 60

/** Starts; gives back how to stop. */
export function keepFocus(): () => void {
  let path: readonly Step[] = []
  /** of elements that had the focus, newest last */
  let known: (readonly Step[])[] = []
  let address = location.pathname
  let timer: ReturnType<typeof setTimeout> | undefined

  function onFocus({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || target === document.body) return
    path = pathOf(target)
    // What was pressed on another page, such as a switch in its head, is nothing to come back to from this one.
    if (address !== location.pathname) known = []
    address = location.pathname
    known = [...known.filter(([one]) => one?.element !== target), path].slice(-MAX_KNOWN)
  }

  function isLost(): boolean {
    if (document.activeElement !== null && document.activeElement !== document.body) return false
    const last = path[0]?.element
    if (address !== location.pathname) return true
    return last !== undefined && (!last.isConnected || last.matches(':disabled') || !last.checkVisibility())
  }

  function check(): void {
    if (!isLost()) return
    // A page of its own begins at its beginning, also when it comes in two steps.
    const isPage = address !== location.pathname || path[0]?.element.matches('main') === true
    // A dialog goes as a whole, and what it was opened from may have gone with what it did: then what stands there now.
    const found = isPage
      ? []
      : known.toReversed().map(([first, ...around]) => {
          if (first === undefined) return undefined
          return isUsable(first.element) ? first.element : nearest([first, ...around])
        })
    const next = found.find((one) => one !== undefined)
    ;(next ?? mainOf())?.focus({ preventScroll: true })
  }

  /** Escape before everything has settled leaves what is around; keys that press would press what nobody has seen. */
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || timer === undefined || document.activeElement !== document.body) return
    clearTimeout(timer)
    timer = undefined
    check()
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return
    event.stopImmediatePropagation()
    if (!activeElement.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault()
  }

  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      check()
    }, SETTLED_MS)
  })
  document.addEventListener('focusin', onFocus)
  window.addEventListener('keydown', onKey, true)
  observer.observe(document.body, { childList: true, subtree: true })
  if (document.activeElement instanceof HTMLElement) path = pathOf(document.activeElement)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    window.removeEventListener('keydown', onKey, true)
    clearTimeout(timer)
  }
}
