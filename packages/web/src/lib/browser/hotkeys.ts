/**
 * Keyboard shortcuts: one table of what is bound now, read by the handler and by the help under `?`. A shortcut is
 * 'Mod+Z', 'Shift+Mod+Z', '?', 'Delete', or two keys one after the other: 'G O'.
 */
import { uiMessages as words } from '@orderwright/domain/messages'
import { useEffect, useRef, useSyncExternalStore } from 'react'

export interface Hotkey {
  keys: string
  /** what it does, as a verb: 'Undo' */
  label: string
  /** heading in the help: 'Everywhere', 'Order' */
  group: string
  /** with `false` it leaves the keys to whoever bound them before */
  run: (event: KeyboardEvent) => unknown
  /** also while typing in a field (default false) */
  isActiveInFields?: boolean
  /** also while a dialog is open, but not in its fields (default false) */
  isActiveInDialogs?: boolean
  /** also in fields in which nothing is typed: they stand in a `data-nothing-typed` (default false) */
  isActiveInIdleFields?: boolean
  /** also in fields in which nothing was typed since they got the focus or Enter was pressed, and that hold nothing unreadable (default false) */
  isActiveInUntouchedFields?: boolean
}

interface Chord {
  key: string
  hasMod: boolean
  hasShift: boolean
  hasAlt: boolean
}

/** Whether this is an Apple machine, where Mod is ⌘. */
export function isApple(platform = globalThis.navigator?.platform ?? ''): boolean {
  return /Mac|iPhone|iPad/.test(platform)
}

export function parseChord(text: string): Chord {
  const parts = text.split('+')
  const key = text.endsWith('+') ? '+' : (parts.at(-1) ?? '')
  return {
    key: key.toLowerCase(),
    hasMod: parts.includes('Mod'),
    hasShift: parts.includes('Shift'),
    hasAlt: parts.includes('Alt'),
  }
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether the pressed keys are this chord. Shift is ignored for signs, which need it on some keyboards. */
export function matchesChord(text: string, event: Pressed, apple = isApple()): boolean {
  const chord = parseChord(text)
  if (event.key.toLowerCase() !== chord.key) return false
  const mod = apple ? event.metaKey : event.ctrlKey
  const otherMod = apple ? event.ctrlKey : event.metaKey
  if (mod !== chord.hasMod || otherMod || event.altKey !== chord.hasAlt) return false
  const isSign = chord.key.length === 1 && !/[a-z0-9]/.test(chord.key)
  return isSign || event.shiftKey === chord.hasShift
}

const appleSigns: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }
const signs: Readonly<Record<string, string>> = {
  Mod: words.ctrl,
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: words.esc,
  Delete: words.del,
}

/** The keys of one chord as they are written on this machine: ['Ctrl', 'Z']. */
export function shortcutKeys(chord: string, apple = isApple()): string[] {
  const parts = chord === '+' ? ['+'] : chord.split('+')
  return parts.map((part) => (apple && appleSigns[part]) || signs[part] || part)
}

let bound: readonly Hotkey[] = []
const listeners = new Set<() => void>()

function change(next: readonly Hotkey[]) {
  bound = next
  for (const listener of listeners) listener()
}

/** All shortcuts bound at this moment, for the help. */
export function useBoundHotkeys(): readonly Hotkey[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => bound,
    () => bound,
  )
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select')
  )
}

/** Whether the field says that it holds nothing but what is saved: there the browser's own undo has nothing to take back. */
function isIdle(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-nothing-typed]') !== null
}

/** The field that was typed in since it got the focus, until Enter takes over what stands in it. */
let touched: EventTarget | null = null
const noteInput = ({ target }: Event) => (touched = target)
const noteFocus = () => (touched = null)

/**
 * Whether the browser's own undo would take back what was typed in another field, in which it has become a value since. What keeps its
 * text to itself (`data-own-undo`) is left to the browser.
 */
function isUntouched(target: EventTarget | null): boolean {
  return (
    target !== touched &&
    target instanceof Element &&
    !target.matches('[aria-invalid=true], [data-own-undo] *')
  )
}

let firstKey: { key: string; at: number } | null = null

function onKeyDown(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) touched = null
  if (event.defaultPrevented || event.isComposing) return
  const inField = isField(event.target)
  const inDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
  // The newest binding wins: a popup's shortcut is bound later than the page's.
  for (const hotkey of bound.toReversed()) {
    const isFree =
      !inField ||
      hotkey.isActiveInFields ||
      (hotkey.isActiveInIdleFields && isIdle(event.target)) ||
      (hotkey.isActiveInUntouchedFields && isUntouched(event.target))
    if (!isFree) continue
    if (inDialog && !hotkey.isActiveInFields && !hotkey.isActiveInDialogs) continue
    const [first = '', second] = hotkey.keys.split(' ')
    const isHit = second
      ? firstKey !== null &&
        event.timeStamp - firstKey.at < 1000 &&
        matchesChord(first, pressed(firstKey.key)) &&
        matchesChord(second, event)
      : matchesChord(first, event)
    if (!isHit) continue
    if (hotkey.run(event) === false) continue
    event.preventDefault()
    firstKey = null
    return
  }
  firstKey = inField ? null : { key: event.key, at: event.timeStamp }
}

function pressed(key: string): Pressed {
  return { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
}

/** Binds shortcuts while the component is mounted. Handlers may change between renders. */
export function useHotkeys(hotkeys: readonly Hotkey[]) {
  const latest = useRef(hotkeys)
  useEffect(() => {
    latest.current = hotkeys
  })
  const signature = hotkeys.map((hotkey) => `${hotkey.keys}|${hotkey.label}|${hotkey.group}`).join('\n')
  // The signature stands for the list
  useEffect(() => {
    const own = latest.current.map(
      (hotkey, index): Hotkey => ({ ...hotkey, run: (event) => latest.current[index]?.run(event) }),
    )
    if (bound.length === 0) {
      window.addEventListener('keydown', onKeyDown)
      window.addEventListener('input', noteInput)
      window.addEventListener('focusin', noteFocus)
    }
    change([...bound, ...own])
    return () => {
      change(bound.filter((hotkey) => !own.includes(hotkey)))
      if (bound.length === 0) window.removeEventListener('keydown', onKeyDown)
    }
  }, [signature])
}
