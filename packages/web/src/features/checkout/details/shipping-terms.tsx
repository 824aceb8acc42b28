/** Shipping of an order: to be determined, an amount, or a rate of the goods. [1.4.29] */
import {
  amountWords,
  orderDetailsMessages,
  orderSettingsMessages as words,
} from '@orderwright/domain/messages'
import { shippingAs } from '@orderwright/domain/orders'
import { cents, formatCents, zeroCents } from '@orderwright/domain/units'
import { alert } from '../../../ui/popups/confirm.tsx'
import { EntryField } from '../../../ui/fields/entry-field.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { useCheckout } from '../checkout-context.tsx'

type Mode = 'tbd' | 'amount' | 'rate'

export function ShippingTerms() {
  const { order, editor, draftName } = useCheckout()
  const costs = useEditorState((state) => state.evaluation.costs)
  const mode: Mode =
    order.shippingMode === 'rate' ? 'rate' : order.shippingFlatAmount === null ? 'tbd' : 'amount'
  const setAmount = (amount: number, typing?: string) =>
    editor.setOrderFields(
      { shippingMode: 'amount', shippingFlatAmount: cents(amount) },
      orderDetailsMessages.setShipping,
      typing,
    )
  const setRate = (shippingPercentage: number, typing?: string) =>
    editor.setOrderFields(
      { shippingMode: 'rate', shippingPercentage },
      orderDetailsMessages.setShipping,
      typing,
    )

  function setMode(next: Mode) {
    if (next === 'tbd') {
      editor.setOrderFields(
        { shippingMode: 'amount', shippingFlatAmount: null },
        orderDetailsMessages.leaveShippingOpen,
      )
      return
    }
    // What was still open begins at 0.
    const terms = costs && shippingAs(next, costs)
    if (terms) {
      const label =
        next === 'rate'
          ? orderDetailsMessages.chargeShippingAsRate
          : orderDetailsMessages.chargeShippingAsAmount
      editor.setOrderFields(terms, label)
    } else if (costs) {
      const goods = formatCents(cents(costs.orderSubTotal - costs.discount))
      const shipping = formatCents(costs.shipping ?? zeroCents)
      void alert({ message: words.shippingAboveRate({ shipping, goods }) })
    }
  }

  return (
    <div className="flex items-start gap-2">
      <div className="flex-1">
        {mode === 'tbd' ? (
          <TextField
            label={orderDetailsMessages.shipping}
            value={orderDetailsMessages.toBeDetermined}
            isDisabled
          />
        ) : (
          <EntryField
            label={orderDetailsMessages.shipping}
            keptAs={draftName('shipping')}
            kind={mode}
            value={mode === 'amount' ? order.shippingFlatAmount : order.shippingPercentage}
            onChange={(value) =>
              mode === 'amount' ? setAmount(value, 'shipping') : setRate(value, 'shipping')
            }
            onOther={(value) => (mode === 'amount' ? setRate(value) : setAmount(value))}
          />
        )}
      </div>
      <SegmentedControl
        className="mt-5"
        label={orderDetailsMessages.shippingIs}
        segments={[
          { key: 'tbd', label: amountWords.tbd },
          { key: 'amount', label: '$', name: orderDetailsMessages.anAmount },
          { key: 'rate', label: '%', name: orderDetailsMessages.aRate },
        ]}
        value={mode}
        onChange={setMode}
      />
    </div>
  )
}
