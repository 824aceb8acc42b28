/** Short news at the foot of the screen, with Undo where something can be taken back. */
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { type Toast, type ToastOptions, toastStore } from '../lib/toast-store.ts'

/** `toast('Order archived.', { onUndo })` */
export function toast(message: string, options?: ToastOptions): string {
  return toastStore.add(message, options)
}

const icons = {
  neutral: null,
  invalid: <CircleAlert className="size-4 text-invalid" aria-hidden />,
  done: <CircleCheck className="size-4 text-done" aria-hidden />,
}

/** Stands once in the app. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  // Beside the app, as dialogs are: within it they would lie under the scrim.
  return createPortal(
    <section
      aria-label="Notifications"
      aria-live="polite"
      data-print="hidden"
      // Undo stays in reach while a dialog makes the page behind it inert.
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col items-center gap-2 p-4 pb-[max(16px,env(safe-area-inset-bottom))]"
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
    </section>,
    document.body,
  )
}

function ToastCard({ entry }: { entry: Toast }) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toastStore.dismiss(entry.id), entry.durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, entry])
  const { action } = entry
  return (
    <div
      role={entry.tone === 'invalid' ? 'alert' : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={cx(
        'pointer-events-auto flex min-h-10 w-full max-w-md animate-rise items-center gap-2.5 rounded bg-paper py-1 pr-1 pl-3 text-sm shadow-pop sm:w-auto sm:min-w-72',
      )}
    >
      {icons[entry.tone]}
      <div className="min-w-0 flex-1 py-1">
        <p className="font-medium">{entry.message}</p>
        {entry.description && <p className="text-ink-2">{entry.description}</p>}
      </div>
      {action && (
        <Button
          variant="quiet"
          size="small"
          className="text-accent-text"
          onPress={() => {
            toastStore.dismiss(entry.id)
            action.onAction()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={<X />} size="small" onPress={() => toastStore.dismiss(entry.id)} />
    </div>
  )
}
