/** Sentences of what is done with an order as a whole, in Swedish. */
import type { orderActionMessages as english } from '../../../messages/order/order-actions.ts'
import type { Translation } from '../../../localization/translation.ts'
import { agree, capital, compound, the, thisOne } from '../grammar.ts'

export const orderActionMessages: Translation<typeof english> = {
  // Back boxes
  backBoxesNotOffered: 'Apparatdosor ingår inte i det som erbjuds här.',
  noBackBoxNeeded: ({ word }) =>
    `Ingen artikel i ${thisOne(word)} har en vald apparatdosa, så det finns inget att offerera. Välj en apparatdosa för en artikel först.`,
  backBoxProductMissing: ({ option }) =>
    `Apparatdosan ”${option}” erbjuds inte längre som produkt. Välj en annan, eller fråga oss.`,
  backBoxQuoteMade: ({ number }) => `Apparatdosorna finns på #${number}.`,

  // Copying, archiving, deleting
  duplicated: ({ from, to }) => `#${to} är en kopia av #${from}.`,
  productNotCopied: ({ title }) =>
    `”${title}” erbjuds inte dig separat och kan därför inte kopieras. Be oss kopiera åt dig.`,
  notSavedYet: 'Dina senaste ändringar är inte sparade än och skulle inte komma med.',
  archived: ({ name }) => `${name} har arkiverats.`,
  isArchived: ({ word }) => `${capital(the(word))} är ${agree(word, 'arkiverad', 'arkiverat')}.`,
  archivedIsReadOnly: ({ word }) =>
    `${capital(the(word))} är ${agree(word, 'arkiverad', 'arkiverat')} och kan inte ändras. Hämta ${agree(word, 'den', 'det')} från arkivet först.`,
  takeOut: 'Hämta från arkivet',
  isHeld: ({ org, word }) =>
    `${org} arbetar med ${the(word)}. Tills det är klart går det bara att läsa; skriv i en kommentar vad som ska ändras.`,
  archivedMayBe: 'Innehållet kan läsas, skrivas ut och kopieras. Hämta från arkivet för att ändra.',
  unarchived: ({ name }) => `${name} är aktiv igen.`,
  deleted: ({ name }) => `${name} har tagits bort.`,
  deletedForDays: 'Borttagningen kan ångras i 30 dagar.',
  // Pricing date
  pricingDatePinned: ({ word }) =>
    `När ${the(word)} har skickats in måste prisdatumet finnas kvar, så att senare priser inte ändrar något. Välj ett annat datum i stället.`,
  pricingDateInFuture: 'Prisdatumet kan inte ligga i framtiden.',

  csvEmpty: ({ word }) => `${capital(the(word))} har inga artiklar att exportera.`,
  csvFailed: 'Filen kunde inte skapas. Försök igen.',

  // Labels and titles
  archive: 'Arkivera',
  unarchive: 'Återaktivera',
  duplicateWord: ({ word }) => `Duplicera ${word.toLowerCase()}`,
  backBoxes: 'Apparatdosor',
  deleteWord: ({ word }) => `Ta bort ${word.toLowerCase()}`,
  editDetails: ({ word }) => `Ändra ${compound(word, 'uppgifter').toLowerCase()}`,
  viewQuote: 'Visa offert',
  revisions: 'Revisioner',
  viewInvoice: 'Visa faktura',
  guidedTour: 'Rundtur',
  files: 'Filer',
  history: ({ word }) => compound(word, 'historik'),
  duplicate: 'Duplicera',
  orderAgain: 'Beställ igen',
  generateBackBoxQuote: 'Skapa offert på dosor',
  exportCsv: 'Exportera CSV',
  cancelOrder: 'Annullera…',
  deleteAsk: ({ word }) => `Ta bort ${word.toLowerCase()}…`,
  actions: 'Åtgärder',
  delete: 'Ta bort',
}
