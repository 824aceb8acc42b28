/** Maison Lumen's orders: configured lines, contacts, prices, payments and history, the same every time. */
import { customProductId, type Product } from '@orderwright/domain/catalog'
import {
  isStarted,
  newOrder,
  type ProductInstance,
  productInstanceSchema,
  productOrderSchema,
} from '@orderwright/domain/orders'
import { cents } from '@orderwright/domain/units'
import { daysFrom } from '../../calendar.ts'
import { demoUserId, maisonLumen, seedUserId } from '../../demo-orgs.ts'
import { emptyCanvas } from '../../shorthand/canvas-kit.ts'
import type { SeedCatalog, SeedOrders } from '../../org-seed.ts'
import { openBook, type OrderBook, OrderInProgress } from '../../order-builder.ts'
import { type Random, randomFrom } from '../../random.ts'
import { chooseFor, tasteFrom } from './configurations.ts'
import { categoryIds, optionIds, orgId, propertyIds } from '../ids.ts'
import { type OrderPlan, orderPlans, type Stage, stages } from './order-plans.ts'
import { demoFirms, guests } from '../people.ts'
import { type Place, places, projectTitles, rooms } from './places.ts'
import { maisonLumenProfile } from '../profile.ts'

const EMPLOYEE = demoUserId(maisonLumen, 'member')
/** involved in some orders, whose prices are hidden from her there */
const priyaId = seedUserId('priya@ramanlighting.example')

/** Days before now at which an order of a stage was begun, roughly. */
const AGES: Readonly<Record<Stage, number>> = {
  started: 6,
  changesRequired: 14,
  submitted: 12,
  depositDue: 20,
  depositReceived: 32,
  inProduction: 60,
  qualityControl: 85,
  balanceDue: 95,
  finalPaymentReceived: 105,
  shipped: 120,
  delivered: 170,
  afterSale: 330,
}

const carriers = ['1Z 999 AA1 01', '1Z 884 R20 77', '7712 4410']

function firmOf(userId: number): string {
  return guests.find((guest) => guest.userId === userId)?.firmName ?? demoFirms[userId] ?? ''
}

function lineProducts(plan: OrderPlan, products: readonly Product[], random: Random): Product[] {
  if (plan.isEmpty) return []
  const ofCategory = products.filter((product) => product.productCategoryId === plan.categoryId)
  const others = products.filter((product) => product.isStocked === 0)
  const isStocked = plan.categoryId === categoryIds.backBoxes || plan.categoryId === categoryIds.samples
  return Array.from({ length: random.between(1, 8) }, (_, index) => {
    // Large orders mix categories; stocked orders stay stocked.
    return index > 2 && !isStocked && random.next() < 0.35 ? random.pick(others) : random.pick(ofCategory)
  })
}

type Begun = { readonly draft: OrderInProgress; readonly began: number }

