/** The best faultless seams of a gap: dynamic programming over its anchors and the pieces between them. */
import { type GapPieces, type Piece, placesOf } from './pieces.ts'
import { placeFlags } from './gaps.ts'
import type { BestSeams, Cost, SeamCosts } from './seam-costs.ts'

/** What `near` and `offLine` seams cost together. */
function costOf(costs: SeamCosts, near: number, offLine: number): Cost {
  return {
    first: near * costs.near.first + offLine * costs.offLine.first,
    second: near * costs.near.second + offLine * costs.offLine.second,
  }
}

/** For each number of panels from `fewest` to `most` the best places of their seams; undefined where they do not fit. */
export function bestOfPieces(
  found: GapPieces,
  fewest: number,
  most: number,
  costs: SeamCosts,
): (BestSeams | undefined)[] {
  const { anchors, pieces } = found
  const stride = most + 1
  // Of each anchor and number of panels before it: the least cost, and the piece that ends there.
  const first = new Float64Array(anchors.length * stride).fill(Number.POSITIVE_INFINITY)
  const second = new Float64Array(anchors.length * stride)
  const ends: (Piece | undefined)[] = []
  first[0] = 0
  for (const [index, own] of pieces.entries())
    for (const piece of own) {
      const inside = costOf(costs, piece.near, piece.offLine)
      const flags = anchors[piece.to]?.flags ?? 0
      const isNear = (flags & placeFlags.near) !== 0
      const isSeam = piece.to < anchors.length - 1
      const end = isSeam
        ? costOf(costs, isNear ? 1 : 0, (flags & placeFlags.onLine) === 0 ? 1 : 0)
        : { first: 0, second: 0 }
      const addedFirst = inside.first + end.first
      const addedSecond = inside.second + end.second + piece.squares
      for (let before = 0; before + piece.panels <= most; before += 1) {
        const from = index * stride + before
        const nextFirst = (first[from] ?? 0) + addedFirst
        const to = piece.to * stride + before + piece.panels
        const known = first[to] ?? 0
        if (nextFirst > known || nextFirst === Number.POSITIVE_INFINITY) continue
        const nextSecond = (second[from] ?? 0) + addedSecond
        if (nextFirst === known && nextSecond >= (second[to] ?? 0)) continue
        first[to] = nextFirst
        second[to] = nextSecond
        ends[to] = piece
      }
    }
  const last = anchors.length - 1
  return Array.from({ length: most - fewest + 1 }, (_, further) => {
    const cost = first[last * stride + fewest + further] ?? Number.POSITIVE_INFINITY
    if (cost === Number.POSITIVE_INFINITY) return undefined
    const places: number[][] = []
    let [anchor, panels] = [last, fewest + further]
    while (anchor > 0) {
      const piece = ends[anchor * stride + panels]
      if (piece === undefined) return undefined
      const at = anchor === last ? [] : [anchors[anchor]?.at ?? 0]
      places.unshift([...placesOf(found, piece), ...at])
      anchor = piece.from
      panels -= piece.panels
    }
    return { first: cost, second: second[last * stride + fewest + further] ?? 0, places: places.flat() }
  })
}
