/** The choices of the example beside a form: chosen otherwise, the drawing changes. Nothing of it is saved. */
import { adminDrawingMessages as words } from '@orderwright/domain/messages'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { Example } from './use-example.ts'

interface ExampleChoicesProps {
  example: Example
  /** only those that fill something */
  propertyIds: ReadonlySet<number>
}

export function ExampleChoices({ example, propertyIds }: ExampleChoicesProps) {
  const { catalog, shown, properties, choose } = example
  const offered = properties.filter(({ id, isArray }) => propertyIds.has(id) && isArray === 0)
  if (!shown || offered.length === 0) return null
  const selections = { ...shown.document.order.properties, ...shown.item.properties }
  return (
    <section aria-label={words.example}>
      <h3 className="eyebrow">{words.example}</h3>
      <p className="pb-2 text-xs text-ink-2">{words.exampleHint}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {offered.map(({ id, title, type }) => {
          const selection = selections[String(id)]
          if (type === 'singleSelect') {
            const options = (catalog.optionsByProperty.get(id) ?? []).filter(({ archived }) => archived === 0)
            return (
              <Select
                key={id}
                label={title}
                size="small"
                items={options.map((option) => ({ key: option.id, label: option.title || `#${option.id}` }))}
                value={selection?.optionId ?? null}
                onChange={(optionId) => choose(id, { optionId })}
              />
            )
          }
          if (type !== 'number' && type !== 'dimensions' && type !== 'text') return null
          const isFigure = type !== 'text'
          return (
            <TextField
              key={id}
              label={title}
              size="small"
              inputMode={isFigure ? 'decimal' : 'text'}
              value={String(selection?.value ?? '')}
              onChange={(text) => choose(id, { value: isFigure ? Number(text) || 0 : text })}
            />
          )
        })}
      </div>
    </section>
  )
}
