/** A custom product: a line of free text with a price of its own; for employees. [1.3.13, 1.6.19] */
import { type Cents, customProductId, plainText } from '@orderwright/domain'
import { useState } from 'react'
import { AmountField } from '../../../ui/entry-field.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { useOpenOrder } from '../editor-context.tsx'
import { NewItemDialog } from './new-item-dialog.tsx'

export function CustomItemDialog({ onClose }: { onClose: () => void }) {
  const { editor, data } = useOpenOrder()
  const [price, setPrice] = useState<Cents | null>(null)
  const [notes, setNotes] = useState('')
  return (
    <NewItemDialog
      title="Add a custom product"
      onClose={onClose}
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
              onChange={setPrice}
              onUnreadable={() => setPrice(null)}
            />
          )}
          <TextArea
            label="Notes"
            isOptional
            rows={3}
            value={notes}
            onChange={(text) => setNotes(plainText(text, true))}
            maxLength={10_000}
          />
        </>
      }
    />
  )
}
