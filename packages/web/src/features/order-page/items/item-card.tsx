/** One line in the item list: its drawing, its name, quantity and price; in red, with the reason, when invalid. */
import type { ItemEvaluation } from '@orderwright/domain/configuration'
import { messages, orderScreenMessages as words } from '@orderwright/domain/messages'
import { formatCents } from '@orderwright/domain/units'
import { memo } from 'react'
import { useWasNear } from '../../../lib/browser/near-view.ts'
import { cx } from '../../../ui/cx.ts'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { itemTitle, productTitle } from '../../open-order/item-names.ts'
import { ItemThumbnail } from '../../order-items/item-thumbnail.tsx'
import { CommentMarkSlot } from '../../comments/comments-slots.tsx'
import { FileMarkSlot } from '../../order-files/files-slots.tsx'
import { PeopleOnItemSlot } from '../../open-order/people-slots.tsx'
import { WhyInvalid } from '../../options/why-invalid.tsx'
import { dragClasses } from '../../../ui/drag/use-drag-rows.ts'

interface ItemCardProps {
  evaluation: ItemEvaluation
  index: number
  isActive: boolean
  layout: 'column' | 'strip'
}

/** Lines whose drawings are part of the first picture; those further down are drawn when they come near. */
const shownAtOnce = 12

/** What one piece costs times how many, or why there is no figure; empty while prices are hidden. */
export function itemPriceText(evaluation: ItemEvaluation): string {
  const { price, item } = evaluation
  if (price.ok) return `${item.quantity} × ${formatCents(price.unitPrice)}`
  if (price.error.code === 'pricingHidden') return words.quantityOf({ quantity: item.quantity })
  return `${item.quantity} × ${messages.priceOnRequest.toLowerCase()}`
}

export const ItemCard = memo(function ItemCard({ evaluation, index, isActive, layout }: ItemCardProps) {
  const { editor, data } = useOpenOrder()
  const { item, isValid } = evaluation
  const title = itemTitle(data.catalog, item)
  const product = productTitle(data.catalog, item)
  const [near, wasNear] = useWasNear(isActive || index < shownAtOnce)
  const sizePx = layout === 'column' ? 52 : 44
  return (
    <li
      ref={near}
      data-item={item.id}
      className={cx(
        'group relative [content-visibility:auto]',
        dragClasses(layout === 'column' ? 'y' : 'x'),
        layout === 'column'
          ? '[contain-intrinsic-size:auto_76px]'
          : 'max-w-64 min-w-44 flex-1 [contain-intrinsic-size:176px_72px]',
      )}
    >
      <button
        type="button"
        aria-current={isActive ? 'true' : undefined}
        onClick={() => editor.selectItem(item.id)}
        className={cx(
          'focus-inset flex w-full cursor-pointer items-center gap-3 text-start transition-colors',
          layout === 'column' ? 'min-h-19 px-4 py-2.5' : 'h-18 px-3 py-2',
          isActive ? 'bg-paper' : 'hover:bg-shade',
        )}
      >
        {isActive && (
          <span
            aria-hidden="true"
            className={cx(
              'absolute bg-accent',
              layout === 'column' ? 'inset-y-0 start-0 w-0.5' : 'inset-x-0 bottom-0 h-0.5',
            )}
          />
        )}
        <span className="shrink-0" style={{ width: sizePx, height: sizePx }}>
          {wasNear && <ItemThumbnail item={item} sizePx={sizePx} />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-1.5">
            <span className="tabular text-xs text-ink-2">{index + 1}</span>
            <span dir="auto" className={cx('truncate text-sm font-medium', !isValid && 'text-invalid')}>
              {title}
            </span>
          </span>
          {title !== product && <span className="block truncate text-xs text-ink-2">{product}</span>}
          <span
            className={cx(
              'tabular block truncate text-xs text-ink-2',
              // Room for "why?" beside it.
              !isValid && layout === 'strip' && 'pe-8',
            )}
          >
            {itemPriceText(evaluation)}
          </span>
          {!isValid && <span className="sr-only">{words.itemIsInvalid}</span>}
          {!isValid && layout === 'column' && <span className="block h-5" aria-hidden="true" />}
        </span>
      </button>
      <PeopleOnItemSlot itemId={item.id} className="absolute top-1.5 end-1.5" />
      <span className={cx('absolute end-1.5 flex', layout === 'column' ? 'bottom-1.5' : 'top-6')}>
        <FileMarkSlot itemId={item.id} />
        <CommentMarkSlot itemId={item.id} />
      </span>
      {!isValid && (
        <span
          className={cx('absolute', layout === 'column' ? 'bottom-2 start-[82px]' : 'end-1.5 bottom-1.5')}
        >
          <WhyInvalid evaluation={evaluation} />
        </span>
      )}
    </li>
  )
})
