/** A record that an expression names, chosen by its title; one that is not there any more stays until another is chosen. */
import { expressionEditorMessages as words } from '@orderwright/domain/messages'
import { ComboBox, Select } from '../../../ui/fields/select.tsx'

interface Pickable {
  readonly id: number
  readonly title: string
  readonly internalTitle?: string
}

interface RecordPickProps {
  label: string
  records: readonly Pickable[]
  /** all there are, with what is not offered any more */
  known: readonly Pickable[]
  value: number
  onChange: (id: number) => void
}

/** A longer list is narrowed by typing. */
const LONG_LIST = 10

export function RecordPick({ label, records, known, value, onChange }: RecordPickProps) {
  const isOffered = records.some(({ id }) => id === value)
  const kept = isOffered ? [] : known.filter(({ id }) => id === value)
  const isMissing = !isOffered && kept.length === 0
  const items = [...kept, ...records].map(({ id, title, internalTitle }) => ({
    key: id,
    label: title || `#${id}`,
    ...(internalTitle ? { detail: internalTitle } : {}),
  }))
  const Pick = items.length > LONG_LIST ? ComboBox : Select
  return (
    <Pick
      label={label}
      items={items}
      value={isMissing ? null : value}
      onChange={onChange}
      {...(isMissing ? { errorMessage: words.gone({ id: value }) } : {})}
    />
  )
}
