/**
 * The places of a gap at which the widths of a best layout may change. Between two of them panels are as equal as sixteenths
 * allow: a seam that stands elsewhere, with unequal panels beside it, could be moved to where they are more equal. Those are
 * the ends of stretches in which places are all the same, and where panels at the roll's width come to stand.
 */
import { SAME_LENGTH, STEPS_PER_INCH } from '../figures/measures.ts'
import { type Gap, placeFlags } from './gaps.ts'

/** A place in steps of a sixteenth from the gap's first place; the ends of a gap may lie between two steps. */
export type Anchor = {
  readonly step: number
  /** inches from the left end of the run */
  readonly at: number
  readonly flags: number
}

/** Steps from the gap's first place. */
export function stepOf({ places }: Gap, at: number): number {
  const step = (at - (places[0] ?? at)) * STEPS_PER_INCH
  return Math.abs(step - Math.round(step)) < SAME_LENGTH * STEPS_PER_INCH ? Math.round(step) : step
}

/** The first and last steps of all stretches whose places are the same. */
function stretchEnds({ flags }: Gap): number[] {
  const ends: number[] = []
  for (let step = 0; step < flags.length; step += 1)
    if (flags[step] !== flags[step - 1] || flags[step] !== flags[step + 1]) ends.push(step)
  return ends
}

/**
 * Steps at which the first or the last panel ends, where the roll leaves it more or less room than the inner ones: it is as
 * wide as it can be, or all inner ones from it to an end of a stretch are, or all of them and both share what is left.
 */
function capSteps(gap: Gap, ends: readonly number[], most: number): number[] {
  const { from, to, caps } = gap
  const start = stepOf(gap, from)
  const end = stepOf(gap, to)
  const inner = Math.floor(caps.inner * STEPS_PER_INCH + SAME_LENGTH)
  const first = Math.floor(start + (caps.first + SAME_LENGTH) * STEPS_PER_INCH)
  const last = Math.ceil(end - (caps.last + SAME_LENGTH) * STEPS_PER_INCH)
  const steps = [first, last]
  const known = [...ends, first, last]
  // How far the outer panels reach beyond the inner ones' width.
  const shortFirst = Math.floor(start + inner)
  const shortLast = Math.ceil(end - inner)
  for (const step of known) {
    for (let at = step - inner * Math.ceil((step - first) / inner); at > shortFirst && at < step; at -= inner)
      steps.push(at)
    for (let at = step + inner * Math.ceil((last - step) / inner); at < shortLast && at > step; at += inner)
      steps.push(at)
  }
  if (caps.first > caps.inner && caps.last > caps.inner)
    for (let count = 1; count <= most - 2; count += 1) {
      const each = (end - start - count * inner) / 2
      if (each < inner - 1 || each > Math.max(caps.first, caps.last) * STEPS_PER_INCH + 1) continue
      for (const at of [Math.floor(start + each), Math.ceil(start + each)]) steps.push(at, at + count * inner)
    }
  return steps
}

/** The anchors of a gap for at most `most` panels, left to right: its two ends, and places that no seam is banned from. */
export function anchorsOf(gap: Gap, most: number): Anchor[] {
  const { from, to, places, flags } = gap
  const ends = stretchEnds(gap)
  const steps = [...new Set([...ends, ...capSteps(gap, ends, most)])]
    .filter((step) => step >= 0 && step < places.length && ((flags[step] ?? 0) & placeFlags.banned) === 0)
    .sort((one, other) => one - other)
  return [
    { step: stepOf(gap, from), at: from, flags: 0 },
    ...steps.map((step) => ({ step, at: places[step] ?? 0, flags: flags[step] ?? 0 })),
    { step: stepOf(gap, to), at: to, flags: 0 },
  ]
}
