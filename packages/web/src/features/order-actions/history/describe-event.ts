/** One event of an order's history in words: what happened, and each changed field before and after. */
import { fieldTitles, historyMessages as words } from '@orderwright/domain/messages'
import { type OrderEvent, type OrderEventKind, orderEventKinds, statusText } from '@orderwright/domain/orders'
import { deedSentence, isSpatialDeed } from '@orderwright/domain/spatial'
import type { Json } from '@orderwright/domain/units'
import { type ChangedField, changedFields, fieldsOf, type HistoryContext } from './event-fields.ts'

export interface DescribedEvent {
  readonly title: string
  readonly changes: readonly ChangedField[]
}

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

/** '3 panels moved' */
function canvasTitle(event: OrderEvent): string {
  const { deed, counts } = fieldsOf(event.after)
  if (!isSpatialDeed(deed)) return words.canvasChanged
  const numbers = Object.entries(fieldsOf(counts ?? null)).map(([kind, count]): [string, number] => [
    kind,
    numberOf(count),
  ])
  return deedSentence(deed, Object.fromEntries(numbers)) || words.canvasChanged
}

function titleOfEvent(event: OrderEvent, context: HistoryContext): string {
  const word = context.profile.vocabulary.order
  const after = fieldsOf(event.after)
  const number = numberOf(after['fromOrderNumber'])
  const problem = numberOf(after['problemNumber'])
  const returned = numberOf(after['returnNumber'])
  const item = () => itemName(event, context)
  const to = typeof after['to'] === 'string' ? after['to'] : ''
  const titles: Readonly<Record<OrderEventKind, () => string>> = {
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
    'changeOrder.request': () => words.changeRequested,
    'changeOrder.open': () => words.changeOpened,
    'changeOrder.propose': () => words.changeProposed,
    'changeOrder.refuse': () => words.changeRefused,
    'changeOrder.takeBack': () => words.changeTakenBack,
    'changeOrder.agree': () => words.changeAgreed,
    'changeOrder.decline': () => words.changeDeclined,
    'changeOrder.withdraw': () => words.changeWithdrawn,
    'agreement.accept': () => words.accepted,
    'agreement.signOff': () => words.signedOff,
    'agreement.withdraw': () => words.signOffWithdrawn,
    'agreement.askRenewal': () => words.renewalAsked,
    'agreement.renew': () => words.renewed,
    'status.agreementReached': () => words.agreementReached,
    'line.create': () => words.itemAdded({ item: item() }),
    'line.update': () => words.itemChanged({ item: item() }),
    'line.delete': () => words.itemDeleted({ item: item() }),
    'line.restore': () => words.itemRestored({ item: item() }),
    'canvas.create': () => canvasTitle(event),
    'canvas.update': () => canvasTitle(event),
    'canvas.delete': () => canvasTitle(event),
    'canvas.restore': () => canvasTitle(event),
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
    'payment.notBooked': () => words.paymentNotBooked,
    'invoice.issue': () =>
      words.issued({ kind: textOf(after['documentKind']), number: textOf(after['documentNumber']) }),
    'mail.sent': () => words.mailSent({ to }),
    'mail.failed': () => words.mailFailed({ to }),
    'mail.resend': () => words.mailResent({ to }),
    'file.create': () => words.fileAdded({ title: textOf(after['title']) }),
    'file.update': () => words.fileChanged({ title: textOf(after['title']) }),
    'file.delete': () => words.fileRemoved({ title: textOf(fieldsOf(event.before)['title']) }),
    'file.restore': () => words.fileRestored({ title: textOf(after['title']) }),
    'problem.report': () => words.problemReported({ number: problem }),
    'problem.addWords': () => words.problemAddedTo({ number: problem }),
    'problem.takeBack': () => words.problemTakenBack({ number: problem }),
    'problem.restore': () => words.problemRestored({ number: problem }),
    'problem.answer': () =>
      after['problemAnswer'] === ''
        ? words.problemAnswerTakenBack({ number: problem })
        : words.problemAnswered({ number: problem }),
    'problem.solve': () => words.problemSolved({ number: problem }),
    'problem.reopen': () => words.problemReopened({ number: problem }),
    'return.request': () => words.returnRequested({ number: returned }),
    'return.open': () => words.returnOpened({ number: returned }),
    'return.withdraw': () => words.returnWithdrawn({ number: returned }),
    'return.restore': () => words.returnRestored({ number: returned }),
    'return.authorize': () => words.returnAuthorized({ number: returned }),
    'return.decline': () => words.returnDeclined({ number: returned }),
    'return.undecide': () => words.returnUndecided({ number: returned }),
    'return.receive': () => words.returnReceived({ number: returned }),
    'return.unreceive': () => words.returnUnreceived({ number: returned }),
    'return.close': () => words.returnClosed({ number: returned }),
    'return.reopen': () => words.returnReopened({ number: returned }),
    'medium.create': () => words.pictureAdded,
    'medium.delete': () => words.pictureRemoved,
    'medium.restore': () => words.pictureRestored,
  }
  const { kind } = event
  return isKnownKind(kind) ? titles[kind]() : words.other({ kind })
}

function isKnownKind(kind: string): kind is OrderEventKind {
  return orderEventKinds.some((known) => known === kind)
}

/** Fields that the title of an event says already. */
const said: Readonly<Record<string, readonly string[]>> = {
  'order.update': ['archived'],
  'invoice.issue': ['documentKind', 'documentNumber'],
  'order.delete': ['deletedAt'],
  'order.restore': ['deletedAt'],
  'order.duplicate': ['fromOrderNumber'],
  'order.backBoxes': ['fromOrderNumber'],
  'order.share': ['sharees'],
  'order.removeSharee': ['sharees'],
  'order.shareePricing': ['sharee', 'pricingIsHidden'],
  'line.delete': ['deletedAt'],
  'line.restore': ['deletedAt'],
  'medium.create': ['productInstanceId'],
  'file.create': ['title', 'productInstanceId'],
  'file.delete': ['title'],
  'file.restore': ['title'],
}

export function describeEvent(event: OrderEvent, context: HistoryContext): DescribedEvent {
  const changes = changedFields(event, context).filter(({ key }) => !said[event.kind]?.includes(key))
  const hasMoved = fieldsOf(event.after)['lastCompletedStatusKey'] !== undefined
  const status: ChangedField[] = hasMoved
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

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
