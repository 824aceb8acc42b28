/** Submitting, paying and cancelling, in French. */
import type { submissionMessages as english } from '../../../messages/checkout/submission.ts'
import type { Translation } from '../../../localization/translation.ts'
import { the } from '../grammar.ts'

export const submissionMessages: Translation<typeof english> = {
  itemInvalid:
    'Il semble que la configuration d’un article ne soit pas valide.\n\nVérifiez vos articles et corrigez les choix en rouge.',
  phoneRequired: 'Un numéro de téléphone valide à 10 chiffres est nécessaire pour continuer.',
  deliveryAddressRequired: 'Une adresse de livraison complète est nécessaire pour continuer.',
  companyRequired: 'La société est nécessaire pour continuer.',
  clientEmailRequired: 'Une adresse e-mail de contact est nécessaire pour continuer.',
  paymentClientEmailRequired: 'L’adresse e-mail de contact est nécessaire pour continuer.',
  itemUnpriceable:
    'Un article n’a pas encore de prix : son prix est sur demande. Contactez-nous pour continuer.',
  orderIsEmpty: 'Ajoutez un article avant de soumettre.',
  confirmSubmit: ({ orgTitle }) =>
    `Voulez-vous soumettre votre commande ? Elle sera transmise à ${orgTitle} pour examen.`,
  confirmCancel:
    'Voulez-vous vraiment annuler votre commande ?\n\nElle reviendra à la première étape du parcours.',
  paymentFormLoading: 'Chargement du formulaire de paiement…',
  paymentProcessing: 'Paiement en cours…',
  paymentMayClose: 'Vous pouvez fermer cette fenêtre ou passer à une autre commande sans risque.',
  paymentWillNotify: 'Vous recevrez une notification à la fin du traitement du paiement.',
  paymentThankYou: 'MERCI D’AVOIR CONFIRMÉ LE PAIEMENT',
  paymentWillUpdateStatus: 'NOUS METTRONS À JOUR LE STATUT DE VOTRE COMMANDE À RÉCEPTION DU PAIEMENT',
  paymentReady:
    'Votre commande est prête pour le paiement. Une fois le paiement confirmé, elle passera à l’étape suivante.',

  // Labels and titles
  cancelOrder: 'Annuler la commande',
  cancelWord: ({ word }) => `Annuler ${the(word)}`,
  keepWord: ({ word }) => `Conserver ${the(word)}`,
  submit: 'Soumettre',
  nothingToSubmitYet: 'Rien à soumettre pour l’instant',
  addAnItem: 'Ajouter un article',
  close: 'Fermer',
  needsLook: ({ title }) => `« ${title} » est à vérifier`,
  itemNeedsLook: 'Un article est à vérifier',
  goToTheItem: 'Aller à l’article',
}
