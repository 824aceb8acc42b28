/** The keypad plate: the drawing that most orders of wall plates are made by. */
import { roomOf } from '../../../engraving/limits.ts'
import { engravingBlock, keptEngravings } from '../../../engraving/place.ts'
import { type EngravingEntry, engravingSides } from '../../../engraving/schema.ts'
import { boxOf } from '../../box.ts'
import { darken, lighten, solid } from '../../colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { drawEngraving } from '../../parts/engraving-text.ts'
import { drawPlateBody } from '../../parts/plate-body.ts'
import type { Box, LinearDimension, Primitive, Scene, ScenePart } from '../../scene.ts'
import {
  drawHiddenBackBox,
  drawPlateScrews,
  overallDimensions,
  plateBounds,
  platePart,
} from '../plate-common.ts'
import { checkKeypadPlate } from './check.ts'
import { describeKeypadPlate, type KeptEngravings, mechanismName } from './describe.ts'
import {
  engravingEdge,
  keypadEngravingGrid,
  keypadGrid,
  type KeypadGrid,
  LED_DEPTH_MM,
  type PlacedMechanism,
} from './grid.ts'
import { type KeypadPlateSpec, keypadPlateSpecSchema } from './spec.ts'

function keptOf(spec: KeypadPlateSpec, grid: KeypadGrid): KeptEngravings {
  const engravingGrid = keypadEngravingGrid(spec, grid)
  const kept = new Map<string, readonly EngravingEntry[]>()
  for (const mechanism of engravingGrid.mechanisms) {
    const { index } = mechanism
    for (const side of engravingSides) {
      const entries = spec.engravings[String(index)]?.[side] ?? []
      const room = roomOf(engravingGrid, mechanism, side)
      kept.set(`${index}:${side}`, keptEngravings(entries, spec.engravingStyle, room))
    }
  }
  return kept
}

function drawMechanism(mechanism: PlacedMechanism, spec: KeypadPlateSpec): Primitive[] {
  const part = `mechanism:${mechanism.index}`
  const face = mechanism.kind.draw({ finish: spec.mechanismFinish, size: mechanism.scale, part })
  const items: Primitive[] = [{ kind: 'group', at: mechanism.center, part, items: face }]
  if (spec.led) {
    const center = { x: mechanism.center.x, y: mechanism.box.y + mechanism.box.height + LED_DEPTH_MM * 0.62 }
    items.push(
      { kind: 'circle', center, radius: 1.25, fill: darken(spec.finish.fill, 0.35), part },
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

/** What engravings cover, as wide as their mechanism: enough for screws to keep out of their way. */
function engravedBoxes(mechanism: PlacedMechanism, spec: KeypadPlateSpec, kept: KeptEngravings): Box[] {
  return engravingSides.flatMap((side) => {
    const edge = engravingEdge(mechanism, side, spec.led !== undefined)
    const lines = engravingBlock(
      kept.get(`${mechanism.index}:${side}`) ?? [],
      side,
      edge,
      spec.engravingStyle,
    )
    return lines.map(({ at, heightMm }) =>
      boxOf(mechanism.box.x, at.y - heightMm, mechanism.box.width, heightMm),
    )
  })
}

function drawEngravings(
  mechanism: PlacedMechanism,
  spec: KeypadPlateSpec,
  kept: KeptEngravings,
  context: DrawContext,
): Primitive[] {
  return engravingSides.flatMap((side) => {
    const edge = engravingEdge(mechanism, side, spec.led !== undefined)
    const entries = kept.get(`${mechanism.index}:${side}`) ?? []
    const part = `engraving:${mechanism.index}:${side}`
    const surface = { plateWidthMm: spec.width, measurer: context.measurer }
    return drawEngraving(entries, side, edge, spec.engravingStyle, part, surface)
  })
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
  const name = mechanismName(mechanism, grid)
  const title = name.startsWith('the ') ? name.slice(4) : name
  return {
    id: `mechanism:${mechanism.index}`,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    box: mechanism.box,
  }
}

/** Draws a parsed spec; the plate's upper left corner is the origin. */
export function drawKeypadPlate(spec: KeypadPlateSpec, context: DrawContext = {}): Scene {
  const grid = keypadGrid(spec)
  const kept = keptOf(spec, grid)
  const obstacles = {
    solid: grid.mechanisms.map(({ box }) => box),
    soft: grid.mechanisms.flatMap((mechanism) => engravedBoxes(mechanism, spec, kept)),
  }
  const screws = drawPlateScrews(spec, spec.finish.fill, obstacles)
  return {
    family: 'keypad-plate',
    bounds: plateBounds(spec),
    items: [
      ...drawPlateBody(spec),
      ...drawHiddenBackBox(spec),
      ...screws.items,
      ...grid.mechanisms.flatMap((mechanism) => drawMechanism(mechanism, spec)),
      ...grid.mechanisms.flatMap((mechanism) => drawEngravings(mechanism, spec, kept, context)),
    ],
    dimensions: [...overallDimensions(spec), ...screws.dimensions, ...spacingDimensions(grid)],
    parts: [platePart(spec), ...screws.parts, ...grid.mechanisms.map((m) => mechanismPart(m, grid))],
    description: describeKeypadPlate(spec, { grid, kept, screwCount: screws.count, unit: context.unit }),
  }
}

export const keypadPlateFamily = defineFamily({
  key: 'keypad-plate',
  title: 'Keypad plate',
  specSchema: keypadPlateSpecSchema,
  draw: drawKeypadPlate,
  check: checkKeypadPlate,
  engravingGrid: (spec) => keypadEngravingGrid(spec),
})
