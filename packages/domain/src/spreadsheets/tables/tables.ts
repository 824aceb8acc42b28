/** The tables of a catalog as declared data: a table for each kind of record, and for each list that records have. */
import {
  productOptionClassifierGroupSchema,
  productOptionClassifierSchema,
  productPricingRuleSchema,
} from '../../catalog/pricing-rules.ts'
import {
  productCategorySchema,
  productOptionSchema,
  productPropertyGroupSchema,
  productPropertySchema,
  productRuleSchema,
  productSchema,
  propertyTypes,
  publishLevels,
  unassignedId,
} from '../../catalog/schema.ts'
import { columnTitles as titles, sheetTitles } from '../../messages/admin/spreadsheet-titles.ts'
import {
  archivedColumn,
  column,
  flagColumn,
  jsonColumn,
  pictureColumn,
  rankColumn,
  textColumn,
  titleColumn,
  wordColumn,
} from './columns.ts'
import { classificationColumns, dataColumns, translationColumns } from './column-families.ts'
import { idOrNothing, number, reference, references, textOrNothing, type Writing } from '../cells/formats.ts'
import { guestsTable } from './guests-table.ts'
import type { TableResource } from '../cells/names.ts'
import type { RecordTable } from './record-table.ts'

const codes = (
  [
    ['catalog', titles.codeCatalog],
    ['factory', titles.codeFactory],
    ['machining', titles.codeMachining],
  ] as const
).map(([key, title]) => ({
  ...textColumn(`referenceCodes.${key}`, title),
  path: ['referenceCodes', key],
}))

const publishLevelColumn = wordColumn('publishLevel', titles.publishLevel, publishLevels)

const boundsOf = (key: string, title: string) => column(`data.${key}`, title, number, ['data', key])

/** Of which kind the records are that one side of a rule names. */
const sideOf =
  (field: string) =>
  ({ fields }: Writing): TableResource =>
    fields[field] === 'productProperty' ? 'productProperty' : 'productOption'

const ruleSides = ['productOption', 'productProperty']

