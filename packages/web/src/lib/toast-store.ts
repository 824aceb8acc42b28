/** The news that the screen shows now. Plain data, so that it can be tested without a screen. */

import { uiMessages as words } from '@orderwright/domain/messages'
export interface Toast {
  readonly id: string
  readonly message: string
  /** a second line */
  readonly description?: string
  readonly tone: 'neutral' | 'invalid' | 'done'
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** how long it stays, in ms; it waits while it is pointed at or holds the focus */
  readonly durationMs: number
}

export interface ToastOptions {
  description?: string
  tone?: Toast['tone']
  /** shows an Undo button */
  onUndo?: () => void
  action?: Toast['action']
  /** default 5 s; 8 s where there is something to press */
  durationMs?: number
  /** the same id replaces the earlier toast */
  id?: string
}

const SHORT_MS = 5000
const LONG_MS = 8000
const MOST = 3

/** A store of its own, for tests; the app uses one. */
export function createToastStore() {
  let toasts: readonly Toast[] = []
  let lastNumber = 0
  let isHeld = false
  const leaving = new Map<Toast, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  function change(next: readonly Toast[]): void {
    // While somebody points at one, none goes: those below it would move from under the hand.
    toasts = isHeld ? next : next.slice(-MOST)
    for (const [toast, timer] of leaving) {
      if (!isHeld && toasts.includes(toast)) continue
      clearTimeout(timer)
      leaving.delete(toast)
    }
    for (const toast of isHeld ? [] : toasts) {
      if (!leaving.has(toast))
        leaving.set(
          toast,
          setTimeout(() => dismiss(toast.id), toast.durationMs),
        )
    }
    for (const listener of listeners) listener()
  }
  function dismiss(id: string): void {
    // Nothing says that the hand is elsewhere when what it was on is gone.
    isHeld = false
    change(toasts.filter((toast) => toast.id !== id))
  }
  return {
    get: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Adds; beyond three the oldest goes. Each leaves by itself. */
    add(message: string, options: ToastOptions = {}): string {
      lastNumber += 1
      const action = options.onUndo ? { label: words.undo, onAction: options.onUndo } : options.action
      const toast: Toast = {
        id: options.id ?? `toast ${lastNumber}`,
        message,
        description: options.description,
        tone: options.tone ?? 'neutral',
        action,
        durationMs: options.durationMs ?? (action ? LONG_MS : SHORT_MS),
      }
      change([...toasts.filter((other) => other.id !== toast.id), toast])
      return toast.id
    },
    dismiss,
    /** Somebody points at one or has the focus in it: all of them stay, and their time begins anew afterwards. */
    hold(isWanted: boolean) {
      if (isHeld === isWanted) return
      isHeld = isWanted
      change(toasts)
    },
  }
}

export const toastStore = createToastStore()
