/** Paints the sheet of a canvas, frame by frame: its tiles, and over them what a gesture moves. */
import { type Box, growBox, unionBoxes } from '@orderwright/domain/geometry'
import { boundsOf, type CanvasContext, type CanvasPrimitive, type Form } from '@orderwright/domain/canvas'
import type { Canvas, Shape } from '@orderwright/editor/canvas'
import { createPatch, type Look } from './layers.ts'
import { createLifted } from './lifted.ts'
import { createOutlines } from './outlines.ts'
import { type Inks, paint } from './paint.ts'
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

/** Pixels around what a gesture changes: its letters and lines reach beyond its form. */
const MARGIN = 160

export interface SheetPainterOptions {
  /** where the sheet is put together */
  readonly element: HTMLElement
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
  const [below, above] = [document.createElement('div'), document.createElement('div')]
  element.replaceChildren(below, above)

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
    root: below,
    paper: inks.paper,
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

  const outlines = createOutlines({ root: above, ink: inks.accent })
  const lifted = createLifted({
    root: above,
    shapes: canvas.shapes,
    paint(target, shapes, scale) {
      const painting = { context: target, inks, scale, picture }
      for (const shape of shapes) paint(painting, sceneOf(shape))
      outlines.stroke(
        target,
        shapes.map(({ part }) => part.form),
        scale,
      )
    },
  })
  const changing = createPatch(above)

  /** What a gesture moves or draws, as it would be there; of many that are moved, as they were, in their new place. */
  function showChanging(look: Look): void {
    const { sheet: on, preview, tentative } = canvas.getState()
    if (preview.size === 0) lifted.drop()
    const isLifted = preview.size > 0 && lifted.show(preview, look)
    const changed = isLifted
      ? []
      : [...preview].flatMap(([key, form]) => {
          const shape = canvas.shapes.get(key)
          return shape ? [{ shape, form, box: growBox(boundsOf(form), shape.kind.reach(shape.record)) }] : []
        })
    const drawn = tentative.map(({ form }) => form)
    const boxes = [...changed.map(({ box }) => box), ...drawn.map(boundsOf)]
    if (boxes.length === 0) return changing.hide()
    const { scale } = look.camera
    changing.paint(look, growBox(boxes.reduce(unionBoxes), MARGIN / scale), (target) => {
      const painting = { context: target, inks, scale, picture }
      for (const { shape, form } of changed) {
        paint(painting, shape.kind.scene(shape.record, { ...shape.part, form }, on, context()))
      }
      for (const form of drawn) strokeDrawn(target, form, scale)
    })
  }

  /** What a tool has begun to draw. */
  function strokeDrawn(target: CanvasRenderingContext2D, form: Form, scale: number): void {
    const { x, y, width, height } = boundsOf(form)
    target.strokeStyle = inks.accent
    target.lineWidth = 1.5 / scale
    target.setLineDash([6 / scale, 4 / scale])
    if (form.type === 'box') target.strokeRect(x, y, width, height)
    else {
      target.beginPath()
      target.moveTo(form.from.x, form.from.y)
      target.lineTo(form.to.x, form.to.y)
      target.stroke()
    }
    target.setLineDash([])
  }

  function draw(): void {
    frame = 0
    const { camera, screen, selection, preview } = canvas.getState()
    const look = { camera, screen, ratio: window.devicePixelRatio || 1 }
    follow()
    tiles.draw(look)
    const areMany = selection.length > MAX_OUTLINED && preview.size === 0
    outlines.show(look, areMany ? canvas.selected() : [], revision)
    showChanging(look)
  }

  const stopListening = canvas.subscribe(request)
  request()
  return () => {
    stopListening()
    pictures.stop()
    cancelAnimationFrame(frame)
    element.replaceChildren()
  }
}
