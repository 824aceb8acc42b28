/** The lamella panel: front, vertical section to its right, horizontal section below. */
import { type Box, boxOf } from '../../../geometry/box.ts'
import { doorDrawingWords as words } from '../../../messages/drawings/doors.ts'
import { formatLength } from '../../../units/lengths.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import {
  drawEdgeLine,
  drawHandle,
  drawHandleSection,
  drawHinges,
  drawUnitNumber,
  fitHandle,
  HANDLE_PROJECTION_MM,
  handleCentre,
  handleWords,
  hingeCount,
  shapedCorners,
  unitNumberWords,
} from '../../parts/leaf.ts'
import {
  drawSlatFronts,
  layOutSlats,
  type SlatLayout,
  slatDimensions,
  slatSections,
  slatWords,
} from '../../parts/slats.ts'
import { cutBox, cutMarks, cutPolygon, dimensionAt, swingSign, viewTitle } from '../../parts/views.ts'
import type { LinearDimension, Primitive, Scene } from '../../scene.ts'
import { sentences, sizeText } from '../../words.ts'
import { checkLamellaPanel } from './check.ts'
import { type LamellaPanelSpec, lamellaPanelSpecSchema } from './spec.ts'

/** Where the three views stand, and the sizes that follow from how large the drawing is. */
type Sheet = {
  readonly front: Box
  /** vertical section: the core on the left, slats on the right */
  readonly side: Box
  /** horizontal section: the core above, slats below */
  readonly plan: Box
  readonly textMm: number
  readonly hatchMm: number
  /** how far a handle stands out of the sections */
  readonly reach: number
}

function sheetOf({ width, height, thickness, mount, handle }: LamellaPanelSpec): Sheet {
  const size = Math.max(width, height)
  const gap = Math.max(size * 0.085, 40)
  return {
    front: boxOf(0, 0, width, height),
    side: boxOf(width + gap, 0, thickness, height),
    plan: boxOf(0, height + gap, width, thickness),
    textMm: size * 0.021,
    hatchMm: Math.max(size * 0.008, 3),
    reach: mount === 'door' && handle.kind !== 'none' && handle.kind !== 'recess' ? HANDLE_PROJECTION_MM : 0,
  }
}

function slatDepth(spec: LamellaPanelSpec): number {
  return Math.min(spec.slats.depth, spec.thickness * 0.6)
}

function hingeSide(spec: LamellaPanelSpec): 'left' | 'right' {
  return spec.handle.side === 'left' ? 'right' : 'left'
}

function drawFront(spec: LamellaPanelSpec, layout: SlatLayout, { front, textMm }: Sheet): Primitive[] {
  const isDoor = spec.mount === 'door'
  const { fill } = spec.finish
  const badge = { x: front.width / 2, y: front.height * (isDoor ? 0.3 : 0.5) }
  return [
    ...drawSlatFronts(layout, front, spec.slats, spec.finish),
    ...drawEdgeLine(front, spec.edge, fill, 'panel'),
    ...(isDoor ? [swingSign(front, hingeSide(spec), fill)] : []),
    { kind: 'rect', ...front, role: 'outline', part: 'panel' },
    ...(isDoor ? drawHinges(front, hingeSide(spec), hingeCount(spec.height)) : []),
    ...(isDoor ? drawHandle(front, spec.handle) : []),
    ...drawUnitNumber(spec.unitNumber, badge, textMm, front.width),
  ]
}

function drawSections(spec: LamellaPanelSpec, layout: SlatLayout, sheet: Sheet): Primitive[] {
  const { side, plan, textMm, hatchMm } = sheet
  const { fill } = spec.finish
  const depth = slatDepth(spec)
  const core = spec.thickness - depth
  const coreStyle = { part: 'core', hatchMm, fill: '#d8cdb8', angle: -45 }
  const slatStyle = { part: 'slats', hatchMm: hatchMm * 0.7, fill, angle: 45, role: 'detail' } as const
  const last = layout.slats.length - 1
  const planSlats = slatSections(layout, spec.slats, depth).flatMap((box, index) => {
    const at = boxOf(plan.x + box.x, plan.y + core, box.width, box.height)
    const isShaped = index === 0 || index === last
    return isShaped ? cutPolygon(shapedCorners(at, spec.edge), slatStyle) : cutBox(at, slatStyle)
  })
  // The vertical section runs through the slat in the middle.
  const slat = layout.slats[Math.floor(layout.slats.length / 2)]
  const sideSlat = slat ? boxOf(side.x + core, side.y + slat.y, depth, slat.length) : null
  const handleAt = handleCentre(sheet.front, spec.handle)
  return [
    ...cutBox(boxOf(plan.x, plan.y, plan.width, core), coreStyle),
    ...planSlats,
    ...(sheet.reach > 0 ? drawHandleSection(handleAt.x, plan.y + plan.height, spec.handle) : []),
    viewTitle('A–A', { x: plan.x + plan.width * 0.12, y: plan.y - textMm * 0.7 }, textMm),
    ...cutBox(boxOf(side.x, side.y, core, side.height), coreStyle),
    ...(sideSlat ? cutBox(sideSlat, slatStyle) : []),
    viewTitle('B–B', { x: side.x + side.width / 2, y: side.y + side.height + textMm * 1.5 }, textMm),
  ]
}

