/** Why the order details open, and where: a check that failed names its field. [1.5.04] */
import type { SubmissionRefusal } from '@orderwright/domain/lifecycle'
import type { Address, ProductOrder } from '@orderwright/domain/orders'
import { missingAddressParts } from './contact-rules.ts'

export type DetailsField = 'phone' | 'firmName' | 'clientEmails' | keyof Address

export interface DetailsRequest {
  /** the failed check's sentence, shown at the top */
  readonly message?: string
  /** gets the focus */
  readonly field?: DetailsField
  /** what the person was about to do: tried again from the dialog's foot */
  readonly next?: { readonly label: string; readonly run: () => void }
}

/** What to open for a refusal; null when the details can't mend it. `code` as in SubmissionRefusal. */
export function detailsRequestFor(
  refusal: { readonly code: string; readonly message: string },
  order: Pick<ProductOrder, 'deliveryAddress'>,
): DetailsRequest | null {
  const field = fieldOf(refusal.code, order)
  return field && { message: refusal.message, field }
}

type ContactCode = Extract<
  SubmissionRefusal['code'],
  | 'phoneRequired'
  | 'deliveryAddressRequired'
  | 'companyRequired'
  | 'clientEmailRequired'
  | 'paymentClientEmailRequired'
>

function fieldOf(
  code: ContactCode | string,
  order: Pick<ProductOrder, 'deliveryAddress'>,
): DetailsField | null {
  switch (code) {
    case 'phoneRequired':
      return 'phone'
    case 'deliveryAddressRequired':
      return missingAddressParts(order.deliveryAddress)[0] ?? 'streetAddress'
    case 'companyRequired':
      return 'firmName'
    case 'clientEmailRequired':
    case 'paymentClientEmailRequired':
      return 'clientEmails'
    default:
      return null
  }
}
