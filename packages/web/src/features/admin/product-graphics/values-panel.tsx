/** What the names of the graphic stand for in the preview: the choices of a product that shows it, or sliders. Nothing is saved. */
import type { Product } from '@orderwright/domain/catalog'
import type { ExpressionValue, GraphicParameter, ProductGraphic } from '@orderwright/domain/graphics'
import { graphicSpec } from '@orderwright/domain/item-drawings'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { useEffect, useMemo } from 'react'
import { Select } from '../../../ui/fields/select.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { AdminData } from '../admin-data.ts'
import { ExampleChoices } from '../product-drawing/example-choices.tsx'
import { useExample } from '../product-drawing/use-example.ts'
import { Sliders } from './sliders.tsx'
import type { Spec, Values } from './use-values.ts'

interface ValuesPanelProps {
  adminData: AdminData
  graphic: ProductGraphic
  parameters: readonly GraphicParameter[]
  values: Values
}

const SLIDERS = 'sliders'

export function ValuesPanel({ adminData, graphic, parameters, values }: ValuesPanelProps) {
  const { product, users, choose, setProductSpec } = values
  return (
    <section aria-label={words.values} className="space-y-3 px-3 py-2">
      {users.length > 0 && (
        <Select
          label={words.valuesOf}
          size="small"
          items={[
            ...users.map(({ id, title }) => ({ key: String(id), label: title || `#${id}` })),
            { key: SLIDERS, label: words.sliders },
          ]}
          value={product ? String(product.id) : SLIDERS}
          onChange={(key) => choose(key === SLIDERS ? null : Number(key))}
        />
      )}
      {product ? (
        <ProductValues
          key={product.id}
          product={product}
          adminData={adminData}
          graphic={graphic}
          onSpec={setProductSpec}
        />
      ) : (
        <Sliders
          parameters={parameters}
          valueOf={values.valueOf}
          onChange={(name: string, value: ExpressionValue) => values.set(name, value)}
        />
      )}
    </section>
  )
}

interface ProductValuesProps {
  product: Product
  adminData: AdminData
  graphic: ProductGraphic
  onSpec: (spec: Spec) => void
}

function ProductValues({ product, adminData, graphic, onSpec }: ProductValuesProps) {
  const example = useExample(product, adminData, null)
  const { shown, catalog, isLoading } = example
  const { id } = graphic
  const spec = useMemo(() => {
    if (!shown) return null
    // An archived graphic is looked at too; its nodes are of no matter here.
    const graphics = new Map(catalog.graphics)
    const held = graphics.get(id)
    if (held) graphics.set(id, { ...held, archived: 0 })
    return graphicSpec({ ...catalog, graphics }, shown.document, shown.item)?.spec ?? null
  }, [shown, catalog, id])
  useEffect(() => {
    if (spec) onSpec(spec)
  }, [spec, onSpec])
  const boundIds = new Set(
    [
      ...Object.values(product.graphic?.bindings ?? {}),
      ...Object.values(product.drawing?.bindings ?? {}),
    ].map(({ productPropertyId }) => productPropertyId),
  )
  if (isLoading) return <Spinner size={16} label={words.loadingProduct} />
  if (!shown) return <p className="text-sm text-ink-2">{words.productWithoutExample}</p>
  return <ExampleChoices example={example} propertyIds={boundIds} />
}
