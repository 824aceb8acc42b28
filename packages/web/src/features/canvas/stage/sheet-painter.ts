/** Paints the sheet of a canvas, frame by frame: its tiles, and over them what a gesture moves. */
import type { Box } from '@orderwright/domain'
import {
  boundsOf,
  type CanvasContext,
  type CanvasPrimitive,
  cornersOf,
  type Form,
} from '@orderwright/domain/canvas'
import type { Canvas, Shape } from '@orderwright/editor/canvas'
import { createLifted } from './lifted.ts'
import { type Inks, paint, type Painting } from './paint.ts'
import { createPictures } from './pictures.ts'
import { createTilePainter } from './tile-painter.ts'

function inksOf(element: Element): Inks {
  const style = getComputedStyle(element)
  const color = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise
  return {
    ink: color('--color-ink', '#161616'),
    ink2: color('--color-ink-2', '#5c5c58'),
    accent: color('--accent', '#161616'),
    paper: color('--color-paper', '#ffffff'),
  }
}

/** Selections of up to so many shapes are outlined by the overlay, larger ones on the bitmap. */
export const MAX_OUTLINED = 40

export interface SheetPainterOptions {
  readonly element: HTMLCanvasElement
  readonly canvas: Canvas
  readonly context: () => CanvasContext
  /** so many pictures are not to be had */
  readonly onPicturesGone: (count: number) => void
}

/** Begins to paint; gives back how to stop. */
export function startPainting({ element, canvas, context, onPicturesGone }: SheetPainterOptions): () => void {
  const inks = inksOf(element)
  const scenes = new WeakMap<Shape, readonly CanvasPrimitive[]>()
  let frame = 0
  let revision = -1
  let sheet = canvas.getState().sheet
  let layers = canvas.getState().hiddenLayers
  let moved: ReadonlySet<string> = new Set()

  const pictures = createPictures((gone) => {
    tiles.invalidate(null)
    request()
    onPicturesGone(gone)
  })
  const picture = pictures.find

  function sceneOf(shape: Shape): readonly CanvasPrimitive[] {
    const known = scenes.get(shape)
    if (known) return known
    const scene = shape.kind.scene(shape.record, shape.part, canvas.getState().sheet, context())
    scenes.set(shape, scene)
    return scene
  }

  const tiles = createTilePainter({
    again: () => request(),
    paint(target, box, scale) {
      const painting = { context: target, inks, scale, picture }
      for (const shape of canvas.seenIn(box)) {
        if (!moved.has(shape.key)) paint(painting, sceneOf(shape))
      }
    },
  })

  function request(): void {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }

  /** Which tiles are to be painted anew since the last frame. */
  function follow(): void {
    const state = canvas.getState()
    const isOther = state.sheet !== sheet || state.hiddenLayers !== layers
    const preview = new Set(state.preview.keys())
    if (isOther) tiles.invalidate(null)
    else if (state.revision !== revision) tiles.invalidate(canvas.shapes.changedSince(revision))
    // What a gesture moves is taken out of the tiles when it begins, and put back when it ends.
    const differing = [...preview, ...moved].filter((key) => preview.has(key) !== moved.has(key))
    const boxes = differing.flatMap((key): Box[] => {
      const shape = canvas.shapes.get(key)
      return shape ? [shape.painted] : []
    })
    moved = preview
    if (boxes.length > 0) tiles.invalidate(boxes)
    sheet = state.sheet
    layers = state.hiddenLayers
    revision = state.revision
  }

  const lifted = createLifted({
    shapes: canvas.shapes,
    paint(target, shapes, scale) {
      const painting = { context: target, inks, scale, picture }
      for (const shape of shapes) paint(painting, sceneOf(shape))
      const forms = shapes.map(({ part }) => part.form)
      outline(target, forms, scale)
    },
  })

  /** What a gesture moves, as it would be there; of many, as they were, in their new place. */
  function paintMoved(painting: Painting, zoom: number, ratio: number): void {
    const { sheet: on, preview } = canvas.getState()
    if (lifted.draw(painting.context, preview, zoom, ratio)) return
    for (const [key, form] of preview) {
      const shape = canvas.shapes.get(key)
      if (!shape) continue
      paint(painting, shape.kind.scene(shape.record, { ...shape.part, form }, on, context()))
    }
  }

  /** Outlines of a large selection: as lines of the page they would be slower than all that they stand around. */
  function outline(target: CanvasRenderingContext2D, forms: readonly Form[], scale: number): void {
    target.beginPath()
    for (const form of forms) {
      const [first, ...others] = cornersOf(form)
      target.moveTo(first.x, first.y)
      for (const { x, y } of others) target.lineTo(x, y)
      target.closePath()
    }
    target.setLineDash([])
    target.strokeStyle = inks.accent
    target.lineWidth = 1.5 / scale
    target.stroke()
  }

  function draw(): void {
    frame = 0
    const target = element.getContext('2d')
    if (!target) return
    const state = canvas.getState()
    const { camera, screen } = state
    const ratio = window.devicePixelRatio || 1
    const [width, height] = [Math.round(screen.width * ratio), Math.round(screen.height * ratio)]
    if (element.width !== width || element.height !== height) {
      element.width = width
      element.height = height
    }
    follow()
    tiles.draw(target, camera, screen, ratio)
    if (state.preview.size === 0) lifted.drop()
    const areMany = state.selection.length > MAX_OUTLINED && state.preview.size === 0
    const outlined = areMany ? canvas.selected() : []
    if (state.preview.size + state.tentative.length + outlined.length === 0) return
    const zoom = camera.scale * ratio
    target.setTransform(
      zoom,
      0,
      0,
      zoom,
      width / 2 - camera.center.x * zoom,
      height / 2 - camera.center.y * zoom,
    )
    const painting = { context: target, inks, scale: camera.scale, picture }
    paintMoved(painting, zoom, ratio)
    const forms = outlined.map(({ part }) => part.form)
    if (forms.length > 0) outline(target, forms, camera.scale)
    for (const { form } of state.tentative) {
      const { x, y, width: across, height: down } = boundsOf(form)
      target.strokeStyle = inks.accent
      target.lineWidth = 1.5 / camera.scale
      target.setLineDash([6 / camera.scale, 4 / camera.scale])
      if (form.type === 'box') target.strokeRect(x, y, across, down)
      else {
        target.beginPath()
        target.moveTo(form.from.x, form.from.y)
        target.lineTo(form.to.x, form.to.y)
        target.stroke()
      }
      target.setLineDash([])
    }
  }

  const stopListening = canvas.subscribe(request)
  request()
  return () => {
    stopListening()
    pictures.stop()
    cancelAnimationFrame(frame)
  }
}
