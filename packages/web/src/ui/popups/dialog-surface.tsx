/** The dialog itself, fetched with the first popups. */
import { uiMessages as words } from '@orderwright/domain/messages'
import { X } from 'lucide-react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../cx.ts'
import type { DialogProps } from './dialog-props.ts'
import { HelpMark } from '../help-link.tsx'
import { IconButton } from '../icon-button.tsx'

const widths = { small: 'sm:max-w-sm', medium: 'sm:max-w-lg', large: 'sm:max-w-3xl', wide: 'sm:max-w-6xl' }

export function DialogSurface({
  title,
  help,
  onOpenChange,
  size = 'medium',
  role = 'dialog',
  isDismissable = true,
  footer,
  children,
}: Omit<DialogProps, 'isOpen'>) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className="fixed inset-0 z-overlay flex items-end justify-center bg-scrim entering:animate-appear sm:items-center sm:p-4"
    >
      <Modal
        className={cx(
          'flex max-h-[calc(100dvh-32px)] w-full flex-col rounded-t bg-paper shadow-pop outline-none sm:rounded',
          'entering:animate-slide-up sm:entering:animate-rise',
          widths[size],
        )}
      >
        <AriaDialog role={role} data-help={help} className="flex min-h-0 flex-1 flex-col outline-none">
          <div className="flex items-start gap-4 px-5 pt-4 pb-1">
            <Heading slot="title" className="min-w-0 flex-1 text-lg font-semibold wrap-anywhere">
              {title}
            </Heading>
            {help && (
              <span className="-my-0.5 -me-3 pointer-coarse:-my-2.5">
                <HelpMark at={help} title={title} />
              </span>
            )}
            {isDismissable && (
              <IconButton
                label={words.close}
                icon={<X />}
                size="small"
                // As high as the title's line, so that both stand on one, however large the target is.
                className="-me-1 print:hidden pointer-coarse:-my-2.5 pointer-coarse:-me-3"
                onPress={() => onOpenChange(false)}
              />
            )}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-3">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-hairline px-5 py-3">
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
