/** What exporting and importing tables say, on their page and in the answers of the server. */
import { defineMessages } from '../../localization/define-messages.ts'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
const plural = (count: number) => (count === 1 ? 'record' : 'records')

export const spreadsheetImportMessages = defineMessages('spreadsheetImportMessages', {
  title: 'Import and export',
  intro:
    'The whole catalog as tables: products with their options, prices and rules, and the guests with their terms. What is open in another program can be brought in too. Edit them in a spreadsheet program, look at what they would change, and import them in one step.',
  exportTitle: 'Export',
  exportMeans: 'Imported again as they are, these files change nothing.',
  exportWorkbook: 'Workbook (.xlsx)',
  exportCsv: 'CSV files (.zip)',
  templateTitle: 'Begin with a template',
  templateMeans: 'A workbook with every table and column. Rows without an id are added.',
  emptyTemplate: 'Empty workbook',
  exampleTemplate: 'Workbook with an example',
  importTitle: 'Import',
  drop: 'Drop a workbook, a CSV file or a zip of CSV files here',
  choose: 'Choose a file',
  chosen: ({ name }: { name: string }) => `File: ${name}`,
  chooseOther: 'Another file',
  nothingYet: 'Nothing is changed before you have seen what a file would do.',
  fileInput: 'File with tables',
  locale: 'Numbers and dates in the file',
  locales: {
    american: '1,234.5 and 12/31/2026',
    british: '1,234.5 and 31/12/2026',
    continental: '1.234,5 and 31.12.2026',
  },
  checking: 'Looking at the file',
  sending: 'The file is being sent and read.',
  checked: ({ done, total }: { done: number; total: number }) =>
    `${done.toLocaleString('en-US')} of ${counted(total, 'row', 'rows')}`,
  again: 'Look at it again',
  tooLarge: ({ most }: { most: number }) =>
    `The file is too large: ${Math.round(most / 1_000_000)} MB is the most.`,
  resultTitle: 'What the import would do',
  isRefused: ({ count }: { count: number }) =>
    `${counted(count, 'cell is', 'cells are')} refused. Nothing is imported before ${count === 1 ? 'it is' : 'they are'} put right.`,
  isEmpty: 'There are no rows in this file: there is nothing to import.',
  importsNothing: 'There is nothing to import.',
  stay: ({ count }: { count: number }) =>
    count === 1
      ? '1 cell is not imported and stays as it is, for the reason beside it.'
      : `${count.toLocaleString('en-US')} cells are not imported and stay as they are, for the reasons beside them.`,
  noted: 'Not imported',
  changesNothing: 'The file says what is there already: there is nothing to import.',
  would: ({
    created,
    changed,
    removed,
    newOrders,
    vocabulary,
  }: {
    created: number
    changed: number
    removed: number
    newOrders: number
    vocabulary: { order: string; orders: string }
  }) => {
    const parts = [
      ...(created > 0 ? [`adds ${counted(created, 'record', 'records')}`] : []),
      ...(changed > 0 ? [`changes ${changed.toLocaleString('en-US')}`] : []),
      ...(newOrders > 0
        ? [`begins ${counted(newOrders, vocabulary.order.toLowerCase(), vocabulary.orders.toLowerCase())}`]
        : []),
      ...(removed > 0 ? [`deletes ${removed.toLocaleString('en-US')}`] : []),
    ]
    const [first = '', ...rest] = parts
    const last = rest.pop()
    return `The import ${[first, ...rest].join(', ')}${last === undefined ? '' : ` and ${last}`}.`
  },
  invites: ({ count }: { count: number }) => `Tell the new guests by mail (${count.toLocaleString('en-US')})`,
  tooManyInvited: ({ most }: { most: number }) =>
    `An import tells at most ${most.toLocaleString('en-US')} guests by mail. Import them in several files, or without telling them.`,
  sameTitles: ({ orders }: { orders: readonly string[] }) =>
    `These titles are there already: ${orders.join(', ')}. They stay as they are, and the file begins new ones.`,
  apply: ({ count }: { count: number }) => `Import ${count.toLocaleString('en-US')} ${plural(count)}`,
  downloadReport: 'Download the report',
  reportName: 'Import report.csv',
  summary: 'Rows by sheet',
  sheet: 'Sheet',
  row: 'Row',
  column: 'Column',
  value: 'Value',
  before: 'Before',
  outcome: 'Outcome',
  what: 'What happens',
  cells: 'Cells',
  outcomes: { created: 'New', changed: 'Changed', unchanged: 'Unchanged', refused: 'Refused' },
  filter: 'Show',
  all: 'All',
  noneOfThese: 'No cells of this kind.',
  isCut: ({ count }: { count: number }) =>
    `Only the first ${count.toLocaleString('en-US')} cells are listed; the counts above are of all.`,
  isApplied: ({ name }: { name: string }) => `${name} is imported.`,
  changedSince:
    'The catalog or the file has changed since you looked at it, so nothing was imported. This is what the import would do now.',
  notSound: 'Cells of this file are refused. Nothing was imported.',
  importOf: ({ name }: { name: string }) => (name === '' ? 'Import' : `Import of ${name}`),
  historyTitle: 'Imported so far',
  noHistory: 'Nothing was imported yet.',
  madeBy: ({ by, at }: { by: string; at: string }) => `${by}, ${at}`,
  records: ({ count }: { count: number }) => counted(count, 'record', 'records'),
  takeBack: 'Take back',
  takeBackOf: ({ title }: { title: string }) => `Take back: ${title}`,
  askTakeBack:
    'What it added goes, and what it changed becomes what it was. What somebody has changed since stays as it is.',
  isTakenBack: ({ title }: { title: string }) => `${title} is taken back.`,
  wasTakenBack: ({ at }: { at: string }) => `Taken back ${at}`,
  sparedTitle: 'Changed since, so left as it is',
  spared: ({ title, fields }: { title: string; fields: readonly string[] }) =>
    `${title}: ${fields.join(', ')}`,
  fileNames: {
    catalog: ({ orgTitle, day }: { orgTitle: string; day: string }) => `${orgTitle} catalog ${day}`,
    empty: () => 'Catalog template',
    example: () => 'Catalog template with an example',
  },
  exportFailed: 'The file could not be made',
})
