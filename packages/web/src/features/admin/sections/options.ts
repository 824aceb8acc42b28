/** The options of a property: their table within its details, and their settings. [2.2.79] */
import {
  type ProductOption,
  type ProductProperty,
  publishLevels,
  unassignedId,
  untitledTitles,
} from '@orderwright/domain/catalog'
import { hexColourSchema } from '@orderwright/domain/drawing'
import {
  adminDrawingMessages,
  adminSectionMessages,
  materialMessages,
  messages,
  optionAdminMessages as words,
  publishLevelWords,
} from '@orderwright/domain/messages'
import type { Json } from '@orderwright/domain/units'
import type { Column } from '../../../ui/table/table-columns.ts'
import type { AdminData } from '../admin-data.ts'
import { byRank, byTitle, figure, oneOf, standing, text } from '../cell-builders.ts'
import type { FieldSpec } from '../fields/field-spec.ts'
import { offered } from '../fields/offered.ts'
import { creator } from '../records/record-calls.ts'
import { titleField } from '../fields/title-field.ts'
import { drawnFields, missingPrice, pricedBy } from './option-needs.ts'
import type { AdminRow, AdminTable, Picture, RecordEditing, SettingsGroup } from '../section.ts'

function pictureOf(option: ProductOption): Picture {
  const colour = hexColourSchema.safeParse(option.data['fill'] ?? option.data['color'])
  return { url: option.thumbnailUrl, colour: colour.success ? colour.data : null }
}

