/** Outbound webhooks: where other systems hear of what happens here. [issue 16] */
import { defineMessages } from '../../localization/define-messages.ts'
/** "1 event", "2 events" */
function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`
}

/** Every type of event in words. */
const eventWords = {
  'order.submitted': 'Submitted',
  'order.approved': 'Approved',
  'order.paid': 'Payment received',
  'order.refunded': 'Payment refunded',
  'order.status_changed': 'Status changed',
  'order.items_changed': 'Items changed',
  'catalog.changed': 'Catalog changed',
  ping: 'Test',
} as const

export const webhookMessages = defineMessages('webhookMessages', {
  title: 'Webhooks',
  intro: 'When something happens here, a signed message is sent to your own systems.',
  listOf: 'Webhook endpoints',
  none: 'No endpoints yet',
  noneMeans: 'Add the address of a system that should hear of what happens here.',
  add: 'Add endpoint',
  edit: 'Edit endpoint',
  editThis: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  url: 'Address',
  urlHint: 'https://…, reachable from the internet',
  description: 'Description',
  events: 'Events',
  event: (type: string) => new Map<string, string>(Object.entries(eventWords)).get(type) ?? type,
  eventCount: ({ count }: { count: number }) => counted(count, 'event', 'events'),
  isFull: ({ max }: { max: number }) =>
    `There are ${max} endpoints, which is as many as there can be. Delete one that is no longer needed.`,

  // Its state
  active: 'Active',
  disabled: {
    byOwner: 'Disabled',
    gone: 'Disabled: the receiver said that it is gone (410)',
    failing: 'Disabled: it failed for days',
  },
  failing: ({ since }: { since: string }) => `Failing since ${since}`,
  disable: 'Disable',
  enable: 'Enable',
  remove: 'Delete',
  removed: 'Endpoint deleted. Nothing more is sent there.',
  broughtBack: 'Endpoint brought back.',
  disabledNow: 'Endpoint disabled. What happens until it is enabled again is not sent.',
  enabledNow: 'Endpoint enabled.',
  added: 'Endpoint added.',
  saved: 'Endpoint saved.',
  gone: 'This endpoint is no longer there',
  goneMeans: 'It may have been deleted by somebody else.',
  back: 'All endpoints',

  // The secret
  secret: 'Signing secret',
  secretMeans: 'A receiver checks with it that a message comes from here. Keep it where passwords are kept.',
  show: 'Show secret',
  hide: 'Hide',
  copy: 'Copy',
  copied: 'Secret copied.',
  notCopied: 'It could not be copied. Select it and copy it by hand.',
  roll: 'New secret',
  rollAsk: 'Make a new secret?',
  rollMeans: 'Messages are signed with both secrets for 24 hours, so that the receiver can change over.',
  rolled: 'New secret made. The old one is valid for another 24 hours.',
  previousUntil: ({ until }: { until: string }) => `The secret of before is valid until ${until}.`,

  // Deliveries
  log: 'Deliveries',
  logKept: 'Kept for 30 days.',
  noDeliveries: 'Nothing has been sent yet',
  noDeliveriesMeans: 'Send a test to see whether the receiver answers.',
  noFailed: 'No failed deliveries',
  noFailedMeans: 'Everything of the last 30 days has arrived, or is still being tried.',
  test: 'Send test',
  testOk: ({ status }: { status: number }) => `The receiver took the test (${status}).`,
  testFailed: ({ why }: { why: string }) => `The test did not arrive: ${why}`,
  filter: 'Show',
  all: 'All',
  failedOnly: 'Failed',
  status: { pending: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
  nextTry: ({ at }: { at: string }) => `Next attempt ${at}`,
  paused: 'Waits until the endpoint is enabled',
  attempts: ({ count }: { count: number }) => counted(count, 'attempt', 'attempts'),
  attempt: ({ at, ms }: { at: string; ms: number }) => `${at}, ${ms} ms`,
  answered: ({ status }: { status: number }) => `Answered ${status}`,
  answer: 'First part of the answer',
  emptyAnswer: 'The answer was empty.',
  message: 'Message',
  replay: 'Send again',
  replayOf: ({ type, at }: { type: string; at: string }) => `Send again: ${type}, ${at}`,
  replayed: 'It is sent again.',
  replayFailed: 'Send failed ones again',
  replayAsk: 'Send failed deliveries again?',
  since: 'Since',
  sinceDay: '24 hours ago',
  sinceWeek: '7 days ago',
  sinceAll: '30 days ago',
  replayedCount: ({ count }: { count: number }) =>
    count === 0
      ? 'There was nothing to send again.'
      : `${counted(count, 'delivery is', 'deliveries are')} sent again.`,
  more: 'Older deliveries',

  // What the server refuses
  badUrl: 'This is not an address. Enter one such as https://example.com/hooks.',
  onlyHttps: 'Only addresses that begin with https:// can be used.',
  onlyHttp: 'Only addresses that begin with https:// or http:// can be used.',
  noCredentials:
    'The address must not hold a user name or a password. Receivers check the signature instead.',
  noFragment: 'The address must not hold a part after "#": it would never be sent.',
  badPort: 'Only the ports 443, 80 and those from 1024 on can be used.',
  cloudService: ({ host }: { host: string }) =>
    `${host} is where a cloud answers questions of its machines. Nothing is ever sent there.`,
  privateAddress: ({ host }: { host: string }) =>
    `${host} is inside a private network. Messages are sent only to addresses of the internet.`,
  unknownEvent: ({ type }: { type: string }) => `There is no event "${type.slice(0, 60)}".`,
  noEvents: 'Choose at least one event.',
  tooMany: ({ max }: { max: number }) =>
    `There can be ${max} endpoints at most. Delete one that is no longer needed.`,
  tooManyTests: 'That were many tests. Try again in a minute.',
  badSince: 'A time such as 2026-11-23 09:00:00.',
  isDisabled: 'This endpoint is disabled. Enable it first.',
  secretLost:
    'The secret can no longer be read, because the secret of this server has changed. Make a new one, and give it to the receiver.',

  // Why an attempt failed
  notFound: ({ host }: { host: string }) => `${host} could not be found.`,
  notReached: ({ reason }: { reason: string }) => `No connection: ${reason}`,
  tooSlow: ({ seconds }: { seconds: number }) => `No whole answer within ${seconds} seconds.`,
  neverAnswered: 'it only said, again and again, that there would be an answer.',
  redirected: ({ status }: { status: number }) => `Answered ${status}. Redirects are not followed.`,
  saidNo: ({ status }: { status: number }) => `Answered ${status}.`,

  // The mail to the owners
  mailSubject: 'A webhook endpoint was disabled',
  mailOpening: ({ url, why }: { url: string; why: 'gone' | 'failing' }) =>
    why === 'gone'
      ? `The receiver at ${url} said that it is gone for good (410), so nothing more is sent there.`
      : `Nothing has arrived at ${url} for days, so nothing more is sent there.`,
  mailNext: 'Look at its deliveries, and enable it again when the receiver works.',
  mailBecause: 'You get this because you own the organization.',
  greeting: 'Hello,',
  openIt: 'Open webhooks',
})
