/** Whom the order is for: company, contact, phone, client e-mails, references. Checked while typing. */
import type { OrderField } from '@orderwright/domain/access'
import { isTenDigitPhone } from '@orderwright/domain/lifecycle'
import {
  checkoutMessages,
  orderDetailsMessages as words,
  submissionMessages,
} from '@orderwright/domain/messages'
import { useState } from 'react'
import { pasteList } from '../../../ui/fields/pasted-list.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { emailsProblem, formatPhone } from '../fields/contact-rules.ts'
import { FormSection } from '../fields/form-section.tsx'
import { PhoneField } from '../fields/phone-field.tsx'
import type { DetailsField } from '../fields/details-request.ts'
import type { OrderDrafts, OrderTextField } from './use-order-drafts.ts'

interface ContactSectionProps {
  drafts: OrderDrafts
  /** the field that a failed check named */
  asked?: DetailsField
}

export function ContactSection({ drafts, asked }: ContactSectionProps) {
  const { writable } = useCheckout()
  const field = (name: OrderTextField & OrderField) => ({
    value: drafts.text(name),
    onChange: (value: string) => drafts.type(name, value),
    onBlur: () => drafts.settle(name),
    isDisabled: !writable.has(name),
    autoFocus: asked === name,
    maxLength: 200,
  })
  // What was left with a fault before says so at once.
  const [areEmailsLeft, setAreEmailsLeft] = useState(drafts.text('clientEmails') !== '')
  const phone = drafts.text('phone')
  const firmName = drafts.text('firmName')
  const emails = drafts.text('clientEmails')

  return (
    <FormSection title={words.contact}>
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <TextField
          label={words.company}
          autoComplete="organization"
          {...field('firmName')}
          errorMessage={
            asked === 'firmName' && firmName.trim() === '' ? submissionMessages.companyRequired : undefined
          }
        />
        <TextField label={words.contactName} autoComplete="name" {...field('contactName')} />
        <PhoneField
          {...field('phone')}
          maxLength={40}
          onBlur={() => drafts.settle('phone', formatPhone(phone))}
          errorMessage={
            asked === 'phone' && !isTenDigitPhone(phone) ? submissionMessages.phoneRequired : undefined
          }
        />
        <TextField
          label={words.clientEMails}
          inputMode="email"
          autoComplete="email"
          placeholder={words.emailExample}
          {...field('clientEmails')}
          onPaste={pasteList((value) => drafts.type('clientEmails', value))}
          maxLength={2000}
          description={checkoutMessages.emailsHint}
          onBlur={() => {
            setAreEmailsLeft(true)
            drafts.settle('clientEmails')
          }}
          errorMessage={
            asked === 'clientEmails' && emails.trim() === ''
              ? submissionMessages.clientEmailRequired
              : areEmailsLeft
                ? emailsProblem(emails)
                : undefined
          }
        />
        <TextField label={words.projectName} isOptional {...field('projectName')} />
        <TextField label={words.poNumber} isOptional {...field('purchaseOrderNumber')} />
      </div>
    </FormSection>
  )
}
