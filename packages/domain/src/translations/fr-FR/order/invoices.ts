/** What the screens and calls say of invoices, credit notes and receipts, in French. */
import type {
  bookkeepingMessages as englishBookkeeping,
  invoiceMessages as english,
} from '../../../messages/order/invoices.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, counted, e, figure, lower, ofThe, the, thisOne } from '../grammar.ts'

export const invoiceMessages: Translation<typeof english> = {
  pricesHidden: ({ word }) => `Les prix ${ofThe(word)} vous sont masqués.`,
  nothingToIssue: ({ word }) =>
    `Il n’y a rien à émettre : la facturation ${ofThe(word)} est à jour, ou aucun statut demandant un paiement n’est encore atteint.`,
  tooMany: ({ most }) =>
    `Plus de ${figure(most)} documents ont été émis pendant cette période. Choisissez-en une plus courte.`,
  turnedAround: 'Le dernier jour précède le premier.',
  noSuchDay: 'Saisissez un jour comme 2026-11-27.',
  // Labels and titles
  title: 'Factures et reçus',
  empty: 'Rien n’a encore été émis.',
  emptyNext: ({ word }) =>
    `La facture est émise dès que ${the(word)} arrive à un statut demandant un paiement ; les reçus, à chaque paiement.`,
  download: 'PDF',
  downloadWhat: ({ name, number }) => `Télécharger : ${lower(name)} ${number}`,
  show: ({ name, number }) => `Afficher : ${lower(name)} ${number}`,
  loading: 'Chargement des documents émis',
  failed: 'Les documents émis n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
  missingInvoice: ({ word }) =>
    `${cap(thisOne(word))} a été facturé${e(word)} avant la numérotation des factures. Un numéro est attribué à la prochaine étape, ou maintenant.`,
  missingAmendment: ({ word, amount }) =>
    `${cap(the(word))} a changé depuis la facturation (${amount}). Le document rectificatif est émis à la prochaine étape, ou maintenant.`,
  issueNow: 'Émettre maintenant',
  issuedNow: ({ name, number }) => `Document émis : ${lower(name)} ${number}.`,
}

export const bookkeepingMessages: Translation<typeof englishBookkeeping> = {
  title: 'Comptabilité',
  hint: 'Tout ce qui a été émis avec un numéro entre deux jours, dans un fichier CSV pour votre comptabilité.',
  from: 'Premier jour',
  to: 'Dernier jour',
  documents: 'Télécharger les documents',
  documentsHint: 'Une ligne par facture, avoir et reçu : net, taxe, livraison et total.',
  journal: 'Télécharger le journal',
  journalHint:
    'Un journal général : chaque document débite et crédite la même somme. Les comptes se nomment dans les réglages, sous Documents.',
  nothing: 'Rien n’a été émis pendant cette période.',
  saved: ({ rows }) => `Un fichier de ${counted(rows, 'ligne', 'lignes')} est enregistré.`,
  failed: 'Le fichier n’a pas pu être créé.',
  settings: 'Comptes et numéros',
  documentsFile: 'Documents',
  journalFile: 'Journal',
}
