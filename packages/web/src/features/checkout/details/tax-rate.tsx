/** The tax rate, and where it comes from: typed by somebody, or looked up for the delivery address. [1.7.24, 1.7.25] */
import { endpoints } from '@orderwright/contract'
import { orderDetailsMessages, orderSettingsMessages as words } from '@orderwright/domain/messages'
import { lookupBehindRate, type ProductOrder, taxAddressKey } from '@orderwright/domain/orders'
import { formatDate } from '@orderwright/domain/units'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { alert } from '../../../ui/popups/confirm.tsx'
import { RateField } from '../../../ui/fields/entry-field.tsx'
import { useCheckout } from '../checkout-context.tsx'

/** What is known of the rate; nothing for one that a person set. */
export function taxHint(order: ProductOrder): string | undefined {
  const { taxLookup } = order
  if (!taxLookup || taxLookup.address !== taxAddressKey(order.deliveryAddress)) return undefined
  const behind = lookupBehindRate(order)
  if (behind) {
    const { date, source } = behind
    return words.taxFound({ rate: `${order.taxPercentage}%`, date: formatDate(date), source })
  }
  const { outcome, state, date } = taxLookup
  if (outcome === 'wanted') return words.taxWanted
  if (outcome === 'failed') return words.taxUnavailable({ state })
  return outcome === 'none' ? words.taxNone({ state, date: formatDate(date) }) : undefined
}

export function TaxRate() {
  const { order, editor, viewer, takeOrder, draftName } = useCheckout()
  const [isAsking, setIsAsking] = useState(false)
  const hint = taxHint(order)
  const { taxLookup } = order
  const canAskAgain =
    taxLookup !== null &&
    taxLookup.address === taxAddressKey(order.deliveryAddress) &&
    (taxLookup.outcome === 'failed' || (taxLookup.outcome === 'found' && lookupBehindRate(order) === null))

  async function askAgain() {
    setIsAsking(true)
    const { orgId, id, deliveryAddress } = order
    const result = await call(endpoints.getTaxRate, {
      orgId,
      ...viewer.caller,
      productOrderId: id,
      deliveryAddress,
    })
    setIsAsking(false)
    if (!result.ok) return alert({ message: result.error.message })
    if (result.data.productOrder) takeOrder(result.data.productOrder)
  }

  return (
    <div>
      <RateField
        label={orderDetailsMessages.taxRate}
        keptAs={draftName('tax')}
        value={order.taxPercentage}
        isDisabled={order.disableSalesTax === 1}
        onChange={(taxPercentage) =>
          editor.setOrderFields({ taxPercentage }, orderDetailsMessages.setTaxRate, 'tax')
        }
      />
      {(hint || canAskAgain) && (
        <div role="status" className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
          {hint}
          {canAskAgain && (
            <Button size="small" variant="quiet" isPending={isAsking} onPress={() => void askAgain()}>
              {words.taxAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
