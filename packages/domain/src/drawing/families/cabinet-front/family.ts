/** The cabinet front: elevation, vertical section to its right, horizontal section below. */
import { type Box, boxOf } from '../../../geometry/box.ts'
import { doorDrawingWords as words } from '../../../messages/drawings/doors.ts'
import { formatLength, type LengthUnit } from '../../../units/lengths.ts'
import { darken, lighten, luminance } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { grainLines } from '../../surfaces/hatch.ts'
import { drawEdgeLine, drawUnitNumber, unitNumberWords } from '../../parts/leaf.ts'
import { surface } from '../../parts/plate-body.ts'
import { drawSlatFronts, layOutSlats, type SlatLayout, slatDimensions, slatWords } from '../../parts/slats.ts'
import { cutMarks, dimensionAt, swingSign, viewTitle } from '../../parts/views.ts'
import type { LinearDimension, Primitive, Scene } from '../../scene.ts'
import { sentences, sizeText } from '../../words.ts'
import { checkCabinetFront } from './check.ts'
import { drawPull, drawPullSection, PULL_PROJECTION_MM, pullCentre } from './pull.ts'
import { drawFrontSections, type FrontSheet, railOf } from './sections.ts'
import { type CabinetFrontSpec, cabinetFrontSpecSchema } from './spec.ts'

function sheetOf({ width, height, thickness, pull }: CabinetFrontSpec): FrontSheet {
  const size = Math.max(width, height)
  const gap = Math.max(size * 0.1, 40)
  return {
    front: boxOf(0, 0, width, height),
    side: boxOf(width + gap, 0, thickness, height),
    plan: boxOf(0, height + gap, width, thickness),
    textMm: size * 0.022,
    hatchMm: Math.max(size * 0.008, 2.2),
    reach: pull.kind === 'bar' || pull.kind === 'knob' ? PULL_PROJECTION_MM : 0,
  }
}

/** Rails across, stiles upright, each with its grain, and what they hold. */
function drawFrame(spec: CabinetFrontSpec, box: Box): Primitive[] {
  const rail = railOf(spec)
  const { finish } = spec
  const { fill } = finish
  const line = luminance(fill) < 0.08 ? lighten(fill, 0.35) : darken(fill, 0.5)
  const grain = Math.max(box.width, box.height) * 0.006
  const inner = boxOf(box.x + rail, box.y + rail, box.width - 2 * rail, box.height - 2 * rail)
  const stile = (x: number) => boxOf(x, box.y, rail, box.height)
  const cross = (y: number) => boxOf(inner.x, y, inner.width, rail)
  const pieces = [stile(box.x), stile(box.x + box.width - rail)].flatMap((piece) => [
    ...surface(piece, 0, { ...finish, grain: 'vertical' }, 'stile', grain),
    { kind: 'rect', ...piece, role: 'detail', stroke: line, part: 'stile' } as const,
  ])
  const rails = [cross(box.y), cross(box.y + box.height - rail)].flatMap((piece) => [
    ...surface(piece, 0, { ...finish, grain: 'horizontal' }, 'rail', grain),
    { kind: 'rect', ...piece, role: 'detail', stroke: line, part: 'rail' } as const,
  ])
  return [...pieces, ...rails, ...drawCentre(spec, inner, grain, line)]
}

function drawCentre(spec: CabinetFrontSpec, inner: Box, grain: number, line: `#${string}`): Primitive[] {
  const part = 'centre'
  if (spec.centrePanel === 'flat') {
    const shaded = { ...spec.finish, fill: darken(spec.finish.fill, 0.07) }
    return [
      ...surface(inner, 0, shaded, part, grain),
      { kind: 'rect', ...inner, role: 'detail', stroke: line, part },
    ]
  }
  const glass: Primitive = { kind: 'rect', ...inner, fill: '#dfe9ea', role: 'detail', stroke: line, part }
  if (spec.centrePanel === 'reeded') {
    const reeds = grainLines(inner, 0, Math.max(inner.width / 36, 6), 'vertical')
    return [glass, { kind: 'path', d: reeds, role: 'fine', stroke: '#8fa3a6', part }]
  }
  const slant = Math.min(inner.width, inner.height) * 0.28
  const [cx, cy] = [inner.x + inner.width / 2, inner.y + inner.height / 2]
  const shine = (shift: number) => ({
    kind: 'line' as const,
    from: { x: cx - slant + shift, y: cy + slant },
    to: { x: cx + slant + shift, y: cy - slant },
    role: 'fine' as const,
    stroke: '#8fa3a6' as const,
    part,
  })
  return [glass, shine(0), shine(slant * 0.22)]
}

function drawFace(spec: CabinetFrontSpec, layout: SlatLayout, { front, textMm }: FrontSheet): Primitive[] {
  const { face, finish, edge, opening } = spec
  const grain = Math.max(front.width, front.height) * 0.006
  const body =
    face === 'slats'
      ? drawSlatFronts(layout, front, spec.slats, finish)
      : face === 'frame'
        ? drawFrame(spec, front)
        : surface(front, 0, finish, 'front', grain)
  const sign =
    opening === 'drawer' ? [] : [swingSign(front, opening === 'lift' ? 'top' : opening, finish.fill)]
  const badge = { x: front.width / 2, y: front.height * (opening === 'drawer' ? 0.78 : 0.28) }
  return [
    ...body,
    ...drawEdgeLine(front, edge, finish.fill, 'front'),
    ...sign,
    { kind: 'rect', ...front, role: 'outline', part: 'front' },
    ...drawPull(spec),
    ...drawUnitNumber(spec.unitNumber, badge, textMm, front.width),
  ]
}

