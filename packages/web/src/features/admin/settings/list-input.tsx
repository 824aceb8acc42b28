/** A list of rows within a setting: added, moved, removed. [issue 14] */
import { adminSettingMessages as words } from '@orderwright/domain/messages'
import type { SettingField } from '@orderwright/domain/settings'
import type { Json } from '@orderwright/domain/units'
import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { DragGrip, GRIP } from '../../../ui/drag/drag-grip.tsx'
import { dragClasses, useDragRows } from '../../../ui/drag/use-drag-rows.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { fieldsOf, newEntry } from './setting-json.ts'
import type { ValueInputProps } from './value-props.ts'
import type { ComponentType } from 'react'

type ListProps = Omit<ValueInputProps, 'field'> & {
  field: Extract<SettingField, { kind: 'list' }>
  /** what shows a row: given here, since rows hold lists again */
  Value: ComponentType<ValueInputProps>
}

/** A row by its title where it has one. */
function nameOf(item: Json, label: string, index: number): string {
  const { title, label: short } = fieldsOf(item)
  const own = title || short
  return typeof own === 'string' && own !== '' ? own : words.entryOf({ label, number: index + 1 })
}

function moved(list: readonly Json[], from: number, to: number): Json[] {
  const rest = list.toSpliced(from, 1)
  const item = list[from]
  return item === undefined ? [...list] : rest.toSpliced(to, 0, item)
}

export function ListInput({ Value, field, name, path, label, value, onChange, problemAt }: ListProps) {
  const list = Array.isArray(value) ? value : []
  const isPlain = field.item.kind === 'text' || field.item.kind === 'number' || field.item.kind === 'choice'
  const problem = problemAt(path)
  const rows = useRef<HTMLOListElement>(null)
  useDragRows({
    list: rows,
    axis: 'y',
    handle: GRIP,
    isEnabled: list.length > 1,
    onMove: (from, place) => onChange(moved(list, from, place - 1), 'done'),
  })
  return (
    <div role="group" aria-label={label} className="space-y-2">
      <ol ref={rows} className="space-y-2">
        {list.map((item, index) => {
          const rowName = nameOf(item, label, index)
          return (
            // A row is known by its place alone.
            // oxlint-disable-next-line react/no-array-index-key
            <li
              key={index}
              data-item={index}
              className={cx(dragClasses('y'), !isPlain && 'rounded border border-hairline p-3')}
            >
              <div className="flex items-center gap-1">
                {list.length > 1 && <DragGrip className="-ms-1" />}
                {isPlain ? (
                  <div className="min-w-0 flex-1">
                    <Value
                      field={field.item}
                      name={name}
                      path={`${path}.${index}`}
                      label={words.entryOf({ label, number: index + 1 })}
                      isLabelHidden
                      value={item}
                      onChange={(next, step) => onChange(list.with(index, next ?? null), step)}
                      problemAt={problemAt}
                    />
                  </div>
                ) : (
                  <p className="min-w-0 flex-1 truncate font-medium">{rowName}</p>
                )}
                <IconButton
                  label={words.up({ label: rowName })}
                  icon={<ChevronUp />}
                  isDisabled={index === 0}
                  onPress={() => onChange(moved(list, index, index - 1), 'done')}
                />
                <IconButton
                  label={words.down({ label: rowName })}
                  icon={<ChevronDown />}
                  isDisabled={index === list.length - 1}
                  onPress={() => onChange(moved(list, index, index + 1), 'done')}
                />
                <IconButton
                  label={words.remove({ label: rowName })}
                  icon={<X />}
                  onPress={() => onChange(list.toSpliced(index, 1), 'done')}
                />
              </div>
              {!isPlain && (
                <div className="pt-2">
                  <Value
                    field={field.item}
                    name={name}
                    path={`${path}.${index}`}
                    label={rowName}
                    value={item}
                    onChange={(next, step) => onChange(list.with(index, next ?? null), step)}
                    problemAt={problemAt}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {problem && <p className="text-xs text-invalid">{problem}</p>}
      <Button
        size="small"
        icon={<Plus aria-hidden />}
        onPress={() => onChange([...list, newEntry(field.item, list)], 'begun')}
      >
        {words.addTo({ label })}
      </Button>
    </div>
  )
}
