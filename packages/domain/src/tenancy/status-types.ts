/**
 * What the types of status mean. Whoever plans what happens to an order asks what a type means, never which one it is: one
 * type more is a name in `statusTypes` and a row here.
 */
import type { StatusType } from './status-definitions.ts'

export type StatusTypeTraits = {
  /** orders begin at the first status of such a type [1.4.07] */
  readonly isStart: boolean
  /** an order can be submitted from here, unless a status before this one waits for approval or payment [1.4.09] */
  readonly canSubmit: boolean
  /** an order waits here until it is approved or changes are required [1.4.10, 1.4.11] */
  readonly awaitsApproval: boolean
  /**
   * awaited: an order waits here for the part of its total that the definition names, and moves on once that is paid.
   * owed: it waits for nothing, but what is still unpaid can be paid. none: nothing is asked for. [1.4.13, 1.4.22]
   */
  readonly payment: 'awaited' | 'owed' | 'none'
  /** nothing is left to be made: what changes in the catalog no longer concerns the order */
  readonly isFinished: boolean
  /** its goods have left: they are no longer in stock */
  readonly isShipped: boolean
  /** it is being made, or was: where customers have to agree to what is made, only then */
  readonly needsAgreement: boolean
}

/** type → what it means */
export type StatusTypeTable = Readonly<Record<StatusType, StatusTypeTraits>>

export const statusTypeTable: StatusTypeTable = {
  orderStarted: {
    isStart: true,
    canSubmit: true,
    awaitsApproval: false,
    payment: 'none',
    isFinished: false,
    isShipped: false,
    needsAgreement: false,
  },
  submittedForApproval: {
    isStart: false,
    canSubmit: false,
    awaitsApproval: true,
    payment: 'none',
    isFinished: false,
    isShipped: false,
    needsAgreement: false,
  },
  payment: {
    isStart: false,
    canSubmit: false,
    awaitsApproval: false,
    payment: 'awaited',
    isFinished: false,
    isShipped: false,
    needsAgreement: false,
  },
  static: {
    isStart: false,
    canSubmit: true,
    awaitsApproval: false,
    payment: 'none',
    isFinished: false,
    isShipped: false,
    needsAgreement: false,
  },
  inProduction: {
    isStart: false,
    canSubmit: false,
    awaitsApproval: false,
    payment: 'none',
    isFinished: false,
    isShipped: false,
    needsAgreement: true,
  },
  // After shipping an order may still owe its final payment.
  shipped: {
    isStart: false,
    canSubmit: false,
    awaitsApproval: false,
    payment: 'owed',
    isFinished: false,
    isShipped: true,
    needsAgreement: true,
  },
  delivered: {
    isStart: false,
    canSubmit: false,
    awaitsApproval: false,
    payment: 'owed',
    isFinished: true,
    isShipped: true,
    needsAgreement: true,
  },
  afterSaleService: {
    isStart: false,
    canSubmit: false,
    awaitsApproval: false,
    payment: 'owed',
    isFinished: true,
    isShipped: true,
    needsAgreement: true,
  },
}

/** Whether an order waits for a payment at a status of the type. */
export function awaitsPayment(type: StatusType, types: StatusTypeTable = statusTypeTable): boolean {
  return types[type].payment === 'awaited'
}
