/** Locks a picture that is traced, or frees it, as a step of the order's history. */
import { tracingMessages as words } from '@orderwright/domain/messages'
import type { Shape } from '@orderwright/editor/canvas'
import { useOpenCanvas } from '../canvas-context.tsx'

export function useLock(): (shape: Pick<Shape, 'resource' | 'record'>, isLocked: boolean) => void {
  const { document } = useOpenCanvas()
  return ({ resource, record }, isLocked) =>
    document.perform(
      [{ kind: 'update', resource, id: record.id, props: { data: { isLocked } } }],
      isLocked ? words.lockedLabel : words.unlockedLabel,
    )
}
