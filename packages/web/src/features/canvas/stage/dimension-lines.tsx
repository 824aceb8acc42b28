/** What is measured of what stands on the sheet, rounded to the chosen precision. [2.2.57, 2.5.30] */
import type { Box, Point } from '@orderwright/domain/geometry'
import type { LengthUnit } from '@orderwright/domain/units'
import { distance, type Measure } from '@orderwright/domain/canvas'
import { type CanvasState, toScreen, visibleBox } from '@orderwright/editor/canvas'
import { memo, useMemo, useRef, useSyncExternalStore } from 'react'
import { dimensionFigure } from '../length-text.ts'
import { useCanvas, useCanvasContext, useCanvasState } from '../canvas-context.tsx'
import { clearance, figureTurn, standOff } from './measure-lines.ts'

/** Pixels between what is measured and its line, and between two rows of lines. */
const FIRST_ROW = 18
const ROW = 22
/** More figures than this are read by nobody. */
const MAX_MEASURED = 250
/** Pixels below which a figure has no room. */
const TOO_SHORT = 26

export const DimensionLines = memo(function DimensionLines() {
  const camera = useCanvasState((state) => state.camera)
  const screen = useCanvasState((state) => state.screen)
  const precision = useCanvasState((state) => state.precision)
  const unit = useCanvasState((state) => state.unit)
  const lines = useMeasures()
  const { x, y } = toScreen(camera, screen, { x: 0, y: 0 })
  const middle = useMiddle()
  if (lines.length === 0) return null
  return (
    // What is panned moves as a layer of its own, on which nothing is drawn anew; its lines are when one zooms.
    <div
      className="pointer-events-none absolute"
      style={{ left: 0, top: 0, transform: `translate(${x}px, ${y}px)`, willChange: 'transform' }}
    >
      <svg aria-hidden="true" className="size-px overflow-visible stroke-ink-2 text-ink-2">
        {lines.map(({ key, measure }) => (
          <DimensionLine
            key={key}
            measure={measure}
            middleX={middle.x}
            middleY={middle.y}
            scale={camera.scale}
            precision={precision}
            unit={unit}
          />
        ))}
      </svg>
    </div>
  )
})

/** The middle of all that is drawn: what is measured outside stands away from it. */
function useMiddle(): Point {
  const canvas = useCanvas()
  const hiddenLayers = useCanvasState((state) => state.hiddenLayers)
  const revision = useCanvasState((state) => state.revision)
  return useMemo(() => {
    const box = canvas.contents()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 }
    // With the revision the shapes change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [canvas, revision, hiddenLayers])
}

interface KeyedMeasure {
  readonly key: string
  readonly measure: Measure
}

/** A sheet on which more than this is to be seen is too small to read figures on. */
const MAX_SEEN = 1_000
/** More than this on the move are not measured on their way. */
const MAX_MOVED = 20

/** What is measured of what is to be seen; the same list while one pans and nothing moves. */
function useMeasures(): readonly KeyedMeasure[] {
  const canvas = useCanvas()
  const context = useCanvasContext()
  const revision = useCanvasState((state) => state.revision)
  const hiddenLayers = useCanvasState((state) => state.hiddenLayers)
  const preview = useCanvasState((state) => (state.preview.size > MAX_MOVED ? noPreview : state.preview))
  const sheet = useCanvasState((state) => state.sheet)
  const around = useBoxAround()
  return useMemo(() => {
    const seen = hiddenLayers.has('dimensions') ? [] : canvas.seenIn(around.box)
    if (seen.length > MAX_SEEN) return []
    return seen
      .flatMap((shape) => {
        const form = preview.get(shape.key) ?? shape.part.form
        const measures = shape.kind.measures(shape.record, { ...shape.part, form }, sheet, context)
        return measures.map((measure, index) => ({ key: [shape.key, index].join(' '), measure }))
      })
      .filter(({ measure }) => distance(measure.from, measure.to) * around.scale >= TOO_SHORT)
      .slice(0, MAX_MEASURED)
    // With the revision the shapes change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [canvas, context, revision, hiddenLayers, preview, sheet, around])
}

const noPreview: CanvasState['preview'] = new Map()

/** A box somewhat larger than what is seen, which stays the same while one pans within it. */
function useBoxAround(): { readonly box: Box; readonly scale: number } {
  const known = useRef<{ readonly box: Box; readonly scale: number } | null>(null)
  const canvas = useCanvas()
  const read = () => {
    const { camera, screen } = canvas.getState()
    const { x, y, width, height } = visibleBox(camera, screen)
    const { box, scale } = known.current ?? { box: { x: 0, y: 0, width: 0, height: 0 }, scale: 0 }
    const isWithin =
      scale === camera.scale &&
      box.x <= x &&
      box.y <= y &&
      box.x + box.width >= x + width &&
      box.y + box.height >= y + height
    if (isWithin && known.current) return known.current
    const larger = { x: x - width / 4, y: y - height / 4, width: width * 1.5, height: height * 1.5 }
    known.current = { box: larger, scale: camera.scale }
    return known.current
  }
  return useSyncExternalStore(canvas.subscribe, read, read)
}

const DimensionLine = memo(function DimensionLine({
  measure,
  middleX,
  middleY,
  scale,
  precision,
  unit,
}: {
  measure: Measure
  middleX: number
  middleY: number
  scale: number
  precision: number
  unit: LengthUnit
}) {
  const { from, to, row } = measure
  const length = distance(from, to)
  const direction = standOff(measure, { x: middleX, y: middleY })
  const offset = clearance(measure, direction) * scale + FIRST_ROW + row * ROW
  const place = (point: Point): Point => ({
    x: point.x * scale + direction.x * offset,
    y: point.y * scale + direction.y * offset,
  })
  const [a, b] = [place(from), place(to)]
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  return (
    <>
      <line x1={from.x * scale} y1={from.y * scale} x2={a.x} y2={a.y} strokeWidth={0.5} />
      <line x1={to.x * scale} y1={to.y * scale} x2={b.x} y2={b.y} strokeWidth={0.5} />
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} strokeWidth={0.75} />
      <text
        transform={`translate(${middle.x} ${middle.y}) rotate(${figureTurn(a, b)})`}
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
