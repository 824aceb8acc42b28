/** One part of a drawing: where it comes from, and the fixed value that holds otherwise. */
import type { DrawingBinding } from '@orderwright/domain/catalog'
import {
  bindingKey,
  type Bound,
  constantAt,
  type SpecField,
  withBinding,
  withConstant,
} from '@orderwright/domain/item-drawings'
import { adminDrawingMessages as words } from '@orderwright/domain/messages'
import type { Json } from '@orderwright/domain/units'
import { ComboBox, Select } from '../../../ui/fields/select.tsx'
import { ConstantInput } from './constant-input.tsx'
import { bindingWords, fallbackWords, partWord, pathWords } from './spec-words.ts'
import type { Source } from './sources.ts'

interface SpecRowProps<T extends Bound> {
  field: SpecField
  bound: T
  sources: readonly Source[]
  isValue: (value: Json) => boolean
  onChange: (bound: T) => void
  /** why the example can not be drawn, where this part is why */
  problem?: string | undefined
}

/** A longer list is narrowed by typing. */
const LONG_LIST = 10
const USUAL = 'usual'
const FIXED = 'fixed'

/** Which sources can fill a field: engravings are no numbers, and groups are data of options. */
export function canFill({ source }: DrawingBinding, { input }: SpecField): boolean {
  if (input === 'engravings') return source === 'engravings'
  if (input === 'group' || input === 'other') return source === 'optionData'
  return source !== 'engravings'
}

function sourceKey(binding: DrawingBinding | undefined, constant: Json | undefined): string {
  if (binding) return bindingKey(binding)
  return constant === undefined ? USUAL : FIXED
}

export function SpecRow<T extends Bound>({
  field,
  bound,
  sources,
  isValue,
  onChange,
  problem,
}: SpecRowProps<T>) {
  const { path, input } = field
  const binding = bound.bindings[path]
  const constant = constantAt(bound.constants, path)
  const isTyped = input !== 'group' && input !== 'other' && input !== 'engravings'
  const fitting = sources.filter((one) => canFill(one.binding, field))
  const key = sourceKey(binding, constant)
  // A source that is there no more still says what it was.
  const isKnown = !binding || fitting.some((one) => one.key === key)
  const name = pathWords(path)
  const items = [
    {
      key: USUAL,
      label: isTyped ? words.usual({ value: fallbackWords(field) }) : words.nothing,
    },
    ...(isTyped ? [{ key: FIXED, label: words.fixed }] : []),
    ...fitting,
    ...(isKnown || !binding ? [] : [{ key, label: bindingWords(binding, []) }]),
  ]
  const Input = items.length > LONG_LIST ? ComboBox : Select
  function choose(next: string) {
    const source = fitting.find((one) => one.key === next)
    if (source) return onChange(withBinding(bound, path, source.binding))
    if (next === FIXED && isTyped) {
      const standing = constant ?? fixedStart(field)
      return onChange(withConstant(withBinding(bound, path, null), path, standing))
    }
    if (next === USUAL) onChange(withConstant(withBinding(bound, path, null), path, undefined))
  }
  return (
    <div className="grid gap-x-3 gap-y-1 py-1.5 sm:grid-cols-[9rem_minmax(0,1fr)_9rem] sm:items-start">
      <p className="text-sm sm:pt-1">
        {input === 'group' ? words.wholeGroup({ group: partWord(path) }) : partWord(path)}
        {field.isNeeded && <span className="ps-1.5 text-xs text-ink-2">{words.isNeeded}</span>}
      </p>
      <Input
        label={words.filledBy({ field: name })}
        isLabelHidden
        size="small"
        items={items}
        value={key}
        onChange={choose}
        {...(problem ? { errorMessage: problem } : isKnown ? {} : { errorMessage: words.propertyGone })}
      />
      {isTyped && key !== USUAL && (
        <ConstantInput
          key={key === FIXED ? FIXED : 'until'}
          field={field}
          label={key === FIXED ? words.valueOf({ field: name }) : words.valueUntil({ field: name })}
          value={constant}
          isValue={isValue}
          onChange={(value) => onChange(withConstant(bound, path, value))}
        />
      )}
    </div>
  )
}

/** What a fixed value begins with: what holds anyway, else the least that can stand there. */
function fixedStart({ input, fallback, min, choices }: SpecField): Json {
  if (typeof fallback === 'string' || typeof fallback === 'number' || typeof fallback === 'boolean') {
    return fallback
  }
  if (input === 'number') return Math.max(min ?? 0, 1)
  if (input === 'colour') return '#d9d7d2'
  if (input === 'flag') return false
  return choices[0] ?? ''
}
