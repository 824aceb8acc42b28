/** Sentences of the drawings view and its sheets. */
import { defineMessages } from '../../localization/define-messages.ts'

type Word = { word: string }

export const drawingMessages = defineMessages('drawingMessages', {
  // On the sheets
  moreFacts: ({ count }: { count: number }) =>
    count === 1
      ? 'One more choice stands in the documents.'
      : `${count} more choices stand in the documents.`,
  pieces: ({ count }: { count: number }) => (count === 1 ? '1 piece' : `${count} pieces`),
  ofPieces: ({ pieces, quantity }: { pieces: string; quantity: number }) => `${pieces} of ${quantity}`,
  itemNotValid: ({ reasons }: { reasons: string }) => `Not ready to be made: ${reasons}`,
  dimensionsOmitted: ({ count, label }: { count: number; label: string }) =>
    `${count === 1 ? 'One dimension has' : `${count} dimensions have`} no room at ${label}.`,
  broken: 'Shown broken or enlarged in parts: figures count.',
  barAtFullSize: 'This bar is 50 mm long when printed at 100%',
  scaleAsShown: 'As shown',
  pictureMissing: 'Picture missing',
  unitMm: 'Millimeters',
  unitInches: 'Inches, to the nearest 1/16',
  unitHalfInches: 'Inches, to the nearest 1/2',
  tableHasNoRoom: ({ count }: { count: number }) =>
    `The table of its ${count} engravings has no room here; it stands on the single sheets.`,
  engravingColumns: {
    mechanism: 'Mechanism',
    place: 'Place',
    language: 'Language',
    content: 'Engraved',
    foot: 'Foot x, y',
  },
  engravedPlace: { above: 'above', below: 'below' },
  engravedLanguage: { first: 'first', second: 'second' },
  withoutDimensions: 'Not dimensioned',
  tile: ({ name, count }: { name: string; count: number }) => `Part ${name} of ${count}`,
  sheetOf: ({ number, count }: { number: number; count: number }) => `${number} of ${count}`,

  // Wishes for a file that were not followed
  paperOfOrg: ({ paper }: { paper: string }) => `This organization prints its drawings on ${paper} alone.`,
  paperOfSingleSheets: ({ paper }: { paper: string }) => `Single sheets are printed on ${paper} alone.`,
  fullSizeOfSingleSheets: 'Only single sheets are drawn at full size.',
  dimensionsOfOrg: 'This organization always shows dimensions.',
  unitsOfOrg: 'This organization always draws in millimeters.',

  // Items that can not be drawn
  notDrawnCustom: 'A custom product has no drawing.',
  notDrawnAtAll: 'This product has no drawing to scale.',
  notDrawnGone: 'This product is no longer offered, so its drawing is not known.',
  notDrawnMissing: ({ titles }: { titles: string }) => `Its drawing needs a choice first: ${titles}.`,
  notDrawnChoices: 'It can not be drawn with these choices.',
  notDrawnTooLarge: 'It is too large for a sheet at every scale.',
  tooManyTiles: ({ most }: { most: number }) =>
    `Full size would take more than ${most} sheets, so it stands on one sheet to scale.`,

  // The view
  loading: 'Drawing the sheets…',
  noItems: ({ word }: Word) => `This ${word.toLowerCase()} has no items yet, so there is nothing to draw.`,
  nothingDrawn: ({ word, reasons }: Word & { reasons: readonly string[] }) =>
    [`No item of this ${word.toLowerCase()} can be drawn yet.`, ...new Set(reasons)].join(' '),
  stocked: ({ word }: Word) =>
    `A stocked ${word.toLowerCase()} has no drawings: its products are made already.`,
  cannotBeDrawn: ({ word }: Word) => `None of the products of this ${word.toLowerCase()} has a drawing.`,
  printTip:
    'To keep a file, choose Save as PDF in the print dialog. Print at 100%, so that the scale stays true.',
  letterOnly: 'These sheets are always Letter.',
  svgFailed: 'The SVG file could not be made. Please try again.',
  dxfFailed: 'The DXF file could not be made. Please try again.',

  // Labels and titles
  drawings: 'Drawings',
  noDrawings: 'No drawings',
  itemsWithoutADrawing: 'Items without a drawing',
  letter: 'Letter',
  tabloid: 'Tabloid',
  bestFit: 'Best fit',
  landscape: 'Landscape',
  portrait: 'Portrait',
  howDrawingsAreSet: 'How drawings are set',
  drawingsOnASheet: 'Drawings on a sheet',
  multiple: 'Multiple',
  individual: 'Individual',
  sheet: 'Sheet',
  scale: 'Scale',
  toFitASheet: 'To fit a sheet',
  fullSizeInParts: '1 : 1, in parts',
  paper: 'Paper',
  showDimensions: 'Show dimensions',
  units: 'Units',
  inches: 'Inches',
  nearestHalfInch: 'Nearest 1/2 inch',
  oneSheet: '1 sheet',
  sheets: ({ count }: { count: number }) => `${count} sheets`,
  print: 'Print',
  downloadPdf: 'Download PDF',
  sheetsLabel: 'Sheets',
  filesOf: ({ heading }: { heading: string }) => `Files of ${heading}`,
  fileOf: ({ heading }: { heading: string }) => `SVG or DXF of ${heading}`,
  svgRealMillimeters: 'SVG, real millimeters',
  dxf2000: 'DXF 2000, millimeters',
  dxfR12: 'DXF R12, for older programs and machines',
  engravingsAsOutlines: 'Engravings as outlines',
  engravingsAsText: 'Engravings as text',
  engravingsAsBoth: 'Engravings as both, on layers apart',

  // In the title block
  item: 'Item',
  items: 'Items',
  dimensions: 'Dimensions',
  date: 'Date',
  notes: 'Notes',
  somePieces: ({ count, numbers }: { count: number; numbers: string }) =>
    `${count === 1 ? 'Piece' : 'Pieces'} ${numbers}`,
  sheetNamed: ({ number, items }: { number: string; items: string }) => `Sheet ${number}: ${items}`,
  scales: {
    four: 'Four times full size',
    twice: 'Twice full size',
    full: 'Full size',
    half: 'Half size',
  },
})
