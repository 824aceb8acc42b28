/** What can be done with a thing of a kind beside changing its fields. A further kind is a line here. */
import { muralScreenMessages as words, roomMessages } from '@orderwright/domain/messages'
import { measuredSizeOf } from '@orderwright/domain/canvas'
import type { Shape } from '@orderwright/editor/canvas'
import { Box } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deferred, deferredModule } from '../../../ui/deferred.tsx'
import { useOpenCanvas } from '../canvas-context.tsx'
import { useRoom } from '../room/room-place.tsx'
import { TracingActions } from '../tracing/tracing-actions.tsx'

// Laying out is fetched when somebody lays out.
const layoutDialog = deferredModule(() => import('../murals/layout-dialog.tsx'), { when: 'demand' })

function AreaActions({ shape }: { shape: Shape }) {
  const [isOpen, setOpen] = useState(false)
  const layout = layoutDialog.use(isOpen)
  const hasFailed = layoutDialog.useHasFailed()
  const { document } = useOpenCanvas()
  const { record, resource } = shape
  const measured = measuredSizeOf(record)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        onPress={() => {
          if (hasFailed) layoutDialog.retry()
          setOpen(true)
        }}
      >
        {hasFailed ? words.layOutAgain : words.layOut}
      </Button>
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
      {layout && <layout.LayoutDialog areaId={record.id} isOpen={isOpen} onOpenChange={setOpen} />}
    </div>
  )
}

const PrintMaster = deferred(
  () => import('../murals/print-master.tsx').then((part) => part.PrintMaster),
  null,
  { when: 'demand' },
)

function LookIn({ shape }: { shape: Shape }) {
  const { open } = useRoom()
  return (
    <Button icon={<Box aria-hidden />} onPress={() => open(shape.record.id)} className="self-start">
      {roomMessages.openRoom}
    </Button>
  )
}

const actions: ReadonlyMap<string, (shape: Shape) => ReactNode> = new Map([
  ['muralArea', (shape: Shape) => <AreaActions shape={shape} />],
  ['muralTexture', (shape: Shape) => <PrintMaster shape={shape} />],
  ['eyePoint', (shape: Shape) => <LookIn shape={shape} />],
  ['reference', (shape: Shape) => <TracingActions shape={shape} />],
])

export function KindActions({ shape }: { shape: Shape }) {
  return actions.get(shape.kind.name)?.(shape) ?? null
}
