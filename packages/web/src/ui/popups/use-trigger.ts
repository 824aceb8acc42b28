/** What makes a button open a popup, without the popup's code being there yet. */
import { useRef, useState } from 'react'

interface TriggerOptions {
  kind: 'dialog' | 'menu'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Gives the open state and the props that a Button takes from its context. */
export function useTrigger({ kind, isOpen: controlled, onOpenChange }: TriggerOptions) {
  const [own, setOwn] = useState(false)
  const isOpen = controlled ?? own
  const ref = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  function setOpen(next: boolean) {
    if (controlled === undefined) setOwn(next)
    if (next !== isOpen) onOpenChange?.(next)
  }
  return {
    isOpen,
    setOpen,
    ref,
    buttonProps: {
      ref,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      // A popup that is not modal closes when the press takes the focus from it: the press itself must not reopen it.
      onPressStart: () => {
        wasOpen.current = isOpen
      },
      onPress: () => setOpen(!wasOpen.current),
    } as const,
  }
}
