/** Primitives of what stands on a canvas: outlines, lines and texts in the roles of drawings. Inches. */
import type { Paint, Primitive } from '../drawing/scene.ts'
import { coordinate, type Point } from '../geometry/box.ts'
import { cornersOf, type Form } from './form.ts'

type Look = Pick<Primitive & { kind: 'path' }, 'role' | 'stroke' | 'fill' | 'opacity'>

export function polygon(points: readonly Point[], look: Look): Primitive {
  const [first, ...others] = points
  if (!first) return { kind: 'path', d: '', ...look }
  const at = ({ x, y }: Point) => [coordinate(x), coordinate(y)].join(' ')
  return {
    kind: 'path',
    d: ['M', at(first), ...others.flatMap((point) => ['L', at(point)]), 'Z'].join(' '),
    ...look,
  }
}

export function outlineOf(form: Form, look: Look): Primitive {
  return polygon(cornersOf(form), look)
}

export function line(from: Point, to: Point, look: Look): Primitive {
  return { kind: 'line', from, to, ...look }
}

/** The size of texts on the canvas, in inches at true scale; screens and sheets keep it readable. */
export const TEXT_INCHES = 4

export function label(
  text: string,
  at: Point,
  more: { readonly fill?: Paint; readonly rotation?: number } = {},
): Primitive {
  return {
    kind: 'text',
    at,
    anchor: 'middle',
    text,
    font: { family: 'Inter', weight: 500, sizeMm: TEXT_INCHES },
    fill: more.fill ?? 'ink',
    annotation: { sizeMm: TEXT_INCHES },
    ...(more.rotation === undefined ? {} : { rotation: more.rotation }),
  }
}
