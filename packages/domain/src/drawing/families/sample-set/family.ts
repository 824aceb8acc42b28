/** The sample set: the open case with its chips, and a section through a row of them. */
import { type Box, boxOf, growBox, type Point, unionBoxes } from '../../../geometry/box.ts'
import { sampleDrawingWords as words } from '../../../messages/drawings/samples.ts'
import { familyMessages } from '../../../messages/order/families.ts'
import { formatLength } from '../../../units/lengths.ts'
import { lighten } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { bodySheet, type BodySheet, face, titleRoom } from '../../parts/body-views.ts'
import { leastText } from '../../parts/size-problems.ts'
import { cutBox, cutPolygon, dimensionAt, viewTitle } from '../../parts/views.ts'
import type { LinearDimension, Primitive, Scene } from '../../scene.ts'
import { specCheck } from '../../spec-check.ts'
import { sentences, sizeText } from '../../words.ts'
import { type SampleSetSpec, sampleSetSpecSchema } from './spec.ts'

/** The chips in their case: equal fields, whatever the size of the case. */
export function chipBoxes(spec: SampleSetSpec): readonly Box[] {
  const { width, height, columns, chips } = spec
  const rows = Math.ceil(chips.length / columns)
  const wall = Math.min(spec.wall, width / 8, height / 8)
  const gap = Math.min(spec.gap, (width - 2 * wall) / (2 * columns + 1), (height - 2 * wall) / (2 * rows + 1))
  const chipWidth = (width - 2 * wall - (columns + 1) * gap) / columns
  const chipHeight = (height - 2 * wall - (rows + 1) * gap) / rows
  return chips.map((_, index) => {
    const column = index % columns
    const row = Math.floor(index / columns)
    return boxOf(
      wall + gap + column * (chipWidth + gap),
      wall + gap + row * (chipHeight + gap),
      chipWidth,
      chipHeight,
    )
  })
}

function drawFront(spec: SampleSetSpec, boxes: readonly Box[], { front }: BodySheet): Primitive[] {
  const wall = Math.min(spec.wall, spec.width / 8, spec.height / 8)
  const inner = boxOf(wall, wall, front.width - 2 * wall, front.height - 2 * wall)
  return [
    ...face(front, spec.finish, 'case', { radius: wall / 2 }),
    {
      kind: 'rect',
      ...inner,
      fill: lighten(spec.finish.fill, 0.12),
      role: 'detail',
      stroke: 'ink',
      part: 'case',
    },
    ...boxes.flatMap((box, index) => {
      const chip = spec.chips[index]
      return chip ? face(box, { ...chip, grain: 'horizontal' }, `chip:${index}`, { role: 'detail' }) : []
    }),
  ]
}

function titleAt({ plan, textMm }: BodySheet): Point {
  return { x: plan.x + plan.width / 2, y: plan.y + plan.height + textMm * 1.6 }
}

/** Through the first row, seen from below: the case as a trough, the chips lying in it. */
function drawSection(spec: SampleSetSpec, boxes: readonly Box[], sheet: BodySheet): Primitive[] {
  const { plan, hatchMm } = sheet
  const wall = Math.min(spec.wall, spec.width / 8, plan.height / 3)
  const { x, y, width, height } = plan
  const trough = [
    { x, y },
    { x: x + wall, y },
    { x: x + wall, y: y + height - wall },
    { x: x + width - wall, y: y + height - wall },
    { x: x + width - wall, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  const thick = Math.min(spec.chipThickness, (height - wall) * 0.9)
  const first = boxes.slice(0, spec.columns)
  return [
    ...cutPolygon(trough, { part: 'case', fill: spec.finish.fill, hatchMm: hatchMm * 0.6, role: 'detail' }),
    ...first.flatMap((box, index) =>
      cutBox(boxOf(box.x, y + height - wall - thick, box.width, thick), {
        part: `chip:${index}`,
        fill: spec.chips[index]?.fill,
        hatchMm: hatchMm * 0.6,
        role: 'detail',
      }),
    ),
    viewTitle('A–A', titleAt(sheet), sheet.textMm),
  ]
}

function dimensionsOf(boxes: readonly Box[], { front, plan }: BodySheet): LinearDimension[] {
  const [chip] = boxes
  const dimensions = [
    dimensionAt('width', 'bottom', [0, front.width], plan.y + plan.height, { isOverall: true, part: 'case' }),
    dimensionAt('height', 'left', [0, front.height], 0, { isOverall: true, part: 'case' }),
    dimensionAt('depth', 'right', [plan.y, plan.y + plan.height], front.width, {
      isOverall: true,
      part: 'case',
    }),
  ]
  if (chip) {
    dimensions.push(
      dimensionAt('chip-width', 'top', [chip.x, chip.x + chip.width], chip.y, { part: 'chip:0' }),
      dimensionAt('chip-height', 'left', [chip.y, chip.y + chip.height], chip.x, { part: 'chip:0' }),
    )
  }
  return dimensions
}

export function drawSampleSet(spec: SampleSetSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  const sheet = bodySheet(spec.width, spec.height, spec.depth)
  const { front, plan } = sheet
  const boxes = chipBoxes(spec)
  return {
    family: 'sample-set',
    bounds: [plan, titleRoom(titleAt(sheet), sheet.textMm)].reduce(
      unionBoxes,
      growBox(front, sheet.margin * 0.1),
    ),
    items: [...drawFront(spec, boxes, sheet), ...drawSection(spec, boxes, sheet)],
    dimensions: dimensionsOf(boxes, sheet),
    parts: [
      { id: 'case', title: 'Case', box: front },
      ...boxes.map((box, index) => ({
        id: `chip:${index}`,
        title: spec.chips[index]?.title || `Sample ${index + 1}`,
        box,
      })),
    ],
    description: sentences([
      words.sampleSet({
        size: sizeText(spec.width, spec.height, unit),
        finish: spec.finish.title,
        depth: formatLength(spec.depth, unit),
      }),
      words.samples({ count: spec.chips.length }),
    ]),
  }
}

/** Smaller chips show nothing, mm. */
const LEAST_CHIP_MM = 15

const checkSampleSet = specCheck(
  sampleSetSpecSchema,
  ['width', 'height', 'columns', 'wall', 'gap', 'chips'],
  (spec, unit) => {
    const [chip] = chipBoxes(spec)
    const least = chip === undefined ? 0 : Math.min(chip.width, chip.height)
    if (least >= LEAST_CHIP_MM) return []
    return [
      { message: familyMessages.chipsTooSmall({ least: leastText(LEAST_CHIP_MM, unit) }), path: 'chips' },
    ]
  },
)

export const sampleSetFamily = defineFamily({
  key: 'sample-set',
  isModelled: true,
  specSchema: sampleSetSpecSchema,
  draw: drawSampleSet,
  check: checkSampleSet,
})