/** In an order in which each table refers to those before it, where it can. */
export const recordTables: readonly RecordTable[] = [
  {
    key: 'categories',
    title: sheetTitles.categories,
    resource: 'productCategory',
    schema: productCategorySchema,
    columns: [
      titleColumn,
      rankColumn,
      wordColumn('selection', titles.selection, ['single', 'multiple']),
      flagColumn('isStocked', titles.isStocked),
      flagColumn('isSpatial', titles.isSpatial),
      pictureColumn,
      archivedColumn,
    ],
    families: [translationColumns('productCategory')],
  },
  {
    key: 'property-groups',
    title: sheetTitles.propertyGroups,
    resource: 'productPropertyGroup',
    schema: productPropertyGroupSchema,
    columns: [titleColumn, rankColumn],
    families: [translationColumns('productPropertyGroup')],
  },
  {
    key: 'classifier-groups',
    title: sheetTitles.classifierGroups,
    resource: 'productOptionClassifierGroup',
    schema: productOptionClassifierGroupSchema,
    columns: [titleColumn],
    families: [],
  },
  {
    key: 'classifiers',
    title: sheetTitles.classifiers,
    resource: 'productOptionClassifier',
    schema: productOptionClassifierSchema,
    parentField: 'productOptionClassifierGroupId',
    columns: [
      column('productOptionClassifierGroupId', titles.group, reference('productOptionClassifierGroup')),
      titleColumn,
    ],
    families: [],
  },
  {
    key: 'pricing-rules',
    title: sheetTitles.pricingRules,
    resource: 'productPricingRule',
    schema: productPricingRuleSchema,
    columns: [titleColumn],
    families: [],
  },
  {
    key: 'properties',
    title: sheetTitles.properties,
    resource: 'productProperty',
    schema: productPropertySchema,
    columns: [
      titleColumn,
      textColumn('internalTitle', titles.internalTitle),
      wordColumn('type', titles.type, propertyTypes),
      column(
        'productPropertyGroupId',
        titles.group,
        reference('productPropertyGroup', { empty: { value: null } }),
      ),
      rankColumn,
      flagColumn('isRequired', titles.isRequired),
      flagColumn('isArray', titles.isArray),
      flagColumn('isOrderLevel', titles.isOrderLevel),
      flagColumn('multiline', titles.multiline),
      textColumn('placeHolder', titles.placeHolder),
      flagColumn('noOptionThumbnails', titles.noOptionThumbnails),
      flagColumn('showThumbnailsOnInvoice', titles.showThumbnailsOnInvoice),
      wordColumn('drawingVisibility', titles.drawingVisibility, ['visible', 'none']),
      wordColumn('invoiceVisibility', titles.invoiceVisibility, ['none', 'inline', 'column']),
      boundsOf('dimensionInterval', titles.dimensionInterval),
      boundsOf('minDimension', titles.minDimension),
      boundsOf('maxDimension', titles.maxDimension),
      jsonColumn('productOptionDataFields', titles.dataFields, []),
      jsonColumn('arrayInputProps', titles.arrayInputs, { label: '', inputs: [] }),
      column('icon', titles.icon, textOrNothing),
      pictureColumn,
      archivedColumn,
    ],
    families: [translationColumns('productProperty')],
  },
  {
    key: 'options',
    title: sheetTitles.options,
    resource: 'productOption',
    schema: productOptionSchema,
    parentField: 'productPropertyId',
    columns: [
      column('productPropertyId', titles.property, reference('productProperty')),
      titleColumn,
      rankColumn,
      publishLevelColumn,
      column(
        'productPricingRuleId',
        titles.pricingRule,
        reference('productPricingRule', { empty: { value: unassignedId } }),
      ),
      ...codes,
      jsonColumn('availability', titles.availability, []),
      pictureColumn,
      archivedColumn,
    ],
    families: [translationColumns('productOption'), dataColumns, classificationColumns],
  },
  {
    key: 'products',
    title: sheetTitles.products,
    resource: 'product',
    schema: productSchema,
    columns: [
      titleColumn,
      column('productCategoryId', titles.category, reference('productCategory', { empty: { value: null } })),
      rankColumn,
      textColumn('description', titles.description),
      publishLevelColumn,
      column(
        'productPricingRuleId',
        titles.pricingRule,
        reference('productPricingRule', { empty: { value: null } }),
      ),
      column('costRuleId', titles.costRule, reference('productPricingRule', { empty: { value: null } })),
      flagColumn('shouldRoundPrice', titles.shouldRoundPrice),
      flagColumn('isStocked', titles.isStocked),
      flagColumn('hasScript', titles.hasScript),
      flagColumn('instanceTitleIsRequired', titles.instanceTitleIsRequired),
      ...codes,
      jsonColumn('referenceCodeFormulas', titles.codeFormulas, {}),
      jsonColumn('links', titles.links, []),
      jsonColumn('exportPriceData', titles.priceExport, null),
      jsonColumn('drawing', titles.drawing, null),
      jsonColumn('graphic', titles.graphic, null),
      column('mediumId', titles.medium, idOrNothing),
      pictureColumn,
      archivedColumn,
    ],
    families: [translationColumns('product')],
  },
  {
    key: 'rules',
    title: sheetTitles.rules,
    resource: 'productRule',
    schema: productRuleSchema,
    columns: [
      wordColumn('type', titles.type, ['incompatible', 'compatible']),
      wordColumn('fromResourceKey', titles.fromKind, ruleSides),
      column('fromIds', titles.from, references(sideOf('fromResourceKey'))),
      wordColumn('toResourceKey', titles.toKind, ruleSides),
      column('toIds', titles.to, references(sideOf('toResourceKey'))),
      column(
        'toProductPropertyId',
        titles.toProperty,
        reference('productProperty', { empty: { value: null } }),
      ),
    ],
    families: [],
  },
  guestsTable,
]
