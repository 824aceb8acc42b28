/** Properties with their options: list and details. [2.2.78, 2.2.79] */
import {
  hexColourSchema,
  type Json,
  type ProductOption,
  type ProductProperty,
  type PropertyType,
  unassignedId,
} from '@orderwright/domain'
import type { Column } from '../../../ui/table/table-columns.ts'
import type { AdminData } from '../book.ts'
import {
  byRank,
  facts,
  figure,
  headOf,
  oneOf,
  place,
  standing,
  statusFilter,
  text,
  yesNo,
} from '../cell-builders.ts'
import { rulesAbout } from '../rule-words.ts'
import type { AdminRow, AdminSection, AdminTable, Details, Picture } from '../section.ts'

const typeWords: Readonly<Record<PropertyType, string>> = {
  singleSelect: 'One option',
  select: 'Several options',
  text: 'Text',
  number: 'Whole number',
  dimensions: 'Dimension',
  checkbox: 'Checkbox',
}

const invoiceWords = { none: 'Not shown', inline: 'In the line', column: 'A column of its own' } as const

function pictureOf(option: ProductOption): Picture {
  const colour = hexColourSchema.safeParse(option.data['fill'] ?? option.data['color'])
  return { url: option.thumbnailUrl, colour: colour.success ? colour.data : null }
}

function dataWords(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function classes(option: ProductOption, book: AdminData): string {
  return Object.entries(option.classifications)
    .flatMap(([groupId, id]) => {
      const group = book.classifierGroups.find((one) => one.id === Number(groupId))
      const classifier = book.classifiers.find((one) => one.id === id)
      return group && classifier ? [classifier.title] : []
    })
    .join(', ')
}

/** Options by rank, with a column for each of the property's data fields. */
function optionTable(property: ProductProperty, book: AdminData): AdminTable {
  const own = book.options
    .filter(({ productPropertyId }) => productPropertyId === property.id)
    .toSorted(byRank)
  const isPriced = own.some(({ productPricingRuleId }) => productPricingRuleId !== unassignedId)
  const isClassified = own.some((option) => classes(option, book) !== '')
  const fields = property.productOptionDataFields
  const columns: Column[] = [
    { key: 'rank', title: 'Rank', width: 64, align: 'end' },
    { key: 'id', title: 'ID', width: 72, align: 'end' },
    { key: 'title', title: 'Title', minWidth: 260 },
    ...fields.map(({ key, title, type }): Column => {
      return { key: `data ${key}`, title, width: 112, align: type === 'number' ? 'end' : 'start' }
    }),
    { key: 'visibility', title: 'Visibility', width: 208 },
    ...(isPriced ? [{ key: 'pricing', title: 'Pricing rule', width: 160 }] : []),
    ...(isClassified ? [{ key: 'classes', title: 'Classifiers', width: 160 }] : []),
  ]
  const rows = own.map((option): AdminRow => {
    return {
      id: option.id,
      title: option.title,
      picture: pictureOf(option),
      ...standing(option.archived),
      cells: {
        rank: figure(option.rank),
        id: figure(option.id),
        ...Object.fromEntries(
          fields.map(({ key, type }) => {
            const words = dataWords(option.data[key])
            return [`data ${key}`, type === 'number' ? figure(words) : text(words)]
          }),
        ),
        visibility: {
          kind: 'control',
          control: {
            key: 'visibility',
            resource: 'productOption',
            record: option,
            level: option.publishLevel,
          },
        },
        pricing: oneOf('product-pricing-rules', book.pricingRules, option.productPricingRuleId, ''),
        classes: text(classes(option, book), true),
      },
    }
  })
  return { columns, titleColumn: 'title', rows }
}

function limits({ type, data }: ProductProperty): string {
  if (type !== 'dimensions') return ''
  const { minDimension, maxDimension, dimensionInterval } = data
  return [
    minDimension > 0 && `from ${minDimension}`,
    maxDimension > 0 && `to ${maxDimension}`,
    dimensionInterval > 0 && `in steps of ${dimensionInterval}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function details(book: AdminData, id: number): Details | null {
  const property = book.properties.find((one) => one.id === id)
  if (!property) return null
  const users = book.products
    .filter(({ associations }) => associations.productProperties[String(id)] !== undefined)
    .toSorted(byRank)
  const rules = rulesAbout(property.id, book)
  return {
    ...headOf(property),
    groups: [
      {
        title: 'Property',
        facts: facts([
          { label: 'Internal title', value: text(property.internalTitle) },
          { label: 'Takes', value: text(typeWords[property.type]) },
          property.isArray === 1 && {
            label: 'Entries',
            value: text(
              `A list, with ${
                property.arrayInputProps.inputs
                  .map(({ placeholder }) => placeholder)
                  .filter(Boolean)
                  .join(', ') || 'one input'
              }`,
            ),
          },
          { label: 'Limits', value: text(limits(property)) },
          {
            label: 'Group',
            value: oneOf('product-property-groups', book.groups, property.productPropertyGroupId, 'No group'),
          },
          { label: 'Required', value: yesNo(property.isRequired) },
          { label: 'Chosen once for the whole order', value: yesNo(property.isOrderLevel) },
          { label: 'On invoices', value: text(invoiceWords[property.invoiceVisibility]) },
          { label: 'Thumbnails on invoices', value: yesNo(property.showThumbnailsOnInvoice) },
          { label: 'On drawings', value: yesNo(property.drawingVisibility === 'visible') },
          { label: 'Rank', value: figure(property.rank) },
          users.length > 0 && {
            label: 'Used by',
            value: { kind: 'places', places: users.map((product) => place('products', product)) },
          },
        ]),
      },
      { title: 'Options', empty: 'This property has no options.', table: optionTable(property, book) },
      ...(rules.length === 0
        ? []
        : [
            {
              title: 'Compatibility',
              empty: '',
              table: {
                titleColumn: 'rule',
                columns: [
                  { key: 'id', title: 'ID', width: 72, align: 'end' as const },
                  { key: 'rule', title: 'Rule', minWidth: 240 },
                ],
                rows: rules.map(({ id: ruleId, words }) => ({
                  id: ruleId,
                  title: words,
                  mark: null,
                  tags: {},
                  cells: { id: figure(ruleId) },
                })),
              },
            },
          ]),
    ],
  }
}

export const properties: AdminSection = {
  key: 'product-properties',
  title: 'Properties',
  one: 'property',
  listNeeds: ['properties'],
  detailNeeds: [
    'properties',
    'options',
    'groups',
    'products',
    'pricingRules',
    'rules',
    'classifierGroups',
    'classifiers',
  ],
  filters: [statusFilter()],
  empty: 'What people choose of a product will be listed here.',
  list: ({ properties: list }) => ({
    titleColumn: 'title',
    columns: [
      { key: 'rank', title: 'Rank', width: 72, align: 'end' },
      { key: 'id', title: 'ID', width: 72, align: 'end' },
      { key: 'title', title: 'Title', minWidth: 200 },
      { key: 'internal', title: 'Internal Title', minWidth: 200 },
    ],
    rows: list.toSorted(byRank).map((property) => ({
      id: property.id,
      title: property.title,
      to: { section: 'product-properties', id: property.id },
      ...standing(property.archived),
      cells: {
        rank: figure(property.rank),
        id: figure(property.id),
        internal: text(property.internalTitle, true),
      },
    })),
  }),
  details,
}
