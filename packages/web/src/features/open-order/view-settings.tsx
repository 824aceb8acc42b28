/** How this browser likes to see orders: unit, plan or model, dimensions, cart. Shared by the parts of the order page. */
import type { OrderDocument } from '@orderwright/domain/orders'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import type { LengthUnit } from '@orderwright/domain/units'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { z } from 'zod'
import { useStoredState } from '../../lib/storage/stored-state.ts'
import { useOpenOrder } from './editor-context.tsx'

/** Plan or model, where a product has both. */
export type ViewMode = '2d' | '3d'

export interface ViewSettings {
  readonly unit: LengthUnit
  readonly mode: ViewMode
  readonly showDimensions: boolean
  readonly isCartOpen: boolean
  /** the canvas, and not the lines; null: the order has none */
  readonly isOnCanvas: boolean | null
  setUnit: (unit: LengthUnit) => void
  setMode: (mode: ViewMode) => void
  setShowDimensions: (isShown: boolean) => void
  setCartOpen: (isOpen: boolean) => void
  setOnCanvas: (isShown: boolean) => void
}

const unitSchema = z.enum(['mm', 'in'])
const modeSchema = z.enum(['2d', '3d'])
const ViewSettingsContext = createContext<ViewSettings | null>(null)

export function ViewSettingsProvider({ children }: { children: ReactNode }) {
  const { profile, data, editor } = useOpenOrder()
  const [unit, setUnit] = useStoredState<LengthUnit>('order-view:unit', unitSchema, profile.region.units)
  const [mode, setMode] = useStoredState<ViewMode>('order-view:mode', modeSchema, '2d')
  const [showDimensions, setShowDimensions] = useStoredState(
    'order-view:dimensions',
    z.boolean(),
    profile.dimensionsAreVisible,
  )
  const [isCartOpen, setCartOpen] = useStoredState('order-view:cart', z.boolean(), profile.cartIsVisible)
  // Lines of which nothing is drawn yet are configured as on any page, until the person turns to the canvas.
  const [showsCanvas, setOnCanvas] = useState(() =>
    opensOnCanvas(editor.getState().document, profile.spatial),
  )
  const isOnCanvas = data.isSpatial ? showsCanvas : null
  const value = useMemo(
    () => ({
      unit,
      mode,
      showDimensions,
      isCartOpen,
      isOnCanvas,
      setUnit,
      setMode,
      setShowDimensions,
      setCartOpen,
      setOnCanvas,
    }),
    [unit, mode, showDimensions, isCartOpen, isOnCanvas, setUnit, setMode, setShowDimensions, setCartOpen],
  )
  return <ViewSettingsContext value={value}>{children}</ViewSettingsContext>
}

/** Is something drawn, or is a mural to be drawn first? Else one begins with the lines. */
function opensOnCanvas({ items, spatial }: OrderDocument, { hasMurals }: OrgProfile['spatial']): boolean {
  const tables = Object.values(spatial ?? {})
  return (items.length === 0 && hasMurals) || tables.some((table) => table.size > 0)
}

export function useViewSettings(): ViewSettings {
  const value = use(ViewSettingsContext)
  if (!value) throw new Error('useViewSettings needs a ViewSettingsProvider')
  return value
}
