/** A custom product: a line of free text with a price of its own; for employees. [1.3.13, 1.6.19] */
import { customProductId } from '@orderwright/domain/catalog'
import { addItemMessages as words } from '@orderwright/domain/messages'
import { type Cents, centsSchema, plainText } from '@orderwright/domain/units'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { useFormDraft } from '../../../lib/storage/form-draft.ts'
import { draftKey } from '../../../lib/storage/draft-key.ts'
import { AmountField, forgetEntry, hasKeptEntry } from '../../../ui/fields/entry-field.tsx'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { NewItemDialog } from './new-item-dialog.tsx'

const draftSchema = z.object({ price: centsSchema.nullable(), notes: z.string().max(10_000) })
const untouched: z.infer<typeof draftSchema> = { price: null, notes: '' }

export function CustomItemDialog({ onClose }: { onClose: () => void }) {
  const { editor, data, viewer } = useOpenOrder()
  const name = draftKey(viewer.user.id, data.document.order, 'customItem')
  const { draft, change, forget } = useFormDraft(name, draftSchema, untouched)
  const { price, notes } = draft
  const priceInput = useRef<HTMLInputElement>(null)
  const [isPriceRefused, setPriceRefused] = useState(
    () => data.abilities.seePrices && hasKeptEntry(`${name}-price`),
  )
  const takePrice = (typed: Cents | null, isRefused: boolean) => {
    change({ price: typed })
    setPriceRefused(isRefused)
  }
  return (
    <NewItemDialog
      title={words.addACustomProduct}
      keptAs={`${name}-title`}
      onClose={() => {
        forget()
        forgetEntry(`${name}-price`)
        onClose()
      }}
      isReady={() => {
        if (isPriceRefused) priceInput.current?.focus()
        return !isPriceRefused
      }}
      onAdd={(title) =>
        editor.addItem({
          productId: customProductId,
          title,
          notes,
          customPriceInCents: price,
        })
      }
      after={
        <>
          {data.abilities.seePrices && (
            <AmountField
              label={words.priceOfOne}
              className="w-40"
              inputRef={priceInput}
              value={price}
              keptAs={`${name}-price`}
              onChange={(typed) => takePrice(typed, false)}
              onUnreadable={(isEmpty) => takePrice(null, !isEmpty)}
            />
          )}
          <TextArea
            label={words.notes}
            isOptional
            rows={3}
            value={notes}
            onChange={(text) => change({ notes: plainText(text, true) })}
            maxLength={10_000}
          />
        </>
      }
    />
  )
}
