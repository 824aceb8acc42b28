/** The order in a few lines, for the screens on which it is not edited. */
import { countryName } from '../fields/regions.ts'
import { isEmptyAddress } from '../fields/contact-rules.ts'
import { Money } from '../../../ui/money.tsx'
import { useEditorState } from '../../order-editor/editor-context.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { type Address, amountWords, totalText } from '@orderwright/domain'
import type { ReactNode } from 'react'

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="text-ink-2">{term}</dt>
      <dd className="min-w-0 text-right break-words">{children}</dd>
    </div>
  )
}

/** An address on lines, as on an envelope. */
export function AddressLines({ address }: { address: Address }) {
  if (isEmptyAddress(address)) return <span className="text-ink-3">No address yet</span>
  const place = [address.city, [address.state, address.zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  const lines = [address.streetAddress, address.streetAddress2, place]
  if (address.country !== 'US') lines.push(countryName(address.country))
  return (
    <>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </>
  )
}

/** Items, money, PO number, delivery. */
export function OrderSummary() {
  const { order, pricingIsHidden } = useCheckout()
  const items = useEditorState((state) => state.document.items)
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0)
  const { costs } = order
  return (
    <dl className="tabular text-sm">
      <Line term="Items">
        {items.length} ({pieces} {pieces === 1 ? 'piece' : 'pieces'})
      </Line>
      {!pricingIsHidden && (
        <>
          <Line term={amountWords.total}>
            <span className="font-medium">{totalText(costs)}</span>
          </Line>
          {order.amountPaidInCents !== 0 && (
            <Line term={amountWords.paid}>
              <Money cents={order.amountPaidInCents} />
            </Line>
          )}
        </>
      )}
      {order.purchaseOrderNumber && <Line term="PO number">{order.purchaseOrderNumber}</Line>}
      <Line term="Delivery">
        <AddressLines address={order.deliveryAddress} />
      </Line>
    </dl>
  )
}
