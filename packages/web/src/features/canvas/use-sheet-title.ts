/** What the sheet that is looked at is called. */
import { canvasScreenMessages as words } from '@orderwright/domain/messages'
import { useCanvasContext, useCanvasState } from './canvas-context.tsx'

export function useSheetTitle(): string {
  const { tables } = useCanvasContext()
  const sheet = useCanvasState((state) => state.sheet)
  if (sheet.type === 'plan') return words.plan
  if (sheet.type === 'layout') return words.panelLayout
  return tables.archCustomView.get(sheet.id)?.title ?? words.untitledViewport
}
