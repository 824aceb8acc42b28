/** The seams of a whole run, for each wish: the gaps' best seams put together, with up to two panels more than needed. */
import { SAME_LENGTH } from '../figures/measures.ts'
import { bestOfPieces } from './best-pieces.ts'
import { bestOfAll } from './every-sixteenth.ts'
import { fewestPanels, type PanelCount } from './fewest-panels.ts'
import type { Gap } from './gaps.ts'
import { fullWidths } from './full-widths.ts'
import type { LayoutWish, SearchedWish } from './input.ts'
import { type GapPieces, piecesOf } from './pieces.ts'
import { type BestSeams, FAULT_COST, isLess, type SeamCosts } from './seam-costs.ts'

/** As many panels more than the fewest are looked at for equal widths and for hidden seams. */
export const FURTHER_PANELS = 2

/** Widths that differ by less than this many inches are equal: on sixteenths they cannot be more so. */
const EQUAL_WIDTHS = 2 / 16

/** A seam near something, beside the squares of widths: less than the least difference of two sums of squares. */
const NEAR_BESIDE_SQUARES = 2 ** -20
/** A seam near something outweighs all seams that stand on no mismatch line. */
const NEAR_BEFORE_SEEN = 2 ** 10

const nothing = { first: 0, second: 0 }

/** What seams cost by the wish, beyond faults. */
const seamCosts: Readonly<Record<SearchedWish, SeamCosts>> = {
  fewestPanels: { near: { first: 1, second: 0 }, offLine: nothing },
  equalWidths: { near: { first: 0, second: NEAR_BESIDE_SQUARES }, offLine: nothing },
  seamsHidden: { near: { first: NEAR_BEFORE_SEEN, second: 0 }, offLine: { first: 1, second: 0 } },
}

/** A gap with what it needs at least; its pieces where that is no fault, for all the panels that are looked at. */
export type CountedGap = Gap & { readonly need: PanelCount; readonly pieces: GapPieces | undefined }

export function countPanels(gaps: readonly Gap[], minimum: number): CountedGap[] {
  return gaps.map((gap) => {
    const need = fewestPanels(gap, minimum)
    const pieces = need.faults === 0 ? piecesOf(gap, minimum, need.count + FURTHER_PANELS) : undefined
    return { ...gap, need, pieces }
  })
}

/** The best seams of a run by one wish; what was found in a gap is kept. */
class RunSearch {
  private readonly known = new Map<string, (BestSeams | undefined)[]>()

  constructor(
    private readonly gaps: readonly CountedGap[],
    private readonly minimum: number,
    private readonly costs: SeamCosts,
  ) {}

  /** With so many panels more than the fewest; undefined where that costs a fault. */
  best(further: number): BestSeams | undefined {
    return this.bestOfFirst(this.gaps.length, further)
  }

  /** Of the first `count` gaps, the further panels divided among them in the best way. */
  private bestOfFirst(count: number, further: number): BestSeams | undefined {
    if (count === 0) return further === 0 ? { first: 0, second: 0, places: [] } : undefined
    let best: BestSeams | undefined
    for (let own = 0; own <= further; own += 1) {
      const before = this.bestOfFirst(count - 1, further - own)
      const last = before === undefined ? undefined : this.inGap(count - 1, own)
      if (before === undefined || last === undefined) continue
      const cost = { first: before.first + last.first, second: before.second + last.second }
      if (best === undefined || isLess(cost, best))
        best = { ...cost, places: [...before.places, ...last.places] }
    }
    return best
  }

  private inGap(index: number, further: number): BestSeams | undefined {
    const gap = this.gaps[index]
    if (gap === undefined) return undefined
    // Among faults, what few panels need is searched apart from what more of them need, which is seldom asked for.
    const [fewest, most] =
      gap.pieces !== undefined ? [0, FURTHER_PANELS] : further === 0 ? [0, 0] : [1, FURTHER_PANELS]
    const key = `${index}:${fewest}`
    const found = this.known.get(key) ?? this.search(gap, fewest, most)
    this.known.set(key, found)
    return found[further - fewest]
  }

