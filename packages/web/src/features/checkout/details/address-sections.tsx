/** Where the order goes, and where its invoice goes when that is elsewhere. */
import { orderDetailsMessages as words } from '@orderwright/domain/messages'
import { addressSchema } from '@orderwright/domain/orders'
import { useState } from 'react'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { AddressFields } from '../fields/address-fields.tsx'
import { isEmptyAddress, isSameAddress, missingAddressParts } from '../fields/contact-rules.ts'
import { FormSection } from '../fields/form-section.tsx'
import type { DetailsField } from '../fields/details-request.ts'
import type { OrderDrafts } from './use-order-drafts.ts'

const parts = ['streetAddress', 'streetAddress2', 'city', 'state', 'zip', 'country'] as const

export function AddressSections({ drafts, asked }: { drafts: OrderDrafts; asked?: DetailsField }) {
  const { writable } = useCheckout()
  const delivery = drafts.address('deliveryAddress')
  const billing = drafts.address('billingAddress')
  const [isSame, setIsSame] = useState(() => isEmptyAddress(billing) || isSameAddress(billing, delivery))
  const focusOn = parts.find((part) => part === asked) ?? null

  return (
    <>
      <FormSection title={words.deliveryAddress}>
        <AddressFields
          purpose="shipping"
          value={delivery}
          onChange={(address) => {
            drafts.typeAddress('deliveryAddress', address)
            if (isSame && writable.has('billingAddress')) drafts.typeAddress('billingAddress', address)
          }}
          onBlur={() => drafts.settle('deliveryAddress')}
          isDisabled={!writable.has('deliveryAddress')}
          missing={focusOn ? missingAddressParts(delivery) : []}
          focusOn={focusOn}
        />
      </FormSection>
      <FormSection title={words.billingAddress}>
        <Checkbox
          isSelected={isSame}
          isDisabled={!writable.has('billingAddress')}
          onChange={(same) => {
            setIsSame(same)
            drafts.typeAddress('billingAddress', same ? delivery : addressSchema.parse({}))
          }}
        >
          {words.sameAsDelivery}
        </Checkbox>
        {!isSame && (
          <div className="mt-4">
            <AddressFields
              purpose="billing"
              value={billing}
              onChange={(address) => drafts.typeAddress('billingAddress', address)}
              onBlur={() => drafts.settle('billingAddress')}
              isDisabled={!writable.has('billingAddress')}
            />
          </div>
        )}
      </FormSection>
    </>
  )
}
