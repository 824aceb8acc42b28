/** What is found where a chain of agreements is checked, in Swedish. */
import type { agreementCheckMessages as english } from '../../../messages/order/agreement-checks.ts'
import type { Translation } from '../../../localization/translation.ts'

export const agreementCheckMessages: Translation<typeof english> = {
  entryMissing: ({ number }) => `Post ${number} saknas.`,
  recordChanged: ({ number }) => `Post ${number}: uppgiften är inte den som kontrollsumman beräknades på.`,
  recordUnreadable: ({ number }) => `Post ${number}: uppgiften kan inte läsas.`,
  linkBroken: ({ number }) =>
    `Post ${number} följer inte på posten före: någon av dem har ändrats, tagits bort eller lagts in.`,
  columnChanged: ({ number, field, now, was }) =>
    `Post ${number}: ${field} är ${now}; enligt det som överenskommits är det ${was}.`,
  thingChanged: ({ number, name }) => `Post ${number}: ${name} stämmer inte med det som accepterades.`,
  thingMissing: ({ number, name }) => `Post ${number}: ${name} saknas.`,
  certificateOfOther: ({ number, acceptance }) =>
    `Post ${number}: intyget gäller en annan accept än post ${acceptance}.`,
  content: ({ revision }) => `artiklarna och valen i R${revision}`,
  prices: ({ revision }) => `priserna i R${revision}`,
  frame: ({ revision }) => `katalogen och inställningarna för R${revision}`,
  reading: ({ revision }) => `hur R${revision} läses`,
  acceptanceMissing: ({ orderNumber, revision }) =>
    `Nummer ${orderNumber}: R${revision} anges som accepterad, men ingen post säger det.`,
  orderChanged: ({ orderNumber, revision }) =>
    `Nummer ${orderNumber}: om R${revision} räknas som accepterad stämmer inte med posterna.`,
  revision: ({ revision }) => `R${revision}`,
  signOff: ({ kind, key, revision }) =>
    kind === 'sheet'
      ? `godkännandet av blad ${key} i R${revision}`
      : `godkännandet av artikel ${key} i R${revision}`,
  noteChanged: ({ number, name }) => `Post ${number}: anteckningen till ${name} är inte den som skrevs.`,
  signOffUnknown: ({ name }) => `Ingen post känner till ${name}: det har lagts in.`,
  standingChanged: ({ orderNumber }) =>
    `Nummer ${orderNumber}: att allt är godkänt är inte vad posterna säger.`,
  terms: 'villkorens text',
  file: { quote: 'offertens PDF', drawings: 'ritningarnas PDF' },
  certificate: 'intyget',
}
