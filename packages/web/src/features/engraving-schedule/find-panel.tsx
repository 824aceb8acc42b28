/**
 * Find and replace: how often a text stands is said while one types; each press is one step. What was typed since belongs to
 * the browser's own undo; after a replacement the keys of Undo take that back, also from the fields here.
 */
import { engravingScheduleMessages as words } from '@orderwright/domain/messages'
import { findCells, type FoundCell, replaceCells } from '@orderwright/domain/engraving-schedule'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { PanelProps } from './schedule-panel-props.ts'

const MOST = 80

export function FindPanel({ rows, columns, cursor, goTo, writing, canEdit }: PanelProps) {
  const [text, setText] = useState('')
  const [replacement, setReplacement] = useState('')
  const [matchCase, setMatchCase] = useState(false)
  const [wholeWord, setWholeWord] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const query = useMemo(() => ({ text, matchCase, wholeWord }), [text, matchCase, wholeWord])
  const asked = useDeferredValue(query)
  const found = useMemo(() => findCells(rows, asked), [rows, asked])
  const times = found.reduce((sum, { count }) => sum + count, 0)

  const rowIndex = new Map(rows.map((row, index) => [row.key, index]))
  const placeOf = ({ row, column }: FoundCell) =>
    (rowIndex.get(row.key) ?? 0) * columns.length + columns.indexOf(column)
  const here = cursor === null ? -1 : cursor.active.row * columns.length + cursor.active.column
  const current = found.find((one) => placeOf(one) === here)

  function next() {
    const after = found.find((one) => placeOf(one) > here) ?? found[0]
    if (after) goTo(after.row, after.column)
  }
  function replace(cells: readonly FoundCell[]) {
    writing.write(replaceCells(cells, query, replacement), words.steps.replace)
    setTyped(false)
    // Where nothing is left to be found the pressed button can not be pressed again, and would lose the focus to nowhere.
    if (cells.length === found.length) form.current?.querySelector('input')?.focus()
  }
  function replaceOne() {
    if (current) replace([current])
    next()
  }
  return (
    <form
      ref={form}
      data-nothing-typed={!isTyped || undefined}
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        next()
      }}
    >
      <TextField
        label={words.findText}
        value={text}
        onChange={(typed) => {
          setTyped(true)
          setText(typed)
        }}
        maxLength={MOST}
        autoComplete="off"
        autoFocus
      />
      {canEdit && (
        <TextField
          label={words.replaceText}
          value={replacement}
          onChange={(typed) => {
            setTyped(true)
            setReplacement(typed)
          }}
          maxLength={MOST}
          autoComplete="off"
        />
      )}
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <Checkbox isSelected={matchCase} onChange={setMatchCase}>
          {words.matchCase}
        </Checkbox>
        <Checkbox isSelected={wholeWord} onChange={setWholeWord}>
          {words.wholeWord}
        </Checkbox>
      </div>
      <p role="status" className="text-sm text-ink-2">
        {text === '' ? '' : words.found({ cells: found.length, times })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit" isDisabled={found.length === 0}>
          {words.next}
        </Button>
        {canEdit && (
          <>
            <Button size="small" isDisabled={found.length === 0} onPress={replaceOne}>
              {words.replaceOne}
            </Button>
            <Button size="small" isDisabled={found.length === 0} onPress={() => replace(found)}>
              {words.replaceAll}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
