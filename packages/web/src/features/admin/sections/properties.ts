/** Properties with their options: list and details. [2.2.78, 2.2.79] */
import {
  hexColourSchema,
  type Json,
  type ProductOption,
  type ProductProperty,
  type PropertyType,
  unassignedId,
  adminSectionMessages,
} from '@orderwright/domain'
import type { Column } from '../../../ui/table/table-columns.ts'
import type { AdminData } from '../admin-data.ts'
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
  singleSelect: adminSectionMessages.oneOption,
  select: adminSectionMessages.severalOptions,
  text: adminSectionMessages.text,
  number: adminSectionMessages.wholeNumber,
  dimensions: adminSectionMessages.dimension,
  checkbox: adminSectionMessages.checkbox,
}

const invoiceWords = {
  none: adminSectionMessages.notShown,
  inline: adminSectionMessages.inTheLine,
  column: adminSectionMessages.columnOwn,
} as const

function pictureOf(option: ProductOption): Picture {
  const colour = hexColourSchema.safeParse(option.data['fill'] ?? option.data['color'])
  return { url: option.thumbnailUrl, colour: colour.success ? colour.data : null }
}

function dataWords(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? adminSectionMessages.yes : adminSectionMessages.no
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function classes(option: ProductOption, adminData: AdminData): string {
  return Object.entries(option.classifications)
    .flatMap(([groupId, id]) => {
      const group = adminData.classifierGroups.find((one) => one.id === Number(groupId))
      const classifier = adminData.classifiers.find((one) => one.id === id)
      return group && classifier ? [classifier.title] : []
    })
    .join(', ')
}

/** Options by rank, with a column for each of the property's data fields. */
function optionTable(property: ProductProperty, adminData: AdminData): AdminTable {
  const own = adminData.options
    .filter(({ productPropertyId }) => productPropertyId === property.id)
    .toSorted(byRank)
  const isPriced = own.some(({ productPricingRuleId }) => productPricingRuleId !== unassignedId)
  const isClassified = own.some((option) => classes(option, adminData) !== '')
  const fields = property.productOptionDataFields
  const columns: Column[] = [
    { key: 'rank', title: adminSectionMessages.rank, width: 64, align: 'end' },
    { key: 'id', title: adminSectionMessages.id, width: 72, align: 'end' },
    { key: 'title', title: adminSectionMessages.title, minWidth: 260 },
    ...fields.map(({ key, title, type }): Column => {
      return { key: `data ${key}`, title, width: 112, align: type === 'number' ? 'end' : 'start' }
    }),
    { key: 'visibility', title: adminSectionMessages.visibility, width: 208 },
    ...(isPriced ? [{ key: 'pricing', title: adminSectionMessages.pricingRule, width: 160 }] : []),
    ...(isClassified ? [{ key: 'classes', title: adminSectionMessages.classifiers, width: 160 }] : []),
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
        pricing: oneOf('product-pricing-rules', adminData.pricingRules, option.productPricingRuleId, ''),
        classes: text(classes(option, adminData), true),
      },
    }
  })
  return { columns, titleColumn: 'title', rows }
}

function limits({ type, data }: ProductProperty): string {
  if (type !== 'dimensions') return ''
  const { minDimension, maxDimension, dimensionInterval } = data
  return [
    minDimension > 0 && adminSectionMessages.fromSize({ minDimension }),
    maxDimension > 0 && adminSectionMessages.toSize({ maxDimension }),
    dimensionInterval > 0 && adminSectionMessages.inStepsOf({ dimensionInterval }),
  ]
    .filter(Boolean)
    .join(' ')
}

function details(adminData: AdminData, id: number): Details | null {
  const property = adminData.properties.find((one) => one.id === id)
  if (!property) return null
  const users = adminData.products
    .filter(({ associations }) => associations.productProperties[String(id)] !== undefined)
    .toSorted(byRank)
  const rules = rulesAbout(property.id, adminData)
  return {
    ...headOf(property),
    groups: [
      {
        title: adminSectionMessages.property,
        facts: facts([
          { label: adminSectionMessages.internalTitle, value: text(property.internalTitle) },
          { label: adminSectionMessages.takes, value: text(typeWords[property.type]) },
          property.isArray === 1 && {
            label: adminSectionMessages.entries,
            value: text(
              adminSectionMessages.aListWith({
                inputs: property.arrayInputProps.inputs
                  .map(({ placeholder }) => placeholder)
                  .filter(Boolean)
                  .join(', '),
              }),
            ),
          },
          { label: adminSectionMessages.limits, value: text(limits(property)) },
          {
            label: adminSectionMessages.group,
            value: oneOf(
              'product-property-groups',
              adminData.groups,
              property.productPropertyGroupId,
              adminSectionMessages.noGroup,
            ),
          },
          { label: adminSectionMessages.required, value: yesNo(property.isRequired) },
          { label: adminSectionMessages.chosenOnce, value: yesNo(property.isOrderLevel) },
          { label: adminSectionMessages.onInvoices, value: text(invoiceWords[property.invoiceVisibility]) },
          {
            label: adminSectionMessages.thumbnailsOnInvoices,
            value: yesNo(property.showThumbnailsOnInvoice),
          },
          { label: adminSectionMessages.onDrawings, value: yesNo(property.drawingVisibility === 'visible') },
          { label: adminSectionMessages.rank, value: figure(property.rank) },
          users.length > 0 && {
            label: adminSectionMessages.usedBy,
            value: { kind: 'places', places: users.map((product) => place('products', product)) },
          },
        ]),
      },
      {
        title: adminSectionMessages.options,
        empty: adminSectionMessages.propertyIsEmpty,
        table: optionTable(property, adminData),
      },
      ...(rules.length === 0
        ? []
        : [
            {
              title: adminSectionMessages.compatibility,
              empty: '',
              table: {
                titleColumn: 'rule',
                columns: [
                  { key: 'id', title: adminSectionMessages.id, width: 72, align: 'end' as const },
                  { key: 'rule', title: adminSectionMessages.rule, minWidth: 240 },
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
  title: adminSectionMessages.properties,
  one: adminSectionMessages.oneProperty,
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
  empty: adminSectionMessages.noPropertiesYet,
  list: ({ properties: list }) => ({
    titleColumn: 'title',
    columns: [
      { key: 'rank', title: adminSectionMessages.rank, width: 72, align: 'end' },
      { key: 'id', title: adminSectionMessages.id, width: 72, align: 'end' },
      { key: 'title', title: adminSectionMessages.title, minWidth: 200 },
      { key: 'internal', title: adminSectionMessages.internalTitleColumn, minWidth: 200 },
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
