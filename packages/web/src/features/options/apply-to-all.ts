/** One line's choice for every line of its product: asked first, one step to undo, and what refused is named. [1.5.47] */
import { itemOf, planApplyToAll, type ProductProperty, orderPageMessages } from '@orderwright/domain'
import { alert, confirm } from '../../ui/popups/confirm.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import type { OpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

export async function applyToAll({ editor, data }: OpenOrder, itemId: number, property: ProductProperty) {
  const planned = planApplyToAll(editor.getState().evaluation, itemId, property.id)
  if (planned.itemIds.length === 0 && planned.refused.length === 0) {
    toast(`All items have this choice of ${property.title} already.`)
    return
  }
  const { document } = editor.getState()
  const nameOf = (id: number) => {
    const item = itemOf(document, id)
    return item ? `${item.rank} ${itemTitle(data.catalog, item)}` : ''
  }
  const refusals = planned.refused.map(({ itemId: id, message }) => `${nameOf(id)}: ${message}`).join('\n')
  if (planned.itemIds.length === 0) {
    await alert({ title: `No item can take this ${property.title}`, message: refusals })
    return
  }
  const effect = `${property.title} changes on ${items(planned.itemIds.length)}.`
  const left = refusals === '' ? '' : `\n\nLeft as they are:\n${refusals}`
  const isAgreed = await confirm({
    title: 'Apply to all',
    message: `${orderPageMessages.confirmDelete}\n\n${effect}${left}`,
    confirmLabel: 'Apply to all',
  })
  if (!isAgreed) return
  // Somebody may have changed a line while the question stood.
  const now = planApplyToAll(editor.getState().evaluation, itemId, property.id)
  const result = editor.chooseAll(now.changes, `Apply ${property.title} to all`)
  if (!result.ok) toast(result.message, { tone: 'invalid' })
  else toast(`${property.title} applied to ${items(now.itemIds.length)}.`, { onUndo: () => editor.undo() })
}
