/**
 * The keys of what is selected on the sheet, wherever the focus is: after a value was typed in the inspector, Delete means the
 * shape that is still selected and not the line that is edited. In the list of lines they mean the line. [2.4.27]
 */
import { canvasScreenMessages as words } from '@orderwright/domain/messages'
import { type Hotkey, useHotkeys } from '../../lib/browser/hotkeys.ts'
import { useCanvasState, useOpenCanvas } from './canvas-context.tsx'
import { useDeleteSelected } from './use-delete-selected.ts'

export function CanvasShortcuts() {
  const hasSelection = useCanvasState((state) => state.selection.length > 0)
  // Bound after those of the order's page, so that they come first.
  return hasSelection ? <OfSelection /> : null
}

function OfSelection() {
  const { canvas, document } = useOpenCanvas()
  const deleteSelected = useDeleteSelected()
  const canEdit = document.canEdit()
  const group = words.canvas
  const ofSheet = (run: () => unknown) => (event: KeyboardEvent) =>
    event.target instanceof Element && event.target.closest('[data-keys-of-lines]') ? false : run()
  const hotkey = (keys: string, label: string, run: () => unknown): Hotkey => ({
    keys,
    label,
    group,
    run: ofSheet(run),
  })
  useHotkeys([
    // Text that is selected is what people mean to copy.
    hotkey(
      'Mod+C',
      words.copySelected,
      () => window.getSelection()?.toString() === '' && canvas.key('c', { ctrl: true }),
    ),
    ...(canEdit
      ? [
          hotkey('Mod+V', words.pasteCopied, () => canvas.key('v', { ctrl: true })),
          hotkey('Mod+D', words.duplicateSelected, () => canvas.key('d', { ctrl: true })),
          hotkey('Delete', words.deleteSelected, () => void deleteSelected()),
          hotkey('Backspace', words.deleteSelected, () => void deleteSelected()),
        ]
      : []),
  ])
  return null
}
