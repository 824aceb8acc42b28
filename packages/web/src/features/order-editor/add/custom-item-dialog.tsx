/** A custom product: a line of free text with a price of its own; for employees. [1.3.13, 1.6.19] */
import { customProductId, plainText, roundToCents } from '@orderwright/domain'
import { useState } from 'react'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { useOpenOrder } from '../editor-context.tsx'
import { NewItemDialog } from './new-item-dialog.tsx'

export function CustomItemDialog({ onClose }: { onClose: () => void }) {
  const { editor, data } = useOpenOrder()
  const [dollars, setDollars] = useState<number | null>(null)
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
          customPriceInCents: dollars === null ? null : roundToCents(dollars * 100),
        })
      }
      after={
        <>
          {data.abilities.seePrices && (
            <NumberField
              label="Price of one"
              prefix="$"
              className="w-40"
              minValue={0}
              maxValue={10_000_000}
              value={dollars}
              format={(value) => value.toFixed(2)}
              onChange={setDollars}
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
