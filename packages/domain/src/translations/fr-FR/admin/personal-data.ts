/** What is said where an organization gives somebody what it holds about them, or erases it, in French. */
import type { personalDataMessages as english } from '../../../messages/admin/personal-data.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, listAnd } from '../grammar.ts'

export const personalDataMessages: Translation<typeof english> = {
  erasedPerson: 'Personne effacée',
  erased: '(effacé)',
  // The popup
  give: 'Remettre ses données',
  giveHint:
    'La personne qui demande ce que vous détenez à son sujet reçoit ce fichier : son compte, ses coordonnées et tout ce qui lui appartient, avec l’historique et les documents.',
  download: 'Télécharger en JSON',
  fileName: ({ email, day }) => `donnees-personnelles-${email.replaceAll(/[^a-z0-9]+/gi, '-')}-${day}.json`,
  erase: 'Effacer la personne',
  eraseHint:
    'Son compte ici, ses coordonnées et ses e-mails disparaissent, et son nom est retiré de ce qui reste. Les documents émis, les paiements et les accords restent, comme la loi l’exige. Il n’y a pas de retour : remettez-lui d’abord ses données.',
  typeAddress: ({ email }) => `Saisissez ${email}`,
  eraseForGood: 'Effacer définitivement',
  close: 'Fermer',
  unknown: ({ email }) => `Personne n’est connu ici avec l’adresse ${email}.`,
  isOpen: ({ numbers }) =>
    `Pas encore terminé : ${listAnd(numbers.map((number) => `n° ${number}`))}. L’adresse est nécessaire à la fabrication et à l’expédition. Il faut d’abord terminer, annuler ou archiver.`,
  wrongAddress: 'Saisissez l’adresse e-mail de la personne à effacer.',
  notYourself: 'Quelqu’un d’autre doit vous effacer : sinon, personne ne pourrait constater que c’est fait.',
  // What was done
  done: ({ email, orders, places, mails }) =>
    `${email} : effacement effectué. Coordonnées retirées de ${counted(orders, 'enregistrement', 'enregistrements')}, noms et adresses de ${counted(places, 'texte', 'textes')} ; ${counted(mails, 'e-mail supprimé', 'e-mails supprimés')}.`,
  kept: ({ number, papers }) =>
    `Les documents du n° ${number} restent tels quels, comme la loi l’exige : ${papers}.`,
  invoices: ({ count }) => counted(count, 'facture', 'factures'),
  payments: ({ count }) => counted(count, 'paiement', 'paiements'),
  acceptances: ({ count }) => counted(count, 'acceptation', 'acceptations'),
  accountIsGone: 'Le compte est supprimé.',
  accountStays: 'Le compte reste : une autre organisation le connaît.',
  standsInSettings: 'L’adresse figure encore dans les réglages de l’organisation.',
  elsewhere:
    'Les sauvegardes contiennent encore cette personne jusqu’à leur suppression, de même que les systèmes connectés.',
}
