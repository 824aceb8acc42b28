/** The control of a field whose value is chosen, not typed. */
import { Switch } from '../../../ui/fields/checkbox.tsx'
import { ComboBox, Select } from '../../../ui/fields/select.tsx'
import type { FieldSpec } from './field-spec.ts'
import { textOf } from './value-text.ts'

/** A longer list of records is narrowed by typing. */
const LONG_LIST = 10

interface ChosenInputProps {
  field: FieldSpec
  value: unknown
  look: {
    label: string
    isLabelHidden: boolean
    size?: 'small' | 'medium'
    errorMessage?: string
    description?: string
  }
  onChoose: (value: unknown) => void
}

const NO_RECORD = 'none'

/** Draws what is chosen: a switch, a list, another record. */
export function ChosenInput({ field, value, look, onChoose }: ChosenInputProps) {
  const { label, isLabelHidden, errorMessage, description } = look
  const note = errorMessage ?? description
  switch (field.kind) {
    case 'flag':
    case 'boolean': {
      const isFlag = field.kind === 'flag'
      const isOn = isFlag ? value === 1 : value === true
      return (
        <>
          <Switch
            isSelected={isOn}
            onChange={(next) => onChoose(isFlag ? Number(next) : next)}
            {...(isLabelHidden ? { 'aria-label': label } : {})}
          >
            {isLabelHidden ? null : label}
          </Switch>
          {note && <p className={errorMessage ? 'text-xs text-invalid' : 'text-xs text-ink-2'}>{note}</p>}
        </>
      )
    }
    case 'either':
      return (
        <Select
          {...look}
          items={[
            { key: 'false', label: field.whenFalse },
            { key: 'true', label: field.whenTrue },
          ]}
          value={value === true ? 'true' : 'false'}
          onChange={(key) => onChoose(key === 'true')}
        />
      )
    case 'choice':
      return (
        <Select
          {...look}
          items={field.choices}
          value={typeof value === 'string' ? value : null}
          onChange={onChoose}
        />
      )
    case 'record': {
      const { none } = field
      const items = [
        ...(none ? [{ key: NO_RECORD, label: none.label }] : []),
        ...field.choices.map(({ id, title, mark }) => ({
          key: String(id),
          label: title || `#${id}`,
          detail: mark ?? `#${id}`,
          isDisabled: mark !== undefined,
        })),
      ]
      const Input = items.length > LONG_LIST ? ComboBox : Select
      const gone = field.choices.find(({ id, mark }) => id === value && mark !== undefined)
      const isNone = none !== undefined && (value === none.value || value === undefined)
      return (
        <Input
          {...look}
          {...(gone?.mark && !description ? { description: gone.mark } : {})}
          items={items}
          value={isNone ? NO_RECORD : textOf(value) || null}
          onChange={(key) => onChoose(key === NO_RECORD ? (none?.value ?? null) : Number(key))}
        />
      )
    }
    default:
      return null
  }
}
