/** What an employee fills in to a return before its credit: the words of a decision, and what arrived. It survives a reload. */
import type { OrderReturnView } from '@orderwright/contract'
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { RETURN_WORDS_MOST, type ReturnDecision } from '@orderwright/domain/order-returns'
import { useState } from 'react'
import { z } from 'zod'
import { draftKey } from '../../lib/storage/draft-key.ts'
import { useFormDraft } from '../../lib/storage/form-draft.ts'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { ReturnForm } from './return-form.tsx'
import { useReturnActions } from './use-returns.ts'

interface StepFormProps {
  orderReturn: OrderReturnView
  onDone: () => void
}

const textSchema = z.object({ text: z.string().max(RETURN_WORDS_MOST) })
const noText = { text: '' }

export function DecisionForm({
  orderReturn,
  decision,
  onDone,
}: StepFormProps & { decision: ReturnDecision }) {
  const { viewer, data } = useOpenOrder()
  const { decide } = useReturnActions()
  const { id, number } = orderReturn
  const key = draftKey(viewer.user.id, data.document.order, `return-${id}-${decision}`)
  const { draft, change, forget } = useFormDraft(key, textSchema, noText)
  const text = draft.text.trim()
  const isDeclined = decision === 'declined'
  return (
    <ReturnForm
      label={words.decisionLabel({ number })}
      submit={isDeclined ? words.sendDeclined : words.sendAuthorized}
      isDisabled={isDeclined && text === ''}
      send={async () => {
        const refusal = await decide(orderReturn, decision, text)
        if (refusal === null) forget()
        return refusal
      }}
      onDone={onDone}
    >
      <TextArea
        label={words.decisionLabel({ number })}
        rows={3}
        autoFocus
        isOptional={!isDeclined}
        maxLength={RETURN_WORDS_MOST}
        value={draft.text}
        onChange={(next) => change({ text: next })}
      />
    </ReturnForm>
  )
}

const count = z.number().int().min(0)
const arrivedSchema = z.object({
  /** line → pieces that arrived, and pieces of them that go to stock */
  lines: z.record(z.string(), z.object({ received: count, restocked: count })),
})

export function ReceiveForm({ orderReturn, onDone }: StepFormProps) {
  const { viewer, data } = useOpenOrder()
  const { receive } = useReturnActions()
  const { id, items, version } = orderReturn
  const key = draftKey(viewer.user.id, data.document.order, `return-${id}-received-${version}`)
  const [untouched] = useState(() => ({
    lines: Object.fromEntries(
      items.map(({ productInstanceId, quantity }) => [
        String(productInstanceId),
        { received: quantity, restocked: quantity },
      ]),
    ),
  }))
  const { draft, change, forget } = useFormDraft(key, arrivedSchema, untouched)
  const arrived = items.map(({ productInstanceId, quantity, itemTitle }) => {
    const { received = quantity, restocked = quantity } = draft.lines[String(productInstanceId)] ?? {}
    return { productInstanceId, quantity, title: itemTitle || words.itemGone, received, restocked }
  })
  const set = (lineId: number, received: number, restocked: number) =>
    change({
      lines: { ...draft.lines, [String(lineId)]: { received, restocked: Math.min(restocked, received) } },
    })
  return (
    <ReturnForm
      label={words.receive}
      submit={words.sendReceived}
      isDisabled={arrived.every(({ received }) => received === 0)}
      send={async () => {
        const refusal = await receive(
          orderReturn,
          arrived.map(({ productInstanceId, received, restocked }) => ({
            productInstanceId,
            received,
            restocked,
          })),
        )
        if (refusal === null) forget()
        return refusal
      }}
      onDone={onDone}
    >
      {arrived.map(({ productInstanceId, quantity, title, received, restocked }) => (
        <fieldset key={productInstanceId} className="grid grid-cols-2 gap-2">
          <legend dir="auto" className="col-span-2 mb-1 text-xs font-medium break-words">
            {title}
          </legend>
          <NumberField
            label={words.receivedLabel({ title })}
            isLabelHidden
            size="small"
            isInteger
            minValue={0}
            maxValue={quantity}
            value={received}
            onChange={(next) => set(productInstanceId, next, received === restocked ? next : restocked)}
            suffix={words.arrivedOf({ quantity })}
          />
          <NumberField
            label={words.restockedLabel({ title })}
            isLabelHidden
            size="small"
            isInteger
            minValue={0}
            maxValue={received}
            value={restocked}
            onChange={(next) => set(productInstanceId, received, next)}
            suffix={words.toStock}
          />
        </fieldset>
      ))}
      <p className="text-xs text-ink-2">{words.scrapped}</p>
    </ReturnForm>
  )
}
