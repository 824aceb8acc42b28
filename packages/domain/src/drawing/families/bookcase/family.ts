/** The bookcase: its front, and the section through its shelves. */
import { boxOf, growBox, type Point, unionBoxes } from '../../../geometry/box.ts'
import { furnitureDrawingWords as words } from '../../../messages/drawings/furniture.ts'
import { familyMessages } from '../../../messages/order/families.ts'
import { formatLength, type LengthUnit } from '../../../units/lengths.ts'
import { darken, lighten } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { bodySheet, type BodySheet, cutRoom, face, grainMmFor, titleRoom } from '../../parts/body-views.ts'
import { leastText, mostText } from '../../parts/size-problems.ts'
import { cutBox, cutMarks, dimensionAt, viewTitle } from '../../parts/views.ts'
import type { LinearDimension, Primitive, Scene } from '../../scene.ts'
import { specCheck } from '../../spec-check.ts'
import { sentences, sizeText } from '../../words.ts'
import { type BookcaseBoards, bookcaseBoards } from './boards.ts'
import { type BookcaseSpec, bookcaseSpecSchema } from './spec.ts'

function drawFront(spec: BookcaseSpec, boards: BookcaseBoards, { front }: BodySheet): Primitive[] {
  const { finish, back } = spec
  const grainMm = grainMmFor(front.height)
  const shaded = { ...finish, fill: back === 'panel' ? darken(finish.fill, 0.22) : lighten('#d9d7d2', 0.6) }
  const inside = boxOf(
    boards.thickness,
    boards.thickness,
    front.width - 2 * boards.thickness,
    (boards.plinth?.y ?? front.height) - boards.thickness,
  )
  const style = { grainMm, role: 'detail' } as const
  // Under every board lies its shadow.
  const shadows = boards.levels.slice(0, -1).map(
    (level): Primitive => ({
      kind: 'rect',
      ...boxOf(level.x, level.y + level.height, level.width, Math.min(boards.clear * 0.12, spec.depth * 0.1)),
      fill: darken(shaded.fill, 0.3),
      opacity: 0.35,
      part: 'shelf',
    }),
  )
  const plinth =
    boards.plinth === null
      ? []
      : face(boards.plinth, { ...finish, fill: darken(finish.fill, 0.3) }, 'plinth', style)
  return [
    { kind: 'rect', ...inside, fill: shaded.fill, part: 'back' },
    ...(back === 'panel' ? shadows : []),
    ...plinth,
    ...boards.dividers.flatMap((box) => face(box, { ...finish, grain: 'vertical' }, 'divider', style)),
    ...boards.levels.flatMap((box) => face(box, { ...finish, grain: 'horizontal' }, 'shelf', style)),
    ...boards.sides.flatMap((box) => face(box, { ...finish, grain: 'vertical' }, 'side', style)),
    { kind: 'rect', ...front, role: 'outline', stroke: 'ink', part: 'side' },
  ]
}

function titleAt({ side, textMm }: BodySheet): Point {
  return { x: side.x + side.width / 2, y: side.height + textMm * 1.6 }
}

/** Back panels are this thick, mm. */
const BACK_MM = 8

function drawSection(spec: BookcaseSpec, boards: BookcaseBoards, sheet: BodySheet): Primitive[] {
  const { side, hatchMm } = sheet
  const { fill } = spec.finish
  const back = spec.back === 'panel' ? Math.min(BACK_MM, side.width / 6) : 0
  const style = { hatchMm: hatchMm * 0.7, fill, role: 'detail' } as const
  const plinthDepth = side.width * 0.06
  return [
    { kind: 'rect', ...side, fill: lighten(fill, 0.35), part: 'side' },
    ...boards.levels.flatMap((level) =>
      cutBox(boxOf(side.x + back, level.y, side.width - back, level.height), { ...style, part: 'shelf' }),
    ),
    ...(boards.plinth === null
      ? []
      : cutBox(
          boxOf(
            side.x + side.width - plinthDepth - Math.min(boards.thickness, side.width / 6),
            boards.plinth.y,
            Math.min(boards.thickness, side.width / 6),
            boards.plinth.height,
          ),
          { ...style, part: 'plinth' },
        )),
    ...(back > 0
      ? cutBox(boxOf(side.x, 0, back, boards.plinth?.y ?? side.height), {
          ...style,
          part: 'back',
          angle: -45,
        })
      : []),
    { kind: 'rect', ...side, role: 'outline', stroke: 'ink', part: 'side' },
    viewTitle('B–B', titleAt(sheet), sheet.textMm),
  ]
}

