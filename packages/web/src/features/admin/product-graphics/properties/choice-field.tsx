/** One of several words, or an expression that gives one of them. */
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { Select } from '../../../../ui/fields/select.tsx'
import { ExpressionField, type PropertyFieldProps } from './expression-field.tsx'
import { textOf } from './field-context.ts'

const EXPRESSION = '='

export function ChoiceField(props: PropertyFieldProps) {
  const { fields, name, field } = props
  const { work, node } = fields
  const stored = textOf(node.props[name] ?? field.initial)
  const isPlain = field.choices?.includes(stored) === true
  const [isByExpression, setByExpression] = useState(!isPlain)
  const key = isByExpression || !isPlain ? EXPRESSION : stored
  return (
    <div className="min-w-0">
      <p className="mb-0.5 truncate text-xs text-ink-2" aria-hidden="true">
        {field.title}
      </p>
      <Select
        label={field.title}
        isLabelHidden
        size="small"
        items={[
          ...(field.choices ?? []).map((choice) => ({ key: choice, label: words.choiceWord({ choice }) })),
          { key: EXPRESSION, label: words.byExpression },
        ]}
        value={key}
        onChange={(next) => {
          setByExpression(next === EXPRESSION)
          if (next !== EXPRESSION) work.setProperty(node.id, name, next, field.title)
        }}
      />
      {key === EXPRESSION && (
        <div className="pt-1">
          <ExpressionField {...props} label={words.expressionOf({ field: field.title })} />
        </div>
      )}
    </div>
  )
}
