/**
 * Typing into an order's fields: each key is saved behind, while the field shows what is typed. Without the draft,
 * the saved value (trimmed by the server) would replace the text under the person's fingers.
 */
import { orderDetailsMessages as words } from '@orderwright/domain/messages'
import type { Address, ProductOrder } from '@orderwright/domain/orders'
import { webLinkSchema } from '@orderwright/domain/units'
import { useState } from 'react'
import { useCheckout } from '../checkout-context.tsx'

export type OrderTextField =
  | 'firmName'
  | 'contactName'
  | 'projectName'
  | 'phone'
  | 'clientEmails'
  | 'purchaseOrderNumber'
  | 'estimateNumber'
  | 'externalLink1'
  | 'trackingNumber'
  | 'primaryNote'
  | 'secondaryNote'
  | 'feedbackNotes'
export type OrderAddressField = 'deliveryAddress' | 'billingAddress'
type Drafts = Partial<Pick<ProductOrder, OrderTextField | OrderAddressField>>

export interface OrderDrafts {
  text: (field: OrderTextField) => string
  address: (field: OrderAddressField) => Address
  type: (field: OrderTextField, value: string) => void
  typeAddress: (field: OrderAddressField, value: Address) => void
  /** the field was left: what is saved shows from now on */
  settle: (field: OrderTextField | OrderAddressField, final?: string) => void
}

/** A link is stored once it is one. */
function isStorable(field: OrderTextField | OrderAddressField, value: string): boolean {
  return field !== 'externalLink1' || webLinkSchema.safeParse(value).success
}

export function useOrderDrafts(): OrderDrafts {
  const { order, editor } = useCheckout()
  const [drafts, setDrafts] = useState<Drafts>({})
  return {
    text: (field) => drafts[field] ?? order[field],
    address: (field) => drafts[field] ?? order[field],
    type(field, value) {
      setDrafts((current) => ({ ...current, [field]: value }))
      if (!isStorable(field, value)) return
      editor.setOrderFields({ [field]: value }, words.editDetails, field)
    },
    typeAddress(field, value) {
      setDrafts((current) => ({ ...current, [field]: value }))
      editor.setOrderFields(
        field === 'deliveryAddress' ? { deliveryAddress: value } : { billingAddress: value },
        words.editDetails,
        field,
      )
    },
    settle(field, final) {
      if (final !== undefined && field !== 'deliveryAddress' && field !== 'billingAddress') {
        editor.setOrderFields({ [field]: final }, words.editDetails, field)
      }
      // What can not be stored stays before the person who typed it, with what is wrong.
      setDrafts((current) => {
        const { [field]: draft, ...rest } = current
        return typeof draft === 'string' && !isStorable(field, draft) ? current : rest
      })
      editor.flush()
    },
  }
}
