/** A keypad as it will be added: its name, what is engraved, what it costs; and what is wrong with which cell, to be corrected here. */
import { keypadImportMessages as words } from '@orderwright/domain/messages'
import { hasError, type KeypadNote, type PlannedKeypad } from '@orderwright/domain/keypad-import'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Money } from '../../ui/money.tsx'

/** A cell of the table as it can be written anew. */
export interface TableCells {
  readonly text: (row: number, column: number) => string
  readonly title: (column: number) => string
  readonly write: (row: number, column: number, text: string) => void
}

interface PreviewRowProps {
  keypad: PlannedKeypad
  cells: TableCells
  isTaken: boolean
  onTaken: (isTaken: boolean) => void
  showsPrices: boolean
}

const marks = {
  error: { icon: CircleAlert, tone: 'text-invalid', word: () => words.errorMark },
  warning: { icon: TriangleAlert, tone: 'text-caution', word: () => words.warningMark },
  note: { icon: Info, tone: 'text-ink-2', word: () => words.noteMark },
} as const

export function PreviewRow({ keypad, cells, isTaken, onTaken, showsPrices }: PreviewRowProps) {
  const { written, title, notes, price, item } = keypad
  const [first = 0] = written.rows
  const last = written.rows.at(-1) ?? first
  const texts = written.engravings.map(({ at }) => cells.text(at.row, at.column).replaceAll('\n', ' / '))
  return (
    <div className={cx('grid gap-1 px-1 py-2.5 text-sm', !isTaken && 'text-ink-3')}>
      <div className="flex flex-wrap items-center gap-x-3">
        <Checkbox isSelected={isTaken} onChange={onTaken} aria-label={words.take({ title })}>
          <span className={cx('font-medium break-words', hasError(keypad) && isTaken && 'text-invalid')}>
            {title}
          </span>
        </Checkbox>
        {item !== null && item.quantity > 1 && <span className="tabular">× {item.quantity}</span>}
        <span className="text-ink-2">{words.rowsOf({ first: first + 1, last: last + 1 })}</span>
        {showsPrices && price !== null && (
          <span className="ms-auto">
            <Money cents={price} />
          </span>
        )}
      </div>
      {texts.length > 0 && <p className="break-words text-ink-2">{texts.join(' · ')}</p>}
      {isTaken && notes.length > 0 && (
        <ul className="grid gap-1.5">
          {notes.map((note) => (
            <NoteLine
              key={[note.at?.row ?? '', note.at?.column ?? '', note.message].join(' ')}
              note={note}
              cells={cells}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function NoteLine({ note, cells }: { note: KeypadNote; cells: TableCells }) {
  const { tone, message, at, proposals } = note
  const { icon: Icon, tone: color, word } = marks[tone]
  return (
    <li className="grid gap-1">
      <p className={cx('flex items-start gap-1.5 break-words', color)}>
        <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span>
          <span className="sr-only">{word()}: </span>
          {at !== null && <span className="font-medium">{cells.title(at.column)}: </span>}
          {message}
        </span>
      </p>
      {tone === 'error' && at !== null && (
        <Correction row={at.row} column={at.column} cells={cells} proposals={proposals} />
      )}
    </li>
  )
}

interface CorrectionProps {
  row: number
  column: number
  cells: TableCells
  proposals: readonly string[]
}

/** What stands in the cell, to be written anew: it counts with Enter or when the field is left. */
function Correction({ row, column, cells, proposals }: CorrectionProps) {
  const now = cells.text(row, column)
  const [typed, setTyped] = useState<string | null>(null)
  const write = (text: string) => {
    setTyped(null)
    if (text !== now) cells.write(row, column, text)
  }
  return (
    <div className="flex flex-wrap items-end gap-2 ps-5.5">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          write(typed ?? now)
        }}
      >
        <TextField
          label={words.correct({ column: cells.title(column), row: row + 1 })}
          size="small"
          className="w-56"
          value={typed ?? now}
          onChange={setTyped}
          onBlur={() => write(typed ?? now)}
          spellCheck={false}
          autoComplete="off"
        />
      </form>
      {proposals.map((text) => (
        <Button key={text} size="small" onPress={() => write(text)}>
          {words.takeInstead({ text: text.replaceAll('\n', ' / ') })}
        </Button>
      ))}
    </div>
  )
}
