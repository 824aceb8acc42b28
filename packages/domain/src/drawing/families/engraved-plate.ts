/** What all engraved plates share: which lines are cut where, in both languages, how they are drawn, and their schedule. */
import { type Box, type Point, boxAround, boxOf } from '../../geometry/box.ts'
import {
  type EngravedMechanism,
  type EngravingBox,
  type EngravingGrid,
  type EngravingObstacle,
  roomOf,
} from '../../engraving/limits.ts'
import { estimatedBoxes } from '../../engraving/overlaps.ts'
import { engravingBlock, keptStack, type PlacedEngraving } from '../../engraving/place.ts'
import {
  type EngravingEntry,
  type EngravingLanguage,
  engravingLanguages,
  type EngravingSet,
  engravingSetSchema,
  type EngravingSide,
  engravingSides,
} from '../../engraving/schema.ts'
import { findEngravingSymbol } from '../../engraving/symbols/registry.ts'
import { engravingPart } from '../engraving-parts.ts'
import type { DrawContext } from '../family.ts'
import { drawEngravedLine } from '../parts/engraving-text.ts'
import { placeScrews } from '../parts/screws.ts'
import { plateWords } from '../../messages/options/plate-names.ts'
import type { Primitive, SceneEngraving } from '../scene.ts'
import { type EngravingStyle, engravingStyleSchema, type Screws } from '../spec-parts.ts'
import { plateBox } from './plate-common.ts'

/** The fields of a specification that say what is engraved. The second language stands under the first. */
export const engravedShape = {
  engravings: engravingSetSchema.default({}),
  secondEngravings: engravingSetSchema.default({}),
  engravingStyle: engravingStyleSchema.prefault({}),
}

export type EngravedSpec = {
  width: number
  height: number
  engravings: EngravingSet
  secondEngravings: EngravingSet
  engravingStyle: EngravingStyle
}

/** A line that is cut, with its place. */
export type EngravedLine = PlacedEngraving & {
  readonly mechanism: EngravedMechanism
  readonly side: EngravingSide
  readonly language: EngravingLanguage
  /** 1 or 2, counted within its language at its place */
  readonly line: number
}

/** All lines of a plate that are cut, from top to bottom at each place. */
export function engravedLines(spec: EngravedSpec, grid: EngravingGrid): EngravedLine[] {
  const sets = { first: spec.engravings, second: spec.secondEngravings }
  return grid.mechanisms.flatMap((mechanism) =>
    engravingSides.flatMap((side) => {
      const languages = engravingLanguages.map(
        (language): readonly EngravingEntry[] => sets[language][String(mechanism.index)]?.[side] ?? [],
      )
      const kept = keptStack(languages, grid.style, roomOf(grid, mechanism, side))
      const named = engravingLanguages.flatMap((language, at) =>
        (kept[at] ?? []).map((_, line) => ({ mechanism, side, language, line: line + 1 })),
      )
      const edge = { x: mechanism.x, y: mechanism.edgeMm[side] }
      return engravingBlock(kept.flat(), side, edge, grid.style).flatMap((placed, at) => {
        const name = named[at]
        return name === undefined ? [] : [{ ...placed, ...name }]
      })
    }),
  )
}

export function drawEngravedLines(
  lines: readonly EngravedLine[],
  spec: EngravedSpec,
  { measurer }: DrawContext,
): Primitive[] {
  const surface = { plateWidthMm: spec.width, measurer }
  return lines.flatMap((line) => {
    const part = engravingPart({ ...line, mechanism: line.mechanism.index })
    return drawEngravedLine(line, spec.engravingStyle, part, surface)
  })
}

const EDGE_MARGIN_MM = 2
/** What engravings of two rows leave between them, each to its half. */
const ROW_MARGIN_MM = 0.75

type Placed = { readonly center: Point; readonly box: Box }

/** Free height from a mechanism's edge to the plate's edge or halfway to the mechanism beyond, mm. */
export function verticalRoom(
  { center, box }: Placed,
  side: EngravingSide,
  mechanisms: readonly Placed[],
  plateHeight: number,
): number {
  const direction = side === 'above' ? -1 : 1
  const edge = center.y + (direction * box.height) / 2
  const beyond = mechanisms
    .filter((other) => (other.center.y - center.y) * direction > 1e-6)
    .map((other) => Math.abs(other.center.y - (direction * other.box.height) / 2 - edge) / 2 - ROW_MARGIN_MM)
  const toPlate = (side === 'above' ? edge : plateHeight - edge) - EDGE_MARGIN_MM
  return Math.max(0, Math.min(toPlate, ...beyond))
}

/** Where screws stand on a plate whose mechanisms are `solid`: what `EngravingGrid` asks for. */
export function screwsBeside(
  plate: { width: number; height: number; screws: Screws },
  solid: readonly Box[],
): (engraved: readonly EngravingBox[]) => EngravingObstacle[] {
  return (soft) => {
    const { points } = placeScrews(plate.screws, plateBox(plate), { solid, soft })
    const { headDiameter } = plate.screws
    return points.map((point, index) => ({
      get title() {
        return plateWords.screw({ number: index + 1 })
      },
      box: boxAround(point, headDiameter, headDiameter),
    }))
  }
}

/** What screws keep clear of besides mechanisms. */
export function engravedBoxes(spec: EngravedSpec, grid: EngravingGrid): Box[] {
  return estimatedBoxes([spec.engravings, spec.secondEngravings], grid)
}

/** What is drawn of engraved boxes: texts are cut short where they would run over the plate's sides. */
export function engravedExtents(spec: EngravedSpec, boxes: readonly Box[]): Box[] {
  const { fontSize } = spec.engravingStyle
  return boxes.map((box) => {
    const middle = box.x + box.width / 2
    const room = Math.max(fontSize, 2 * Math.min(middle, spec.width - middle))
    const width = Math.min(box.width, room)
    // Accents reach over capitals, some letters under their line.
    const height = Math.max(box.height, fontSize)
    return boxOf(middle - width / 2, box.y + box.height - height, width, height + 0.25 * fontSize)
  })
}

export function entryWords(entry: EngravingEntry): string {
  if ('text' in entry) return plateWords.engravedText({ text: entry.text })
  return plateWords.engravedSymbol({ title: findEngravingSymbol(entry.symbol)?.title ?? entry.symbol })
}

/** Every line with its mechanism, place and language, as the table on a sheet lists them. */
export function engravingSchedule(lines: readonly EngravedLine[]): SceneEngraving[] {
  return lines.map(({ mechanism, side, language, line, entry, at }) => ({
    mechanism: mechanism.label,
    side,
    language,
    line,
    content: 'text' in entry ? entry.text : entryWords(entry),
    at,
  }))
}
