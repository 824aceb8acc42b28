/** The news that the screen shows now. Plain data, so that it can be tested without a screen. */

import { uiMessages as words } from '@orderwright/domain'
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
  const listeners = new Set<() => void>()
  const change = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Adds; beyond three the oldest goes. */
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
      change([...toasts.filter((other) => other.id !== toast.id), toast].slice(-MOST))
      return toast.id
    },
    dismiss(id: string) {
      change(toasts.filter((toast) => toast.id !== id))
    },
  }
}

export const toastStore = createToastStore()
