/** Where one looks on a sheet, and how large. CanvasSheet points are in inches, screen points in pixels from the upper left. */
import type { Box, Point } from '@orderwright/domain/geometry'

export interface Camera {
  /** the point of the sheet in the middle of the screen */
  readonly center: Point
  /** pixels to an inch */
  readonly scale: number
}

/** The screen that the canvas fills, in pixels. */
export interface Screen {
  readonly width: number
  readonly height: number
}

/** From a mile on a screen to a sixteenth as wide as a thumb. */
export const MIN_SCALE = 0.005
export const MAX_SCALE = 200

export function clampScale(scale: number): number {
  return Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale))
}

export function toScreen({ center, scale }: Camera, { width, height }: Screen, point: Point): Point {
  return { x: (point.x - center.x) * scale + width / 2, y: (point.y - center.y) * scale + height / 2 }
}

export function toSheet({ center, scale }: Camera, { width, height }: Screen, point: Point): Point {
  return { x: (point.x - width / 2) / scale + center.x, y: (point.y - height / 2) / scale + center.y }
}

/** What of the sheet is to be seen. */
export function visibleBox(camera: Camera, screen: Screen): Box {
  const { x, y } = toSheet(camera, screen, { x: 0, y: 0 })
  return { x, y, width: screen.width / camera.scale, height: screen.height / camera.scale }
}

/** The sheet follows the hand by so many pixels. */
export function pan(camera: Camera, by: Point): Camera {
  return {
    ...camera,
    center: { x: camera.center.x - by.x / camera.scale, y: camera.center.y - by.y / camera.scale },
  }
}

/** How far from an edge a length is moved into what is seen of it: by what is missing; what finds no room is left, or begins at its middle. */
function into(from: number, to: number, least: number, most: number): number {
  if (to - from > most - least) return to > least && from < most ? 0 : (from + to - least - most) / 2
  return Math.min(0, from - least) + Math.max(0, to - most)
}

/** Moves the look as little as needed for a box to be seen, with a margin in pixels; as it was where it is seen. */
export function inSight(camera: Camera, screen: Screen, box: Box, margin = 32): Camera {
  const seen = visibleBox(camera, screen)
  const edge = Math.min(margin, screen.width / 4, screen.height / 4) / camera.scale
  const x = into(box.x, box.x + box.width, seen.x + edge, seen.x + seen.width - edge)
  const y = into(box.y, box.y + box.height, seen.y + edge, seen.y + seen.height - edge)
  if (x === 0 && y === 0) return camera
  return { ...camera, center: { x: camera.center.x + x, y: camera.center.y + y } }
}

/** Larger or smaller by a factor; what is under `at` (pixels) stays under it. */
export function zoomAt(camera: Camera, screen: Screen, at: Point, factor: number): Camera {
  const scale = clampScale(camera.scale * factor)
  const under = toSheet(camera, screen, at)
  return {
    scale,
    center: {
      x: under.x - (at.x - screen.width / 2) / scale,
      y: under.y - (at.y - screen.height / 2) / scale,
    },
  }
}

/** All of a box, with a margin in pixels; a box without size keeps the scale. */
export function fit(box: Box, screen: Screen, camera: Camera, margin = 48): Camera {
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const across = Math.max(1, screen.width - 2 * margin)
  const down = Math.max(1, screen.height - 2 * margin)
  const scale = Math.min(across / box.width, down / box.height)
  return { center, scale: Number.isFinite(scale) && scale > 0 ? clampScale(scale) : camera.scale }
}
