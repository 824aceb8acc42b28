/** Pricing rules and classifier groups: lists and details. [2.2.92–2.2.100] */
import { type ProductOptionClassifier, untitledTitles } from '@orderwright/domain/catalog'
import {
  adminEditingMessages,
  adminMessages,
  adminSectionMessages,
  classifierGridMessages,
} from '@orderwright/domain/messages'
import { effectiveClassifier } from '@orderwright/domain/pricing'
import { formatDate, type Timestamp } from '@orderwright/domain/units'
import type { AdminData } from '../admin-data.ts'
import { meaningOf, numberText } from '../classifier-numbers.ts'
import { date, byTitle, facts, figure, place, standing, statusFilter, text } from '../cell-builders.ts'
import { creator } from '../records/record-calls.ts'
import { titleField } from '../fields/title-field.ts'
import type { AdminSection, Details, RecordEditing } from '../section.ts'

const idTitle = [
  { key: 'id', title: adminSectionMessages.id, width: 72, align: 'end' },
  { key: 'title', title: adminSectionMessages.title, minWidth: 200 },
] as const

/** Rules without a name are called that. [2.2.92] */
const untitled = untitledTitles.productPricingRule

function ruleDetails(adminData: AdminData, id: number): Details | null {
  const rule = adminData.pricingRules.find((one) => one.id === id)
  if (!rule) return null
  const products = adminData.products.filter(({ productPricingRuleId }) => productPricingRuleId === id)
  const costed = adminData.products.filter(({ costRuleId }) => costRuleId === id)
  const options = adminData.options.filter(({ productPricingRuleId }) => productPricingRuleId === id)
  const properties = adminData.properties.filter((property) =>
    options.some(({ productPropertyId }) => productPropertyId === property.id),
  )
  return {
    title: rule.title,
    fallbackTitle: untitled,
    target: { resource: 'productPricingRule', record: rule },
    mark: standing(rule.deleted).mark,
    groups: [
      {
        title: adminSectionMessages.pricingRule,
        facts: facts([
          {
            label: adminSectionMessages.pricesTheseProducts,
            value:
              products.length === 0
                ? text(adminSectionMessages.none, true)
                : { kind: 'places', places: products.toSorted(byTitle).map((one) => place('products', one)) },
          },
          {
            label: adminSectionMessages.pricesOptionsOf,
            value:
              properties.length === 0
                ? text(adminSectionMessages.noProperty, true)
                : {
                    kind: 'places',
                    places: properties.toSorted(byTitle).map((one) => place('product-properties', one)),
                  },
          },
          {
            label: adminSectionMessages.costsTheseProducts,
            value:
              costed.length === 0
                ? text(adminSectionMessages.none, true)
                : { kind: 'places', places: costed.toSorted(byTitle).map((one) => place('products', one)) },
          },
        ]),
      },
      { title: adminSectionMessages.versions, panel: { key: 'pricingVersions', rule } },
    ],
  }
}

/** [2.2.93, 2.2.94, 2.4.16] */
const ruleEditing: RecordEditing = {
  resource: 'productPricingRule',
  list: 'pricingRules',
  one: adminSectionMessages.onePricingRule,
  gone: 'deleted',
  opensNew: true,
  creator: creator('productPricingRule', () => ({ title: untitled })),
  settings: () => [{ title: adminSectionMessages.general, fields: [titleField] }],
}

export const pricingRules: AdminSection = {
  editing: ruleEditing,
  key: 'product-pricing-rules',
  title: adminSectionMessages.pricingRules,
  one: adminSectionMessages.onePricingRule,
  listNeeds: ['pricingRules'],
  detailNeeds: [
    'pricingRules',
    'products',
    'options',
    'properties',
    'groups',
    'rules',
    'classifierGroups',
    'classifiers',
  ],
  filters: [statusFilter()],
  empty: adminSectionMessages.noRulesYet,
  list: ({ pricingRules: list }) => ({
    titleColumn: 'title',
    columns: [
      ...idTitle,
      { key: 'versions', title: adminSectionMessages.versions, width: 100, align: 'end' },
    ],
    rows: list
      .toSorted((a, b) => a.id - b.id)
      .map((rule) => ({
        id: rule.id,
        title: rule.title || untitled,
        to: { section: 'product-pricing-rules', id: rule.id },
        ...standing(rule.deleted),
        cells: { id: figure(rule.id), versions: figure(Object.keys(rule.versions).length) },
      })),
  }),
  details: ruleDetails,
}

/** The numbers of one version, each with its currency and unit where it is money. */
function numbersText(version: Numbered, groupId: number, adminData: AdminData): string {
  const names = version.description.split(',')
  return version.numbers
    .map((value, index) => numberText(value, meaningOf(groupId, index, names, adminData)))
    .join(' · ')
}

type Numbered = ProductOptionClassifier['numbers'][number]

