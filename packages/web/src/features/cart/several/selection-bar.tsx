/** What can be done with the selected lines of a cart: change, duplicate, delete, each as one step. [issue 18, configuring faster] */
import type { ItemEvaluation } from '@orderwright/domain/configuration'
import { severalItemsMessages as words } from '@orderwright/domain/messages'
import { CopyPlus, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deferred } from '../../../ui/deferred.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { SelectAllBox } from '../../../ui/table/select-boxes.tsx'
import type { Selection } from '../../../ui/table/use-selection.ts'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { amountOf } from '../group-items.ts'

const ChangeItemsDialog = deferred(() =>
  import('./change-items-dialog.tsx').then((part) => part.ChangeItemsDialog),
)

interface SelectionBarProps {
  selection: Selection
  /** the ids of the lines that are shown, in their order */
  shownIds: readonly number[]
  /** the selected lines, in their order */
  selected: readonly ItemEvaluation[]
}

export function SelectionBar({ selection, shownIds, selected }: SelectionBarProps) {
  const { editor } = useOpenOrder()
  const [isChanging, setChanging] = useState(false)
  const count = selected.length
  const items = selected.map(({ item }) => item)

  function duplicate() {
    const made = editor.addItems(
      items.map(({ productId, title, quantity, notes, properties, customPriceInCents }) => ({
        productId,
        title,
        quantity,
        notes,
        properties,
        customPriceInCents,
      })),
    )
    // What one wants to change next are the copies.
    selection.setAll(made)
    toast(words.duplicated({ count: made.length }))
  }

  async function remove() {
    const isAgreed = await confirm({
      title: words.deleteTitle({ count }),
      message: words.deleteAsk({ count }),
      confirmLabel: words.deleteTitle({ count }),
      isDanger: true,
    })
    if (!isAgreed) return
    const result = editor.removeItems(items.map(({ id }) => id))
    selection.setAll([])
    if (result.ok) toast(words.deleted({ count }), { onUndo: () => editor.restoreItems(items) })
    else toast(result.message, { tone: 'invalid' })
  }

  return (
    <div role="group" aria-label={words.forTheSelected} className="flex min-h-9 items-center gap-1.5 pt-1.5">
      <SelectAllBox isPart ids={shownIds} label={words.selectAll} selection={selection} />
      <p role="status" className="tabular min-w-0 flex-1 text-xs text-ink-2">
        {count === 0 ? words.selectHint : words.selected({ count, amount: amountOf(selected) })}
      </p>
      {count > 0 && (
        <>
          <Button size="small" icon={<SlidersHorizontal aria-hidden />} onPress={() => setChanging(true)}>
            {words.change}
          </Button>
          <IconButton label={words.duplicate} icon={<CopyPlus />} size="small" onPress={duplicate} />
          <IconButton
            label={words.delete}
            icon={<Trash2 />}
            size="small"
            variant="danger"
            onPress={() => void remove()}
          />
        </>
      )}
      {isChanging && (
        <ChangeItemsDialog
          itemIds={items.map(({ id }) => id)}
          onSelect={(ids) => selection.setAll(ids)}
          onClose={() => setChanging(false)}
        />
      )}
    </div>
  )
}
