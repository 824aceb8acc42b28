/** Where the gangs of an outlet plate stand, where its screws may be, and whether all of it has room on the plate. */
import { type Box, type Point, boxAround, boxesOverlap, growBox } from '../../../geometry/box.ts'
import type { EngravingGrid } from '../../../engraving/limits.ts'
import { mechanismWords, plateWords } from '../../../messages/options/plate-names.ts'
import { layoutSize, parseLayoutString, placeCells } from '../../layout-string.ts'
import { type PortKind, portKind } from '../../parts/ports.ts'
import type { Screws } from '../../spec-parts.ts'
import { bodyOf, type PlateBody } from '../box-fit.ts'
import { screwsBeside, verticalRoom } from '../engraved-plate.ts'
import { drawPlateScrews } from '../plate-common.ts'
import { outletLayoutGrammar } from './layout-grammar.ts'
import type { OutletPlateSpec } from './spec.ts'

export type Gang = {
  index: number
  row: number
  center: Point
  ports: { kind: PortKind; y: number }[]
  box: Box
}

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

export function placeGangs(spec: OutletPlateSpec): {
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
    return { index: cell.index, row: cell.row, center, ports, box: boxAround(center, width, height) }
  })
  return {
    gangs,
    count: parsed.rows.reduce((sum, row) => sum + row.length, 0),
    columns: { count: size.columns, pitch: spacing.x },
  }
}

/**
 * Screws of `auto` direction on a plate of several gangs side by side stand above and below each gang, as the
 * boxes behind are fixed; everything else is as the spec says.
 */
export function gangScrews(spec: OutletPlateSpec, columns: { count: number; pitch: number }): Screws {
  const { screws } = spec
  const hasRoom = screws.spacing + screws.headDiameter + 2 <= spec.height
  if (screws.direction !== 'auto' || screws.pairs > 1 || columns.count < 2 || !hasRoom) return screws
  return { ...screws, direction: 'vertical', pairs: Math.min(6, columns.count), pairSpacing: columns.pitch }
}

/** What screws keep clear of: round inserts as three boxes that leave the corners of their square free. */
export function obstaclesOf({ ports, center, box }: Gang): Box[] {
  if (!ports.every(({ kind }) => kind.isRound)) return [box]
  const slim = Math.sin(Math.PI / 8)
  const part = (x: number, y: number) => boxAround(center, box.width * x, box.height * y)
  return [part(1, slim), part(slim, 1), part(Math.SQRT1_2, Math.SQRT1_2)]
}

/** What the inserts take behind the plate; those that are stacked in one gang each for itself. */
export function outletBodies(spec: OutletPlateSpec, gangs: readonly Gang[]): PlateBody[] {
  return gangs.flatMap((gang) =>
    gang.ports.map(({ kind, y }) => {
      const center = { x: gang.center.x, y: gang.center.y + y }
      const face = boxAround(center, kind.width, kind.height)
      const { the } = kind.words()
      const title = gangs.length === 1 ? the : plateWords.ofGang({ the, gang: gang.index + 1 })
      const body = bodyOf(kind.letter, { center, face, title }, spec.bodies)
      // A round insert without a body of its own in the data is as round behind the plate.
      return spec.bodies[kind.letter] === undefined && kind.isRound ? { ...body, isRound: true } : body
    }),
  )
}

/** What an insert keeps from the plate's edge and from its neighbour, mm. */
const EDGE_MARGIN = 2
const NEIGHBOUR_GAP = 1

/** Why a layout has no room on its plate: inserts meet each other or the edge, or the screws have no place. */
export type OutletMisfit = 'inserts' | 'screws'

/** Null when every insert and every screw has its place. */
export function outletMisfit(spec: OutletPlateSpec): OutletMisfit | null {
  const { gangs, columns } = placeGangs(spec)
  const boxes = gangs.map(({ box }) => box)
  const isOffPlate = ({ x, y, width, height }: Box) =>
    x < EDGE_MARGIN ||
    y < EDGE_MARGIN ||
    x + width > spec.width - EDGE_MARGIN ||
    y + height > spec.height - EDGE_MARGIN
  const meets = boxes.some((box, index) =>
    boxes.slice(index + 1).some((other) => boxesOverlap(growBox(box, NEIGHBOUR_GAP), other)),
  )
  if (meets || boxes.some(isOffPlate)) return 'inserts'
  const solid = gangs.flatMap(obstaclesOf)
  const screws = drawPlateScrews({ ...spec, screws: gangScrews(spec, columns) }, spec.finish.fill, {
    solid,
    soft: [],
  })
  // Screws that meet an insert are not drawn at all: a plate without them would fall off the wall.
  return boxes.length > 0 && !screws.isComplete ? 'screws' : null
}

function outletName({ index }: Gang, gangs: readonly Gang[]): string {
  if (gangs.length === 1) return mechanismWords.outlet.the
  return plateWords.theNumbered({ ...mechanismWords.outlet, number: index + 1 })
}

function outletLabel({ index }: Gang, gangs: readonly Gang[]): string {
  if (gangs.length === 1) return mechanismWords.outlet.one
  return plateWords.numbered({ ...mechanismWords.outlet, number: index + 1 })
}

/** Where the engravings of an outlet plate stand: above and below its gangs. It names things when it is read. */
export function outletEngravingGrid(
  spec: OutletPlateSpec,
  { gangs, columns }: Pick<ReturnType<typeof placeGangs>, 'gangs' | 'columns'> = placeGangs(spec),
): EngravingGrid {
  return {
    plateWidth: spec.width,
    plateHeight: spec.height,
    style: spec.engravingStyle,
    hasLed: false,
    obstacles: gangs.map((gang) => ({
      get title() {
        return outletName(gang, gangs)
      },
      box: gang.box,
    })),
    screwsBeside: screwsBeside({ ...spec, screws: gangScrews(spec, columns) }, gangs.flatMap(obstaclesOf)),
    mechanisms: gangs.map((gang) => ({
      index: gang.index,
      get title() {
        return outletName(gang, gangs)
      },
      get label() {
        return outletLabel(gang, gangs)
      },
      row: gang.row,
      x: gang.center.x,
      edgeMm: { above: gang.box.y, below: gang.box.y + gang.box.height },
      roomMm: {
        above: verticalRoom(gang, 'above', gangs, spec.height),
        below: verticalRoom(gang, 'below', gangs, spec.height),
      },
    })),
  }
}
