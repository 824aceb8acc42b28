/**
 * What a bill still needs when the items are right: shipping and tax, entered by employees of every organization. The
 * same fields in the order settings are those of the organizations whose profile asks for them. [1.6.21]
 */
import { checkoutMessages, orderStatusMessages as words } from '@orderwright/domain/messages'
import { Switch } from '../../../../ui/fields/checkbox.tsx'
import { useCheckout } from '../../checkout-context.tsx'
import { ShippingTerms } from '../../details/shipping-terms.tsx'
import { TaxRate } from '../../details/tax-rate.tsx'
import { AsideSection } from '../status-layout.tsx'

export function BillSection() {
  const { order, editor, viewer, abilities, pricingIsHidden } = useCheckout()
  if (!viewer.isEmployee || !abilities.updatePricing || pricingIsHidden) return null
  return (
    <AsideSection title={words.shippingAndTax}>
      <div role="group" aria-label={words.shippingAndTax} className="grid gap-3">
        <ShippingTerms />
        <TaxRate />
        <Switch
          isSelected={order.disableSalesTax === 0}
          onChange={(isOn) => editor.setOrderFields({ disableSalesTax: isOn ? 0 : 1 }, words.switchSalesTax)}
        >
          {words.chargeSalesTax}
        </Switch>
        <p className="text-xs text-ink-2">{checkoutMessages.billSaved}</p>
      </div>
    </AsideSection>
  )
}
