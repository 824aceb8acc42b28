/** The rail profile: its section cut at true shape, and its length with holes between break lines. */
import { type Box, type Point, boxOf, coordinate as n, unionBoxes } from '../../../geometry/box.ts'
import { railDrawingWords as words } from '../../../messages/drawings/rails.ts'
import { formatLength, type LengthUnit } from '../../../units/lengths.ts'
import { darken, hiddenLineOn, lighten, lineOn, solid } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext, screenEnlargement } from '../../family.ts'
import { hatchPolygon } from '../../surfaces/hatch.ts'
import {
  breakLine,
  breakPoints,
  centreCross,
  cutMarks,
  dimensionAt,
  polygonPath,
  viewTitle,
} from '../../parts/views.ts'
import type { LinearDimension, Primitive, Scene } from '../../scene.ts'
import { sentences, sizeText } from '../../words.ts'
import { checkRailProfile } from './check.ts'
import { type BrokenLength, breakLength, drawnAt } from '../../parts/broken-length.ts'
import { holePositions, type LongFace, longFace, sectionContours, sectionSize, wallOf } from './section.ts'
import { type RailProfileSpec, railProfileSpecSchema } from './spec.ts'

type Sheet = {
  readonly face: LongFace
  readonly broken: BrokenLength
  readonly holes: readonly number[]
  /** hole diameter as far as the face has room */
  readonly hole: number
  /** the section's enlargement over the long view */
  readonly factor: number
  readonly section: Box
  readonly long: Box
  readonly textMm: number
  readonly capMm: number
}

const MAX_ENLARGED = 5

function sheetOf(spec: RailProfileSpec, enlargement = screenEnlargement): Sheet {
  const face = longFace(spec)
  const size = sectionSize(spec)
  const largest = Math.max(size.width, size.height)
  const holes = holePositions(spec)
  const { diameter, first: start, spacing } = spec.holes
  // What does not fit is a matter for the checks; the drawing keeps holes inside the rail and apart.
  const room = Math.min(face.mostHole, start * 1.6, (spec.length - start) * 1.6, spacing * 0.9)
  const hole = Math.min(diameter, Math.max(0.1, room))
  const around = Math.max(largest * 0.9, hole * 1.5)
  const [first = 0, second] = holes
  const last = holes.at(-1) ?? spec.length
  const stub = largest * 3
  const aroundSecond: [number, number][] = second === undefined ? [] : [[second - around, second + around]]
  const wanted: [number, number][] = [
    [0, holes.length > 0 ? first + around : stub],
    ...aroundSecond,
    [holes.length > 0 ? Math.min(last - around, spec.length - around) : spec.length - stub, spec.length],
  ]
  const broken = breakLength(spec.length, wanted, largest * 0.45)
  const factor = enlargement(Math.max(1, Math.min(MAX_ENLARGED, (broken.length * 0.42) / largest)))
  const section = boxOf(0, 0, size.width * factor, size.height * factor)
  const textMm = Math.max(broken.length, section.height * 1.6) * 0.021
  const capMm = Math.max(3, largest * 0.1)
  const long = boxOf(0, section.height + textMm * 7, broken.length, face.height)
  return { face, broken, holes, hole, factor, section, long, textMm, capMm }
}

