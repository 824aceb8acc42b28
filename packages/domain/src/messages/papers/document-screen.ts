/** The screen of the documents: what stands around the pages. [1.6] */
export const documentScreenMessages = {
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
} as const
