/** What may be attached to an order or the record of a customer: each format by its content, how it is called, and what can be shown of it. [issue 18] */

/** Kinds of files, as a person tells them apart. */
export const orderFileKinds = ['pdf', 'picture', 'drawing', 'table', 'document', 'text'] as const
export type OrderFileKind = (typeof orderFileKinds)[number]

interface OrderFileFormat {
  readonly kind: OrderFileKind
  /** its media type */
  readonly type: string
  /** endings of names that say what it is; the first is given where a name says something else */
  readonly endings: readonly [string, ...string[]]
  /** a browser shows it as a picture, which can do nothing but be seen */
  readonly isShown?: true
}

export const orderFileFormatNames = [
  'pdf',
  'jpg',
  'png',
  'webp',
  'gif',
  'tiff',
  'heic',
  'dwg',
  'dxf',
  'xlsx',
  'docx',
  'csv',
  'txt',
] as const
export type OrderFileFormatName = (typeof orderFileFormatNames)[number]

const openXml = 'application/vnd.openxmlformats-officedocument'

export const orderFileFormats: Readonly<Record<OrderFileFormatName, OrderFileFormat>> = {
  pdf: { kind: 'pdf', type: 'application/pdf', endings: ['pdf'] },
  jpg: { kind: 'picture', type: 'image/jpeg', endings: ['jpg', 'jpeg', 'jpe', 'jfif'], isShown: true },
  png: { kind: 'picture', type: 'image/png', endings: ['png'], isShown: true },
  webp: { kind: 'picture', type: 'image/webp', endings: ['webp'], isShown: true },
  gif: { kind: 'picture', type: 'image/gif', endings: ['gif'], isShown: true },
  tiff: { kind: 'picture', type: 'image/tiff', endings: ['tiff', 'tif'] },
  heic: { kind: 'picture', type: 'image/heic', endings: ['heic', 'heif'] },
  dwg: { kind: 'drawing', type: 'image/vnd.dwg', endings: ['dwg'] },
  dxf: { kind: 'drawing', type: 'image/vnd.dxf', endings: ['dxf'] },
  xlsx: { kind: 'table', type: `${openXml}.spreadsheetml.sheet`, endings: ['xlsx'] },
  docx: { kind: 'document', type: `${openXml}.wordprocessingml.document`, endings: ['docx'] },
  csv: { kind: 'table', type: 'text/csv; charset=utf-8', endings: ['csv', 'tsv'] },
  txt: { kind: 'text', type: 'text/plain; charset=utf-8', endings: ['txt', 'text', 'md', 'log'] },
}

/** A file of so many bytes or more is too large. */
export const ORDER_FILE_BYTES = 50_000_000
/** How many files one order, or one customer, has at most, without those that were deleted. */
export const ORDER_FILES_MOST = 200
/** Bytes of all files of one order, or of one customer, with those that were deleted and can be brought back. */
export const ORDER_FILES_BYTES = 1_000_000_000
