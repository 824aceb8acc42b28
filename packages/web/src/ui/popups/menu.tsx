/** A list of things to do, under a button. */
import type { ReactNode } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { deferredModule } from '../deferred.tsx'
import type { MenuLook } from './menu-actions.ts'
import { useTrigger } from './use-trigger.ts'

interface MenuProps extends MenuLook {
  /** a Button or IconButton */
  trigger: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

const surface = deferredModule(() => import('./menu-surface.tsx'))

export function Menu({ trigger, isOpen, onOpenChange, ...look }: MenuProps) {
  const own = useTrigger({ kind: 'menu', isOpen, onOpenChange })
  const loaded = surface.use(own.isOpen)
  return (
    <>
      <ButtonContext
        value={{
          ...own.buttonProps,
          onKeyDown: (event) => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault()
              own.setOpen(true)
            } else event.continuePropagation()
          },
        }}
      >
        {trigger}
      </ButtonContext>
      {loaded && own.isOpen && (
        <loaded.MenuSurface {...look} triggerRef={own.ref} onClose={() => own.setOpen(false)} />
      )}
    </>
  )
}
