/** Which orders Maison Lumen has: by whom, of what, how far they have come, and what is special about them. */
import { demoUserId, maisonLumen } from '../../demo-orgs.ts'
import { categoryIds } from '../ids.ts'

/** How far an order has come; the steps of `buildOrder` lead there. */
export type Stage =
  | 'started'
  | 'changesRequired'
  | 'submitted'
  | 'depositDue'
  | 'depositReceived'
  | 'inProduction'
  | 'qualityControl'
  | 'balanceDue'
  | 'finalPaymentReceived'
  | 'shipped'
  | 'delivered'
  | 'afterSale'

export const stages = [
  'started',
  'changesRequired',
  'submitted',
  'depositDue',
  'depositReceived',
  'inProduction',
  'qualityControl',
  'balanceDue',
  'finalPaymentReceived',
  'shipped',
  'delivered',
  'afterSale',
] as const satisfies readonly Stage[]

export type OrderPlan = {
  readonly stage: Stage
  readonly categoryId: number
  readonly isArchived?: boolean
  /** a card payment is with its provider */
  readonly isProcessing?: boolean
  /** a wire or check is announced */
  readonly isAwaited?: boolean
  /** has a line of free text with a price of its own */
  readonly hasCustomLine?: boolean
  readonly isEmpty?: boolean
  /** belongs to this user; otherwise the guests take turns */
  readonly userId?: number
}

const { keypads, wallOutlets, floorOutlets, readingLamps, coverPlates, backBoxes, samples } = categoryIds

/** Most orders are of keypads. */
const categoryTurns = [
  keypads,
  keypads,
  wallOutlets,
  keypads,
  readingLamps,
  keypads,
  floorOutlets,
  coverPlates,
  keypads,
]

const counts: Readonly<Record<Stage, number>> = {
  started: 9,
  changesRequired: 2,
  submitted: 6,
  depositDue: 7,
  depositReceived: 4,
  inProduction: 8,
  qualityControl: 2,
  balanceDue: 5,
  finalPaymentReceived: 4,
  shipped: 4,
  delivered: 5,
  afterSale: 3,
}

const demoGuest = demoUserId(maisonLumen, 'guest')
const guestHiddenPricing = demoUserId(maisonLumen, 'guestHiddenPricing')

/** What single orders of a stage are for: the first, the second … */
const specials: Readonly<Partial<Record<Stage, readonly Partial<OrderPlan>[]>>> = {
  started: [
    { userId: demoGuest },
    { userId: guestHiddenPricing },
    { hasCustomLine: true },
    { isEmpty: true },
    { isArchived: true },
  ],
  changesRequired: [{ userId: demoGuest }],
  submitted: [{ userId: demoGuest, categoryId: keypads }, { userId: guestHiddenPricing }],
  depositDue: [
    { userId: demoGuest, categoryId: keypads },
    { isProcessing: true },
    { isAwaited: true },
    { userId: guestHiddenPricing },
  ],
  inProduction: [{ userId: demoGuest }, { userId: guestHiddenPricing }, { hasCustomLine: true }],
  balanceDue: [{ userId: demoGuest }, { isAwaited: true }],
  shipped: [{ userId: demoGuest }],
  delivered: [
    { userId: demoGuest },
    { userId: guestHiddenPricing },
    { isArchived: true },
    { isArchived: true },
  ],
  afterSale: [{}, { isArchived: true }],
}

const stockedPlans: readonly OrderPlan[] = [
  { stage: 'started', categoryId: backBoxes },
  { stage: 'depositDue', categoryId: backBoxes, userId: demoGuest },
  { stage: 'finalPaymentReceived', categoryId: samples },
  { stage: 'shipped', categoryId: backBoxes },
  { stage: 'delivered', categoryId: samples, userId: demoGuest },
  { stage: 'delivered', categoryId: backBoxes, isArchived: true },
]

/** All plans, oldest first: what has come furthest was begun first. */
export const orderPlans: readonly OrderPlan[] = [
  ...stages.toReversed().flatMap((stage) =>
    Array.from({ length: counts[stage] }, (_, index): OrderPlan => {
      const turn = stages.indexOf(stage) * 3 + index
      return {
        stage,
        categoryId: categoryTurns[turn % categoryTurns.length] ?? keypads,
        ...specials[stage]?.[index],
      }
    }),
  ),
  ...stockedPlans,
]
