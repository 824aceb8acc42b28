/** Submitting, paying and cancelling, in Swedish. */
import type { submissionMessages as english } from '../../../messages/checkout/submission.ts'
import type { Translation } from '../../../localization/translation.ts'
import { the } from '../grammar.ts'

export const submissionMessages: Translation<typeof english> = {
  itemInvalid:
    'En artikel tycks ha en ogiltig konfiguration.\n\nGå igenom dina artiklar och ändra de val som är röda.',
  phoneRequired: 'Ange ett giltigt telefonnummer med 10 siffror för att fortsätta.',
  deliveryAddressRequired: 'Ange en fullständig leveransadress för att fortsätta.',
  companyRequired: 'Ange företag för att fortsätta.',
  clientEmailRequired: 'Ange kundens e-post för att fortsätta.',
  paymentClientEmailRequired: 'Ange kundens e-post för att fortsätta.',
  itemUnpriceable: 'En artikel har inget pris än och prissätts på begäran. Kontakta oss för att fortsätta.',
  orderIsEmpty: 'Lägg till en artikel innan du skickar in.',
  confirmSubmit: ({ orgTitle }) => `Vill du skicka in? Allt skickas till ${orgTitle} för granskning.`,
  confirmCancel: 'Vill du annullera?\n\nStatus återställs till det första steget.',
  paymentFormLoading: 'Laddar betalningsformuläret…',
  paymentProcessing: 'Betalningen behandlas…',
  paymentMayClose: 'Du kan tryggt stänga fönstret eller gå till något annat.',
  paymentWillNotify: 'Du får ett meddelande när betalningen är klar.',
  paymentThankYou: 'TACK FÖR ATT DU BEKRÄFTADE BETALNINGEN',
  paymentWillUpdateStatus: 'VI UPPDATERAR STATUS NÄR BETALNINGEN HAR KOMMIT IN',
  paymentReady:
    'Allt är klart för betalning. När betalningen är bekräftad går din beställning vidare till nästa steg.',

  // Labels and titles
  cancelOrder: 'Annullera',
  cancelWord: ({ word }) => `Annullera ${the(word)}`,
  keepWord: ({ word }) => `Behåll ${the(word)}`,
  submit: 'Skicka in',
  nothingToSubmitYet: 'Inget att skicka in än',
  addAnItem: 'Lägg till en artikel',
  close: 'Stäng',
  needsLook: ({ title }) => `”${title}” behöver ses över`,
  itemNeedsLook: 'En artikel behöver ses över',
  goToTheItem: 'Gå till artikeln',
}
