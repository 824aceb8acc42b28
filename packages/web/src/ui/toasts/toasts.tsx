/** Short news, with Undo where something can be taken back; where they stand is decided in toast-place.ts. */
import { tableMessages as words } from '@orderwright/domain/messages'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { type ToastOptions, toastStore } from '../../lib/toast-store.ts'
import { deferredModule } from '../deferred.tsx'

/** `toast('Order archived.', { onUndo })` */
export function toast(message: string, options?: ToastOptions): string {
  return toastStore.add(message, options)
}

const list = deferredModule(() => import('./toast-list.tsx'))

/** Stands once in the app. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  const hasNews = toasts.length > 0
  const loaded = list.use(hasNews)
  // Beside the app, as dialogs are: within it they would lie under the scrim.
  return createPortal(
    <section
      aria-label={words.notifications}
      aria-live="polite"
      data-print="hidden"
      // Undo stays in reach while a dialog makes the page behind it inert.
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed z-news"
    >
      {loaded && hasNews && <loaded.ToastList toasts={toasts} />}
    </section>,
    document.body,
  )
}
