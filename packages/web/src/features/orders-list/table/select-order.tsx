/** The box that selects an order of the list, in a row or on a card. [issue 18] */
import { ordersWorkMessages as words } from '@orderwright/domain/messages'
import { SelectBox } from '../../../ui/table/select-boxes.tsx'
import type { Selection } from '../../../ui/table/use-selection.ts'
import type { ListEntry } from './list-entry.ts'
import { nameOf } from '../use-order-changes.ts'

interface SelectOrderProps {
  entry: ListEntry
  entries: readonly ListEntry[]
  selection: Selection
}

export function SelectOrder({ entry: { order }, entries, selection }: SelectOrderProps) {
  return (
    <SelectBox
      label={words.select({ name: nameOf(order) })}
      id={order.id}
      idsInOrder={() => entries.map(({ order: { id } }) => id)}
      selection={selection}
    />
  )
}
