/** What files of an order say: the place on its page, and refusals. */
import { defineMessages } from '../../localization/define-messages.ts'

type Titled = { title: string }

export const orderFileMessages = defineMessages('orderFileMessages', {
  title: 'Files',
  button: ({ count }: { count: number }) => (count === 0 ? 'Files' : `Files: ${count}`),
  close: 'Close the files',
  loading: 'Loading the files',
  loadFailed: 'The files could not be loaded',
  list: 'Files that are attached',
  adding: 'Files that are being added',

  empty: 'No files yet',
  emptyHint: ({ word }: { word: string }) =>
    `Plans, drawings with a signature, pictures of samples: drop them here or press Add files. Everybody who can open this ${word.toLowerCase()} sees them.`,
  emptyReadOnly: ({ word }: { word: string }) => `Nobody has attached a file to this ${word.toLowerCase()}.`,
  emptyItem: 'No files of this item',

  add: 'Add files',
  chooseFiles: 'Files to add',
  dropHere: 'Drop files here to add them',
  accepted: 'PDF, pictures, DWG, DXF, XLSX, DOCX, CSV and plain text, below 50 MB each',
  about: 'Belongs to',
  wholeOrder: ({ word }: { word: string }) => `The whole ${word.toLowerCase()}`,
  employeesOnly: 'Employees only',
  employeesOnlyHint: ({ org }: { org: string }) => `Only people who work at ${org} see it.`,
  filter: 'Which files',
  all: 'All',
  ofItem: ({ title }: Titled) => `Of ${title}`,
  itemGone: 'An item that was deleted',

  sending: ({ title, percent }: { title: string; percent: number }) => `${title}: ${percent}% sent`,
  checking: 'It is being checked…',
  waiting: 'Waits for its turn',
  cancel: ({ title }: Titled) => `Cancel ${title}`,
  retry: ({ title }: Titled) => `Try ${title} again`,
  dismiss: ({ title }: Titled) => `Take ${title} off this list`,
  connectionLost: 'The connection was lost before it had arrived. Try it again.',

  /** '12 kB', '3.4 MB' */
  size: ({ bytes }: { bytes: number }) => {
    if (bytes < 1000) return `${bytes} B`
    return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
  },
  by: ({ name, when }: { name: string; when: string }) => `${name}, ${when}`,
  you: 'You',
  download: 'Download',
  downloadOf: ({ title }: Titled) => `Download ${title}`,
  moreFor: ({ title }: Titled) => `More for ${title}`,
  rename: 'Rename',
  newName: 'Name of the file',
  save: 'Save',
  cancelRename: 'Cancel',
  makeInternal: 'Show to employees only',
  makePublic: 'Show to everybody',
  moveToItem: ({ title }: Titled) => `Put it with ${title}`,
  moveToOrder: ({ word }: { word: string }) => `Put it with the whole ${word.toLowerCase()}`,
  remove: 'Delete',
  removed: ({ title }: Titled) => `${title} deleted.`,
  onItem: ({ title, count }: { title: string; count: number }) =>
    count === 1 ? `1 file of ${title}` : `${count} files of ${title}`,

  // Refusals
  unsuitable:
    'Files of this kind can not be attached. PDF, pictures (JPEG, PNG, WebP, GIF, TIFF, HEIC), drawings (DWG, DXF), XLSX, DOCX, CSV and plain text in UTF-8 can.',
  unreadable: ({ format }: { format: string }) =>
    `This file says that it is ${format}, but it can not be read as that. It may be damaged or incomplete.`,
  holdsMacros:
    'This file holds macros, which are programs. Save it without them, as XLSX or DOCX, and add that.',
  tooManyPixels: 'This picture has more than 100 million pixels. Make it smaller, then add it.',
  emptyFile: 'This file is empty.',
  tooLarge: 'This file is too large: files below 50 MB can be attached.',
  tooMany: ({ most }: { most: number }) =>
    `There are ${most} files already, which is the most. Delete some that nobody needs first.`,
  tooMuch: ({ most }: { most: number }) =>
    `With this file there would be more than ${most} GB. Files that were deleted count until they can not be brought back any more.`,
  itemUnknown: 'This item is not there any more.',
  notYours: 'Only who added a file, and employees, can change or delete it.',
  changedElsewhere: 'Somebody has changed this file in the meantime.',
  nameEmpty: 'Give the file a name.',
})