function begin(
  plan: OrderPlan,
  index: number,
  book: OrderBook,
  catalog: SeedCatalog,
  now: Date,
  random: Random,
  ids: { item: number },
): Begun {
  const id = index + 1
  const began = Math.round(AGES[plan.stage] * (0.7 + random.next() * 0.6)) + 1
  const created = daysFrom(now, -began - random.next() * 0.4)
  const guest = guests[index % guests.length]
  const userId = plan.userId ?? guest?.userId ?? demoUserId(maisonLumen, 'guest')
  const terms = guests.find((candidate) => candidate.userId === userId)
  const place: Place = places[index % places.length] ?? random.pick(places)
  const isStocked =
    plan.categoryId === categoryIds.backBoxes || plan.categoryId === categoryIds.samples ? 1 : 0
  const project = projectTitles[index % projectTitles.length] ?? 'Residence'
  const isBegunOnly = plan.stage === 'started'
  const draft = newOrder(
    {
      orgId,
      userId,
      title:
        isStocked === 1
          ? `${project} ${plan.categoryId === categoryIds.samples ? 'Samples' : 'Back Boxes'}`
          : project,
      productCategoryId: plan.categoryId,
      isStocked,
    },
    maisonLumenProfile,
    created,
    {
      discount: { type: 'percent', value: terms?.discount ?? 0 },
      disableSalesTax: terms?.isTaxExempt ?? false,
    },
  )
  const hasShipping = !isBegunOnly && random.next() < 0.75
  const isHiddenGuest = userId === demoUserId(maisonLumen, 'guestHiddenPricing')
  const firstName = terms?.firstName ?? (isHiddenGuest ? 'Noah' : 'Grace')
  const lastName = terms?.lastName ?? (isHiddenGuest ? 'Castellano' : 'Whitfield')
  const email =
    terms?.email ?? (isHiddenGuest ? 'guest-hidden@maison-lumen.example' : 'guest@maison-lumen.example')
  const record = { version: 1, created, lastUpdated: created, deletedAt: null }
  const order = productOrderSchema.parse({
    ...draft,
    ...record,
    id,
    orgSpecificId: id,
    archived: plan.isArchived ? 1 : 0,
    taxPercentage: place.taxPercentage,
    tariffPercentage: random.next() < 0.4 ? 10 : 0,
    shippingFlatAmount: hasShipping ? random.between(8, 60) * 500 : null,
    primaryNote: random.next() < 0.25 ? 'Please keep one finish across all rooms.' : '',
    purchaseOrderNumber: isBegunOnly ? '' : `PO ${1200 + id * 3}`,
    estimateNumber: isBegunOnly ? '' : `E${2400 + id}`,
    // What the factory in France was asked to make, in euros.
    ...(isBegunOnly || index % 3 !== 0
      ? {}
      : {
          commandData: {
            number: `CF-${700 + id}`,
            date: created.slice(0, 10),
            totalInCents: 120_000 + id * 1_850,
          },
        }),
    firmName: firmOf(userId),
    contactName: `${firstName} ${lastName}`,
    projectName: project,
    phone: `(${place.areaCode}) 555-01${String(10 + (index % 80))}`,
    email,
    clientEmails: email,
    deliveryAddress: place.address,
    billingAddress: place.address,
    promptedForProjectInfo: 1,
    involvedUsers: index % 11 === 4 ? { [priyaId]: { role: 'other', pricingIsHidden: 1 } } : {},
    properties:
      isStocked === 1
        ? {}
        : { [propertyIds.screwType]: { optionId: random.pick([optionIds.screwTorx, optionIds.screwSlot]) } },
  })
  const taste = tasteFrom(random)
  const chosen = lineProducts(plan, catalog.products, random)
  const items: ProductInstance[] = chosen.map((product, line) =>
    productInstanceSchema.parse({
      ...record,
      id: (ids.item += 1),
      orgId,
      productOrderId: id,
      productId: product.id,
      title: isStocked === 1 ? '' : rooms[(index * 3 + line) % rooms.length],
      quantity: random.between(1, isStocked === 1 ? 24 : 6),
      rank: line + 1,
      notes: random.next() < 0.1 ? 'Check the height on site.' : '',
      properties: chooseFor(product, taste, random),
    }),
  )
  if (plan.hasCustomLine) {
    items.push(
      productInstanceSchema.parse({
        ...record,
        id: (ids.item += 1),
        orgId,
        productOrderId: id,
        productId: customProductId,
        title: 'Templates on site',
        rank: items.length + 1,
        notes: 'One visit, including travel.',
        customPriceInCents: 48_000,
      }),
    )
  }
  return { draft: new OrderInProgress(book, order, items), began }
}

