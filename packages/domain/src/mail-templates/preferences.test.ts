/** Which e-mails somebody gets. */
import { describe, expect, it } from 'vitest'
import { mailChoicesFor, mailPreferencesSchema, wantsMail } from './preferences.ts'
import { type MailKind, mailKinds } from './schema.ts'

const all = mailPreferencesSchema.parse({})
const customer = { isToldAsEmployee: false, isOwn: true }
const employee = { isToldAsEmployee: true, isOwn: false }

describe('e-mails that somebody has chosen', () => {
  it('[issue 18] are all of them as long as nothing is chosen', () => {
    for (const kind of mailKinds) {
      expect(wantsMail(all, kind, customer)).toBe(true)
      expect(wantsMail(all, kind, employee)).toBe(true)
    }
  })

  it('[issue 18] are sent without those that are off, except what must reach the person', () => {
    const none = { off: [...mailKinds], isOwnOnly: false }
    expect(mailKinds.filter((kind) => wantsMail(none, kind, customer))).toEqual([
      'paymentDue',
      'paymentReminder',
      'paymentOverdue',
      'finalNotice',
      'paymentFailed',
      'orderShared',
    ])
  })

  it('[issue 18] are, for an employee with own orders alone, without what employees are told of the others', () => {
    const own = { off: [], isOwnOnly: true }
    expect(mailKinds.filter((kind) => !wantsMail(own, kind, employee))).toEqual([
      'orderAwaitsApproval',
      'orderCancelled',
      'manualPaymentAnnounced',
      'paymentReceived',
      'paymentRefunded',
      'paymentUnexpected',
      'statusUpdateRequested',
      'changeOrderRequested',
      'changeOrderRefused',
      'changeOrderWithdrawn',
      'changeOrderAgreed',
      'agreementAccepted',
      'signOffSentBack',
      'renewalRequested',
      'problemReported',
      'returnRequested',
    ])
    for (const kind of mailKinds) {
      expect(wantsMail(own, kind, { ...employee, isOwn: true })).toBe(true)
      expect(wantsMail(own, kind, customer)).toBe(true)
    }
  })
})

describe('what can be chosen', () => {
  const kindsOf = (isEmployee: boolean): MailKind[] =>
    mailChoicesFor(isEmployee).flatMap(({ kinds }) => kinds)

  it('[issue 18] is for employees every kind that need not reach them, once', () => {
    const must = [
      'paymentDue',
      'paymentReminder',
      'paymentOverdue',
      'finalNotice',
      'paymentFailed',
      'orderShared',
    ]
    expect(kindsOf(true).toSorted()).toEqual(mailKinds.filter((kind) => !must.includes(kind)).toSorted())
  })

  it('[issue 18] is for customers nothing that employees alone are told', () => {
    expect(mailChoicesFor(false)).toEqual([
      {
        key: 'progress',
        kinds: [
          'orderSubmitted',
          'orderApproved',
          'changesRequired',
          'orderCancelled',
          'statusChanged',
          'changeOrderProposed',
          'changeOrderDeclined',
          'changeOrderWithdrawn',
          'changeOrderAgreed',
          'quoteRenewed',
        ],
      },
      { key: 'payments', kinds: ['paymentReceived', 'paymentRefunded'] },
      { key: 'delivery', kinds: ['shipDateSet', 'trackingNumberSet'] },
      { key: 'aftercare', kinds: ['problemAnswered', 'problemSolved', 'returnAnswered', 'returnClosed'] },
      { key: 'comments', kinds: ['commentsUnread'] },
    ])
  })
})
