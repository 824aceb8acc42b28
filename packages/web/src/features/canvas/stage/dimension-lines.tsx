/** What is measured of what stands on the sheet, rounded to the chosen precision. [2.2.57, 2.5.30] */
import { formatInches, type Point } from '@orderwright/domain'
import { distance, type Measure } from '@orderwright/domain/canvas'
import { toScreen } from '@orderwright/editor/canvas'
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

/** A length to the nearest interval. */
export function rounded(inches: number, precision: number): number {
  return Math.round(inches / precision) * precision
}

export function DimensionLines() {
  const canvas = useCanvas()
  const context = useCanvasContext()
  const { camera, screen, hiddenLayers, preview, precision, sheet } = useCanvasState((state) => state)
  if (hiddenLayers.has('dimensions')) return null
  const { x, y } = toScreen(camera, screen, { x: 0, y: 0 })
  const lines = canvas.shapes
    .all()
    .slice(0, MAX_MEASURED)
    .flatMap((shape) => {
      if (shape.kind.layer !== null && hiddenLayers.has(shape.kind.layer)) return []
      const form = preview.get(shape.key) ?? shape.part.form
      const measures = shape.kind.measures(shape.record, { ...shape.part, form }, sheet, context)
      return measures.map((measure, index) => ({ key: [shape.key, index].join(' '), measure }))
    })
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-ink-2 text-ink-2">
      {lines.map(({ key, measure }) => (
        <DimensionLine key={key} measure={measure} scale={camera.scale} precision={precision} />
      ))}
    </g>
  )
}

function DimensionLine({
  measure,
  scale,
  precision,
}: {
  measure: Measure
  scale: number
  precision: number
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
        {formatInches(rounded(length, precision), 64)}
      </text>
    </>
  )
}
