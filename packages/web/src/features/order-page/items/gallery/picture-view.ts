/** How a picture on the whole screen may be zoomed and moved: never smaller than fitted, never out of sight. [2.2.35] */
import { type CameraView, zoomAbout } from '../../../../drawing/scene-camera.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export const fitted: CameraView = { zoom: 1, panX: 0, panY: 0 }
export const ZOOM_STEP = 1.5
const MAX_ZOOM = 8
const DOUBLE_ZOOM = 2.5
/** Two presses within this time and distance are a double press. [1.9.41] */
export const DOUBLE_PRESS_MS = 300
const DOUBLE_PRESS_PX = 24

/** Drawn, not photographed: it is as sharp at any size. */
export function isVector(url: string): boolean {
  return /^data:image\/svg|\.svg(?:$|[?#])/.test(url)
}

/** A vector picture has no size of its own: it is fitted as if it were larger than any screen. Pixels. */
export function sizeToFit(url: string, { width, height }: Size): Size {
  const enlarged = isVector(url) ? 1000 : 1
  return { width: width * enlarged, height: height * enlarged }
}

/** The size of a picture that is fitted into a box; nothing is enlarged by fitting. Pixels. */
export function fittedSize(picture: Size, box: Size): Size {
  if (picture.width <= 0 || picture.height <= 0) return { width: 0, height: 0 }
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

/** The view, moved as little as needed so that the picture fills the box as far as it can. */
export function heldInside(view: CameraView, picture: Size, box: Size): CameraView {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom))
  // Where the limit of the zoom was passed the place under the pointer stays.
  const pan = zoom === view.zoom ? 1 : zoom / view.zoom
  const { width, height } = fittedSize(picture, box)
  const most = (side: number, room: number) => Math.max(0, (side * zoom - room) / 2)
  const held = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0
  return {
    zoom,
    panX: held(view.panX * pan, most(width, box.width)),
    panY: held(view.panY * pan, most(height, box.height)),
  }
}

export interface Press {
  readonly atMs: number
  readonly x: number
  readonly y: number
}

/** Whether the second press makes the first one a double press. [1.9.41] */
export function isDoublePress(first: Press | null, second: Press): boolean {
  if (first === null || second.atMs - first.atMs > DOUBLE_PRESS_MS) return false
  return Math.hypot(second.x - first.x, second.y - first.y) <= DOUBLE_PRESS_PX
}

/** Into the place that was pressed twice (pixels from the box's middle), or back to the whole picture. */
export function afterDoublePress(view: CameraView, x: number, y: number): CameraView {
  return view.zoom > 1 ? fitted : zoomAbout(view, DOUBLE_ZOOM, x, y)
}
