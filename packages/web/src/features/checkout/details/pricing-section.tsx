/**
 * The money terms of an order, for employees of organisations that show them: pricing date, shipping, discount,
 * tariff, tax. Every change is computed at once. [1.2.88, 1.4.28–1.4.30, 1.6.21]
 */
import { type Cents, cents, formatDate, roundToCents } from '@orderwright/domain'
import { Switch } from '../../../ui/checkbox.tsx'
import { Money } from '../../../ui/money.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { FormSection } from '../fields/form-section.tsx'
import { PricingDate } from './pricing-date.tsx'

const dollars = (amount: Cents | null) => (amount === null ? null : amount / 100)
const toCents = (amount: number) => roundToCents(amount * 100)
const twoDecimals = (amount: number) => amount.toFixed(2)
const percent = { suffix: '%', minValue: 0, maxValue: 100 }
const money = { prefix: '$', minValue: 0, maxValue: 10_000_000, format: twoDecimals }

function ShippingTerms() {
  const { order, editor } = useCheckout()
  const mode = order.shippingMode === 'rate' ? 'rate' : order.shippingFlatAmount === null ? 'tbd' : 'amount'
  return (
    <div className="flex items-end gap-2">
      <div className="flex-1">
        {mode === 'tbd' && <TextField label="Shipping" value="To be determined" isDisabled />}
        {mode === 'amount' && (
          <NumberField
            label="Shipping"
            {...money}
            value={dollars(order.shippingFlatAmount)}
            onChange={(amount) =>
              editor.setOrderFields({ shippingFlatAmount: toCents(amount) }, 'Set shipping')
            }
          />
        )}
        {mode === 'rate' && (
          <NumberField
            label="Shipping"
            {...percent}
            value={order.shippingPercentage}
            onChange={(shippingPercentage) => editor.setOrderFields({ shippingPercentage }, 'Set shipping')}
          />
        )}
      </div>
      <SegmentedControl
        label="Shipping is"
        segments={[
          { key: 'tbd', label: 'TBD' },
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
              { shippingMode: 'amount', shippingFlatAmount: next === 'tbd' ? null : cents(0) },
              next === 'tbd' ? 'Leave shipping open' : 'Charge shipping as an amount',
            )
          }
        }}
      />
    </div>
  )
}

function DiscountTerms() {
  const { order, editor } = useCheckout()
  return (
    <div className="flex items-end gap-2">
      <div className="flex-1">
        {order.discountMode === 'amount' ? (
          <NumberField
            label="Discount"
            {...money}
            value={dollars(order.discountFlatAmount)}
            onChange={(amount) =>
              editor.setOrderFields({ discountFlatAmount: toCents(amount) }, 'Set discount')
            }
          />
        ) : (
          <NumberField
            label="Discount"
            {...percent}
            value={order.discountPercentage}
            onChange={(discountPercentage) => editor.setOrderFields({ discountPercentage }, 'Set discount')}
          />
        )}
      </div>
      <SegmentedControl
        label="Discount is"
        segments={[
          { key: 'amount', label: '$', name: 'An amount' },
          { key: 'rate', label: '%', name: 'A rate' },
        ]}
        value={order.discountMode}
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
  const { order, editor, state } = useCheckout()
  const { costs } = state.evaluation
  return (
    <FormSection title="Pricing">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <ShippingTerms />
        <DiscountTerms />
        <NumberField
          label="Tax rate"
          {...percent}
          value={order.taxPercentage}
          isDisabled={order.disableSalesTax === 1}
          onChange={(taxPercentage) => editor.setOrderFields({ taxPercentage }, 'Set tax rate')}
        />
        <NumberField
          label="Tariff surcharge rate"
          {...percent}
          value={order.tariffPercentage}
          onChange={(tariffPercentage) => editor.setOrderFields({ tariffPercentage }, 'Set tariff rate')}
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
        <Figure term="Total">
          <Money cents={costs?.orderTotal} className="font-medium" />
        </Figure>
        <Figure term={`Deposit ${costs ? `${costs.depositPercentage}%` : ''}`}>
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
