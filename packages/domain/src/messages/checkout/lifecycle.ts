/** Sentences for whoever decides about an order a moment after somebody else. */
import { defineMessages } from '../../localization/define-messages.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

interface FirstDecision {
  /** kind of the event: 'status.approve' */
  readonly kind: string
  /** who it was; empty: the system */
  readonly name: string
  /** how long ago */
  readonly seconds: number
  /** its day, as it is written: what is said once it is long ago */
  readonly day: string
}

const deeds: Readonly<Record<string, string>> = {
  'status.submit': 'submitted it',
  'status.approve': 'approved it',
  'status.requireChanges': 'asked for changes',
  'status.cancel': 'canceled it',
  'status.setStatus': 'changed its status',
  'status.awaitPayment': 'announced a payment',
}

function ago(seconds: number, day: string): string {
  if (seconds < MINUTE) return 'a moment ago'
  if (seconds < 2 * MINUTE) return 'a minute ago'
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} minutes ago`
  return seconds < 12 * HOUR ? `${Math.floor(seconds / HOUR)} h ago` : `on ${day}`
}

export const lifecycleMessages = defineMessages('lifecycleMessages', {
  setByOwners: ({ title }: { title: string }) => `${title} is set by owners alone.`,
  firstDecision: ({ kind, name, seconds, day }: FirstDecision) =>
    `${name || 'The system'} ${deeds[kind] ?? 'changed it'} ${ago(seconds, day)}.`,
  feedbackKept: 'What you have written is kept.',
  removesLater: ({ status, removed }: { status: string; removed: readonly string[] }) =>
    `Setting the status to ${status} removes what came after it: ${removed.join(', ')}. Payments stay in the ledger.`,
})
