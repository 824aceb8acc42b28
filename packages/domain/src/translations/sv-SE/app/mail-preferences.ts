/** Which e-mails a person gets, in Swedish. */
import type { MailKind } from '../../../mail-templates/schema.ts'
import type { mailPreferenceMessages as english } from '../../../messages/app/mail-preferences.ts'
import type { Translation } from '../../../localization/translation.ts'

const kinds: Partial<Readonly<Record<MailKind, string>>> = {
  orderSubmitted: 'Bekräftelse på det du skickar in',
  orderAwaitsApproval: 'Något är inskickat och väntar på godkännande',
  orderApproved: 'Godkänt',
  changesRequired: 'Ändringar begärs',
  orderCancelled: 'Annullerat',
  statusChanged: 'En ny status',
  manualPaymentAnnounced: 'En betalning aviseras',
  paymentReceived: 'En betalning har kommit in',
  paymentRefunded: 'En betalning återbetalas',
  paymentUnexpected: 'En betalning behöver ses över',
  shipDateSet: 'Leveransdatum',
  trackingNumberSet: 'Det är på väg, med spårningsnummer',
  statusUpdateRequested: 'En kund frågar hur det går',
  changeOrderRequested: 'En kund begär en ändring',
  changeOrderProposed: 'En ändring väntar på ditt svar',
  changeOrderRefused: 'En kund avböjer en ändring',
  changeOrderDeclined: 'En begärd ändring avslås',
  changeOrderWithdrawn: 'En ändring är tillbakadragen',
  changeOrderAgreed: 'En ändring är överenskommen',
  agreementAccepted: 'En kund har accepterat en revision',
  signOffSentBack: 'En kund vill att delar av en revision ändras',
  renewalRequested: 'En kund ber om en förnyelse',
  quoteRenewed: 'Priserna är förnyade',
  problemReported: 'Ett problem är anmält',
  problemAnswered: 'Ett problem som du anmält är besvarat',
  problemSolved: 'Ett problem som du anmält är löst',
  returnRequested: 'En retur begärs',
  returnAnswered: 'En retur som du begärt är besvarad',
  returnClosed: 'En retur som du begärt är krediterad',
  commentsUnread: 'Kommentarer som du inte har läst',
  stockLow: 'En produkt når sin beställningspunkt',
}

export const mailPreferenceMessages: Translation<typeof english> = {
  title: 'E-post som du får',
  hint: ({ org }) => `Från ${org}. Klockan visar allt, vad du än väljer här.`,
  must: 'Betalningar som ska göras och inbjudningar skickas alltid.',
  groups: {
    progress: 'Förlopp',
    payments: 'Betalningar',
    delivery: 'Leverans',
    aftercare: 'Problem och returer',
    comments: 'Kommentarer',
    stock: 'Lager',
  },
  kind: ({ kind }) => kinds[kind] ?? kind,
  ownOnly: 'Bara om det jag äger eller deltar i',
  ownOnlyHint: 'Annars om allt som även dina kollegor får veta.',
  saved: 'Sparat',
  saving: 'Sparar…',
}
