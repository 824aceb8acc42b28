/** The rows of the access matrix about files of tables. Calls that take a file come without one. */
import { owners, senders } from '../callers.ts'
import type { Row } from '../row.ts'

const withoutFile = { ...owners, owner: 400 }
const locale = { decimal: '.', dayFirst: false }

export const spreadsheetRows: Readonly<Record<string, Row>> = {
  exportWorkbook: { expected: owners, body: ({ orgId }) => ({ orgId, content: 'empty' }) },
  exportCsvFiles: { expected: owners, body: ({ orgId }) => ({ orgId, content: 'empty' }) },
  planCatalogImport: { expected: withoutFile, body: ({ orgId }) => ({ orgId, locale }) },
  getScheduleTables: {
    expected: senders,
    standing: 'started',
    body: ({ orgId, orderId }) => ({ orgId, productOrderId: orderId }),
  },
  applyCatalogImport: {
    expected: withoutFile,
    body: ({ orgId }) => ({ orgId, locale, fingerprint: 'matrix' }),
  },
  getImportProgress: {
    expected: owners,
    body: ({ orgId }) => ({ orgId, progressKey: '4f1c1c6e-0a36-4d0e-9d3b-6a1f5b8f0c11' }),
  },
  getCatalogImports: { expected: owners, body: ({ orgId }) => ({ orgId }) },
  takeBackCatalogImport: {
    expected: owners,
    isImported: true,
    body: ({ orgId, importId }) => ({ orgId, importId }),
  },
}
