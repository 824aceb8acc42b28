/** The fields of a change in words: what is called how, and its value as a person reads it. */
import type { Catalog } from '@orderwright/domain'
import { selectionSchema } from '@orderwright/domain'
import { fieldTitle, type Props } from '@orderwright/editor'
import { selectionText } from '../../options/selection-text.ts'

export interface DescribedField {
  readonly key: string
  readonly title: string
  readonly value: string
}

function plainText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** One entry for each changed field, in the order of the change; properties one by one. */
export function describeChange(catalog: Catalog, props: Props): DescribedField[] {
  return Object.entries(props).flatMap(([key, value]): DescribedField[] => {
    if (key !== 'properties' || typeof value !== 'object' || value === null) {
      return [{ key, title: fieldTitle(catalog, key), value: plainText(value) }]
    }
    return Object.entries(value).map(([propertyId, selection]) => {
      const property = catalog.properties.get(Number(propertyId))
      const parsed = selectionSchema.safeParse(selection)
      return {
        key: `property ${propertyId}`,
        title: property?.title ?? 'Removed property',
        value: property && parsed.success ? selectionText(catalog, property, parsed.data) : '—',
      }
    })
  })
}
