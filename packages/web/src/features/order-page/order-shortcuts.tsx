/** The keys of the order page; `?` lists them. */
import { useHotkeys } from '../../lib/browser/hotkeys.ts'
import { useStartAdding } from '../open-order/use-start-adding.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { useItemActions } from '../order-items/item-actions.ts'
import { redo, undo } from '../open-order/undo-redo.ts'
import { useViewSettings } from '../open-order/view-settings.tsx'

const group = 'Order'

export function OrderShortcuts() {
  const { editor, data } = useOpenOrder()
  const actions = useItemActions()
  const view = useViewSettings()
  const startAdding = useStartAdding()
  const canEdit = data.abilities.update

  function active() {
    const { document, activeItemId } = editor.getState()
    return document.items.find((item) => item.id === activeItemId)
  }
  function onActive(action: (item: NonNullable<ReturnType<typeof active>>) => void) {
    const item = active()
    if (item) action(item)
  }

  useHotkeys([
    { keys: 'Mod+Z', label: 'Undo', group, run: () => undo(editor) },
    { keys: 'Shift+Mod+Z', label: 'Redo', group, run: () => redo(editor) },
    { keys: ']', label: 'Next item', group, run: () => editor.step(1) },
    { keys: '[', label: 'Previous item', group, run: () => editor.step(-1) },
    { keys: 'C', label: 'View or hide the cart', group, run: () => view.setCartOpen(!view.isCartOpen) },
    {
      keys: 'D',
      label: 'Show or hide dimensions',
      group,
      run: () => view.setShowDimensions(!view.showDimensions),
    },
    {
      keys: 'U',
      label: 'Switch between mm and in',
      group,
      run: () => view.setUnit(view.unit === 'mm' ? 'in' : 'mm'),
    },
    ...(canEdit
      ? [
          { keys: 'A', label: 'Add a product', group, run: () => startAdding('product') },
          { keys: 'Mod+D', label: 'Duplicate item', group, run: () => onActive(actions.duplicate) },
          {
            keys: 'Mod+C',
            label: 'Copy item',
            group,
            run: () => copyUnlessSelecting(() => onActive((item) => void actions.copy(item))),
          },
          { keys: 'Mod+V', label: 'Paste item', group, run: () => void actions.paste() },
          {
            keys: 'Delete',
            label: 'Delete item',
            group,
            run: () => onActive((item) => void actions.remove(item)),
          },
        ]
      : []),
  ])
  return null
}

/** Selected text is what people mean to copy when there is some. */
function copyUnlessSelecting(copy: () => void) {
  const selection = window.getSelection()?.toString() ?? ''
  if (selection === '') copy()
  else void navigator.clipboard?.writeText(selection)
}
