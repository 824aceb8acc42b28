/** One line of the cart: place, title, what was chosen, quantity and price. [1.2.65, 1.2.67, 1.2.68, 1.4.37, 1.5.21] */
import type { ItemEvaluation } from '@orderwright/domain/configuration'
import { cartMessages as words, messages } from '@orderwright/domain/messages'
import { formatCents } from '@orderwright/domain/units'
import { GripVertical, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { useItemActions } from '../order-items/item-actions.ts'
import { ItemMenu } from '../order-items/item-menu.tsx'
import { itemTitle, productTitle } from '../open-order/item-names.ts'
import { ItemThumbnail } from '../order-items/item-thumbnail.tsx'
import { dragClasses } from '../../ui/drag/use-drag-rows.ts'
import { useViewSettings } from '../open-order/view-settings.tsx'
import { WhyInvalid } from '../options/why-invalid.tsx'
import { ChoiceList } from './choice-list.tsx'
import { itemChoices } from './item-choices.ts'
import { QuantityInput, RankInput, TitleInput } from './row-inputs.tsx'

interface CartRowProps {
  evaluation: ItemEvaluation
  index: number
  count: number
  isActive: boolean
  /** all lines are shown, so that a place between two of them is one of the order */
  canDrag: boolean
  /** null: nothing is being selected */
  selectBox: ReactNode
}

export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { evaluation, index, count, isActive, canDrag, selectBox } = props
  const { editor, data } = useOpenOrder()
  const { unit } = useViewSettings()
  const actions = useItemActions()
  const { item, isValid } = evaluation
  const title = itemTitle(data.catalog, item)
  const canEdit = data.abilities.update
  return (
    <li
      data-item={item.id}
      className={cx(
        'group px-4 py-3 [contain-intrinsic-size:auto_190px] [content-visibility:auto]',
        dragClasses('y'),
        isActive && 'bg-desk',
      )}
    >
      <div className="flex items-start gap-2">
        {selectBox && <span className="flex h-7 w-6 items-center pointer-coarse:h-11">{selectBox}</span>}
        <span className={cx('relative flex items-center', !selectBox && '-ms-3 ps-1')}>
          {canDrag && (
            // The keyboard's ways are the place's number and the menu.
            <span
              data-drag=""
              aria-hidden="true"
              title={words.dragToAnotherPlace}
              className="flex h-7 cursor-grab touch-none items-center text-ink-3 opacity-0 group-hover:opacity-100 pointer-coarse:h-11 pointer-coarse:opacity-100"
            >
              <GripVertical className="size-3.5" />
            </span>
          )}
          <RankInput
            rank={index + 1}
            count={count}
            title={title}
            isReadOnly={!canEdit}
            onMove={(rank) => editor.moveItem(item.id, rank)}
          />
        </span>
        <div className="min-w-0 flex-1">
          <TitleInput item={item} shownTitle={title} isInvalid={!isValid} isReadOnly={!canEdit} />
          {!isValid && <span className="sr-only">{words.isInvalid}</span>}
          {item.title !== '' && (
            <p className="truncate px-1 text-xs text-ink-2">{productTitle(data.catalog, item)}</p>
          )}
        </div>
        <button
          type="button"
          aria-current={isActive ? 'true' : undefined}
          aria-label={words.showItem({ title })}
          onClick={() => editor.selectItem(item.id)}
          className="shrink-0 cursor-pointer rounded"
        >
          <ItemThumbnail item={item} sizePx={44} />
        </button>
      </div>
      <ChoiceList className="mt-2" choices={itemChoices(data.catalog, evaluation, unit)} />
      <div className="mt-2 flex items-center gap-1">
        <QuantityInput item={item} title={title} isReadOnly={!canEdit} />
        <span className="tabular min-w-0 flex-1 text-sm">
          <RowPrice evaluation={evaluation} />
        </span>
        {!isValid && <WhyInvalid evaluation={evaluation} />}
        <ItemMenu itemId={item.id} size="small" />
        {canEdit && (
          <IconButton
            label={words.deleteItem({ title })}
            icon={<Trash2 />}
            size="small"
            variant="danger"
            onPress={() => void actions.remove(item)}
          />
        )}
      </div>
    </li>
  )
})

function RowPrice({ evaluation }: { evaluation: ItemEvaluation }) {
  const { price, lineTotal } = evaluation
  if (!price.ok && price.error.code === 'pricingHidden') return null
  if (!price.ok) return <span className="text-caution">{messages.priceOnRequest}</span>
  return (
    <>
      <span className="text-ink-2">× {formatCents(price.unitPrice)} = </span>
      <span className="font-semibold">{formatCents(lineTotal ?? price.unitPrice)}</span>
    </>
  )
}