/** Leads the order on to the stage of its plan; `days` says how many days before now a step happened. */
function lead(begun: Begun, plan: OrderPlan, now: Date, random: Random): void {
  const { draft, began } = begun
  const userId = draft.order.userId
  const target = stages.indexOf(plan.stage)
  const isStocked = draft.order.isStocked === 1
  let step = 0
  const isPast = (stage: Stage) => target >= stages.indexOf(stage)
  const at = (share: number) => daysFrom(now, -began * (1 - share) - (step += 0.01) * -0.1)
  if (plan.stage === 'started') return draft.price(draft.order.created)

  const submitted = at(0.08)
  draft.order = { ...draft.order, effectivePricingDate: submitted }
  draft.price(submitted)
  draft.order = { ...draft.order, effectivePricingDate: null }
  draft.step({ kind: 'submit' }, submitted, userId)
  if (plan.stage === 'changesRequired') {
    const feedbackNotes =
      'The library plate is too narrow for its engravings. Please choose a wider plate or shorter texts.'
    return draft.step({ kind: 'requireChanges', feedbackNotes }, at(0.3), EMPLOYEE)
  }
  if (!isPast('depositDue')) return
  if (!isStocked) draft.step({ kind: 'approve' }, at(0.14), EMPLOYEE)
  if (plan.isProcessing && plan.stage === 'depositDue') {
    draft.step({ kind: 'paymentProcessing' }, at(0.9), userId)
    draft.openIntent(at(0.9))
  }
  if (plan.isAwaited && plan.stage === 'depositDue')
    draft.step({ kind: 'awaitPayment', method: 'wire' }, at(0.5), userId)
  if (!isPast('depositReceived')) return
  draft.pay(random.pick(['card', 'card', 'wire', 'checkByMail'] as const), at(0.22))
  if (isStocked) return leadToTheDoor(draft, isPast, at)

  if (isPast('inProduction')) draft.step({ kind: 'setStatus', statusKey: 'inProduction' }, at(0.3), EMPLOYEE)
  if (isPast('qualityControl'))
    draft.step({ kind: 'setStatus', statusKey: 'qualityControl' }, at(0.6), EMPLOYEE)
  if (isPast('inProduction')) {
    const { id } = draft.order
    const total = cents(Math.round(draft.order.costs.orderSubTotal * 0.46))
    const commandData = { number: `CF ${4100 + id}`, date: at(0.31).slice(0, 10), totalInCents: total }
    draft.order = { ...draft.order, commandData, estimatedShippingDate: at(0.95) }
  }
  if (!isPast('balanceDue')) return
  draft.step({ kind: 'setStatus', statusKey: 'readyToPayBalance' }, at(0.68), EMPLOYEE)
  if (plan.isAwaited && plan.stage === 'balanceDue')
    draft.step({ kind: 'awaitPayment', method: 'checkByMail' }, at(0.75), userId)
  if (!isPast('finalPaymentReceived')) return
  draft.pay(random.pick(['card', 'wire'] as const), at(0.76))
  leadToTheDoor(draft, isPast, at)
}

function leadToTheDoor(
  draft: OrderInProgress,
  isPast: (stage: Stage) => boolean,
  at: (share: number) => ReturnType<typeof daysFrom>,
): void {
  const { id } = draft.order
  if (isPast('shipped')) {
    draft.step({ kind: 'setStatus', statusKey: 'shipped' }, at(0.84), EMPLOYEE)
    const trackingNumber = `${carriers[id % carriers.length] ?? ''} ${1000 + id}`
    draft.order = { ...draft.order, trackingNumber, estimatedShippingDate: at(0.84) }
  }
  if (isPast('delivered')) draft.step({ kind: 'setStatus', statusKey: 'delivered' }, at(0.9), EMPLOYEE)
  if (isPast('afterSale'))
    draft.step({ kind: 'setStatus', statusKey: 'afterSaleService' }, at(0.94), EMPLOYEE)
}

export function maisonLumenOrders(catalog: SeedCatalog, now: Date): SeedOrders {
  const random = randomFrom(850)
  const book = openBook(orgId, maisonLumenProfile, catalog, EMPLOYEE)
  const ids = { item: 0 }
  const orders = orderPlans.map((plan, index) => {
    const begun = begin(plan, index, book, catalog, now, random, ids)
    lead(begun, plan, now, random)
    return begun.draft
  })
  const isOpen = (draft: OrderInProgress) => isStarted(draft.order, maisonLumenProfile)
  return {
    productOrders: orders.map((draft) =>
      isOpen(draft) ? { ...draft.order, effectivePricingDate: null } : draft.order,
    ),
    productInstances: orders.flatMap((draft) => draft.items),
    orderEvents: orders.flatMap((draft) => draft.events),
    paymentRecords: orders.flatMap((draft) => draft.payments),
    paymentIntents: orders.flatMap((draft) => draft.intents),
    ...emptyCanvas(),
  }
}
