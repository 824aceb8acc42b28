/** What can be wrong with a product graphic, and the shape in which its functions say so. */

export const graphicCodes = [
  /** the text is no expression */
  'syntax',
  /** a name that neither the product's bindings nor a formula gives */
  'unknownName',
  'notANumber',
  'notAColour',
  /** a choice that the property does not know */
  'notAChoice',
  'divisionByZero',
  /** not finite, or beyond what a product measures */
  'outOfRange',
  /** a length that must be above 0 */
  'notPositive',
  /** formulas that need each other */
  'cycle',
  'unknownType',
  'unknownProperty',
  /** a property of the wrong shape */
  'invalidProperty',
  /** an outline that crosses itself or holds no area */
  'badOutline',
  /** not exactly one group at the top */
  'topGroup',
  /** two nodes with one id */
  'sameId',
  'tooDeep',
  'tooManyParts',
] as const
export type GraphicCode = (typeof graphicCodes)[number]

/**
 * `name` is what the expression or the node asked for and did not get; `at` the offset of the first character of a text
 * that can not stand there.
 */
export type Problem = {
  readonly ok: false
  readonly code: GraphicCode
  readonly name?: string
  readonly at?: number
}
export type Outcome<T> = { readonly ok: true; readonly value: T } | Problem

export function good<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function problem(code: GraphicCode, name?: string): Problem {
  return name === undefined ? { ok: false, code } : { ok: false, code, name }
}
