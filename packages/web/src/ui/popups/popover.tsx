/** A small surface beside the thing it belongs to. Escape closes it and gives the focus back. */
import type { ReactNode, RefObject } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { deferredModule } from '../deferred.tsx'
import type { PopoverLook } from './popover-look.ts'
import { useTrigger } from './use-trigger.ts'

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
