/** What is said of acceptances and sign-offs that can not be made, in Swedish. */
import type { agreementMessages as english } from '../../../messages/order/agreements.ts'
import type { Translation } from '../../../localization/translation.ts'
import { a, agree, capital, the, thisOne } from '../grammar.ts'

export const agreementMessages: Translation<typeof english> = {
  emptySignature: 'Underteckna i fältet eller skriv ditt namn',
  longSignature: 'Underskriften har för många streck: rensa och underteckna igen',
  customersAccept: ({ word }) =>
    `${capital(a(word))} accepteras av kunden. Det som har överenskommits på annat sätt registreras med en ändring.`,
  pricesHidden: ({ word }) =>
    `Den som accepterar ${a(word)} accepterar också priset, och priserna är dolda för dig. Fråga den som har delat ${agree(word, 'den', 'det')}.`,
  notAsked: ({ word }) => `Den här organisationen ber inte kunder att acceptera ${a(word)}.`,
  noRevision: ({ word }) =>
    `Det finns inget att acceptera än: ${the(word)} blir en revision när ${agree(word, 'den', 'det')} skickas in.`,
  superseded: ({ number, last }) => `R${number} har ersatts av R${last}. Granska R${last} och acceptera den.`,
  changedSince: ({ word, number }) =>
    `${capital(the(word))} har ändrats sedan R${number}, och det som är öppet kan inte accepteras. Det går när ${agree(word, 'den', 'det')} skickas in eller godkänns på nytt.`,
  acceptedAlready: ({ number }) => `R${number} är redan accepterad.`,
  termsChanged: 'Villkoren har ändrats sedan du läste dem. Läs dem igen och acceptera sedan.',
  expired: ({ word, date }) =>
    `${capital(the(word))} gällde till ${date}. Det går att acceptera efter en förnyelse.`,
  expiredToPay: ({ word, date }) =>
    `${capital(the(word))} gällde till ${date}. Det går att betala efter en förnyelse: be om den först.`,
  notExpired: ({ word }) => `${capital(the(word))} gäller fortfarande: inget behöver förnyas.`,
  renewalAskedAlready: 'Någon har redan bett om det.',
  notRenewable: ({ word }) =>
    `${capital(the(word))} har ingen sista dag, eller binder redan båda sidor: inget behöver förnyas.`,
  renewalClosed: 'Medan en ändring är öppen finns inget att förnya. Avsluta den först.',
  nameMissing: 'Ange vem som accepterar',
  emailMissing: 'Ange en e-postadress där du kan nås',
  mustAgree: 'Kryssa i att du godkänner villkoren',
  fileLost:
    'Den sparade filen kan inte läsas. Meddela den som driver servern: filen måste återställas från en säkerhetskopia.',
  notSignedOff: 'Den här organisationen godkänner inget var för sig.',
  subjectUnknown: ({ number }) => `R${number} har ingen sådan artikel eller ritning. Titta i listan igen.`,
  nothingToWithdraw: 'Det finns inget att återta: ingen har godkänt det.',
  sentBack: ({ number, titles }) =>
    `R${number} kan inte accepteras så länge något ska ändras: ${titles.join(', ')}. Det går när det har ändrats och skickats in på nytt, eller godkänts som det är.`,
  noteMissing: 'Skriv vad som måste ändras, eller vad anmärkningen gäller',
  // What production waits for
  waitsForAcceptance: ({ word, number }) =>
    `Produktionen väntar: R${number} av ${thisOne(word)} är inte accepterad av kunden än.`,
  waitsForChange: ({ word, number }) =>
    `Produktionen väntar: ${the(word)} skiljer sig från R${number}, som accepterades.`,
  waitsForSignOff: ({ number }) => `Produktionen väntar: allt i R${number} är inte godkänt än.`,
  waitsForRevising: ({ number }) =>
    `Något i R${number} ska ändras. Det kan godkännas när det har ändrats, eller godkänts som det är.`,
  waitsForRevision: ({ word }) =>
    `Produktionen väntar: ${the(word)} har ingen revision som en kund kan acceptera. Skicka in ${agree(word, 'den', 'det')} först.`,
  canBeAccepted: ({ number }) => `R${number} kan accepteras med din underskrift.`,
  readAndAccept: ({ number }) => `Läs och acceptera R${number}`,
  askForRenewal: 'Be om förnyelse',
  seeAgreement: 'Avtal',
  differs: ({ number }) => `skiljer sig från det som accepterades i R${number}`,
  accepted: ({ number }) => `R${number} accepterad`,
}
