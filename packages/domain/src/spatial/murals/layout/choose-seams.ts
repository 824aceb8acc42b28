/** The seams of a whole run, for each wish: the gaps' best seams put together, with up to two panels more than needed. */
import { SAME_LENGTH } from '../figures/measures.ts'
import { type BestSeams, bestSeams, FAULT_COST, isLess, type SeamCosts } from './best-seams.ts'
import { fewestPanels, type PanelCount } from './fewest-panels.ts'
import { type Gap, placeFlags } from './gaps.ts'
import type { LayoutWish } from './input.ts'

/** As many panels more than the fewest are looked at for equal widths and for hidden seams. */
export const FURTHER_PANELS = 2

/** Widths that differ by less than this many inches are equal: on sixteenths they cannot be more so. */
const EQUAL_WIDTHS = 2 / 16

/** A seam near something, beside the squares of widths: less than the least difference of two sums of squares. */
const NEAR_BESIDE_SQUARES = 2 ** -20
/** A seam near something outweighs all seams that stand on no mismatch line. */
const NEAR_BEFORE_SEEN = 2 ** 10

const has = (flags: number, flag: number) => (flags & flag) !== 0

/** What seams cost by the wish, beyond faults. */
const seamCosts: Readonly<Record<LayoutWish, SeamCosts>> = {
  fewestPanels: (flags) => ({ first: has(flags, placeFlags.near) ? 1 : 0, second: 0 }),
  equalWidths: (flags) => ({ first: 0, second: has(flags, placeFlags.near) ? NEAR_BESIDE_SQUARES : 0 }),
  seamsHidden: (flags) => ({
    first: (has(flags, placeFlags.near) ? NEAR_BEFORE_SEEN : 0) + (has(flags, placeFlags.onLine) ? 0 : 1),
    second: 0,
  }),
}

/** A gap with what it needs at least. */
export type CountedGap = Gap & { readonly need: PanelCount }

export function countPanels(gaps: readonly Gap[], minimum: number): CountedGap[] {
  return gaps.map((gap) => ({ ...gap, need: fewestPanels(gap, minimum) }))
}

/** The best seams of a run by one wish; each gap is searched once with the fewest panels, and once with more. */
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
    // What few panels need is often all that is asked for; what more of them need is found in one go.
    const [fewest, most] = further === 0 ? [0, 0] : [1, FURTHER_PANELS]
    const key = `${index}:${fewest}`
    const known = this.known.get(key)
    const found = known ?? this.search(gap, fewest, most)
    this.known.set(key, found)
    return found[further - fewest]
  }

  private search(gap: CountedGap, fewest: number, most: number): (BestSeams | undefined)[] {
    const { count, faults } = gap.need
    return bestSeams(gap, count + fewest, count + most, this.minimum, faults, this.costs)
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

/** With as few panels as have widths that are all the same; where none have, the least unequal. */
function equalWidths(search: RunSearch, widthsOf: WidthsOf): readonly number[] | undefined {
  let best: { places: readonly number[]; inequality: number } | undefined
  for (let further = 0; further <= FURTHER_PANELS; further += 1) {
    const places = search.best(further)?.places
    if (places === undefined) continue
    const { all, free } = widthsOf(places)
    if (unevenness(free).range < EQUAL_WIDTHS - SAME_LENGTH) return places
    const { inequality } = unevenness(all)
    if (best === undefined || inequality < best.inequality - SAME_LENGTH) best = { places, inequality }
  }
  return best?.places
}

/** With the fewest seams near something, then the fewest that stand on no mismatch line, then the fewest panels. */
function seamsHidden(search: RunSearch): readonly number[] | undefined {
  let best: BestSeams | undefined
  for (let further = 0; further <= FURTHER_PANELS; further += 1) {
    const found = search.best(further)
    if (found !== undefined && (best === undefined || found.first < best.first)) best = found
  }
  return best?.places
}

/** Where the new seams stand for each wish, left to right. `hasLines`: there are mismatch lines. */
export function chooseSeams(
  gaps: readonly CountedGap[],
  minimum: number,
  hasLines: boolean,
  widthsOf: WidthsOf,
): { readonly wish: LayoutWish; readonly places: readonly number[] }[] {
  const searchFor = (wish: LayoutWish) => new RunSearch(gaps, minimum, seamCosts[wish])
  const fewest = searchFor('fewestPanels').best(0)
  // Without lines, what is near nothing at all is hidden as well as can be.
  const isHidden = !hasLines && fewest !== undefined && fewest.first % FAULT_COST === 0
  const found = {
    fewestPanels: fewest?.places,
    equalWidths: equalWidths(searchFor('equalWidths'), widthsOf),
    seamsHidden: isHidden ? fewest.places : seamsHidden(searchFor('seamsHidden')),
  }
  const wishes = ['fewestPanels', 'equalWidths', 'seamsHidden'] as const
  return wishes.flatMap((wish) => {
    const places = found[wish]
    return places === undefined ? [] : [{ wish, places }]
  })
}
