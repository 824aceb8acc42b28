/** The skirting: its length from the front, and its profile enlarged. */
import { boxOf, coordinate as n, growBox, unionBoxes } from '../../../geometry/box.ts'
import { floorDrawingWords as words } from '../../../messages/drawings/floors.ts'
import { formatLength } from '../../../units/lengths.ts'
import { darken } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext, screenEnlargement } from '../../family.ts'
import { titleRoom } from '../../parts/body-views.ts'
import { surface } from '../../parts/plate-body.ts'
import { breakLine, breakPoints, cutPolygon, dimensionAt, viewTitle } from '../../parts/views.ts'
import type { Primitive, Scene } from '../../scene.ts'
import { sentences } from '../../words.ts'
import { breakLength } from '../../parts/broken-length.ts'
import { shapedDepth, skirtingProfile } from './profile.ts'
import { type SkirtingSpec, skirtingSpecSchema } from './spec.ts'

const MAX_ENLARGED = 5

function sheetOf(spec: SkirtingSpec, enlargement = screenEnlargement) {
  const stub = spec.height * 3.2
  const broken = breakLength(
    spec.length,
    [
      [0, stub],
      [spec.length - stub, spec.length],
    ],
    spec.height * 0.5,
  )
  const largest = Math.max(spec.height, spec.thickness)
  const factor = enlargement(Math.max(1, Math.min(MAX_ENLARGED, (broken.length * 0.5) / largest)))
  const textMm = Math.max(broken.length, largest * factor * 1.6) * 0.024
  const section = boxOf(0, 0, spec.thickness * factor, spec.height * factor)
  const long = boxOf(0, section.height + textMm * 6, broken.length, spec.height)
  return { broken, factor, textMm, section, long }
}

function drawLong(spec: SkirtingSpec, { broken, long }: ReturnType<typeof sheetOf>): Primitive[] {
  const edge = shapedDepth(spec)
  const overhang = spec.height * 0.12
  const part = 'skirting'
  return broken.pieces.flatMap((piece, index): Primitive[] => {
    const box = boxOf(long.x + piece.at, long.y, piece.to - piece.from, long.height)
    const cutAt = (x: number) =>
      breakLine(
        breakPoints(x, box.y, box.y + box.height, Math.min(broken.gap * 0.2, spec.height * 0.15)),
        overhang,
      )
    const breaks =
      (index === 0 ? '' : cutAt(box.x)) + (index === broken.pieces.length - 1 ? '' : cutAt(box.x + box.width))
    const end = box.x + box.width
    const outline =
      `M${n(box.x)} ${n(box.y)}H${n(end)}M${n(box.x)} ${n(box.y + box.height)}H${n(end)}` +
      (index === 0 ? `M${n(box.x)} ${n(box.y)}V${n(box.y + box.height)}` : '') +
      (index === broken.pieces.length - 1 ? `M${n(end)} ${n(box.y)}V${n(box.y + box.height)}` : '')
    return [
      ...surface(box, 0, { ...spec.finish, grain: 'horizontal' }, part, Math.max(0.7, spec.height / 16)),
      { kind: 'path', d: outline, role: 'outline', stroke: 'ink', part },
      ...(edge > 0
        ? [
            {
              kind: 'line',
              from: { x: box.x, y: box.y + edge },
              to: { x: box.x + box.width, y: box.y + edge },
              role: 'detail',
              stroke: darken(spec.finish.fill, 0.45),
              part,
            } as const,
          ]
        : []),
      ...(breaks === ''
        ? []
        : [{ kind: 'path', d: breaks, role: 'dimension', stroke: 'ink', part } as const]),
    ]
  })
}

export function drawSkirting(spec: SkirtingSpec, { unit = 'mm', enlargement }: DrawContext = {}): Scene {
  const sheet = sheetOf(spec, enlargement)
  const { factor, textMm, section, long } = sheet
  const outline = skirtingProfile(spec).map((p) => ({ x: p.x * factor, y: p.y * factor }))
  const title = { x: section.width + textMm * 4, y: section.height }
  const swing = spec.height * 0.2
  const end = long.y + long.height
  return {
    family: 'skirting',
    bounds: growBox(
      [growBox(long, swing), titleRoom(title, textMm, 12)].reduce(unionBoxes, section),
      textMm * 0.3,
    ),
    items: [
      ...cutPolygon(outline, {
        part: 'section',
        fill: spec.finish.fill,
        hatchMm: Math.max(section.height * 0.022, 0.6),
      }),
      viewTitle('A–A', title, textMm, factor),
      ...drawLong(spec, sheet),
    ],
    dimensions: [
      dimensionAt('length', 'bottom', [0, long.width], end, {
        isOverall: true,
        part: 'skirting',
        valueMm: spec.length,
      }),
      dimensionAt('height', 'left', [0, section.height], 0, {
        isOverall: true,
        part: 'section',
        valueMm: spec.height,
      }),
      dimensionAt('thickness', 'top', [0, section.width], 0, {
        isOverall: true,
        part: 'section',
        valueMm: spec.thickness,
      }),
    ],
    parts: [
      { id: 'section', title: 'Profile', box: section },
      { id: 'skirting', title: 'Skirting', box: long },
    ],
    description: sentences([
      words.skirting({
        height: formatLength(spec.height, unit),
        thickness: formatLength(spec.thickness, unit),
        finish: spec.finish.title,
      }),
      spec.pieces > 1
        ? words.pieces({ count: spec.pieces, length: formatLength(spec.length, unit) })
        : words.length({ length: formatLength(spec.length, unit) }),
      words.profiles[spec.profile],
    ]),
  }
}

export const skirtingFamily = defineFamily({
  key: 'skirting',
  isModelled: true,
  specSchema: skirtingSpecSchema,
  draw: drawSkirting,
})
