/** Short news at the edge of the screen, with Undo where something can be taken back. */
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'

interface ToastOptions {
  /** a second line */
  description?: string
  tone?: 'neutral' | 'invalid' | 'done'
  /** shows an Undo button */
  onUndo?: () => void
  action?: { label: string; onAction: () => void }
  /** ms; default 5000, with Undo 8000 */
  duration?: number
  /** the same id replaces the earlier toast */
  id?: string
}

/** `toast('Order archived.', { onUndo })` */
export function toast(message: string, options: ToastOptions = {}) {
  const { tone = 'neutral', onUndo, action, description, id } = options
  const duration = options.duration ?? (onUndo ? 8000 : 5000)
  const button = onUndo
    ? { label: 'Undo', onClick: onUndo }
    : action && { label: action.label, onClick: action.onAction }
  const common = { id, description, duration, action: button }
  if (tone === 'invalid') sonner.error(message, common)
  else if (tone === 'done') sonner.success(message, common)
  else sonner(message, common)
}

export function dismissToast(id: string) {
  sonner.dismiss(id)
}

/** Stands once in the app. */
export function Toaster() {
  return (
    <SonnerToaster
      position="bottom-center"
      gap={8}
      containerAriaLabel="Notifications"
      toastOptions={{
        style: {
          borderRadius: 4,
          boxShadow: 'var(--shadow-pop)',
          border: 'none',
          fontFamily: 'inherit',
          fontSize: 13,
          color: 'var(--color-ink)',
          background: 'var(--color-paper)',
        },
        actionButtonStyle: {
          background: 'transparent',
          color: 'var(--color-accent-text)',
          fontWeight: 600,
          fontSize: 13,
          height: 28,
          padding: '0 8px',
        },
      }}
    />
  )
}