function drawSection(spec: RailProfileSpec, { section, factor, textMm }: Sheet): Primitive[] {
  const contours = sectionContours(spec).map((contour) =>
    contour.map((p): Point => ({ x: section.x + p.x * factor, y: section.y + p.y * factor })),
  )
  const [outer = [], inner] = contours
  // The hollow joins the outline over a seam, so that one polygon is hatched; pairs of seams cancel each other.
  const joined =
    inner === undefined ? outer : [...outer, ...outer.slice(0, 1), ...inner, ...inner.slice(0, 1)]
  const d = contours.map(polygonPath).join('')
  const middle = section.x + section.width / 2
  const reach = textMm * 0.8
  const centre = `M${n(middle)} ${n(section.y - reach)}V${n(section.y + section.height + reach)}`
  const isSymmetric = spec.shape !== 'l' && spec.shape !== 'z'
  return [
    { kind: 'path', d, fill: lighten(spec.finish.fill, 0.5), part: 'section' },
    {
      kind: 'path',
      d: hatchPolygon(joined, Math.max(1.4, Math.max(section.width, section.height) * 0.022)),
      role: 'fine',
      stroke: 'ink2',
      part: 'section',
    },
    { kind: 'path', d, role: 'outline', stroke: 'ink', part: 'section' },
    ...(isSymmetric
      ? [{ kind: 'path', d: centre, role: 'center', stroke: 'ink2', part: 'section' } as const]
      : []),
    viewTitle(
      'A–A',
      { x: section.x + section.width + textMm * 4, y: section.y + section.height },
      textMm,
      factor,
    ),
  ]
}

/** How far a break line goes beyond the rail, as a share of the rail's height. */
const BREAK_OVERHANG = 0.14

/** One shown piece of the long view: surface, edges, break lines where it goes on. */
function drawPiece(spec: RailProfileSpec, sheet: Sheet, index: number): Primitive[] {
  const { broken, long, face } = sheet
  const piece = broken.pieces[index]
  if (piece === undefined) return []
  const { fill } = spec.finish
  const line = lineOn(fill)
  const box = boxOf(long.x + piece.at, long.y, piece.to - piece.from, long.height)
  const right = box.x + box.width
  const edge = (y: number) => `M${n(box.x)} ${n(box.y + y)}H${n(right)}`
  const isFirst = index === 0
  const isLast = index === broken.pieces.length - 1
  const outline =
    edge(0) +
    edge(long.height) +
    (isFirst ? `M${n(box.x)} ${n(box.y)}V${n(box.y + box.height)}` : '') +
    (isLast ? `M${n(right)} ${n(box.y)}V${n(box.y + box.height)}` : '')
  const swing = Math.min(broken.gap * 0.3, long.height * 0.22)
  const cutAt = (x: number) => breakPoints(x, box.y, box.y + box.height, swing)
  const start = isFirst
    ? [
        { x: box.x, y: box.y },
        { x: box.x, y: box.y + box.height },
      ]
    : cutAt(box.x)
  const end = isLast
    ? [
        { x: right, y: box.y },
        { x: right, y: box.y + box.height },
      ]
    : cutAt(right)
  const overhang = long.height * BREAK_OVERHANG
  const breaks = (isFirst ? '' : breakLine(start, overhang)) + (isLast ? '' : breakLine(end, overhang))
  const part = 'rail'
  const seen = face.seen.map(edge).join('')
  const hidden = face.hidden.map(edge).join('')
  const light = boxOf(box.x, box.y + box.height * 0.12, box.width, box.height * 0.12)
  return [
    { kind: 'path', d: polygonPath([...start.toReversed(), ...end]), fill: solid(fill), part },
    ...(spec.shape === 'c' || spec.shape === 'u' ? channel(spec, sheet, box) : []),
    ...(spec.shape === 'round'
      ? [{ kind: 'rect', ...light, fill: lighten(fill, 0.6), opacity: 0.7, part } as const]
      : []),
    ...(seen === '' ? [] : [{ kind: 'path', d: seen, role: 'detail', stroke: line, part } as const]),
    ...(hidden === ''
      ? []
      : [{ kind: 'path', d: hidden, role: 'hidden', stroke: hiddenLineOn(fill), part } as const]),
    { kind: 'path', d: outline, role: 'outline', stroke: 'ink', part },
    ...(breaks === '' ? [] : [{ kind: 'path', d: breaks, role: 'dimension', stroke: 'ink', part } as const]),
  ]
}

/** The ground of an open section, in its own shade. */
function channel(spec: RailProfileSpec, { face }: Sheet, box: Box): Primitive[] {
  const [from = 0, to = 0] = face.seen
  return [
    {
      kind: 'rect',
      ...boxOf(box.x, box.y + from, box.width, Math.max(0, to - from)),
      fill: darken(spec.finish.fill, 0.16),
      part: 'rail',
    },
  ]
}

