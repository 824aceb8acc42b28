/**
 * A drawing as whoever makes the thing reads it: black lines on white. Colours, sheens, grain and pictures of surfaces go;
 * what lies in front still covers what lies behind it, and what is engraved is black. [issue 18]
 */
import { isEngraved } from '../engraving-parts.ts'
import type { Ink, Paint, Primitive } from '../scene.ts'

type Shape = Exclude<Primitive, { kind: 'group' }>

/** What shows a material and no edge: something to be seen through, or a fine line of a width of its own. */
function isLook(shape: Shape): boolean {
  const { role, opacity = 1, strokeMm } = shape
  if (isEngraved(shape)) return false
  if (role !== undefined && role !== 'fine') return false
  return opacity < 1 || (role === 'fine' && strokeMm !== undefined)
}

/** A colour is that of a surface; inks are lines and arrows, and stay. */
function isColour(paint: Paint | undefined): boolean {
  return paint?.startsWith('#') === true
}

function lined(shape: Shape): Shape {
  const surface: Ink = shape.kind === 'text' || isEngraved(shape) ? 'ink' : 'paper'
  const line: Ink = 'ink'
  const painted: Shape = {
    ...shape,
    ...(isColour(shape.fill) && { fill: surface }),
    ...(isColour(shape.stroke) && { stroke: line }),
  }
  if (painted.kind !== 'rect') return painted
  const { picture: _, ...rect } = painted
  return rect
}

/** The primitives as lines; all of them are as large and where they were. */
export function lineDrawing(items: readonly Primitive[]): Primitive[] {
  return items.flatMap((item): Primitive[] => {
    if (item.kind === 'group') return [{ ...item, items: lineDrawing(item.items) }]
    return isLook(item) ? [] : [lined(item)]
  })
}
