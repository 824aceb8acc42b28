/** What is seen from where one stands, as a list: for screen readers, for the keys, and where there are no graphics. */
import { roomMessages as words } from '@orderwright/domain/messages'
import type { RoomScene } from '@orderwright/domain/canvas-room'
import { cx } from '../../../ui/cx.ts'
import { useCanvasContext } from '../canvas-context.tsx'
import type { NamedThing } from './use-seen.ts'

/** A list of more is read by nobody. */
const MOST = 100

interface SeenListProps {
  seen: readonly NamedThing[]
  scene: RoomScene
  /** always to be seen, not only by the keys */
  isOpen: boolean
  onSelect: (key: string) => void
}

/** The record that is selected for something: of a mural a part of it. */
function keyOf({ key, kind }: NamedThing, { hung }: RoomScene): string {
  if (kind !== 'mural') return key
  const viewId = Number(key.split(':')[1])
  return hung.find((one) => one.viewId === viewId)?.key ?? key
}

export function SeenList({ seen, scene, isOpen, onSelect }: SeenListProps) {
  const { nameOf } = useCanvasContext()
  return (
    <div
      className={cx(
        'z-2 text-sm',
        isOpen
          ? 'mx-auto max-w-96 px-4 pb-4'
          : 'absolute top-2 start-2 max-h-60 w-72 overflow-y-auto rounded-md border border-hairline bg-paper p-1 not-focus-within:sr-only',
      )}
    >
      <ul aria-label={words.whatIsSeen}>
        {seen.length === 0 && <li className="px-2 py-1">{words.seesNothing}</li>}
        {seen.slice(0, MOST).map((thing) => (
          <li key={[thing.kind, thing.key].join(' ')}>
            <button
              type="button"
              className="w-full cursor-pointer rounded-sm px-2 py-1 text-start first-letter:uppercase hover:bg-accent-soft pointer-coarse:min-h-11"
              onClick={() => onSelect(keyOf(thing, scene))}
            >
              {thing.text}
            </button>
          </li>
        ))}
      </ul>
      {scene.homeless.map(({ item, count }) => (
        <p key={item.id} className="px-2 py-1 text-ink-2">
          {words.notInRoom({ name: nameOf(item), count })}
        </p>
      ))}
    </div>
  )
}
