/** In place of a drawing: what it still needs, or that there is none, with the product's picture small beside it. */
import { customProductId } from '@orderwright/domain/catalog'
import type { ItemEvaluation } from '@orderwright/domain/configuration'
import { messages, orderScreenMessages as words } from '@orderwright/domain/messages'
import { formatCents } from '@orderwright/domain/units'
import { PackagePlus, Ruler } from 'lucide-react'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { itemTitle, productTitle } from '../../open-order/item-names.ts'
import { itemPicture } from '../../order-items/item-picture.ts'

interface NoDrawingProps {
  evaluation: ItemEvaluation
  missing: readonly number[]
  isUndrawable: boolean
}

export function NoDrawing({ evaluation, missing, isUndrawable }: NoDrawingProps) {
  const { data } = useOpenOrder()
  const { item } = evaluation
  const titles = missing
    .map((id) => data.catalog.properties.get(id)?.title)
    .filter((title) => title !== undefined)
  const picture = itemPicture(data.catalog, item)
  const isCustom = item.productId === customProductId
  const isPictured = picture !== null && titles.length === 0 && !isUndrawable
  return (
    <div className="flex size-full flex-col items-center justify-center gap-2 px-8 text-center">
      {isPictured ? (
        // A small picture: enlarged it would pass for a drawing.
        <img
          src={picture}
          alt={productTitle(data.catalog, item)}
          className="mb-2 size-24 rounded border border-hairline bg-paper object-contain p-2"
        />
      ) : isCustom ? (
        <PackagePlus className="size-8 stroke-1 text-ink-3" aria-hidden />
      ) : (
        <Ruler className="size-8 stroke-1 text-ink-3" aria-hidden />
      )}
      <p className="max-w-80 text-base text-ink-2">
        {isCustom
          ? words.customHasNoDrawing({
              title: itemTitle(data.catalog, item),
              price: item.customPriceInCents === null ? undefined : formatCents(item.customPriceInCents),
            })
          : titles.length > 0
            ? titles.map((title) => messages.drawingIncomplete({ title })).join(' ')
            : isUndrawable
              ? messages.drawingUnreadable
              : words.hasNoDrawing}
      </p>
    </div>
  )
}
