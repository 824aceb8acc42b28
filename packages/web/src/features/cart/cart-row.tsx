/** One line of the cart: rank, title, what was chosen, quantity and price. [1.2.65, 1.2.67, 1.2.68, 1.4.37, 1.5.21] */
import { clampRank, formatCents, type ItemEvaluation, messages } from '@orderwright/domain'
import { Trash2 } from 'lucide-react'
import { memo, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOpenOrder } from '../order-editor/editor-context.tsx'
import { itemTitle, productTitle } from '../order-editor/item-names.ts'
import { useItemActions } from '../order-editor/item-actions.ts'
import { ItemMenu } from '../order-editor/item-menu.tsx'
import { ItemThumbnail } from '../order-editor/item-thumbnail.tsx'
import { WhyInvalid } from '../order-editor/why-invalid.tsx'
import { useViewSettings } from '../order-editor/view-settings.tsx'
import { ChoiceList } from './choice-list.tsx'
import { itemChoices } from './item-choices.ts'

interface CartRowProps {
  evaluation: ItemEvaluation
  index: number
  count: number
  isActive: boolean
}

export const CartRow = memo(function CartRow({ evaluation, index, count, isActive }: CartRowProps) {
  const { editor, data } = useOpenOrder()
  const { unit } = useViewSettings()
  const actions = useItemActions()
  const { item, isValid } = evaluation
  const title = itemTitle(data.catalog, item)
  const product = productTitle(data.catalog, item)
  return (
    <li
      data-item={item.id}
      className={cx(
        'px-4 py-3 [contain-intrinsic-size:auto_190px] [content-visibility:auto]',
        isActive && 'bg-desk',
      )}
    >
      <div className="flex items-start gap-3">
        <RankInput
          rank={index + 1}
          count={count}
          title={title}
          isReadOnly={!data.abilities.update}
          onMove={(rank) => editor.moveItem(item.id, rank)}
        />
        <button
          type="button"
          aria-current={isActive ? 'true' : undefined}
          onClick={() => editor.selectItem(item.id)}
          className="min-w-0 flex-1 cursor-pointer rounded text-left"
        >
          <span className={cx('block truncate text-sm font-semibold', !isValid && 'text-invalid')}>
            {title}
          </span>
          <span className="block truncate text-xs text-ink-2">{product}</span>
        </button>
        <ItemThumbnail item={item} sizePx={40} />
      </div>
      <ChoiceList className="mt-2" choices={itemChoices(data.catalog, evaluation, unit)} />
      <div className="mt-2 flex items-center gap-1">
        <span className="tabular min-w-0 flex-1 text-sm">
          <RowPrice evaluation={evaluation} />
        </span>
        {!isValid && <WhyInvalid evaluation={evaluation} />}
        <ItemMenu item={item} size="small" />
        {data.abilities.update && (
          <IconButton
            label={`Delete ${title}`}
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
  const { price, item, lineTotal } = evaluation
  if (!price.ok && price.error.code === 'pricingHidden') return <>Quantity {item.quantity}</>
  if (!price.ok) return <span className="text-caution">{messages.priceOnRequest}</span>
  return (
    <>
      <span className="text-ink-2">
        {item.quantity} × {formatCents(price.unitPrice)} ={' '}
      </span>
      <span className="font-semibold">{formatCents(lineTotal ?? price.unitPrice)}</span>
    </>
  )
}

interface RankInputProps {
  rank: number
  count: number
  title: string
  isReadOnly: boolean
  onMove: (rank: number) => void
}

/** The place in the order as a number that can be typed over. */
function RankInput({ rank, count, title, isReadOnly, onMove }: RankInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  function commit() {
    if (draft === null) return
    setDraft(null)
    const next = clampRank(draft, count)
    if (next !== null && next !== rank) onMove(next)
  }
  return (
    <input
      aria-label={`Place of ${title}, 1 to ${count}`}
      inputMode="numeric"
      readOnly={isReadOnly}
      value={draft ?? String(rank)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, ''))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        else if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation()
          setDraft(null)
        }
      }}
      className="tabular h-7 w-9 shrink-0 rounded border border-transparent bg-transparent text-center text-sm text-ink-2 transition-colors hover:border-edge focus:border-edge focus:bg-paper pointer-coarse:h-11 pointer-coarse:w-11"
    />
  )
}
