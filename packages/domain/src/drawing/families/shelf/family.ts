/** The shelf: the board from the front and from above, and a section with the wall that it hangs on. */
import { boxOf, growBox, type Point, unionBoxes } from '../../../geometry/box.ts'
import { furnitureDrawingWords as words } from '../../../messages/drawings/furniture.ts'
import { familyMessages } from '../../../messages/order/families.ts'
import { formatLength, type LengthUnit } from '../../../units/lengths.ts'
import { darken, lineOn, solid } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { bodySheet, type BodySheet, face, titleRoom } from '../../parts/body-views.ts'
import { cutBox, cutPolygon, dimensionAt, viewTitle } from '../../parts/views.ts'
import type { LinearDimension, Primitive, Scene } from '../../scene.ts'
import { specCheck } from '../../spec-check.ts'
import { sentences } from '../../words.ts'
import { type ShelfSpec, shelfSpecSchema } from './spec.ts'

/** Middles of the brackets along the board, from the left; all within it. */
export function bracketPlaces({ width, bracket }: Pick<ShelfSpec, 'width' | 'bracket'>): readonly number[] {
  const half = Math.min(bracket.width, width / (bracket.count + 1)) / 2
  const inset = Math.min(Math.max(bracket.inset, half), width / 2)
  if (bracket.count === 1) return [width / 2]
  const pitch = (width - 2 * inset) / (bracket.count - 1)
  return Array.from({ length: bracket.count }, (_, index) => inset + index * pitch)
}

/** What hangs below the board. */
function dropOf({ fixing, bracket, depth }: ShelfSpec): number {
  return fixing === 'bracket' ? Math.min(bracket.height, depth * 3) : 0
}

function bracketWidth({ bracket, width }: ShelfSpec): number {
  return Math.min(bracket.width, width / (bracket.count + 1))
}

function drawFront(spec: ShelfSpec, { front }: BodySheet): Primitive[] {
  const { fill } = spec.bracket
  const width = bracketWidth(spec)
  const below =
    spec.fixing === 'bracket'
      ? bracketPlaces(spec).map(
          (x): Primitive => ({
            kind: 'rect',
            ...boxOf(x - width / 2, front.height, width, dropOf(spec)),
            fill: solid(fill),
            role: 'detail',
            stroke: lineOn(fill),
            part: 'bracket',
          }),
        )
      : []
  return [...below, ...face(front, { ...spec.finish, grain: 'horizontal' }, 'board')]
}

function titleAt(spec: ShelfSpec, { side, textMm, margin }: BodySheet): Point {
  return { x: side.x + side.width / 2, y: spec.thickness + dropOf(spec) + margin * 0.4 + textMm * 1.3 }
}

/** The wall, the cut board before it, and what holds it. */
function drawSection(spec: ShelfSpec, sheet: BodySheet): Primitive[] {
  const { side, hatchMm, margin } = sheet
  const { depth, thickness, bracket, fixing } = spec
  const drop = dropOf(spec)
  const over = margin * 0.4
  const wall = boxOf(side.x - wallMm(spec), -over, wallMm(spec), thickness + drop + 2 * over)
  const leg = Math.min(drop, Math.max(drop * 0.08, 4))
  const arm = Math.min(depth * 0.85, Math.max(drop, depth * 0.6))
  const strut = [
    { x: side.x, y: thickness },
    { x: side.x + arm, y: thickness },
    { x: side.x + arm, y: thickness + leg },
    { x: side.x + leg, y: thickness + drop },
    { x: side.x, y: thickness + drop },
  ]
  const pin = boxOf(
    side.x - wallMm(spec) * 0.7,
    thickness * 0.35,
    wallMm(spec) * 0.7 + depth * 0.6,
    thickness * 0.3,
  )
  return [
    ...cutBox(wall, { part: 'wall', hatchMm: hatchMm * 1.3, angle: -45, role: 'detail' }),
    ...(fixing === 'bracket'
      ? cutPolygon(strut, { part: 'bracket', fill: bracket.fill, hatchMm: hatchMm * 0.7, role: 'detail' })
      : []),
    ...cutBox(side, { part: 'board', fill: spec.finish.fill, hatchMm: hatchMm * 0.8 }),
    ...(fixing === 'hidden'
      ? [{ kind: 'rect', ...pin, role: 'hidden', stroke: 'ink2', part: 'bracket' } as const]
      : []),
    viewTitle('B–B', titleAt(spec, sheet), sheet.textMm),
  ]
}

