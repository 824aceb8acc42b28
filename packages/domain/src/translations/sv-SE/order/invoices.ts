/** What the screens and calls say of invoices, credit notes and receipts, in Swedish. */
import type {
  bookkeepingMessages as englishOfBookkeeping,
  invoiceMessages as english,
} from '../../../messages/order/invoices.ts'
import type { Translation } from '../../../localization/translation.ts'
import { capital, counted, figure, the, thisOne } from '../grammar.ts'

export const invoiceMessages: Translation<typeof english> = {
  pricesHidden: ({ word }) => `Priserna i ${thisOne(word)} är dolda för dig.`,
  nothingToIssue: ({ word }) =>
    `Det finns inget att utfärda: ${the(word)} har redan fakturerats i sin helhet, eller har inte nått en status där betalning begärs.`,
  tooMany: ({ most }) => `Fler än ${figure(most)} dokument har utfärdats under perioden. Välj en kortare.`,
  turnedAround: 'Sista dagen ligger före den första.',
  noSuchDay: 'Skriv en dag, till exempel 2026-11-27.',
  // Labels and titles
  title: 'Fakturor och kvitton',
  empty: 'Inget har utfärdats än.',
  emptyNext: ({ word }) =>
    `Fakturan utfärdas när ${the(word)} når en status där betalning begärs; kvitton med varje betalning.`,
  download: 'PDF',
  downloadWhat: ({ name, number }) => `Ladda ner ${name.toLowerCase()} ${number}`,
  show: ({ name, number }) => `Visa ${name.toLowerCase()} ${number}`,
  loading: 'Laddar det som utfärdats',
  failed: 'Det som utfärdats kunde inte laddas.',
  tryAgain: 'Försök igen',
  missingInvoice: ({ word }) =>
    `${capital(the(word))} fakturerades innan fakturor hade nummer. Fakturan får ett vid nästa steg, eller nu.`,
  missingAmendment: ({ word, amount }) =>
    `${capital(the(word))} har ändrats sedan faktureringen (${amount}). Det som justerar fakturan utfärdas vid nästa steg, eller nu.`,
  issueNow: 'Utfärda nu',
  issuedNow: ({ name, number }) => `${name} ${number} har utfärdats.`,
}

export const bookkeepingMessages: Translation<typeof englishOfBookkeeping> = {
  title: 'Bokföring',
  hint: 'Allt som har utfärdats med nummer mellan två dagar, som CSV-fil till din bokföring.',
  from: 'Första dag',
  to: 'Sista dag',
  documents: 'Ladda ner dokument',
  documentsHint: 'En rad för varje faktura, kreditfaktura och kvitto: netto, moms, frakt och summa.',
  journal: 'Ladda ner journal',
  journalHint:
    'En bokföringsjournal: varje dokument har samma summa i debet och kredit. Kontona anges i inställningarna, under Dokument.',
  nothing: 'Inget har utfärdats under perioden.',
  saved: ({ rows }) => `En fil med ${counted(rows, 'rad', 'rader')} har sparats.`,
  failed: 'Filen kunde inte skapas.',
  settings: 'Konton och nummer',
  documentsFile: 'Dokument',
  journalFile: 'Journal',
}
