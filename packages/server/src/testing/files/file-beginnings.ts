/** By which tests tell what a file is. */
import type { FileType } from '@orderwright/contract'

/** How files of these types begin. */
export const beginnings: Readonly<Record<FileType, string>> = {
  'application/gzip': '\u001f\u008b',
  'application/pdf': '%P',
  'application/zip': 'PK',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK',
}
