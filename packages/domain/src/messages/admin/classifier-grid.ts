/** The numbers of a group's classifiers as a grid. [2.2.100, 2.5.16, issue 16] */
import { defineMessages } from '../../localization/define-messages.ts'
import { listed } from './admin-uses.ts'

export const classifierGridMessages = defineMessages('classifierGridMessages', {
  title: 'Numbers as a grid',
  intro:
    'Type into a cell, or paste from a spreadsheet: what is pasted goes into the cells to the right and below. Columns with a $ are prices in dollars.',
  from: 'Numbers from',
  now: ({ date }: { date: string }) => `${date}, in force`,
  another: 'Another date',
  newDate: 'New date',
  dateHint: 'YYYY-MM-DD HH:MM:SS, in UTC',
  begin: 'Begin with this date',
  gridOf: ({ group, date }: { group: string; date: string }) => `Numbers of ${group} from ${date}`,
  classifier: 'Classifier',
  options: 'Options',
  /** `unit` begins with a blank where there is one. */
  column: ({
    index,
    name,
    isMoney,
    unit,
  }: {
    index: number
    name: string
    isMoney: boolean
    unit: string
  }) => {
    const column = name === '' ? `Number ${index + 1}` : name
    return isMoney ? `${column}, $${name.toLowerCase() === unit.trim() ? '' : unit}` : column
  },
  cell: ({ title, name }: { title: string; name: string }) => `${name}, of ${title}`,
  addColumn: 'Add a number',
  copy: 'Copy the grid',
  copied: 'Copied. Paste it into a spreadsheet.',
  notCopied: 'The browser does not let this page copy.',
  changed: ({ title, date }: { title: string; date: string }) => `Numbers of ${title} from ${date} changed.`,
  pasted: ({ count }: { count: number }) =>
    count === 1 ? '1 number was pasted.' : `${count} numbers were pasted.`,
  notNumber: ({ text }: { text: string }) => `“${text}” is no number.`,
  nothingPasted: 'Nothing was pasted.',
  faults: ({ lines, count }: { lines: readonly string[]; count: number }) =>
    `Not pasted: ${listed({ titles: lines, count })}.`,
  fault: ({ row, column, text }: { row: number; column: number; text: string }) =>
    `row ${row}, column ${column} “${text.length > 30 ? `${text.slice(0, 30)}…` : text}”`,
  changesPrices: ({ group }: { group: string }) => `Other numbers of ${group} change`,
})