function drawHoles(spec: RailProfileSpec, { holes, hole, broken, long, face }: Sheet): Primitive[] {
  return holes.flatMap((position, index): Primitive[] => {
    const at = drawnAt(broken, position)
    if (at === undefined) return []
    const center = { x: long.x + at, y: long.y + face.holeY }
    const part = `hole:${index}`
    return [
      {
        kind: 'circle',
        center,
        radius: hole / 2,
        fill: 'paper',
        role: 'detail',
        stroke: lineOn(spec.finish.fill),
        part,
      },
      centreCross(center, hole / 2 + Math.min(3, Math.max(2, hole * 0.35)), part),
    ]
  })
}

function hasCap({ caps }: RailProfileSpec, side: 'left' | 'right'): boolean {
  return caps === side || caps === 'both'
}

function drawCaps(spec: RailProfileSpec, { long, capMm }: Sheet): Primitive[] {
  const cap = (x: number): Primitive => ({
    kind: 'rect',
    ...boxOf(x, long.y, capMm, long.height),
    radius: capMm * 0.3,
    fill: darken(spec.finish.fill, 0.45),
    role: 'outline',
    stroke: 'ink',
    part: 'cap',
  })
  return [
    ...(hasCap(spec, 'left') ? [cap(long.x - capMm)] : []),
    ...(hasCap(spec, 'right') ? [cap(long.x + long.width)] : []),
  ]
}

function sectionDimensions(spec: RailProfileSpec, { section, factor }: Sheet): LinearDimension[] {
  const { shape } = spec
  const t = wallOf(spec)
  const right = section.x + section.width
  const bottom = section.y + section.height
  const isRound = shape === 'round'
  const middle = section.y + section.height / 2
  const edge = isRound ? middle : section.y
  const dimensions = [
    dimensionAt('section-width', 'top', [section.x, right], edge, {
      isOverall: true,
      part: 'section',
      valueMm: spec.width,
      ...(isRound ? { prefix: 'Ø' } : {}),
    }),
  ]
  if (!isRound) {
    dimensions.push(
      dimensionAt('section-height', 'left', [section.y, bottom], section.x, {
        isOverall: true,
        part: 'section',
        valueMm: spec.height,
      }),
    )
  }
  if (shape === 'flat') return dimensions
  const isMiddle = shape === 't' || shape === 'z'
  const from = isMiddle ? section.x + ((spec.width - t) / 2) * factor : section.x
  const wall = [from, from + t * factor] as const
  dimensions.push(dimensionAt('wall', 'top', wall, edge, { part: 'section', valueMm: t }))
  if (shape === 'c') {
    const slot = [section.x + (spec.width - (longFace(spec).seen[1] ?? 0)) * factor] as const
    const lip = spec.width - (longFace(spec).seen[1] ?? 0)
    const span = [slot[0], right - lip * factor] as const
    dimensions.push(
      dimensionAt('slot', 'top', span, section.y, { part: 'section', valueMm: spec.width - 2 * lip }),
    )
  }
  return dimensions
}

function lengthDimensions(spec: RailProfileSpec, sheet: Sheet): LinearDimension[] {
  const { long, broken, holes, hole } = sheet
  const end = long.x + long.width
  const bottom = long.y + long.height
  const dimensions = [
    dimensionAt('length', 'bottom', [long.x, end], bottom, {
      isOverall: true,
      part: 'rail',
      valueMm: spec.length,
    }),
  ]
  const at = (index: number): number | undefined => {
    const position = holes[index]
    const drawn = position === undefined ? undefined : drawnAt(broken, position)
    return drawn === undefined ? undefined : long.x + drawn
  }
  const first = at(0)
  const second = at(1)
  const last = at(holes.length - 1)
  if (first === undefined || last === undefined) return dimensions
  const part = 'hole:0'
  dimensions.push(
    dimensionAt('first-hole', 'bottom', [long.x, first], bottom, { part, valueMm: spec.holes.first }),
  )
  if (second !== undefined) {
    const valueMm = spec.holes.spacing
    dimensions.push(dimensionAt('hole-spacing', 'bottom', [first, second], bottom, { part, valueMm }))
  }
  const rest = spec.length - (holes.at(-1) ?? 0)
  if (holes.length > 1) {
    dimensions.push(dimensionAt('last-hole', 'bottom', [last, end], bottom, { part, valueMm: rest }))
  }
  const y = long.y + sheet.face.holeY
  dimensions.push(
    dimensionAt('hole', 'left', [y - hole / 2, y + hole / 2], first - hole / 2, {
      part,
      prefix: 'Ø',
      valueMm: spec.holes.diameter,
    }),
  )
  return dimensions
}

