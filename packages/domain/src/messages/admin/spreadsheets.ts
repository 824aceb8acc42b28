/** What tables of the catalog, their export and their import say. */
import { defineMessages } from '../../localization/define-messages.ts'
import { columnTitles, customProductName, sheetTitles } from './spreadsheet-titles.ts'

/** "Color", "“Color” or “Size”", "…, … or …" */
function eitherOf(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`)
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}

/** The sentences of single cells, and of sheets that can not be read. */
export const spreadsheetMessages = defineMessages('spreadsheetMessages', {
  unknownSheet: ({ sheets }: { sheets: readonly string[] }) =>
    `There is no table of this name. Name the sheet, or the CSV file, after its table: ${eitherOf(sheets)}.`,
  sheetTwice: ({ title }: { title: string }) => `The table “${title}” has come already in another sheet.`,
  noHeading: ({ title, id }: { title: string; id: string }) =>
    `No row of headings was found. The first row must name the columns, for example “${id}” and “${title}”.`,
  unknownColumn: ({ columns }: { columns: readonly string[] }) =>
    `There is no column of this name here. Columns are called ${eitherOf(columns)}.`,
  columnTwice: 'This column has come already, further to the left.',
  cellWithoutHeading: 'Nothing says what this is: its column has no heading.',
  idIsNone: 'Ids are whole numbers. Leave the cell empty to add something new.',
  unknownId: ({ kind, id }: { kind: string; id: number }) =>
    `“${kind}” has nothing with the id ${id}. Leave the cell empty to add something new.`,
  rowTwice: 'A row further up is about the same record already.',
  titleTwice: ({ title }: { title: string }) => `A row further up adds “${title}” already.`,
  manyOfTitle: ({ title }: { title: string }) =>
    `More than one record is called “${title}”. Give the id of the one you mean.`,
  titleNeeded: ({ column }: { column: string }) =>
    column === columnTitles.title
      ? 'A title is needed to add something new.'
      : `“${column}” is needed to add something new.`,
  partNeeded: ({ column }: { column: string }) => `“${column}” must say which one this row is about.`,
  versionPlace: ({ next }: { next: number }) =>
    `Versions are counted from 1. Leave the cell empty, or write ${next}, to add one.`,
  notAdded: 'This row adds nothing: what it is about could not be read.',
  unknownName: ({ name, kind }: { name: string; kind: string }) =>
    `Nothing in “${kind}” is called “${name}”.`,
  unknownNumber: ({ id, kind }: { id: number; kind: string }) => `“${kind}” has nothing with the id ${id}.`,
  ambiguousName: ({ name, ids }: { name: string; ids: readonly number[] }) =>
    `More than one is called “${name}”. Write the id of the one you mean: ${ids.map((id) => `#${id}`).join(' or ')}.`,
  readAsId: ({ id }: { id: number }) => `Nothing has this title, so ${id} was read as an id.`,
  yesOrNo: 'Write yes or no.',
  number: 'This is no number.',
  numberIsDate: ({ date }: { date: string }) =>
    `The spreadsheet program has made a date (${date}) of what was typed here. Type the number again, in a cell with the format Number.`,
  textIsDate: ({ date }: { date: string }) =>
    `The spreadsheet program has made a date (${date}) of what was typed here. Type it again, in a cell with the format Text.`,
  textIsShortened: ({ text }: { text: string }) =>
    `The spreadsheet program has shortened a long number to ${text}. Type it again, in a cell with the format Text.`,
  looksLikeDate:
    'This looks like a date that a spreadsheet program has made of something else; it was taken as it is.',
  dateTakenBack: ({ text }: { text: string }) =>
    `The spreadsheet program had made a date of “${text}”; it stays as it was.`,
  zerosTakenBack: ({ text }: { text: string }) =>
    `The spreadsheet program had taken the zeros at the beginning of “${text}” away; it stays as it was.`,
  digitsTakenBack: ({ text }: { text: string }) =>
    `The spreadsheet program had shortened the long number “${text}”; it stays as it was.`,
  formulaFailed: ({ text }: { text: string }) =>
    `The formula of this cell came to nothing (${text}). Write the value itself.`,
  formulaTaken: 'This cell holds a formula. Its last result was taken.',
  date: 'Write the date as 2026-12-31 or 2026-12-31 08:30, in UTC.',
  oneOf: ({ values }: { values: readonly string[] }) => `Write ${eitherOf(values)}.`,
  json: ({ problem }: { problem: string }) => `This is not valid JSON: ${problem}`,
  /** what somebody has done since, where no column has it */
  fields: {
    contact: 'contact data',
    translations: 'translations',
    hasEntered: 'has come in since',
    eventsCount: 'somebody has worked on it since',
  },
  needed: 'Something must stand here.',
  country: 'Write the country as its two letters, for example US or SE.',
  email: 'Write an e-mail address, for example anna@example.com.',
  emailStays:
    'The address of a guest is changed by the guest alone. Add a row without an id to invite another one.',
  nameIsTheirs: 'Left out: guests say themselves what they are called.',
  guestComesBack: 'This guest was taken off once, and is one again.',
  percentIsShare: ({ value }: { value: number }) =>
    `The spreadsheet program has made ${value} of a percentage. Write ${Number((value * 100).toFixed(6))} for ${Number((value * 100).toFixed(6))} %, or ${value} % with its sign for that.`,
  removedStays: 'A record that is to be deleted can not be made by the same row.',
  fieldAt: ({ path, message }: { path: string; message: string }) =>
    path === '' ? message : `${path}: ${message}`,
})

const counted = (count: number) => count.toLocaleString('en-US')
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

/** Why a file can not be read as tables. */
export const spreadsheetFileMessages = defineMessages('spreadsheetFileMessages', {
  tooLarge: ({ most }: { most: number }) => `The file is too large: ${megabytes(most)} is the most.`,
  inflatesTooMuch: ({ most }: { most: number }) =>
    `The workbook unpacks to more than ${megabytes(most)}. Save the tables as CSV files, or in several workbooks.`,
  tooManyParts: ({ most }: { most: number }) => `The workbook has more than ${counted(most)} parts.`,
  tooManyRows: ({ sheet, most }: { sheet: string; most: number }) =>
    `“${sheet}” has more than ${counted(most)} rows. Empty rows count: delete those below the table.`,
  tooManyColumns: ({ sheet, most }: { sheet: string; most: number }) =>
    `“${sheet}” has more than ${counted(most)} columns. Empty columns count: delete those beside the table.`,
  tooLongCell: ({ sheet, row, most }: { sheet: string; row: number; most: number }) =>
    `A cell in row ${row} of “${sheet}” has more than ${counted(most)} characters.`,
  linksOutside:
    'This workbook takes values from other files. Copy them and paste them as values, then save it again.',
  oldWorkbook:
    'This is a workbook of the old kind (.xls), or one with a password. Save it as .xlsx without one.',
  noWorkbook: 'This file is no workbook that can be read: it is damaged, or something else.',
  takesTooLong: 'This file takes too long to read. Import its tables in several files.',
  needsTooMuch: 'This file needs too much memory to read. Import its tables in several files.',
  notText: 'This file is neither a workbook (.xlsx) nor a text with columns (.csv).',
})

/** The words for yes and no in the languages that people's spreadsheets speak, small letters. */
export const yesWords = [
  'yes',
  'y',
  'true',
  '1',
  'x',
  'ja',
  'wahr',
  'oui',
  'vrai',
  'sí',
  'si',
  'verdadero',
] as const
export const noWords = ['no', 'n', 'false', '0', 'nein', 'falsch', 'non', 'faux', 'falso'] as const

/** What is said of the rows of orders. */
export const orderImportMessages = defineMessages('orderImportMessages', {
  choiceHeadings: 'Choices are headed by the title of their property, engravings “Engraving 1” and so on.',
  keyNeeded: ({ column }: { column: string }) =>
    `“${column}” must say what this row belongs to: any name or number of your own.`,
  orderTwice: ({ key }: { key: string }) => `A row further up is “${key}” already.`,
  unknownCustomer: ({ email }: { email: string }) =>
    `${email} is neither a guest nor works here. Invite them, or add them to the table “${sheetTitles.guests}”.`,
  priceToTheCent: 'Write the price of one piece to the cent, for example 48.50.',
  priceBelowZero: 'A price can not be below 0.',
  priceTooMuch: ({ most }: { most: string }) => `A price is at most ${most}.`,
  otherCurrency: ({ symbol }: { symbol: string }) => `Write prices in ${symbol}: nothing is converted.`,
  insteadOfRules: ({ byRule }: { byRule: string }) =>
    `Instead of ${byRule}, by the pricing rules, for one piece.`,
  customNeedsItem: `A line of a “${customProductName}” needs its name under “${columnTitles.item}”.`,
  productNeeded: 'A line needs a product: its title, or one of its codes.',
  unknownProduct: ({ text }: { text: string }) => `No product has the title or a code “${text}”.`,
  manyProducts: ({ text, ids }: { text: string; ids: readonly number[] }) =>
    `More than one product is “${text}”. Write the id of the one you mean: ${ids.map((id) => `#${id}`).join(' or ')}.`,
  notOfProduct: ({ product, property }: { product: string; property: string }) =>
    `“${product}” has no “${property}”. Leave the cell empty.`,
  manyProperties: ({ product, property }: { product: string; property: string }) =>
    `“${product}” has more than one “${property}”. Head the column with the id of the one you mean, like #12.`,
  unknownOption: ({
    text,
    property,
    options,
  }: {
    text: string
    property: string
    options: readonly string[]
  }) =>
    `“${property}” has no option with the title or a code “${text}”.${options.length === 0 ? '' : ` It has ${eitherOf(options)}.`}`,
  manyOptions: ({ text, ids }: { text: string; ids: readonly number[] }) =>
    `More than one option is “${text}”. Write the id of the one you mean: ${ids.map((id) => `#${id}`).join(' or ')}.`,
  otherThanBefore: ({ property, row }: { property: string; row: number }) =>
    `“${property}” is chosen once for all of these lines, and row ${row} says something else.`,
  notEngraved: ({ product }: { product: string }) => `“${product}” is not engraved. Leave the cell empty.`,
  isEngraved: ({ property }: { property: string }) =>
    `“${property}” is engraved: head the columns “${columnTitles.engraving} 1”, “${columnTitles.engraving} 2” and so on, one for each mechanism.`,
  tooManyLinesEngraved: ({ most }: { most: number }) => `A mechanism has at most ${most} lines on a side.`,
  becomes: ({ value }: { value: number }) =>
    `This becomes ${value}, as on the page: the property has bounds or steps.`,
  tooLong: ({ most }: { most: number }) => `An engraved line has at most ${most} characters.`,
  length: 'Write a length, for example 120, 120 mm or 4 3/4".',
  tooManyOrders: ({ most }: { most: number }) =>
    `More than ${counted(most)} in “${sheetTitles.orders}” are too many for one import. Split the file.`,
  tooManyLines: ({ most }: { most: number }) =>
    `More than ${counted(most)} lines are too many for one import. Split the file.`,
  stillOpen: ({ properties }: { properties: readonly string[] }) =>
    `Still to be chosen: ${properties.join(', ')}.`,
})
