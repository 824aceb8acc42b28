/**
 * The columns of the orders list: which of them an organisation, a role and a view have, how wide they are, and what
 * stands in a cell. The screen and the CSV export read the same table. [1.2.43, 1.2.44, 1.2.45, 1.2.46]
 */
import { plainAmount } from '../../units/money.ts'
import { currentVisibleStatus, statusText } from '../statuses.ts'
import { listColumnWords as words } from '../../messages/app/list-columns.ts'
import { amountWords } from '../../messages/papers/amounts.ts'
import type { OrgProfile } from '../../tenancy/profile.ts'
import type { Role } from '../../tenancy/schema.ts'
import { formatDay, isDayOrTime } from '../../units/time-zone.ts'
import { shippingIsOpen, totalSoFar } from '../costs/amounts-in-words.ts'
import { owedAmounts } from '../costs/owed-amounts.ts'
import type { ListSortKey } from './list-sort.ts'
import type { ProductOrder } from '../schema.ts'

/** What the list knows of an order; money is absent where the viewer sees no prices. */
export type ListedOrder = Pick<
  ProductOrder,
  | 'orgSpecificId'
  | 'title'
  | 'productId'
  | 'productCategoryId'
  | 'isStocked'
  | 'statusData'
  | 'firmName'
  | 'contactName'
  | 'estimateNumber'
  | 'externalLink1'
  | 'created'
  | 'lastUpdated'
  | 'productInstancesCount'
> & {
  readonly amountPaidInCents?: ProductOrder['amountPaidInCents'] | undefined
  readonly agreedAmounts?: ProductOrder['agreedAmounts'] | undefined
  readonly returnCreditInCents?: ProductOrder['returnCreditInCents'] | undefined
  readonly ownerName: string
  readonly costs?: ProductOrder['costs'] | undefined
  readonly advanced?: ListedAdvanced | undefined
}

export type ListedAdvanced = Pick<
  ProductOrder,
  'screwType' | 'engravingTypes' | 'plateFinishes' | 'mechanismFinishes' | 'estimatedShippingDate'
> & {
  readonly lastPaymentDate?: ProductOrder['lastPaymentDate'] | undefined
  readonly commandData?: ProductOrder['commandData'] | undefined
}

/** What cells need to know besides the order. */
export interface CellContext {
  readonly profile: OrgProfile
  readonly role: Role
  /** titles by id */
  readonly products: ReadonlyMap<number, string>
  readonly categories: ReadonlyMap<number, string>
}

/**
 * How a value is written: `money` and `euros` are cents, `date` is a timestamp or a day, `shipping` are cents or the
 * word TBD.
 */
export type CellKind = 'text' | 'number' | 'date' | 'money' | 'euros' | 'count' | 'link'
export type CellValue = string | number | null

interface Definition {
  /** read when it is shown: it is the reader's language that says it */
  readonly title: () => string
  readonly kind: CellKind
  /** px, until a person changes it */
  readonly width: number
  /** px where the screen is wide: what is cut on a tablet is read in full */
  readonly wideWidth?: number
  readonly sort?: ListSortKey
  readonly for?: 'employees' | 'pricing'
  /** what it says is read for employees alone, and only where it is shown */
  readonly isAdvanced?: boolean
  /** of organizations with the advanced view alone: what their products are made of, and what they order themselves */
  readonly isOfAdvancedView?: boolean
  readonly value: (order: ListedOrder, context: CellContext) => CellValue
}

const text = { kind: 'text', width: 150 } as const
/** wide enough for a day of every language: 2026-11-30 is the widest */
const date = { kind: 'date', width: 112 } as const
const money = { kind: 'money', width: 112, for: 'pricing' } as const

function titleIn(titles: ReadonlyMap<number, string>, id: number | null): string {
  return id === null ? '' : (titles.get(id) ?? '')
}

