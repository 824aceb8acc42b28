/** The sheet made small: how it lies in a minimap, and where in it somebody looks. */
import { type Box, type Point, unionBoxes } from '@orderwright/domain/geometry'
import type { Screen } from './camera.ts'

/** How a minimap shows the sheet. */
export interface MinimapView {
  /** the part of the sheet that it shows, inches */
  readonly box: Box
  /** pixels of the minimap to an inch */
  readonly scale: number
  /** where the upper left corner of `box` stands in it, pixels */
  readonly offset: Point
}

/** Does all of a box lie within another? */
export function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

/** All that stands on the sheet and what is seen of it, whole and in the middle of a minimap of so many pixels. */
export function minimapOf(contents: Box, seen: Box, size: Screen): MinimapView {
  const box = unionBoxes(contents, seen)
  const scale = Math.min(size.width / box.width, size.height / box.height)
  const offset = { x: (size.width - box.width * scale) / 2, y: (size.height - box.height * scale) / 2 }
  return { box, scale, offset }
}

/** A box of the sheet in pixels of the minimap. */
export function boxOnMinimap({ box, scale, offset }: MinimapView, { x, y, width, height }: Box): Box {
  return {
    x: (x - box.x) * scale + offset.x,
    y: (y - box.y) * scale + offset.y,
    width: width * scale,
    height: height * scale,
  }
}

/** The point of the sheet under one of the minimap. */
export function pointUnderMinimap({ box, scale, offset }: MinimapView, { x, y }: Point): Point {
  return { x: (x - offset.x) / scale + box.x, y: (y - offset.y) / scale + box.y }
}
