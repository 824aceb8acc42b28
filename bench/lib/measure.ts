/** Medians, percentiles and the one line that a benchmark prints. */

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Prints one JSON line; numbers are rounded to a thousandth. */
export function report(line: Record<string, string | number | boolean>): void {
  const rounded = Object.fromEntries(
    Object.entries(line).map(([key, value]) => [key, typeof value === 'number' ? round(value) : value]),
  )
  process.stdout.write(`${JSON.stringify(rounded)}\n`)
}
