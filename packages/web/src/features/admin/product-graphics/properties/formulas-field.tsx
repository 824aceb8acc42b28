/** The formulas of a group: names for what is used more than once in it. */
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { type Json, jsonSchema } from '@orderwright/domain/units'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { Button } from '../../../../ui/button.tsx'
import { errorClasses } from '../../../../ui/fields/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { CellInput } from './cell-input.tsx'
import { ExpressionInput } from './expression-input.tsx'
import type { PropertyFieldProps } from './expression-field.tsx'
import { storedOf, textOf, valueWords } from './field-context.ts'
import { useListProperty } from './use-list-property.ts'

const formulasSchema = z.record(z.string(), jsonSchema).catch({})
const namePattern = /^[A-Za-z_]\w*$/

/** A name that none of them has. */
function freeName(names: readonly string[]): string {
  let number = names.length + 1
  while (names.includes(`value${number}`)) number += 1
  return `value${number}`
}

export function FormulasField({ fields, name, field }: PropertyFieldProps) {
  const { value, problem, set } = useListProperty(fields, name, field)
  const [refusal, setRefusal] = useState<string | null>(null)
  const formulas = Object.entries(formulasSchema.parse(value))
  const names = formulas.map(([one]) => one)
  const setAll = (next: readonly (readonly [string, Json])[]) => {
    setRefusal(null)
    set(Object.fromEntries(next))
  }
  function rename(index: number, text: string) {
    const next = text.trim()
    if (!namePattern.test(next)) return setRefusal(words.formulaNameWrong)
    if (names.some((one, at) => one === next && at !== index)) return setRefusal(words.formulaNameTaken)
    setAll(formulas.map((formula, at) => (at === index ? [next, formula[1]] : formula)))
  }
  const said = refusal ?? problem
  return (
    <div className="col-span-full min-w-0" role="group" aria-label={field.title}>
      <p className="text-xs text-ink-2">{field.title}</p>
      <p className="pb-1 text-xs text-ink-2">{words.formulaHint}</p>
      <div className="grid grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)_auto] items-start gap-1">
        {formulas.map(([one, text], index) => (
          <Formula
            key={one}
            fields={fields}
            number={index + 1}
            name={one}
            text={textOf(text)}
            onRename={(next) => rename(index, next)}
            onChange={(next) =>
              setAll(formulas.map((formula, at) => (at === index ? [one, storedOf(next) ?? 0] : formula)))
            }
            onRemove={() => setAll(formulas.toSpliced(index, 1))}
          />
        ))}
      </div>
      <Button
        size="small"
        variant="quiet"
        icon={<Plus aria-hidden />}
        onPress={() => setAll([...formulas, [freeName(names), 0]])}
        className="-ms-2"
      >
        {words.addFormula}
      </Button>
      {said && <span className={errorClasses}>{said}</span>}
    </div>
  )
}

interface FormulaProps {
  fields: PropertyFieldProps['fields']
  number: number
  name: string
  text: string
  onRename: (name: string) => void
  onChange: (text: string) => void
  onRemove: () => void
}

function Formula({ fields, number, name, text, onRename, onChange, onRemove }: FormulaProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const value = fields.scope(name)
  const result =
    typeof storedOf(text) === 'number' || value === undefined
      ? undefined
      : words.equals({ value: valueWords(value) })
  return (
    <>
      <CellInput label={words.formulaName({ number })} value={name} onChange={onRename} />
      <ExpressionInput
        label={words.formulaText({ name })}
        isLabelHidden
        text={text}
        draft={draft}
        names={fields.names}
        result={result}
        onType={setDraft}
        onLeave={(next) => {
          setDraft(null)
          if (next !== text) onChange(next)
        }}
        onTakeBack={() => setDraft(null)}
      />
      <IconButton size="small" label={words.removeFormula({ name })} icon={<Trash2 />} onPress={onRemove} />
    </>
  )
}
