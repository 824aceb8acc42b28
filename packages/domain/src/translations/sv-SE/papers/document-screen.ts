/** The screen of the documents, in Swedish. */
import type { documentScreenMessages as english } from '../../../messages/papers/document-screen.ts'
import type { Translation } from '../../../localization/translation.ts'

export const documentScreenMessages: Translation<typeof english> = {
  documents: 'Dokument',
  print: 'Skriv ut',
  printInstead: 'Skriv ut i stället',
  document: 'Dokument',
  documentMark: 'Dokument:',
  showDiscount: 'Visa rabatt',
  downloadCsv: 'Ladda ner CSV',
  csv: 'CSV',
  downloadPdf: 'Ladda ner PDF',
  pdf: 'PDF',
}
