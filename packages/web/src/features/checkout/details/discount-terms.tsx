/** The discount of an order: an amount or a rate, up to what its category allows. [1.4.30, 1.5.43] */
import { orderDetailsMessages, orderSettingsMessages as words } from '@orderwright/domain/messages'
import {
  checkDiscountRate,
  checkFlatDiscount,
  discountAs,
  discountCap,
  discountCapShare,
} from '@orderwright/domain/orders'
import { cents, formatCents, percentageOf, zeroCents } from '@orderwright/domain/units'
import { alert } from '../../../ui/popups/confirm.tsx'
import { EntryField } from '../../../ui/fields/entry-field.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { useCheckout } from '../checkout-context.tsx'

type Mode = 'amount' | 'rate'

export function DiscountTerms() {
  const { order, profile, editor, draftName } = useCheckout()
  const costs = useEditorState((state) => state.evaluation.costs)
  const subtotal = costs?.orderSubTotal ?? zeroCents
  const mode: Mode = order.discountMode
  const setAmount = (amount: number, typing?: string) =>
    editor.setOrderFields(
      { discountMode: 'amount', discountFlatAmount: cents(amount) },
      orderDetailsMessages.setDiscount,
      typing,
    )
  const setRate = (discountPercentage: number, typing?: string) =>
    editor.setOrderFields(
      { discountMode: 'rate', discountPercentage },
      orderDetailsMessages.setDiscount,
      typing,
    )

  /** The server refuses the same amount in the same words; a rate it stores as the most that counts. */
  function refuse(kind: Mode, value: number): string | undefined {
    if (kind === 'rate') return checkDiscountRate(order, value, profile) ?? undefined
    const wanted = { ...order, discountMode: kind, discountFlatAmount: cents(value) }
    return checkFlatDiscount(wanted, subtotal, profile)?.message
  }

  const cap = discountCap(order, profile)
  const limit =
    cap === null
      ? undefined
      : mode === 'rate' || subtotal <= 0
        ? words.discountCapped({ most: `${cap}%` })
        : words.discountCappedAmount({
            most: formatCents(percentageOf(subtotal, cap)),
            share: discountCapShare(cap, subtotal),
          })

  function setMode(next: Mode) {
    const terms = costs && discountAs(next, costs)
    if (terms) {
      editor.setOrderFields(
        terms,
        next === 'rate' ? orderDetailsMessages.discountAsARate : orderDetailsMessages.discountAsAnAmount,
      )
    } else if (costs) void alert({ message: words.discountNoRate })
  }

  return (
    <div className="flex items-start gap-2">
      <div className="flex-1">
        <EntryField
          label={orderDetailsMessages.discount}
          keptAs={draftName('discount')}
          kind={mode}
          value={mode === 'amount' ? order.discountFlatAmount : order.discountPercentage}
          onChange={(value) =>
            mode === 'amount' ? setAmount(value, 'discount') : setRate(value, 'discount')
          }
          onOther={(value) => (mode === 'amount' ? setRate(value) : setAmount(value))}
          refuse={refuse}
          description={limit}
        />
      </div>
      <SegmentedControl
        className="mt-5"
        label={orderDetailsMessages.discountIs}
        segments={[
          { key: 'amount', label: '$', name: orderDetailsMessages.anAmount },
          { key: 'rate', label: '%', name: orderDetailsMessages.aRate },
        ]}
        value={mode}
        onChange={setMode}
      />
    </div>
  )
}
