/** The outlet plate: sockets and ports in gangs, on the wall or in the floor. */
import { boxAround } from '../../../geometry/box.ts'
import { plateDrawingWords as words } from '../../../messages/drawings/plates.ts'
import type { LengthUnit } from '../../../units/lengths.ts'
import { lineOn } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { drawPlateBody } from '../../parts/plate-body.ts'
import { drawPort, type PortKind } from '../../parts/ports.ts'
import type { LinearDimension, Primitive, Scene } from '../../scene.ts'
import { sentences, sizeText } from '../../words.ts'
import {
  drawEngravedLines,
  engravedBoxes,
  engravedExtents,
  engravedLines,
  engravingSchedule,
} from '../engraved-plate.ts'
import {
  backBoxWords,
  drawHiddenBackBox,
  drawPlateScrews,
  overallDimensions,
  plateBounds,
  platePart,
  screwWords,
} from '../plate-common.ts'
import { checkOutletPlate } from './check.ts'
import { type Gang, gangScrews, obstaclesOf, outletEngravingGrid, placeGangs } from './placement.ts'
import { type OutletPlateSpec, outletPlateSpecSchema } from './spec.ts'

function drawGang(gang: Gang, spec: OutletPlateSpec): Primitive[] {
  const part = `gang:${gang.index}`
  return gang.ports.map(({ kind, y }) => ({
    kind: 'group',
    at: { x: gang.center.x, y: gang.center.y + y },
    part,
    items: drawPort(kind, spec.moduleFinish, part),
  }))
}

/** The hinge line and finger notch of a floor box lid. */
function drawLid(spec: OutletPlateSpec): Primitive[] {
  if (spec.mount === 'wall') return []
  const line = lineOn(spec.finish.fill)
  const inset = Math.min(spec.width, spec.height) * 0.07
  const lid = { x: inset, y: inset, width: spec.width - 2 * inset, height: spec.height - 2 * inset }
  const notch = { width: Math.min(18, lid.width / 2), height: Math.min(5, 1.8 * inset) }
  return [
    { kind: 'rect', ...lid, radius: 1.5, role: 'detail', stroke: line, part: 'lid' },
    {
      kind: 'rect',
      ...boxAround({ x: spec.width / 2, y: lid.y + lid.height }, notch.width, notch.height),
      radius: 2.5,
      role: 'detail',
      stroke: line,
      part: 'lid',
    },
    {
      kind: 'line',
      from: { x: lid.x, y: lid.y + 4 },
      to: { x: lid.x + lid.width, y: lid.y + 4 },
      role: 'fine',
      stroke: line,
      part: 'lid',
    },
  ]
}

function gangDimensions(gangs: readonly Gang[]): LinearDimension[] {
  const chain = (axis: 'x' | 'y') => {
    const values = [...new Set(gangs.map(({ center }) => Math.round(center[axis] * 1000) / 1000))].toSorted(
      (a, b) => a - b,
    )
    return values.slice(1).map((value, index): LinearDimension => {
      const before = values[index] ?? value
      return axis === 'x'
        ? { id: `gang-spacing-x-${index}`, side: 'top', from: { x: before, y: 0 }, to: { x: value, y: 0 } }
        : { id: `gang-spacing-y-${index}`, side: 'right', from: { x: 0, y: before }, to: { x: 0, y: value } }
    })
  }
  return [...chain('x'), ...chain('y')]
}

function describe(
  spec: OutletPlateSpec,
  gangs: readonly Gang[],
  count: number,
  { screwCount, unit = 'mm' }: { screwCount: number; unit?: LengthUnit },
): string {
  const counts = new Map<PortKind, number>()
  for (const { kind } of gangs.flatMap((gang) => gang.ports)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return sentences([
    words.outletPlate({
      mount: spec.mount,
      size: sizeText(spec.width, spec.height, unit),
      finish: spec.finish.title,
      gangs: count,
      modules: [...counts].map(([kind, number]) => ({ ...kind.words(), count: number })),
    }),
    screwWords(spec.screws, screwCount, unit),
    backBoxWords(spec.backBox, unit),
  ])
}

export function drawOutletPlate(spec: OutletPlateSpec, context: DrawContext = {}): Scene {
  const { gangs, count, columns } = placeGangs(spec)
  const engravingGrid = outletEngravingGrid(spec, { gangs, columns })
  const lines = engravedLines(spec, engravingGrid)
  const engraved = engravedBoxes(spec, engravingGrid)
  const screws = drawPlateScrews({ ...spec, screws: gangScrews(spec, columns) }, spec.finish.fill, {
    solid: gangs.flatMap(obstaclesOf),
    soft: engraved,
  })
  const parts = gangs.map((gang) => ({
    id: `gang:${gang.index}`,
    title: `Gang ${gang.index + 1}`,
    box: gang.box,
  }))
  return {
    family: 'outlet-plate',
    bounds: plateBounds(spec, [
      ...engravingGrid.obstacles.map(({ box }) => box),
      ...engravedExtents(spec, engraved),
    ]),
    items: [
      ...drawPlateBody(spec),
      ...drawLid(spec),
      ...drawHiddenBackBox(spec),
      ...screws.items,
      ...gangs.flatMap((gang) => drawGang(gang, spec)),
      ...drawEngravedLines(lines, spec, context),
    ],
    dimensions: [...overallDimensions(spec), ...screws.dimensions, ...gangDimensions(gangs)],
    parts: [platePart(spec), ...screws.parts, ...parts],
    ...(lines.length > 0 && { engravings: engravingSchedule(lines) }),
    description: describe(spec, gangs, count, { screwCount: screws.count, unit: context.unit }),
  }
}

export const outletPlateFamily = defineFamily({
  key: 'outlet-plate',
  isModelled: true,
  specSchema: outletPlateSpecSchema,
  draw: drawOutletPlate,
  check: checkOutletPlate,
  engravingGrid: (spec) => outletEngravingGrid(spec),
})