function sectionWords(spec: RailProfileSpec, unit: LengthUnit): string {
  const { shape } = spec
  const size = sizeText(spec.width, spec.height, unit)
  const wall = formatLength(wallOf(spec), unit)
  switch (shape) {
    case 'flat':
      return words.flatBar({ size })
    case 'round':
      return words.roundTube({ diameter: formatLength(spec.width, unit), wall })
    default:
      return words.section({ shape, size, wall })
  }
}

function describe(spec: RailProfileSpec, holes: readonly number[], unit: LengthUnit): string {
  const { diameter, spacing, first } = spec.holes
  const drilled =
    holes.length === 0
      ? words.noHoles
      : words.holes({
          count: holes.length,
          diameter: formatLength(diameter, unit),
          spacing: formatLength(spacing, unit),
          first: formatLength(first, unit),
        })
  return sentences([
    words.rail({ length: formatLength(spec.length, unit), finish: spec.finish.title }),
    sectionWords(spec, unit),
    drilled,
    spec.shape === 'flat' && spec.caps === 'none' ? undefined : words.caps[spec.caps],
  ])
}

export function drawRailProfile(
  spec: RailProfileSpec,
  { unit = 'mm', enlargement }: DrawContext = {},
): Scene {
  const sheet = sheetOf(spec, enlargement)
  const { section, long, textMm, broken, capMm } = sheet
  const firstPiece = broken.pieces[0]
  const shown = firstPiece === undefined ? 0 : firstPiece.to - firstPiece.from
  // Cut where neither a hole nor its dimension is in the way.
  const [first] = sheet.holes
  const clear = (first ?? shown) / 2
  const cutX =
    long.x + Math.max(textMm * 1.2, clear > textMm * 1.2 ? clear : shown - Math.min(textMm, shown * 0.2))
  const gap = textMm * 0.8
  const margin = Math.max(textMm * 2.8, long.height * BREAK_OVERHANG)
  const field = [
    boxOf(section.x, section.y - textMm, section.width + textMm * 8, section.height + textMm * 2),
    boxOf(long.x - capMm, long.y - margin, long.width + 2 * capMm, long.height + 2 * margin),
  ].reduce(unionBoxes)
  return {
    family: 'rail-profile',
    bounds: field,
    face: { front: long, depthMm: section.width, trueWidthMm: spec.length },
    items: [
      ...drawSection(spec, sheet),
      ...broken.pieces.flatMap((_, index) => drawPiece(spec, sheet, index)),
      ...drawHoles(spec, sheet),
      ...drawCaps(spec, sheet),
      ...cutMarks(
        { x: cutX, y: long.y - gap },
        { x: cutX, y: long.y + long.height + gap },
        { letter: 'A', look: 'right', sizeMm: textMm },
      ),
    ],
    dimensions: [...sectionDimensions(spec, sheet), ...lengthDimensions(spec, sheet)],
    parts: [
      { id: 'section', title: 'Section', box: section },
      { id: 'rail', title: 'Rail', box: long },
    ],
    description: describe(spec, sheet.holes, unit),
  }
}

export const railProfileFamily = defineFamily({
  key: 'rail-profile',
  specSchema: railProfileSpecSchema,
  draw: drawRailProfile,
  check: checkRailProfile,
})
