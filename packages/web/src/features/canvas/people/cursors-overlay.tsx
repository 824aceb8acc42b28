/** The cursors of the others who look at the same sheet, each in the colour of its person. */
import type { Point } from '@orderwright/domain'
import { toScreen } from '@orderwright/editor/canvas'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { browserStreamPorts as ports } from '../../../lib/api/page-stream.ts'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import type { ShownPerson } from '../../open-order/live/people.ts'
import { useOthers } from '../../open-order/use-live.ts'
import { useCanvasState } from '../canvas-context.tsx'
import { createOtherCursors, type OtherCursor } from './other-cursors.ts'

export function CursorsOverlay() {
  const { live } = useOpenOrder()
  const [cursors] = useState(() => createOtherCursors({ live, after: ports.after }))
  useEffect(() => () => cursors.dispose(), [cursors])
  return useOthers().length > 0 && <Cursors cursors={cursors} />
}

function Cursors({ cursors }: { cursors: ReturnType<typeof createOtherCursors> }) {
  const shown = useSyncExternalStore(cursors.subscribe, cursors.get)
  const people = useOthers()
  const sheet = useCanvasState((state) => state.sheet)
  const camera = useCanvasState((state) => state.camera)
  const screen = useCanvasState((state) => state.screen)
  if (sheet.type === 'layout') return null
  const viewId = sheet.type === 'view' ? sheet.id : null
  return shown
    .filter(({ cursor }) => cursor.viewId === viewId)
    .map((other) => {
      const person = people.find(({ userId }) => userId === other.userId)
      return (
        person && (
          <Cursor key={other.clientId} person={person} at={toScreen(camera, screen, placeOf(other))} />
        )
      )
    })
}

function placeOf({ cursor: { x, y } }: OtherCursor): Point {
  return { x, y }
}

function Cursor({ person, at }: { person: ShownPerson; at: Point }) {
  return (
    <div
      aria-hidden="true"
      data-cursor={person.userId}
      className="pointer-events-none absolute top-0 left-0 z-1 motion-safe:transition-transform motion-safe:duration-75 motion-safe:ease-linear"
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <svg width="14" height="18" viewBox="0 0 14 18" fill={person.color} stroke="white" strokeWidth="1">
        <path d="M1 1v14l4-4 3 6 2-1-3-6h6z" />
      </svg>
      <span
        className="ml-2.5 block w-fit rounded-full px-2 py-0.5 text-xs whitespace-nowrap text-white"
        style={{ backgroundColor: person.color }}
      >
        {person.name}
      </span>
    </div>
  )
}
