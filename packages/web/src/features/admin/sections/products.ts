/** Products: list and details. [2.2.70, 2.2.71] */
import {
  compileCatalog,
  isOffered,
  type Product,
  publishLevels,
  untitledTitles,
} from '@orderwright/domain/catalog'
import { formulaFields, formulaProblem } from '@orderwright/domain/documents'
import {
  adminDrawingMessages,
  adminSectionMessages,
  drawingFamilyWords,
  publishLevelWords,
  ruleImpactMessages,
  stockPanelMessages,
} from '@orderwright/domain/messages'
import type { AdminData } from '../admin-data.ts'
import type { FieldSpec } from '../fields/field-spec.ts'
import { offered } from '../fields/offered.ts'
import {
  byRank,
  placeOf,
  byTitle,
  facts,
  figure,
  headOf,
  oneOf,
  standing,
  statusFilter,
  text,
  yesNo,
} from '../cell-builders.ts'
import { creator, productDuplicator } from '../records/record-calls.ts'
import { titleField } from '../fields/title-field.ts'
import { rulesOfProduct } from './rules.ts'
import type { AdminRow, AdminSection, Cell, Details, Fact, RecordEditing, SettingsGroup } from '../section.ts'

const inventory = ({ isStocked, currentInventory }: Product): Cell =>
  isStocked === 1 ? figure(currentInventory, currentInventory < 0) : text('')

function row(product: Product): AdminRow {
  const { mark, tags } = standing(product.archived)
  return {
    id: product.id,
    title: product.title,
    picture: { url: product.thumbnailUrl, colour: null },
    to: { section: 'products', id: product.id },
    mark: mark ?? (product.productCategoryId === null ? adminSectionMessages.noCategory : null),
    tags: { ...tags, stock: product.isStocked === 1 ? 'stocked' : 'not-in-stock' },
    cells: {
      rank: figure(product.rank),
      id: figure(product.id),
      visibility: text(publishLevelWords[product.publishLevel]),
      inventory: inventory(product),
    },
  }
}

const codeKinds = ['catalog', 'factory', 'machining'] as const

/** Its codes, each as a formula or as it is. [2.2.74] */
function codes({ referenceCodes, referenceCodeFormulas }: Product): readonly Fact[] {
  return codeKinds.map((kind) => {
    const code = referenceCodeFormulas[kind] || referenceCodes[kind]
    return {
      label: adminSectionMessages.codeOf[kind],
      value: code === '' ? text(adminSectionMessages.noCode, true) : text(code),
    }
  })
}

function drawnAs({ drawing }: Product): string {
  return drawing === null
    ? adminSectionMessages.notDrawn
    : (drawingFamilyWords[drawing.family] ?? drawing.family)
}

/** The product's properties in the order of the order page, and what of each it offers. */
function properties(product: Product, adminData: AdminData): AdminRow[] {
  const catalog = compileCatalog({
    products: [product],
    productProperties: adminData.properties,
    productOptions: adminData.options,
    productPropertyGroups: adminData.groups,
    productRules: [],
    productPricingRules: [],
    productOptionClassifiers: [],
  })
  return (catalog.propertiesByProduct.get(product.id) ?? []).map((property) => {
    const disabled =
      product.associations.productProperties[String(property.id)]?.disabledProductOptionIds ?? []
    const all = (catalog.optionsByProperty.get(property.id) ?? []).filter(({ archived }) => archived === 0)
    const left = all.filter(({ id }) => !disabled.includes(id))
    const hidden = left.filter(({ publishLevel }) => !isOffered(publishLevel, 'guest'))
    const missing = all.filter(({ id }) => disabled.includes(id)).map(({ title }) => title)
    return {
      id: property.id,
      title: property.title,
      to: { section: 'product-properties', id: property.id },
      mark: null,
      tags: {},
      cells: {
        group: oneOf(
          'product-property-groups',
          adminData.groups,
          property.productPropertyGroupId,
          adminSectionMessages.noGroup,
        ),
        options: text(
          all.length === 0 ? '' : adminSectionMessages.shownOf({ shown: left.length, all: all.length }),
        ),
        internal: text(hidden.length === 0 ? '' : String(hidden.length)),
        disabled: text(missing.join(', '), true),
      },
    }
  })
}

