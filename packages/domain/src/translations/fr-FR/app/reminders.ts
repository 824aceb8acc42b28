/** What the page of reminders and its calls say, in French. */
import type { reminderMessages as english } from '../../../messages/app/reminders.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, listAnd, of, plural, figure } from '../grammar.ts'

export const reminderMessages: Translation<typeof english> = {
  title: 'Relances',
  owed: 'Sommes dues',
  views: 'Affichage',
  hint: 'Ces e-mails partent au jour prévu, selon les règles des réglages. Un paiement reçu avant les arrête.',
  loading: 'Chargement des relances',
  off: 'Les relances sont désactivées',
  offNext:
    'Les propriétaires les activent dans les réglages, sous E-mails : une règle indique quel e-mail est envoyé, et combien de jours avant ou après l’échéance.',
  toSettings: 'Réglages des e-mails',
  none: 'Aucune relance à venir',
  noneNext: 'Aucune facture ouverte n’a encore de règle à appliquer.',
  more: ({ count }) => `${figure(count)} ${plural(count, 'autre suivra', 'autres suivront')} plus tard.`,
  invoice: ({ number }) => `Facture ${number}`,
  isDue: ({ date }) => `échéance ${date}`,
  wasDue: ({ date, days }) => `échéance ${date}, ${counted(days, 'jour', 'jours')} de retard`,
  lastSent: ({ date }) => `dernière relance ${date}`,
  mails: {
    paymentReminder: 'Rappel de paiement',
    paymentOverdue: 'Avis de retard',
    finalNotice: 'Dernier avis',
  },
  stopped: { invoice: 'Arrêtées pour cette facture', customer: 'Arrêtées pour ce client' },
  preview: 'Aperçu',
  previewOf: ({ number }) => `Aperçu de la relance de la facture ${number}`,
  doNotSend: 'Ne pas envoyer',
  doNotSendOf: ({ number }) => `Ne pas envoyer la relance de la facture ${number}`,
  stopInvoice: ({ number }) => `Pour la facture ${number}`,
  stopCustomer: ({ customer }) => `Pour toutes les factures ${of(customer)}`,
  sendAgain: 'Reprendre',
  sendAgainOf: ({ number }) => `Reprendre les relances de la facture ${number}`,
  sendNow: 'Envoyer maintenant',
  sendToday: 'Envoyer aujourd’hui',
  sentTo: ({ to }) => `La relance est en route vers ${listAnd(to)}.`,
  to: 'À',
  toNobody: 'Aucune personne qui voit les prix n’a d’adresse e-mail ici.',
  on: 'Le',
  subject: 'Objet',
  refused: {
    nothing: 'Cette facture n’a plus de montant dû auquel une règle s’applique.',
    notYet: 'Le jour de cette relance n’est pas encore venu.',
    stopped: 'Les relances sont arrêtées ici. Réactivez-les d’abord.',
    paying: 'Un paiement par carte est en cours. La relance l’attend.',
    nobody: 'Aucune personne qui voit les prix n’a d’adresse e-mail ici.',
    sentAlready: 'Cette relance n’est plus la prochaine : elle a été envoyée, ou les règles ont changé.',
    sentToday: 'Une relance de cette facture a été envoyée aujourd’hui. La suivante peut partir demain.',
  },
}
