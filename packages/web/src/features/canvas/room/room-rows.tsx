/** The room in the list of views: as a whole, and from each eye point of the plan. */
import { roomMessages as words } from '@orderwright/domain/messages'
import { eyePointsOf, eyePointTitle } from '@orderwright/domain/canvas'
import { Box, Camera } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { useCanvasContext, useOpenCanvas } from '../canvas-context.tsx'
import { useRoom } from './room-place.tsx'

export function RoomRows() {
  const { document } = useOpenCanvas()
  const eyes = eyePointsOf(useCanvasContext())
  return (
    <>
      <h3 className="eyebrow px-2 pt-3 pb-1">{words.rooms}</h3>
      <RoomRow eyeId={null} title={words.freeEye} icon={<Box aria-hidden />} />
      {eyes.length > 0 && (
        <ol className="flex flex-col gap-0.5">
          {eyes.map((eye, index) => (
            <li key={document.firstId(eye.record.id)}>
              <RoomRow
                eyeId={eye.record.id}
                title={eyePointTitle(eye, index + 1)}
                icon={<Camera aria-hidden />}
              />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function RoomRow({ eyeId, title, icon }: { eyeId: number | null; title: string; icon: ReactNode }) {
  const { place, open } = useRoom()
  const { document } = useOpenCanvas()
  const shownId = place === null || place.eyeId === null ? null : document.currentId(place.eyeId)
  const isShown = place !== null && shownId === eyeId
  return (
    <button
      type="button"
      aria-current={isShown ? 'page' : undefined}
      onClick={() => open(eyeId)}
      className={cx(
        'focus-inset flex min-h-8 w-full min-w-0 cursor-pointer items-center gap-2 rounded px-2 text-start text-sm pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
        isShown ? 'bg-accent-soft font-medium text-accent-text' : 'hover:bg-shade',
      )}
    >
      {icon}
      <span className="truncate">{title}</span>
    </button>
  )
}
