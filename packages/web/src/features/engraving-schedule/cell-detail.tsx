/** The active cell in words: what it says, how wide it is, what is wrong with it, and what would help. */
import { engravingMessages, engravingScheduleMessages as words } from '@orderwright/domain/messages'
import { formatMm } from '@orderwright/domain/units'
import { entryText, isWrittenColumn, type ScheduleRow } from '@orderwright/domain/engraving-schedule'
import { Shapes } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { deferred } from '../../ui/deferred.tsx'
import { rangeOf } from '../../ui/grid/cursor.ts'
import { FitSuggestions } from '../options/fit-suggestions.tsx'
import type { PanelProps } from './schedule-panel-props.ts'

const SymbolPicker = deferred(() => import('../options/symbol-picker.tsx').then((part) => part.SymbolPicker))

export function CellDetail({ rows, columns, cursor, writing, canEdit }: PanelProps) {
  const row = cursor === null ? undefined : rows[cursor.active.row]
  const column = cursor === null ? undefined : columns[cursor.active.column]
  if (cursor === null || row === undefined || column === undefined) {
    return <p className="text-sm text-ink-2">{words.noCell}</p>
  }
  const { top, bottom, left, right } = rangeOf(cursor)
  const selected = (bottom - top + 1) * (right - left + 1)
  const line = column === 'line2' ? 1 : 0
  return (
    <div className="space-y-2 text-sm">
      <p>
        <span className="font-medium">{row.room || row.itemTitle}</span>
        <span className="block text-ink-2">{placeWords(row, isWrittenColumn(column) ? line : null)}</span>
      </p>
      {selected > 1 && <p className="text-ink-2">{words.selected({ number: selected })}</p>}
      <LineDetail key={`${row.key} ${line}`} row={row} line={line} writing={writing} canEdit={canEdit} />
    </div>
  )
}

function placeWords(row: ScheduleRow, line: number | null): string {
  return [
    words.placeOf({ side: words.sides[row.side], mechanism: row.mechanismTitle }),
    ...(row.language === null ? [] : [words.languages[row.language]]),
    ...(line === null ? [] : [words.lineNumber({ line: line + 1 })]),
    ...(row.pieces === '' ? [] : [`${words.columns.pieces} ${row.pieces}`]),
  ].join(', ')
}

interface LineDetailProps extends Pick<PanelProps, 'writing' | 'canEdit'> {
  row: ScheduleRow
  line: number
}

function LineDetail({ row, line, writing, canEdit }: LineDetailProps) {
  const [isPicking, setPicking] = useState(false)
  const cell = row.lines[line === 1 ? 1 : 0]
  const { entry, widthMm, allowedMm, problems, tone, isTooWide, isExact } = cell
  const { itemId, propertyId, piece, mechanism, side } = row
  const name = placeWords(row, line)
  return (
    <>
      {widthMm !== null && allowedMm !== null && (
        <div>
          <p className="flex justify-between text-ink-2">
            <span>{words.widthUsed}</span>
            <span className="tabular">
              {words.widthOf({ width: formatMm(widthMm), allowed: formatMm(allowedMm), isExact })}
            </span>
          </p>
          <div className="mt-1 h-1 bg-shade" aria-hidden>
            <div
              className={cx('h-full', { ok: 'bg-ink-3', caution: 'bg-caution', invalid: 'bg-invalid' }[tone])}
              style={{ width: `${Math.min(100, allowedMm > 0 ? (widthMm / allowedMm) * 100 : 100)}%` }}
            />
          </div>
        </div>
      )}
      {problems.map((problem) => (
        <p key={problem} className={tone === 'invalid' ? 'text-invalid' : 'text-caution'}>
          {problem}
        </p>
      ))}
      {isTooWide && canEdit && entry !== undefined && (
        <FitSuggestions
          name={name}
          request={{ itemId, propertyId, piece, place: { mechanism, side, line } }}
          isOver={tone === 'invalid'}
          onApply={writing.apply}
        />
      )}
      {isTooWide && !canEdit && tone === 'invalid' && (
        <p className="text-ink-2">{engravingMessages.engravingOverLimit}</p>
      )}
      {canEdit && (
        <Button
          variant="quiet"
          size="small"
          className="-ms-2.5"
          icon={<Shapes aria-hidden />}
          aria-expanded={isPicking}
          onPress={() => setPicking(!isPicking)}
        >
          {isPicking ? words.hidePictograms : words.pictogram}
        </Button>
      )}
      {isPicking && (
        <SymbolPicker
          chosen={entry && 'symbol' in entry ? entry.symbol : null}
          onPick={(symbol) => {
            writing.type({ row, column: line === 1 ? 'line2' : 'line1', text: entryText({ symbol }) })
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}
