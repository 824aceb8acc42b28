/** What can be done with a thing of a kind beside changing its fields. A further kind is a line here. */
import { muralScreenMessages as words } from '@orderwright/domain'
import { measuredSizeOf } from '@orderwright/domain/canvas'
import type { Shape } from '@orderwright/editor/canvas'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useOpenCanvas } from '../canvas-context.tsx'
import { TracingActions } from '../tracing/tracing-actions.tsx'
import { PrintMaster } from '../murals/print-master.tsx'
import { LayoutDialog } from '../murals/layout-dialog.tsx'

function AreaActions({ shape }: { shape: Shape }) {
  const [isOpen, setOpen] = useState(false)
  const { document } = useOpenCanvas()
  const { record, resource } = shape
  const measured = measuredSizeOf(record)
  return (
    <div className="flex flex-wrap gap-2">
      <Button onPress={() => setOpen(true)}>{words.layOut}</Button>
      {measured && (
        <Button
          onPress={() =>
            document.perform(
              [{ kind: 'update', resource, id: record.id, props: { data: { size: { ...measured } } } }],
              words.measuresTaken,
            )
          }
        >
          {words.takeMeasures}
        </Button>
      )}
      <LayoutDialog areaId={record.id} isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  )
}

const actions: ReadonlyMap<string, (shape: Shape) => ReactNode> = new Map([
  ['muralArea', (shape: Shape) => <AreaActions shape={shape} />],
  ['muralTexture', (shape: Shape) => <PrintMaster shape={shape} />],
  ['reference', (shape: Shape) => <TracingActions shape={shape} />],
])

export function KindActions({ shape }: { shape: Shape }) {
  return actions.get(shape.kind.name)?.(shape) ?? null
}
