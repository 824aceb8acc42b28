/** What is known of an option, as titles and values a person reads; colours keep their figure for a swatch. */
import {
  type Catalog,
  type ProductOption,
  type ProductProperty,
  unassignedId,
} from '@orderwright/domain/catalog'
import { optionDetailsMessages } from '@orderwright/domain/messages'
import type { Json } from '@orderwright/domain/units'

export interface OptionFact {
  readonly key: string
  readonly title: string
  readonly value: string
  /** the value is a colour */
  readonly colour?: string
}

const colourPattern = /^#[0-9a-f]{6}$/i

/** 'layoutString' → 'Layout string'. */
function words(key: string): string {
  const spaced = key.replace(/([A-Z])/g, ' $1').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Millimetres are the unit of every length in option data. */
const lengths = new Set(['width', 'height', 'depth', 'thickness', 'length', 'diameter', 'spacing'])

function valueText(key: string, value: Json): string | null {
  if (typeof value === 'boolean') return value ? optionDetailsMessages.yes : optionDetailsMessages.no
  if (typeof value === 'number') return lengths.has(key) ? optionDetailsMessages.mm({ value }) : String(value)
  if (typeof value === 'string') return value === '' ? null : value
  return null
}

/**
 * The data of an option in the words of its property's data fields, in their order; without such fields every plain
 * value under its own key. Nested data is for drawings, not for reading.
 */
export function dataFacts(property: ProductProperty, option: ProductOption): OptionFact[] {
  const fields =
    property.productOptionDataFields.length > 0
      ? property.productOptionDataFields
      : Object.keys(option.data).map((key) => ({ key, title: words(key) }))
  return fields.flatMap(({ key, title }) => {
    const data = option.data[key]
    const value = data === undefined || data === null ? null : valueText(key, data)
    if (value === null) return []
    return [
      {
        key: `data ${key}`,
        title: title || words(key),
        value,
        ...(colourPattern.test(value) ? { colour: value } : {}),
      },
    ]
  })
}

/** The classes that an option is priced by: absent for whoever sees no prices. */
export function classifierFacts(catalog: Catalog, option: ProductOption): OptionFact[] {
  return Object.entries(option.classifications).flatMap(([groupId, classifierId]) => {
    const group = catalog.classifierGroups.get(Number(groupId))
    const classifier = classifierId === unassignedId ? undefined : catalog.classifiers.get(classifierId)
    if (!group || !classifier) return []
    return [{ key: `class ${groupId}`, title: group.title, value: classifier.title }]
  })
}

const codeTitles = {
  catalog: optionDetailsMessages.catalogCode,
  factory: optionDetailsMessages.factoryCode,
  machining: optionDetailsMessages.machiningCode,
} as const

export function codeFacts({ referenceCodes }: ProductOption): OptionFact[] {
  return Object.entries(codeTitles).flatMap(([key, title]) => {
    const value =
      key === 'catalog'
        ? referenceCodes.catalog
        : key === 'factory'
          ? referenceCodes.factory
          : referenceCodes.machining
    return value === '' ? [] : [{ key: `code ${key}`, title, value }]
  })
}