const definitions = {
  number: {
    title: () => words.number,
    kind: 'number',
    width: 80,
    wideWidth: 96,
    sort: 'number',
    value: (order) => order.orgSpecificId,
  },
  title: { ...text, title: () => words.title, width: 200, sort: 'title', value: (order) => order.title },
  /** where an order is called a project, its title is the project's name */
  project: { ...text, title: () => words.project, width: 200, sort: 'title', value: (order) => order.title },
  account: {
    ...text,
    title: () => words.account,
    width: 190,
    sort: 'company',
    value: ({ firmName, contactName }) => [firmName, contactName].filter((name) => name !== '').join(' / '),
  },
  invoiceNumber: {
    ...text,
    title: () => words.invoiceNumber,
    width: 124,
    value: (order) => order.estimateNumber,
  },
  externalLink: {
    title: () => words.externalLink,
    kind: 'link',
    width: 184,
    value: (order) => order.externalLink1,
  },
  company: {
    ...text,
    title: () => words.company,
    width: 170,
    sort: 'company',
    value: (order) => order.firmName,
  },
  product: {
    ...text,
    title: () => words.product,
    wideWidth: 196,
    value: (order, { products }) => titleIn(products, order.productId),
  },
  category: {
    ...text,
    title: () => words.category,
    width: 120,
    sort: 'category',
    value: (order, { categories }) => titleIn(categories, order.productCategoryId),
  },
  status: {
    ...text,
    title: () => words.status,
    width: 180,
    wideWidth: 212,
    sort: 'status',
    value: (order, { profile, role }) =>
      statusText(currentVisibleStatus(order, profile, role), order.isStocked === 1).title,
  },
  owner: {
    ...text,
    title: () => words.owner,
    width: 116,
    wideWidth: 136,
    sort: 'owner',
    for: 'employees',
    value: (order) => order.ownerName,
  },
  created: { ...date, title: () => words.created, sort: 'created', value: (order) => order.created },
  updated: { ...date, title: () => words.updated, sort: 'updated', value: (order) => order.lastUpdated },
  items: {
    title: () => words.items,
    kind: 'count',
    width: 72,
    value: (order) => order.productInstancesCount,
  },
  subtotal: {
    ...money,
    title: () => amountWords.subtotal,
    value: ({ costs }) => costs?.orderSubTotal ?? null,
  },
  discount: { ...money, title: () => words.discount, value: ({ costs }) => costs?.discount ?? null },
  shipping: {
    ...money,
    title: () => amountWords.shipping,
    value: ({ costs }) => (costs && shippingIsOpen(costs) ? amountWords.tbd : (costs?.shipping ?? null)),
  },
  tariff: { ...money, title: () => words.tariff, width: 104, value: ({ costs }) => costs?.tariff ?? null },
  tax: { ...money, title: () => words.tax, width: 104, value: ({ costs }) => costs?.tax ?? null },
  total: {
    ...money,
    title: () => amountWords.total,
    // what is still to come stands under the sum
    width: 140,
    sort: 'total',
    value: ({ costs }) => (costs ? totalSoFar(costs).amount : null),
  },
  /**
   * what is still to be paid, the tax with it, as the payment and the invoice say it; below zero what was paid too much. While a change is
   * open it is of what was agreed to.
   */
  balance: {
    ...money,
    title: () => words.balance,
    value: ({ costs, amountPaidInCents, agreedAmounts, returnCreditInCents }) =>
      costs && amountPaidInCents !== undefined
        ? owedAmounts({ costs, agreedAmounts, returnCreditInCents }).orderTotal - amountPaidInCents
        : null,
  },
  lastPayment: {
    ...date,
    title: () => words.lastPayment,
    width: 120,
    for: 'pricing',
    isAdvanced: true,
    value: ({ advanced }) => advanced?.lastPaymentDate ?? null,
  },
  screwType: {
    ...text,
    title: () => words.screwType,
    width: 130,
    isAdvanced: true,
    isOfAdvancedView: true,
    value: ({ advanced }) => advanced?.screwType ?? '',
  },
  engravingTypes: {
    ...text,
    title: () => words.engravingTypes,
    isAdvanced: true,
    isOfAdvancedView: true,
    value: ({ advanced }) => advanced?.engravingTypes ?? '',
  },
  plateFinishes: {
    ...text,
    title: () => words.plateFinishes,
    isAdvanced: true,
    isOfAdvancedView: true,
    value: ({ advanced }) => advanced?.plateFinishes ?? '',
  },
  mechanismFinishes: {
    ...text,
    title: () => words.mechanismFinishes,
    width: 160,
    isAdvanced: true,
    isOfAdvancedView: true,
    value: ({ advanced }) => advanced?.mechanismFinishes ?? '',
  },
  estimatedShip: {
    ...date,
    title: () => words.estimatedShip,
    width: 124,
    isAdvanced: true,
    value: ({ advanced }) => advanced?.estimatedShippingDate ?? null,
  },
  commandNumber: {
    ...text,
    title: () => words.commandNumber,
    isAdvanced: true,
    isOfAdvancedView: true,
    value: ({ advanced }) => advanced?.commandData?.number ?? '',
  },
  commandDate: {
    ...date,
    title: () => words.commandDate,
    width: 120,
    isAdvanced: true,
    isOfAdvancedView: true,
    value: ({ advanced }) => advanced?.commandData?.date ?? null,
  },
  commandTotal: {
    title: () => words.commandTotal,
    kind: 'euros',
    width: 164,
    for: 'pricing',
    isAdvanced: true,
    isOfAdvancedView: true,
    value: ({ advanced }) => advanced?.commandData?.totalInCents ?? null,
  },
} as const satisfies Record<string, Definition>

