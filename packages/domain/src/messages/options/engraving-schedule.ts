/** The engraving schedule: all engravings of an order as one grid, on the screen and on paper. [issue 18] */
import { defineMessages } from '../../localization/define-messages.ts'
const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`
const places = (number: number) => count(number, 'place', 'places')

export const engravingScheduleMessages = defineMessages('engravingScheduleMessages', {
  title: 'Engraving schedule',
  mm: ({ length }: { length: string }) => `${length} mm`,
  mechanismNumber: ({ number }: { number: number }) => `Mechanism ${number}`,

  // Columns
  columns: {
    room: 'Room or item',
    item: 'Product',
    pieces: 'Pieces',
    mechanism: 'Mechanism',
    position: 'Position',
    language: 'Language',
    line1: 'Line 1',
    line2: 'Line 2',
    font: 'Font',
    size: 'Size',
    width: 'Width',
  },
  /** of files alone */
  fileColumns: {
    number: 'Item',
    quantity: 'Quantity',
    widthMm: 'Width used, mm',
    allowedMm: 'Width allowed, mm',
    problems: 'To check',
  },
  /** on paper, beside the columns above */
  paperColumns: { number: '#', quantity: 'Qty', engraving: 'Engraving' },
  pictogramNamed: ({ name }: { name: string }) => `Pictogram: ${name}`,
  nothingEngraved: 'Nothing is engraved here.',
  sides: { above: 'Above', below: 'Below' },
  languages: { first: 'First', second: 'Second' },
  widthOf: ({ width, allowed, isExact }: { width: string; allowed: string; isExact: boolean }) =>
    `${isExact ? '' : 'about '}${width} of ${allowed} mm`,

  // What is wrong with a cell
  tooWide: ({ width, allowed }: { width: string; allowed: string }) =>
    `Too wide: ${width} mm where ${allowed} mm are there.`,
  overRecommended: ({ width, advised }: { width: string; advised: string }) =>
    `Close to its neighbors: ${width} mm where ${advised} mm are recommended.`,
  tooLong: ({ length, most }: { length: number; most: number }) =>
    `The text has ${length.toLocaleString('en-US')} characters and a line holds ${most}.`,
  moreLines: 'The cell has more lines than can be engraved at one place.',
  noSuchOption: ({ text, column, options }: { text: string; column: string; options: string }) =>
    `${column}: there is no “${text}” here. There is: ${options}.`,
  notChosen: ({ column }: { column: string }) => `${column} is not a choice of this item.`,
  oneForItem: ({ column, text }: { column: string; text: string }) =>
    `${column}: all engravings of an item share it, and another was given for this one already. “${text}” was left out.`,

  // Steps, as the undo menu calls them
  steps: {
    type: 'Write an engraving',
    clear: 'Clear engravings',
    paste: 'Paste engravings',
    cut: 'Cut engravings',
    fill: 'Fill engravings',
    replace: 'Replace in engravings',
    fit: 'Make engravings fit',
    style: 'Change font or size',
  },
  pasted: ({ number }: { number: number }) => `${count(number, 'cell', 'cells')} changed.`,
  nothingChanged: 'Nothing has changed: all of it stood there already.',
  leftOut: ({ number }: { number: number }) => `${count(number, 'cell was', 'cells were')} left out:`,
  beyondGrid: ({ number }: { number: number }) =>
    `${count(number, 'row', 'rows')} of the block had no place below the last row.`,
  leftOutOf: ({ where, message }: { where: string; message: string }) => `${where}: ${message}`,
  andMore: ({ number }: { number: number }) => `and ${number.toLocaleString('en-US')} more`,

  madeFit: ({ number }: { number: number }) => `${count(number, 'item', 'items')} made to fit.`,
  noneFits: 'None of them has a shorter wording that fits.',
  leftTooWide: ({ number }: { number: number }) =>
    `${count(number, 'item is', 'items are')} still too wide: another size or plate may help there.`,

  // The screen
  loading: 'The engraving schedule is being worked out',
  backToItems: 'Back to the items',
  view: 'What is shown',
  arrange: 'Arranged',
  byItems: 'By item',
  byPlaces: 'By button',
  show: 'Shown',
  all: 'All places',
  engraved: 'Engraved',
  faults: ({ number }: { number: number }) => `To check (${number.toLocaleString('en-US')})`,
  figures: ({ items, places: number, faults }: { items: number; places: number; faults: number }) =>
    `${count(items, 'item', 'items')}, ${count(number, 'place', 'places')} engraved${
      faults === 0 ? '' : `, ${faults.toLocaleString('en-US')} to check`
    }`,
  fitAll: 'Make all fit',
  files: 'Files',
  oneLineOnly: 'one line only',
  find: 'Find and replace',
  downloadCsv: 'Download CSV',
  csv: 'CSV',
  csvFailed: 'The CSV file could not be made. Please try again.',
  openSheet: 'Sheet to print',
  readOnly: 'You can read this schedule and copy from it. Only those who may edit it change it.',
  nothing: 'Nothing to engrave',
  nothingHint: 'No item is engraved. Add one, or choose an engraving for an item that can have it.',
  noneShown: 'No place is like that.',
  showAll: 'Show all places',

  // The active cell
  cell: 'Cell',
  noCell: 'Choose a cell to see what it says, what is wrong with it, and what would help.',
  lineNumber: ({ line }: { line: number }) => `line ${line}`,
  widthUsed: 'Width used',
  selected: ({ number }: { number: number }) => `${count(number, 'cell', 'cells')} selected`,
  pictogram: 'Choose a pictogram…',
  hidePictograms: 'Hide the pictograms',
  close: ({ what }: { what: string }) => `Close: ${what}`,

  // Find and replace
  findText: 'Find',
  replaceText: 'Replace by',
  matchCase: 'Match case',
  wholeWord: 'Whole words',
  found: ({ cells, times }: { cells: number; times: number }) =>
    times === 0 ? 'Not found' : `${count(times, 'place', 'places')} in ${count(cells, 'cell', 'cells')}`,
  next: 'Next',
  replaceOne: 'Replace',
  replaceAll: 'Replace all',

  // Consistency
  findings: ({ number }: { number: number }) => count(number, 'finding', 'findings'),
  showRows: 'Show',
  consistency: 'Consistency',
  consistent: 'Nothing was found: places of one kind are engraved alike.',
  foundBlanks: ({ number }: { number: number }) =>
    `${count(number, 'text has', 'texts have')} blanks at the ends, or two in a row.`,
  foundCase: ({ minor, major, number, of }: { minor: string; major: string; number: number; of: number }) =>
    `“${minor}” stands in ${places(number)}, “${major}” in ${places(of)}: only capitals differ.`,
  foundSpelling: ({
    minor,
    major,
    number,
    of,
  }: {
    minor: string
    major: string
    number: number
    of: number
  }) => `“${minor}” stands in ${places(number)}, “${major}” in ${places(of)}: it may be misspelled.`,
  foundMissing: ({
    text,
    place,
    number,
    of,
    rooms,
  }: {
    text: string
    place: string
    number: number
    of: number
    rooms: string
  }) => `${place}: “${text}” stands on ${of} plates of one kind and is missing on ${number}: ${rooms}.`,
  foundNoRoom: ({ number }: { number: number }) =>
    `${count(number, 'item has', 'items have')} no room or identifier: nobody can tell where its plate belongs.`,
  repairs: {
    blanks: 'Remove the blanks',
    write: ({ text }: { text: string }) => `Write “${text}” everywhere`,
    add: ({ text }: { text: string }) => `Write “${text}” there`,
  },
  placeOf: ({ side, mechanism }: { side: string; mechanism: string }) => `${side} ${mechanism.toLowerCase()}`,
  unnamed: 'without a name',
})
