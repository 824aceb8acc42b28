/** A choice in words, as rows, cards, the cart, exports and drawings show it. */
import type { Catalog } from '../catalog/compile.ts'
import type { ProductProperty } from '../catalog/schema.ts'
import { type EngravingEntry, type EngravingSet, engravingSides } from '../engraving/schema.ts'
import { itemNameMessages } from '../messages/order/item-names.ts'
import { formatLength, type LengthUnit } from '../units/lengths.ts'
import { labelInUnit } from '../units/unit-label.ts'
import type { Selection } from '../orders/selections.ts'

/** Stands for the title of a property or an option that has none. [1.2.67] */
export const missingTitle = 'ERROR'

/** What a property is called where measures are shown in `unit`: 'Width (in)' for the title 'Width (mm)'. */
export function propertyLabel({ type, title }: ProductProperty, unit: LengthUnit): string {
  return type === 'dimensions' ? labelInUnit(title, unit) : title
}

/** What is chosen, measures in `unit`; empty when nothing is. */
export function selectionText(
  catalog: Catalog,
  property: ProductProperty,
  selection: Selection | undefined,
  unit: LengthUnit,
): string {
  if (!selection) return ''
  // An option that lost its title, or was deleted, must not pass for nothing chosen. [1.2.67]
  const titleOf = (id: number) => catalog.options.get(id)?.title || missingTitle
  if (selection.optionId !== undefined) return titleOf(selection.optionId)
  if (selection.optionIds !== undefined) return selection.optionIds.map(titleOf).join(', ')
  if (selection.engravings !== undefined) return engravingsText(selection.engravings)
  if (selection.values !== undefined) return selection.values.filter(Boolean).join(', ')
  if (selection.value === undefined) return ''
  if (typeof selection.value === 'boolean')
    return selection.value ? itemNameMessages.yes : itemNameMessages.no
  if (property.type === 'dimensions' && typeof selection.value === 'number') {
    return formatLength(selection.value, unit)
  }
  return String(selection.value)
}

/** One entry in words: its text, or the name of its symbol's key. */
export function engravingEntryText(entry: EngravingEntry): string {
  return 'text' in entry ? entry.text : entry.symbol.replaceAll('-', ' ')
}

/** All texts of one piece, in reading order of its mechanisms. */
export function engravingSetTexts(set: EngravingSet): string[] {
  return engravedMechanisms([set]).flatMap(({ texts }) => texts)
}

/** What one mechanism has engraved, from top to bottom. */
export type MechanismTexts = {
  /** from 0, in reading order */
  readonly mechanism: number
  readonly texts: readonly string[]
}

/**
 * What each mechanism has engraved, those without anything left out. Languages that share their places follow each other
 * as they stand there.
 */
export function engravedMechanisms(languages: readonly EngravingSet[]): MechanismTexts[] {
  const mechanisms = [...new Set(languages.flatMap(Object.keys))].map(Number)
  return mechanisms
    .sort((one, other) => one - other)
    .map((mechanism) => ({
      mechanism,
      texts: engravingSides
        .flatMap((side) => languages.flatMap((set) => set[mechanism]?.[side] ?? []))
        .map(engravingEntryText)
        .filter(Boolean),
    }))
    .filter(({ texts }) => texts.length > 0)
}

/** 'READING, HALL', and how many sets differ when pieces are engraved differently. */
export function engravingsText(sets: readonly EngravingSet[]): string {
  const [first] = sets
  if (!first) return ''
  const texts = engravingSetTexts(first).join(', ')
  return sets.length > 1 ? `${texts || 'None'} (1 of ${sets.length} pieces)` : texts
}
