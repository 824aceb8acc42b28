/** Where the mechanisms of a keypad plate stand, how large their faces are, and what room engravings have. */
import { type Box, type Point, boxAround } from '../../../geometry/box.ts'
import type { EngravingGrid } from '../../../engraving/limits.ts'
import type { EngravingSide } from '../../../engraving/schema.ts'
import { layoutSize, parseLayoutString, placeCells } from '../../layout-string.ts'
import { plateWords } from '../../../messages/options/plate-names.ts'
import { mechanismKind, type MechanismKind, mechanismScale } from '../../parts/mechanisms.ts'
import { bodyOf, type PlateBody, solidBox } from '../box-fit.ts'
import { screwsBeside, verticalRoom } from '../engraved-plate.ts'
import { keypadLayoutGrammar } from './layout-grammar.ts'
import type { KeypadPlateSpec, MechanismSpacing } from './spec.ts'

export type PlacedMechanism = {
  /** Number in reading order, the key of its engravings. */
  index: number
  row: number
  column: number
  kind: MechanismKind
  center: Point
  /** How much the face is shrunk, 1 for full size. */
  scale: number
  /** What the face covers on the plate. */
  box: Box
}

export type KeypadGrid = {
  columns: number
  rows: number
  spacing: { x: number; y: number }
  mechanisms: PlacedMechanism[]
}

/** The spacing of the first table row that fits, else the default [1.9.24]. */
export function mechanismSpacingFor(
  spacing: MechanismSpacing,
  wanted: { axis: 'x' | 'y'; plateSize: number; count: number },
): number {
  const row = spacing.table.find(
    (candidate) =>
      candidate.axis === wanted.axis &&
      Math.abs(candidate.plateSize - wanted.plateSize) < 0.5 &&
      (candidate.count === undefined || candidate.count === wanted.count),
  )
  return row?.spacing ?? spacing.default
}

/** Columns and rows of a layout string; 0 × 0 when it cannot be read. */
export function keypadLayoutSize(layoutString: string): { columns: number; rows: number } {
  const parsed = parseLayoutString(layoutString, keypadLayoutGrammar)
  return parsed.ok ? layoutSize(parsed.rows) : { columns: 0, rows: 0 }
}

/** What placing mechanisms needs of a specification. */
export type KeypadLayout = Pick<KeypadPlateSpec, 'width' | 'height' | 'layoutString' | 'mechanismSpacing'>

/** Places the mechanisms about the plate's centre. An unreadable layout has none. */
export function keypadGrid(spec: KeypadLayout): KeypadGrid {
  const parsed = parseLayoutString(spec.layoutString, keypadLayoutGrammar)
  if (!parsed.ok) return { columns: 0, rows: 0, spacing: { x: 0, y: 0 }, mechanisms: [] }
  const { columns, rows } = layoutSize(parsed.rows)
  const spacing = {
    x: mechanismSpacingFor(spec.mechanismSpacing, { axis: 'x', plateSize: spec.width, count: columns }),
    y: mechanismSpacingFor(spec.mechanismSpacing, { axis: 'y', plateSize: spec.height, count: rows }),
  }
  const room = { x: columns > 1 ? spacing.x : spec.width * 0.9, y: rows > 1 ? spacing.y : spec.height * 0.9 }
  const mechanisms = placeCells(parsed.rows, spacing).flatMap((cell): PlacedMechanism[] => {
    const kind = mechanismKind(cell.letters[0] ?? '')
    if (!kind) return []
    const center = { x: spec.width / 2 + cell.x, y: spec.height / 2 + cell.y }
    const scale = mechanismScale(kind, room)
    const box = boxAround(center, kind.width * scale, kind.height * scale)
    return [{ index: cell.index, row: cell.row, column: cell.column, kind, center, scale, box }]
  })
  return { columns, rows, spacing, mechanisms }
}

/** Room that the light below a mechanism takes from engravings. */
export const LED_DEPTH_MM = 4

