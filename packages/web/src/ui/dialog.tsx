/** A dialog over the page: for a form or a question that must be answered. On phones it rises from below. */
import type { ReactNode } from 'react'
import { deferredModule } from './deferred.tsx'

export interface DialogProps {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** 384, 512 (default) or 768 px wide */
  size?: 'small' | 'medium' | 'large'
  /** alertdialog for questions */
  role?: 'dialog' | 'alertdialog'
  /** false: only its own buttons close it */
  isDismissable?: boolean
  /** buttons, right-aligned under a hairline; the primary one last */
  footer?: ReactNode
  children: ReactNode
}

const surface = deferredModule(() => import('./dialog-surface.tsx'))

export function Dialog({ isOpen, ...props }: DialogProps) {
  const loaded = surface.use(isOpen)
  return loaded && isOpen ? <loaded.DialogSurface {...props} /> : null
}
