/**
 * Places in the header that screens fill: `<HeaderSlot name="title">…</HeaderSlot>` renders there. The order page uses
 * title, status, save, actions and tabs; the list uses search.
 */
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../../ui/cx.ts'

export const slotNames = ['title', 'status', 'save', 'actions', 'tabs', 'search'] as const
export type SlotName = (typeof slotNames)[number]
type Places = Partial<Record<SlotName, HTMLElement | null>>

const PlacesContext = createContext<{
  places: Places
  setPlace: (name: SlotName, element: HTMLElement | null) => void
} | null>(null)

export function HeaderSlotsProvider({ children }: { children: ReactNode }) {
  const [places, setPlaces] = useState<Places>({})
  const setPlace = useCallback(
    (name: SlotName, element: HTMLElement | null) =>
      setPlaces((old) => (old[name] === element ? old : { ...old, [name]: element })),
    [],
  )
  const value = useMemo(() => ({ places, setPlace }), [places, setPlace])
  return <PlacesContext value={value}>{children}</PlacesContext>
}

/** Where a slot's content appears; takes no room while empty. */
export function SlotPlace({ name, className }: { name: SlotName; className?: string }) {
  const setPlace = use(PlacesContext)?.setPlace
  const ref = useMemo(() => (element: HTMLElement | null) => setPlace?.(name, element), [name, setPlace])
  return <div ref={ref} className={cx('empty:hidden', className)} />
}

/** Puts its children into the header. */
export function HeaderSlot({ name, children }: { name: SlotName; children: ReactNode }) {
  const place = use(PlacesContext)?.places[name]
  return place ? createPortal(children, place) : null
}
