/** The fields of a change in words: what is called how, and its value as a person reads it. */
import type { Catalog } from '@orderwright/domain/catalog'
import { propertyLabel, selectionText } from '@orderwright/domain/configuration'
import { conflictMessages, type FieldTitle, fieldTitles } from '@orderwright/domain/messages'
import { selectionSchema } from '@orderwright/domain/orders'
import type { LengthUnit } from '@orderwright/domain/units'
import { fieldTitle, type Props } from '@orderwright/editor'
import { fieldText, type Names } from '../../open-order/field-text.ts'

export interface DescribedField {
  readonly key: string
  readonly title: string
  readonly value: string
}

function isFieldTitle(key: string): key is FieldTitle {
  return key in fieldTitles
}

/** The command's three fields are stored as one. */
const commandTitles = { number: 'commandNumber', date: 'commandDate', totalInCents: 'commandTotal' } as const

function plainText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** One entry for each changed field, in the order of the change; properties one by one. */
export function describeChange(
  catalog: Catalog,
  props: Props,
  names: Names,
  unit: LengthUnit,
): DescribedField[] {
  const known = (key: FieldTitle, value: unknown) => ({
    key,
    title: fieldTitles[key],
    value: fieldText(key, value, names),
  })
  return Object.entries(props).flatMap(([key, value]): DescribedField[] => {
    if (key === 'commandData' && typeof value === 'object' && value !== null) {
      return (['number', 'date', 'totalInCents'] as const).map((part) =>
        known(commandTitles[part], Reflect.get(value, part)),
      )
    }
    if (isFieldTitle(key)) return [known(key, value)]
    if (key !== 'properties' || typeof value !== 'object' || value === null) {
      return [{ key, title: fieldTitle(catalog, key), value: plainText(value) }]
    }
    return Object.entries(value).map(([propertyId, selection]) => {
      const property = catalog.properties.get(Number(propertyId))
      const parsed = selectionSchema.safeParse(selection)
      return {
        key: `property ${propertyId}`,
        title: property ? propertyLabel(property, unit) : conflictMessages.removedProperty,
        value: property && parsed.success ? selectionText(catalog, property, parsed.data, unit) : '—',
      }
    })
  })
}
