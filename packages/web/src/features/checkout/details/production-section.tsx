/** What employees keep on an order: owner, shipping dates, the supplier's command. [1.2.88, 1.6.22–1.6.24] */
import { orderDetailsMessages, orderSettingsMessages as words } from '@orderwright/domain/messages'
import { webLinkSchema } from '@orderwright/domain/units'
import { useMemo } from 'react'
import { AmountField } from '../../../ui/fields/entry-field.tsx'
import { ComboBox } from '../../../ui/fields/select.tsx'
import { pasteList } from '../../../ui/fields/pasted-list.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { FormSection } from '../fields/form-section.tsx'
import { dayOf, startOfDay } from '../../../lib/format/days.ts'
import type { OrderDrafts } from './use-order-drafts.ts'

/** Everybody sees whose order it is; employees give it to somebody else. [1.6.22] */
export function OwnerSection() {
  const { order, editor, people, writable } = useCheckout()
  const canEdit = writable.has('userId')
  // The same list while nothing changed: a new one would close the picker under the person's hand.
  const choices = useMemo(() => people.map(({ id, name }) => ({ key: id, label: name })), [people])
  return (
    <FormSection title={orderDetailsMessages.owner}>
      <ComboBox
        label={orderDetailsMessages.owner}
        isLabelHidden
        className="sm:max-w-64"
        items={choices}
        value={people.some(({ id }) => id === order.userId) ? order.userId : null}
        isDisabled={!canEdit}
        description={canEdit ? words.ownerHint : words.ownerReadOnly}
        onChange={(userId) => {
          if (userId !== order.userId) editor.setOrderFields({ userId }, orderDetailsMessages.changeOwner)
        }}
      />
    </FormSection>
  )
}

/** Where the order stands elsewhere: for employees. */
export function ReferencesSection({ drafts }: { drafts: OrderDrafts }) {
  const { writable } = useCheckout()
  const link = drafts.text('externalLink1')
  const field = (name: 'estimateNumber' | 'externalLink1') => ({
    isOptional: true,
    isDisabled: !writable.has(name),
    value: drafts.text(name),
    onChange: (value: string) => drafts.type(name, value),
    onBlur: () => drafts.settle(name),
  })
  return (
    <FormSection title={orderDetailsMessages.references}>
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <TextField label={orderDetailsMessages.estimateNumber} maxLength={200} {...field('estimateNumber')} />
        <TextField
          label={orderDetailsMessages.externalLink}
          type="url"
          inputMode="url"
          placeholder={orderDetailsMessages.webAddress}
          maxLength={2000}
          {...field('externalLink1')}
          errorMessage={webLinkSchema.safeParse(link).success ? undefined : words.linkInvalid}
        />
      </div>
    </FormSection>
  )
}

export function ShippingSection({ drafts }: { drafts: OrderDrafts }) {
  const { order, editor, writable } = useCheckout()
  const canEdit = writable.has('trackingNumber')
  return (
    <FormSection title={orderDetailsMessages.shipping}>
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <TextField
          label={orderDetailsMessages.estimatedShipDate}
          type="date"
          isDisabled={!canEdit}
          value={dayOf(order.estimatedShippingDate)}
          onChange={(day) =>
            editor.setOrderFields(
              { estimatedShippingDate: startOfDay(day) },
              orderDetailsMessages.setEstimatedShipDate,
            )
          }
        />
        <TextField
          label={orderDetailsMessages.trackingNumber}
          description={canEdit ? orderDetailsMessages.severalParcels : undefined}
          isDisabled={!canEdit}
          onPaste={pasteList((value) => drafts.type('trackingNumber', value))}
          maxLength={2000}
          value={drafts.text('trackingNumber')}
          onChange={(value) => drafts.type('trackingNumber', value)}
          onBlur={() => drafts.settle('trackingNumber')}
        />
      </div>
    </FormSection>
  )
}

export function CommandSection() {
  const { order, editor, draftName } = useCheckout()
  const { commandData } = order
  const set = (change: Partial<typeof commandData>, typing?: string) =>
    editor.setOrderFields(
      { commandData: { ...commandData, ...change } },
      orderDetailsMessages.editCommand,
      typing,
    )
  return (
    <FormSection title={orderDetailsMessages.command}>
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-3">
        <TextField
          label={orderDetailsMessages.commandNumber}
          maxLength={100}
          value={commandData.number}
          onChange={(number) => set({ number }, 'commandNumber')}
        />
        <TextField
          label={orderDetailsMessages.commandDate}
          type="date"
          value={commandData.date}
          onChange={(date) => set({ date })}
        />
        <AmountField
          label={orderDetailsMessages.commandTotal}
          symbol="€"
          keptAs={draftName('commandTotal')}
          value={commandData.totalInCents}
          onChange={(totalInCents) => set({ totalInCents }, 'commandTotal')}
        />
      </div>
    </FormSection>
  )
}
