/** One line's choice for every line of its product: asked first, one step to undo, and what refused is named. [1.5.47] */
import type { ProductProperty } from '@orderwright/domain/catalog'
import { listWords, orderPageMessages, pickerMessages as words } from '@orderwright/domain/messages'
import { itemOf } from '@orderwright/domain/orders'
import { planApplyToAll } from '@orderwright/domain/repairs'
import { alert, confirm } from '../../ui/popups/confirm.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import type { OpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import { asStep } from '../open-order/as-step.ts'

const items = (count: number) => words.items({ count })

export async function applyToAll({ editor, data }: OpenOrder, itemId: number, property: ProductProperty) {
  const planned = planApplyToAll(editor.getState().evaluation, itemId, property.id)
  if (planned.itemIds.length === 0 && planned.refused.length === 0) {
    toast(words.allHaveIt({ title: property.title }))
    return
  }
  const { document } = editor.getState()
  const nameOf = (id: number) => {
    const item = itemOf(document, id)
    return item ? `${item.rank} ${itemTitle(data.catalog, item)}` : ''
  }
  const refusals = planned.refused
    .map(({ itemId: id, message }) => listWords.labeled({ label: nameOf(id), value: message }))
    .join('\n')
  if (planned.itemIds.length === 0) {
    await alert({ title: words.noneCanTake({ title: property.title }), message: refusals })
    return
  }
  const effect = words.changesOn({ title: property.title, items: items(planned.itemIds.length) })
  const left = refusals === '' ? '' : words.leftAsTheyAre({ refusals })
  const isAgreed = await confirm({
    title: words.applyToAll,
    message: `${orderPageMessages.confirmDelete}\n\n${effect}${left}`,
    confirmLabel: words.applyToAll,
  })
  if (!isAgreed) return
  // Somebody may have changed a line while the question stood.
  const now = planApplyToAll(editor.getState().evaluation, itemId, property.id)
  const label = words.applyOneToAll({ title: property.title })
  const { result, onUndo } = asStep(editor, () => editor.chooseAll(now.changes, label))
  if (!result.ok) toast(result.message, { tone: 'invalid' })
  else
    toast(words.appliedTo({ title: property.title, items: items(now.itemIds.length) }), {
      onUndo,
    })
}
