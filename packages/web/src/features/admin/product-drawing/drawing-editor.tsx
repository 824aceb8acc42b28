/**
 * How a product is drawn: its family, where each part of the drawing comes from, the limits of its layout, and the drawing of an
 * example beside them as it will be. [decisions: product settings]
 */
import { type Product, type ProductDrawing, productDrawingSchema } from '@orderwright/domain/catalog'
import { findDrawingFamily } from '@orderwright/domain/drawing'
import { drawingFamilyKeys } from '@orderwright/domain/drawing-families'
import {
  bindSpec,
  isSpecValue,
  readerOfItem,
  type SpecField,
  specFields,
} from '@orderwright/domain/item-drawings'
import { adminDrawingMessages as words, drawingFamilyWords } from '@orderwright/domain/messages'
import { useMemo } from 'react'
import type { z } from 'zod'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import type { AdminData } from '../admin-data.ts'
import { DrawnExample } from './drawn-example.tsx'
import { PartDialog } from './part-dialog.tsx'
import { LayoutLimits } from './layout-limits.tsx'
import { type Source, sourcesOf } from './sources.ts'
import { partWord, pathWords } from './spec-words.ts'
import { SpecRow } from './spec-row.tsx'
import { type Example, useExample } from './use-example.ts'
import { usePartDraft } from './use-part-draft.ts'

interface DrawingEditorProps {
  product: Product
  adminData: AdminData
  onClose: () => void
}

const NOT_DRAWN = 'none'
const schema: z.ZodType<ProductDrawing> = productDrawingSchema

export function DrawingEditor({ product, adminData, onClose }: DrawingEditorProps) {
  const { title } = product
  const draft = usePartDraft(product, 'drawing', schema, product.drawing, {
    changes: words.drawingChanges({ title }),
    saved: words.drawingSaved({ title }),
  })
  const drawing = draft.value
  const example = useExample(product, adminData, drawing?.family ?? null)
  const sources = useMemo(
    () => sourcesOf(example.properties, adminData.options),
    [example.properties, adminData.options],
  )
  const drawn = useMemo(() => ({ ...product, drawing }), [product, drawing])
  const boundIds = new Set(
    Object.values(drawing?.bindings ?? {}).map(({ productPropertyId }) => productPropertyId),
  )
  return (
    <PartDialog
      title={words.drawingOf({ title })}
      draft={draft}
      example={example}
      boundIds={boundIds}
      picture={<DrawnExample product={drawn} example={example} />}
      onClose={onClose}
    >
      <Select
        label={words.family}
        className="sm:max-w-72"
        items={[
          { key: NOT_DRAWN, label: words.notDrawnChoice },
          ...drawingFamilyKeys.map((key) => ({ key, label: drawingFamilyWords[key] ?? key })),
        ]}
        value={drawing?.family ?? NOT_DRAWN}
        onChange={(key) => {
          if (key === NOT_DRAWN) return draft.set(null)
          // What the other family calls by the same name is kept.
          draft.set({ constants: {}, bindings: {}, ...drawing, family: key, limits: undefined })
        }}
      />
      {drawing && <SpecGroups drawing={drawing} example={example} sources={sources} onChange={draft.set} />}
    </PartDialog>
  )
}

interface SpecGroupsProps {
  drawing: ProductDrawing
  example: Example
  sources: readonly Source[]
  onChange: (drawing: ProductDrawing) => void
}

/** Parts that stand together: those of one group, and all that are of none. */
function grouped(fields: readonly SpecField[]): readonly (readonly [string, readonly SpecField[]])[] {
  const groups = new Map<string, SpecField[]>([['', []]])
  const named = new Set(fields.flatMap(({ path, input }) => (input === 'group' ? [path] : [])))
  for (const field of fields) {
    const [first = ''] = field.path.split('.')
    const key = named.has(first) ? first : ''
    const list = groups.get(key)
    if (list) list.push(field)
    else groups.set(key, [field])
  }
  return [...groups]
}

function SpecGroups({ drawing, example, sources, onChange }: SpecGroupsProps) {
  const family = findDrawingFamily(drawing.family)
  const problems = useProblemsOf(drawing, example)
  if (!family) {
    return (
      <p className="text-sm text-ink-2">
        {example.hasFailed ? words.drawingNotLoaded : words.loadingDrawing}
      </p>
    )
  }
  const { specSchema, limitsSchema } = family
  const isSet = ({ path }: SpecField) => drawing.bindings[path] !== undefined || path in drawing.constants
  return (
    <div className="border-t border-hairline">
      {grouped(specFields(specSchema)).map(([group, fields]) => {
        const count = countSet(fields, drawing)
        const hasProblem = fields.some(({ path }) => problems.has(path))
        return (
          <Disclosure
            key={group}
            isFlush
            defaultExpanded={group === '' || hasProblem || fields.some(isSet)}
            title={group === '' ? words.general : partWord(group)}
            trailing={count > 0 && <span className="pe-2 text-xs text-ink-2">{words.inUse({ count })}</span>}
            panelClassName="pb-3"
          >
            {fields.map((field) => (
              <SpecRow
                key={field.path}
                field={field}
                bound={drawing}
                sources={sources}
                isValue={(value) => isSpecValue(specSchema, field.path, value)}
                onChange={onChange}
                problem={
                  problems.has(field.path) ? words.missing({ fields: pathWords(field.path) }) : undefined
                }
              />
            ))}
          </Disclosure>
        )
      })}
      {limitsSchema && (
        <LayoutLimits
          limitsSchema={limitsSchema}
          limits={drawing.limits}
          onChange={(limits) => onChange({ ...drawing, limits })}
        />
      )}
    </div>
  )
}

function countSet(fields: readonly SpecField[], { bindings, constants }: ProductDrawing): number {
  return fields.filter(({ path }) => bindings[path] !== undefined || path in constants).length
}

/** The needed parts that the example leaves empty. */
function useProblemsOf(drawing: ProductDrawing, { shown, catalog }: Example): ReadonlySet<string> {
  return useMemo(() => {
    const family = findDrawingFamily(drawing.family)
    if (!family || !shown) return new Set()
    const read = readerOfItem(catalog, shown.document, shown.item)
    const parsed = family.parse({ ...bindSpec(drawing, read).spec })
    return new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.')))
  }, [drawing, shown, catalog])
}
