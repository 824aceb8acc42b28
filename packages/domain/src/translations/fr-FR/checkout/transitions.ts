/** What a step in the life of an order is refused for, in French. */
import type { transitionMessages as english } from '../../../messages/checkout/transitions.ts'
import type { Translation } from '../../../localization/translation.ts'
import { a, cap, e, thisOne } from '../grammar.ts'

export const transitionMessages: Translation<typeof english> = {
  alreadySubmitted: ({ word }) => `${cap(thisOne(word))} a déjà été soumis${e(word)}.`,
  notAwaitingApproval: ({ word }) => `${cap(thisOne(word))} n’est pas en attente d’approbation.`,
  noNextStatus: 'Il n’y a pas de statut suivant.',
  paymentInProgress: 'Un paiement par carte est en cours. Attendez qu’il soit terminé.',
  cancelAfterPayment: ({ word }) =>
    `${cap(a(word))} comportant un paiement ne peut pas être annulé${e(word)}. Contactez-nous.`,
  nothingToCancel: ({ word }) => `${cap(thisOne(word))} en est déjà à sa première étape.`,
  statusUnknown: 'Ce statut n’existe pas.',
  statusNotStocked: ({ word }) => `${cap(a(word))} sur stock n’a pas ce statut.`,
  paymentMethodNotManual: 'Les paiements par carte sont confirmés par le prestataire de paiement.',
  notAtPayment: ({ word }) => `${cap(thisOne(word))} n’est pas en attente d’un paiement.`,
  paymentMethodUnknown: 'Ce mode de paiement n’est pas disponible.',
  nothingDue: 'Il ne reste rien à payer.',
  paymentAmountInvalid: 'Le montant d’un paiement ne peut pas être égal à 0.',
}
