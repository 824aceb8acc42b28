/** What is measured of what stands on the sheet, rounded to the chosen precision. [2.2.57, 2.5.30] */
import type { LengthUnit, Point } from '@orderwright/domain'
import { distance, type Measure } from '@orderwright/domain/canvas'
import { toScreen } from '@orderwright/editor/canvas'
import { memo, useMemo } from 'react'
import { dimensionFigure } from '../lengths.ts'
import { useCanvas, useCanvasContext, useCanvasState } from '../canvas-context.tsx'

/** Pixels between what is measured and its line, and between two rows of lines. */
const FIRST_ROW = 18
const ROW = 22
/** More figures than this are read by nobody. */
const MAX_MEASURED = 250
/** Pixels below which a figure has no room. */
const TOO_SHORT = 26

const away: Readonly<Record<Measure['side'], Point>> = {
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

export const DimensionLines = memo(function DimensionLines() {
  const camera = useCanvasState((state) => state.camera)
  const screen = useCanvasState((state) => state.screen)
  const precision = useCanvasState((state) => state.precision)
  const unit = useCanvasState((state) => state.unit)
  const lines = useMeasures()
  const { x, y } = toScreen(camera, screen, { x: 0, y: 0 })
  return (
    // What is panned moves as a whole; its lines are drawn anew when one zooms.
    <g transform={`translate(${x} ${y})`} className="stroke-ink-2 text-ink-2">
      {lines.map(({ key, measure }) => (
        <DimensionLine key={key} measure={measure} scale={camera.scale} precision={precision} unit={unit} />
      ))}
    </g>
  )
})

interface KeyedMeasure {
  readonly key: string
  readonly measure: Measure
}

/** What is measured on the sheet; the same list while nothing on it moves. */
function useMeasures(): readonly KeyedMeasure[] {
  const canvas = useCanvas()
  const context = useCanvasContext()
  const revision = useCanvasState((state) => state.revision)
  const hiddenLayers = useCanvasState((state) => state.hiddenLayers)
  const preview = useCanvasState((state) => state.preview)
  const sheet = useCanvasState((state) => state.sheet)
  return useMemo(() => {
    if (hiddenLayers.has('dimensions')) return []
    return canvas.shapes
      .all()
      .slice(0, MAX_MEASURED)
      .flatMap((shape) => {
        if (shape.kind.layer !== null && hiddenLayers.has(shape.kind.layer)) return []
        const form = preview.get(shape.key) ?? shape.part.form
        const measures = shape.kind.measures(shape.record, { ...shape.part, form }, sheet, context)
        return measures.map((measure, index) => ({ key: [shape.key, index].join(' '), measure }))
      })
    // With the revision the shapes change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [canvas, context, revision, hiddenLayers, preview, sheet])
}

const DimensionLine = memo(function DimensionLine({
  measure,
  scale,
  precision,
  unit,
}: {
  measure: Measure
  scale: number
  precision: number
  unit: LengthUnit
}) {
  const { from, to, side, row } = measure
  const length = distance(from, to)
  if (length * scale < TOO_SHORT) return null
  const offset = FIRST_ROW + row * ROW
  const place = (point: Point): Point => ({
    x: point.x * scale + away[side].x * offset,
    y: point.y * scale + away[side].y * offset,
  })
  const [a, b] = [place(from), place(to)]
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const turned = Math.abs(b.y - a.y) > Math.abs(b.x - a.x)
  return (
    <>
      <line x1={from.x * scale} y1={from.y * scale} x2={a.x} y2={a.y} strokeWidth={0.5} />
      <line x1={to.x * scale} y1={to.y * scale} x2={b.x} y2={b.y} strokeWidth={0.5} />
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} strokeWidth={0.75} />
      <text
        transform={
          turned ? `translate(${middle.x} ${middle.y}) rotate(-90)` : `translate(${middle.x} ${middle.y})`
        }
        dy={-3}
        textAnchor="middle"
        className="tabular fill-ink text-[11px]"
        stroke="var(--color-paper)"
        strokeWidth={3}
        paintOrder="stroke"
      >
        {dimensionFigure(length, unit, precision)}
      </text>
    </>
  )
})
