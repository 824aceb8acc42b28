/** A dialog over the page: for a form or a question that must be answered. On phones it rises from below. */
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

const widths = { small: 'sm:max-w-sm', medium: 'sm:max-w-lg', large: 'sm:max-w-3xl' }

export interface DialogProps {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** 384, 512 (default) or 768 px wide */
  size?: keyof typeof widths
  /** alertdialog for questions */
  role?: 'dialog' | 'alertdialog'
  /** false: only its own buttons close it */
  isDismissable?: boolean
  /** buttons, right-aligned under a hairline; the primary one last */
  footer?: ReactNode
  children: ReactNode
}

export function Dialog({
  title,
  isOpen,
  onOpenChange,
  size = 'medium',
  role = 'dialog',
  isDismissable = true,
  footer,
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className="fixed inset-0 z-40 flex items-end justify-center bg-scrim entering:animate-appear sm:items-center sm:p-4"
    >
      <Modal
        className={cx(
          'flex max-h-[calc(100dvh-32px)] w-full flex-col rounded-t bg-paper shadow-pop outline-none sm:rounded',
          'entering:animate-slide-up sm:entering:animate-rise',
          widths[size],
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-1 flex-col outline-none">
          <header className="flex items-start gap-4 px-5 pt-4 pb-1">
            <Heading slot="title" className="flex-1 text-lg font-semibold">
              {title}
            </Heading>
            {isDismissable && (
              <IconButton
                label="Close"
                icon={<X />}
                size="small"
                className="-mr-1"
                onPress={() => onOpenChange(false)}
              />
            )}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-3">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-hairline px-5 py-3">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
