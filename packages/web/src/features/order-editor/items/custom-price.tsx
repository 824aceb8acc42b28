/** The employees' own price of a line: set, marked as such, and taken back to what the rules say. */
import {
  cents,
  customProductId,
  formatCents,
  type ItemEvaluation,
  messages,
  priceItem,
  roundToCents,
} from '@orderwright/domain'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { useOpenOrder } from '../editor-context.tsx'

/** Ten million: a price beyond it is a slip of the keyboard. */
const MAX_DOLLARS = 10_000_000

export function CustomPrice({ evaluation }: { evaluation: ItemEvaluation }) {
  const { editor } = useOpenOrder()
  const { item } = evaluation
  const [isAsking, setAsking] = useState(false)
  const own = item.customPriceInCents
  const byRule = priceItem(editor.getContext(), editor.getState().document, {
    ...item,
    customPriceInCents: null,
  })
  const hasRule = item.productId !== customProductId

  function set(dollars: number) {
    const customPriceInCents = roundToCents(dollars * 100)
    if (customPriceInCents !== own)
      editor.setItemFields(item.id, { customPriceInCents }, 'Set a custom price')
    setAsking(false)
  }
  if (own === null && !isAsking) {
    return (
      <Button size="small" variant="quiet" className="mt-3 -ml-2" onPress={() => setAsking(true)}>
        Set a custom price
      </Button>
    )
  }
  return (
    <div className="mt-3 border-t border-hairline pt-3">
      <div className="flex items-end gap-2">
        <NumberField
          label="Custom price of one"
          prefix="$"
          className="w-40"
          autoFocus={isAsking}
          minValue={0}
          maxValue={MAX_DOLLARS}
          value={own === null ? null : own / 100}
          format={(value) => value.toFixed(2)}
          onChange={set}
        />
        {own !== null && (
          <Button
            onPress={() => {
              editor.setItemFields(item.id, { customPriceInCents: null }, 'Remove the custom price')
              setAsking(false)
            }}
          >
            {hasRule ? 'Back to the rules' : 'Remove'}
          </Button>
        )}
      </div>
      {hasRule && (
        <p className="tabular mt-1.5 text-xs text-ink-2">
          {byRule.ok
            ? messages.customPriceInstead({
                byRule: formatCents(byRule.unitPrice),
                difference: own === null ? '' : signed(own - byRule.unitPrice),
              })
            : messages.priceOnRequest}
        </p>
      )}
    </div>
  )
}

function signed(difference: number): string {
  const text = formatCents(cents(difference))
  return difference > 0 ? `+${text}` : text
}
