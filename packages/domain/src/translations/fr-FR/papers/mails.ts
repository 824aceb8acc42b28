/** What e-mails and notifications say where an organisation has not written its own words, in French. */
import type { MailKind, MailTemplate } from '../../../mail-templates/schema.ts'
import type {
  mailMessages as english,
  notificationMessages as englishNotifications,
} from '../../../messages/papers/mails.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, thisOne } from '../grammar.ts'

// 'votre' and 'la fiche' go with words of either gender; a name stands where nothing has to agree with it.
const open = 'Voir votre {word}'
const openRecord = 'Ouvrir la fiche {word}'

export const defaultMails: Readonly<Record<MailKind, MailTemplate>> = {
  orderSubmitted: {
    subject: '{name} : bien reçu',
    heading: 'Bien reçu',
    opening: 'Merci. {org} a bien reçu votre envoi : {name}.',
    next: '{org} procède maintenant à l’examen. Vous recevrez un e-mail dès l’approbation, ou si quelque chose doit changer.',
    button: open,
  },
  orderAwaitsApproval: {
    subject: '{name} attend une approbation',
    heading: 'En attente de votre examen',
    opening: 'Soumission par {actor} : {name}.',
    next: 'Un examen est attendu : approuvez, ou indiquez ce qui doit changer.',
    button: 'Examiner la fiche {word}',
  },
  orderApproved: {
    subject: '{name} : approbation',
    heading: 'Approbation',
    opening: '{org} a donné son approbation : {name}.',
    next: 'Vous n’avez rien à faire pour le moment. Vous serez averti quand le statut changera.',
    button: open,
  },
  paymentDue: {
    subject: '{name} : paiement possible',
    heading: 'Prêt pour le paiement',
    opening: 'Le paiement peut maintenant avoir lieu : {name}.',
    next: 'Une fois votre paiement confirmé, l’étape suivante commence.',
    button: 'Passer au paiement',
  },
  changesRequired: {
    subject: '{name} : modifications demandées',
    heading: 'Modifications demandées',
    opening: '{org} a terminé l’examen et demande des modifications ({name}) :',
    next: 'Faites les modifications, puis soumettez de nouveau.',
    button: 'Faire les modifications',
  },
  orderCancelled: {
    subject: '{name} : annulation',
    heading: 'Annulation',
    opening: 'Annulation par {actor} : {name}.',
    next: 'Retour à la première étape. Rien n’est produit ni facturé sans nouvelle soumission.',
    button: open,
  },
  statusChanged: {
    subject: '{name} : {status}',
    heading: '{status}',
    opening: 'Le statut a changé ({name}) : {status}.',
    next: 'L’étape suivante est : {nextStatus}.',
    button: open,
  },
  manualPaymentAnnounced: {
    subject: 'Paiement annoncé : {name}',
    heading: 'Paiement annoncé',
    opening: '{actor} a annoncé un paiement ({name}).',
    next: 'Enregistrez-le quand la somme sera arrivée.',
    button: openRecord,
  },
  paymentReceived: {
    subject: 'Paiement reçu : {name}',
    heading: 'Paiement reçu',
    opening: 'Un paiement a été reçu ({name}).',
    next: 'Nouveau statut : {status}.',
    button: open,
  },
  paymentRefunded: {
    subject: 'Remboursement : {name}',
    heading: 'Paiement remboursé',
    opening: 'Un paiement a été remboursé ({name}).',
    next: 'La somme peut mettre quelques jours à arriver.',
    button: open,
  },
  paymentReminder: {
    subject: 'La facture {invoice} arrive à échéance le {dueDate}',
    heading: 'Rappel de paiement',
    opening: 'La facture {invoice} ({name}) arrive à échéance le {dueDate}. Montant dû : {amount}.',
    next: 'Si vous avez payé entre-temps, vous n’avez rien à faire.',
    button: open,
  },
  paymentOverdue: {
    subject: 'La facture {invoice} est en retard de paiement',
    heading: 'Échéance dépassée',
    opening:
      'La facture {invoice} ({name}) était à payer pour le {dueDate}, il y a {daysLate}. Montant encore dû : {amount}.',
    next: 'Nous vous prions de la régler maintenant. Si vous avez payé entre-temps, vous n’avez rien à faire.',
    button: open,
  },
  finalNotice: {
    subject: 'Dernier avis : facture {invoice}',
    heading: 'Dernier avis',
    opening:
      'La facture {invoice} ({name}) était à payer pour le {dueDate}, il y a {daysLate}. Malgré nos rappels, le montant de {amount} reste dû.',
    next: 'Nous vous prions de la régler maintenant, ou de répondre à cet e-mail si quelque chose s’y oppose.',
    button: open,
  },
  paymentUnexpected: {
    subject: 'Paiement par carte à vérifier : {name}',
    heading: 'Paiement inattendu',
    opening:
      'Un paiement par carte est arrivé ({name}) alors qu’aucun n’était attendu : suppression, annulation ou paiement déjà effectué, ou somme dans une autre monnaie.',
    next: 'Vérifiez les paiements et, si la somme n’est pas due, remboursez-la.',
    button: openRecord,
  },
  paymentFailed: {
    subject: 'Un paiement n’a pas abouti : {name}',
    heading: 'Paiement non abouti',
    opening: 'Un paiement par carte n’a pas abouti ({name}). Rien n’a été débité.',
    next: 'Réessayez, ou choisissez un autre mode de paiement.',
    button: 'Passer au paiement',
  },
  shipDateSet: {
    subject: '{name} : expédition prévue le {shipDate}',
    heading: 'Expédition le {shipDate}',
    opening: '{org} prévoit l’expédition le {shipDate} : {name}.',
    next: '',
    button: open,
  },
  trackingNumberSet: {
    subject: 'Numéro de suivi : {name}',
    heading: 'Numéro de suivi',
    opening: 'Le numéro de suivi est {trackingNumber} ({name}).',
    next: '',
    button: open,
  },
  statusUpdateRequested: {
    subject: 'Point d’avancement demandé : {name}',
    heading: 'Où en sommes-nous ?',
    opening: '{actor} demande un point d’avancement ({name}).',
    next: 'Mettez à jour le statut, ou répondez directement.',
    button: openRecord,
  },
  changeOrderRequested: {
    subject: 'Modification demandée : {name}',
    heading: 'Une modification est demandée',
    opening: '{actor} demande une modification ({name}).',
    next: 'Ouvrez-la ou refusez-la sous Révisions. D’ici là, la fabrication se poursuit d’après la dernière révision.',
    button: openRecord,
  },
  changeOrderAgreed: {
    subject: 'Modification convenue : {name}',
    heading: 'Modification convenue',
    opening: 'La modification est convenue et forme la dernière révision ({name}).',
    next: '',
    button: open,
  },
  agreementAccepted: {
    subject: '{name} : acceptation',
    heading: 'Acceptation',
    opening: '{actor} a accepté la dernière révision ({name}).',
    next: 'Ce qui a été accepté est conservé avec son certificat, sous Révisions.',
    button: openRecord,
  },
  problemReported: {
    subject: '{actor} signale un problème : {name}',
    heading: 'Un problème est signalé',
    opening: '{actor} signale un problème ({name}) :',
    next: 'Répondez-y depuis la fiche {word}, ou indiquez comment il est résolu.',
    button: openRecord,
  },
  problemAnswered: {
    subject: 'Réponse à votre problème : {name}',
    heading: 'Réponse',
    opening: '{org} répond au problème que vous avez signalé ({name}) :',
    next: 'Si cela ne suffit pas, complétez votre message au même endroit.',
    button: open,
  },
  problemSolved: {
    subject: 'Votre problème est résolu : {name}',
    heading: 'Problème résolu',
    opening: 'Le problème que vous avez signalé ({name}) est résolu :',
    next: '',
    button: open,
  },
  returnRequested: {
    subject: '{actor} souhaite retourner des articles : {name}',
    heading: 'Un retour est demandé',
    opening: '{actor} souhaite retourner des articles ({name}) :',
    next: 'Autorisez ou refusez le retour depuis la fiche {word}.',
    button: openRecord,
  },
  returnAnswered: {
    subject: 'Nouvelles de votre retour d’articles : {name}',
    heading: 'Votre retour',
    opening: '{org} vous écrit au sujet des articles à retourner ({name}) :',
    next: '',
    button: open,
  },
  returnClosed: {
    subject: 'Votre retour d’articles est crédité : {name}',
    heading: 'Crédit',
    opening: 'Les articles retournés sont crédités ({name}) :',
    next: 'Le détail du crédit figure dans votre {word}.',
    button: open,
  },
  orderShared: {
    subject: '{actor} partage avec vous : {name}',
    heading: 'Partagé avec vous',
    opening: '{actor} vous invite à participer chez {org} : {name}.',
    next: 'Le lien vous est personnel et ouvre directement la fiche {word}. Aucune inscription n’est nécessaire.',
    button: openRecord,
  },
  commentsUnread: {
    subject: 'Nouveaux commentaires : {name}',
    heading: 'Nouveaux commentaires',
    opening: 'Message de {actor} ({name}) :',
    next: 'Votre réponse a sa place au même endroit : ouvrez la fiche {word} pour l’écrire.',
    button: 'Lire et répondre',
  },
  stockLow: {
    subject: 'Stock faible pour {product} : {available} disponibles',
    heading: 'À réapprovisionner',
    opening:
      'Pour {product}, {available} peuvent encore être promis. Le seuil de réapprovisionnement est de {reorderLevel}.',
    next: 'Vous en serez de nouveau averti si le stock remonte, puis baisse à nouveau.',
    button: 'Ouvrir le produit',
  },
}

