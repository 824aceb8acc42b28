/** Words of pictures that lie under the canvas to be traced: choosing one, scaling it, locking it. */
import { defineMessages } from '../../localization/define-messages.ts'
export const tracingMessages = defineMessages('tracingMessages', {
  trace: 'Trace a plan',
  traceTitle: 'Trace a plan',
  hint: 'A photograph, a scan or a drawing lies under the sheet and is drawn over. A drawing in DXF comes in its true size; anything else is scaled by two points and the length between them.',
  chooseFile: 'Drag and drop a file, or click to browse',
  formats: 'JPEG, PNG, PDF or DXF',
  file: 'File to trace',
  reading: 'Reading the file …',
  uploading: 'Uploading …',
  another: 'Another file',
  layUnder: 'Lay it under',
  replace: 'Another page or file…',
  replaceTitle: 'Another page or file',
  replaceHint:
    'It takes the place of the picture that lies there, as wide as that one. A page of the same size keeps its scale.',
  replaceIt: 'Put it in its place',
  replaced: 'Another page or file to trace',
  tryAgain: 'Try again',
  preview: 'What is laid under',
  page: 'Page',
  pageNumber: ({ page }: { page: number }) => `page ${page}`,
  pageOf: ({ page, count }: { page: number; count: number }) => `Page ${page} of ${count}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  trueSize: ({ width, height }: { width: string; height: string }) =>
    `The drawing says how large it is: ${width} × ${height}.`,
  noUnits: 'The drawing does not say its unit: set its scale once it lies under the sheet.',
  laidUnder: 'Lay a picture under the sheet',

  // What can not be traced
  unknownKind: 'This is no picture, PDF or DXF. Choose a JPEG, PNG, PDF or DXF file.',
  drawingFile: 'This is a DWG drawing. Save it as DXF or PDF, and choose that.',
  binaryDxf: 'This is a binary DXF. Save it as a DXF of text (ASCII), or as a PDF, and choose that.',
  emptyFile: 'This file is empty. Choose another one.',
  fileTooLarge: ({ most }: { most: number }) =>
    `This file is larger than ${most} MB. Save it smaller, and choose that.`,
  unreadablePicture: 'This picture can’t be read: it is damaged, or cut off. Choose another one.',
  tooManyPixels: ({ most }: { most: number }) =>
    `This picture has more than ${most} million pixels. Save it smaller, and choose that.`,
  lockedPdf: 'This PDF asks for a password. Save it without one, and choose that.',
  unreadablePdf: 'This PDF can’t be read: it is damaged, or cut off. Choose another one.',
  unreadablePage: ({ page }: { page: number }) => `Page ${page} can’t be drawn. Choose another one.`,
  unreadableDxf: 'This DXF can’t be read: it is damaged, or cut off. Save it again, and choose that.',
  emptyDxf: 'Nothing is drawn in this DXF: it holds no lines, arcs, circles or texts in its model.',
  tooDetailed: 'This DXF has too many lines to be drawn. Save a part of it, and choose that.',
  tooSlow:
    'Reading this file takes too long: it is too large, or damaged. Save a part of it, and choose that.',
  toolFailed: 'What reads this file could not be fetched. Check your internet connection and try again.',
  notDrawn: 'This browser could not draw the picture. Choose a smaller one.',

  // Scaling and locking
  setScale: 'Set the scale…',
  scaled: 'Set the scale',
  scaleDone: 'The picture has its scale. Lock it, so that it stays where it is while you draw.',
  firstPoint: 'Press the first of two points whose distance you know. Escape stops.',
  secondPoint: 'Press the second point. Escape stops.',
  lengthBetween: 'Length between the two points',
  applyLength: 'Scale',
  notScaled: 'The picture can’t be scaled by this: it would be too large for the sheet.',
  lock: 'Lock',
  unlock: 'Unlock',
  locked: 'locked',
  lockedLabel: 'Lock the tracing picture',
  unlockedLabel: 'Unlock the tracing picture',
  lockedStays: 'This is locked. Unlock it to move or delete it.',
})
