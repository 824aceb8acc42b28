/**
 * Bitmaps that stand on the page over the sheet. Moving one moves an element, which costs the same whatever is painted on
 * it: a bitmap of the whole sheet that is painted anew for each frame is handed to the graphics card each time, which where
 * that is one in name only ends in frames of seconds.
 */
import type { Box, Point } from '@orderwright/domain/geometry'
import type { Camera, Screen } from '@orderwright/editor/canvas'

/** A layer whose elements are moved with it. */
export function createLayer(root: HTMLElement): HTMLElement {
  const layer = document.createElement('div')
  layer.style.cssText = 'position:absolute;top:0;left:0;transform-origin:0 0;will-change:transform'
  root.append(layer)
  return layer
}

/** Puts a layer where the sheet's origin is, so much larger than it was painted. */
export function placeLayer(layer: HTMLElement, { x, y }: Point, scale = 1): void {
  layer.style.transform = `translate(${x}px,${y}px)${scale === 1 ? '' : ` scale(${scale})`}`
}

/** The context of a bitmap that the processor paints: it is painted once, or small. */
export function paintedByProcessor(
  bitmap: HTMLCanvasElement,
  settings: CanvasRenderingContext2DSettings = {},
): CanvasRenderingContext2D | null {
  return bitmap.getContext('2d', { ...settings, willReadFrequently: true })
}

/** Where a point of the sheet is on the screen; whole pixels, as bitmaps that lie between two are blurred. */
export function placeOf({ x, y }: Point, { center, scale }: Camera, screen: Screen, ratio: number): Point {
  const snap = (value: number) => Math.round(value * ratio) / ratio
  return {
    x: snap(screen.width / 2 + (x - center.x) * scale),
    y: snap(screen.height / 2 + (y - center.y) * scale),
  }
}

/** Where the sheet's origin is on the screen. */
export function originOf(camera: Camera, screen: Screen, ratio: number): Point {
  return placeOf({ x: 0, y: 0 }, camera, screen, ratio)
}

/** Bitmaps grow in steps, so that they are not made anew for each pixel more. */
const STEP = 64

function stepped(pixels: number): number {
  return Math.ceil(pixels / STEP) * STEP
}

export interface Patch {
  /**
   * Paints what lies in a box of the sheet, as far as it is to be seen or `beyond` that, in parts of the screen; the
   * context stands in inches. Answers which box is painted; null: none of it is to be seen.
   */
  readonly paint: (
    look: Look,
    box: Box,
    paint: (context: CanvasRenderingContext2D) => void,
    beyond?: number,
  ) => Box | null
  /** Lays what is painted where it belongs, as long as the scale is the same; `by` inches from there. */
  readonly place: (look: Look, by?: Point) => void
  readonly hide: () => void
}

/** How the sheet is looked at. */
export interface Look {
  readonly camera: Camera
  readonly screen: Screen
  /** pixels of the device to one of the page */
  readonly ratio: number
}

/** The common part of two lengths, in whole pixels. */
function common(from: number, to: number, start: number, end: number): readonly [number, number] {
  return [Math.max(Math.floor(from), Math.floor(start)), Math.min(Math.ceil(to), Math.ceil(end))]
}

/** A part of the sheet on a bitmap of its own, no larger than what is on it or what is seen. */
export function createPatch(root: HTMLElement): Patch {
  const bitmap = document.createElement('canvas')
  bitmap.style.cssText = 'position:absolute;top:0;left:0;will-change:transform'
  /** the point of the sheet at its corner */
  let corner: Point = { x: 0, y: 0 }

  function place({ camera, screen, ratio }: Look, by: Point = { x: 0, y: 0 }): void {
    placeLayer(bitmap, placeOf({ x: corner.x + by.x, y: corner.y + by.y }, camera, screen, ratio))
  }

  return {
    place,
    paint(look, box, paint, beyond = 0) {
      const { camera, screen, ratio } = look
      const zoom = camera.scale * ratio
      const [wide, high] = [screen.width * ratio, screen.height * ratio]
      // In pixels of the device.
      const origin = originOf(camera, screen, ratio)
      const [x, y] = [origin.x * ratio, origin.y * ratio]
      const [left, right] = common(
        x + box.x * zoom,
        x + (box.x + box.width) * zoom,
        -wide * beyond,
        wide * (1 + beyond),
      )
      const [top, foot] = common(
        y + box.y * zoom,
        y + (box.y + box.height) * zoom,
        -high * beyond,
        high * (1 + beyond),
      )
      const [width, height] = [right - left, foot - top]
      if (!(width > 0 && height > 0)) {
        bitmap.remove()
        return null
      }
      if (bitmap.width !== stepped(width) || bitmap.height !== stepped(height)) {
        bitmap.width = stepped(width)
        bitmap.height = stepped(height)
        bitmap.style.width = `${bitmap.width / ratio}px`
        bitmap.style.height = `${bitmap.height / ratio}px`
      }
      const context = paintedByProcessor(bitmap)
      if (!context) return null
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, bitmap.width, bitmap.height)
      context.setTransform(zoom, 0, 0, zoom, x - left, y - top)
      paint(context)
      corner = { x: (left - x) / zoom, y: (top - y) / zoom }
      place(look)
      if (bitmap.parentNode !== root) root.append(bitmap)
      return { ...corner, width: width / zoom, height: height / zoom }
    },
    hide: () => bitmap.remove(),
  }
}
