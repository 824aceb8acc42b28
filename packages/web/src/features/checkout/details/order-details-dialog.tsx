/**
 * Edit Order Details: contact, addresses, notes; for employees also money terms, shipping and owner. Changes are
 * saved as they are typed. A failed check opens it at its field, with its sentence. [1.2.88, 1.5.04, 1.6.17]
 */
import { isCompleteAddress, isTenDigitPhone } from '@orderwright/domain/lifecycle'
import {
  checkoutMessages,
  orderActionMessages,
  orderDetailsMessages,
  orderSettingsMessages as words,
} from '@orderwright/domain/messages'
import { contactSchema, type ProductOrder } from '@orderwright/domain/orders'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { LedgerPanel } from '../payment/ledger/ledger-panel.tsx'
import { FormSection } from '../fields/form-section.tsx'
import { ContactProposal } from '../fields/contact-proposal.tsx'
import { AddressSections } from './address-sections.tsx'
import { CustomerSection } from './customer-section.tsx'
import { ContactSection } from './contact-section.tsx'
import type { DetailsField, DetailsRequest } from '../fields/details-request.ts'
import { PricingSection } from './pricing-section.tsx'
import { CommandSection, OwnerSection, ReferencesSection, ShippingSection } from './production-section.tsx'
import { type OrderDrafts, useOrderDrafts } from './use-order-drafts.ts'

/** Whether what the failed check missed is there now. */
function isMended(field: DetailsField, order: ProductOrder): boolean {
  switch (field) {
    case 'phone':
      return isTenDigitPhone(order.phone)
    case 'firmName':
      return order.firmName.trim() !== ''
    case 'clientEmails':
      return order.clientEmails.trim() !== ''
    default:
      return isCompleteAddress(order.deliveryAddress)
  }
}

function NotesSection({ drafts }: { drafts: OrderDrafts }) {
  const { writable, viewer } = useCheckout()
  const note = (field: 'primaryNote' | 'secondaryNote' | 'feedbackNotes') => ({
    rows: 2,
    value: drafts.text(field),
    onChange: (value: string) => drafts.type(field, value),
    onBlur: () => drafts.settle(field),
    isDisabled: !writable.has(field),
    maxLength: 10_000,
  })
  return (
    <FormSection title={orderDetailsMessages.notes}>
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <TextArea label={orderDetailsMessages.primaryNote} {...note('primaryNote')} />
        <TextArea label={orderDetailsMessages.secondaryNote} {...note('secondaryNote')} />
        {viewer.isEmployee && (
          <div className="sm:col-span-2">
            <TextArea
              label={orderDetailsMessages.feedbackNotes}
              {...note('feedbackNotes')}
              description={words.feedbackHint}
            />
          </div>
        )}
      </div>
    </FormSection>
  )
}

interface OrderDetailsDialogProps {
  request: DetailsRequest
  /** what else can be done with the order, beside Done */
  actions: ReactNode
  onClose: () => void
}

export function OrderDetailsDialog({ request, actions, onClose }: OrderDetailsDialogProps) {
  const { editor, order, profile, viewer, abilities, writable, pricingIsHidden, paymentRecords } =
    useCheckout()
  const drafts = useOrderDrafts()
  /** addresses that were taken over are looked at anew: the billing one may be another */
  const [takes, setTakes] = useState(0)
  const { orderSettings } = profile
  const showsShipping = viewer.isEmployee || !orderSettings.shippingFieldsEmployeeOnly
  const showsPricing =
    viewer.isEmployee && orderSettings.pricingFields && abilities.updatePricing && !pricingIsHidden
  const showsPayments = !pricingIsHidden && (abilities.recordPayment || paymentRecords.length > 0)
  const isAsking = request.message && !(request.field && isMended(request.field, order))
  const isReadOnly = !writable.has('phone')
  const { next } = request

  return (
    <Dialog
      title={orderDetailsMessages.editWordDetails({ word: profile.vocabulary.order })}
      help="details"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      footer={
        <>
          {!request.message && actions}
          {next ? (
            <>
              <Button onPress={onClose}>{orderDetailsMessages.close}</Button>
              <Button
                variant="primary"
                onPress={() => {
                  onClose()
                  next.run()
                }}
              >
                {next.label}
              </Button>
            </>
          ) : (
            <Button variant="primary" onPress={onClose}>
              {orderDetailsMessages.done}
            </Button>
          )}
        </>
      }
    >
      {isAsking ? (
        <p
          role="alert"
          className="mb-5 flex gap-2 rounded bg-caution-soft px-3 py-2.5 text-sm font-medium text-caution"
        >
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {request.message}
        </p>
      ) : (
        <p className="mb-4 text-sm text-ink-2">
          {!isReadOnly
            ? checkoutMessages.detailsSaved
            : order.archived === 1
              ? orderActionMessages.archivedIsReadOnly({ word: profile.vocabulary.order })
              : orderDetailsMessages.changeableUntilSubmitted}
        </p>
      )}
      {!isReadOnly && (
        <ContactProposal
          current={order}
          onTake={(contact) => {
            editor.setOrderFields(contactSchema.parse(contact), orderDetailsMessages.takeOverContactData)
            setTakes(takes + 1)
          }}
        />
      )}
      {writable.has('userId') && <OwnerSection />}
      <CustomerSection onTake={() => setTakes(takes + 1)} />
      <ContactSection drafts={drafts} asked={request.field} />
      <AddressSections key={takes} drafts={drafts} asked={request.field} />
      <NotesSection drafts={drafts} />
      {showsPricing && <PricingSection />}
      {showsPayments && (
        <FormSection title={orderDetailsMessages.payments} hint={words.paidHint}>
          <LedgerPanel />
        </FormSection>
      )}
      {showsShipping && <ShippingSection drafts={drafts} />}
      {showsPricing && <CommandSection />}
      {viewer.isEmployee && <ReferencesSection drafts={drafts} />}
      {!writable.has('userId') && <OwnerSection />}
    </Dialog>
  )
}
