/** Whether the open order has an engraving schedule. */
import { canBeEngraved } from './can-be-engraved.ts'
import { useEditorState, useOpenOrder } from './editor-context.tsx'

export function useCanBeEngraved(): boolean {
  const { data, profile } = useOpenOrder()
  return useEditorState(({ document }) => canBeEngraved(data.catalog.products, profile, document.items))
}
