/** A choice in words, as rows, cards, the cart, exports and drawings show it. */
import type { Catalog } from '../catalog/compile.ts'
import type { ProductProperty } from '../catalog/schema.ts'
import { type EngravingEntry, type EngravingSet, engravingSides } from '../engraving/schema.ts'
import { formatLength, type LengthUnit } from '../units/lengths.ts'
import type { Selection } from '../orders/selections.ts'

/** Stands for the title of a property or an option that has none. [1.2.67] */
export const missingTitle = 'ERROR'

/** What is chosen; empty when nothing is. */
export function selectionText(
  catalog: Catalog,
  property: ProductProperty,
  selection: Selection | undefined,
  unit: LengthUnit = 'mm',
): string {
  if (!selection) return ''
  // An option that lost its title, or was deleted, must not pass for nothing chosen. [1.2.67]
  const titleOf = (id: number) => catalog.options.get(id)?.title || missingTitle
  if (selection.optionId !== undefined) return titleOf(selection.optionId)
  if (selection.optionIds !== undefined) return selection.optionIds.map(titleOf).join(', ')
  if (selection.engravings !== undefined) return engravingsText(selection.engravings)
  if (selection.values !== undefined) return selection.values.filter(Boolean).join(', ')
  if (selection.value === undefined) return ''
  if (typeof selection.value === 'boolean') return selection.value ? 'Yes' : 'No'
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
  return engravingStackTexts([set])
}

/** The same of several languages: at each place they follow each other as they stand there. */
export function engravingStackTexts(languages: readonly EngravingSet[]): string[] {
  const mechanisms = [...new Set(languages.flatMap(Object.keys))]
  return mechanisms
    .sort((one, other) => Number(one) - Number(other))
    .flatMap((index) =>
      engravingSides.flatMap((side) => languages.flatMap((set) => set[index]?.[side] ?? [])),
    )
    .map(engravingEntryText)
    .filter(Boolean)
}

/** 'READING, HALL', and how many sets differ when pieces are engraved differently. */
export function engravingsText(sets: readonly EngravingSet[]): string {
  const [first] = sets
  if (!first) return ''
  const texts = engravingSetTexts(first).join(', ')
  return sets.length > 1 ? `${texts || 'None'} (1 of ${sets.length} pieces)` : texts
}
