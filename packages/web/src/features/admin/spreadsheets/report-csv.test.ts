import { expect, test } from 'vitest'
import { reportCsv } from './report-csv.ts'

test('[issue 16] the report of a dry run is a CSV file with a row for each cell, in which no cell is a formula', () => {
  const cells = [
    {
      sheet: 'Options',
      row: 3,
      column: 'Rank',
      value: 'many',
      outcome: 'refused',
      message: 'This is no number.',
    },
    { sheet: 'Options', row: 4, column: 'Title', value: '=1+1', before: 'Oak, oiled', outcome: 'changed' },
  ] as const
  expect(reportCsv(cells)).toBe(
    '\uFEFFSheet,Row,Column,Value,Before,Outcome,What happens\r\n' +
      'Options,3,Rank,many,,Refused,This is no number.\r\n' +
      `Options,4,Title,'=1+1,"Oak, oiled",Changed,\r\n`,
  )
})
