/** The order in a few lines, for the screens on which it is not edited. */
import { countryName } from '../../fields/regions.ts'
import { isEmptyAddress } from '../../fields/contact-rules.ts'
import { Money } from '../../../../ui/money.tsx'
import { useEditorState } from '../../../open-order/editor-context.tsx'
import { useCheckout } from '../../checkout-context.tsx'
import { amountWords, orderStatusMessages as words } from '@orderwright/domain/messages'
import type { Address } from '@orderwright/domain/orders'
import { CostLines } from './cost-lines.tsx'
import { SummaryLine } from './summary-line.tsx'

/** An address on lines, as on an envelope. */
export function AddressLines({ address }: { address: Address }) {
  if (isEmptyAddress(address)) return <span className="text-ink-3">{words.noAddressYet}</span>
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
  return (
    <dl className="tabular text-sm">
      <SummaryLine term={words.items}>
        {items.length} ({pieces} {pieces === 1 ? words.piece : words.pieces})
      </SummaryLine>
      {!pricingIsHidden && (
        <>
          <CostLines />
          {order.amountPaidInCents !== 0 && (
            <SummaryLine term={amountWords.paid}>
              <Money cents={order.amountPaidInCents} />
            </SummaryLine>
          )}
        </>
      )}
      {order.purchaseOrderNumber && (
        <SummaryLine term={words.poNumber}>{order.purchaseOrderNumber}</SummaryLine>
      )}
      <SummaryLine term={words.delivery}>
        <AddressLines address={order.deliveryAddress} />
      </SummaryLine>
    </dl>
  )
}
