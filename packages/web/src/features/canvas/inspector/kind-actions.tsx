/** What can be done with a thing of a kind beside changing its fields. A further kind is a line here. */
import { muralScreenMessages as words } from '@orderwright/domain'
import type { Shape } from '@orderwright/editor/canvas'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useCanvasState } from '../canvas-context.tsx'
import { TracingActions } from '../tracing/tracing-actions.tsx'
import { LayoutDialog } from '../murals/layout-dialog.tsx'

function LayOut({ shape }: { shape: Shape }) {
  const [isOpen, setOpen] = useState(false)
  const sheet = useCanvasState((state) => state.sheet)
  if (sheet.type !== 'view') return null
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.layOut}</Button>
      <LayoutDialog area={shape} viewId={sheet.id} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const actions: ReadonlyMap<string, (shape: Shape) => ReactNode> = new Map([
  ['muralArea', (shape: Shape) => <LayOut shape={shape} />],
  ['reference', (shape: Shape) => <TracingActions shape={shape} />],
])

export function KindActions({ shape }: { shape: Shape }) {
  return actions.get(shape.kind.name)?.(shape) ?? null
}
