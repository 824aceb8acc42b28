/**
 * Which e-mails about orders somebody gets: their own choice, at each organization. The bell tells of everything. What must reach
 * them (money that is due, an invitation) is always sent. [issue 18]
 */
import { z } from 'zod'
import { type MailKind, mailKindSchema, mailKinds } from './schema.ts'

export const mailPreferencesSchema = z.object({
  /** kinds that this person gets no e-mail about */
  off: z.array(mailKindSchema).max(mailKinds.length).default([]),
  /** of an employee: what employees are told of every order, only of those that they own or are involved in */
  isOwnOnly: z.boolean().default(false),
})
export type MailPreferences = z.infer<typeof mailPreferencesSchema>

/** A group of the screen on which they are chosen. */
export interface MailChoices {
  readonly key: 'progress' | 'payments' | 'delivery' | 'aftercare' | 'comments' | 'stock'
  readonly kinds: readonly MailKind[]
}

/** Told to employees of every order; whoever is a customer never gets them. */
const forEmployees: ReadonlySet<MailKind> = new Set([
  'orderAwaitsApproval',
  'manualPaymentAnnounced',
  'paymentUnexpected',
  'statusUpdateRequested',
  'changeOrderRequested',
  'changeOrderRefused',
  'agreementAccepted',
  'signOffSentBack',
  'renewalRequested',
  'problemReported',
  'returnRequested',
  'stockLow',
])

/** Told to customers and to employees alike. */
const forBoth: ReadonlySet<MailKind> = new Set([
  'orderCancelled',
  'paymentReceived',
  'paymentRefunded',
  'changeOrderAgreed',
  'changeOrderWithdrawn',
])

const choices: readonly MailChoices[] = [
  {
    key: 'progress',
    kinds: [
      'orderSubmitted',
      'orderAwaitsApproval',
      'orderApproved',
      'changesRequired',
      'orderCancelled',
      'statusChanged',
      'statusUpdateRequested',
      'changeOrderRequested',
      'changeOrderProposed',
      'changeOrderRefused',
      'changeOrderDeclined',
      'changeOrderWithdrawn',
      'changeOrderAgreed',
      'agreementAccepted',
      'signOffSentBack',
      'renewalRequested',
      'quoteRenewed',
    ],
  },
  {
    key: 'payments',
    kinds: ['manualPaymentAnnounced', 'paymentReceived', 'paymentRefunded', 'paymentUnexpected'],
  },
  { key: 'delivery', kinds: ['shipDateSet', 'trackingNumberSet'] },
  {
    key: 'aftercare',
    kinds: [
      'problemReported',
      'problemAnswered',
      'problemSolved',
      'returnRequested',
      'returnAnswered',
      'returnClosed',
    ],
  },
  { key: 'comments', kinds: ['commentsUnread'] },
  { key: 'stock', kinds: ['stockLow'] },
]

const choosable: ReadonlySet<MailKind> = new Set(choices.flatMap(({ kinds }) => kinds))

/** What somebody can choose: employees, who have orders of their own too, everything; customers what reaches them. */
export function mailChoicesFor(isEmployee: boolean): readonly MailChoices[] {
  if (isEmployee) return choices
  return choices
    .map(({ key, kinds }) => ({ key, kinds: kinds.filter((kind) => !forEmployees.has(kind)) }))
    .filter(({ kinds }) => kinds.length > 0)
}

export interface MailedPerson {
  /** told as one of the employees, whoever's order it is */
  readonly isToldAsEmployee: boolean
  /** their own order, or one in which they are involved */
  readonly isOwn: boolean
}

/** Whether somebody gets this e-mail; one that can not be chosen always. */
export function wantsMail(preferences: MailPreferences, kind: MailKind, person: MailedPerson): boolean {
  if (!choosable.has(kind)) return true
  if (preferences.off.includes(kind)) return false
  if (!preferences.isOwnOnly || !person.isToldAsEmployee || person.isOwn) return true
  // Stock is of no order, and what is told to one person alone is about what they did.
  return kind === 'stockLow' || !(forEmployees.has(kind) || forBoth.has(kind))
}