  private search(gap: CountedGap, fewest: number, most: number): (BestSeams | undefined)[] {
    const { count, faults } = gap.need
    const { pieces } = gap
    return pieces === undefined
      ? bestOfAll(gap, count + fewest, count + most, this.minimum, faults, this.costs)
      : bestOfPieces(pieces, count + fewest, count + most, this.costs)
  }
}

/** Σ (width − mean)² of all widths, and what the widest has over the narrowest. */
export function unevenness(widths: readonly number[]): { inequality: number; range: number } {
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length
  return {
    inequality: widths.reduce((sum, width) => sum + (width - mean) ** 2, 0),
    range: Math.max(...widths) - Math.min(...widths),
  }
}

/** The widths of all panels that new seams at `places` give, and those of the panels that are not locked. */
export type WidthsOf = (places: readonly number[]) => { all: number[]; free: number[] }

/** The best seams by one wish, with so many panels more than the fewest. */
type Best = (further: number) => BestSeams | undefined

const isEven = (widths: readonly number[]) => unevenness(widths).range < EQUAL_WIDTHS - SAME_LENGTH

/** With as few panels as have widths that are all the same; where none have, the least unequal. */
function equalWidths(best: Best, widthsOf: WidthsOf): readonly number[] | undefined {
  let found: { places: readonly number[]; inequality: number } | undefined
  for (let further = 0; further <= FURTHER_PANELS; further += 1) {
    const places = best(further)?.places
    if (places === undefined) continue
    const { all, free } = widthsOf(places)
    if (isEven(free)) return places
    const { inequality } = unevenness(all)
    if (found === undefined || inequality < found.inequality - SAME_LENGTH) found = { places, inequality }
  }
  return found?.places
}

/** With the fewest seams near something, then the fewest that stand on no mismatch line, then the fewest panels. */
function seamsHidden(best: Best): readonly number[] | undefined {
  let found: BestSeams | undefined
  for (let further = 0; further <= FURTHER_PANELS; further += 1) {
    const next = best(further)
    if (next !== undefined && (found === undefined || next.first < found.first)) found = next
  }
  return found?.places
}

/** Where the new seams stand for each wish, left to right. `hasLines`: there are mismatch lines. */
export function chooseSeams(
  gaps: readonly CountedGap[],
  minimum: number,
  hasLines: boolean,
  widthsOf: WidthsOf,
): { readonly wish: LayoutWish; readonly places: readonly number[] }[] {
  const searchFor = (wish: SearchedWish): Best => {
    const search = new RunSearch(gaps, minimum, seamCosts[wish])
    return (further) => search.best(further)
  }
  const fewest = searchFor('fewestPanels')(0)
  if (fewest === undefined) return []
  // What is near nothing is as even as can be where its widths are, and hidden as well as can be where there are no lines.
  const isFarFromAll = fewest.first % FAULT_COST === 0
  const isAlsoEven = isFarFromAll && isEven(widthsOf(fewest.places).free)
  const found = {
    fewestPanels: fewest.places,
    equalWidths: isAlsoEven ? fewest.places : equalWidths(searchFor('equalWidths'), widthsOf),
    seamsHidden: isFarFromAll && !hasLines ? fewest.places : seamsHidden(searchFor('seamsHidden')),
    fullFromLeft: fullWidths(gaps, minimum, 'left'),
    fullFromRight: fullWidths(gaps, minimum, 'right'),
  }
  const wishes = ['fewestPanels', 'equalWidths', 'seamsHidden', 'fullFromLeft', 'fullFromRight'] as const
  return wishes.flatMap((wish) => {
    const places = found[wish]
    return places === undefined ? [] : [{ wish, places }]
  })
}
