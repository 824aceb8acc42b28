/** Closes a popover that leaves the page usable when something outside it is pressed. */
import { type RefObject, useEffect } from 'react'

/** `trigger` and everything inside dialogs (the popover itself, and popovers opened from it) count as inside. */
export function useOutsidePress(
  isOpen: boolean,
  trigger: RefObject<Element | null>,
  onPress: () => void,
  isInside: (target: Element) => boolean = () => false,
) {
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element)) return
      if (target.closest('[role=dialog], [role=alertdialog], [data-sonner-toaster]')) return
      if (trigger.current?.contains(target) || isInside(target)) return
      onPress()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  })
}
