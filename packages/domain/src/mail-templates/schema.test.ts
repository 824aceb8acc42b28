/** What an organization may say in its mails, and what it says when it has said nothing. Decision 0029. */
import { describe, expect, it } from 'vitest'
import { mailKinds, mailSettingsSchema } from './schema.ts'

/** Where something is refused, and the sentence that says why. */
function refusals(given: object): string[] {
  const parsed = mailSettingsSchema.safeParse(given)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
const subject = (text: string) => ({ templates: { orderApproved: { subject: text } } })

describe('the letters of an organization', () => {
  it('that has said nothing', () => {
    expect(mailSettingsSchema.parse({})).toEqual({
      senderName: '',
      replyTo: '',
      closing: '',
      signature: '',
      templates: {},
      statuses: {},
      copies: { clientEmails: false, involvedUsers: false },
      commentMinutes: 15,
    })
  })

  it('that has said everything', () => {
    const words = { subject: '{name}', heading: 'Hi', opening: 'One\nTwo', next: 'Wait', button: 'Open' }
    const said = {
      senderName: 'Maison',
      replyTo: 'ines@example.com',
      closing: 'Yours',
      signature: 'Ines\nMaison',
      templates: { orderApproved: words, paymentDue: { next: '' } },
      statuses: { shipped: words },
      copies: { clientEmails: true, involvedUsers: true },
      commentMinutes: 1440,
    }
    expect(mailSettingsSchema.parse(said)).toEqual(said)
  })

  it.each([
    [subject('{price}'), /^templates\.orderApproved\.subject: \{price\} is not known\. Known are \{name\},/],
    [subject('{name'), /^templates\.orderApproved\.subject: A brace has no other half\.$/],
    [subject('a\nb'), /^templates\.orderApproved\.subject: One line$/],
    [subject('a\rb'), /^templates\.orderApproved\.subject: One line$/],
    [{ statuses: { sent: { opening: '{x}' } } }, /^statuses\.sent\.opening: \{x\} is not known/],
    [{ senderName: 'A"' }, /^senderName: Without quotation marks, angle brackets and line breaks$/],
    [{ senderName: 'A <b>' }, /^senderName: Without/],
    [{ senderName: 'A\nb' }, /^senderName: Without/],
    [{ replyTo: 'nobody' }, /^replyTo: /],
    [{ templates: { lost: {} } }, /^templates/],
    [{ commentMinutes: 0 }, /^commentMinutes: /],
    [{ commentMinutes: 1441 }, /^commentMinutes: /],
    [{ commentMinutes: 1.5 }, /^commentMinutes: /],
  ])('%j is refused: %s', (given, why) => {
    expect(refusals(given)).toHaveLength(1)
    expect(refusals(given)[0]).toMatch(why)
  })

  it.each([
    ['subject', 200],
    ['heading', 100],
    ['opening', 4000],
    ['next', 1000],
    ['button', 60],
  ])('%s has %d letters at most', (part, most) => {
    const said = (length: number) =>
      refusals({ templates: { orderApproved: { [part]: 'x'.repeat(length) } } })
    expect([said(most).length, said(most + 1).length]).toEqual([0, 1])
  })

  it.each([
    ['senderName', 100],
    ['closing', 500],
    ['signature', 1000],
  ])('%s has %d letters at most', (field, most) => {
    expect(refusals({ [field]: 'x'.repeat(most) })).toEqual([])
    expect(refusals({ [field]: 'x'.repeat(most + 1) })).toHaveLength(1)
  })

  it('the key of a status has 60 letters at most', () => {
    expect(refusals({ statuses: { ['x'.repeat(60)]: {} } })).toEqual([])
    expect(refusals({ statuses: { ['x'.repeat(61)]: {} } })).toHaveLength(1)
  })
})

it('what people are told', () => {
  expect(mailKinds).toEqual([
    'orderSubmitted',
    'orderAwaitsApproval',
    'orderApproved',
    'paymentDue',
    'changesRequired',
    'orderCancelled',
    'statusChanged',
    'manualPaymentAnnounced',
    'paymentReceived',
    'paymentRefunded',
    'paymentReminder',
    'paymentOverdue',
    'finalNotice',
    'paymentUnexpected',
    'paymentFailed',
    'shipDateSet',
    'trackingNumberSet',
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
    'problemReported',
    'problemAnswered',
    'problemSolved',
    'returnRequested',
    'returnAnswered',
    'returnClosed',
    'orderShared',
    'commentsUnread',
    'stockLow',
  ])
})
