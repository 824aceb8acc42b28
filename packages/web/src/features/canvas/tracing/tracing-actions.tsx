/** What can be done with a picture that is traced: it gets its scale, and is locked and unlocked. */
import { tracingMessages as words } from '@orderwright/domain'
import { isLocked, SCALE_TOOL, type Shape } from '@orderwright/editor/canvas'
import { Lock, LockOpen, Ruler } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useCanvas, useCanvasState, useOpenCanvas } from '../canvas-context.tsx'
import { useLock } from './use-lock.ts'

export function TracingActions({ shape }: { shape: Shape }) {
  const canvas = useCanvas()
  const isScaling = useCanvasState((state) => state.tool === SCALE_TOOL)
  const setLocked = useLock()
  const { document } = useOpenCanvas()
  if (!document.canEdit()) return null
  if (isLocked(shape)) {
    return (
      <Button icon={<LockOpen aria-hidden />} onPress={() => setLocked(shape, false)} className="self-start">
        {words.unlock}
      </Button>
    )
  }
  function toggleScaling(): void {
    if (isScaling) canvas.tool('select')
    else canvas.setScale()
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<Ruler aria-hidden />} aria-pressed={isScaling} onPress={toggleScaling}>
        {words.setScale}
      </Button>
      <Button icon={<Lock aria-hidden />} onPress={() => setLocked(shape, true)}>
        {words.lock}
      </Button>
    </div>
  )
}
