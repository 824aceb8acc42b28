/** What an auto-layout is asked, and what it proposes. Inches, from the left upper corner of the run. */
import type { Box } from '../../../geometry/box.ts'
import type { MuralBleeds, MuralSize, MuralSpan } from '../figures/measures.ts'
import type { SeamOverlap, SeamShares } from '../figures/seam-shares.ts'
import type { CutRoll, RollStock, StripPattern } from '../figures/strips.ts'
import type { MuralWaste } from '../figures/waste.ts'

/** A panel that stays where it is. */
export type LockedPanel = MuralSpan & { readonly id: number }

export type LayoutInput = {
  /** what is covered, left to right: one wall, or several that meet in corners (a return) */
  readonly faces: readonly MuralSize[]
  /** no seam stands between the sides of one */
  readonly openings: readonly Box[]
  /** what matters in the picture: no seam stands in it, and best none near it */
  readonly focusAreas: readonly MuralSpan[]
  /** stretches of critical alignment, without seams */
  readonly criticalAlignment: readonly MuralSpan[]
  /** further stretches without seams */
  readonly keepClear: readonly MuralSpan[]
  /** where the picture may break: the best places for seams */
  readonly mismatchLines: readonly number[]
  readonly locked: readonly LockedPanel[]
  readonly roll: RollStock
  readonly pattern: StripPattern
  /** the outer edges' */
  readonly bleeds: MuralBleeds
  /** the overlap of every seam; butted where its thickness is 0 */
  readonly seam: SeamOverlap
  /** what a panel is at least wide */
  readonly minimumStrip: number
}

/** What is searched for by what it costs: the fewest panels, widths that are the same, seams where they are not seen. */
export type SearchedWish = 'fewestPanels' | 'equalWidths' | 'seamsHidden'
/** What a proposal is best at; or panels as wide as the roll lets them be, hung from a side. */
export type LayoutWish = SearchedWish | 'fullFromLeft' | 'fullFromRight'

export type LayoutPanel = {
  /** 1 for the leftmost, on along returns */
  readonly number: number
  /** inches from the left end of the run */
  readonly from: number
  /** what is seen */
  readonly width: number
  readonly bleeds: MuralBleeds
  /** what is printed, bleeds included */
  readonly printed: MuralSize
  /** how long its strip is cut */
  readonly stripLength: number
  /** of the locked panel that stands here; null for a new one */
  readonly lockedId: number | null
}

export type LayoutSeam = { readonly at: number; readonly shares: SeamShares }

/** A constraint that a layout does not meet, and where: `at` is in inches from the left end, null for all of it. */
export type LayoutWarning = {
  readonly code: LayoutWarningCode
  readonly at: number | null
  readonly message: string
}
export type LayoutWarningCode =
  | 'seamNotAllowed'
  | 'panelTooNarrow'
  | 'panelWiderThanRoll'
  | 'stripLongerThanRoll'

/** What the proposals are compared by, in this order: the less the better. */
export type LayoutObjective = {
  /** seams where none may stand, panels narrower than the minimum, locked panels wider than the roll, strips longer */
  readonly faults: number
  readonly rolls: number
  readonly wasteSquareFeet: number
  /** seams near a focus area or the edge of an opening */
  readonly seamsNear: number
  /** Σ (width − run ÷ panels)², square inches */
  readonly inequality: number
}

export type MuralLayout = {
  /** what no other proposal is better at; several where they are the same layout */
  readonly wishes: readonly LayoutWish[]
  readonly panels: readonly LayoutPanel[]
  readonly seams: readonly LayoutSeam[]
  /** which strip is cut from which roll; a strip's index is that of its panel */
  readonly rolls: readonly CutRoll[]
  /** by the plain strip; null for a roll without an end, 0 where none fits */
  readonly stripsPerRoll: number | null
  readonly waste: MuralWaste
  readonly objective: LayoutObjective
  /** one for every constraint that is not met */
  readonly warnings: readonly LayoutWarning[]
}

export type LayoutRefusalCode =
  | 'layoutMeasureUnreadable'
  | 'layoutAreaTooLarge'
  | 'layoutRollTooNarrow'
  | 'layoutLockedPanelOutside'
  | 'layoutLockedPanelsOverlap'
  | 'seamOffsetTooLarge'

/** How wide a run is: its faces together. */
export function runWidth(input: Pick<LayoutInput, 'faces'>): number {
  return input.faces.reduce((sum, { width }) => sum + width, 0)
}

/** How high its panels are: as its tallest face. */
export function runHeight(input: Pick<LayoutInput, 'faces'>): number {
  return Math.max(...input.faces.map(({ height }) => height))
}
