/** A slider for each number that the expressions ask for, within a range that can be widened; colors, words and switches too. */
import type { ExpressionValue, GraphicParameter } from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

interface SlidersProps {
  parameters: readonly GraphicParameter[]
  valueOf: (parameter: GraphicParameter) => ExpressionValue
  onChange: (name: string, value: ExpressionValue) => void
}

export function Sliders({ parameters, valueOf, onChange }: SlidersProps) {
  if (parameters.length === 0) return <p className="text-sm text-ink-2">{words.noParameters}</p>
  return (
    <>
      <p className="text-xs text-ink-2">{words.parametersHint}</p>
      {parameters.map((parameter) => (
        <Parameter
          key={parameter.name}
          parameter={parameter}
          value={valueOf(parameter)}
          onChange={(value) => onChange(parameter.name, value)}
        />
      ))}
    </>
  )
}

interface ParameterProps {
  parameter: GraphicParameter
  value: ExpressionValue
  onChange: (value: ExpressionValue) => void
}

function Parameter(props: ParameterProps) {
  const { parameter, value, onChange } = props
  const { name, kind, choices } = parameter
  switch (kind) {
    case 'number':
      return <NumberSlider {...props} />
    case 'flag':
      return (
        <Checkbox isSelected={value !== 0 && value !== ''} onChange={(isOn) => onChange(isOn ? 1 : 0)}>
          {name}
        </Checkbox>
      )
    case 'colour':
      return (
        <label className="flex items-center gap-2 text-sm">
          <input
            type="color"
            value={typeof value === 'string' ? value : '#c9c5bc'}
            onChange={(event) => onChange(event.currentTarget.value)}
            className="h-7 w-10 cursor-pointer rounded border border-edge bg-paper p-0.5 pointer-coarse:h-11"
          />
          <code className="text-xs">{name}</code>
        </label>
      )
    case 'choice':
      return choices.length > 0 ? (
        <Select
          label={name}
          size="small"
          items={[...new Set([...choices, String(value)])].map((key) => ({
            key,
            label: words.choiceWord({ choice: key }),
          }))}
          value={String(value)}
          onChange={onChange}
        />
      ) : (
        <TextField label={name} size="small" value={String(value)} onChange={onChange} />
      )
  }
}

/** A range that holds the value: from 0 to twice as much, in round hundreds. */
function rangeAround(value: number): { readonly from: number; readonly to: number } {
  const reach = Math.max(100, Math.ceil((Math.abs(value) * 2) / 100) * 100)
  return { from: value < 0 ? -reach : 0, to: reach }
}

function NumberSlider({ parameter: { name }, value, onChange }: ParameterProps) {
  const number = typeof value === 'number' ? value : 0
  const [range, setRange] = useState(() => rangeAround(number))
  const from = Math.min(range.from, number)
  const to = Math.max(range.to, number)
  return (
    <div role="group" aria-label={name}>
      <div className="flex items-center gap-2">
        <code className="min-w-0 flex-1 truncate text-xs">{name}</code>
        <NumberField
          label={words.valueOf({ name })}
          isLabelHidden
          size="small"
          className="w-20"
          value={number}
          onChange={onChange}
        />
      </div>
      <div className="flex items-center gap-2 pt-1">
        <NumberField
          label={words.rangeFrom({ name })}
          isLabelHidden
          size="small"
          className="w-14"
          value={from}
          maxValue={to}
          onChange={(least) => setRange({ ...range, from: least })}
        />
        <input
          type="range"
          aria-label={name}
          min={from}
          max={to}
          step={to - from <= 10 ? 0.01 : 1}
          value={number}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          className="h-7 min-w-0 flex-1 cursor-pointer accent-(--color-accent) pointer-coarse:h-11"
        />
        <NumberField
          label={words.rangeTo({ name })}
          isLabelHidden
          size="small"
          className="w-14"
          value={to}
          minValue={from}
          onChange={(most) => setRange({ ...range, to: most })}
        />
      </div>
    </div>
  )
}
