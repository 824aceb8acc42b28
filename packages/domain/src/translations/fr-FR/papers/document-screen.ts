/** The screen of the documents: what stands around the pages, in French. */
import type { documentScreenMessages as english } from '../../../messages/papers/document-screen.ts'
import type { Translation } from '../../../localization/translation.ts'

export const documentScreenMessages: Translation<typeof english> = {
  documents: 'Documents',
  print: 'Imprimer',
  printInstead: 'Imprimer plutôt',
  document: 'Document',
  documentMark: 'Document :',
  showDiscount: 'Afficher la remise',
  downloadCsv: 'Télécharger le CSV',
  csv: 'CSV',
  downloadPdf: 'Télécharger le PDF',
  pdf: 'PDF',
}
