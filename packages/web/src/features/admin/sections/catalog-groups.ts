/** Property groups and categories: lists and details. [2.2.80–2.2.90] */
import { adminMessages } from '@orderwright/domain'
import type { AdminData } from '../book.ts'
import { byRank, facts, figure, headOf, standing, statusFilter, text } from '../cell-builders.ts'
import type { AdminSection, Details } from '../section.ts'

const rankIdTitle = [
  { key: 'rank', title: 'Rank', width: 72, align: 'end' },
  { key: 'id', title: 'ID', width: 72, align: 'end' },
  { key: 'title', title: 'Title', minWidth: 200 },
] as const

function groupDetails(book: AdminData, id: number): Details | null {
  const group = book.groups.find((one) => one.id === id)
  if (!group) return null
  const members = book.properties
    .filter(
      (property) =>
        property.productPropertyGroupId === id ||
        (property.productPropertyGroupId === null && group.properties[String(property.id)] !== undefined),
    )
    .toSorted(byRank)
  return {
    title: group.title,
    mark: null,
    groups: [
      { title: 'Property group', facts: facts([{ label: 'Rank', value: figure(group.rank) }]) },
      {
        title: 'Properties',
        empty: adminMessages.noProperties,
        table: {
          titleColumn: 'title',
          columns: [...rankIdTitle, { key: 'internal', title: 'Internal Title', minWidth: 160 }],
          rows: members.map((property) => ({
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
        },
      },
    ],
  }
}

export const propertyGroups: AdminSection = {
  key: 'product-property-groups',
  title: 'Property groups',
  one: 'property group',
  listNeeds: ['groups'],
  detailNeeds: ['groups', 'properties'],
  filters: [],
  empty: 'The sections in which properties stand on the order page will be listed here.',
  list: ({ groups }) => ({
    titleColumn: 'title',
    columns: rankIdTitle,
    rows: groups.toSorted(byRank).map((group) => ({
      id: group.id,
      title: group.title,
      to: { section: 'product-property-groups', id: group.id },
      mark: null,
      tags: {},
      cells: { rank: figure(group.rank), id: figure(group.id) },
    })),
  }),
  details: groupDetails,
}

function categoryDetails(book: AdminData, id: number): Details | null {
  const category = book.categories.find((one) => one.id === id)
  if (!category) return null
  const own = book.products
    .filter((one) => one.productCategoryId === id && one.archived === 0)
    .toSorted(byRank)
  return {
    ...headOf(category),
    groups: [
      {
        title: 'Category',
        facts: facts([
          { label: 'Rank', value: figure(category.rank) },
          {
            label: 'On the home page',
            value: text(
              category.selection === 'single'
                ? 'Opens a list of its products'
                : 'Starts an order with all its products',
            ),
          },
          { label: 'Products', value: text(category.isStocked === 1 ? 'In stock' : 'Made to order') },
        ]),
      },
      {
        title: 'Products',
        empty: 'This category has no products.',
        table: {
          titleColumn: 'title',
          columns: [{ key: 'title', title: 'Product', minWidth: 200 }],
          rows: own.map((product) => ({
            id: product.id,
            title: `${product.rank}. ${product.title} (ID: ${product.id})`,
            picture: { url: product.thumbnailUrl, colour: null },
            to: { section: 'products', id: product.id },
            mark: null,
            tags: {},
            cells: {},
          })),
        },
      },
    ],
  }
}

export const categories: AdminSection = {
  key: 'product-categories',
  title: 'Categories',
  one: 'category',
  listNeeds: ['categories'],
  detailNeeds: ['categories', 'products'],
  filters: [statusFilter()],
  empty: 'The kinds of products will be listed here.',
  list: ({ categories: list }) => ({
    titleColumn: 'title',
    columns: rankIdTitle,
    rows: list.toSorted(byRank).map((category) => ({
      id: category.id,
      title: category.title,
      picture: { url: category.thumbnailUrl, colour: null },
      to: { section: 'product-categories', id: category.id },
      ...standing(category.archived),
      cells: { rank: figure(category.rank), id: figure(category.id) },
    })),
  }),
  details: categoryDetails,
}
