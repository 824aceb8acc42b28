/** The rows of a table of the back office as cards, on phones. */
import { adminEditingMessages as words, adminMessages } from '@orderwright/domain/messages'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { DragGrip } from '../../../ui/drag/drag-grip.tsx'
import { dragClasses } from '../../../ui/drag/use-drag-rows.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { CellView, SmallPicture } from './cell-view.tsx'
import { RankField } from '../fields/rank-field.tsx'
import { isControl, Mark, type RowsProps, SettingsButton, Title } from './row-parts.tsx'
import type { Cell as AdminCell, Control } from '../section.ts'

/** Cards that are drawn at once; a press brings as many more. */
const STEP = 200

/** What the cell says is not nothing. */
function isFilled(cell: AdminCell | undefined): cell is AdminCell {
  if (!cell) return false
  return (cell.kind !== 'text' && cell.kind !== 'figure') || cell.text !== ''
}

/** Whether what stands there says itself what it is: buttons do, and the one thing beside a title; a menu, a switch or a field does not. */
function isUnnamed(cell: AdminCell | undefined, count: number): boolean {
  if (cell?.kind === 'field') return false
  return cell?.kind === 'control' ? !isField(cell.control) : count === 1
}

const isField = ({ key }: Control) => key === 'memberRole' || key === 'memberDataFields'

export function RowCards({
  label,
  table,
  rows,
  hasPictures,
  selection,
  onRank,
  onSettings,
  isDraggable,
  isWaiting = false,
}: RowsProps) {
  const { columns, titleColumn } = table
  const [most, setMost] = useState(STEP)
  const others = columns.filter(({ key }) => key !== titleColumn)
  const shown = rows.slice(0, most)
  return (
    <>
      <ul aria-label={label} className="-mx-4 divide-y divide-hairline border-y border-hairline bg-paper">
        {shown.map((row) => (
          <li
            key={row.id}
            {...(isDraggable ? { 'data-item': row.id } : {})}
            className={cx(
              isDraggable && dragClasses('y'),
              'relative flex gap-3 px-4 py-3',
              row.to && 'active:bg-accent-soft',
              row.mark !== null && 'bg-desk text-ink-3',
            )}
          >
            {selection && (
              <Checkbox
                aria-label={words.select({ title: row.title })}
                isSelected={selection.ids.has(row.id)}
                isDisabled={isWaiting}
                onChange={() => selection.toggle(row.id)}
                className="z-1 self-start"
              />
            )}
            {hasPictures && <SmallPicture picture={row.picture} />}
            <div className="min-w-0 flex-1">
              {columns.some(({ key }) => key === titleColumn) && (
                <div className="flex items-start gap-2 text-base">
                  {row.cells[titleColumn] ? (
                    <CellView cell={row.cells[titleColumn]} />
                  ) : (
                    // The link covers the card.
                    <Title row={row} className="min-w-0 flex-1 break-words after:absolute after:inset-0" />
                  )}
                  <Mark row={row} />
                </div>
              )}
              <dl className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm">
                {others.map(({ key, title }) => {
                  const cell = row.cells[key]
                  if (key === 'rank' && onRank && row.rank !== undefined) {
                    return (
                      <div key={key} className="relative z-1 flex items-center gap-1.5">
                        <dt className="text-ink-2">{title}</dt>
                        <dd>
                          <RankField
                            title={row.title}
                            position={row.rank}
                            isReadOnly={isWaiting}
                            onMove={(typed) => onRank(row, typed)}
                          />
                        </dd>
                      </div>
                    )
                  }
                  if (!isFilled(cell)) return null
                  return (
                    <div
                      key={key}
                      className={cx('flex gap-1.5', isControl(cell) && 'relative z-1 mt-1.5 w-full')}
                    >
                      <dt
                        className={cx(
                          'shrink-0 self-center text-ink-2',
                          isUnnamed(cell, others.length) && 'sr-only',
                        )}
                      >
                        {title}
                      </dt>
                      <dd className="tabular min-w-0 break-words">
                        <CellView cell={cell} />
                      </dd>
                    </div>
                  )
                })}
              </dl>
            </div>
            {onSettings && (
              <span className="relative z-1">
                <SettingsButton row={row} onPress={onSettings} />
              </span>
            )}
            {isDraggable && <DragGrip className="relative z-1" />}
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <div className="flex justify-center py-4">
          <Button onPress={() => setMost(most + STEP)}>
            {adminMessages.showMore({ count: Math.min(STEP, rows.length - shown.length) })}
          </Button>
        </div>
      )}
    </>
  )
}
