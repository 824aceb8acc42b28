/** The body of a wall plate: surface in its finish, bevelled edge, outline. */
import { type Box, boxOf, coordinate as n } from '../../geometry/box.ts'
import { darken, lighten, lineOn, luminance, solid } from '../surfaces/colour.ts'
import { grainLines } from '../surfaces/hatch.ts'
import type { Primitive } from '../scene.ts'
import { materialFigure } from './material-figure.ts'
import { tilePictureOf } from './tile-picture.ts'
import type { Finish } from '../spec-parts.ts'

/** Middle of a quarter-circle corner, as a share of the radius from the corner of the box. */
const ARC_MIDDLE = 1 - Math.SQRT1_2

type Corner = { box: Box; radius: number }

/** One of the four bevel faces, mitred at 45° through the rounded corners; `turns` quarter turns from the top. */
function bevelFace(outer: Corner, inner: Corner, side: 'top' | 'right' | 'bottom' | 'left'): string {
  const edge = ({ box, radius }: Corner) => {
    const m = radius * ARC_MIDDLE
    const [l, t, r, b] = [box.x, box.y, box.x + box.width, box.y + box.height]
    const middle = { tl: [l + m, t + m], tr: [r - m, t + m], br: [r - m, b - m], bl: [l + m, b - m] } as const
    switch (side) {
      case 'top':
        return [middle.tl, [l + radius, t], [r - radius, t], middle.tr] as const
      case 'right':
        return [middle.tr, [r, t + radius], [r, b - radius], middle.br] as const
      case 'bottom':
        return [middle.br, [r - radius, b], [l + radius, b], middle.bl] as const
      case 'left':
        return [middle.bl, [l, b - radius], [l, t + radius], middle.tl] as const
    }
  }
  const point = (p: readonly [number, number]) => `${n(p[0])} ${n(p[1])}`
  const arc = (radius: number, sweep: 0 | 1, p: readonly [number, number]) =>
    radius > 0 ? `A${n(radius)} ${n(radius)} 0 0 ${sweep} ${point(p)}` : `L${point(p)}`
  const o = edge(outer)
  const i = edge(inner)
  return (
    `M${point(o[0])}${arc(outer.radius, 1, o[1])}L${point(o[2])}${arc(outer.radius, 1, o[3])}` +
    `L${point(i[3])}${arc(inner.radius, 0, i[2])}L${point(i[1])}${arc(inner.radius, 0, i[0])}Z`
  )
}

/** Distance of grain lines on a plate, mm; larger things have their grain further apart. */
const PLATE_GRAIN_MM = 0.7

/** A flat surface with its grain, whose lines lie `grainMm` apart. */
export function surface(
  box: Box,
  radius: number,
  finish: Finish,
  part: string,
  grainMm: number = PLATE_GRAIN_MM,
): Primitive[] {
  const picture = finish.material && tilePictureOf(finish.material)
  const base = { kind: 'rect', ...box, radius, fill: solid(finish.fill), part } as const
  if (picture !== undefined) return [{ ...base, picture }]
  const items: Primitive[] = [base]
  if (finish.material !== undefined) {
    return [...items, ...materialFigure(box, radius, { ...finish, material: finish.material }, part)]
  }
  if (finish.surface === 'brushed') {
    const isDark = luminance(finish.fill) < 0.06
    items.push({
      kind: 'path',
      d: grainLines(box, radius, grainMm, finish.grain),
      role: 'fine',
      strokeMm: 0.13 * (grainMm / PLATE_GRAIN_MM),
      stroke: isDark ? lighten(finish.fill, 0.1) : darken(finish.fill, 0.055),
      part,
    })
  }
  if (finish.surface === 'polished') items.push(...reflections(box, finish, part))
  return items
}

/** Two slanted bands of light over a polished surface. */
function reflections(box: Box, finish: Finish, part: string): Primitive[] {
  const slant = Math.min(box.height * 0.5, box.width * 0.4)
  const band = (from: number, width: number): Primitive => {
    const x = box.x + box.width * from
    const w = box.width * width
    const [top, bottom] = [n(box.y), n(box.y + box.height)]
    return {
      kind: 'path',
      d: `M${n(x + slant)} ${top}H${n(x + slant + w)}L${n(x + w)} ${bottom}H${n(x)}Z`,
      fill: lighten(finish.fill, 0.35),
      opacity: 0.25,
      part,
    }
  }
  return [band(0.12, 0.12), band(0.28, 0.04)]
}

export type PlateBody = {
  width: number
  height: number
  cornerRadius: number
  bevel: number
  finish: Finish
}

/** The plate with its upper left corner at the origin; light falls from above left. */
export function drawPlateBody(plate: PlateBody): Primitive[] {
  const outerBox = boxOf(0, 0, plate.width, plate.height)
  const radius = Math.min(plate.cornerRadius, plate.width / 2, plate.height / 2)
  const bevel = Math.min(plate.bevel, plate.width / 4, plate.height / 4)
  const line = lineOn(plate.finish.fill)
  const outline: Primitive = {
    kind: 'rect',
    ...outerBox,
    radius,
    role: 'outline',
    stroke: 'ink',
    part: 'plate',
  }
  if (bevel === 0) return [...surface(outerBox, radius, plate.finish, 'plate'), outline]
  const innerBox = boxOf(bevel, bevel, plate.width - 2 * bevel, plate.height - 2 * bevel)
  const innerRadius = Math.max(0, radius - bevel)
  const { fill } = plate.finish
  const shades = {
    top: lighten(fill, 0.42),
    left: lighten(fill, 0.24),
    right: darken(fill, 0.1),
    bottom: darken(fill, 0.2),
  }
  const faces = (['left', 'right', 'top', 'bottom'] as const).map(
    (side): Primitive => ({
      kind: 'path',
      d: bevelFace({ box: outerBox, radius }, { box: innerBox, radius: innerRadius }, side),
      fill: shades[side],
      part: 'plate',
    }),
  )
  return [
    ...surface(innerBox, innerRadius, plate.finish, 'plate'),
    ...faces,
    {
      kind: 'rect',
      ...innerBox,
      radius: innerRadius,
      role: 'detail',
      stroke: line,
      opacity: 0.75,
      part: 'plate',
    },
    outline,
  ]
}