function dataWords(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? adminSectionMessages.yes : adminSectionMessages.no
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function classifierTitles(option: ProductOption, adminData: AdminData): string {
  return Object.entries(option.classifications)
    .flatMap(([groupId, id]) => {
      const group = adminData.classifierGroups.find((one) => one.id === Number(groupId))
      const classifier = adminData.classifiers.find((one) => one.id === id)
      return group && classifier ? [classifier.title] : []
    })
    .join(', ')
}

/** Options by rank, with a column for each of the property's data fields. */
export function optionTable(property: ProductProperty, adminData: AdminData): AdminTable {
  const own = adminData.options
    .filter(({ productPropertyId }) => productPropertyId === property.id)
    .toSorted(byRank)
  const pricing = pricedBy(property, adminData)
  const isPriced =
    pricing.length > 0 || own.some(({ productPricingRuleId }) => productPricingRuleId !== unassignedId)
  const isClassified = own.some((option) => classifierTitles(option, adminData) !== '')
  const fields = property.productOptionDataFields
  const columns: Column[] = [
    { key: 'rank', title: adminSectionMessages.rank, width: 80, align: 'end' },
    { key: 'id', title: adminSectionMessages.id, width: 72, align: 'end' },
    { key: 'title', title: adminSectionMessages.title, minWidth: 260 },
    ...fields.map(({ key, title, type }): Column => {
      return { key: `data ${key}`, title, width: 112, align: type === 'number' ? 'end' : 'start' }
    }),
    { key: 'visibility', title: adminSectionMessages.visibility, width: 208 },
    ...(isPriced ? [{ key: 'pricing', title: adminSectionMessages.pricingRule, width: 160 }] : []),
    ...(isClassified ? [{ key: 'classes', title: adminSectionMessages.classifiers, width: 160 }] : []),
  ]
  const positions = new Map(own.map(({ id }, index) => [id, index + 1]))
  const rows = own.map((option): AdminRow => {
    return {
      id: option.id,
      title: option.title,
      picture: pictureOf(option),
      ...standing(option.archived),
      rank: positions.get(option.id) ?? option.rank,
      cells: {
        rank: figure(option.rank),
        id: figure(option.id),
        title: {
          kind: 'title',
          target: { resource: 'productOption', record: option },
          one: adminSectionMessages.oneOptionRecord,
          title: option.title,
        },
        ...Object.fromEntries(
          fields.map(({ key, type }) => {
            const shown = dataWords(option.data[key])
            return [`data ${key}`, type === 'number' ? figure(shown) : text(shown)]
          }),
        ),
        visibility: {
          kind: 'field',
          target: { resource: 'productOption', record: option },
          field: optionVisibility,
          text: publishLevelWords[option.publishLevel],
        },
        pricing:
          missingPrice(option, pricing) === undefined
            ? oneOf('product-pricing-rules', adminData.pricingRules, option.productPricingRuleId, '')
            : { kind: 'text', text: messages.priceOnRequest, isCaution: true },
        classes: text(classifierTitles(option, adminData), true),
      },
    }
  })
  return { columns, titleColumn: 'title', rows }
}

/** One field of the option's data, as its property defines it. */
function dataField({ key, title, type }: ProductProperty['productOptionDataFields'][number]): FieldSpec {
  const path = ['data', key] as const
  switch (type) {
    case 'text':
      return { kind: 'text', path, label: title, maxLength: 1000 }
    case 'number':
      return { kind: 'decimal', path, label: title }
    case 'boolean':
      return { kind: 'boolean', path, label: title }
  }
}

function ruleField({ pricingRules }: AdminData, chosen: number | null): FieldSpec {
  return {
    kind: 'record',
    path: ['productPricingRuleId'],
    concernsOrders: true,
    label: adminSectionMessages.pricingRule,
    choices: offered(pricingRules.toSorted(byTitle), ({ deleted }) => deleted === 1, chosen),
    none: { label: adminSectionMessages.noRule, value: unassignedId },
  }
}

const optionVisibility: FieldSpec = {
  kind: 'choice',
  path: ['publishLevel'],
  label: adminSectionMessages.visibility,
  choices: publishLevels.map((key) => ({ key, label: publishLevelWords[key] })),
}

/** A text of the option popup is saved so many milliseconds after its last key. [1.9.14] */
const POPUP_DELAY_MS = 150

/** The fields of an option: in the back office, and in the admin mode of the option popup. [1.6.31, 1.8.10–1.8.12] */
export function optionSettings(adminData: AdminData, id: number): readonly SettingsGroup[] {
  const option = adminData.options.find((one) => one.id === id)
  const property = adminData.properties.find((one) => one.id === option?.productPropertyId)
  if (!option || !property) return []
  const delayMs = POPUP_DELAY_MS
  return [
    {
      title: adminSectionMessages.general,
      fields: [
        { ...titleField, delayMs },
        optionVisibility,
        {
          ...ruleField(adminData, option.productPricingRuleId),
          fault: missingPrice(option, pricedBy(property, adminData)),
        },
      ],
      picture: { resource: 'productOption' },
    },
    { title: materialMessages.material, fields: [], panel: { key: 'material', option } },
    {
      title: adminSectionMessages.data,
      fields: [
        ...[
          ...property.productOptionDataFields.map(dataField),
          ...drawnFields(option, property, adminData),
        ].map((field) => ({ ...field, delayMs })),
        {
          kind: 'json',
          path: ['data'],
          label: words.dataJson,
          description: words.dataJsonHint,
          isRecord: true,
          delayMs,
        },
      ],
    },
    { title: words.classifications, fields: [], panel: { key: 'optionClassifications', option } },
    { title: words.rules, fields: [], panel: { key: 'optionRules', option } },
    { title: adminDrawingMessages.availability, fields: [], panel: { key: 'availability', option } },
    {
      title: adminSectionMessages.sku,
      fields: (['catalog', 'factory', 'machining'] as const).map((key) => ({
        kind: 'text',
        path: ['referenceCodes', key],
        label: adminSectionMessages.codeOf[key],
        maxLength: 100,
        delayMs,
      })),
    },
  ]
}

/** What is done with the options of one property. */
export function optionEditing({ id }: ProductProperty): RecordEditing {
  return {
    resource: 'productOption',
    list: 'options',
    one: adminSectionMessages.oneOptionRecord,
    gone: 'archived',
    isRanked: true,
    peers: ({ options }) => options.filter(({ productPropertyId }) => productPropertyId === id),
    creator: creator('productOption', (rank) => ({
      title: untitledTitles.productOption,
      productPropertyId: id,
      rank,
    })),
    opensNew: true,
    bulk: (adminData) => [optionVisibility, ruleField(adminData, null)],
    settings: optionSettings,
  }
}
