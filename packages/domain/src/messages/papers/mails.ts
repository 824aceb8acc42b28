/**
 * What e-mails and notifications say where an organisation has not written its own words. No price stands in any of
 * these sentences: amounts are rows of the summary, which a reader without prices does not get.
 */
import { defineMessages } from '../../localization/define-messages.ts'
import type { MailKind, MailTemplate } from '../../mail-templates/schema.ts'

const open = 'Open the {word}'

export const defaultMails: Readonly<Record<MailKind, MailTemplate>> = defineMessages('defaultMails', {
  orderSubmitted: {
    subject: '{name} was submitted',
    heading: 'Submitted',
    opening: 'Thank you. {org} has received {name}.',
    next: '{org} reviews it now. You will get an e-mail when it is approved, or when something has to change.',
    button: open,
  },
  orderAwaitsApproval: {
    subject: '{name} awaits approval',
    heading: 'Awaits your review',
    opening: '{actor} has submitted {name}.',
    next: 'It waits for a review: approve it, or say what must change.',
    button: 'Review the {word}',
  },
  orderApproved: {
    subject: '{name} was approved',
    heading: 'Approved',
    opening: '{org} has approved {name}.',
    next: 'There is nothing that you need to do now. You will hear when its status changes.',
    button: open,
  },
  paymentDue: {
    subject: '{name} is ready for payment',
    heading: 'Ready for payment',
    opening: '{name} is ready for payment.',
    next: 'Once your payment is confirmed, it moves to the next step.',
    button: 'Continue to payment',
  },
  changesRequired: {
    subject: '{name} requires changes',
    heading: 'Changes required',
    opening: '{org} has reviewed {name} and asks for changes:',
    next: 'Please make the changes and submit it again.',
    button: 'Make the changes',
  },
  orderCancelled: {
    subject: '{name} was canceled',
    heading: 'Canceled',
    opening: '{actor} has canceled {name}.',
    next: 'It is back at its first step. Nothing is produced or charged unless it is submitted again.',
    button: open,
  },
  statusChanged: {
    subject: '{name}: {status}',
    heading: '{status}',
    opening: 'The status of {name} is now: {status}.',
    next: 'The next step is: {nextStatus}.',
    button: open,
  },
  manualPaymentAnnounced: {
    subject: 'Payment announced for {name}',
    heading: 'Payment announced',
    opening: '{actor} has announced a payment for {name}.',
    next: 'Record it when the money has arrived.',
    button: open,
  },
  paymentReceived: {
    subject: 'Payment received for {name}',
    heading: 'Payment received',
    opening: 'A payment for {name} has been received.',
    next: 'Its status is now: {status}.',
    button: open,
  },
  paymentRefunded: {
    subject: 'Refund for {name}',
    heading: 'Payment refunded',
    opening: 'A payment for {name} has been refunded.',
    next: 'It can take a few days until the money arrives.',
    button: open,
  },
  paymentReminder: {
    subject: 'Invoice {invoice} is due on {dueDate}',
    heading: 'Payment reminder',
    opening: 'Invoice {invoice} for {name} is due on {dueDate}. {amount} is open.',
    next: 'If you have paid in the meantime, there is nothing that you need to do.',
    button: open,
  },
  paymentOverdue: {
    subject: 'Invoice {invoice} is past due',
    heading: 'Past due',
    opening: 'Invoice {invoice} for {name} was due on {dueDate}, {daysLate} ago. {amount} is still open.',
    next: 'Please pay it now. If you have paid in the meantime, there is nothing that you need to do.',
    button: open,
  },
  finalNotice: {
    subject: 'Final notice: invoice {invoice}',
    heading: 'Final notice',
    opening:
      'Invoice {invoice} for {name} was due on {dueDate}, {daysLate} ago. In spite of our reminders {amount} is still open.',
    next: 'Please pay it now, or answer this e-mail if something speaks against it.',
    button: open,
  },
  paymentUnexpected: {
    subject: 'Card payment for {name} needs a look',
    heading: 'Unexpected payment',
    opening:
      'A card payment has arrived for {name} that it was not waiting for: it is deleted, canceled or paid already, or the money is of another currency.',
    next: 'Please look at its payments and, where the money is not owed, give it back.',
    button: open,
  },
  paymentFailed: {
    subject: 'A payment for {name} did not go through',
    heading: 'Payment failed',
    opening: 'A card payment for {name} did not go through. Nothing was charged.',
    next: 'Please try again, or choose another way to pay.',
    button: 'Continue to payment',
  },
  shipDateSet: {
    subject: '{name} is estimated to ship on {shipDate}',
    heading: 'Ships on {shipDate}',
    opening: '{org} estimates that {name} ships on {shipDate}.',
    next: '',
    button: open,
  },
  trackingNumberSet: {
    subject: 'Tracking number for {name}',
    heading: 'Tracking number',
    opening: 'The tracking number of {name} is {trackingNumber}.',
    next: '',
    button: open,
  },
  statusUpdateRequested: {
    subject: 'Status update requested for {name}',
    heading: 'Where does it stand?',
    opening: '{actor} asks where {name} stands.',
    next: 'Set its status, or answer them directly.',
    button: open,
  },
  changeOrderRequested: {
    subject: 'A change of {name} is asked for',
    heading: 'A change is asked for',
    opening: '{actor} asks for a change of {name}.',
    next: 'Open or decline it under Revisions. Until then the last revision goes on being made.',
    button: open,
  },
  changeOrderProposed: {
    subject: 'A change of {name} waits for your answer',
    heading: 'A change to look at',
    opening: '{actor} has worked out a change of {name}.',
    next: 'See under Revisions what would change, and agree to it or refuse it. Until then the last revision goes on being made.',
    button: open,
  },
  changeOrderRefused: {
    subject: 'The change of {name} is refused',
    heading: 'Refused',
    opening: '{actor} refuses the change of {name}.',
    next: 'Change what is proposed and send it again, or withdraw it, under Revisions.',
    button: open,
  },
  changeOrderDeclined: {
    subject: 'The change of {name} is declined',
    heading: 'Declined',
    opening: '{org} can not make the change of {name} that was asked for.',
    next: 'It stays as it was agreed to.',
    button: open,
  },
  changeOrderWithdrawn: {
    subject: 'The change of {name} is withdrawn',
    heading: 'Withdrawn',
    opening: '{actor} has withdrawn the change of {name}.',
    next: 'It stays as it was agreed to.',
    button: open,
  },
  changeOrderAgreed: {
    subject: 'The change of {name} is agreed to',
    heading: 'Agreed to',
    opening: 'The change of {name} is agreed to, and is its newest revision.',
    next: '',
    button: open,
  },
  agreementAccepted: {
    subject: '{name} is accepted',
    heading: 'Accepted',
    opening: '{actor} has accepted the newest revision of {name}.',
    next: 'What was accepted is kept with its certificate, under Revisions.',
    button: open,
  },
  signOffSentBack: {
    subject: '{actor} asks for changes of {name}',
    heading: 'To be revised',
    opening: '{actor} asks for parts of the newest revision of {name} to be revised:',
    next: 'Change what is asked for and make a new revision. What was approved and stays as it is holds.',
    button: open,
  },
  renewalRequested: {
    subject: '{actor} asks for {name} to be renewed',
    heading: 'To be renewed',
    opening: '{name} has expired, and {actor} would like to accept it.',
    next: 'Renew it with one press, under Revisions.',
    button: open,
  },
  quoteRenewed: {
    subject: '{name} is renewed',
    heading: 'Renewed',
    opening: '{org} has renewed {name}: its prices hold again.',
    next: 'Accept it under Revisions.',
    button: open,
  },
  problemReported: {
    subject: '{actor} reports a problem with {name}',
    heading: 'A problem is reported',
    opening: '{actor} reports a problem with {name}:',
    next: 'Answer it beside the {word}, or say how it is solved.',
    button: open,
  },
  problemAnswered: {
    subject: 'Your problem with {name} is answered',
    heading: 'Answered',
    opening: '{org} answers the problem that you reported with {name}:',
    next: 'If that does not help, write more beside it.',
    button: open,
  },
  problemSolved: {
    subject: 'Your problem with {name} is solved',
    heading: 'Solved',
    opening: 'The problem that you reported with {name} is solved:',
    next: '',
    button: open,
  },
  returnRequested: {
    subject: '{actor} wants to return items of {name}',
    heading: 'A return is asked for',
    opening: '{actor} wants to return items of {name}:',
    next: 'Authorize or decline it beside the {word}.',
    button: open,
  },
  returnAnswered: {
    subject: 'News of your return of items of {name}',
    heading: 'Your return',
    opening: '{org} writes about the items of {name} that are to come back:',
    next: '',
    button: open,
  },
  returnClosed: {
    subject: 'Your return of items of {name} is credited',
    heading: 'Credited',
    opening: 'The items of {name} that came back are credited:',
    next: 'What is credited stands beside the {word}.',
    button: open,
  },
  orderShared: {
    subject: '{actor} shares {name} with you',
    heading: 'Shared with you',
    opening: '{actor} invites you to work on {name} at {org}.',
    next: 'The link is yours alone and opens this {word}. There is nothing to sign up for.',
    button: open,
  },
  commentsUnread: {
    subject: 'New comments on {name}',
    heading: 'New comments',
    opening: '{actor} wrote about {name}:',
    next: 'Your answer belongs beside it: open the {word} to write one.',
    button: 'Read and answer',
  },
  stockLow: {
    subject: '{product} is running low: {available} available',
    heading: 'Time to reorder',
    opening: 'Of {product}, {available} can still be promised. Its reorder level is {reorderLevel}.',
    next: 'You will hear of it again once there was more and it runs low anew.',
    button: 'Open the product',
  },
})

