/** The cursors of the others who look at the same sheet, each in the colour of its person. */
import type { Point } from '@orderwright/domain/geometry'
import { toScreen } from '@orderwright/editor/canvas'
import { type PersonsCursor, useOtherCursors } from '../../open-order/use-other-cursors.ts'
import { useCanvasState } from '../canvas-context.tsx'

export function CursorsOverlay() {
  const cursors = useOtherCursors()
  const sheet = useCanvasState((state) => state.sheet)
  const camera = useCanvasState((state) => state.camera)
  const screen = useCanvasState((state) => state.screen)
  if (sheet.type === 'layout') return null
  const viewId = sheet.type === 'view' ? sheet.id : null
  return cursors
    .filter(({ cursor }) => cursor.viewId === viewId)
    .map(({ clientId, cursor: { x, y }, person }) => (
      <Cursor key={clientId} person={person} at={toScreen(camera, screen, { x, y })} />
    ))
}

function Cursor({ person, at }: { person: PersonsCursor['person']; at: Point }) {
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
        className="ms-2.5 block w-fit rounded-full px-2 py-0.5 text-xs whitespace-nowrap text-white"
        style={{ backgroundColor: person.color }}
      >
        {person.name}
      </span>
    </div>
  )
}
