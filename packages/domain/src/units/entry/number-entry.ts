/** Numbers as people type them: whole numbers, quantities and ranks. [1.5.20–1.5.23] */

/** Keeps digits and the first decimal point. [1.5.23] */
export function stripNumericInput(text: string): string {
  const kept = text.replace(/[^\d.]/g, '')
  const point = kept.indexOf('.')
  return point < 0 ? kept : kept.slice(0, point + 1) + kept.slice(point + 1).replaceAll('.', '')
}

/** An integer; what can't be read is 0. [1.5.22] */
export function parseNumberInput(value: string | number): number {
  const parsed = typeof value === 'number' ? Math.trunc(value) : Number.parseInt(stripNumericInput(value), 10)
  return Number.isSafeInteger(parsed) ? parsed || 0 : 0
}

/** A whole quantity of at least 1. [1.5.20] */
export function normaliseQuantity(value: string | number): number {
  const parsed = typeof value === 'number' ? Math.trunc(value) : Number.parseInt(value, 10)
  return Number.isSafeInteger(parsed) && parsed >= 1 ? Math.min(parsed, 100_000) : 1
}

/** A rank within 1..count, or null when it can't be read. [1.5.21] */
export function clampRank(value: string | number, count: number): number | null {
  const parsed = typeof value === 'number' ? Math.trunc(value) : Number.parseInt(value, 10)
  return Number.isSafeInteger(parsed) ? Math.min(Math.max(parsed, 1), Math.max(count, 1)) : null
}
