/** Examples of the calls about files of tables. */
import { endpoints } from '../../endpoints.ts'
import { type Example, type ExampleMaterial, example, inOrg } from './example.ts'

const reading = ({ orgId }: ExampleMaterial) => ({
  orgId,
  fileName: 'Categories.csv',
  locale: { decimal: '.' as const, dayFirst: false },
})

export const spreadsheetExamples: readonly Example[] = [
  example(endpoints.exportWorkbook)('owner', ({ orgId }) => ({ orgId, content: 'catalog' })),
  example(endpoints.exportCsvFiles)('owner', ({ orgId }) => ({ orgId, content: 'example' })),
  example(endpoints.planCatalogImport)('owner', reading),
  example(endpoints.getScheduleTables)('guest', ({ orgId, orderId }) => ({
    orgId,
    productOrderId: orderId,
    fileName: 'Keypads.csv',
  })),
  example(endpoints.getImportProgress)('owner', ({ orgId }) => ({
    orgId,
    progressKey: '4f1c1c6e-0a36-4d0e-9d3b-6a1f5b8f0c11',
  })),
  example(endpoints.applyCatalogImport)('owner', (material) => ({
    ...reading(material),
    fingerprint: material.importFingerprint,
  })),
  example(endpoints.getCatalogImports)('owner', inOrg),
  example(endpoints.takeBackCatalogImport)('owner', ({ orgId, catalogImportId }) => ({
    orgId,
    importId: catalogImportId,
  })),
]
