/** The popover itself, fetched with the first popups. */
import type { RefObject } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { cx } from '../cx.ts'
import { type PopoverLook, popoverClasses } from './popover-look.ts'

interface PopoverSurfaceProps extends PopoverLook {
  triggerRef: RefObject<Element | null>
  onClose: () => void
}

export function PopoverSurface({
  label,
  children,
  placement = 'bottom start',
  offset = 4,
  isNonModal,
  className,
  triggerRef,
  onClose,
}: PopoverSurfaceProps) {
  return (
    <AriaPopover
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      triggerRef={triggerRef}
      placement={placement}
      offset={offset}
      isNonModal={isNonModal}
      className={cx(popoverClasses, className)}
    >
      <AriaDialog aria-label={label} className="max-h-[inherit] outline-none">
        {typeof children === 'function' ? children(onClose) : children}
      </AriaDialog>
    </AriaPopover>
  )
}
