/** A sheet as it is laid out: drawings in their places on paper, all lengths in millimetres from its upper left corner. */
import type { DrawnItem } from '../drawing/svg/image.ts'
import type { Box, Point } from '../geometry/box.ts'
import type { LengthUnit } from '../units/lengths.ts'
import type { LinearDimension } from '../drawing/scene.ts'
import type { Caption } from './caption.ts'
import type { SheetView } from './fit-view.ts'
import type { NamedScale } from './scales.ts'
import type { SheetSize } from './sheet-size.ts'

export type PlacedView = {
  readonly view: SheetView
  readonly scale: NamedScale
  readonly dimensions: readonly LinearDimension[]
  readonly omitted: number
  /** Where the drawing's own origin lies on paper. */
  readonly origin: Point
  /** What the drawing with its dimensions covers on paper. */
  readonly box: Box
  readonly caption: Caption
  readonly captionAt: Point
}

/** A part of a drawing that is too large for one sheet at full size. */
export type Tile = {
  readonly view: SheetView
  readonly scale: NamedScale
  readonly dimensions: readonly LinearDimension[]
  readonly origin: Point
  /** What this sheet shows of the drawing, on paper; nothing is drawn outside. */
  readonly window: Box
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
  /** Crosses that lie at the same place of the drawing on neighbouring sheets: laid on each other they join it. */
  readonly marks: readonly Point[]
}

/** What stands on a sheet beside views: a table, a panel to be printed. Millimetres of paper. */
export type SheetContent = {
  /** names it in the title block */
  readonly heading: string
  readonly items: readonly DrawnItem[]
  /** as the title block says it */
  readonly scale: string
}

/** What a sheet says of itself where it differs from the others of its set. */
export type SheetTerms = {
  readonly unit: LengthUnit
  /** of its figures, in words */
  readonly unitText: string
  /** what its drawings are: the label of their names in the title block */
  readonly label: string
}

export type Sheet = {
  /** from 1 */
  readonly number: number
  readonly size: SheetSize
  readonly views: readonly PlacedView[]
  readonly tile?: Tile
  readonly content?: SheetContent
  readonly terms?: SheetTerms
}

/** A drawing that has no place on the sheets, and why. */
export type UnplacedView = { readonly view: SheetView; readonly code: 'tooLarge' | 'tooManyTiles' }

export type SheetSet = { readonly sheets: readonly Sheet[]; readonly unplaced: readonly UnplacedView[] }

/** 'A1': the row as a letter, the column as a figure. */
export function tileName({ row, column }: Pick<Tile, 'row' | 'column'>): string {
  return `${String.fromCharCode(65 + row)}${column + 1}`
}

/** The scale of a sheet as its title block names it; null where its drawings have different ones. */
export function sheetScale({ views, tile }: Sheet): NamedScale | null {
  if (tile !== undefined) return tile.scale
  const [first] = views
  if (first === undefined) return null
  return views.every(({ scale }) => scale.label === first.scale.label) ? first.scale : null
}
