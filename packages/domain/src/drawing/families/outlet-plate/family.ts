/** The outlet plate: sockets and ports in gangs, on the wall or in the floor. */
import { keptEngravings } from '../../../engraving/place.ts'
import { engravingSides } from '../../../engraving/schema.ts'
import type { LengthUnit } from '../../../units/lengths.ts'
import { boxAround } from '../../box.ts'
import { lineOn } from '../../colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { layoutSize, parseLayoutString, placeCells } from '../../layout-string.ts'
import { drawEngraving } from '../../parts/engraving-text.ts'
import { drawPlateBody } from '../../parts/plate-body.ts'
import { drawPort, type PortKind, portKind } from '../../parts/ports.ts'
import type { Box, LinearDimension, Point, Primitive, Scene } from '../../scene.ts'
import type { Screws } from '../../spec-parts.ts'
import { countText, listText, sentences, sizeText } from '../../words.ts'
import {
  backBoxWords,
  drawHiddenBackBox,
  drawPlateScrews,
  overallDimensions,
  plateBounds,
  platePart,
  screwWords,
} from '../plate-common.ts'
import { outletLayoutGrammar } from './layout-grammar.ts'
import { type OutletPlateSpec, outletPlateSpecSchema } from './spec.ts'

type Gang = { index: number; center: Point; ports: { kind: PortKind; y: number }[]; box: Box }

/** Free height between stacked ports. */
const STACK_GAP = 2.5

function stackPorts(letters: readonly string[]): { ports: Gang['ports']; width: number; height: number } {
  const kinds = letters.flatMap((letter) => portKind(letter) ?? [])
  const height = kinds.reduce((sum, kind) => sum + kind.height, 0) + Math.max(0, kinds.length - 1) * STACK_GAP
  let top = -height / 2
  const ports = kinds.map((kind) => {
    const y = top + kind.height / 2
    top += kind.height + STACK_GAP
    return { kind, y }
  })
  return { ports, width: Math.max(0, ...kinds.map((kind) => kind.width)), height }
}

/** Gangs move together where that brings the outer ones clear of screws on their left and right. */
function pitchBetweenScrews(spec: OutletPlateSpec, columns: number, widest: number, pitch: number): number {
  const { type, spacing, headDiameter, direction } = spec.screws
  if (columns < 2 || type === 'none' || direction === 'vertical') return pitch
  const outermost = spacing / 2 - headDiameter / 2 - 0.5 - widest / 2
  const clear = (2 * outermost) / (columns - 1)
  return clear < pitch && clear >= widest + STACK_GAP ? clear : pitch
}

function placeGangs(spec: OutletPlateSpec): {
  gangs: Gang[]
  count: number
  columns: { count: number; pitch: number }
} {
  const parsed = parseLayoutString(spec.layoutString, outletLayoutGrammar)
  if (!parsed.ok) return { gangs: [], count: 0, columns: { count: 0, pitch: 0 } }
  const size = layoutSize(parsed.rows)
  const pitch = (length: number, count: number) =>
    Math.min(spec.gangSpacing, (length - 6) / Math.max(1, count))
  const widest = Math.max(0, ...parsed.rows.flat().map((letters) => stackPorts(letters).width))
  const spacing = {
    x: pitchBetweenScrews(spec, size.columns, widest, pitch(spec.width, size.columns)),
    y: pitch(spec.height, size.rows),
  }
  const gangs = placeCells(parsed.rows, spacing).map((cell): Gang => {
    const center = { x: spec.width / 2 + cell.x, y: spec.height / 2 + cell.y }
    const { ports, width, height } = stackPorts(cell.letters)
    return { index: cell.index, center, ports, box: boxAround(center, width, height) }
  })
  return {
    gangs,
    count: parsed.rows.reduce((sum, row) => sum + row.length, 0),
    columns: { count: size.columns, pitch: spacing.x },
  }
}

