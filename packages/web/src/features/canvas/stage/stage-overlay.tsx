/** What is selected, hovered, dragged and snapped to, over the painted sheet. In pixels of the screen. */
import type { Point } from '@orderwright/domain/geometry'
import { canvasScreenMessages as words } from '@orderwright/domain/messages'
import { cornersOf, distance, type Form, handlePoint } from '@orderwright/domain/canvas'
import {
  type Camera,
  canTurn,
  type PointerType,
  reaches,
  resizeHandles,
  type Screen,
  type Shape,
  toScreen,
  turnHandlePoint,
} from '@orderwright/editor/canvas'
import { useCanvas, useCanvasState } from '../canvas-context.tsx'
import { useCanvasLength } from '../lengths.ts'
import { MAX_OUTLINED } from './sheet-painter.ts'

/** How large a handle is drawn, in pixels: for a finger so that its tip does not hide it. */
const handleSizes: Readonly<Record<PointerType, number>> = { mouse: 8, pen: 10, touch: 16 }

function pointsOf(form: Form, place: (point: Point) => Point): string {
  return cornersOf(form)
    .map(place)
    .map(({ x, y }) => [x, y].join(','))
    .join(' ')
}

export function StageOverlay() {
  const canvas = useCanvas()
  const camera = useCanvasState((state) => state.camera)
  const screen = useCanvasState((state) => state.screen)
  const selection = useCanvasState((state) => state.selection)
  const hovered = useCanvasState((state) => state.hovered)
  const preview = useCanvasState((state) => state.preview)
  const guides = useCanvasState((state) => state.guides)
  const marquee = useCanvasState((state) => state.marquee)
  const tentative = useCanvasState((state) => state.tentative)
  const typed = useCanvasState((state) => state.typed)
  // With the revision the shapes change.
  useCanvasState((state) => state.revision)
  const place = (point: Point) => toScreen(camera, screen, point)
  const formOf = (shape: Shape) => preview.get(shape.key) ?? shape.part.form
  const selected = canvas.selected()
  const [only, ...others] = selected
  const outlined = selected.length > MAX_OUTLINED ? [] : selected
  const hoveredShape =
    hovered === null || selection.includes(hovered) ? undefined : canvas.shapes.get(hovered)
  return (
    <svg className="pointer-events-none absolute inset-0 size-full overflow-visible" aria-hidden="true">
      {hoveredShape && (
        <polygon
          points={pointsOf(formOf(hoveredShape), place)}
          className="fill-none stroke-accent"
          strokeWidth={1}
          opacity={0.6}
        />
      )}
      {outlined.map((shape) => (
        <polygon
          key={shape.key}
          points={pointsOf(formOf(shape), place)}
          className="fill-none stroke-accent"
          strokeWidth={1.5}
        />
      ))}
      {only && others.length === 0 && preview.size === 0 && (
        <Handles shape={only} camera={camera} screen={screen} />
      )}
      {guides.map((guide, index) => {
        if (guide.type === 'point') {
          const { x, y } = place(guide.at)
          return (
            <path
              key={index}
              d={`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`}
              className="fill-none stroke-accent"
              strokeWidth={1.5}
            />
          )
        }
        const [from, to] = [place(guide.from), place(guide.to)]
        return (
          <line
            key={index}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            className="stroke-accent"
            strokeWidth={1}
            strokeDasharray="4 3"
          />
        )
      })}
      {marquee && (
        <polygon
          points={pointsOf({ type: 'box', ...marquee, rotation: 0 }, place)}
          className="fill-accent/10 stroke-accent"
          strokeWidth={1}
        />
      )}
      {tentative.map(({ form }, index) => (
        <Measure key={index} form={form} place={place} typed={typed} />
      ))}
      {tentative.length === 0 &&
        [...preview.values()]
          .slice(0, 1)
          .map((form) => <Measure key="preview" form={form} place={place} typed="" />)}
      <Cross />
    </svg>
  )
}

function Handles({ shape, camera, screen }: { shape: Shape; camera: Camera; screen: Screen }) {
  const { form } = shape.part
  const pointerType = useCanvasState((state) => state.pointerType)
  const reach = reaches[pointerType]
  const size = handleSizes[pointerType]
  const turn = canTurn(shape) && form.type === 'box'
  const top = toScreen(camera, screen, handlePoint(form, 'n'))
  const knob = toScreen(camera, screen, turnHandlePoint(form, reach.turn / camera.scale))
  return (
    <>
      {turn && (
        <>
          <line x1={top.x} y1={top.y} x2={knob.x} y2={knob.y} className="stroke-accent" strokeWidth={1} />
          <circle
            cx={knob.x}
            cy={knob.y}
            r={size / 2 + 1}
            className="fill-paper stroke-accent"
            strokeWidth={1.5}
          />
        </>
      )}
      {resizeHandles(shape, camera.scale, reach).map((handle) => {
        const { x, y } = toScreen(camera, screen, handlePoint(form, handle))
        return (
          <rect
            key={handle}
            x={x - size / 2}
            y={y - size / 2}
            width={size}
            height={size}
            rx={size > 10 ? size / 2 : 0}
            className="fill-paper stroke-accent"
            strokeWidth={1.5}
          />
        )
      })}
    </>
  )
}

/** The length that is drawn or typed, beside what is drawn. */
function Measure({ form, place, typed }: { form: Form; place: (point: Point) => Point; typed: string }) {
  const format = useCanvasLength()
  const isLine = form.type === 'line'
  const figures = isLine
    ? format(distance(form.from, form.to))
    : `${format(form.width)} × ${format(form.height)}`
  const at = place(isLine ? form.to : { x: form.x + form.width, y: form.y + form.height })
  return <Note at={at}>{typed === '' ? figures : words.typedLength({ typed })}</Note>
}

function Note({ at, children }: { at: Point; children: string }) {
  return (
    <text
      x={at.x + 12}
      y={at.y + 20}
      className="tabular fill-ink text-xs font-medium"
      paintOrder="stroke"
      stroke="var(--color-paper)"
      strokeWidth={4}
    >
      {children}
    </text>
  )
}

/** Where the next point of a tool is set, for those who work by the keys. */
function Cross() {
  const camera = useCanvasState((state) => state.camera)
  const screen = useCanvasState((state) => state.screen)
  const isDrawing = useCanvasState(({ tool }) => tool !== 'select' && tool !== 'hand')
  const pointer = useCanvasState((state) => (isDrawing ? state.pointer : null))
  if (!pointer) return null
  const { x, y } = toScreen(camera, screen, pointer)
  return <path d={`M${x - 9} ${y}h18M${x} ${y - 9}v18`} className="fill-none stroke-accent" strokeWidth={1} />
}
