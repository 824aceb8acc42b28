/** The interval to which dimensions are rounded where they are shown, within what an organization allows. */

/** Inches; both above 0. */
export interface PrecisionLimits {
  readonly min: number
  readonly max: number
}

/** An interval within the limits of a profile; what is no number is the finest one. [2.5.29, 2.5.30] */
export function clampPrecision(inches: number, { min, max }: PrecisionLimits): number {
  if (!Number.isFinite(inches)) return min
  return Math.min(max, Math.max(min, inches))
}

/** Whether the interval that a profile begins with lies within its own limits. */
export function holdsPrecision({
  initial,
  ...limits
}: PrecisionLimits & { readonly initial: number }): boolean {
  return limits.min <= limits.max && clampPrecision(initial, limits) === initial
}
