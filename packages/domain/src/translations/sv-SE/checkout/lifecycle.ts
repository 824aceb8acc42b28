/** Sentences for whoever decides about an order a moment after somebody else, in Swedish. */
import type { lifecycleMessages as english } from '../../../messages/checkout/lifecycle.ts'
import type { Translation } from '../../../localization/translation.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

const deeds: Readonly<Record<string, string>> = {
  'status.submit': 'skickade in',
  'status.approve': 'godkände',
  'status.requireChanges': 'begärde ändringar',
  'status.cancel': 'annullerade',
  'status.setStatus': 'ändrade status',
  'status.awaitPayment': 'aviserade en betalning',
}

function ago(seconds: number, day: string): string {
  if (seconds < MINUTE) return 'alldeles nyss'
  if (seconds < 2 * MINUTE) return 'för en minut sedan'
  if (seconds < HOUR) return `för ${Math.floor(seconds / MINUTE)} minuter sedan`
  return seconds < 12 * HOUR ? `för ${Math.floor(seconds / HOUR)} h sedan` : day
}

export const lifecycleMessages: Translation<typeof english> = {
  setByOwners: ({ title }) => `Bara ägare kan välja ${title}.`,
  firstDecision: ({ kind, name, seconds, day }) =>
    `${name || 'Systemet'} ${deeds[kind] ?? 'gjorde en ändring'} ${ago(seconds, day)}.`,
  feedbackKept: 'Det du har skrivit finns kvar.',
  removesLater: ({ status, removed }) =>
    `När status ändras till ${status} tas det som kom efter bort: ${removed.join(', ')}. Betalningarna står kvar i reskontran.`,
}
