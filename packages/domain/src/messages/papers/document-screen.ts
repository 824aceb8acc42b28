/** The screen of the documents: what stands around the pages. [1.6] */
import { defineMessages } from '../../localization/define-messages.ts'
export const documentScreenMessages = defineMessages('documentScreenMessages', {
  documents: 'Documents',
  print: 'Print',
  printInstead: 'Print instead',
  document: 'Document',
  documentMark: 'Document:',
  showDiscount: 'Show discount',
  downloadCsv: 'Download CSV',
  csv: 'CSV',
  downloadPdf: 'Download PDF',
  pdf: 'PDF',
})