/** Marks of the two sections: A beside the front, B above and below it. */
function drawMarks(spec: LamellaPanelSpec, { front, textMm }: Sheet): Primitive[] {
  const y = spec.mount === 'door' ? handleCentre(front, spec.handle).y : front.height / 2
  const gap = textMm * 0.5
  // B runs through the slat in the middle, as the vertical section shows it.
  const x = front.width * 0.5
  return [
    ...cutMarks({ x: -gap, y }, { x: front.width + gap, y }, { letter: 'A', look: 'down', sizeMm: textMm }),
    ...cutMarks({ x, y: -gap }, { x, y: front.height + gap }, { letter: 'B', look: 'right', sizeMm: textMm }),
  ]
}

function dimensionsOf(spec: LamellaPanelSpec, layout: SlatLayout, sheet: Sheet): LinearDimension[] {
  const { front, side, plan, reach } = sheet
  const dimensions: LinearDimension[] = [
    dimensionAt('width', 'bottom', [0, front.width], plan.y + plan.height + reach, {
      isOverall: true,
      part: 'panel',
    }),
    dimensionAt('height', 'left', [0, front.height], 0, { isOverall: true, part: 'panel' }),
    dimensionAt('thickness', 'top', [side.x, side.x + side.width], 0, { isOverall: true, part: 'panel' }),
    ...slatDimensions(layout, { x: 0, y: -sheet.textMm }),
  ]
  const slat = layout.slats[Math.floor(layout.slats.length / 2)]
  if (slat && spec.slats.tolerance > 0) {
    const end = slat.y + slat.length
    dimensions.push(
      dimensionAt('slat-length', 'right', [slat.y, end], side.x + side.width, { part: 'slats' }),
    )
    if (slat.y > 0) {
      dimensions.push(dimensionAt('slat-top', 'right', [0, slat.y], side.x + side.width, { part: 'slats' }))
    }
    if (end < front.height) {
      const span = [end, front.height] as const
      dimensions.push(dimensionAt('slat-bottom', 'right', span, side.x + side.width, { part: 'slats' }))
    }
  }
  if (spec.mount === 'door' && spec.handle.kind !== 'none') {
    const { y } = handleCentre(front, spec.handle)
    dimensions.push(
      dimensionAt('handle-height', 'left', [y, front.height], -sheet.textMm * 3, { part: 'handle' }),
    )
  }
  return dimensions
}

export function drawLamellaPanel(given: LamellaPanelSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  const spec = { ...given, handle: fitHandle(given, given.handle) }
  const sheet = sheetOf(spec)
  const { front, side, plan, textMm } = sheet
  const layout = layOutSlats(spec.width, spec.height, spec.slats, spec.seed)
  const isDoor = spec.mount === 'door'
  const board = {
    size: sizeText(spec.width, spec.height, unit),
    finish: spec.finish.title,
    thickness: formatLength(spec.thickness, unit),
  }
  // The marks of the section stand beside the front.
  const margin = textMm * 3
  const bottom = plan.y + plan.height + sheet.reach
  return {
    family: 'lamella-panel',
    bounds: boxOf(-margin, -margin * 0.8, side.x + side.width + margin + textMm, bottom + margin * 0.8),
    face: { front, depthMm: spec.thickness, plan },
    items: [
      ...drawFront(spec, layout, sheet),
      ...drawSections(spec, layout, sheet),
      ...drawMarks(spec, sheet),
    ],
    dimensions: dimensionsOf(spec, layout, sheet),
    parts: [
      { id: 'panel', title: isDoor ? 'Door leaf' : 'Panel', box: front },
      { id: 'side', title: 'Vertical section', box: side },
      { id: 'plan', title: 'Horizontal section', box: plan },
    ],
    description: sentences([
      isDoor ? words.lamellaDoor(board) : words.lamellaPanel(board),
      slatWords(layout, spec.slats, unit),
      isDoor ? handleWords(given.handle, formatLength(given.handle.length, unit)) : undefined,
      unitNumberWords(spec.unitNumber),
    ]),
  }
}

export const lamellaPanelFamily = defineFamily({
  key: 'lamella-panel',
  isModelled: true,
  specSchema: lamellaPanelSpecSchema,
  draw: drawLamellaPanel,
  check: checkLamellaPanel,
})
