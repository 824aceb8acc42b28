/** One event of an order's history in words: what happened, and each changed field before and after. */
import {
  type Catalog,
  fieldTitles,
  type FieldTitle,
  historyMessages as words,
  type Json,
  type OrderEvent,
  type OrgProfile,
  type ProductInstance,
  selectionSchema,
  statusText,
  selectionText,
} from '@orderwright/domain'
import { fieldText, type Names } from '../../order-editor/field-text.ts'

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

export interface DescribedEvent {
  readonly title: string
  readonly changes: readonly ChangedField[]
}

type Fields = Readonly<Record<string, Json>>

function fieldsOf(value: Json | null): Fields {
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
      const total = fieldsOf(value)['orderTotal']
      if (total !== undefined) plain.set('orderTotal', total)
    } else if (key === 'commandData') {
      const { number = '', date = '', totalInCents = null } = fieldsOf(value)
      plain.set('commandNumber', number).set('commandDate', date).set('commandTotal', totalInCents)
    } else if (isFieldTitle(key)) plain.set(key, value)
  }
  return plain
}

function changedFields(event: OrderEvent, context: HistoryContext): ChangedField[] {
  const before = flat(fieldsOf(event.before))
  const after = flat(fieldsOf(event.after))
  const keys = [...new Set([...after.keys(), ...before.keys()])]
  return keys.flatMap((key): ChangedField[] => {
    const [old, current] = [before.get(key), after.get(key)]
    if (JSON.stringify(old) === JSON.stringify(current)) return []
    const text = textOf(key, context)
    const change = { key, title: titleOf(key, context), before: text(old), after: text(current) }
    return change.before === change.after ? [] : [change]
  })
}

function titleOf(key: string, { catalog }: HistoryContext): string {
  if (isFieldTitle(key)) return fieldTitles[key]
  return catalog.properties.get(propertyIdOf(key))?.title ?? words.removedProperty
}

function textOf(key: string, context: HistoryContext): (value: Json | undefined) => string {
  if (isFieldTitle(key)) return (value) => fieldText(key, value, context.names)
  const property = context.catalog.properties.get(propertyIdOf(key))
  return (value) => {
    const parsed = selectionSchema.safeParse(value)
    const text = property && parsed.success ? selectionText(context.catalog, property, parsed.data) : ''
    return text || words.nothing
  }
}

const propertyIdOf = (key: string) => Number(key.slice('property '.length))

/** The line an event is about: as it is called now, else as the event calls it. */
function itemName(event: OrderEvent, { items, itemTitle, names }: HistoryContext): string {
  const item = items.find(({ id }) => id === event.resourceId)
  if (item) return itemTitle(item)
  const { title, productId } = { ...fieldsOf(event.before), ...fieldsOf(event.after) }
  if (typeof title === 'string' && title !== '') return title
  return (typeof productId === 'number' ? names.product(productId) : undefined) ?? words.lostItem
}

/** The status that an event led to: the last of the organisation's list among those it left behind. */
function statusOf(event: OrderEvent, { profile, isStocked }: HistoryContext): string {
  const { lastCompletedStatusKey } = fieldsOf(event.after)
  const status = profile.productOrderStatuses.find(({ key }) => key === lastCompletedStatusKey)
  return status ? statusText(status, isStocked).title : words.nothing
}

function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0
}

/** 'Ada, Grace' */
function namesIn(value: Json | undefined): string {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string').join(', ') : ''
}

function titleOfEvent(event: OrderEvent, context: HistoryContext): string {
  const word = context.profile.vocabulary.order
  const after = fieldsOf(event.after)
  const number = numberOf(after['fromOrderNumber'])
  const item = () => itemName(event, context)
  const to = typeof after['to'] === 'string' ? after['to'] : ''
  const titles: Readonly<Record<string, () => string>> = {
    'order.create': () => words.created({ word }),
    'order.duplicate': () => words.duplicated({ word, number }),
    'order.backBoxes': () => words.backBoxes({ word, number }),
    'order.update': () => {
      if (after['archived'] === 1) return words.archived({ word })
      return after['archived'] === 0 ? words.unarchived({ word }) : words.changed({ word })
    },
    'order.delete': () => words.deleted({ word }),
    'order.restore': () => words.restored({ word }),
    'order.share': () => words.shared({ names: namesIn(after['sharees']) }),
    'order.removeSharee': () => words.shareeRemoved({ names: namesIn(fieldsOf(event.before)['sharees']) }),
    'order.shareePricing': () => {
      const name = namesIn([after['sharee'] ?? ''])
      return after['pricingIsHidden'] === 1
        ? words.shareePricesHidden({ name })
        : words.shareePricesShown({ name })
    },
    'order.makeLink': () => words.linkMade,
    'order.revokeLink': () => words.linkRevoked,
    'order.requestStatusUpdate': () => words.statusUpdateRequested,
    'line.create': () => words.itemAdded({ item: item() }),
    'line.update': () => words.itemChanged({ item: item() }),
    'line.delete': () => words.itemDeleted({ item: item() }),
    'line.restore': () => words.itemRestored({ item: item() }),
    'status.submit': () => words.submitted({ word }),
    'status.approve': () => words.approved({ word }),
    'status.requireChanges': () => words.changesRequired,
    'status.cancel': () => words.cancelled({ word }),
    'status.setStatus': () => words.statusSet({ status: statusOf(event, context) }),
    'status.awaitPayment': () => words.paymentAnnounced,
    'status.paymentProcessing': () => words.paymentProcessing,
    'status.paymentFailed': () => words.paymentFailed,
    'order.taxLookedUp': () => words.taxLookedUp,
    'order.taxLookupFailed': () => words.taxLookupFailed,
    'status.paymentSucceeded': () => words.paymentReceived,
    'status.ledgerCorrected': () => words.ledgerCorrected,
    'payment.intentCreated': () => words.paymentBegun,
    'mail.sent': () => words.mailSent({ to }),
    'mail.failed': () => words.mailFailed({ to }),
    'mail.resend': () => words.mailResent({ to }),
    'medium.create': () => words.pictureAdded,
    'medium.delete': () => words.pictureRemoved,
  }
  return titles[event.kind]?.() ?? words.other({ kind: event.kind })
}

/** Fields that the title of an event says already. */
const said: Readonly<Record<string, readonly string[]>> = {
  'order.update': ['archived'],
  'order.delete': ['deletedAt'],
  'order.restore': ['deletedAt'],
  'order.duplicate': ['fromOrderNumber'],
  'order.backBoxes': ['fromOrderNumber'],
  'order.share': ['sharees'],
  'order.removeSharee': ['sharees'],
  'order.shareePricing': ['sharee', 'pricingIsHidden'],
  'line.delete': ['deletedAt'],
  'line.restore': ['deletedAt'],
}

export function describeEvent(event: OrderEvent, context: HistoryContext): DescribedEvent {
  const changes = changedFields(event, context).filter(({ key }) => !said[event.kind]?.includes(key))
  const hasMoved = fieldsOf(event.after)['lastCompletedStatusKey'] !== undefined
  const status: ChangedField[] =
    hasMoved && event.kind !== 'status.setStatus'
      ? [
          {
            key: 'status',
            title: fieldTitles.status,
            before: statusOf({ ...event, after: event.before }, context),
            after: statusOf(event, context),
          },
        ]
      : []
  return { title: titleOfEvent(event, context), changes: [...status, ...changes] }
}
