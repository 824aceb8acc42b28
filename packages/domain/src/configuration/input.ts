/** What people type, made into what is stored: numbers, dimensions, quantities, ranks and titles. */
import { untitledOrder } from '../orders/schema.ts'
import { messages } from '../messages.ts'
import { type DimensionBounds, nearestDimension } from '../units/dimensions.ts'
import { type LengthUnit, parseLength } from '../units/lengths.ts'
import { type Refusal, refusal } from '../units/result.ts'

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

/**
 * A dimension in millimetres as it is stored (`nearestDimension`). What can't be read is 0 before it is bounded (screens
 * ask `readDimension`, which refuses it). Text is read as a length, a bare number in millimetres. [1.5.24, 1.5.25]
 */
export function normaliseDimension(value: string | number, data: DimensionBounds): number {
  const typed = typeof value === 'number' ? value : lengthOf(value, 'mm')
  return nearestDimension(typed !== null && Number.isFinite(typed) ? typed : 0, data)
}

function lengthOf(text: string, unit: LengthUnit): number | null {
  const parsed = parseLength(text, unit)
  return parsed.ok ? parsed.value : null
}

export type ReadDimension =
  | {
      readonly ok: true
      /** what is stored, in millimetres */
      readonly value: number
      /** rounding or a bound made it another length than was typed */
      readonly isAdjusted: boolean
    }
  | Refusal<'lengthUnreadable'>

/** Half of what a dimension snaps to: less than this is not worth telling. */
const ADJUSTED_MM = 1 / 128 + 1e-9

/**
 * What a person typed into a dimension: `3 5/8"`, `92.1`, `9cm`, `½`; a bare number is in `unit`. What is no
 * length is refused in words instead of becoming another number. [1.5.24, 1.5.25]
 */
export function readDimension(text: string, data: DimensionBounds, unit: LengthUnit): ReadDimension {
  const typed = lengthOf(text, unit)
  if (typed === null) {
    return refusal('lengthUnreadable', messages.lengthUnreadable({ text: text.trim().slice(0, 40) }))
  }
  const value = normaliseDimension(typed, data)
  return { ok: true, value, isAdjusted: Math.abs(value - typed) > ADJUSTED_MM }
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

/** Longest title of an item, and of one added in the cart popup. [1.5.16, 1.5.18] */
export const ITEM_TITLE_MAX = 40
export const CART_ITEM_TITLE_MAX = 30

/** Signs that print nothing, or turn the direction of what follows them; line breaks and tabs are not among them. */
// oxlint-disable-next-line no-control-regex
const unprintable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/**
 * Text as it can be stored and printed: without control characters and halves of signs, in the usual composed
 * form of its letters. Emoji and every script stay. One line only unless `isMultiline`.
 */
export function plainText(text: string, isMultiline = false): string {
  // Line breaks last: what stood between the two signs of one may have gone.
  const clean = text.replace(unprintable, '').replace(loneSurrogate, '').replace(/\r\n?/g, '\n')
  return isMultiline ? clean : clean.replace(/[\n\r\t\u2028\u2029]+/g, ' ')
}

/** Cuts a typed identifier to its longest length, never through a sign of two halves. [1.5.16] */
export function normaliseItemTitle(text: string, max: number = ITEM_TITLE_MAX): string {
  const clean = plainText(text)
  return clean.length <= max ? clean : clean.slice(0, max).replace(loneSurrogate, '')
}

/** An item title is required where the product says so. [1.5.15] */
export function checkItemTitle(title: string, isRequired: boolean): null | Refusal {
  return isRequired && title.trim() === '' ? refusal('itemTitleRequired', messages.itemTitleRequired) : null
}

/** The cart popup always wants an identifier. [1.5.17] */
export function checkCartItemTitle(title: string): null | Refusal {
  return title.trim() === '' ? refusal('cartItemTitleRequired', messages.cartItemTitleRequired) : null
}

const emoji =
  /\p{Extended_Pictographic}(?:\uFE0F|\u20E3|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*/gu
// Letters with their marks, digits and the space stay.
const notTitle = /[^\p{L}\p{Mn}\p{Mc}\p{N} ]|[\uFE00-\uFE0F]/gu

/** Special symbols, punctuation, control characters and emoji become a space each. [1.5.14] */
export function stripTitleSymbols(text: string): string {
  return text.replace(emoji, ' ').replace(notTitle, ' ')
}

/** Whether an order's title will do; `word` is the organisation's word for an order. [1.5.11–1.5.13] */
export function checkOrderTitle(title: string, word: string): null | Refusal {
  const trimmed = title.trim()
  if (trimmed === '') return refusal('orderTitleRequired', messages.orderTitleRequired({ word }))
  const lowered = trimmed.toLowerCase()
  if (lowered === untitledOrder.toLowerCase() || lowered === `untitled ${word}`.toLowerCase()) {
    return refusal('orderTitleUntitled', messages.orderTitleUntitled({ word }))
  }
  return null
}
