/** How a product looks in 3D: its graphic, what fills the names that the graphic uses, and a picture of an example. [1.1.06] */
import {
  type DrawingBinding,
  type GraphicBinding,
  graphicBindingSchema,
  type Product,
} from '@orderwright/domain/catalog'
import { graphicNames, type ProductGraphic } from '@orderwright/domain/graphics'
import {
  bindingKey,
  constantAt,
  graphicSpec,
  withBinding,
  withConstant,
} from '@orderwright/domain/item-drawings'
import { adminDrawingMessages as words } from '@orderwright/domain/messages'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { ComboBox, Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { AdminData } from '../admin-data.ts'
import { constantText } from './constant-input.tsx'
import { PartDialog } from './part-dialog.tsx'
import { type Source, sourcesOf } from './sources.ts'
import { bindingWords } from './spec-words.ts'
import { StillExample } from './still-example.tsx'
import { type Example, useExample, withProduct } from './use-example.ts'
import { usePartDraft } from './use-part-draft.ts'

interface GraphicEditorProps {
  product: Product
  adminData: AdminData
  onClose: () => void
}

const NONE = 'none'
const schema: z.ZodType<GraphicBinding> = graphicBindingSchema

export function GraphicEditor({ product, adminData, onClose }: GraphicEditorProps) {
  const { title } = product
  const draft = usePartDraft(product, 'graphic', schema, product.graphic, {
    changes: words.view3dChanges({ title }),
    saved: words.view3dSaved({ title }),
  })
  const bound = draft.value
  const example = useExample(product, adminData, null)
  const sources = useMemo(
    () =>
      sourcesOf(example.properties, adminData.options).filter(
        ({ binding }) => binding.source !== 'engravings',
      ),
    [example.properties, adminData.options],
  )
  const shown = useMemo(() => ({ ...product, graphic: bound }), [product, bound])
  const { graphics } = adminData
  const graphic = graphics.find(({ id }) => id === bound?.productGraphicId)
  const offered = graphics.filter(({ id, archived }) => archived === 0 || id === bound?.productGraphicId)
  const boundIds = new Set(
    [...Object.values(bound?.bindings ?? {}), ...Object.values(product.drawing?.bindings ?? {})].map(
      ({ productPropertyId }) => productPropertyId,
    ),
  )
  return (
    <PartDialog
      title={words.view3dOf({ title })}
      draft={draft}
      example={example}
      boundIds={boundIds}
      picture={<StillExample product={shown} example={example} />}
      onClose={onClose}
    >
      <Select
        label={words.graphic}
        className="sm:max-w-72"
        items={[
          { key: NONE, label: words.noGraphic },
          ...offered.map(({ id, title: label }) => ({ key: String(id), label: label || `#${id}` })),
          ...(bound && !graphic
            ? [
                {
                  key: String(bound.productGraphicId),
                  label: words.graphicGone({ id: bound.productGraphicId }),
                },
              ]
            : []),
        ]}
        value={bound ? String(bound.productGraphicId) : NONE}
        onChange={(key) =>
          draft.set(
            key === NONE ? null : { constants: {}, bindings: {}, ...bound, productGraphicId: Number(key) },
          )
        }
        {...(graphics.length === 0 ? { description: words.noGraphicsYet } : {})}
      />
      {bound && graphic && (
        <GraphicNames
          product={shown}
          graphic={graphic}
          bound={bound}
          example={example}
          sources={sources}
          onChange={draft.set}
        />
      )}
    </PartDialog>
  )
}

interface GraphicNamesProps {
  product: Product
  graphic: ProductGraphic
  bound: GraphicBinding
  example: Example
  sources: readonly Source[]
  onChange: (bound: GraphicBinding) => void
}

function GraphicNames({ product, graphic, bound, example, sources, onChange }: GraphicNamesProps) {
  const { shown, catalog } = example
  const spec = useMemo(
    () => (shown ? (graphicSpec(withProduct(catalog, product), shown.document, shown.item)?.spec ?? {}) : {}),
    [shown, catalog, product],
  )
  // What was bound before another graphic was chosen is shown too: it would come back with it.
  const names = [...new Set([...graphicNames(graphic, spec), ...Object.keys(bound.bindings)])]
  return (
    <section aria-label={words.names}>
      <h3 className="eyebrow">{words.names}</h3>
      <p className="pb-2 text-xs text-ink-2">{names.length === 0 ? words.noNames : words.namesHint}</p>
      {names.map((name) => (
        <GraphicName
          key={name}
          name={name}
          bound={bound}
          sources={sources}
          isFilled={constantAt({ ...jsonOf(spec) }, name) !== undefined}
          onChange={onChange}
        />
      ))}
    </section>
  )
}

function jsonOf(spec: Readonly<Record<string, unknown>>): Parameters<typeof constantAt>[0] {
  return graphicBindingSchema.shape.constants.parse(JSON.parse(JSON.stringify(spec)))
}

const INHERITED = 'inherited'
const FIXED = 'fixed'

interface GraphicNameProps {
  name: string
  bound: GraphicBinding
  sources: readonly Source[]
  isFilled: boolean
  onChange: (bound: GraphicBinding) => void
}

function keyOf(binding: DrawingBinding | undefined, isFixed: boolean): string {
  if (binding) return bindingKey(binding)
  return isFixed ? FIXED : INHERITED
}

function GraphicName({ name, bound, sources, isFilled, onChange }: GraphicNameProps) {
  const binding = bound.bindings[name]
  const constant = constantAt(bound.constants, name)
  const key = keyOf(binding, constant !== undefined)
  const isKnown = !binding || sources.some((one) => one.key === key)
  return (
    <div className="grid gap-x-3 gap-y-1 py-1.5 sm:grid-cols-[9rem_minmax(0,1fr)_9rem] sm:items-start">
      <code className="text-sm break-words sm:pt-1">{name}</code>
      <ComboBox
        label={words.filledBy({ field: name })}
        isLabelHidden
        size="small"
        items={[
          { key: INHERITED, label: words.fromDrawing },
          { key: FIXED, label: words.fixed },
          ...sources,
          ...(isKnown || !binding ? [] : [{ key, label: bindingWords(binding, []) }]),
        ]}
        value={key}
        onChange={(next) => {
          const source = sources.find((one) => one.key === next)
          const without = withBinding(bound, name, null)
          if (source) onChange(withBinding(withConstant(bound, name, undefined), name, source.binding))
          else if (next === FIXED) onChange(withConstant(without, name, constant ?? 1))
          else if (next === INHERITED) onChange(withConstant(without, name, undefined))
        }}
        {...(!isKnown
          ? { errorMessage: words.propertyGone }
          : isFilled
            ? {}
            : { errorMessage: words.nameUnset })}
      />
      {key === FIXED && (
        <NameValue name={name} bound={bound} value={constantText(constant)} onChange={onChange} />
      )}
    </div>
  )
}

function NameValue({
  name,
  bound,
  value,
  onChange,
}: Pick<GraphicNameProps, 'name' | 'bound' | 'onChange'> & { value: string }) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = (typed ?? value).trim()
  return (
    <TextField
      label={words.valueOf({ field: name })}
      isLabelHidden
      size="small"
      autoComplete="off"
      maxLength={100}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={() => {
        if (typed === null || text === '') return
        setTyped(null)
        const figure = Number(text)
        onChange(withConstant(bound, name, Number.isFinite(figure) ? figure : text))
      }}
      {...(text === '' ? { errorMessage: words.valueIsText } : {})}
    />
  )
}
