/** A list of rows of texts within a record: links, inputs. A row counts when one of its texts is left. */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { readJson } from '@orderwright/domain/units'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { useKeptDraft } from '../../../lib/storage/use-kept-draft.ts'
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
  /** under which name this tab keeps what is typed and not saved */
  keptAs: string
  /** what the server did not take */
  errorMessage?: string | undefined
  /** saves the rows; why they can not be taken, in words: they stay as they were typed */
  onChange: (rows: readonly Row[]) => string | null
}

const draftSchema = z.array(z.record(z.string(), z.string()))

function draftOf(text: string | null): readonly Row[] | null {
  if (text === null) return null
  const json = readJson(text)
  const read = json.ok ? draftSchema.safeParse(json.value) : null
  return read?.success ? read.data : null
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

const isBlank = (row: Row) => Object.values(row).every((text) => text.trim() === '')

export function RowsField({ label, one, columns, value, keptAs, errorMessage, onChange }: RowsFieldProps) {
  const saved = rowsOf(value, columns)
  const [kept, keep] = useKeptDraft(keptAs)
  const draft = draftOf(kept)
  const [refusal, setRefusal] = useState<string | null>(draft === null ? null : words.typedBefore)
  const rows = draft ?? saved
  function type(next: readonly Row[]) {
    setRefusal(null)
    keep(JSON.stringify(next))
  }
  /** Why a row that says something does not say enough. */
  function missing(next: readonly Row[]): string | null {
    for (const [index, row] of next.entries()) {
      const column = columns.find(({ key, isNeeded }) => isNeeded === true && !row[key]?.trim())
      if (column && !isBlank(row)) return words.cellNeeded({ column: column.label, one, index: index + 1 })
    }
    return null
  }
  function put(next: readonly Row[]) {
    const refused = missing(next) ?? onChange(next.filter((row) => !isBlank(row)))
    setRefusal(refused)
    keep(refused === null ? null : JSON.stringify(next))
  }
  const said = refusal ?? errorMessage
  return (
    <fieldset className="space-y-2" data-nothing-typed={draft === null || undefined}>
      <legend className="eyebrow mb-1">{label}</legend>
      {rows.map((row, index) => (
        // Rows have no name of their own: they are told apart by their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div
          key={index}
          className="flex items-start gap-2"
          onBlur={({ currentTarget, relatedTarget }) => {
            // From one text of a row to the next nothing is saved yet.
            const isInside =
              relatedTarget instanceof HTMLInputElement && currentTarget.contains(relatedTarget)
            if (draft && !isInside) put(draft)
          }}
        >
          {columns.map((column) => (
            <TextField
              key={column.key}
              label={words.cellOf({ column: column.label, one, index: index + 1 })}
              isLabelHidden
              placeholder={column.label}
              maxLength={column.maxLength}
              value={row[column.key] ?? ''}
              onChange={(text) => type(rows.toSpliced(index, 1, { ...row, [column.key]: text }))}
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
      {said && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-xs text-invalid">
          {said}
          {draft !== null && (
            <Button
              size="small"
              variant="quiet"
              onPress={() => {
                setRefusal(null)
                keep(null)
              }}
            >
              {words.discard}
            </Button>
          )}
        </div>
      )}
      <Button
        size="small"
        icon={<Plus aria-hidden />}
        // An empty row is no row yet: it is saved with its first text.
        onPress={() => type([...rows, Object.fromEntries(columns.map(({ key }) => [key, '']))])}
      >
        {words.add({ one })}
      </Button>
    </fieldset>
  )
}
