/** What a popover looks like, shared by its trigger and its surface. */
import type { ReactNode } from 'react'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'

export const popoverClasses =
  'rounded bg-paper text-ink shadow-pop outline-none entering:animate-appear max-w-[calc(100vw-16px)]'

export interface PopoverLook {
  /** what the popover is, for screen readers */
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: AriaPopoverProps['placement']
  offset?: number
  /** the page behind stays usable (no focus trap): for pickers beside a drawing */
  isNonModal?: boolean
  /** e.g. 'w-80'; the padding is the content's own */
  className?: string
}