function details(adminData: AdminData, id: number): Details | null {
  const product = adminData.products.find((one) => one.id === id)
  if (!product) return null
  return {
    ...headOf(product),
    target: { resource: 'product', record: product },
    ...(product.exportPriceData ? { priced: product } : {}),
    groups: [
      {
        title: adminSectionMessages.product,
        facts: facts([
          {
            label: adminSectionMessages.visibility,
            value: {
              kind: 'field',
              target: { resource: 'product', record: product },
              field: visibilityField,
              text: publishLevelWords[product.publishLevel],
            },
          },
          {
            label: adminSectionMessages.category,
            value: categoryOf(adminData, product),
          },
          { label: adminSectionMessages.pricingRule, value: ruleOf(adminData, product.productPricingRuleId) },
          { label: adminSectionMessages.costRule, value: ruleOf(adminData, product.costRuleId) },
          product.isStocked === 1
            ? { label: adminSectionMessages.amountInStock, value: inventory(product) }
            : { label: adminSectionMessages.stocked, value: text(adminSectionMessages.noMadeToOrder) },
          { label: adminSectionMessages.rank, value: placeOf(adminData.products, product) },
          {
            label: adminSectionMessages.identifierRequired,
            value: yesNo(product.instanceTitleIsRequired),
          },
          { label: adminSectionMessages.pricesRounded, value: yesNo(product.shouldRoundPrice) },
          { label: adminSectionMessages.drawnAs, value: text(drawnAs(product)) },
          { label: adminSectionMessages.view3d, value: yesNo(product.graphic !== null) },
          { label: adminSectionMessages.description, value: text(product.description) },
          product.links.some(({ url }) => url !== '') && {
            label: adminSectionMessages.links,
            value: {
              kind: 'addresses',
              addresses: product.links
                .filter(({ url }) => url !== '')
                .map(({ title, url }) => ({ text: title || url, url })),
            },
          },
        ]),
      },
      ...(product.isStocked === 1
        ? [{ title: stockPanelMessages.title, panel: { key: 'stock' as const, product } }]
        : []),
      { title: adminSectionMessages.sku, facts: codes(product) },
      { title: adminDrawingMessages.drawing, panel: { key: 'productDrawing', product } },
      { title: adminDrawingMessages.view3d, panel: { key: 'productGraphic', product } },
      {
        title: adminSectionMessages.properties,
        empty: adminSectionMessages.productIsEmpty,
        panel: { key: 'selectProperties', product },
        table: {
          titleColumn: 'title',
          columns: [
            { key: 'title', title: adminSectionMessages.property, width: 220 },
            { key: 'group', title: adminSectionMessages.group, width: 180 },
            { key: 'options', title: adminSectionMessages.optionsOffered, width: 120 },
            { key: 'internal', title: adminSectionMessages.notForGuests, width: 110 },
            { key: 'disabled', title: adminSectionMessages.leftOut, minWidth: 160 },
          ],
          rows: properties(product, adminData),
        },
      },
      {
        title: ruleImpactMessages.rules,
        panel: {
          key: 'rules',
          rules: rulesOfProduct(product, adminData),
          empty: ruleImpactMessages.productHasNoRules,
          startPropertyId: null,
        },
      },
    ],
  }
}

const visibilities = publishLevels.map((key) => ({ key, label: publishLevelWords[key] }))

function categoryField({ categories }: AdminData, chosen: number | null = null): FieldSpec {
  return {
    kind: 'record',
    path: ['productCategoryId'],
    label: adminSectionMessages.category,
    choices: offered(categories.toSorted(byRank), ({ archived }) => archived === 1, chosen),
  }
}

function ruleOf({ pricingRules }: AdminData, id: number | null): Cell {
  return oneOf('product-pricing-rules', pricingRules, id)
}

/** A pricing rule by which the product is priced, or by which its cost is known. */
function ruleField(
  { pricingRules }: AdminData,
  path: 'productPricingRuleId' | 'costRuleId',
  chosen: number | null,
  more: Pick<FieldSpec, 'label' | 'description' | 'concernsOrders'>,
): FieldSpec {
  return {
    kind: 'record',
    path: [path],
    choices: offered(pricingRules.toSorted(byTitle), ({ deleted }) => deleted === 1, chosen),
    none: { label: adminSectionMessages.noRule, value: null },
    ...more,
  }
}

/** Its category; where it has none, the field that asks for one: without it nobody finds the product. */
function categoryOf(adminData: AdminData, product: Product): Cell {
  const { productCategoryId } = product
  if (productCategoryId !== null) return oneOf('product-categories', adminData.categories, productCategoryId)
  const field = { ...categoryField(adminData), fault: adminSectionMessages.categoryNeeded }
  const target = { resource: 'product', record: product } as const
  return { kind: 'field', target, field, text: adminSectionMessages.noCategory }
}

const visibilityField: FieldSpec = {
  kind: 'choice',
  path: ['publishLevel'],
  label: adminSectionMessages.visibility,
  choices: visibilities,
}

