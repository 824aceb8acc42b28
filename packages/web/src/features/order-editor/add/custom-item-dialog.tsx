/** A custom product: a line of free text with a price of its own; for employees. [1.3.13, 1.6.19] */
import {
  CART_ITEM_TITLE_MAX,
  checkCartItemTitle,
  customProductId,
  normaliseItemTitle,
  roundToCents,
} from '@orderwright/domain'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { useOpenOrder } from '../editor-context.tsx'

export function CustomItemDialog({ onClose }: { onClose: () => void }) {
  const { editor, data } = useOpenOrder()
  const [title, setTitle] = useState('')
  const [dollars, setDollars] = useState<number | null>(null)
  const [notes, setNotes] = useState('')
  const [problem, setProblem] = useState<string | undefined>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const refused = checkCartItemTitle(title)
    if (refused) {
      setProblem(refused.message)
      return
    }
    editor.addItem({
      productId: customProductId,
      title: title.trim(),
      notes,
      customPriceInCents: dollars === null ? null : roundToCents(dollars * 100),
    })
    onClose()
  }

  return (
    <Dialog
      title="Add a custom product"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="create-custom-item">
            Add item
          </Button>
        </>
      }
    >
      <form id="create-custom-item" noValidate onSubmit={submit} className="space-y-4 pb-2">
        <TextField
          label="Identifier or description"
          autoFocus
          isRequired
          autoComplete="off"
          maxLength={CART_ITEM_TITLE_MAX}
          value={title}
          onChange={(text) => {
            setProblem(undefined)
            setTitle(normaliseItemTitle(text, CART_ITEM_TITLE_MAX))
          }}
          errorMessage={problem}
        />
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
        <TextArea label="Notes" isOptional rows={3} value={notes} onChange={setNotes} maxLength={10_000} />
      </form>
    </Dialog>
  )
}
