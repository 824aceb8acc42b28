/** What is done with an order as a whole: copying, back boxes, deleting, exporting, its history, in French. */
import type { orderActionMessages as english } from '../../../messages/order/order-actions.ts'
import type { Translation } from '../../../localization/translation.ts'
import { a, cap, e, ofThe, the, thisOne } from '../grammar.ts'

export const orderActionMessages: Translation<typeof english> = {
  // Back boxes
  backBoxesNotOffered: 'Les boîtes d’encastrement ne font pas partie de l’offre ici.',
  noBackBoxNeeded: ({ word }) =>
    `Aucun article ${ofThe(word)} n’a de boîte d’encastrement : il n’y a rien à chiffrer. Choisissez d’abord une boîte sur un article.`,
  backBoxProductMissing: ({ option }) =>
    `La boîte d’encastrement « ${option} » n’est plus proposée comme produit. Choisissez-en une autre, ou contactez-nous.`,
  backBoxQuoteMade: ({ number }) => `Les boîtes d’encastrement sont sur le n° ${number}.`,

  // Copying, archiving, deleting
  duplicated: ({ from, to }) => `Le n° ${to} est une copie du n° ${from}.`,
  productNotCopied: ({ title }) =>
    `« ${title} » n’est pas proposé séparément pour vous et ne peut donc pas être copié. Demandez-nous de faire la copie pour vous.`,
  notSavedYet: 'Vos dernières modifications ne sont pas encore enregistrées : elles n’y figureraient pas.',
  archived: ({ name }) => `${name} est dans les archives.`,
  isArchived: ({ word }) => `${cap(thisOne(word))} est dans les archives.`,
  archivedIsReadOnly: ({ word }) =>
    `${cap(thisOne(word))} est dans les archives et ne peut pas être modifié${e(word)}. Commencez par l’en sortir.`,
  takeOut: 'Sortir des archives',
  isHeld: ({ org, word }) =>
    `${org} travaille sur ${thisOne(word)}. En attendant, lecture seule : indiquez dans un commentaire ce qui est à modifier.`,
  archivedMayBe: 'Lecture, impression et copie restent possibles. Pour modifier, sortez des archives.',
  unarchived: ({ name }) => `${name} n’est plus dans les archives.`,
  deleted: ({ name }) => `Suppression effectuée : ${name}.`,
  deletedForDays: 'Une restauration est possible pendant 30 jours.',
  // Pricing date
  pricingDatePinned: ({ word }) =>
    `${cap(a(word))} soumis${e(word)} garde une date de prix, afin que des prix ultérieurs n’y changent rien. Choisissez plutôt une autre date.`,
  pricingDateInFuture: 'Une date de prix ne peut pas être dans le futur.',

  csvEmpty: ({ word }) => `${cap(thisOne(word))} ne contient aucun article à exporter.`,
  csvFailed: 'Le fichier n’a pas pu être créé. Réessayez.',

  // Labels and titles
  archive: 'Archiver',
  unarchive: 'Désarchiver',
  duplicateWord: ({ word }) => `Dupliquer ${the(word)}`,
  backBoxes: 'Boîtes d’encastrement',
  deleteWord: ({ word }) => `Supprimer ${the(word)}`,
  editDetails: ({ word }) => `Modifier les informations ${ofThe(word)}`,
  viewQuote: 'Voir le devis',
  revisions: 'Révisions',
  viewInvoice: 'Voir la facture',
  guidedTour: 'Visite guidée',
  files: 'Fichiers',
  history: ({ word }) => `Historique ${ofThe(word)}`,
  duplicate: 'Dupliquer',
  orderAgain: 'Commander de nouveau',
  generateBackBoxQuote: 'Chiffrer les boîtes d’encastrement',
  exportCsv: 'Exporter en CSV',
  cancelOrder: 'Annuler la commande…',
  deleteAsk: ({ word }) => `Supprimer ${the(word)}…`,
  actions: 'Actions',
  delete: 'Supprimer',
}
