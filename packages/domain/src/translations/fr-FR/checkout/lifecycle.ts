/** Sentences for whoever decides about an order a moment after somebody else, in French. */
import type { lifecycleMessages as english } from '../../../messages/checkout/lifecycle.ts'
import type { Translation } from '../../../localization/translation.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

const deeds: Readonly<Record<string, string>> = {
  'status.submit': 'a procédé à la soumission',
  'status.approve': 'a donné son approbation',
  'status.requireChanges': 'a demandé des modifications',
  'status.cancel': 'a procédé à l’annulation',
  'status.setStatus': 'a changé le statut',
  'status.awaitPayment': 'a annoncé un paiement',
}

function ago(seconds: number, day: string): string {
  if (seconds < MINUTE) return 'il y a un instant'
  if (seconds < 2 * MINUTE) return 'il y a une minute'
  if (seconds < HOUR) return `il y a ${Math.floor(seconds / MINUTE)} minutes`
  return seconds < 12 * HOUR ? `il y a ${Math.floor(seconds / HOUR)} h` : `le ${day}`
}

export const lifecycleMessages: Translation<typeof english> = {
  setByOwners: ({ title }) => `Le statut « ${title} » est réservé aux propriétaires.`,
  firstDecision: ({ kind, name, seconds, day }) =>
    `${name || 'Le système'} ${deeds[kind] ?? 'a fait une modification'} ${ago(seconds, day)}.`,
  feedbackKept: 'Ce que vous avez écrit est conservé.',
  removesLater: ({ status, removed }) =>
    `Passer au statut ${status} retire ce qui venait ensuite : ${removed.join(', ')}. Les paiements restent au registre.`,
}
