/** How the table is read: its sheet, where its headings stand, what its rows become, and what each column says. */
import { keypadImportMessages as words } from '@orderwright/domain/messages'
import { cellText, type KeypadMapping, type TableRows } from '@orderwright/domain/keypad-import'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { columnLetter } from './column-choices.ts'

interface Choice {
  readonly key: string
  readonly label: string
}

interface MappingPartProps {
  sheets: readonly string[]
  sheet: number
  onSheet: (sheet: number) => void
  starts: readonly Choice[]
  start: string
  onStart: (start: string) => void
  rows: TableRows
  mapping: KeypadMapping
  /** what a column can say */
  choices: readonly Choice[]
  hasEngravings: boolean
  onHeader: (header: number) => void
  onSide: (side: KeypadMapping['side']) => void
  onColumn: (column: number, role: string) => void
}

/** Rows that may have the headings. */
const HEADERS_SHOWN = 20

/** What a column is called: its heading, else its letter. */
export function columnTitle(rows: TableRows, { header }: KeypadMapping, column: number): string {
  const heading = cellText(rows[header]?.[column] ?? '')
  return heading === '' ? words.untitledColumn({ letter: columnLetter(column) }) : heading
}

function sampleOf(rows: TableRows, header: number, column: number): string {
  for (const row of rows.slice(header + 1, header + 30)) {
    const text = cellText(row[column] ?? '')
    if (text !== '') return text.length > 40 ? `${text.slice(0, 40)}…` : text
  }
  return ''
}

export function MappingPart(props: MappingPartProps) {
  const { sheets, rows, mapping, choices, starts, hasEngravings } = props
  const { header, columns } = mapping
  const used = columns.filter((role) => role !== 'ignored').length
  const shown = Math.min(rows.length, HEADERS_SHOWN)
  const headers = [
    { key: -1, label: words.noHeader },
    ...Array.from({ length: shown }, (_, row) => ({ key: row, label: words.row({ number: row + 1 }) })),
  ]
  return (
    <div>
      <div className="grid gap-3 pb-3 sm:grid-cols-2 lg:grid-cols-4">
        {sheets.length > 1 && (
          <Select
            label={words.sheet}
            items={sheets.map((label, key) => ({ key, label }))}
            value={props.sheet}
            onChange={props.onSheet}
          />
        )}
        <Select
          label={words.product}
          items={starts.map(({ key, label }) => ({ key, label }))}
          value={props.start}
          onChange={props.onStart}
        />
        <Select label={words.headerRow} items={headers} value={header} onChange={props.onHeader} />
        <Select
          label={words.side}
          items={(['below', 'above'] as const).map((key) => ({ key, label: words.sides[key] }))}
          value={mapping.side}
          onChange={props.onSide}
        />
      </div>
      {!hasEngravings && (
        <p role="alert" className="pb-2 text-sm text-caution">
          {words.nothingEngraved}
        </p>
      )}
      <Disclosure title={words.showColumns({ used, of: columns.length })} defaultExpanded={!hasEngravings}>
        <p className="pb-2 text-sm text-ink-2">{words.columnsHint}</p>
        <div className="grid gap-3 pb-3 sm:grid-cols-2 lg:grid-cols-4">
          {columns.map((role, column) => {
            const text = sampleOf(rows, header, column)
            return (
              <Select
                // Columns have nothing of their own but their place.
                // oxlint-disable-next-line react/no-array-index-key
                key={column}
                label={words.columnOf({ heading: columnTitle(rows, mapping, column) })}
                description={text === '' ? undefined : words.sample({ text })}
                items={choices.map(({ key, label }) => ({ key, label }))}
                value={role}
                onChange={(key) => props.onColumn(column, key)}
              />
            )
          })}
        </div>
      </Disclosure>
    </div>
  )
}
