/** The boxes that select rows of a table or list: all of them, one, and with Shift those between this one and the last. */
import { useRef } from 'react'
import { Checkbox } from '../fields/checkbox.tsx'
import type { Selection } from './use-selection.ts'

interface SelectProps {
  /** for screen readers */
  label: string
  selection: Selection
  isDisabled?: boolean | undefined
}

interface SelectAllProps extends SelectProps {
  ids: readonly number[]
  /** there are more rows than these, and their selection stays */
  isPart?: boolean
}

export function SelectAllBox({ ids, label, selection, isDisabled = false, isPart = false }: SelectAllProps) {
  const count = ids.filter((id) => selection.ids.has(id)).length
  return (
    <Checkbox
      aria-label={label}
      isDisabled={isDisabled || ids.length === 0}
      isSelected={ids.length > 0 && count === ids.length}
      isIndeterminate={count > 0 && count < ids.length}
      onChange={(isOn) => {
        if (isPart) selection.setEach(ids, isOn)
        else selection.setAll(isOn ? ids : [])
      }}
    />
  )
}

interface SelectBoxProps extends SelectProps {
  id: number
  /** of all rows in their order, asked for when Shift is held */
  idsInOrder: () => readonly number[]
}

export function SelectBox({ id, idsInOrder, label, selection, isDisabled = false }: SelectBoxProps) {
  const isExtending = useRef(false)
  return (
    // The box changes with the press; whether Shift was held is known before.
    <span
      onClickCapture={(event) => {
        isExtending.current = event.shiftKey
      }}
    >
      <Checkbox
        aria-label={label}
        isSelected={selection.ids.has(id)}
        isDisabled={isDisabled}
        onChange={() => {
          if (isExtending.current) selection.extendTo(id, idsInOrder())
          else selection.toggle(id)
        }}
      />
    </span>
  )
}
