/** The employees' own price of a line: set, marked as such, and taken back to what the rules say. */
import { customProductId } from '@orderwright/domain/catalog'
import type { ItemEvaluation } from '@orderwright/domain/configuration'
import { choiceMessages, messages, priceMessages as words } from '@orderwright/domain/messages'
import { priceItem } from '@orderwright/domain/pricing'
import { type Cents, cents, formatCents } from '@orderwright/domain/units'
import { useState } from 'react'
import { draftKey } from '../../../lib/storage/draft-key.ts'
import { Button } from '../../../ui/button.tsx'
import { AmountField, forgetEntry, hasKeptEntry } from '../../../ui/fields/entry-field.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'

export function CustomPrice({ evaluation }: { evaluation: ItemEvaluation }) {
  const { editor, data, viewer } = useOpenOrder()
  const { item } = evaluation
  const keptAs = draftKey(viewer.user.id, data.document.order, `customPrice-${item.id}`)
  // What could not be read stands there again after a reload.
  const [isAsking, setAsking] = useState(() => hasKeptEntry(keptAs))
  /** a new one begins with an empty field */
  const [count, setCount] = useState(0)
  const own = item.customPriceInCents
  const byRule = priceItem(editor.getContext(), editor.getState().document, {
    ...item,
    customPriceInCents: null,
  })
  const hasRule = item.productId !== customProductId

  function set(customPriceInCents: Cents) {
    if (customPriceInCents !== own)
      editor.setItemFields(item.id, { customPriceInCents }, words.setACustomPrice, 'customPrice')
  }
  if (own === null && !isAsking) {
    return (
      <Button size="small" variant="quiet" className="mt-3 -ms-2" onPress={() => setAsking(true)}>
        {words.setACustomPrice}
      </Button>
    )
  }
  return (
    <div className="mt-3 border-t border-hairline pt-3">
      <div className="flex items-end gap-2">
        <AmountField
          key={count}
          label={words.customPriceOfOne}
          className="w-40"
          autoFocus={isAsking}
          keptAs={keptAs}
          value={own}
          onChange={set}
          onBlur={() => setAsking(hasKeptEntry(keptAs))}
        />
        {own !== null && (
          <Button
            onPress={() => {
              editor.setItemFields(item.id, { customPriceInCents: null }, words.removeTheCustomPrice)
              forgetEntry(keptAs)
              setCount(count + 1)
              setAsking(false)
            }}
          >
            {hasRule ? words.backToTheRules : words.remove}
          </Button>
        )}
      </div>
      {hasRule && (
        <p className="tabular mt-1.5 text-xs text-ink-2">
          {byRule.ok
            ? choiceMessages.customPriceInstead({
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
