/** One property of the options panel, in the way its type wants. */
import type { PropertyEvaluation } from '@orderwright/domain/configuration'
import { isEngraved } from '@orderwright/domain/item-drawings'
import { memo } from 'react'
import { deferredView } from '../../../ui/deferred.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { EngravingRow } from '../engraving/engraving-row.tsx'
import { OptionRow } from './option-row.tsx'
import { isSameView } from '../property-groups.ts'

/** Until it is there it keeps the room of a field. */
const TypedRow = deferredView(
  () => import('./typed-row.tsx').then((part) => part.TypedRow),
  <div className="h-18" />,
)

interface PropertyRowProps {
  itemId: number | null
  productId: number | null
  view: PropertyEvaluation
}

/** Drawn again only when what is chosen or offered there has changed. */
export const PropertyRow = memo(function PropertyRow({ itemId, productId, view }: PropertyRowProps) {
  const { data, profile } = useOpenOrder()
  const { property } = view
  const product = productId === null ? undefined : data.catalog.products.get(productId)
  if (itemId !== null && isEngraved(property, product, profile)) {
    return <EngravingRow itemId={itemId} view={view} />
  }
  const isChosen = property.type === 'singleSelect' || property.type === 'select'
  if (isChosen && property.isArray === 0) return <OptionRow itemId={itemId} view={view} />
  return <TypedRow itemId={itemId} view={view} />
}, isSameRow)

function isSameRow(one: PropertyRowProps, other: PropertyRowProps): boolean {
  return one.itemId === other.itemId && one.productId === other.productId && isSameView(one.view, other.view)
}
