/** An employee credits what came back: the fee and the amount stand as they are worked out, and can be made others. No money moves. */
import type { OrderReturnView, ReturnProposal } from '@orderwright/contract'
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { RETURN_WORDS_MOST, workedOut } from '@orderwright/domain/order-returns'
import { percentText } from '@orderwright/domain/orders'
import { cents, centsSchema, formatCents, zeroCents } from '@orderwright/domain/units'
import { useState } from 'react'
import { z } from 'zod'
import { draftKey } from '../../lib/storage/draft-key.ts'
import { useFormDraft } from '../../lib/storage/form-draft.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { AmountField, forgetEntry } from '../../ui/fields/entry-field.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { CreditTrace } from './credit-trace.tsx'
import { ReturnForm } from './return-form.tsx'
import { useReturnActions } from './use-returns.ts'

const draftSchema = z.object({
  fee: centsSchema,
  givesShipping: z.boolean(),
  /** null: as it is worked out */
  amount: centsSchema.nullable(),
  text: z.string().max(RETURN_WORDS_MOST),
})

interface CreditFormProps {
  orderReturn: OrderReturnView
  proposal: ReturnProposal
  onDone: () => void
}

export function CreditForm({ orderReturn, proposal, onDone }: CreditFormProps) {
  const { viewer, data } = useOpenOrder()
  const { close } = useReturnActions()
  const { id, version, reason } = orderReturn
  const key = draftKey(viewer.user.id, data.document.order, `return-${id}-credit-${version}`)
  const [untouched] = useState(() => ({
    fee: cents(proposal.fee),
    givesShipping: false,
    amount: null,
    text: '',
  }))
  const { draft, change, forget } = useFormDraft(key, draftSchema, untouched)
  const { lines, most, feePercentage } = proposal
  const terms = {
    fee: draft.fee,
    shipping: draft.givesShipping ? cents(proposal.shipping) : zeroCents,
    shippingTax: draft.givesShipping ? cents(proposal.shippingTax) : zeroCents,
  }
  const before = workedOut(lines, terms)
  const total = draft.amount ?? cents(Math.max(0, before))
  const feeFault = before < 0 ? words.feeTooHigh : undefined
  const amountFault = total > most ? words.creditTooHigh({ most: formatCents(cents(most)) }) : undefined
  const isAtFault = reason === 'damaged' || reason === 'wrong'
  const proposed = feePercentage === 0 ? '' : words.feeBasis({ rate: percentText(feePercentage) })
  const feeBasis = isAtFault ? words.noFeeBasis : proposed
  const shippingInAll = cents(proposal.shipping + proposal.shippingTax)
  const keptAs = { fee: `${key}-fee`, amount: `${key}-amount` }
  return (
    <ReturnForm
      label={words.credit}
      submit={words.sendClosed({ amount: formatCents(total) })}
      isDisabled={feeFault !== undefined || amountFault !== undefined}
      send={async () => {
        const refusal = await close(orderReturn, {
          feeInCents: draft.fee,
          givesShipping: draft.givesShipping,
          amountInCents: draft.amount,
          words: draft.text.trim(),
        })
        if (refusal !== null) return refusal
        forget()
        forgetEntry(keptAs.fee)
        forgetEntry(keptAs.amount)
        return null
      }}
      onDone={onDone}
    >
      <CreditTrace
        credit={{ lines, ...terms, adjustment: cents(total - before), total }}
        feeBasis={feeBasis}
      />
      <AmountField
        label={words.fee}
        size="small"
        value={draft.fee}
        keptAs={keptAs.fee}
        onChange={(fee) => change({ fee })}
        errorMessage={feeFault}
      />
      {shippingInAll > 0 && (
        <Checkbox isSelected={draft.givesShipping} onChange={(givesShipping) => change({ givesShipping })}>
          {words.givesShipping({ amount: formatCents(shippingInAll) })}
        </Checkbox>
      )}
      <AmountField
        label={words.amount}
        size="small"
        value={total}
        keptAs={keptAs.amount}
        onChange={(amount) => change({ amount })}
        onUnreadable={() => change({ amount: null })}
        description={words.amountHint({ most: formatCents(cents(most)) })}
        errorMessage={amountFault}
      />
      <TextArea
        label={words.closingLabel}
        rows={2}
        isOptional
        maxLength={RETURN_WORDS_MOST}
        value={draft.text}
        onChange={(text) => change({ text })}
      />
    </ReturnForm>
  )
}
