/** What a variant costs, and how much more that is than the item as it is. */
import type { OrderEvaluation } from '@orderwright/domain/configuration'
import { messages, variantMessages as words } from '@orderwright/domain/messages'
import { cents, formatCents } from '@orderwright/domain/units'
import { priceDifferenceText } from '../options/price-difference.ts'
import { differencesOf } from './make-variants.ts'

interface VariantPriceProps {
  itemId: number
  evaluation: OrderEvaluation
  /** the order as it is; null in the column of the item itself */
  base: OrderEvaluation | null
}

export function VariantPrice({ itemId, evaluation, base }: VariantPriceProps) {
  const item = evaluation.itemsById.get(itemId)
  if (!item || (!item.price.ok && item.price.error.code === 'pricingHidden')) return <div />
  return (
    <p className="tabular flex flex-wrap items-baseline gap-x-2 px-4 py-1">
      {item.price.ok ? (
        <span className="text-base font-semibold">{formatCents(item.lineTotal ?? item.price.unitPrice)}</span>
      ) : (
        <span className="font-medium text-caution">{messages.priceOnRequest}</span>
      )}
      {item.item.quantity > 1 && (
        <span className="text-xs text-ink-2">{words.pieces({ count: item.item.quantity })}</span>
      )}
      {base && <span className="ms-auto text-sm text-ink-2">{differenceText(base, evaluation, itemId)}</span>}
    </p>
  )
}

function differenceText(base: OrderEvaluation, evaluation: OrderEvaluation, itemId: number): string {
  const { item, order } = differencesOf(base, evaluation, itemId)
  if (item === null) return ''
  const own = item === 0 ? words.samePrice : priceDifferenceText(cents(item))
  // Choices for the whole order change other items as well.
  if (order === null || order === item) return own
  return words.inAllItems({ amount: priceDifferenceText(cents(order)) || words.samePrice })
}
