/** A small surface beside the thing it belongs to. Escape closes it and gives the focus back. */
import type { ReactNode, RefObject } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { deferredModule } from './deferred.tsx'
import { useTrigger } from './use-trigger.ts'

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

interface PopoverProps extends PopoverLook {
  /** a Button or IconButton; leave out when `isOpen` and `triggerRef` are given */
  trigger?: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  triggerRef?: RefObject<Element | null>
}

const surface = deferredModule(() => import('./popover-surface.tsx'))

export function Popover({ trigger, isOpen, onOpenChange, triggerRef, ...look }: PopoverProps) {
  const own = useTrigger({ kind: 'dialog', isOpen, onOpenChange })
  const loaded = surface.use(own.isOpen)
  return (
    <>
      {trigger && <ButtonContext value={own.buttonProps}>{trigger}</ButtonContext>}
      {loaded && own.isOpen && (
        <loaded.PopoverSurface
          {...look}
          triggerRef={triggerRef ?? own.ref}
          onClose={() => own.setOpen(false)}
        />
      )}
    </>
  )
}