function dimensionsOf(boards: BookcaseBoards, { front, side }: BodySheet): LinearDimension[] {
  const right = side.x + side.width
  const [top, next] = boards.levels
  const dimensions = [
    dimensionAt('width', 'bottom', [0, front.width], front.height, { isOverall: true, part: 'side' }),
    dimensionAt('height', 'left', [0, front.height], 0, { isOverall: true, part: 'side' }),
    dimensionAt('depth', 'top', [side.x, right], 0, { isOverall: true, part: 'side' }),
  ]
  if (top && next) {
    dimensions.push(dimensionAt('clear', 'right', [top.y + top.height, next.y], right, { part: 'shelf' }))
    dimensions.push(
      dimensionAt('thickness', 'right', [next.y, next.y + next.height], right, { part: 'shelf' }),
    )
  }
  if (boards.plinth !== null) {
    const { y, height } = boards.plinth
    dimensions.push(dimensionAt('plinth', 'right', [y, y + height], right, { part: 'plinth' }))
  }
  const [divider] = boards.dividers
  if (divider) {
    const bay = [boards.thickness, divider.x] as const
    dimensions.push(dimensionAt('bay', 'bottom', bay, front.height, { part: 'divider' }))
  }
  return dimensions
}

function describe(spec: BookcaseSpec, boards: BookcaseBoards, unit: LengthUnit): string {
  return sentences([
    words.bookcase({
      size: sizeText(spec.width, spec.height, unit),
      finish: spec.finish.title,
      depth: formatLength(spec.depth, unit),
    }),
    words.shelves({ count: spec.shelves, clear: formatLength(boards.clear, unit) }),
    spec.dividers > 0 ? words.dividers({ count: spec.dividers }) : undefined,
    boards.plinth === null
      ? words.noPlinth
      : words.plinth({ height: formatLength(boards.plinth.height, unit) }),
    spec.back === 'panel' ? words.back : words.noBack,
  ])
}

export function drawBookcase(spec: BookcaseSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  const sheet = bodySheet(spec.width, spec.height, spec.depth)
  const { front, side, margin, textMm } = sheet
  const boards = bookcaseBoards(spec)
  const gap = textMm * 0.5
  return {
    family: 'bookcase',
    bounds: [
      side,
      cutRoom(front.width / 2, 0, front.height, textMm),
      titleRoom(titleAt(sheet), textMm),
    ].reduce(unionBoxes, growBox(front, margin * 0.1)),
    face: { front, depthMm: spec.depth },
    items: [
      ...drawFront(spec, boards, sheet),
      ...drawSection(spec, boards, sheet),
      ...cutMarks(
        { x: front.width / 2, y: -gap },
        { x: front.width / 2, y: front.height + gap },
        { letter: 'B', look: 'right', sizeMm: textMm },
      ),
    ],
    dimensions: dimensionsOf(boards, sheet),
    parts: [
      { id: 'front', title: 'Front', box: front },
      { id: 'section', title: 'Section', box: side },
    ],
    description: describe(spec, boards, unit),
  }
}

/** Lower compartments hold no book, mm. */
const LEAST_CLEAR_MM = 120

const checkBookcase = specCheck(
  bookcaseSpecSchema,
  ['height', 'width', 'shelves', 'dividers', 'plinth', 'thickness'],
  (spec, unit) => {
    const { clear } = bookcaseBoards(spec)
    if (clear >= LEAST_CLEAR_MM) return []
    const facts = {
      count: spec.shelves,
      clear: mostText(clear, unit),
      least: leastText(LEAST_CLEAR_MM, unit),
    }
    return [{ message: familyMessages.shelvesTooClose(facts), path: 'shelves' }]
  },
)

export const bookcaseFamily = defineFamily({
  key: 'bookcase',
  isModelled: true,
  specSchema: bookcaseSpecSchema,
  draw: drawBookcase,
  check: checkBookcase,
})
