/**
 * Every field that a record of the catalog has can be edited somewhere in the back office, or is named here with the reason why
 * not: what the seeds can say, an owner can say. [issue 14]
 */
import {
  productCategorySchema,
  productOptionClassifierGroupSchema,
  productOptionClassifierSchema,
  productOptionSchema,
  productPricingRuleSchema,
  productPropertyGroupSchema,
  productPropertySchema,
  productSchema,
} from '@orderwright/domain/catalog'
import { customerSchema } from '@orderwright/domain/customers'
import { resourceSchemas } from '@orderwright/domain/entities'
import { productGraphicSchema } from '@orderwright/domain/graphics'
import { recordFields, timestamp } from '@orderwright/domain/units'
import { expect, test } from 'vitest'
import { type AdminData, emptyAdminData } from './admin-data.ts'
import type { CatalogKey } from './records/editables.ts'
import type { AdminSection, Panel, RecordEditing } from './section.ts'
import { sections } from './sections.ts'
import { translationFields } from './fields/translations/translation-fields.ts'

const record = (id: number) => ({
  id,
  orgId: 1,
  version: 1,
  created: timestamp('2026-03-04 05:06:07'),
  lastUpdated: timestamp('2026-03-04 05:06:07'),
  deletedAt: null,
})

/** One record of each kind, with whatever brings up more fields. */
const adminData: AdminData = {
  ...emptyAdminData,
  products: [
    productSchema.parse({
      ...record(1),
      rank: 1,
      isStocked: 1,
      associations: { productProperties: { '1': {} } },
    }),
  ],
  categories: [productCategorySchema.parse({ ...record(1), rank: 1 })],
  properties: [
    productPropertySchema.parse({
      ...record(1),
      rank: 1,
      isArray: 1,
      type: 'dimensions',
      productOptionDataFields: [{ title: 'Color', key: 'fill', type: 'text' }],
    }),
  ],
  options: [productOptionSchema.parse({ ...record(1), rank: 1, productPropertyId: 1 })],
  groups: [productPropertyGroupSchema.parse({ ...record(1), rank: 1 })],
  pricingRules: [productPricingRuleSchema.parse(record(1))],
  classifierGroups: [productOptionClassifierGroupSchema.parse(record(1))],
  graphics: [productGraphicSchema.parse({ ...record(1), title: 'Lamp' })],
  customers: [customerSchema.parse({ ...record(1), title: 'Atelier Nord' })],
  classifiers: [productOptionClassifierSchema.parse({ ...record(1), productOptionClassifierGroupId: 1 })],
}

const ruleFields = [
  'productRule type',
  'productRule fromResourceKey',
  'productRule toResourceKey',
  'productRule fromIds',
  'productRule toIds',
  'productRule toProductPropertyId',
]

/** The fields of a record that its parts of a page edit beyond single fields. */
const panelFields: Readonly<Record<Panel['key'], readonly string[]>> = {
  selectProperties: ['product associations'],
  customerAddresses: ['customer addresses'],
  customerContacts: ['customer contacts'],
  customerAccount: [],
  customerFiles: [],
  addPerson: [],
  addProduct: [],
  stock: ['product currentInventory', 'product reorderLevel'],
  productDrawing: ['product drawing'],
  productGraphic: ['product graphic'],
  productCodes: [],
  priceExport: ['product exportPriceData'],
  availability: ['productOption availability'],
  material: ['productOption data'],
  optionClassifications: ['productOption classifications'],
  ruleEditor: ruleFields,
  rules: ruleFields,
  classifierGrid: ['productOptionClassifier numbers'],
  optionRules: ruleFields,
  groupDraft: ['productPropertyGroup properties'],
  classifierEditor: ['productOptionClassifier numbers'],
  pricingVersions: ['productPricingRule versions'],
}

/** What a page of its own edits besides title and settings. */
const pageFields: Readonly<Record<NonNullable<AdminSection['page']>, readonly string[]>> = {
  graphicEditor: ['productGraphic nodes'],
}