/** Distance of the pull from the lower edge, where it is not in the middle of the front's height. */
function pullDimension(spec: CabinetFrontSpec, sheet: FrontSheet): LinearDimension[] {
  const { y } = pullCentre(spec)
  const { front } = sheet
  if (spec.pull.kind === 'none' || y <= 0 || y >= front.height) return []
  return [dimensionAt('pull-height', 'left', [y, front.height], -sheet.textMm * 2.6, { part: 'pull' })]
}

function dimensionsOf(spec: CabinetFrontSpec, layout: SlatLayout, sheet: FrontSheet): LinearDimension[] {
  const { front, side, plan, reach, textMm } = sheet
  const sideEdge = side.x + side.width
  const dimensions: LinearDimension[] = [
    dimensionAt('width', 'bottom', [0, front.width], plan.y + plan.height + reach, {
      isOverall: true,
      part: 'front',
    }),
    dimensionAt('height', 'left', [0, front.height], 0, { isOverall: true, part: 'front' }),
    dimensionAt('thickness', 'top', [side.x, sideEdge], 0, { isOverall: true, part: 'front' }),
    ...pullDimension(spec, sheet),
  ]
  if (spec.face === 'slats') {
    dimensions.push(...slatDimensions(layout, { x: 0, y: -textMm }))
    const [slat] = layout.slats
    if (slat && spec.slats.tolerance > 0) {
      const span = [slat.y, slat.y + slat.length] as const
      dimensions.push(dimensionAt('slat-length', 'right', span, sideEdge, { part: 'slats' }))
    }
  }
  if (spec.face === 'frame') {
    const rail = railOf(spec)
    dimensions.push(
      dimensionAt('stile', 'top', [0, rail], -textMm, { part: 'stile' }),
      dimensionAt('rail', 'right', [front.height - rail, front.height], sideEdge, { part: 'rail' }),
      dimensionAt('centre-height', 'right', [rail, front.height - rail], sideEdge, { part: 'centre' }),
    )
  }
  return dimensions
}

function faceWords(spec: CabinetFrontSpec, layout: SlatLayout, unit: LengthUnit): string {
  switch (spec.face) {
    case 'slats':
      return slatWords(layout, spec.slats, unit)
    case 'frame':
      return words.frameFace({ width: formatLength(railOf(spec), unit), center: spec.centrePanel })
    case 'plain':
      return words.plainFace
  }
}

function pullWords({ pull }: CabinetFrontSpec, unit: LengthUnit): string {
  switch (pull.kind) {
    case 'none':
      return words.noPull
    case 'knob':
      return words.knobPull
    case 'edge':
      return words.edgePull({ length: formatLength(pull.length, unit) })
    case 'bar':
      return words.barPull({ length: formatLength(pull.length, unit) })
  }
}

export function drawCabinetFront(spec: CabinetFrontSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  const sheet = sheetOf(spec)
  const { front, side, plan, textMm, reach } = sheet
  const layout = layOutSlats(spec.width, spec.height, spec.slats, spec.seed)
  const margin = textMm * 2.6
  const bottom = plan.y + plan.height + reach
  const cutY = Math.min(Math.max(pullCentre(spec).y, front.height * 0.2), front.height * 0.8)
  const gap = textMm * 0.5
  return {
    family: 'cabinet-front',
    bounds: boxOf(-margin, -margin, side.x + side.width + margin + textMm, bottom + margin),
    face: { front, depthMm: spec.thickness, plan },
    items: [
      ...drawFace(spec, layout, sheet),
      ...drawFrontSections(spec, layout, sheet),
      ...drawPullSection(spec, plan.x, plan.y + plan.height),
      ...cutMarks(
        { x: -gap, y: cutY },
        { x: front.width + gap, y: cutY },
        { letter: 'A', look: 'down', sizeMm: textMm },
      ),
      ...cutMarks(
        { x: front.width / 2, y: -gap },
        { x: front.width / 2, y: front.height + gap },
        { letter: 'B', look: 'right', sizeMm: textMm },
      ),
      viewTitle(
        'A–A',
        { x: plan.x + Math.max(textMm * 1.4, plan.width * 0.08), y: plan.y - textMm * 0.6 },
        textMm,
      ),
      viewTitle('B–B', { x: side.x + side.width / 2, y: side.y + side.height + textMm * 1.5 }, textMm),
    ],
    dimensions: dimensionsOf(spec, layout, sheet),
    parts: [
      { id: 'front', title: 'Front', box: front },
      { id: 'side', title: 'Vertical section', box: side },
      { id: 'plan', title: 'Horizontal section', box: plan },
    ],
    description: sentences([
      words.front({
        size: sizeText(spec.width, spec.height, unit),
        finish: spec.finish.title,
        thickness: formatLength(spec.thickness, unit),
        opening: spec.opening,
      }),
      faceWords(spec, layout, unit),
      pullWords(spec, unit),
      unitNumberWords(spec.unitNumber),
    ]),
  }
}

export const cabinetFrontFamily = defineFamily({
  key: 'cabinet-front',
  specSchema: cabinetFrontSpecSchema,
  draw: drawCabinetFront,
  check: checkCabinetFront,
})