function wallMm({ depth }: ShelfSpec): number {
  return depth * 0.08
}

function drawPlan(spec: ShelfSpec, { plan, hatchMm }: BodySheet): Primitive[] {
  const wall = boxOf(plan.x, plan.y - wallMm(spec), plan.width, wallMm(spec))
  const pins = bracketPlaces(spec).map(
    (x): Primitive => ({
      kind: 'rect',
      ...boxOf(x - bracketWidth(spec) / 2, plan.y, bracketWidth(spec), plan.height * 0.75),
      role: 'hidden',
      stroke: darken(spec.finish.fill, 0.45),
      part: 'bracket',
    }),
  )
  return [
    ...cutBox(wall, { part: 'wall', hatchMm: hatchMm * 1.3, angle: -45, role: 'detail' }),
    ...face(plan, { ...spec.finish, grain: 'horizontal' }, 'board'),
    ...(spec.fixing === 'none' ? [] : pins),
  ]
}

function dimensionsOf(spec: ShelfSpec, { front, side, plan }: BodySheet): LinearDimension[] {
  const bottom = plan.y + plan.height
  const places = bracketPlaces(spec)
  const [first, second] = places
  const dimensions = [
    dimensionAt('width', 'bottom', [0, front.width], bottom, { isOverall: true, part: 'board' }),
    dimensionAt('thickness', 'left', [0, front.height], 0, { isOverall: true, part: 'board' }),
    dimensionAt('depth', 'top', [side.x, side.x + side.width], 0, { isOverall: true, part: 'board' }),
  ]
  if (spec.fixing !== 'none' && first !== undefined) {
    const part = 'bracket'
    dimensions.push(dimensionAt('bracket-inset', 'bottom', [0, first], bottom, { part }))
    if (second !== undefined && second - first > 1)
      dimensions.push(dimensionAt('bracket-spacing', 'bottom', [first, second], bottom, { part }))
  }
  if (spec.fixing === 'bracket') {
    const down = [front.height, front.height + dropOf(spec)] as const
    dimensions.push(dimensionAt('bracket-height', 'left', down, 0, { part: 'bracket' }))
  }
  return dimensions
}

function fixingWords(spec: ShelfSpec, unit: LengthUnit): string {
  const { fixing, bracket } = spec
  switch (fixing) {
    case 'bracket':
      return words.brackets({ count: bracket.count, height: formatLength(bracket.height, unit) })
    case 'hidden':
      return words.hiddenPins({ count: bracket.count })
    case 'none':
      return words.noFixings
  }
}

export function drawShelf(spec: ShelfSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  const drop = dropOf(spec)
  const sheet = bodySheet(spec.width, spec.thickness, spec.depth, drop + wallMm(spec))
  const { side, plan, margin } = sheet
  const views = unionBoxes(
    unionBoxes(side, plan),
    boxOf(-1, -margin * 0.4, 2, spec.thickness + drop + margin * 0.8),
  )
  const bounds = growBox(unionBoxes(views, titleRoom(titleAt(spec, sheet), sheet.textMm)), margin * 0.1)
  return {
    family: 'shelf',
    bounds,
    face: { front: sheet.front, depthMm: spec.depth, plan },
    items: [...drawFront(spec, sheet), ...drawSection(spec, sheet), ...drawPlan(spec, sheet)],
    dimensions: dimensionsOf(spec, sheet),
    parts: [
      { id: 'board', title: 'Shelf', box: sheet.front },
      { id: 'plan', title: 'Plan', box: plan },
      { id: 'section', title: 'Section', box: side },
    ],
    description: sentences([
      words.shelf({
        width: formatLength(spec.width, unit),
        depth: formatLength(spec.depth, unit),
        finish: spec.finish.title,
        thickness: formatLength(spec.thickness, unit),
      }),
      fixingWords(spec, unit),
    ]),
  }
}

const checkShelf = specCheck(shelfSpecSchema, ['width', 'depth', 'fixing', 'bracket'], (spec, unit) => {
  if (spec.fixing === 'none') return []
  const { count, inset, width } = spec.bracket
  const isCrowded = count * width > spec.width || (count > 1 && inset * 2 > spec.width)
  return isCrowded
    ? [
        {
          message: familyMessages.bracketsDoNotFit({ count, width: formatLength(spec.width, unit) }),
          path: 'bracket.count',
        },
      ]
    : []
})

export const shelfFamily = defineFamily({
  key: 'shelf',
  isModelled: true,
  specSchema: shelfSpecSchema,
  draw: drawShelf,
  check: checkShelf,
})
