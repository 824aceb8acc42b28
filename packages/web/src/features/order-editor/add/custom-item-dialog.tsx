/** A custom product: a line of free text with a price of its own; for employees. [1.3.13, 1.6.19] */
import { centsSchema, customProductId, plainText } from '@orderwright/domain'
import { z } from 'zod'
import { draftKey, useKeptDraft } from '../../../lib/kept-draft.ts'
import { AmountField, forgetEntry } from '../../../ui/entry-field.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { useOpenOrder } from '../editor-context.tsx'
import { NewItemDialog } from './new-item-dialog.tsx'

const draftSchema = z.object({ price: centsSchema.nullable(), notes: z.string().max(10_000) })
const untouched: z.infer<typeof draftSchema> = { price: null, notes: '' }

export function CustomItemDialog({ onClose }: { onClose: () => void }) {
  const { editor, data, viewer } = useOpenOrder()
  const name = draftKey(viewer.user.id, data.document.order, 'customItem')
  const { draft, change, forget } = useKeptDraft(name, draftSchema, untouched)
  const { price, notes } = draft
  return (
    <NewItemDialog
      title="Add a custom product"
      keptAs={`${name}-title`}
      onClose={() => {
        forget()
        forgetEntry(`${name}-price`)
        onClose()
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
              label="Price of one"
              className="w-40"
              value={price}
              keptAs={`${name}-price`}
              onChange={(typed) => change({ price: typed })}
              onUnreadable={() => change({ price: null })}
            />
          )}
          <TextArea
            label="Notes"
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