/** [2.2.74] */
function settings(adminData: AdminData, id: number): readonly SettingsGroup[] {
  const product = adminData.products.find((one) => one.id === id)
  if (!product) return []
  const fields = formulaFields(
    adminData.properties.filter(
      ({ id: propertyId }) => product.associations.productProperties[String(propertyId)] !== undefined,
    ),
    adminData.options,
  )
  return [
    {
      title: adminSectionMessages.product,
      fields: [
        titleField,
        categoryField(adminData, product.productCategoryId),
        ruleField(adminData, 'productPricingRuleId', product.productPricingRuleId, {
          concernsOrders: true,
          label: adminSectionMessages.pricingRule,
        }),
        ruleField(adminData, 'costRuleId', product.costRuleId, {
          label: adminSectionMessages.costRule,
          description: adminSectionMessages.costRuleHint,
        }),
        visibilityField,
        {
          kind: 'text',
          path: ['description'],
          label: adminSectionMessages.description,
          maxLength: 5000,
          isMultiline: true,
        },
        {
          kind: 'rows',
          path: ['links'],
          label: adminSectionMessages.links,
          one: adminSectionMessages.oneLink,
          columns: [
            { key: 'title', label: adminSectionMessages.linkTitle, maxLength: 200 },
            { key: 'url', label: adminSectionMessages.linkAddress, maxLength: 2000, isNeeded: true },
          ],
        },
        {
          kind: 'flag',
          path: ['instanceTitleIsRequired'],
          concernsOrders: true,
          label: adminSectionMessages.identifierRequired,
        },
        {
          kind: 'flag',
          path: ['shouldRoundPrice'],
          concernsOrders: true,
          label: adminSectionMessages.pricesRounded,
        },
        { kind: 'flag', path: ['isStocked'], concernsOrders: true, label: adminSectionMessages.stocked },
      ],
      picture: { resource: 'product' },
    },
    {
      title: adminSectionMessages.sku,
      fields: [
        ...codeKinds.map(
          (kind): FieldSpec => ({
            kind: 'text',
            path: ['referenceCodes', kind],
            label: adminSectionMessages.codeOf[kind],
            maxLength: 100,
          }),
        ),
        ...codeKinds.map(
          (kind): FieldSpec => ({
            kind: 'text',
            path: ['referenceCodeFormulas', kind],
            label: adminDrawingMessages.formulaOf[kind],
            maxLength: 1000,
            concernsOrders: true,
            check: (formula) => formulaProblem(formula, fields),
            ...(kind === 'machining' ? { description: adminDrawingMessages.formulaHint } : {}),
          }),
        ),
      ],
      panel: { key: 'productCodes', product },
    },
    {
      title: adminDrawingMessages.priceExport,
      fields: [],
      panel: { key: 'priceExport', product },
    },
  ]
}

const editing: RecordEditing = {
  resource: 'product',
  list: 'products',
  one: adminSectionMessages.oneProduct,
  gone: 'archived',
  isRanked: true,
  opensNew: true,
  creator: creator('product', (rank) => ({ title: untitledTitles.product, rank })),
  duplicator: productDuplicator,
  bulk: (adminData) => [visibilityField, categoryField(adminData)],
  settings,
}

export const products: AdminSection = {
  key: 'products',
  title: adminSectionMessages.products,
  one: adminSectionMessages.oneProduct,
  listNeeds: ['products', 'categories'],
  beginsWith: 'products',
  detailNeeds: [
    'products',
    'categories',
    'pricingRules',
    'properties',
    'options',
    'groups',
    'rules',
    'graphics',
  ],
  filters: [
    {
      key: 'stock',
      label: adminSectionMessages.stocked,
      initial: 'all',
      choices: [
        { key: 'stocked', label: adminSectionMessages.stocked },
        { key: 'not-in-stock', label: adminSectionMessages.notInStock },
        { key: 'all', label: adminSectionMessages.all },
      ],
    },
    statusFilter(),
  ],
  empty: adminSectionMessages.noProductsYet,
  editing,
  hasTemplates: true,
  list: ({ products: list }) => ({
    titleColumn: 'title',
    columns: [
      { key: 'rank', title: adminSectionMessages.rank, width: 80, align: 'end' },
      { key: 'id', title: adminSectionMessages.id, width: 72, align: 'end' },
      { key: 'title', title: adminSectionMessages.title, minWidth: 200 },
      { key: 'visibility', title: adminSectionMessages.visibility, width: 180 },
      { key: 'inventory', title: adminSectionMessages.inventory, width: 100, align: 'end' },
    ],
    rows: list.toSorted(byRank).map(row),
  }),
  details,
}
