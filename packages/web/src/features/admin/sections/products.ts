/** Products: list and details. [2.2.70, 2.2.71] */
import { compileCatalog, isOffered, type Product, publishLevelWords } from '@orderwright/domain'
import type { AdminData } from '../book.ts'
import {
  byRank,
  facts,
  figure,
  headOf,
  oneOf,
  standing,
  statusFilter,
  text,
  yesNo,
} from '../cell-builders.ts'
import type { AdminRow, AdminSection, Cell, Details, Fact } from '../section.ts'

function inventory(product: Product): Cell {
  if (product.isStocked !== 1) return text('')
  return figure(product.currentInventory, product.currentInventory < 0)
}

function row(product: Product): AdminRow {
  const { mark, tags } = standing(product.archived)
  return {
    id: product.id,
    title: product.title,
    picture: { url: product.thumbnailUrl, colour: null },
    to: { section: 'products', id: product.id },
    mark,
    tags: { ...tags, stock: product.isStocked === 1 ? 'stocked' : 'not-in-stock' },
    cells: {
      rank: figure(product.rank),
      id: figure(product.id),
      visibility: text(publishLevelWords[product.publishLevel]),
      inventory: inventory(product),
    },
  }
}

function codes({ referenceCodes }: Product): (Fact | null)[] {
  const { catalog, factory, machining } = referenceCodes
  return [
    { label: 'Catalog code', value: text(catalog) },
    { label: 'Factory code', value: text(factory) },
    { label: 'Machining code', value: text(machining) },
  ]
}

/** 'keypad-plate' → 'Keypad plate' */
function drawnAs({ drawing }: Product): string {
  const words = drawing?.family.replaceAll('-', ' ') ?? 'not drawn'
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The product's properties in the order of the order page, and what of each it offers. */
function properties(product: Product, book: AdminData): AdminRow[] {
  const catalog = compileCatalog({
    products: [product],
    productProperties: book.properties,
    productOptions: book.options,
    productPropertyGroups: book.groups,
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
        group: oneOf('product-property-groups', book.groups, property.productPropertyGroupId, 'No group'),
        options: text(all.length === 0 ? '' : `${left.length} of ${all.length}`),
        internal: text(hidden.length === 0 ? '' : String(hidden.length)),
        disabled: text(missing.join(', '), true),
      },
    }
  })
}

function details(book: AdminData, id: number): Details | null {
  const product = book.products.find((one) => one.id === id)
  if (!product) return null
  return {
    ...headOf(product),
    ...(product.exportPriceData ? { priced: product } : {}),
    groups: [
      {
        title: 'Product',
        facts: facts([
          {
            label: 'Visibility',
            value: {
              kind: 'control',
              control: {
                key: 'visibility',
                resource: 'product',
                record: product,
                level: product.publishLevel,
              },
            },
          },
          {
            label: 'Category',
            value: oneOf('product-categories', book.categories, product.productCategoryId),
          },
          {
            label: 'Pricing rule',
            value: oneOf('product-pricing-rules', book.pricingRules, product.productPricingRuleId),
          },
          product.isStocked === 1
            ? { label: 'Amount in stock', value: inventory(product) }
            : { label: 'Stocked', value: text('No: made to order') },
          { label: 'Rank', value: figure(product.rank) },
          { label: 'Item identifier required', value: yesNo(product.instanceTitleIsRequired) },
          { label: 'Prices rounded to whole units', value: yesNo(product.shouldRoundPrice) },
          { label: 'Drawn as', value: text(drawnAs(product)) },
          { label: '3D view', value: yesNo(product.graphic !== null) },
          ...codes(product),
          { label: 'Description', value: text(product.description) },
          product.links.length > 0 && {
            label: 'Links',
            value: {
              kind: 'addresses',
              addresses: product.links.map(({ title, url }) => ({ text: title || url, url })),
            },
          },
        ]),
      },
      {
        title: 'Properties',
        empty: 'This product has no properties.',
        table: {
          titleColumn: 'title',
          columns: [
            { key: 'title', title: 'Property', width: 220 },
            { key: 'group', title: 'Group', width: 180 },
            { key: 'options', title: 'Options offered', width: 120 },
            { key: 'internal', title: 'Not for guests', width: 110 },
            { key: 'disabled', title: 'Left out', minWidth: 160 },
          ],
          rows: properties(product, book),
        },
      },
    ],
  }
}

export const products: AdminSection = {
  key: 'products',
  title: 'Products',
  one: 'product',
  listNeeds: ['products'],
  detailNeeds: ['products', 'categories', 'pricingRules', 'properties', 'options', 'groups'],
  filters: [
    {
      key: 'stock',
      label: 'Stocked',
      initial: 'all',
      choices: [
        { key: 'stocked', label: 'Stocked' },
        { key: 'not-in-stock', label: 'Not in Stock' },
        { key: 'all', label: 'All' },
      ],
    },
    statusFilter(),
  ],
  empty: 'What people can order will be listed here.',
  list: ({ products: list }) => ({
    titleColumn: 'title',
    columns: [
      { key: 'rank', title: 'Rank', width: 72, align: 'end' },
      { key: 'id', title: 'ID', width: 72, align: 'end' },
      { key: 'title', title: 'Title', minWidth: 200 },
      { key: 'visibility', title: 'Visibility', width: 180 },
      { key: 'inventory', title: 'Inventory', width: 100, align: 'end' },
    ],
    rows: list.toSorted(byRank).map(row),
  }),
  details,
}