export const mailMessages = defineMessages('mailMessages', {
  greeting: ({ name }: { name: string }) => (name === '' ? 'Hello,' : `Hello ${name},`),
  closing: 'Kind regards',
  /** what a mail is about where it is only shown */
  sample: {
    title: 'Villa Nord',
    project: 'Hillside Residence',
    customer: 'Ada Winter',
    employee: 'Grace Keller',
    feedback: 'Please choose a wider plate for the hall.',
    trackingNumber: '1Z12345E0205271688',
    product: 'Back box, one gang',
  },
  follow: ({ carrier }: { carrier: string }) => `Follow the parcel at ${carrier}`,
  /** of several */
  followOne: ({ carrier, number }: { carrier: string; number: string }) =>
    `Follow parcel ${number} at ${carrier}`,
  someone: 'Somebody',
  number: 'Number',
  title: 'Title',
  project: 'Project',
  items: 'Items',
  amount: 'Amount',
  refunded: 'Refunded',
  receipt: 'Receipt',
  fee: 'of which card fee',
  method: 'Paid by',
  announcedBy: 'Will be paid by',
  announced: 'Announced',
  status: 'Status',
  shipDate: 'Estimated ship date',
  trackingNumber: 'Tracking number',
  onHand: 'On hand',
  allocated: 'Allocated',
  available: 'Available',
  reorderLevel: 'Reorder level',
  invoice: 'Invoice',
  invoiceIssued: 'Issued',
  dueDate: 'Due',
  invoiceAmount: 'Invoice total',
  stillOpen: 'Open',
  days: ({ days }: { days: number }) => (days === 1 ? '1 day' : `${days} days`),
  methods: { card: 'Card', wire: 'Wire', checkByMail: 'Check by mail' },
  /** under the mail */
  becauseOwner: ({ word, org }: { word: string; org: string }) =>
    `You get this e-mail because this ${word.toLowerCase()} at ${org} is yours.`,
  becauseEmployee: ({ org }: { org: string }) => `You get this e-mail because you work at ${org}.`,
  becauseInvolved: ({ word, org }: { word: string; org: string }) =>
    `You get this e-mail because you take part in this ${word.toLowerCase()} at ${org}.`,
  becauseContact: ({ word, org }: { word: string; org: string }) =>
    `You get this e-mail because your address is the contact of this ${word.toLowerCase()} at ${org}.`,
})

/** Sentences of the bell and of mails that did not arrive. */
export const notificationMessages = defineMessages('notificationMessages', {
  title: 'Notifications',
  unread: ({ count }: { count: number }) =>
    count === 0 ? 'Notifications' : `Notifications: ${count} unread`,
  empty: 'Nothing new.',
  emptyHint: 'You will find here what happens to what you ordered.',
  markAllRead: 'Mark all as read',
  loadMore: 'Load older ones',
  mailFailed: ({ to, name }: { to: string; name: string }) =>
    `An e-mail to ${to} about ${name} could not be delivered`,

  // Labels and titles
  unreadMark: 'Unread:',
  loading: 'Loading the notifications',
})
