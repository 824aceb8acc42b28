/** The titles of orders and items: what is cut, what is refused, and why. [1.5.11–1.5.18] */
import { messages } from '../messages.ts'
import { loneSurrogate, plainText } from '../units/text/plain-text.ts'
import { type Refusal, refusal } from '../units/result.ts'
import { untitledOrder } from './schema.ts'

/** Longest title of an item, and of one added in the cart popup. [1.5.16, 1.5.18] */
export const ITEM_TITLE_MAX = 40
export const CART_ITEM_TITLE_MAX = 30

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
