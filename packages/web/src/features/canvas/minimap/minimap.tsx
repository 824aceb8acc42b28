/**
 * All of the sheet made small, while not all of it is in sight, with a frame around what is. A press goes there, the frame
 * is dragged, and arrow keys move it. What stands on the sheet is painted once and only placed anew while one pans.
 */
import type { Box, Point } from '@orderwright/domain/geometry'
import { canvasScreenMessages as words } from '@orderwright/domain/messages'
import {
  boxOnMinimap,
  type Canvas,
  isWithin,
  minimapOf,
  type MinimapView,
  pointUnderMinimap,
  type Screen,
} from '@orderwright/editor/canvas'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useIsPhone } from '../../../lib/browser/media.ts'
import { useCanvas, useCanvasState } from '../canvas-context.tsx'
import { useMinimapChoice } from './minimap-choice.ts'
import { paintShapes } from './paint-shapes.ts'

/** In pixels; the margin lies between the edge and what is shown. */
const usualSize = { width: 176, height: 120 }
const phoneSize = { width: 124, height: 84 }
const MARGIN = 6
/** A frame that would be smaller than this could neither be seen nor taken. */
const SMALLEST_FRAME = 8

export function Minimap() {
  const canvas = useCanvas()
  const { isWanted } = useMinimapChoice()
  const isNeeded = useCanvasState(() => {
    const contents = canvas.contents()
    return contents !== null && !isWithin(contents, canvas.seen())
  })
  /** as it was when the frame was taken, so that the sheet does not move under the hand */
  const [held, setHeld] = useState<MinimapView | null>(null)
  if (!isWanted || (!isNeeded && !held)) return null
  return <SmallSheet held={held} onHold={setHeld} />
}

function within({ width, height }: Screen): Screen {
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN }
}

function viewOf(canvas: Canvas, contents: Box, size: Screen): MinimapView {
  const view = minimapOf(contents, canvas.seen(), within(size))
  return { ...view, offset: { x: view.offset.x + MARGIN, y: view.offset.y + MARGIN } }
}

interface SmallSheetProps {
  held: MinimapView | null
  onHold: (view: MinimapView | null) => void
}

function SmallSheet({ held, onHold }: SmallSheetProps) {
  const canvas = useCanvas()
  useCanvasState((state) => state.camera)
  useCanvasState((state) => state.screen)
  const size = useIsPhone() ? phoneSize : usualSize
  const hintId = useId()
  /** from the pointer to the middle of the frame, in inches */
  const grip = useRef<Point | null>(null)
  const contents = canvas.contents()
  if (!contents) return null
  const view = held ?? viewOf(canvas, contents, size)
  const frame = frameOf(boxOnMinimap(view, canvas.seen()))

  function pointAt({ currentTarget, clientX, clientY }: PointerEvent): Point {
    const { left, top } = currentTarget.getBoundingClientRect()
    return pointUnderMinimap(view, { x: clientX - left, y: clientY - top })
  }
  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || grip.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = pointAt(event)
    const seen = canvas.seen()
    const isInFrame = isWithin({ ...at, width: 0, height: 0 }, seen)
    const { center } = canvas.getState().camera
    grip.current = isInFrame ? { x: center.x - at.x, y: center.y - at.y } : { x: 0, y: 0 }
    onHold(view)
    if (!isInFrame) canvas.lookAt(at)
  }
  function onPointerMove(event: PointerEvent): void {
    if (!grip.current) return
    const at = pointAt(event)
    const { x, y, width, height } = view.box
    const inside = (value: number, from: number, length: number) =>
      Math.min(Math.max(value, from), from + length)
    canvas.lookAt({
      x: inside(at.x + grip.current.x, x, width),
      y: inside(at.y + grip.current.y, y, height),
    })
  }
  function letGo(): void {
    grip.current = null
    onHold(null)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (canvas.lookByKey(event.key, { shift: event.shiftKey })) event.preventDefault()
  }
  return (
    <div
      role="application"
      aria-label={words.minimap}
      aria-describedby={hintId}
      // It takes the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={onKeyDown}
      style={size}
      className="absolute end-3 bottom-3 z-2 cursor-pointer touch-none overflow-hidden rounded-md border border-hairline bg-paper text-ink shadow-pop select-none"
    >
      <Shapes contents={contents} view={view} />
      <div
        className="absolute rounded-xs border-[1.5px] border-accent bg-accent/10"
        data-minimap-frame
        style={placed(frame)}
      />
      <p id={hintId} className="sr-only">
        {words.minimapHint}
      </p>
    </div>
  )
}

/** Moved as a layer of its own: nothing is painted anew while one pans. */
function placed({ x, y, width, height }: Box): CSSProperties {
  return { left: 0, top: 0, width, height, transform: `translate(${x}px, ${y}px)`, willChange: 'transform' }
}

/** The frame, never too small to be seen. */
function frameOf({ x, y, width, height }: Box): Box {
  const [wide, high] = [Math.max(width, SMALLEST_FRAME), Math.max(height, SMALLEST_FRAME)]
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high }
}

/** What stands on the sheet, painted when it changes and laid into its place. */
function Shapes({ contents, view }: { contents: Box; view: MinimapView }) {
  const canvas = useCanvas()
  const revision = useCanvasState((state) => state.revision)
  const layers = useCanvasState((state) => state.hiddenLayers)
  const sheet = useCanvasState((state) => state.sheet)
  const element = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const box = canvas.contents()
    if (element.current && box) {
      paintShapes(element.current, canvas.shown(), box, scaleToFit(box) * window.devicePixelRatio)
    }
  }, [canvas, revision, layers, sheet])
  const { x, y, width, height } = boxOnMinimap(view, contents)
  return (
    <canvas
      ref={element}
      aria-hidden="true"
      className="absolute"
      style={placed({ x, y, width: Math.max(width, 1), height: Math.max(height, 1) })}
    />
  )
}

/** Pixels to an inch at which a box is as large as any minimap shows it. */
function scaleToFit({ width, height }: Box): number {
  const most = within(usualSize)
  return Math.min(most.width / Math.max(width, 1), most.height / Math.max(height, 1))
}
