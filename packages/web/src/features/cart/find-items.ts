/** Which lines of an order a search finds: by identifier, product, what was chosen or engraved, and notes. [issue 18, configuring faster] */
import { type Catalog, titlesOf } from '@orderwright/domain/catalog'
import { engravingSetTexts, type ItemEvaluation } from '@orderwright/domain/configuration'
import type { LengthUnit } from '@orderwright/domain/units'
import { searchedWords, searchFor } from '../../lib/format/search-text.ts'
import { productTitle } from '../open-order/item-names.ts'
import { itemChoices } from './item-choices.ts'

export interface FoundItem {
  readonly evaluation: ItemEvaluation
  /** its place in the order, from 0 */
  readonly index: number
}

/** All that can be found of a line; the engravings of every piece are among it. */
function textOf(catalog: Catalog, evaluation: ItemEvaluation, unit: LengthUnit): string {
  const { item, product, visibleProperties } = evaluation
  const engraved = visibleProperties.flatMap(({ cutSelection }) =>
    (cutSelection?.engravings ?? []).flatMap(engravingSetTexts),
  )
  const choices = itemChoices(catalog, evaluation, unit).flatMap(({ title, value }) => [title, value])
  // Also by what they are called in the language in which they are written.
  const chosen = visibleProperties.map(({ chosenOption }) => chosenOption)
  const written = [product, ...chosen].flatMap((record) => (record ? titlesOf(record) : []))
  const named = [item.title, productTitle(catalog, item), ...written]
  return [...named, ...choices, ...engraved, item.notes].join('\n')
}

/**
 * Every word has to stand somewhere in the line; capital letters and accents make no difference. `#12` is the twelfth line
 * alone. Without a word all lines are found.
 */
export function findItems(
  catalog: Catalog,
  items: readonly ItemEvaluation[],
  search: string,
  unit: LengthUnit,
): readonly FoundItem[] {
  const all = items.map((evaluation, index) => ({ evaluation, index }))
  const words = searchedWords(search)
  if (words.length === 0) return all
  // A place is no text: #1 stands in #12.
  const places = words.filter((word) => /^#\d+$/.test(word))
  const isFound = searchFor(words.filter((word) => !places.includes(word)).join(' '))
  return all.filter(
    ({ evaluation, index }) =>
      places.every((place) => place === `#${index + 1}`) && isFound(textOf(catalog, evaluation, unit)),
  )
}
