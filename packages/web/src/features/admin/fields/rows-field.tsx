/** A list of rows of texts within a record: links, inputs. A row counts when one of its texts is left. */
import { adminEditingMessages as words } from '@orderwright/domain'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type RowColumn, valueAt } from './field-spec.ts'

type Row = Readonly<Record<string, string>>

interface RowsFieldProps {
  label: string
  one: string
  columns: readonly RowColumn[]
  value: unknown
  errorMessage?: string | undefined
  /** saves the rows; false when they can not be taken: they stay as they were typed */
  onChange: (rows: readonly Row[]) => boolean
}

function rowsOf(value: unknown, columns: readonly RowColumn[]): readonly Row[] {
  if (!Array.isArray(value)) return []
  return value.map((row: unknown) =>
    Object.fromEntries(
      columns.map(({ key }) => {
        const text = valueAt(row, [key])
        return [key, typeof text === 'string' ? text : '']
      }),
    ),
  )
}

export function RowsField({ label, one, columns, value, errorMessage, onChange }: RowsFieldProps) {
  const saved = rowsOf(value, columns)
  const [draft, setDraft] = useState<readonly Row[] | null>(null)
  const rows = draft ?? saved
  function put(next: readonly Row[]) {
    setDraft(onChange(next) ? null : next)
  }
  return (
    <fieldset className="space-y-2 sm:col-span-2">
      <legend className="eyebrow mb-1">{label}</legend>
      {rows.map((row, index) => (
        // Rows have no name of their own: they are told apart by their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="flex items-start gap-2">
          {columns.map((column) => (
            <TextField
              key={column.key}
              label={words.cellOf({ column: column.label, one, index: index + 1 })}
              isLabelHidden
              placeholder={column.label}
              maxLength={column.maxLength}
              value={row[column.key] ?? ''}
              onChange={(text) => setDraft(rows.toSpliced(index, 1, { ...row, [column.key]: text }))}
              onBlur={() => draft && put(draft)}
              className="min-w-0 flex-1"
            />
          ))}
          <IconButton
            label={words.removeRow({ one, index: index + 1 })}
            icon={<Trash2 />}
            variant="danger"
            onPress={() => put(rows.toSpliced(index, 1))}
          />
        </div>
      ))}
      {errorMessage && (
        <p role="alert" className="text-xs text-invalid">
          {errorMessage}
        </p>
      )}
      <Button
        size="small"
        icon={<Plus aria-hidden />}
        // An empty row is no row yet: it is saved with its first text.
        onPress={() => setDraft([...rows, Object.fromEntries(columns.map(({ key }) => [key, '']))])}
      >
        {words.add({ one })}
      </Button>
    </fieldset>
  )
}
