/** A selection as it is stored: only what its property's type holds, in the form that type wants. */
import { plainText } from '../../units/text/plain-text.ts'
import { parseNumberInput } from '../../units/entry/number-entry.ts'
import { normaliseDimension } from '../../units/entry/dimension-entry.ts'
import type { ProductProperty } from '../../catalog/schema.ts'
import { cleanEngravingSet } from '../../engraving/text.ts'
import { parseLength } from '../../units/lengths.ts'
import { keepsCustomEngravings } from '../../item-drawings/custom-engravings.ts'
import type { Selection } from '../../orders/selections.ts'

type Value = NonNullable<Selection['value']>

function normalisedValue(property: ProductProperty, value: Value): Value {
  switch (property.type) {
    case 'number':
      return typeof value === 'boolean' ? Number(value) : parseNumberInput(value)
    case 'dimensions':
      return normaliseDimension(typeof value === 'boolean' ? 0 : value, property.data)
    case 'checkbox':
      return typeof value === 'boolean' ? value : value === 'true' || value === 1
    case 'text':
      return plainText(String(value), property.multiline === 1)
    case 'singleSelect':
    case 'select':
      return value
  }
}

/**
 * The selection to store in place of `current`. Numbers become integers, dimensions are rounded, clamped and
 * snapped [1.5.22, 1.5.24, 1.5.25]; engraved texts lose what can not be printed; custom engravings, once enabled, stay
 * enabled [1.4.38].
 */
export function normaliseSelection(
  property: ProductProperty,
  selection: Selection,
  current: Selection | undefined,
): Selection {
  const isPlain =
    property.type === 'singleSelect' && selection.optionIds === undefined && selection.value === undefined
  if (isPlain && current?.customEngravings !== true) return selection
  const next: Selection = { ...selection }
  if (property.type === 'select') {
    const ids = selection.optionIds ?? (selection.optionId === undefined ? undefined : [selection.optionId])
    delete next.optionId
    if (ids !== undefined) next.optionIds = [...new Set(ids)]
  } else delete next.optionIds
  if (selection.value !== undefined) next.value = normalisedValue(property, selection.value)
  if (selection.values !== undefined) next.values = selection.values.map((text) => plainText(text))
  if (selection.engravings !== undefined) next.engravings = selection.engravings.map(cleanEngravingSet)
  if (keepsCustomEngravings(current, selection)) next.customEngravings = true
  else delete next.customEngravings
  return next
}

/** Whether a typed dimension can not be read as a length: it is refused, not stored as 0. */
export function isUnreadable(property: ProductProperty, selection: Selection): boolean {
  return (
    property.type === 'dimensions' &&
    typeof selection.value === 'string' &&
    !parseLength(selection.value, 'mm').ok
  )
}
