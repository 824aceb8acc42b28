/** What employees keep on an order: owner, shipping dates, the supplier's command. [1.2.88, 1.6.22–1.6.24] */
import { type Cents, roundToCents } from '@orderwright/domain'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { FormSection } from '../fields/form-section.tsx'
import { dayOf, startOfDay } from './dates.ts'
import type { OrderDrafts } from './use-order-drafts.ts'

export function OwnerSection() {
  const { order, editor, people } = useCheckout()
  return (
    <FormSection title="Owner">
      <Select
        label="Owner"
        isLabelHidden
        className="sm:max-w-64"
        items={people.map(({ id, name }) => ({ key: id, label: name }))}
        value={people.some(({ id }) => id === order.userId) ? order.userId : null}
        onChange={(userId) => editor.setOrderFields({ userId }, 'Change owner')}
      />
    </FormSection>
  )
}

export function ShippingSection({ drafts }: { drafts: OrderDrafts }) {
  const { order, editor, writable } = useCheckout()
  const canEdit = writable.has('trackingNumber')
  return (
    <FormSection title="Shipping">
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <TextField
          label="Estimated ship date"
          type="date"
          isDisabled={!canEdit}
          value={dayOf(order.estimatedShippingDate)}
          onChange={(day) =>
            editor.setOrderFields({ estimatedShippingDate: startOfDay(day) }, 'Set estimated ship date')
          }
        />
        <TextField
          label="Tracking number"
          isDisabled={!canEdit}
          maxLength={200}
          value={drafts.text('trackingNumber')}
          onChange={(value) => drafts.type('trackingNumber', value)}
          onBlur={() => drafts.settle('trackingNumber')}
        />
      </div>
    </FormSection>
  )
}

const euros = (amount: Cents | null) => (amount === null ? null : amount / 100)

export function CommandSection() {
  const { order, editor } = useCheckout()
  const { commandData } = order
  const set = (change: Partial<typeof commandData>, typing?: string) =>
    editor.setOrderFields({ commandData: { ...commandData, ...change } }, 'Edit command', typing)
  return (
    <FormSection title="Command">
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-3">
        <TextField
          label="Command number"
          maxLength={100}
          value={commandData.number}
          onChange={(number) => set({ number }, 'commandNumber')}
        />
        <TextField
          label="Command date"
          type="date"
          value={commandData.date}
          onChange={(date) => set({ date })}
        />
        <NumberField
          label="Command total"
          prefix="€"
          minValue={0}
          format={(amount) => amount.toFixed(2)}
          value={euros(commandData.totalInCents)}
          onChange={(amount) => set({ totalInCents: roundToCents(amount * 100) })}
        />
      </div>
    </FormSection>
  )
}
