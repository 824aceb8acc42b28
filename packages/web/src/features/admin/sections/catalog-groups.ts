/** Property groups and categories: lists and details. [2.2.80–2.2.90] */
import { groupChanges, untitledTitles } from '@orderwright/domain/catalog'
import {
  adminEditingMessages,
  adminMessages,
  adminSectionMessages as words,
} from '@orderwright/domain/messages'
import type { AdminData } from '../admin-data.ts'
import { byRank, facts, figure, headOf, placeOf, standing, statusFilter, text } from '../cell-builders.ts'
import { creator } from '../records/record-calls.ts'
import { titleField } from '../fields/title-field.ts'
import type { AdminSection, Details, RecordEditing } from '../section.ts'

const rankIdTitle = [
  { key: 'rank', title: words.rank, width: 80, align: 'end' },
  { key: 'id', title: words.id, width: 72, align: 'end' },
  { key: 'title', title: words.title, minWidth: 200 },
] as const

function groupDetails(adminData: AdminData, id: number): Details | null {
  const group = adminData.groups.find((one) => one.id === id)
  if (!group) return null
  const { joining, leaving, moving } = groupChanges(group, adminData.properties)
  // What the draft holds, and what it takes out of what is published.
  const members = adminData.properties
    .filter((one) => group.properties[String(one.id)] !== undefined || one.productPropertyGroupId === id)
    .toSorted(byRank)
  const markOf = (propertyId: number): string | null => {
    if (leaving.includes(propertyId)) return words.leavesWhenPublished
    if (moving.includes(propertyId)) return words.movesWhenPublished
    return joining.includes(propertyId) ? words.joinsWhenPublished : null
  }
  return {
    title: group.title,
    target: { resource: 'productPropertyGroup', record: group },
    mark: null,
    groups: [
      {
        title: words.propertyGroup,
        facts: facts([{ label: words.rank, value: placeOf(adminData.groups, group) }]),
      },
      {
        title: words.properties,
        empty: adminMessages.noProperties,
        panel: { key: 'groupDraft', group },
        table: {
          titleColumn: 'title',
          columns: [...rankIdTitle, { key: 'internal', title: words.internalTitleColumn, minWidth: 160 }],
          rows: members.map((property) => ({
            id: property.id,
            title: property.title,
            to: { section: 'product-properties', id: property.id },
            ...standing(property.archived),
            mark: markOf(property.id) ?? standing(property.archived).mark,
            cells: {
              rank: placeOf(adminData.properties, property),
              id: figure(property.id),
              internal: text(property.internalTitle, true),
            },
          })),
        },
      },
    ],
  }
}

/** [2.2.86, 2.2.87, 2.2.88, 2.4.21, 2.8.04] */
const groupEditing: RecordEditing = {
  resource: 'productPropertyGroup',
  list: 'groups',
  one: words.onePropertyGroup,
  isRanked: true,
  opensNew: true,
  creator: creator('productPropertyGroup', (rank) => ({ title: untitledTitles.productPropertyGroup, rank })),
  askRemove: adminEditingMessages.askDeleteGroup,
  holds: ({ properties }, id) =>
    adminEditingMessages.propertiesIn({
      titles: properties
        .filter(({ productPropertyGroupId }) => productPropertyGroupId === id)
        .toSorted(byRank)
        .map(({ title }) => title),
    }),
  settings: () => [
    {
      title: words.general,
      fields: [titleField],
    },
  ],
}

export const propertyGroups: AdminSection = {
  editing: groupEditing,
  key: 'product-property-groups',
  title: words.propertyGroups,
  one: words.onePropertyGroup,
  listNeeds: ['groups'],
  detailNeeds: ['groups', 'properties'],
  filters: [],
  empty: words.noGroupsYet,
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

function categoryDetails(adminData: AdminData, id: number): Details | null {
  const category = adminData.categories.find((one) => one.id === id)
  if (!category) return null
  const own = adminData.products
    .filter((one) => one.productCategoryId === id && one.archived === 0)
    .toSorted(byRank)
  return {
    ...headOf(category),
    target: { resource: 'productCategory', record: category },
    groups: [
      {
        title: words.category,
        facts: facts([
          { label: words.rank, value: placeOf(adminData.categories, category) },
          {
            label: words.onTheHomePage,
            value: text(category.selection === 'single' ? words.opensList : words.startsWithAll),
          },
          {
            label: words.products,
            value: text(category.isStocked === 1 ? words.inStock : words.madeToOrder),
          },
        ]),
      },
      {
        title: words.products,
        empty: words.categoryIsEmpty,
        ...(category.archived === 0 ? { panel: { key: 'addProduct', category } } : {}),
        table: {
          titleColumn: 'title',
          columns: [{ key: 'title', title: words.product, minWidth: 200 }],
          rows: own.map((product) => ({
            id: product.id,
            title: words.productInList({ rank: product.rank, title: product.title, id: product.id }),
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

/** [2.2.82, 2.2.83, 2.2.85, 2.4.14] */
const categoryEditing: RecordEditing = {
  resource: 'productCategory',
  list: 'categories',
  one: words.oneCategory,
  gone: 'archived',
  isRanked: true,
  creator: creator('productCategory', (rank) => ({ title: untitledTitles.productCategory, rank })),
  opensNew: true,
  settings: () => [
    {
      title: words.general,
      fields: [
        titleField,
        {
          kind: 'choice',
          path: ['selection'],
          label: words.selection,
          choices: [
            { key: 'single', label: words.homeTileSingle },
            { key: 'multiple', label: words.homeTileMultiple },
          ],
        },
        { kind: 'flag', path: ['isStocked'], label: words.inStock },
        { kind: 'flag', path: ['isSpatial'], label: words.drawnOnCanvas },
      ],
      picture: { resource: 'productCategory' },
    },
  ],
}

export const categories: AdminSection = {
  editing: categoryEditing,
  key: 'product-categories',
  title: words.categories,
  one: words.oneCategory,
  listNeeds: ['categories'],
  detailNeeds: ['categories', 'products'],
  filters: [statusFilter()],
  empty: words.noCategoriesYet,
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
