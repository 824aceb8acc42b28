/** What can be done with a picture that is traced: it gets its scale, and is locked and unlocked. */
import { tracingMessages as words } from '@orderwright/domain/messages'
import { isLocked, SCALE_TOOL, type Shape } from '@orderwright/editor/canvas'
import { FileUp, Lock, LockOpen, Ruler } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deferredModule } from '../../../ui/deferred.tsx'
import { useCanvas, useCanvasState, useOpenCanvas } from '../canvas-context.tsx'
import { useLock } from './use-lock.ts'

const dialog = deferredModule(() => import('./trace-dialog.tsx'), { when: 'demand' })

export function TracingActions({ shape }: { shape: Shape }) {
  const canvas = useCanvas()
  const isScaling = useCanvasState((state) => state.tool === SCALE_TOOL)
  const setLocked = useLock()
  const [isReplacing, setReplacing] = useState(false)
  const loaded = dialog.use(isReplacing)
  const hasFailed = dialog.useHasFailed()
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
      <Button
        icon={<FileUp aria-hidden />}
        onPress={() => {
          if (hasFailed) dialog.retry()
          setReplacing(true)
        }}
      >
        {hasFailed ? words.toolFailed : words.replace}
      </Button>
      {loaded && <loaded.TraceDialog isOpen={isReplacing} replaces={shape} onOpenChange={setReplacing} />}
      <Button icon={<Lock aria-hidden />} onPress={() => setLocked(shape, true)}>
        {words.lock}
      </Button>
    </div>
  )
}
