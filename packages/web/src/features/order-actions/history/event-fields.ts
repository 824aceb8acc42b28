/** The fields of an order's event, each before and after, as a person reads them. */
import type { Catalog } from '@orderwright/domain/catalog'
import { propertyLabel, selectionText } from '@orderwright/domain/configuration'
import { currentLanguage } from '@orderwright/domain/localization'
import { type FieldTitle, fieldTitles, historyMessages as words } from '@orderwright/domain/messages'
import {
  costsSchema,
  type OrderEvent,
  type ProductInstance,
  selectionSchema,
  totalText,
} from '@orderwright/domain/orders'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import type { Json } from '@orderwright/domain/units'
import { fieldText, type Names } from '../../open-order/field-text.ts'

/** What the words are taken from. */
export interface HistoryContext {
  readonly catalog: Catalog
  readonly profile: OrgProfile
  readonly isStocked: boolean
  /** lines of the order as it is now */
  readonly items: readonly ProductInstance[]
  readonly names: Names
  itemTitle: (item: ProductInstance) => string
}

export interface ChangedField {
  readonly key: string
  readonly title: string
  readonly before: string
  readonly after: string
}

type Fields = Readonly<Record<string, Json>>

export function fieldsOf(value: Json | null): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

function isFieldTitle(key: string): key is FieldTitle {
  return key in fieldTitles
}

/** Some fields hold several; here each stands for itself. Fields that the server derives say nothing new. */
function flat(fields: Fields): Map<string, Json> {
  const plain = new Map<string, Json>()
  for (const [key, value] of Object.entries(fields)) {
    if (key === 'properties') {
      for (const [id, selection] of Object.entries(fieldsOf(value))) plain.set(`property ${id}`, selection)
    } else if (key === 'costs') {
      const costs = costsSchema.safeParse(value)
      const total = fieldsOf(value)['orderTotal']
      if (costs.success) plain.set('orderTotal', totalText(costs.data))
      else if (total !== undefined) plain.set('orderTotal', total)
    } else if (key === 'commandData') {
      const { number = '', date = '', totalInCents = null } = fieldsOf(value)
      plain.set('commandNumber', number).set('commandDate', date).set('commandTotal', totalInCents)
    } else if (isFieldTitle(key)) plain.set(key, value)
  }
  return plain
}

/** What an event changed, and what the fields of its kind say only together. */
export function changedFields(event: OrderEvent, context: HistoryContext): ChangedField[] {
  const before = flat(fieldsOf(event.before))
  const after = flat(fieldsOf(event.after))
  const keys = [...new Set([...after.keys(), ...before.keys()])]
  const plain = keys.flatMap((key): ChangedField[] => {
    const [old, current] = [before.get(key), after.get(key)]
    if (JSON.stringify(old) === JSON.stringify(current)) return []
    const text = textOf(key, context)
    const change = { key, title: titleOf(key, context), before: text(old), after: text(current) }
    return change.before === change.after ? [] : [change]
  })
  return [...saidByKind(event, context), ...plain]
}

function titleOf(key: string, { catalog, profile }: HistoryContext): string {
  if (isFieldTitle(key)) return fieldTitles[key]
  const property = catalog.properties.get(propertyIdOf(key))
  return property ? propertyLabel(property, profile.region.units) : words.removedProperty
}

function textOf(key: string, context: HistoryContext): (value: Json | undefined) => string {
  if (key === 'productInstanceId') return (value) => itemText(value, context)
  if (isFieldTitle(key)) return (value) => fieldText(key, value, context.names)
  const property = context.catalog.properties.get(propertyIdOf(key))
  return (value) => {
    const parsed = selectionSchema.safeParse(value)
    const text =
      property && parsed.success
        ? selectionText(context.catalog, property, parsed.data, context.profile.region.units)
        : ''
    return text || words.nothing
  }
}

/** The item that a file belongs to; null: it is one of the whole order. */
function itemText(value: Json | undefined, { items, itemTitle }: HistoryContext): string {
  if (value === null || value === undefined) return words.fileOfWholeOrder
  const item = items.find(({ id }) => id === value)
  return item ? itemTitle(item) : words.removedItem
}

const propertyIdOf = (key: string) => Number(key.slice('property '.length))

/** What the fields of some kinds say only together. */
function saidByKind(event: OrderEvent, { profile }: HistoryContext): ChangedField[] {
  if (event.kind === 'status.awaitPayment') {
    const [before, after] = [event.before, event.after].map((side) => awaitedMethod(side, profile))
    return oneChange('awaitedMethod', before, after)
  }
  if (event.kind === 'payment.notBooked')
    return oneChange('amountNotBooked', undefined, foreignMoney(event.after))
  return []
}

function oneChange(key: FieldTitle, before: string | undefined, after: string | undefined): ChangedField[] {
  const title = fieldTitles[key]
  return [{ key, title, before: before ?? words.nothing, after: after ?? words.nothing }]
}

/** The method that a payment was announced by, in the organisation's words. */
function awaitedMethod(side: Json | null, profile: OrgProfile): string | undefined {
  const entries = Object.values(fieldsOf(fieldsOf(side)['statusData'] ?? null)).map(fieldsOf)
  const entry = entries.findLast(({ awaitingPaymentMethod }) => awaitingPaymentMethod !== undefined)
  const method = profile.payment.methods.find(({ key }) => key === entry?.['awaitingPaymentMethod'])
  return method && entry?.['awaitsFullPayment'] ? words.inFull({ method: method.title }) : method?.title
}

/** Money of any currency, from the smallest part in which a card provider counts it. */
function foreignMoney(side: Json | null): string | undefined {
  const { amount, currency } = fieldsOf(side)
  if (typeof amount !== 'number' || typeof currency !== 'string') return undefined
  if (!/^[a-z]{3}$/i.test(currency)) return `${amount} ${currency}`
  const format = new Intl.NumberFormat(currentLanguage(), {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits).replaceAll('\u00a0', ' ')
}