export type ListColumnKey = keyof typeof definitions
export interface ListColumn extends Omit<Definition, 'title'> {
  readonly key: ListColumnKey
  readonly title: string
}

const basic = [
  'number',
  'title',
  'product',
  'category',
  'status',
  'owner',
  'updated',
  'total',
] as const satisfies readonly ListColumnKey[]

const advanced = [
  'number',
  'title',
  'company',
  'product',
  'category',
  'status',
  'owner',
  'created',
  'updated',
  'items',
  'subtotal',
  'discount',
  'shipping',
  'tariff',
  'tax',
  'total',
  'lastPayment',
  'screwType',
  'engravingTypes',
  'plateFinishes',
  'mechanismFinishes',
  'estimatedShip',
  'commandNumber',
  'commandDate',
  'commandTotal',
] as const satisfies readonly ListColumnKey[]

/** Every column that a list of orders can have, by key and title. */
export function listColumnTitles(): { readonly key: string; readonly title: string }[] {
  return Object.entries(definitions).map(([key, { title }]) => ({ key, title: title() }))
}

/** Whether the list has a column of this key. */
export function isColumnKey(key: string): key is ListColumnKey {
  return Object.hasOwn(definitions, key)
}

/** The column that leads to the order: its title, under whatever name. */
export function isTitleColumn(key: ListColumnKey): boolean {
  return key === 'title' || key === 'project'
}

export interface ListViewing {
  /** those that the person has chosen for this view, in place of the organization's; unknown ones are passed over */
  readonly chosen?: readonly string[] | undefined
  readonly profile: OrgProfile
  /** the role that counts now: guest mode has lowered it already */
  readonly role: Role
  readonly seesPrices: boolean
  readonly isAdvanced: boolean
}

/** Whether this viewer has the advanced view at all. [1.2.28, 1.6.07] */
export function hasAdvancedView({ profile, role }: Pick<ListViewing, 'profile' | 'role'>): boolean {
  return profile.ordersPage.advanced && role !== 'guest'
}

function usualKeys(viewing: ListViewing): readonly ListColumnKey[] {
  if (viewing.isAdvanced && hasAdvancedView(viewing)) return advanced
  return viewing.profile.ordersPage.columns?.filter(isColumnKey) ?? basic
}

/**
 * The columns that a viewer has, in their order: those that the person has chosen, else the profile's own, else those of the view. An
 * order without its title cannot be opened, so a column with it is always there.
 */
export function listColumns(viewing: ListViewing): ListColumn[] {
  const { role, seesPrices } = viewing
  const named = viewing.chosen?.filter(isColumnKey) ?? usualKeys(viewing)
  const keys: readonly ListColumnKey[] = named.some(isTitleColumn) ? named : ['title', ...named]
  return [...new Set(keys)].flatMap((key) => {
    const definition: Definition = definitions[key]
    const column: ListColumn = { ...definition, key, title: definition.title() }
    if ((column.for === 'employees' || column.isAdvanced) && role === 'guest') return []
    return column.for === 'pricing' && !seesPrices ? [] : [column]
  })
}

/** What a person may choose from: every column that says something to them, those of the view first. */
export function columnChoices(viewing: ListViewing): ListColumn[] {
  const usual = usualKeys(viewing)
  const others = Object.keys(definitions).filter(isColumnKey)
  // The same column stands there once, under the name that the organization gives it.
  const titles = new Set(usual.filter(isTitleColumn))
  const isUsual = (key: ListColumnKey) => usual.includes(key)
  return listColumns({ ...viewing, chosen: [...usual, ...others] }).filter(({ key, isOfAdvancedView }) => {
    if (isTitleColumn(key)) return titles.has(key) || (titles.size === 0 && key === 'title')
    return isUsual(key) || !isOfAdvancedView || hasAdvancedView(viewing)
  })
}

/** Whether one of the columns says what is read only where it is shown. */
export function needsAdvanced(viewing: ListViewing): boolean {
  return listColumns(viewing).some(({ isAdvanced }) => isAdvanced)
}

/** A day or a point in time as the organization's day; what else somebody wrote stays as it is. */
export function dateText(value: string, { region }: OrgProfile): string {
  return isDayOrTime(value) ? formatDay(value, region.timeZone) : value
}

/** A cell's text without any sign of a currency: what stands in a file. */
export function plainCell(column: ListColumn, order: ListedOrder, context: CellContext): string {
  const value = column.value(order, context)
  if (value === null || value === '') return ''
  if (typeof value === 'number') {
    return column.kind === 'money' || column.kind === 'euros' ? plainAmount(value) : String(value)
  }
  return column.kind === 'date' ? dateText(value, context.profile) : value
}