function drawGang(gang: Gang, spec: OutletPlateSpec, context: DrawContext): Primitive[] {
  const part = `gang:${gang.index}`
  const ports = gang.ports.map(
    ({ kind, y }): Primitive => ({
      kind: 'group',
      at: { x: gang.center.x, y: gang.center.y + y },
      part,
      items: drawPort(kind, spec.moduleFinish, part),
    }),
  )
  const engravings = engravingSides.flatMap((side) => {
    const y = side === 'above' ? gang.box.y : gang.box.y + gang.box.height
    const roomMm = (side === 'above' ? y : spec.height - y) - 2
    const entries = keptEngravings(spec.engravings[String(gang.index)]?.[side] ?? [], spec.engravingStyle, {
      roomMm,
      hasLed: false,
    })
    const name = `engraving:${gang.index}:${side}`
    return drawEngraving(entries, side, { x: gang.center.x, y }, spec.engravingStyle, name, context.measurer)
  })
  return [...ports, ...engravings]
}

/**
 * Screws of `auto` direction on a plate of several gangs side by side stand above and below each gang, as the
 * boxes behind are fixed; everything else is as the spec says.
 */
function gangScrews(spec: OutletPlateSpec, columns: { count: number; pitch: number }): Screws {
  const { screws } = spec
  const hasRoom = screws.spacing + screws.headDiameter + 2 <= spec.height
  if (screws.direction !== 'auto' || screws.pairs > 1 || columns.count < 2 || !hasRoom) return screws
  return { ...screws, direction: 'vertical', pairs: Math.min(6, columns.count), pairSpacing: columns.pitch }
}

/** What screws keep clear of: round inserts as three boxes that leave the corners of their square free. */
function obstaclesOf({ ports, center, box }: Gang): Box[] {
  if (!ports.every(({ kind }) => kind.isRound)) return [box]
  const slim = Math.sin(Math.PI / 8)
  const part = (x: number, y: number) => boxAround(center, box.width * x, box.height * y)
  return [part(1, slim), part(slim, 1), part(Math.SQRT1_2, Math.SQRT1_2)]
}

/** The hinge line and finger notch of a floor box lid. */
function drawLid(spec: OutletPlateSpec): Primitive[] {
  if (spec.mount === 'wall') return []
  const line = lineOn(spec.finish.fill)
  const inset = Math.min(spec.width, spec.height) * 0.07
  const lid = { x: inset, y: inset, width: spec.width - 2 * inset, height: spec.height - 2 * inset }
  return [
    { kind: 'rect', ...lid, radius: 1.5, role: 'detail', stroke: line, part: 'lid' },
    {
      kind: 'rect',
      ...boxAround({ x: spec.width / 2, y: lid.y + lid.height }, 18, 5),
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
  const modules = [...counts].map(([kind, number]) => countText(number, kind.title, kind.plural))
  const finish = spec.finish.title === '' ? '' : ` in ${spec.finish.title}`
  const what = spec.mount === 'floor' ? 'Floor outlet' : 'Wall outlet'
  return sentences([
    `${what} plate ${sizeText(spec.width, spec.height, unit)}${finish}, ${countText(count, 'gang', 'gangs')}, ${modules.length === 0 ? 'blank' : listText(modules)}`,
    screwWords(spec.screws, screwCount, unit),
    backBoxWords(spec.backBox, unit),
  ])
}

export function drawOutletPlate(spec: OutletPlateSpec, context: DrawContext = {}): Scene {
  const { gangs, count, columns } = placeGangs(spec)
  const screws = drawPlateScrews({ ...spec, screws: gangScrews(spec, columns) }, spec.finish.fill, {
    solid: gangs.flatMap(obstaclesOf),
    soft: [],
  })
  const parts = gangs.map((gang) => ({
    id: `gang:${gang.index}`,
    title: `Gang ${gang.index + 1}`,
    box: gang.box,
  }))
  return {
    family: 'outlet-plate',
    bounds: plateBounds(spec),
    items: [
      ...drawPlateBody(spec),
      ...drawLid(spec),
      ...drawHiddenBackBox(spec),
      ...screws.items,
      ...gangs.flatMap((gang) => drawGang(gang, spec, context)),
    ],
    dimensions: [...overallDimensions(spec), ...screws.dimensions, ...gangDimensions(gangs)],
    parts: [platePart(spec), ...screws.parts, ...parts],
    description: describe(spec, gangs, count, { screwCount: screws.count, unit: context.unit }),
  }
}

export const outletPlateFamily = defineFamily({
  key: 'outlet-plate',
  title: 'Outlet plate',
  specSchema: outletPlateSpecSchema,
  draw: drawOutletPlate,
})
