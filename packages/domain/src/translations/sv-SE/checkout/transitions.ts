/** What a step in the life of an order is refused for, in Swedish. */
import type { transitionMessages as english } from '../../../messages/checkout/transitions.ts'
import type { Translation } from '../../../localization/translation.ts'
import { a, capital, the } from '../grammar.ts'

export const transitionMessages: Translation<typeof english> = {
  alreadySubmitted: ({ word }) => `${capital(the(word))} har redan skickats in.`,
  notAwaitingApproval: ({ word }) => `${capital(the(word))} väntar inte på godkännande.`,
  noNextStatus: 'Det finns ingen senare status att gå till.',
  paymentInProgress: 'En kortbetalning behandlas. Vänta tills den är klar.',
  cancelAfterPayment: ({ word }) => `${capital(a(word))} med en betalning kan inte annulleras. Kontakta oss.`,
  nothingToCancel: ({ word }) => `${capital(the(word))} är redan på sitt första steg.`,
  statusUnknown: 'Statusen finns inte.',
  statusNotStocked: ({ word }) => `${capital(a(word))} med lagervaror kan inte ha den här statusen.`,
  paymentMethodNotManual: 'Kortbetalningar bekräftas av betalningsförmedlaren.',
  notAtPayment: ({ word }) => `${capital(the(word))} väntar inte på betalning.`,
  paymentMethodUnknown: 'Betalsättet är inte tillgängligt.',
  nothingDue: 'Det finns inget kvar att betala.',
  paymentAmountInvalid: 'Beloppet för en betalning kan inte vara 0.',
}
