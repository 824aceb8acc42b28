/** What returns of delivered items say: asking for one, its steps, what is credited, and refusals, in French. */
import type { orderReturnMessages as english } from '../../../messages/order/order-returns.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, figure, of, ofThe, plural } from '../grammar.ts'

export const orderReturnMessages: Translation<typeof english> = {
  // The way to it
  request: 'Faire un retour',
  requestAsk: 'Faire un retour…',
  somethingBack: 'Quelque chose à renvoyer ?',
  ofProblem: 'Les retourner',
  title: 'Retours',
  close: 'Fermer les retours',
  counted: ({ count, open }) => {
    if (count === 1) return open === 0 ? '1 retour : terminé' : '1 retour : en cours'
    return `${figure(count)} retours : ${open === 0 ? 'tous terminés' : `${figure(open)} en cours`}`
  },

  // The dialog
  items: 'Articles à retourner',
  itemsOf: 'Articles',
  nothingLeft: 'Toutes les pièces sont déjà retournées.',
  piecesOf: ({ title }) => `Pièces ${of(title)} à retourner`,
  reason: 'Pourquoi les retourner ?',
  words: 'Qu’y a-t-il à ajouter ?',
  wordsHint: 'Ce que vous souhaitez, et comment les articles sont emballés.',
  send: 'Demander le retour',
  open: 'Ouvrir le retour',
  cancel: 'Annuler',
  discard: 'Abandonner ma saisie',
  noConnection: 'Pas de connexion. Votre texte est conservé ici : envoyez-le une fois la connexion rétablie.',
  requested: ({ number }) => `Le retour ${number} est demandé. Vous serez averti de la décision.`,
  opened: ({ number }) => `Le retour ${number} est ouvert.`,
  chooseItem: 'Choisissez au moins un article.',
  chooseReason: 'Choisissez le motif du retour.',

  reasons: {
    damaged: 'Endommagé',
    wrong: 'Mauvais article',
    doesNotFit: 'Mauvaises dimensions',
    noLongerNeeded: 'Plus nécessaire',
    other: 'Autre motif',
  },
  states: {
    requested: 'Demandé',
    authorized: 'Autorisé',
    declined: 'Refusé',
    received: 'Reçu',
    closed: 'Crédité',
  },

  // The panel
  empty: 'Aucun retour',
  emptyHint: 'Les articles endommagés, non conformes ou devenus inutiles peuvent être retournés ici.',
  emptyReadOnly: ({ word }) => `Aucun article ${ofThe(word)} n’est retourné.`,
  loading: 'Chargement des retours',
  loadFailed: 'Les retours n’ont pas pu être chargés',
  list: 'Retours',
  filter: 'Retours affichés',
  all: 'Tous',
  ofItem: ({ title }) => cap(of(title)),
  heading: ({ number, reason }) => `${number}. ${reason}`,
  itemLine: ({ title, quantity }) => `${figure(quantity)} × ${title}`,
  itemGone: 'Un article supprimé',
  receivedLine: ({ title, received, restocked }) =>
    `Arrivé : ${figure(received)} × ${title}, dont ${figure(restocked)} en stock et ${figure(received - restocked)} au rebut`,
  fromProblem: 'Fait suite à un problème',
  you: 'Vous',
  by: ({ name, when }) => `${name}, ${when}`,
  step: ({ step, name, when }) => `${step} : ${name}, ${when}`,

  // What can be done with one
  withdraw: 'Retirer',
  withdrawn: ({ number }) => `Le retour ${number} est retiré.`,
  authorize: 'Autoriser',
  decline: 'Refuser',
  decisionLabel: ({ number }) => `Que répondez-vous au retour ${number} ?`,
  sendAuthorized: 'Autoriser le retour',
  sendDeclined: 'Refuser le retour',
  authorized: ({ number }) => `Le retour ${number} est autorisé.`,
  declined: ({ number }) => `Le retour ${number} est refusé.`,
  undecide: 'Revoir la décision',
  undecided: ({ number }) => `Le retour ${number} attend de nouveau une décision.`,
  receive: 'Réceptionner',
  receivedLabel: ({ title }) => `Pièces ${of(title)} arrivées`,
  restockedLabel: ({ title }) => `Pièces ${of(title)} remises en stock`,
  arrivedOf: ({ quantity }) => `sur ${figure(quantity)} ${plural(quantity, 'arrivée', 'arrivées')}`,
  toStock: 'en stock',
  scrapped:
    'Ce qui n’est pas remis en stock est mis au rebut. Le stock n’est compté que pour les produits suivis en stock.',
  sendReceived: 'Marquer comme reçu',
  received: ({ number }) => `Le retour ${number} est reçu.`,
  unreceive: 'Finalement pas reçu',
  unreceived: ({ number }) => `Le retour ${number} est de nouveau en route.`,
  credit: 'Créditer',
  fee: 'Frais de remise en stock',
  givesShipping: ({ amount }) => `Rembourser la livraison : ${amount}`,
  amount: 'Montant à créditer',
  amountHint: ({ most }) => `Au plus ${most}, ce qui reste facturé.`,
  closingLabel: 'Que faut-il savoir de plus ?',
  sendClosed: ({ amount }) => `Créditer ${amount}`,
  closed: ({ number }) => `Le retour ${number} est crédité.`,
  closedWithNote: ({ number }) => `Le retour ${number} est crédité par un avoir.`,
  reopen: 'Annuler le crédit',
  reopened: ({ number }) => `Le crédit du retour ${number} est annulé.`,
  giveBack: ({ amount }) => `Rembourser ${amount}…`,

  // How a credit comes about
  trace: 'Ce qui est crédité',
  creditedLine: ({ title, pieces }) => `${figure(pieces)} × ${title}`,
  lineBasis: ({ unitPrice, pieces, parts }) => `${figure(pieces)} × ${unitPrice}${parts}`,
  lessDiscount: ({ amount }) => `, moins ${amount} de remise`,
  withTariff: ({ amount }) => `, plus ${amount} de droits de douane`,
  withTax: ({ amount }) => `, plus ${amount} de taxe`,
  shipping: 'Livraison',
  shippingBasis: ({ amount, tax }) => `${amount}, plus ${tax} de taxe`,
  feeBasis: ({ rate }) => `Proposition : ${rate} du montant des articles hors taxe`,
  noFeeBasis: 'Pas de frais proposés : les articles présentaient un défaut',
  adjustment: 'Ajustement',
  total: 'Crédité',

  // Refusals
  sayWhy: 'Indiquez le motif du refus.',
  tooMany: ({ most }) => `Il y a déjà ${figure(most)} retours, le maximum. Écrivez plutôt un commentaire.`,
  notLeft: ({ word }) =>
    `Rien n’a encore été expédié au titre ${ofThe(word)} ; rien ne peut donc être retourné.`,
  returnItemUnknown: 'Un article que vous avez choisi n’existe plus.',
  returnItemTwice: 'Un article est cité deux fois.',
  returnTooManyPieces:
    'Un article a moins de pièces à retourner que vous ne l’indiquez : d’autres sont déjà retournées.',
  problemUnknown: 'Le problème à l’origine du retour n’existe plus.',
  receivedUnknown: 'Un article arrivé ne fait pas partie de ce retour, ou est cité deux fois.',
  receivedTooMany: 'Un article compte plus de pièces arrivées que le retour n’en prévoit.',
  restockedTooMany: 'Il y a plus de pièces remises en stock que de pièces arrivées.',
  nothingReceived: 'Au moins une pièce doit être arrivée.',
  feeTooHigh: 'Les frais dépassent le montant crédité.',
  creditTooHigh: ({ most }) => `Le crédit est de ${most} au plus.`,
  piecesReturned:
    'Des pièces de cet article sont en retour : leur nombre ne peut pas être réduit en dessous. Retirez d’abord le retour.',
  notYours: 'Seule la personne qui a demandé un retour peut le retirer.',
  notNow: 'Quelqu’un a fait passer ce retour à l’étape suivante entre-temps.',
  changedElsewhere: 'Quelqu’un a modifié ce retour entre-temps.',
  paymentInProgress: 'Un paiement par carte est en cours. Créditez le retour une fois qu’il est terminé.',
}
