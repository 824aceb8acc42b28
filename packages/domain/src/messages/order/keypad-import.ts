/** What the import of a keypad schedule says: its columns, what is wrong with a cell, what is added. [issue 18] */
import { defineMessages } from '../../localization/define-messages.ts'

const figure = (number: number) => number.toLocaleString('en-US')
const items = (number: number) => `${figure(number)} ${number === 1 ? 'item' : 'items'}`
const rows = (number: number) => `${figure(number)} ${number === 1 ? 'row' : 'rows'}`
const buttons = (number: number) => `${figure(number)} ${number === 1 ? 'button' : 'buttons'}`

export const keypadImportMessages = defineMessages('keypadImportMessages', {
  title: 'Import a keypad schedule',
  menu: 'From a keypad schedule…',

  // The file
  intro:
    'One row for each keypad, or one for each button: room, name, quantity, choices, and what is engraved. Nothing is added before you have seen it.',
  choose: 'Choose a file, or drop one here',
  chooseOther: 'Choose another file',
  kinds: 'A workbook (.xlsx) or a text with columns (.csv)',
  fileInput: 'File of the keypad schedule',
  paste: 'Or paste cells from a spreadsheet',
  pasteHint: 'With the row of headings',
  takePasted: 'Use these cells',
  reading: ({ name }: { name: string }) => `${name} is being read`,
  template: 'Download an example',
  templateFailed: 'The example could not be made. Please try again.',
  noConnection:
    'There is no connection, and a file is read by the server. Paste its cells here, or try again when you are connected.',
  noRows: 'Nothing stands in this table below its headings.',
  again: 'Try again',
  back: 'Another file',
  loading: 'The products are being loaded',
  notLoaded: 'The products could not be loaded',
  noProducts: 'No product that is offered here can be engraved',
  pastedName: 'Pasted cells',

  // The columns
  sheet: 'Sheet',
  headerRow: 'Headings stand in',
  row: ({ number }: { number: number }) => `Row ${figure(number)}`,
  noHeader: 'No row: the first has a keypad',
  product: 'Rows become',
  startItem: ({ title, product }: { title: string; product: string }) => `${title} (${product})`,
  side: 'Engravings stand',
  sides: { above: 'Above the button', below: 'Below the button' },
  columns: 'Columns',
  columnsHint: 'Recognized by their headings. Change what is not right.',
  columnOf: ({ heading }: { heading: string }) => `Column “${heading}”`,
  untitledColumn: ({ letter }: { letter: string }) => `Column ${letter}`,
  sample: ({ text }: { text: string }) => `for example “${text}”`,
  showColumns: ({ used, of }: { used: number; of: number }) => `Columns: ${used} of ${of} are read`,
  roles: {
    ignored: 'Not read',
    title: 'Name of the keypad',
    room: 'Room',
    quantity: 'Quantity',
    notes: 'Notes',
    product: 'Product',
    number: 'Number of the keypad',
    buttons: 'Number of buttons',
    button: 'Which button (a row for each)',
    position: 'Above or below',
    language: 'Language',
    pieces: 'Pieces',
  },
  lineRole: ({ line }: { line: number }) => `Engraving of the row, line ${line}`,
  buttonRole: ({
    button,
    side,
    isSecond,
    line,
  }: {
    button: number
    side: '' | 'above' | 'below'
    isSecond: boolean
    line: number
  }) =>
    [
      `Button ${button}`,
      ...(side === '' ? [] : [side]),
      ...(isSecond ? ['second language'] : []),
      ...(line === 1 ? [] : [`line ${line}`]),
    ].join(', '),
  nothingEngraved:
    'No column has engravings. Choose “Button 1” for the column of the first button, or “Which button” where each button has a row.',

  // What is wrong with a cell
  titleTooLong: ({ length, most }: { length: number; most: number }) =>
    `The name has ${length} characters, and ${most} are the most.`,
  notesTooLong: ({ length, most }: { length: number; most: number }) =>
    `The note has ${figure(length)} characters, and ${figure(most)} are the most.`,
  quantity: ({ most }: { most: number }) => `Write a whole number from 1 to ${figure(most)}.`,
  unknownProduct: ({ text }: { text: string }) => `No product that can be engraved is called “${text}”.`,
  buttonsNumber: 'Write how many buttons the keypad has.',
  noLayoutOf: ({ number }: { number: number }) => `There is no layout with ${buttons(number)}.`,
  noLayoutChoice: 'How many buttons this product has is not chosen by one property. Leave this column out.',
  tooManyButtons: ({ number, most }: { number: number; most: number }) =>
    `This is button ${number}, and ${most === 1 ? 'there is only one' : `there are only ${most}`} here.`,
  tooManyForAll: ({ number, most }: { number: number; most: number }) =>
    `This is button ${number}, and the largest layout has ${most}.`,
  unknownButton: ({ text }: { text: string }) =>
    `The plate has no button “${text}”. Write its number, counted from the upper left.`,
  buttonNeeded: 'Which button is this? Write its number, counted from the upper left.',
  position: ({ text }: { text: string }) => `“${text}” is neither above nor below.`,
  language: ({ text }: { text: string }) => `“${text}” is neither the first language nor the second.`,
  noSecondLanguage: 'This product is engraved in one language.',
  placeTwice: ({ row }: { row: number }) => `Row ${figure(row)} has an engraving at this place already.`,
  moreLines: 'Two lines are the most that a button has on a side.',
  differs: ({ row }: { row: number }) =>
    `This row belongs to the keypad of row ${figure(row)}, which says something else here.`,
  pieces: ({ text, quantity }: { text: string; quantity: number }) =>
    `“${text}” are not pieces of ${figure(quantity)}. Write 1, 2 or 1–3.`,
  chosenForAll: ({ property, choice }: { property: string; choice: string }) =>
    `“${property}” is chosen once for everything here: ${choice}.`,
  takeInstead: ({ text }: { text: string }) => `Use “${text}”`,

  // What is added without being said in the file
  layoutFound: ({ property, layout, number }: { property: string; layout: string; number: number }) =>
    `${property}: ${layout}, the smallest that holds ${buttons(number)}.`,
  choice: ({ property, choice }: { property: string; choice: string }) => `${property}: ${choice}`,
  madePossible: ({ choices }: { choices: string }) => `Chosen so that it can be engraved: ${choices}.`,
  leftOutOfStart: ({ property }: { property: string }) =>
    `${property} is another than that of the item it is like: it does not go with this row.`,

  // The preview
  preview: 'What will be added',
  figures: ({ number, errors, warnings }: { number: number; errors: number; warnings: number }) =>
    [
      `${items(number)} to add`,
      ...(errors === 0 ? [] : [`${rows(errors)} with errors`]),
      ...(warnings === 0 ? [] : [`${rows(warnings)} to check`]),
    ].join(', '),
  working: ({ done, of }: { done: number; of: number }) => `${figure(done)} of ${items(of)} are looked at`,
  engravings: 'Engravings',
  price: 'Price',
  take: ({ title }: { title: string }) => `Include ${title}`,
  rowsOf: ({ first, last }: { first: number; last: number }) =>
    first === last ? `Row ${figure(first)}` : `Rows ${figure(first)} to ${figure(last)}`,
  correct: ({ column, row }: { column: string; row: number }) => `${column} in row ${figure(row)}`,
  errorMark: 'Error',
  warningMark: 'To check',
  noteMark: 'Note',
  leaveOutFaulty: ({ number }: { number: number }) => `Leave out ${rows(number)} with errors`,
  onlyFaulty: 'Only those to look at',
  nothingToLookAt: 'Nothing is wrong with any row.',
  add: ({ number }: { number: number }) => `Add ${items(number)}`,
  mendFirst: 'Correct the rows with errors, or leave them out.',
  added: ({ number }: { number: number }) => `${items(number)} added.`,
  tooMany: ({ number, most }: { number: number; most: number }) =>
    `The table has ${figure(number)} keypads, and ${figure(most)} can be added at once. Split the file.`,
  tooLargeTable: ({ sheet, most }: { sheet: string; most: number }) =>
    `“${sheet}” has more than ${figure(most)} filled cells: it is no keypad schedule.`,
  notAddable: 'Nothing can be added here any more.',
  cancel: 'Cancel',

  /** The example file */
  example: {
    name: 'Keypad schedule',
    room: 'Room',
    keypad: 'Keypad',
    quantity: 'Quantity',
    button: ({ number }: { number: number }) => `Button ${number}`,
    rooms: ['Entrance', 'Kitchen', 'Bedroom'],
    texts: [
      ['ALL OFF', 'HALL'],
      ['ISLAND', 'TABLE', 'DIM', 'OFF'],
      ['READ', 'BLINDS', 'FAN', 'NIGHT'],
    ],
  },
})
