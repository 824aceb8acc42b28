/** Sentences of card payments between the product and a card provider, in French. */
import type { cardPaymentMessages as english } from '../../../messages/checkout/card-payments.ts'
import type { Translation } from '../../../localization/translation.ts'

export const cardPaymentMessages: Translation<typeof english> = {
  notSetUp:
    'Le paiement par carte n’est pas configuré ici. Choisissez un autre mode de paiement, ou contactez-nous.',
  providerAway: 'Le prestataire de paiement est injoignable pour le moment. Réessayez dans un instant.',
  providerRefused: 'Le prestataire de paiement n’a pas accepté ce paiement. Contactez-nous.',
  providerForgot: 'Le prestataire de paiement ne connaît pas ce paiement. Rien n’a été débité.',
  attemptNotFinished: 'Le paiement n’a pas été mené à son terme. Rien n’a été débité.',
  paymentCanceled: 'Ce paiement a été annulé chez le prestataire de paiement. Rien n’a été débité.',
  refundTooMuch: 'Le remboursement ne peut pas dépasser ce qui a été payé avec cette carte.',
  refundNotCard: 'Seul un paiement par carte peut être remboursé sur sa carte.',
  refundUnknown:
    'Le prestataire de paiement ne connaît pas ce paiement. Remboursez d’une autre façon, puis enregistrez ce remboursement.',
  refundRefused: 'Le prestataire de paiement n’a pas effectué ce remboursement.',
  signatureInvalid: 'La signature ne correspond pas à ce message.',
  returned: 'Vérification de votre paiement…',

  // Labels and titles
  confirmYourPayment: 'Confirmez votre paiement',
  fail: 'Faire échouer',
  complete: 'Terminer',
  to: 'À',
  amount: 'Montant',
  card: 'Carte',
  testStandIn: 'Cette page du prestataire de test tient lieu de page de la banque.',
  cardInformation: 'Informations de la carte',
  cardNumber: 'Numéro de carte',
  expiry: 'Expiration',
  mmYy: 'MM / AA',
  cvc: 'CVC',
  nameOnCard: 'Nom sur la carte',
  printedCard: 'Tel qu’imprimé sur la carte',
  americanExpress: 'American Express',
  mastercard: 'Mastercard',
  discover: 'Discover',
  visa: 'Visa',
  enterTheCardNumber: 'Saisissez le numéro de carte.',
  numberIncomplete: 'Le numéro de carte est incomplet.',
  numberNotValid: 'Le numéro de carte n’est pas valide. Vérifiez-le.',
  enterTheExpiryDate: 'Saisissez la date d’expiration.',
  expiryDateIncomplete: 'La date d’expiration est incomplète.',
  monthNotValid: 'Le mois va de 01 à 12.',
  theCardHasExpired: 'La carte a expiré.',
  enterTheSecurityCode: 'Saisissez le code de sécurité.',
  securityCodeIncomplete: 'Le code de sécurité est incomplet.',
  enterName: 'Saisissez le nom figurant sur la carte.',
  formNotOpened: 'Le formulaire de carte n’a pas pu s’ouvrir',
  pay: ({ amount }) => `Payer ${amount}`,
  paymentNotCompleted: 'Paiement non abouti',
}
