/** Properties with their options: list and details. [2.2.78, 2.2.79] */
import {
  type ProductProperty,
  type PropertyType,
  propertyTypes,
  untitledTitles,
} from '@orderwright/domain/catalog'
import { adminSectionMessages, ruleImpactMessages } from '@orderwright/domain/messages'
import type { AdminData } from '../admin-data.ts'
import type { FieldSpec } from '../fields/field-spec.ts'
import {
  byRank,
  placeOf,
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
import { optionEditing, optionTable } from './options.ts'
import { rulesAbout } from '../rule-words.ts'
import { creatorWith, propertyDuplicator } from '../records/record-calls.ts'
import { titleField } from '../fields/title-field.ts'
import type { AdminSection, Details, RecordEditing, SettingsGroup } from '../section.ts'

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

/** [2.2.79] */
function settings(adminData: AdminData, id: number): readonly SettingsGroup[] {
  const property = adminData.properties.find((one) => one.id === id)
  if (!property) return []
  const bounds: readonly FieldSpec[] = [
    {
      kind: 'decimal',
      path: ['data', 'minDimension'],
      label: adminSectionMessages.minDimension,
      min: 0,
      concernsOrders: true,
      description: adminSectionMessages.noBound,
    },
    {
      kind: 'decimal',
      path: ['data', 'maxDimension'],
      label: adminSectionMessages.maxDimension,
      min: 0,
      concernsOrders: true,
      description: adminSectionMessages.noBound,
    },
    {
      kind: 'decimal',
      path: ['data', 'dimensionInterval'],
      label: adminSectionMessages.dimensionInterval,
      min: 0,
      concernsOrders: true,
      description: adminSectionMessages.noStep,
    },
  ]
  return [
    {
      title: adminSectionMessages.general,
      fields: [
        titleField,
        { kind: 'text', path: ['internalTitle'], label: adminSectionMessages.internalTitle, maxLength: 200 },
        {
          kind: 'choice',
          path: ['type'],
          concernsOrders: true,
          label: adminSectionMessages.type,
          choices: propertyTypes.map((key) => ({ key, label: typeWords[key] })),
        },
        {
          kind: 'record',
          path: ['productPropertyGroupId'],
          label: adminSectionMessages.group,
          choices: adminData.groups.toSorted(byRank),
          none: { label: adminSectionMessages.noGroup, value: null },
        },
        { kind: 'flag', path: ['isRequired'], concernsOrders: true, label: adminSectionMessages.required },
        {
          kind: 'flag',
          path: ['isOrderLevel'],
          concernsOrders: true,
          label: adminSectionMessages.chosenOnce,
        },
        { kind: 'flag', path: ['isArray'], concernsOrders: true, label: adminSectionMessages.severalEntries },
        { kind: 'flag', path: ['multiline'], label: adminSectionMessages.severalLines },
        { kind: 'text', path: ['placeHolder'], label: adminSectionMessages.placeholder, maxLength: 200 },
        ...(property.isArray === 1
          ? [
              {
                kind: 'text',
                path: ['arrayInputProps', 'label'],
                label: adminSectionMessages.entriesLabel,
                maxLength: 100,
              } as const,
              {
                kind: 'rows',
                path: ['arrayInputProps', 'inputs'],
                label: adminSectionMessages.entries,
                one: adminSectionMessages.oneEntry,
                columns: [{ key: 'placeholder', label: adminSectionMessages.placeholder, maxLength: 100 }],
              } as const,
            ]
          : []),
      ],
      picture: { resource: 'productProperty' },
    },
    ...(property.type === 'dimensions' ? [{ title: adminSectionMessages.limits, fields: bounds }] : []),
    {
      title: adminSectionMessages.display,
      fields: [
        {
          kind: 'choice',
          path: ['invoiceVisibility'],
          label: adminSectionMessages.onInvoices,
          choices: (['none', 'inline', 'column'] as const).map((key) => ({ key, label: invoiceWords[key] })),
        },
        {
          kind: 'choice',
          path: ['drawingVisibility'],
          label: adminSectionMessages.onDrawings,
          choices: [
            { key: 'visible', label: adminSectionMessages.visibleOnDrawings },
            { key: 'none', label: adminSectionMessages.noneOnDrawings },
          ],
        },
        {
          kind: 'flag',
          path: ['showThumbnailsOnInvoice'],
          label: adminSectionMessages.thumbnailsOnInvoices,
        },
        { kind: 'flag', path: ['noOptionThumbnails'], label: adminSectionMessages.noThumbnails },
      ],
    },
    {
      title: adminSectionMessages.data,
      fields: [
        {
          kind: 'json',
          path: ['productOptionDataFields'],
          label: adminSectionMessages.dataFields,
          description: adminSectionMessages.dataFieldsHint,
          needs: 'mayEditDataFields',
        },
      ],
    },
  ]
}

const editing: RecordEditing = {
  resource: 'productProperty',
  list: 'properties',
  one: adminSectionMessages.oneProperty,
  gone: 'archived',
  isRanked: true,
  opensNew: true,
  creator: creatorWith(
    'productProperty',
    (rank) => ({ title: untitledTitles.productProperty, rank }),
    'productOption',
    (productPropertyId) => ({ title: untitledTitles.productOption, productPropertyId, rank: 1 }),
  ),
  duplicator: propertyDuplicator,
  bulk: ({ groups }) => [
    {
      kind: 'record',
      path: ['productPropertyGroupId'],
      label: adminSectionMessages.group,
      choices: groups.toSorted(byRank),
      none: { label: adminSectionMessages.noGroup, value: null },
    },
  ],
  settings,
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
  return {
    ...headOf(property),
    target: { resource: 'productProperty', record: property },
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
          { label: adminSectionMessages.rank, value: placeOf(adminData.properties, property) },
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
        editing: optionEditing(property),
        filters: [statusFilter()],
      },
      {
        title: adminSectionMessages.compatibility,
        panel: {
          key: 'rules',
          rules: rulesAbout(property.id, adminData),
          empty: ruleImpactMessages.propertyHasNoRules,
          startPropertyId:
            property.type === 'singleSelect' || property.type === 'select' ? property.id : null,
        },
      },
    ],
  }
}

export const properties: AdminSection = {
  key: 'product-properties',
  title: adminSectionMessages.properties,
  one: adminSectionMessages.oneProperty,
  listNeeds: ['properties', 'groups'],
  beginsWith: 'properties',
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
  editing,
  list: ({ properties: list }) => ({
    titleColumn: 'title',
    columns: [
      { key: 'rank', title: adminSectionMessages.rank, width: 80, align: 'end' },
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
