/**
 * Where the focus stays when a press of the mouse closes the popover it is in. The element that holds the focus would go
 * with the popover, for which a browser lays out the half-changed page at once; and the rest of the press, now over what
 * lies below, would take the focus there.
 */

/** Gives the focus to `element`, and keeps it there for the rest of this press. Call it while the button goes down. */
export function keepFocus(element: HTMLElement | null): void {
  const keep = (event: MouseEvent) => event.preventDefault()
  document.addEventListener('mousedown', keep, { capture: true, once: true })
  // It comes in the same task as the press.
  setTimeout(() => document.removeEventListener('mousedown', keep, true))
  element?.focus({ preventScroll: true })
}
