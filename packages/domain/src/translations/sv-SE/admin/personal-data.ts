/** What is said where an organization gives somebody what it holds about them, or erases it, in Swedish. */
import type { personalDataMessages as english } from '../../../messages/admin/personal-data.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'

export const personalDataMessages: Translation<typeof english> = {
  erasedPerson: 'Raderad person',
  erased: '(raderat)',
  // The popup
  give: 'Lämna ut det som finns',
  giveHint:
    'Den som frågar vad ni har sparat får den här filen: konto, kontaktuppgifter och allt som hör till personen, med historik och dokument.',
  download: 'Ladda ner som JSON',
  fileName: ({ email, day }) => `personuppgifter-${email.replaceAll(/[^a-z0-9]+/gi, '-')}-${day}.json`,
  erase: 'Radera personen',
  eraseHint:
    'Kontot här, kontaktuppgifter och e-post försvinner, och namnet stryks ur det som blir kvar. Utfärdade dokument, betalningar och avtal blir kvar, som lagen kräver. Det går inte att ångra: lämna ut uppgifterna först.',
  typeAddress: ({ email }) => `Skriv ${email}`,
  eraseForGood: 'Radera för alltid',
  close: 'Stäng',
  unknown: ({ email }) => `Ingen med adressen ${email} är känd här.`,
  isOpen: ({ numbers }) =>
    `Detta är inte avslutat: ${numbers.map((number) => `#${number}`).join(', ')}. Den som tillverkar och skickar behöver adressen. Avsluta, annullera eller arkivera först.`,
  wrongAddress: 'Skriv e-postadressen till personen som raderas.',
  notYourself: 'Någon annan måste radera dig: annars kan ingen se att det gjordes.',
  // What was done
  done: ({ email, orders, places, mails }) =>
    `${email} har raderats. Kontaktuppgifter togs bort ur ${counted(orders, 'post', 'poster')}, namn och adresser ur ${counted(places, 'text', 'texter')}; ${counted(mails, 'e-postmeddelande', 'e-postmeddelanden')} till personen är borta.`,
  kept: ({ number, papers }) => `Dokumenten för #${number} är kvar som de var, som lagen kräver: ${papers}.`,
  invoices: ({ count }) => counted(count, 'faktura', 'fakturor'),
  payments: ({ count }) => counted(count, 'betalning', 'betalningar'),
  acceptances: ({ count }) => counted(count, 'accept', 'accepter'),
  accountIsGone: 'Kontot är borta.',
  accountStays: 'Kontot är kvar: en annan organisation känner till det.',
  standsInSettings: 'Adressen står fortfarande i organisationens inställningar.',
  elsewhere: 'Säkerhetskopior innehåller personen tills de kastas, och det gör även anslutna system.',
}
