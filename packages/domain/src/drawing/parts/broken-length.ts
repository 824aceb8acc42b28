/**
 * A long view cut short: what matters (ends, the first holes) is drawn at true size, what repeats is left out between
 * break lines. Maps true positions along the rail to drawn ones.
 */

export type ShownPiece = {
  /** true positions, mm */
  readonly from: number
  readonly to: number
  /** drawn position of `from` */
  readonly at: number
}

export type BrokenLength = {
  readonly pieces: readonly ShownPiece[]
  /** drawn length with gaps */
  readonly length: number
  /** width of a gap */
  readonly gap: number
}

/**
 * Keeps the wanted true ranges of a rail of `length` mm; ranges closer than `gap` × 2 are drawn as one. The ends are
 * always shown when they are among the ranges.
 */
export function breakLength(
  length: number,
  wanted: readonly (readonly [number, number])[],
  gap: number,
): BrokenLength {
  const sorted = wanted
    .map(([from, to]) => [Math.max(0, from), Math.min(length, to)] as const)
    .filter(([from, to]) => to > from)
    .toSorted((a, b) => a[0] - b[0])
  const merged: [number, number][] = []
  for (const [from, to] of sorted) {
    const last = merged.at(-1)
    if (last !== undefined && from - last[1] < 2 * gap) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  let at = 0
  const pieces = merged.map(([from, to]): ShownPiece => {
    const piece = { from, to, at }
    at += to - from + gap
    return piece
  })
  return { pieces, length: Math.max(0, at - gap), gap }
}

/** Where a true position is drawn; undefined where it is left out. */
export function drawnAt({ pieces }: BrokenLength, position: number): number | undefined {
  const piece = pieces.find(({ from, to }) => position >= from - 1e-6 && position <= to + 1e-6)
  return piece === undefined ? undefined : piece.at + (position - piece.from)
}