export const mailMessages: Translation<typeof english> = {
  greeting: ({ name }) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  closing: 'Cordialement',
  sample: {
    title: 'Villa Nord',
    project: 'Résidence des Coteaux',
    customer: 'Ada Winter',
    employee: 'Grace Keller',
    feedback: 'Merci de choisir une plaque plus large pour l’entrée.',
    trackingNumber: '1Z12345E0205271688',
    product: 'Boîte d’encastrement, un poste',
  },
  follow: ({ carrier }) => `Suivre le colis chez ${carrier}`,
  followOne: ({ carrier, number }) => `Suivre le colis ${number} chez ${carrier}`,
  someone: 'Quelqu’un',
  number: 'Numéro',
  title: 'Titre',
  project: 'Projet',
  items: 'Articles',
  amount: 'Montant',
  refunded: 'Remboursé',
  receipt: 'Reçu',
  fee: 'dont frais de carte',
  method: 'Payé par',
  announcedBy: 'Sera payé par',
  announced: 'Annoncé',
  status: 'Statut',
  shipDate: 'Date d’expédition prévue',
  trackingNumber: 'Numéro de suivi',
  onHand: 'En stock',
  allocated: 'Réservé',
  available: 'Disponible',
  reorderLevel: 'Seuil de réapprovisionnement',
  invoice: 'Facture',
  invoiceIssued: 'Émission',
  dueDate: 'Échéance',
  invoiceAmount: 'Total de la facture',
  stillOpen: 'Reste dû',
  days: ({ days }) => counted(days, 'jour', 'jours'),
  methods: { card: 'Carte', wire: 'Virement', checkByMail: 'Chèque par courrier' },
  becauseOwner: ({ word, org }) =>
    `Vous recevez cet e-mail parce que ${thisOne(word)} chez ${org} vous appartient.`,
  becauseEmployee: ({ org }) => `Vous recevez cet e-mail parce que vous travaillez chez ${org}.`,
  becauseInvolved: ({ word, org }) =>
    `Vous recevez cet e-mail parce que vous participez à ${thisOne(word)} chez ${org}.`,
  becauseContact: ({ word, org }) =>
    `Vous recevez cet e-mail parce que votre adresse est le contact pour ${thisOne(word)} chez ${org}.`,
}

export const notificationMessages: Translation<typeof englishNotifications> = {
  title: 'Notifications',
  unread: ({ count }) =>
    count === 0 ? 'Notifications' : `Notifications : ${counted(count, 'non lue', 'non lues')}`,
  empty: 'Rien de nouveau.',
  emptyHint: 'Vous trouverez ici ce qui arrive à vos commandes.',
  markAllRead: 'Tout marquer comme lu',
  loadMore: 'Charger les précédentes',
  mailFailed: ({ to, name }) => `Un e-mail à ${to} au sujet de ${name} n’a pas pu être remis`,

  // Labels and titles
  unreadMark: 'Non lue :',
  loading: 'Chargement des notifications',
}
