/**
 * Lengths: millimetres for product drawings, inches for walls and murals. Values are stored as they were
 * given and never rounded because of a display toggle; rounding happens only in what is shown or snapped.
 */

import { withDecimalSign } from '../localization/figures.ts'

declare const mmBrand: unique symbol
declare const inchesBrand: unique symbol
/** A length in millimetres. */
export type Mm = number & { readonly [mmBrand]: true }
/** A length in inches. */
export type Inches = number & { readonly [inchesBrand]: true }
/** How lengths are shown. */
export type LengthUnit = 'mm' | 'in'

/** The factor the product shows inches with [1.9.21]. */
export const INCHES_PER_MM = 0.0393701
/** The exact length of an inch, for what people type. */
export const MM_PER_INCH = 25.4

export function mm(value: number): Mm {
  return value as Mm
}

export function inches(value: number): Inches {
  return value as Inches
}

export function mmToInches(value: number): Inches {
  return inches(value * INCHES_PER_MM)
}

/** Rounds half away from zero to a multiple of 1/`denominator`. */
export function roundToFraction(value: number, denominator: number): number {
  const units = Math.abs(value) * denominator
  // Whole units stay what they are, also where doubles have no halves left to add.
  const whole = Number.isInteger(units) ? units : Math.floor(units + 0.5 + 1e-9)
  const rounded = (Math.sign(value) * whole) / denominator
  return rounded === 0 ? 0 : rounded
}

/** Dimensions that are typed or dragged snap to 1/64 of their unit [1.5.25]. */
export function snapToSixtyFourth(value: number): number {
  return roundToFraction(value, 64)
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/** Inches as a fraction: `4 5/8"`, `3/16"`, `0"`, `-1 1/2"`; rounded to 1/`denominator`. */
export function formatInches(value: number, denominator = 16): string {
  const rounded = roundToFraction(value, denominator)
  const parts = Math.round(Math.abs(rounded) * denominator)
  const whole = Math.floor(parts / denominator)
  const rest = parts % denominator
  const sign = rounded < 0 ? '-' : ''
  if (rest === 0) return `${sign}${whole}"`
  const divisor = greatestCommonDivisor(rest, denominator)
  const fraction = `${rest / divisor}/${denominator / divisor}`
  return whole === 0 ? `${sign}${fraction}"` : `${sign}${whole} ${fraction}"`
}

/** Millimetres with at most `decimals` decimals and no trailing zeros: `117`, `92.1`. */
export function formatMm(value: number, decimals = 1): string {
  const factor = 10 ** decimals
  const rounded = (Math.sign(value) * Math.floor(Math.abs(value) * factor + 0.5 + 1e-9)) / factor
  return String(rounded === 0 ? 0 : rounded)
}

/** A length given in millimetres as text in `unit`: `117 mm` or `4 5/8"`, inches to 1/`denominator`. */
export function formatLength(valueMm: number, unit: LengthUnit, denominator = 16): string {
  return unit === 'mm'
    ? `${withDecimalSign(formatMm(valueMm))} mm`
    : formatInches(mmToInches(valueMm), denominator)
}

/** The bare figure of a dimension line given in millimetres: `117` or `4 5/8"`, inches to 1/`denominator`. */
export function formatDimensionFigure(valueMm: number, unit: LengthUnit, denominator = 16): string {
  return unit === 'mm' ? withDecimalSign(formatMm(valueMm)) : formatInches(mmToInches(valueMm), denominator)
}

export type ParsedLength = { ok: true; value: Mm } | { ok: false; code: 'lengthUnreadable' }

const UNIT_MM: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  in: MM_PER_INCH,
  '"': MM_PER_INCH,
  "'": 12 * MM_PER_INCH,
  ft: 12 * MM_PER_INCH,
}

const NUMBER = String.raw`(?:\d+[ -]+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?|[.,]\d+)`
const UNIT = String.raw`(?:mm|cm|m|inches|inch|in|ft|feet|foot|"|')`
const TERM = new RegExp(String.raw`^\s*(${NUMBER})\s*(${UNIT})?\s*`)
const UNIT_ALIASES: Readonly<Record<string, string>> = { inches: 'in', inch: 'in', feet: 'ft', foot: 'ft' }

/** The fractions that keyboards and word processors write as one sign. */
const FRACTION_SIGNS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const FRACTION_SIGN = /\s*([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g

function parseNumber(text: string): number {
  const mixed = /^(?:(\d+)[ -]+)?(\d+)\/(\d+)$/.exec(text)
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3])
  return Number(text.replace(',', '.'))
}

/**
 * Reads what a person types as a length: `3 5/8"`, `92.1`, `9cm`, `4in`, `1' 2 1/2"`, `3½`, with typographic
 * quotes and decimal commas. A bare number is in `defaultUnit`. Negative or unreadable text is refused.
 */
export function parseLength(text: string, defaultUnit: LengthUnit): ParsedLength {
  let rest = text
    .trim()
    .toLowerCase()
    .replaceAll(/[″”“]/g, '"')
    .replaceAll(/[′’‘]/g, "'")
    .replaceAll('⁄', '/')
    .replaceAll(FRACTION_SIGN, (_, sign: string) => ` ${FRACTION_SIGNS[sign] ?? ''}`)
    .trimStart()
  if (rest === '' || rest.length > 40) return { ok: false, code: 'lengthUnreadable' }
  let total = 0
  let termCount = 0
  while (rest !== '') {
    const match = TERM.exec(rest)
    const number = match?.[1]
    if (!match || number === undefined) return { ok: false, code: 'lengthUnreadable' }
    const unit = match[2]
    // A second bare number would be ambiguous: `4 5` is no length.
    if (unit === undefined && termCount > 0) return { ok: false, code: 'lengthUnreadable' }
    const factor = UNIT_MM[unit === undefined ? defaultUnit : (UNIT_ALIASES[unit] ?? unit)]
    if (factor === undefined) return { ok: false, code: 'lengthUnreadable' }
    total += parseNumber(number) * factor
    rest = rest.slice(match[0].length)
    termCount += 1
    if (unit === undefined && rest !== '') return { ok: false, code: 'lengthUnreadable' }
  }
  return Number.isFinite(total) ? { ok: true, value: mm(total) } : { ok: false, code: 'lengthUnreadable' }
}