/** Versions that are still to come, the next one first. */
function toCome({ numbers }: ProductOptionClassifier, now: Timestamp): readonly Numbered[] {
  return numbers
    .filter((version) => version.date > now && version.numbers.length > 0)
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/** What is done with the classifiers of one group. [2.2.100, 2.4.19, 2.8.06] */
function classifierEditing(productOptionClassifierGroupId: number): RecordEditing {
  return {
    resource: 'productOptionClassifier',
    list: 'classifiers',
    one: adminSectionMessages.oneClassifier,
    opensNew: true,
    creator: creator('productOptionClassifier', () => ({
      title: untitledTitles.productOptionClassifier,
      productOptionClassifierGroupId,
      numbers: [],
    })),
    askRemove: adminEditingMessages.askDeleteClassifier,
    settings: ({ classifiers }, id) => {
      const classifier = classifiers.find((one) => one.id === id)
      if (!classifier) return []
      return [
        { title: adminSectionMessages.general, fields: [titleField] },
        {
          title: adminSectionMessages.numbers,
          fields: [],
          panel: { key: 'classifierEditor', classifier },
        },
      ]
    },
  }
}

function classifierDetails(adminData: AdminData, id: number, now: Timestamp): Details | null {
  const group = adminData.classifierGroups.find((one) => one.id === id)
  if (!group) return null
  const own = adminData.classifiers
    .filter((one) => one.productOptionClassifierGroupId === id)
    .toSorted((a, b) => a.id - b.id)
  const usersOf = (classifierId: number) =>
    adminData.options.filter(({ classifications }) => classifications[String(id)] === classifierId).length
  return {
    title: group.title,
    target: { resource: 'productOptionClassifierGroup', record: group },
    mark: standing(group.deleted, 'deleted').mark,
    groups: [
      {
        title: adminSectionMessages.classifiers,
        empty: adminMessages.noClassifiers,
        editing: classifierEditing(id),
        filters: [statusFilter('deleted')],
        table: {
          titleColumn: 'title',
          columns: [
            ...idTitle,
            { key: 'numbers', title: adminSectionMessages.numbersNow, minWidth: 200 },
            { key: 'description', title: adminSectionMessages.whatTheyAre, minWidth: 160 },
            { key: 'since', title: adminSectionMessages.since, width: 104 },
            { key: 'coming', title: adminSectionMessages.numbersToCome, minWidth: 200 },
            { key: 'options', title: adminSectionMessages.options, width: 96, align: 'end' },
          ],
          rows: own.map((classifier) => {
            const current = effectiveClassifier(classifier, now).version
            const coming = toCome(classifier, now).map((version) =>
              adminSectionMessages.numbersFrom({
                date: formatDate(version.date),
                numbersText: numbersText(version, id, adminData),
              }),
            )
            return {
              id: classifier.id,
              title: classifier.title,
              ...standing(classifier.deleted, 'deleted'),
              cells: {
                id: figure(classifier.id),
                title: {
                  kind: 'title',
                  target: { resource: 'productOptionClassifier', record: classifier },
                  one: adminSectionMessages.oneClassifier,
                  title: classifier.title,
                },
                numbers: current
                  ? text(numbersText(current, id, adminData))
                  : text(adminSectionMessages.noneYet, true),
                description: text(current?.description.split(/,\s*/).join(', ') ?? '', true),
                since: date(current?.date),
                coming: text(coming.join('; '), true),
                options: figure(usersOf(classifier.id)),
              },
            }
          }),
        },
      },
      { title: classifierGridMessages.title, panel: { key: 'classifierGrid', group } },
    ],
  }
}

/** [2.2.98, 2.2.99, 2.4.20, 2.8.09] */
const classifierGroupEditing: RecordEditing = {
  resource: 'productOptionClassifierGroup',
  list: 'classifierGroups',
  one: adminSectionMessages.oneClassifierGroup,
  opensNew: true,
  creator: creator('productOptionClassifierGroup', () => ({
    title: untitledTitles.productOptionClassifierGroup,
  })),
  askRemove: adminEditingMessages.askDeleteClassifierGroup,
  holds: ({ classifiers }, id) =>
    adminEditingMessages.classifiersIn({
      count: classifiers.filter((one) => one.productOptionClassifierGroupId === id && one.deleted === 0)
        .length,
    }),
  settings: () => [{ title: adminSectionMessages.general, fields: [titleField] }],
}

export const classifierGroups: AdminSection = {
  editing: classifierGroupEditing,
  key: 'product-option-classifier-groups',
  title: adminSectionMessages.classifierGroups,
  one: adminSectionMessages.oneClassifierGroup,
  listNeeds: ['classifierGroups', 'classifiers'],
  detailNeeds: ['classifierGroups', 'classifiers', 'options', 'pricingRules', 'properties'],
  filters: [statusFilter('deleted')],
  empty: adminSectionMessages.noClassifiersYet,
  list: ({ classifierGroups: list, classifiers }) => ({
    titleColumn: 'title',
    columns: [...idTitle, { key: 'classifiers', title: adminSectionMessages.classifiers, width: 160 }],
    rows: list
      .toSorted((a, b) => a.id - b.id)
      .map((group) => ({
        id: group.id,
        title: group.title,
        to: { section: 'product-option-classifier-groups', id: group.id },
        ...standing(group.deleted, 'deleted'),
        cells: {
          id: figure(group.id),
          classifiers: text(
            adminSectionMessages.counts.classifiers({
              count: classifiers.filter(
                (one) => one.productOptionClassifierGroupId === group.id && one.deleted === 0,
              ).length,
            }),
            true,
          ),
        },
      })),
  }),
  details: classifierDetails,
}
