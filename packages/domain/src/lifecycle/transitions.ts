/** What may happen to an order: a transition for each kind of intent. [1.4.05–1.4.22] */
import { statusTypeTable } from '../tenancy/status-types.ts'
import {
  approvalForOwner,
  chosenStatusForOwner,
  mailAndNotify,
  notifyInApp,
  paymentMail,
  pushStatus,
  refundMail,
  reviseApproval,
  revisePastStart,
  reviseSubmission,
  submissionForEmployees,
  submissionForOwner,
} from './effects.ts'
import {
  amountIsNotZero,
  awaitsApproval,
  awaitsMoney,
  canSubmit,
  isPastStart,
  methodIsManual,
  methodIsOffered,
  noCardIsProcessing,
  nothingIsPaid,
  somethingIsDue,
} from './guards.ts'
import { isAtPayment, type LedgerKind, takesMoney } from './money.ts'
import {
  beginProcessing,
  clearFeedback,
  deriveSums,
  endProcessing,
  endProcessingOfCard,
  giveFeedback,
  issueInvoice,
  noteLastStatus,
  oweWhatIsOrdered,
  pinPrices,
  pinPricesPastStart,
  unpinPrices,
  voidInvoice,
} from './patches.ts'
import {
  announcePayment,
  enterTarget,
  removeLater,
  removeOthers,
  noteAmount,
  takeAmountBack,
} from './status-entries.ts'
import {
  afterAgreement,
  afterApproval,
  afterPayment,
  afterSubmission,
  backToPayment,
  chosenStatus,
  firstStep,
} from './targets.ts'
import type { Lifecycle, TransitionDefinition } from './transition-definition.ts'

/** Money that comes while nothing waits for it is recorded and moves nothing. */
const recordMoney: TransitionDefinition<LedgerKind> = {
  guards: [amountIsNotZero],
  patch: [deriveSums, endProcessingOfCard],
  effects: [mailAndNotify('owner', paymentMail), mailAndNotify('employees', paymentMail)],
}

/** Money that comes at a payment is noted there, and moves the order on once it is settled. [1.4.13] */
const settlePayment: TransitionDefinition<LedgerKind> = {
  ...recordMoney,
  target: afterPayment,
  statusData: [noteAmount, enterTarget],
}

export const orderLifecycle: Lifecycle = {
  statusTypes: statusTypeTable,
  transitions: {
    /** [1.4.09] */
    submit: {
      guards: [canSubmit],
      target: afterSubmission,
      statusData: [enterTarget],
      patch: [clearFeedback, pinPrices, oweWhatIsOrdered],
      effects: [
        reviseSubmission,
        mailAndNotify('employees', submissionForEmployees),
        mailAndNotify('owner', submissionForOwner),
      ],
    },
    /** [1.4.10] */
    approve: {
      guards: [awaitsApproval],
      target: afterApproval,
      statusData: [enterTarget],
      patch: [pinPrices, oweWhatIsOrdered],
      effects: [reviseApproval, mailAndNotify('owner', approvalForOwner)],
    },
    /** [1.4.11] */
    requireChanges: {
      guards: [awaitsApproval],
      target: firstStep,
      statusData: [removeLater],
      patch: [giveFeedback],
      effects: [mailAndNotify('owner', 'changesRequired')],
    },
    /** [1.4.14, 1.4.15] */
    cancel: {
      guards: [noCardIsProcessing, nothingIsPaid, isPastStart],
      target: firstStep,
      statusData: [removeOthers],
      patch: [clearFeedback, unpinPrices, oweWhatIsOrdered, voidInvoice],
      effects: [mailAndNotify('employees', 'orderCancelled'), mailAndNotify('owner', 'orderCancelled')],
    },
    /** [1.4.05] */
    setStatus: {
      target: chosenStatus,
      statusData: [removeLater, enterTarget],
      patch: [pinPricesPastStart],
      effects: [revisePastStart, mailAndNotify('owner', chosenStatusForOwner)],
    },
    /** [1.4.22] */
    awaitPayment: {
      guards: [methodIsManual, awaitsMoney, methodIsOffered, noCardIsProcessing, somethingIsDue],
      statusData: [announcePayment],
      effects: [mailAndNotify('employees', 'manualPaymentAnnounced')],
    },
    /** [1.4.19] */
    paymentProcessing: {
      guards: [noCardIsProcessing, somethingIsDue],
      patch: [beginProcessing],
    },
    /** Who is still on the page reads it there; for who has left it is in the app. [1.4.20] */
    paymentFailed: {
      patch: [endProcessing],
      effects: [notifyInApp('owner', 'paymentFailed')],
    },
    /** [issue 18] */
    agreementReached: {
      target: afterAgreement,
      statusData: [enterTarget],
    },
    /** [1.4.13] */
    paymentSucceeded: {
      alternatives: [{ when: isAtPayment, ...settlePayment }],
      ...recordMoney,
    },
    /** Money that is added settles like a payment; money that is taken away is taken from where it was. */
    ledgerCorrected: {
      alternatives: [
        {
          when: takesMoney,
          target: backToPayment,
          statusData: [takeAmountBack, removeLater],
          patch: [deriveSums],
          effects: [mailAndNotify('owner', refundMail), mailAndNotify('employees', refundMail)],
        },
        { when: isAtPayment, ...settlePayment },
      ],
      ...recordMoney,
    },
  },
  onStatusChange: {
    patch: [noteLastStatus, issueInvoice],
    effects: [pushStatus],
  },
}
