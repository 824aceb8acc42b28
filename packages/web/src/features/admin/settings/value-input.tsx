/** A value of a setting as its schema has it: one field, a group of them, a list of rows. [issue 14] */
import { adminSettingMessages as words, listWords } from '@orderwright/domain/messages'
import type { SettingField } from '@orderwright/domain/settings'
import { type Json, readDecimalEntry } from '@orderwright/domain/units'
import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Checkbox, Switch } from '../../../ui/fields/checkbox.tsx'
import { ComboBox, Select } from '../../../ui/fields/select.tsx'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { ListInput } from './list-input.tsx'
import { useChoices } from './setting-choices.ts'
import { choiceText, partText, unsetText } from './setting-text.ts'
import { emptyValue, fieldsOf, withPart } from './setting-json.ts'
import type { ValueInputProps } from './value-props.ts'

export function ValueInput(props: ValueInputProps) {
  const { field } = props
  const choices = useChoices(field, props.name, props.path)
  if (choices) return <ChosenInput {...props} choices={choices} />
  switch (field.kind) {
    case 'flag':
      return <FlagInput {...props} />
    case 'text':
    case 'choice':
      return <TextInput {...props} />
    case 'number':
      return <NumberInput {...props} />
    default:
      return field.isNullable ? <NullableInput {...props} /> : <PartsInput {...props} />
  }
}

function look({ label, isLabelHidden, problemAt, path }: ValueInputProps) {
  const errorMessage = problemAt(path)
  return { label, isLabelHidden: isLabelHidden ?? false, ...(errorMessage ? { errorMessage } : {}) }
}

function FlagInput({ label, value, onChange, problemAt, path }: ValueInputProps) {
  const problem = problemAt(path)
  return (
    <div>
      <Switch isSelected={value === true} onChange={(next) => onChange(next, 'done')}>
        {label}
      </Switch>
      {problem && <p className="text-xs text-invalid">{problem}</p>}
    </div>
  )
}

function TextInput(props: ValueInputProps) {
  const { field, value, onChange, isOptional } = props
  const isLong = field.kind === 'text' && field.isLong
  const shared = {
    ...look(props),
    value: typeof value === 'string' ? value : '',
    onChange: (text: string) =>
      onChange(
        text === '' && isOptional ? undefined : text === '' && field.isNullable ? null : text,
        'typing',
      ),
    ...(field.kind === 'text' ? { maxLength: field.maxLength } : {}),
  }
  return isLong ? <TextArea {...shared} rows={2} /> : <TextField {...shared} autoComplete="off" />
}

const NOTHING = 'nothing:'
function keyOf(value: Json): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** A longer list is narrowed by typing. */
const LONG_LIST = 10

function ChosenInput(props: ValueInputProps & { choices: NonNullable<ReturnType<typeof useChoices>> }) {
  const { field, value, onChange, isOptional, choices } = props
  const mayLack = isOptional || field.isNullable
  const items = [...(mayLack ? [{ key: NOTHING, label: unsetText(props.path) }] : []), ...choices]
  const Input = items.length > LONG_LIST ? ComboBox : Select
  const isNone = value === null || value === undefined
  return (
    <Input
      {...look(props)}
      items={items}
      value={isNone ? (mayLack ? NOTHING : null) : keyOf(value)}
      onChange={(key: string) => {
        if (key === NOTHING) onChange(isOptional ? undefined : null, 'done')
        else onChange(field.kind === 'number' ? Number(key) : key, 'done')
      }}
    />
  )
}

function figureText(field: SettingField, value: Json | undefined): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return ''
  return field.kind === 'number' && field.unit === 'cents' ? String(value / 100) : String(value)
}

/** What is typed as a figure; text that is none stays text, and is refused when it is saved. */
function readFigure(field: SettingField, typed: string): Json {
  const text = typed.trim()
  if (text === '') return field.isNullable ? null : ''
  const figure = readDecimalEntry(text)
  if (figure === undefined) return text
  return field.kind === 'number' && field.unit === 'cents' ? Math.round(figure * 100) : figure
}

function NumberInput(props: ValueInputProps) {
  const { field, value, onChange, isOptional } = props
  const [typed, setTyped] = useState<string | null>(null)
  const unit = field.kind === 'number' ? field.unit : null
  return (
    <TextField
      {...look(props)}
      {...(unit === 'percent' ? { suffix: '%' } : {})}
      {...(unit === 'cents' ? { prefix: '$' } : {})}
      align="end"
      inputMode="decimal"
      autoComplete="off"
      className="max-w-48"
      value={typed ?? figureText(field, value)}
      onChange={(text) => {
        setTyped(text)
        onChange(text.trim() === '' && isOptional ? undefined : readFigure(field, text), 'typing')
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

/** A group or list that there need not be. */
function NullableInput(props: ValueInputProps) {
  const { field, value, onChange, label } = props
  const isUsed = value !== null && value !== undefined
  return (
    <div className="space-y-3">
      <Checkbox
        isSelected={isUsed}
        onChange={(next) =>
          next ? onChange(emptyValue({ ...field, isNullable: false }), 'begun') : onChange(null, 'done')
        }
        aria-label={listWords.labeled({ label, value: words.isUsed })}
      >
        {words.isUsed}
      </Checkbox>
      {isUsed && <PartsInput {...props} />}
    </div>
  )
}

const wide: ReadonlySet<string> = new Set(['list', 'group', 'variants'])

function PartsInput(props: ValueInputProps) {
  const { field, value, onChange } = props
  switch (field.kind) {
    case 'list':
      return <ListInput {...props} field={field} Value={ValueInput} />
    case 'group':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          {field.parts.map(({ name, isOptional, field: part }) => (
            // Lists and groups need the whole width.
            <div key={name} className={cx('min-w-0', wide.has(part.kind) && 'sm:col-span-2')}>
              {part.kind === 'list' && <p className="eyebrow pb-1">{partText(name)}</p>}
              <ValueInput
                field={part}
                name={name}
                path={`${props.path}.${name}`}
                label={partText(name)}
                value={fieldsOf(value)[name]}
                onChange={(next, step) => onChange(withPart(value, name, next), step)}
                problemAt={props.problemAt}
                isOptional={isOptional}
              />
            </div>
          ))}
        </div>
      )
    case 'variants': {
      const kind = fieldsOf(value)[field.by]
      const variant = field.variants.find(({ name }) => name === kind)
      return (
        <div className="space-y-3">
          <Select
            label={partText(field.by)}
            items={field.variants.map(({ name }) => ({ key: name, label: choiceText(name) }))}
            value={typeof kind === 'string' ? kind : null}
            onChange={(name) => {
              const chosen = field.variants.find((one) => one.name === name)
              if (chosen) onChange({ ...fieldsOf(emptyValue(chosen.group)), [field.by]: name }, 'begun')
            }}
          />
          {variant && <PartsInput {...props} field={variant.group} />}
        </div>
      )
    }
    default:
      return null
  }
}