/** What the mechanisms take behind the plate. */
export function keypadBodies({ bodies }: Pick<KeypadPlateSpec, 'bodies'>, grid: KeypadGrid): PlateBody[] {
  return grid.mechanisms.map((mechanism) => {
    const { kind, center, box } = mechanism
    return bodyOf(kind.letter, { center, face: box, title: mechanismName(mechanism, grid) }, bodies)
  })
}

/** What screws keep clear of: faces, with what stands behind them. */
export function keypadSolids(spec: Pick<KeypadPlateSpec, 'bodies'>, grid: KeypadGrid): Box[] {
  return keypadBodies(spec, grid).flatMap((body, index) => {
    const face = grid.mechanisms[index]?.box
    return face === undefined ? [] : [solidBox(body, face)]
  })
}

/** The light below a mechanism. */
export function lightOf({ center, box }: PlacedMechanism): { center: Point; radius: number } {
  return { center: { x: center.x, y: box.y + box.height + LED_DEPTH_MM * 0.62 }, radius: 1.25 }
}

/** In a sentence: `push button 2` says where it stands when there are several. */
export function mechanismName({ kind, index }: PlacedMechanism, grid: KeypadGrid): string {
  const words = kind.words()
  return grid.mechanisms.length === 1 ? words.the : plateWords.theNumbered({ ...words, number: index + 1 })
}

/** The same where it stands for itself. */
export function mechanismLabel({ kind, index }: PlacedMechanism, grid: KeypadGrid): string {
  const words = kind.words()
  return grid.mechanisms.length === 1 ? words.one : plateWords.numbered({ ...words, number: index + 1 })
}

/** Where the engraved lines of a side start: the middle of the mechanism's edge, under the light if there is one. */
export function engravingEdge(mechanism: PlacedMechanism, side: EngravingSide, hasLed: boolean): Point {
  const below = mechanism.box.y + mechanism.box.height + (hasLed ? LED_DEPTH_MM : 0)
  return { x: mechanism.center.x, y: side === 'above' ? mechanism.box.y : below }
}

/** The grid as the engraving limits see it. It is kept across calls: what it calls things is said when it is read. */
export function keypadEngravingGrid(
  spec: KeypadPlateSpec,
  grid: KeypadGrid = keypadGrid(spec),
): EngravingGrid {
  const hasLed = spec.led !== undefined
  const faces = grid.mechanisms.map((mechanism) => ({
    get title() {
      return mechanismName(mechanism, grid)
    },
    box: mechanism.box,
  }))
  const lights = grid.mechanisms.map((mechanism) => {
    const { center, radius } = lightOf(mechanism)
    return {
      get title() {
        return plateWords.lightOf({ name: mechanismName(mechanism, grid) })
      },
      box: boxAround(center, 2 * radius, 2 * radius),
    }
  })
  return {
    plateWidth: spec.width,
    plateHeight: spec.height,
    obstacles: hasLed ? [...faces, ...lights] : faces,
    screwsBeside: screwsBeside(spec, keypadSolids(spec, grid)),
    style: spec.engravingStyle,
    hasLed,
    lines: spec.engravingLines,
    mechanisms: grid.mechanisms.map((mechanism) => ({
      index: mechanism.index,
      get title() {
        return mechanismName(mechanism, grid)
      },
      get label() {
        return mechanismLabel(mechanism, grid)
      },
      row: mechanism.row,
      x: mechanism.center.x,
      edgeMm: {
        above: engravingEdge(mechanism, 'above', hasLed).y,
        below: engravingEdge(mechanism, 'below', hasLed).y,
      },
      roomMm: {
        above: verticalRoom(mechanism, 'above', grid.mechanisms, spec.height),
        below: verticalRoom(mechanism, 'below', grid.mechanisms, spec.height) - (hasLed ? LED_DEPTH_MM : 0),
      },
    })),
  }
}
