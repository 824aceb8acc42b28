/** The keypad plate: the drawing that most orders of wall plates are made by. */
import { darken, lighten, solid } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { drawPlateBody } from '../../parts/plate-body.ts'
import type { LinearDimension, Primitive, Scene, ScenePart } from '../../scene.ts'
import {
  drawEngravedLines,
  engravedBoxes,
  engravedExtents,
  engravedLines,
  engravingSchedule,
} from '../engraved-plate.ts'
import {
  drawHiddenBackBox,
  drawPlateScrews,
  overallDimensions,
  plateBounds,
  platePart,
} from '../plate-common.ts'
import { checkKeypadPlate } from './check.ts'
import { describeKeypadPlate } from './describe.ts'
import {
  keypadEngravingGrid,
  keypadGrid,
  type KeypadGrid,
  keypadSolids,
  lightOf,
  type PlacedMechanism,
} from './grid.ts'
import { plateLayoutLimitsSchema } from './layout-limits.ts'
import { type KeypadPlateSpec, keypadPlateSpecSchema } from './spec.ts'

function drawMechanism(mechanism: PlacedMechanism, spec: KeypadPlateSpec): Primitive[] {
  const part = `mechanism:${mechanism.index}`
  const face = mechanism.kind.draw({ finish: spec.mechanismFinish, size: mechanism.scale, part })
  const items: Primitive[] = [{ kind: 'group', at: mechanism.center, part, items: face }]
  if (spec.led) {
    const { center, radius } = lightOf(mechanism)
    items.push(
      { kind: 'circle', center, radius, fill: darken(spec.finish.fill, 0.35), part },
      { kind: 'circle', center, radius: 0.9, fill: solid(spec.led.color), role: 'fine', part },
      {
        kind: 'circle',
        center: { x: center.x - 0.25, y: center.y - 0.25 },
        radius: 0.3,
        fill: lighten(spec.led.color, 0.7),
        part,
      },
    )
  }
  return items
}

/** Spacing of columns above and of rows on the right, measured on the outermost mechanisms. */
function spacingDimensions(grid: KeypadGrid): LinearDimension[] {
  const along = (axis: 'x' | 'y') => {
    const values = [...new Set(grid.mechanisms.map(({ center }) => Math.round(center[axis] * 1000) / 1000))]
    return values.toSorted((a, b) => a - b)
  }
  const chain = (axis: 'x' | 'y'): LinearDimension[] => {
    const values = along(axis)
    return values.slice(1).map((value, index) => {
      const before = values[index] ?? value
      return axis === 'x'
        ? { id: `column-spacing-${index}`, side: 'top', from: { x: before, y: 0 }, to: { x: value, y: 0 } }
        : { id: `row-spacing-${index}`, side: 'right', from: { x: 0, y: before }, to: { x: 0, y: value } }
    })
  }
  return [...chain('x'), ...chain('y')]
}

function mechanismPart(mechanism: PlacedMechanism, grid: KeypadGrid): ScenePart {
  const { name } = mechanism.kind
  return {
    id: `mechanism:${mechanism.index}`,
    title: grid.mechanisms.length === 1 ? name : `${name} ${mechanism.index + 1}`,
    box: mechanism.box,
  }
}

/** Draws a parsed spec; the plate's upper left corner is the origin. */
export function drawKeypadPlate(spec: KeypadPlateSpec, context: DrawContext = {}): Scene {
  const grid = keypadGrid(spec)
  const engravingGrid = keypadEngravingGrid(spec, grid)
  const lines = engravedLines(spec, engravingGrid)
  const engraved = engravedBoxes(spec, engravingGrid)
  const obstacles = {
    solid: keypadSolids(spec, grid),
    soft: engraved,
  }
  const screws = drawPlateScrews(spec, spec.finish.fill, obstacles)
  return {
    family: 'keypad-plate',
    bounds: plateBounds(spec, [
      ...engravingGrid.obstacles.map(({ box }) => box),
      ...engravedExtents(spec, engraved),
    ]),
    items: [
      ...drawPlateBody(spec),
      ...drawHiddenBackBox(spec),
      ...screws.items,
      ...grid.mechanisms.flatMap((mechanism) => drawMechanism(mechanism, spec)),
      ...drawEngravedLines(lines, spec, context),
    ],
    dimensions: [...overallDimensions(spec), ...screws.dimensions, ...spacingDimensions(grid)],
    parts: [platePart(spec), ...screws.parts, ...grid.mechanisms.map((m) => mechanismPart(m, grid))],
    ...(lines.length > 0 && { engravings: engravingSchedule(lines) }),
    description: describeKeypadPlate(spec, { grid, lines, screwCount: screws.count, unit: context.unit }),
  }
}

export const keypadPlateFamily = defineFamily({
  key: 'keypad-plate',
  isModelled: true,
  specSchema: keypadPlateSpecSchema,
  draw: drawKeypadPlate,
  check: checkKeypadPlate,
  limitsSchema: plateLayoutLimitsSchema,
  engravingGrid: (spec) => keypadEngravingGrid(spec),
})
