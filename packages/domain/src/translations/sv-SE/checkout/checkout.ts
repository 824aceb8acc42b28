/** Sentences of submitting, reviewing and paying, in Swedish. */
import type { checkoutMessages as english } from '../../../messages/checkout/checkout.ts'
import type { Translation } from '../../../localization/translation.ts'
import { agree, the } from '../grammar.ts'

export const checkoutMessages: Translation<typeof english> = {
  statusUpdateRequested: 'Statusuppdateringen är begärd',
  changesNotSaved:
    'Dina senaste ändringar är inte sparade än, eftersom servern inte kan nås. De finns kvar här och skickas när anslutningen är tillbaka. Försök igen då.',
  changesRetried:
    'Dina senaste ändringar är inte sparade än: servern kunde inte ta emot dem just nu. De finns kvar här och skickas igen. Försök igen om ett ögonblick.',
  changesInConflict: 'Någon annan har ändrat samma fält. Välj vilka värden som ska behållas och försök igen.',
  signedOut: 'Du är utloggad. Logga in och försök igen.',
  changesRefused: 'En ändring godtogs inte och har tagits tillbaka. Kontrollera den och försök igen.',
  titleHint: ({ word }) => `Visas på ${the(word)}, i listan och på alla dokument.`,
  neededToSubmit: 'Behövs innan du skickar in; du kan fylla i det senare.',
  emailsHint: 'Skilj flera adresser åt med kommatecken.',
  lastContact: ({ number, word }) =>
    `Kontaktuppgifter från #${number}, ${agree(word, 'din senaste', 'ditt senaste')} ${word.toLowerCase()}:`,
  customerLastContact: ({ number, word }) =>
    `Kontaktuppgifter från #${number}, kundens senaste ${word.toLowerCase()}:`,
  customerContactOnFile: 'Kundens sparade kontaktuppgifter:',
  contactOnFile: 'Kontaktuppgifter som vi har sparade:',
  contactOnFileTaken: 'De sparade kontaktuppgifterna används.',
  lastContactTaken: ({ number }) => `Kontaktuppgifterna från #${number} används.`,
  billSaved: 'Gäller direkt och står på offerten och fakturan.',
  detailsSaved: 'Ändringar sparas medan du skriver.',
  feedbackRequired: 'Skriv vad som måste ändras, så att kunden vet.',
  feedbackHint: 'Kunden läser detta när du begär ändringar.',
  actionRequired: ({ orgTitle }) => `${orgTitle} har granskat och begär ändringar.`,
  cardDeclined: 'Kortet nekades.',
  authenticationAsked: 'Banken ber dig bekräfta betalningen.',
  cardFormUnavailable: 'Kortformuläret kan inte visas här. Välj ett annat betalsätt.',
  paymentRecorded: 'Betalningen är registrerad',
  pricesHidden: 'Priserna är dolda för dig här.',
  testCards: 'Testkort: inget debiteras',
  cardPrivacy: 'Ditt kortnummer går bara till betalningsförmedlaren; det sparas aldrig här.',
}