/** On purpose: nobody edits these in the back office. */
const notEdited: Readonly<Record<string, string>> = {
  'product hasScript': 'named by the specification; nothing reads it',
  'product mediumId': 'written with the picture that is uploaded',
  'productProperty icon': 'named by the specification; no screen shows it',
  'productOption productPropertyId': 'an option belongs to the property that it was made in',
  'productPropertyGroup formerPropertyIds': 'written when a group is deleted, so that it can come back',
  'productOptionClassifier productOptionClassifierGroupId': 'a classifier belongs to its group',
  'customer apartFrom': 'said where possible doubles are shown',
  'medium type': 'written with the upload',
  'medium fileName': 'written with the upload',
  'medium fileExtension': 'written with the upload',
  'medium storageKey': 'written with the upload',
  'medium presignedUrl': 'written with the upload',
  'medium uploaderId': 'written with the upload',
  'medium productOrderId': 'written with the upload',
  'medium productInstanceId': 'written with the upload',
  'medium width': 'written with the upload',
  'medium height': 'written with the upload',
}

/** What cards edit where they stand. */
const cardFields = ['medium title', 'medium associations', 'userGroup title', 'userGroup userIds']

const kinds: readonly CatalogKey[] = [
  'product',
  'productCategory',
  'productProperty',
  'productOption',
  'productPropertyGroup',
  'productRule',
  'productPricingRule',
  'productOptionClassifierGroup',
  'productOptionClassifier',
  'medium',
  'userGroup',
  'customer',
  'productGraphic',
]

function fieldsOfEditing({ resource, gone, isRanked, askRemove, settings }: RecordEditing): string[] {
  const groups = settings?.(adminData, 1) ?? []
  const names = [
    ...(gone ? [gone] : []),
    ...(isRanked ? ['rank'] : []),
    ...(askRemove !== undefined ? ['deleted'] : []),
    ...groups.flatMap(({ fields, picture }) => [
      ...fields.map(({ path }) => path[0]),
      ...(picture ? ['thumbnailUrl'] : []),
    ]),
    // Settings show them for each kind that has any.
    ...(settings ? translationFields(resource, record(1), ['fr-FR']).map(({ path }) => path[0]) : []),
  ]
  return [
    ...names.map((name) => `${resource} ${name}`),
    ...groups.flatMap(({ panel }) => (panel ? panelFields[panel.key] : [])),
  ]
}

function editedFields(): ReadonlySet<string> {
  const edited = sections.flatMap((section) => {
    const details = section.details(adminData, 1, timestamp('2026-11-22 12:00:00'))
    return [
      ...(section.editing ? fieldsOfEditing(section.editing) : []),
      ...(section.page ? pageFields[section.page] : []),
      // The title stands in the head of the page.
      ...(details?.target ? [`${details.target.resource} title`] : []),
      ...(details?.groups.flatMap((group) => [
        ...('panel' in group && group.panel ? panelFields[group.panel.key] : []),
        ...('editing' in group && group.editing ? fieldsOfEditing(group.editing) : []),
      ]) ?? []),
    ]
  })
  // Classifiers have their titles in the rows of their table. [2.2.100]
  return new Set([...edited, ...cardFields, 'productOptionClassifier title'])
}

test('[issue 14] every field of a record of the catalog is edited in the back office, or has its reason not to be', () => {
  const edited = editedFields()
  const all = kinds.flatMap((kind) =>
    Object.keys(resourceSchemas[kind].shape)
      .filter((name) => !(name in recordFields))
      .map((name) => `${kind} ${name}`),
  )
  expect(all.filter((name) => !edited.has(name) && !(name in notEdited))).toEqual([])
  // A reason that no longer holds is taken out.
  expect(Object.keys(notEdited).filter((name) => edited.has(name) || !all.includes(name))).toEqual([])
})
