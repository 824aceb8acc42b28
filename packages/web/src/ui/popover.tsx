/** A small surface beside the thing it belongs to. Escape closes it and gives the focus back. */
import type { ReactNode, RefObject } from 'react'
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { cx } from './cx.ts'

export const popoverClasses =
  'rounded bg-paper text-ink shadow-pop outline-none entering:animate-appear max-w-[calc(100vw-16px)]'

interface PopoverProps {
  /** what the popover is, for screen readers */
  label: string
  /** a Button or IconButton; leave out when `isOpen` and `triggerRef` are given */
  trigger?: ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  triggerRef?: RefObject<Element | null>
  placement?: AriaPopoverProps['placement']
  offset?: number
  /** the page behind stays usable (no focus trap): for pickers beside a drawing */
  isNonModal?: boolean
  /** e.g. 'w-80'; the padding is the content's own */
  className?: string
}

export function Popover({
  label,
  trigger,
  children,
  isOpen,
  onOpenChange,
  triggerRef,
  placement = 'bottom start',
  offset = 4,
  isNonModal,
  className,
}: PopoverProps) {
  const surface = (
    <AriaPopover
      {...(trigger ? {} : { isOpen, onOpenChange, triggerRef })}
      placement={placement}
      offset={offset}
      isNonModal={isNonModal}
      className={cx(popoverClasses, className)}
    >
      <AriaDialog aria-label={label} className="outline-none">
        {({ close }) => (typeof children === 'function' ? children(close) : children)}
      </AriaDialog>
    </AriaPopover>
  )
  if (!trigger) return surface
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      {surface}
    </DialogTrigger>
  )
}
