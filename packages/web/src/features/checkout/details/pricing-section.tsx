/**
 * The money terms of an order, for employees of organisations that show them: pricing date, shipping, discount,
 * tariff, tax. Every change is computed at once. [1.2.88, 1.4.28–1.4.30, 1.6.21]
 */
import {
  amountWords,
  cents,
  depositRow,
  formatDate,
  orderSettingsMessages as words,
  totalLabel,
  zeroCents,
} from '@orderwright/domain'
import { Switch } from '../../../ui/checkbox.tsx'
import { EntryField, RateField } from '../../../ui/entry-field.tsx'
import { Money } from '../../../ui/money.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useEditorState } from '../../order-editor/editor-context.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { FormSection } from '../fields/form-section.tsx'
import { PricingDate } from './pricing-date.tsx'
import { TaxRate } from './tax-rate.tsx'

function ShippingTerms() {
  const { order, editor, draftName } = useCheckout()
  const mode = order.shippingMode === 'rate' ? 'rate' : order.shippingFlatAmount === null ? 'tbd' : 'amount'
  const setAmount = (amount: number, typing?: string) =>
    editor.setOrderFields(
      { shippingMode: 'amount', shippingFlatAmount: cents(amount) },
      'Set shipping',
      typing,
    )
  const setRate = (shippingPercentage: number, typing?: string) =>
    editor.setOrderFields({ shippingMode: 'rate', shippingPercentage }, 'Set shipping', typing)
  return (
    <div className="flex items-start gap-2">
      <div className="flex-1">
        {mode === 'tbd' ? (
          <TextField label="Shipping" value="To be determined" isDisabled />
        ) : (
          <EntryField
            label="Shipping"
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
        label="Shipping is"
        segments={[
          { key: 'tbd', label: amountWords.tbd },
          { key: 'amount', label: '$', name: 'An amount' },
          { key: 'rate', label: '%', name: 'A rate' },
        ]}
        value={mode}
        onChange={(next) => {
          if (next === 'rate') {
            editor.setOrderFields(
              { shippingMode: 'rate', shippingPercentage: order.shippingPercentage ?? 0 },
              'Charge shipping as a rate',
            )
          } else {
            editor.setOrderFields(
              { shippingMode: 'amount', shippingFlatAmount: next === 'tbd' ? null : zeroCents },
              next === 'tbd' ? 'Leave shipping open' : 'Charge shipping as an amount',
            )
          }
        }}
      />
    </div>
  )
}

function DiscountTerms() {
  const { order, profile, editor, draftName } = useCheckout()
  const mode = order.discountMode
  const setAmount = (amount: number, typing?: string) =>
    editor.setOrderFields(
      { discountMode: 'amount', discountFlatAmount: cents(amount) },
      'Set discount',
      typing,
    )
  const setRate = (discountPercentage: number, typing?: string) =>
    editor.setOrderFields({ discountMode: 'rate', discountPercentage }, 'Set discount', typing)
  const cap = profile.costs.discountCaps.find(
    ({ productCategoryId }) => productCategoryId === order.productCategoryId,
  )
  return (
    <div className="flex items-start gap-2">
      <div className="flex-1">
        <EntryField
          label="Discount"
          keptAs={draftName('discount')}
          kind={mode}
          value={mode === 'amount' ? order.discountFlatAmount : order.discountPercentage}
          onChange={(value) =>
            mode === 'amount' ? setAmount(value, 'discount') : setRate(value, 'discount')
          }
          onOther={(value) => (mode === 'amount' ? setRate(value) : setAmount(value))}
          description={cap && words.discountCapped({ most: `${cap.maxPercentage}%` })}
        />
      </div>
      <SegmentedControl
        className="mt-5"
        label="Discount is"
        segments={[
          { key: 'amount', label: '$', name: 'An amount' },
          { key: 'rate', label: '%', name: 'A rate' },
        ]}
        value={mode}
        onChange={(discountMode) =>
          editor.setOrderFields(
            { discountMode },
            discountMode === 'rate' ? 'Discount as a rate' : 'Discount as an amount',
          )
        }
      />
    </div>
  )
}

export function PricingSection() {
  const { order, editor, draftName } = useCheckout()
  const costs = useEditorState((state) => state.evaluation.costs)
  return (
    <FormSection title="Pricing">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <ShippingTerms />
        <DiscountTerms />
        <TaxRate />
        <RateField
          label="Tariff surcharge rate"
          keptAs={draftName('tariff')}
          value={order.tariffPercentage}
          onChange={(tariffPercentage) =>
            editor.setOrderFields({ tariffPercentage }, 'Set tariff rate', 'tariff')
          }
        />
        <div className="flex items-center">
          <Switch
            isSelected={order.disableSalesTax === 0}
            onChange={(isOn) => editor.setOrderFields({ disableSalesTax: isOn ? 0 : 1 }, 'Switch sales tax')}
          >
            Charge sales tax
          </Switch>
        </div>
      </div>
      <PricingDate />
      <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-2 rounded bg-desk px-3 py-2.5 text-sm">
        <Figure term={costs ? totalLabel(order, costs) : amountWords.total}>
          <Money cents={costs?.orderTotal} className="font-medium" />
        </Figure>
        <Figure term={costs ? depositRow(costs).label : ''}>
          <Money cents={costs?.depositAmount} />
        </Figure>
        <Figure term={`Amount paid${order.lastPaymentDate ? ` · ${formatDate(order.lastPaymentDate)}` : ''}`}>
          <Money cents={order.amountPaidInCents} />
        </Figure>
      </dl>
    </FormSection>
  )
}

function Figure({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-2">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
