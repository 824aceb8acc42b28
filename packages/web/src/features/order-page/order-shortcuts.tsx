/** The keys of the order page; `?` lists them. */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { useHotkeys } from '../../lib/browser/hotkeys.ts'
import { useStartAdding } from '../order-dialogs/use-start-adding.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { useItemActions } from '../order-items/item-actions.ts'
import { redo, undo } from '../open-order/undo-redo.ts'
import { useViewSettings } from '../open-order/view-settings.tsx'

const group = words.order
// Whoever has left a field takes back what became of it, from whichever field is next.
const step = { group, isActiveInUntouchedFields: true }

export function OrderShortcuts() {
  const { editor, data, viewer } = useOpenOrder()
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
    { keys: 'Mod+Z', label: words.undo, ...step, run: () => undo(editor) },
    { keys: 'Shift+Mod+Z', label: words.redo, ...step, run: () => redo(editor) },
    { keys: ']', label: words.nextItem, group, run: () => editor.step(1) },
    { keys: '[', label: words.previousItem, group, run: () => editor.step(-1) },
    { keys: 'C', label: words.viewHideCart, group, run: () => view.setCartOpen(!view.isCartOpen) },
    {
      keys: 'D',
      label: words.showOrHideDimensions,
      group,
      run: () => view.setShowDimensions(!view.showDimensions),
    },
    {
      keys: 'U',
      label: words.switchUnits,
      group,
      run: () => view.setUnit(view.unit === 'mm' ? 'in' : 'mm'),
    },
    ...(canEdit
      ? [
          { keys: 'A', label: words.addAProduct, group, run: () => startAdding('product') },
          ...(viewer.sharedOrder === null
            ? [{ keys: 'Shift+A', label: words.fromFavorites, group, run: () => startAdding('favorite') }]
            : []),
          { keys: 'Mod+D', label: words.duplicateItem, group, run: () => onActive(actions.duplicate) },
          {
            keys: 'Mod+C',
            label: words.copyItem,
            group,
            run: () => copyUnlessSelecting(() => onActive((item) => void actions.copy(item))),
          },
          { keys: 'Mod+V', label: words.pasteItem, group, run: () => void actions.paste() },
          {
            keys: 'Delete',
            label: words.deleteItem,
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
