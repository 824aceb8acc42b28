/** The properties of the selected node, each by its kind of field. What a type of node has, the type itself says. [2.2.108, 2.3.22] */
import {
  type FieldKind,
  type FieldPart,
  findNodeKind,
  type GraphicParameter,
} from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { type ComponentType, useMemo } from 'react'
import type { GraphicWork } from '../use-graphic-work.ts'
import { ChoiceField } from './choice-field.tsx'
import { ColourField } from './colour-field.tsx'
import { ExpressionField, type PropertyFieldProps } from './expression-field.tsx'
import { nodeFields } from './field-context.ts'
import { FormulasField } from './formulas-field.tsx'
import { ContoursField, PointsField } from './points-field.tsx'

/** How each kind of field is edited. A new kind is a line here. */
const editors: Readonly<Record<FieldKind, ComponentType<PropertyFieldProps>>> = {
  number: ExpressionField,
  length: ExpressionField,
  condition: ExpressionField,
  colour: ColourField,
  choice: ChoiceField,
  points: PointsField,
  contours: ContoursField,
  formulas: FormulasField,
}

/** Places and turns are three numbers that belong together. */
const columns: Readonly<Record<FieldPart, string>> = {
  shape: 'grid-cols-2',
  look: 'grid-cols-2',
  place: 'grid-cols-3',
  condition: 'grid-cols-1',
}

interface NodePropertiesProps {
  work: GraphicWork
  spec: Readonly<Record<string, unknown>>
  parameters: readonly GraphicParameter[]
}

export function NodeProperties({ work, spec, parameters }: NodePropertiesProps) {
  const { selected } = work
  const fields = useMemo(
    () => (selected ? nodeFields(work, selected, spec, parameters) : null),
    [work, selected, spec, parameters],
  )
  if (!selected || !fields) return null
  const kind = findNodeKind(selected.type)
  const { title } = selected
  return (
    <section
      // Escape leads back to the tree, once what is typed was taken back.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) work.select(selected.id, true)
      }}
      aria-label={words.propertiesOf({ title })}
      className="flex min-h-0 flex-1 flex-col"
    >
      <header className="flex shrink-0 items-baseline gap-2 border-b border-hairline px-3 py-2">
        <h2 className="min-w-0 truncate text-sm font-semibold">{title}</h2>
        <span className="shrink-0 text-xs text-ink-2">{kind?.title ?? selected.type}</span>
      </header>
      <div className="min-h-0 flex-1 space-y-4 overflow-auto px-3 pt-3 pb-16">
        {kind?.parts.map(({ part, keys }) => (
          <fieldset key={part} className="min-w-0">
            <legend className="eyebrow pb-1">{words.parts[part]}</legend>
            <div className={`grid items-start gap-x-2 gap-y-2 ${columns[part]}`}>
              {keys.map((key) => {
                const field = kind.fields[key]
                if (!field) return null
                const Editor = editors[field.kind]
                // Another node is another field.
                return <Editor key={`${selected.id} ${key}`} fields={fields} name={key} field={field} />
              })}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  )
}
