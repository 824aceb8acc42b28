/**
 * The money terms of an order, for employees of organisations that show them: pricing date, shipping, discount,
 * tariff, tax. Every change is computed at once. [1.2.88, 1.4.28–1.4.30, 1.6.21]
 */
import { amountWords, orderDetailsMessages as words } from '@orderwright/domain/messages'
import { depositRow, totalLabel } from '@orderwright/domain/orders'
import { useFormatDay } from '../../../lib/session/use-format-day.ts'
import { Switch } from '../../../ui/fields/checkbox.tsx'
import { RateField } from '../../../ui/fields/entry-field.tsx'
import { Money } from '../../../ui/money.tsx'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { DiscountTerms } from './discount-terms.tsx'
import { FormSection } from '../fields/form-section.tsx'
import { PricingDate } from './pricing-date.tsx'
import { ShippingTerms } from './shipping-terms.tsx'
import { TaxRate } from './tax-rate.tsx'

export function PricingSection() {
  const formatDay = useFormatDay()
  const { order, editor, draftName } = useCheckout()
  const costs = useEditorState((state) => state.evaluation.costs)
  return (
    <FormSection title={words.pricing}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <ShippingTerms />
        <DiscountTerms />
        <TaxRate />
        <RateField
          label={words.tariffSurchargeRate}
          keptAs={draftName('tariff')}
          value={order.tariffPercentage}
          onChange={(tariffPercentage) =>
            editor.setOrderFields({ tariffPercentage }, words.setTariffRate, 'tariff')
          }
        />
        <div className="flex items-center">
          <Switch
            isSelected={order.disableSalesTax === 0}
            onChange={(isOn) =>
              editor.setOrderFields({ disableSalesTax: isOn ? 0 : 1 }, words.switchSalesTax)
            }
          >
            {words.chargeSalesTax}
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
        <Figure
          term={words.amountPaid({
            since: order.lastPaymentDate ? ` · ${formatDay(order.lastPaymentDate)}` : '',
          })}
        >
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
