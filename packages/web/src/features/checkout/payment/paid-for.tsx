/** What is paid for: each item with its small drawing, and the terms that the payment agrees to. */
import { customProductId } from '@orderwright/domain/catalog'
import { paymentMessages as words } from '@orderwright/domain/messages'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Money } from '../../../ui/money.tsx'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { productTitle } from '../../open-order/item-names.ts'
import { ItemThumbnail } from '../../order-items/item-thumbnail.tsx'
import { useCheckout } from '../checkout-context.tsx'

const THUMBNAIL_PX = 44

export function PaidFor() {
  const { order, profile, pricingIsHidden } = useCheckout()
  const items = useEditorState((state) => state.evaluation.items)
  const catalog = useEditorState((state) => state.evaluation.context.catalog)
  const { terms } = profile.documents
  return (
    <section aria-labelledby="paid-for">
      <h2 id="paid-for" className="mb-2 text-sm font-semibold">
        {words.whatIsPaidFor}
      </h2>
      {order.agreedAmounts !== null && (
        <p className="mb-2 max-w-prose text-sm text-ink-2">{words.paidForAsProposed}</p>
      )}
      <ul className="divide-y divide-hairline border-y border-hairline text-sm">
        {items.map(({ item, lineTotal, price }) => {
          const product = productTitle(catalog, item)
          const hasProduct = item.title !== '' && item.productId !== customProductId
          return (
            <li key={item.id} className="flex items-center gap-3 py-2">
              <span className="flex size-12 shrink-0 items-center justify-center rounded bg-desk">
                <ItemThumbnail item={item} sizePx={THUMBNAIL_PX} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{item.title || product}</span>
                {hasProduct && <span className="block truncate text-ink-2">{product}</span>}
              </span>
              <span className="tabular shrink-0 self-start py-1.5 text-end">
                <span className="text-ink-2">{item.quantity} ×</span>
                {!pricingIsHidden && price.ok && (
                  <>
                    {' '}
                    <Money cents={price.unitPrice} className="text-ink-2" />
                    <Money cents={lineTotal} className="block font-medium" />
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {terms.length > 0 && (
        <Disclosure title={words.terms} isFlush>
          <ol className="list-decimal space-y-1 pb-4 ps-5 text-sm text-ink-2">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ol>
        </Disclosure>
      )}
    </section>
  )
}
