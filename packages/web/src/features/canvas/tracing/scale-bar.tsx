/** Over the sheet while a picture gets its scale: which point comes next, then the length between the two. */
import { tracingMessages as words } from '@orderwright/domain/messages'
import { readLength } from '@orderwright/domain/canvas'
import { SCALE_TOOL } from '@orderwright/editor/canvas'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useCanvas, useCanvasState } from '../canvas-context.tsx'
import { useLock } from './use-lock.ts'

/** `onDone`: the sheet takes the keys again. */
export function ScaleBar({ onDone }: { onDone: () => void }) {
  const isScaling = useCanvasState((state) => state.tool === SCALE_TOOL)
  const count = useCanvasState((state) => state.points.length)
  if (!isScaling) return null
  if (count === 2) return <LengthForm onDone={onDone} />
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 top-3 z-2 mx-auto w-fit rounded-full bg-ink px-3 py-1 text-xs text-paper"
    >
      {count === 0 ? words.firstPoint : words.secondPoint}
    </p>
  )
}

function LengthForm({ onDone }: { onDone: () => void }) {
  const canvas = useCanvas()
  const unit = useCanvasState((state) => state.unit)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const setLocked = useLock()
  function apply(): void {
    const length = readLength(typed, unit, 'positive')
    if (!length.ok) return setProblem(length.message)
    if (!canvas.scaleTo(length.value)) return setProblem(words.notScaled)
    onDone()
    const [scaled] = canvas.selected()
    if (!scaled) return
    toast(words.scaleDone, { action: { label: words.lock, onAction: () => setLocked(scaled, true) } })
  }
  return (
    <form
      className="absolute inset-x-0 top-3 z-2 mx-auto flex w-fit items-end gap-2 rounded-md border border-hairline bg-paper p-3 shadow-lg"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        canvas.escape()
        onDone()
      }}
    >
      <TextField
        autoFocus
        className="w-64"
        label={words.lengthBetween}
        value={typed}
        inputClassName="tabular"
        errorMessage={problem ?? undefined}
        onChange={(text) => {
          setTyped(text)
          setProblem(null)
        }}
      />
      <Button type="submit" variant="primary">
        {words.applyLength}
      </Button>
    </form>
  )
}
