/** What selects orders of the list: one, all between two, all of the page. [issue 18] */
import { ordersWorkMessages as words } from '@orderwright/domain'
import { useRef } from 'react'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import type { Selection } from '../../ui/table/use-selection.ts'
import type { ListEntry } from './list-entry.ts'

interface SelectProps {
  entries: readonly ListEntry[]
  selection: Selection
}

export function SelectAll({ entries, selection }: SelectProps) {
  const count = entries.filter(({ order }) => selection.ids.has(order.id)).length
  return (
    <Checkbox
      aria-label={words.selectAll}
      isSelected={entries.length > 0 && count === entries.length}
      isIndeterminate={count > 0 && count < entries.length}
      isDisabled={entries.length === 0}
      onChange={(isOn) => selection.setAll(isOn ? entries.map(({ order }) => order.id) : [])}
    />
  )
}

export function SelectOrder({ entry: { order }, entries, selection }: SelectProps & { entry: ListEntry }) {
  const isExtending = useRef(false)
  return (
    // The box changes with the press; whether Shift was held is known before.
    <span
      onClickCapture={(event) => {
        isExtending.current = event.shiftKey
      }}
    >
      <Checkbox
        aria-label={words.select({ name: `#${order.orgSpecificId} ${order.title}` })}
        isSelected={selection.ids.has(order.id)}
        onChange={() => {
          if (!isExtending.current) selection.toggle(order.id)
          else
            selection.extendTo(
              order.id,
              entries.map(({ order: other }) => other.id),
            )
        }}
      />
    </span>
  )
}
