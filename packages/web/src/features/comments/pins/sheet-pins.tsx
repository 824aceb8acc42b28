/**
 * The pins of a sheet of drawings: as buttons over it on the screen, where the paper has marks, and pointing at its drawings. A sheet
 * is as wide as there is room for, so its millimetres are measured.
 */
import type { Box } from '@orderwright/domain/geometry'
import { pointedViews, type Sheet } from '@orderwright/domain/sheets'
import type { LengthUnit } from '@orderwright/domain/units'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { StagePins } from './stage-pins.tsx'

interface SheetPinsProps {
  sheet: Sheet
  unit: LengthUnit
}

export function SheetPins({ sheet, unit }: SheetPinsProps) {
  const { ref, widthPx } = useWidth()
  const views = useMemo(() => pointedViews(sheet, unit), [sheet, unit])
  const k = widthPx / sheet.size.widthMm
  return (
    <div ref={ref} className="pointer-events-none absolute inset-0 overflow-hidden print:hidden">
      {widthPx > 0 &&
        views.map(({ view, scale, origin, figures, area }) => (
          <StagePins
            key={view.key}
            itemId={view.item?.id ?? 0}
            pieces={view.item?.pieces ?? null}
            scene={view.scene}
            unit={unit}
            placement={{ left: origin.x * k, top: origin.y * k, pxPerMm: scale.ratio * k, figures }}
            area={times(area, k)}
          />
        ))}
    </div>
  )
}

function times({ x, y, width, height }: Box, k: number): Box {
  return { x: x * k, y: y * k, width: width * k, height: height * k }
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const read = () => setWidthPx(element.clientWidth)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, widthPx }
}
