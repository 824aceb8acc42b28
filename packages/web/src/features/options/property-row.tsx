/** One property of the options panel, in the way its type wants. */
import { isEngraved, type PropertyEvaluation } from '@orderwright/domain'
import { useOpenOrder } from '../order-editor/editor-context.tsx'
import { EngravingRow } from './engraving/engraving-row.tsx'
import { OptionRow } from './option-row.tsx'
import { CheckRow } from './check-row.tsx'
import { FigureRow } from './figure-row.tsx'
import { TextRow } from './text-row.tsx'
import { TextsRow } from './texts-row.tsx'

interface PropertyRowProps {
  itemId: number | null
  productId: number | null
  view: PropertyEvaluation
}

export function PropertyRow({ itemId, productId, view }: PropertyRowProps) {
  const { data, profile } = useOpenOrder()
  const { property } = view
  const product = productId === null ? undefined : data.catalog.products.get(productId)
  if (itemId !== null && isEngraved(property, product, profile)) {
    return <EngravingRow itemId={itemId} view={view} />
  }
  if (property.isArray === 1) return <TextsRow itemId={itemId} view={view} />
  switch (property.type) {
    case 'singleSelect':
    case 'select':
      return <OptionRow itemId={itemId} view={view} />
    case 'text':
      return <TextRow itemId={itemId} view={view} />
    case 'number':
    case 'dimensions':
      return <FigureRow itemId={itemId} view={view} />
    case 'checkbox':
      return <CheckRow itemId={itemId} view={view} />
  }
}
