/** The words of documents on paper, and of the screen around them, in Swedish. */
import type {
  documentMessages as english,
  documentNames as englishNames,
} from '../../../messages/papers/documents.ts'
import type { Translation } from '../../../localization/translation.ts'

const entryKinds = { payment: 'Betalning', refund: 'Återbetalning', correction: 'Rättelse' } as const

export const documentMessages: Translation<typeof english> = {
  incompleteAddress: '*ofullständig adress',
  notChosen: 'Inte valt',
  customProduct: 'Specialprodukt',
  onRequest: 'På begäran',
  rounded: ({ quantity, unit, rounding, total }) =>
    `${quantity} × ${unit} + ${rounding} avrundning = ${total}`,
  noItems: 'Det finns inget här än.',
  note: ({ text }) => `Anteckning: ${text}`,
  noteTitle: 'Anteckning',
  roundingTitle: 'Avrundning',
  machining: 'Bearbetning',
  pieces: ({ numbers }) => `Nr ${numbers}:`,
  noEngraving: 'ingen',
  engravedMechanism: ({ number, text }) => `${number}: ${text}`,
  pieceOf: ({ piece, pieces }) => `Exemplar ${piece} av ${pieces}`,
  allPieces: ({ quantity }) => `${quantity} st`,
  itemOf: ({ item, items }) => `Artikel ${item} av ${items}`,
  opensItem: ({ item }) => `Kod som öppnar artikel ${item}`,
  engravedSymbol: 'Symbol',
  engravedAt: ({ scale }) => `Graverat, ${scale.toLowerCase()}`,
  somePieces: ({ numbers, quantity }) => `Exemplar ${numbers} av ${quantity}`,
  shipBy: ({ date }) => `Skickas senast ${date}`,
  shipByTitle: 'Skickas senast',
  continued: ({ title }) => `${title}, fortsättning`,
  engravedBeside: ' · ',
  pageOf: ({ page, pages }) => `Sida ${page} av ${pages}`,
  wholeOrder: 'För hela beställningen',
  project: 'Projekt',
  billTo: 'Faktura till',
  shipTo: 'Leverans till',
  details: 'Uppgifter',
  notes: 'Anteckningar',
  terms: 'Villkor',
  shipping: 'Frakt',
  payment: ({ title, date }) => `Betalning ${date} (${title})`,
  entry: ({ kind, date, method, status, of, fee }) =>
    [
      `${entryKinds[kind]} ${date}, ${method}`,
      status === '' ? '' : ` (${status})`,
      of === '' ? '' : kind === 'correction' ? `, tar tillbaka ${of}` : `, avser ${of}`,
      fee === '' ? '' : `; kortavgift ${fee} ingår inte`,
    ].join(''),
  entryNamed: ({ kind, date }) => `${entryKinds[kind].toLowerCase()} ${date}`,
  otherPayments: 'Övriga betalningar och rättelser',
  issued: ({ date }) => `Utfärdad: ${date}`,
  notIssued: 'Inte utfärdad än',
  from: 'Från',
  taxNumber: ({ taxNumber }) => `Momsnummer: ${taxNumber}`,
  validUntil: ({ date }) => `Giltig till: ${date}`,
  paymentTerms: 'Betalningsvillkor',
  dateOf: ({ date }) => `Datum: ${date}`,
  withoutUnpriced: 'Utan artiklar med pris på begäran.',
  pdfMissing:
    'PDF-filer kan inte skapas på servern just nu. Skriv ut sidan i stället och välj ”Spara som PDF”.',
  pdfBusy: 'Många PDF-filer skapas just nu. Försök igen om en stund, eller skriv ut sidan i stället.',
  pdfHung: 'PDF-filen tog för lång tid att skapa och avbröts. Försök igen, eller skriv ut sidan i stället.',
  pdfDied: 'PDF-filen kunde inte slutföras. Försök igen, eller skriv ut sidan i stället.',
  pdfOffline: 'PDF-filen kunde inte hämtas: det finns ingen anslutning. Skriv ut sidan i stället.',
  notForGuests: 'Dokumentet är till för medlemmar och ägare.',
  csvFailed: 'CSV-filen kunde inte skapas.',
  items: 'Artiklar',
  loading: 'Lägger upp sidorna…',
}

export const documentNames: Translation<typeof englishNames> = {
  quote: { name: 'Offert', label: 'Offert (kund)' },
  invoice: { name: 'Faktura', label: 'Faktura' },
  packingSlip: { name: 'Följesedel', label: 'Följesedel' },
  factory: { name: 'Tillverkningsunderlag', label: 'Tillverkningsunderlag' },
  schedule: { name: 'Graveringslista', label: 'Graveringslista' },
  labels: { name: 'Etiketter', label: 'Etiketter' },
}
