/** Conditions under which an option is offered at all. [1.5.29] */
import type { Availability } from '../catalog/schema.ts'

/** Whether a datum compares as an availability states. [1.5.29] */
export function holds(actual: unknown, condition: Availability): boolean {
  const expected = condition.value
  if (actual === undefined || actual === null) return false
  switch (condition.operator) {
    case '=':
      return actual === expected
    case '!=':
      return actual !== expected
    default:
      break
  }
  const isComparable =
    (typeof actual === 'number' && typeof expected === 'number') ||
    (typeof actual === 'string' && typeof expected === 'string')
  if (!isComparable) return false
  switch (condition.operator) {
    case '<':
      return actual < expected
    case '<=':
      return actual <= expected
    case '>':
      return actual > expected
    case '>=':
      return actual >= expected
  }
}
