/** Dimensions in exact fractions, slowly: every multiple and every 1/64 is looked at. What tests compare with. */
import type { DimensionBounds } from '../../units/dimensions.ts'

/** A fraction over one common denominator: 64 · 10^8, so that decimals and 1/64 are whole numbers. */
const UNITS = 64n * 100_000_000n
const GRID = UNITS / 64n

/** A decimal with at most 8 places as a whole number of units. */
export function unitsOf(value: number): bigint {
  const [whole = '0', places = ''] = value.toFixed(8).split('.')
  return BigInt(whole) * UNITS + BigInt(places) * 64n
}

export function fromUnits(units: bigint): number {
  return Number(units) / Number(UNITS)
}

/** To the nearest 1/64, halves upwards. */
function snapped(units: bigint): bigint {
  return ((units * 2n + GRID) / (2n * GRID)) * GRID
}

function range(from: bigint, to: bigint, step: bigint): bigint[] {
  const list: bigint[] = []
  for (let at = from; at <= to; at += step) list.push(at)
  return list
}

/** The nearest of several, the larger of two that are as near. */
function nearest(value: bigint, list: readonly bigint[]): bigint | undefined {
  const distance = (one: bigint) => (one > value ? one - value : value - one)
  return list.toSorted((a, b) => Number(distance(a) - distance(b)) || Number(b - a))[0]
}

/** What a dimension becomes, in units; bounds must be given, so that there is an end to the multiples. */
export function exactDimension(value: number, bounds: DimensionBounds): bigint {
  const [wanted, step] = [unitsOf(value), unitsOf(bounds.dimensionInterval)]
  const [least, most] = [unitsOf(bounds.minDimension), unitsOf(bounds.maxDimension)]
  const isInside = (units: bigint) => units >= least && units <= most
  const multiples = step === 0n ? [] : range(0n, most + step, step).filter((one) => isInside(snapped(one)))
  const multiple = nearest(wanted, multiples)
  if (multiple !== undefined) return snapped(multiple)
  const onGrid = nearest(wanted, range(0n, most, GRID).filter(isInside))
  if (onGrid !== undefined) return onGrid
  return nearest(wanted, [least, most, ...(isInside(wanted) ? [wanted] : [])]) ?? most
}
