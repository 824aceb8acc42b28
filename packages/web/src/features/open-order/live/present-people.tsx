/** Who else has the order open: initials in the header, and beside the item that they look at. */
import { presenceMessages as words } from '@orderwright/domain/messages'
import { itemOf } from '@orderwright/domain/orders'
import { cx } from '../../../ui/cx.ts'
import { Tooltip } from '../../../ui/popups/tooltip.tsx'
import { useEditorState, useOpenOrder } from '../editor-context.tsx'
import { itemTitle } from '../item-names.ts'
import type { ShownPerson } from './people.ts'
import { useOthers } from '../use-live.ts'

const mostShown = 4

/** In the header: up to four people, then how many more. */
export function PresentPeople() {
  const others = useOthers()
  if (others.length === 0) return null
  const shown = others.slice(0, others.length > mostShown ? mostShown - 1 : mostShown)
  const more = others.slice(shown.length)
  return (
    <ul aria-label={words.alsoHere} className="flex shrink-0 items-center -space-x-1">
      {shown.map((person) => (
        <li key={person.userId}>
          <PersonInHeader person={person} />
        </li>
      ))}
      {more.length > 0 && (
        <li>
          <Tooltip content={more.map(({ name }) => name).join(', ')} isPlain>
            <span
              role="img"
              tabIndex={0}
              aria-label={words.andMore({
                count: more.length,
                names: more.map(({ name }) => name).join(', '),
              })}
              className="tabular flex size-6 items-center justify-center rounded-full bg-shade text-xs text-ink-2 ring-2 ring-paper"
            >
              +{more.length}
            </span>
          </Tooltip>
        </li>
      )}
    </ul>
  )
}

function PersonInHeader({ person }: { person: ShownPerson }) {
  const { data } = useOpenOrder()
  const item = useEditorState((state) =>
    person.itemId === null ? undefined : itemOf(state.document, person.itemId),
  )
  const place = item ? words.on({ title: itemTitle(data.catalog, item) }) : words.onThePage
  return (
    <Tooltip
      content={
        <>
          <span className="block font-medium">{person.name}</span>
          <span className="block text-white/80">{place}</span>
        </>
      }
      isPlain
      delay={100}
    >
      <span
        role="img"
        tabIndex={0}
        aria-label={`${person.name}, ${place}`}
        style={{ backgroundColor: person.color }}
        className="flex size-6 items-center justify-center rounded-full text-xs font-medium text-white ring-2 ring-paper"
      >
        {person.initials}
      </span>
    </Tooltip>
  )
}

/** On an item's card: small marks of those who look at it. */
export function PeopleOnItem({ itemId, className }: { itemId: number; className?: string }) {
  const people = useOthers().filter((person) => person.itemId === itemId)
  if (people.length === 0) return null
  return (
    <span
      role="img"
      aria-label={words.here({ names: people.map(({ name }) => name).join(', '), count: people.length })}
      className={cx('pointer-events-none flex -space-x-0.5', className)}
    >
      {people.slice(0, 3).map((person) => (
        <span
          key={person.userId}
          style={{ backgroundColor: person.color }}
          className="flex h-4 min-w-4 items-center justify-center rounded-full px-0.5 text-[9px] font-medium text-white ring-1 ring-paper"
          aria-hidden="true"
        >
          {person.initials}
        </span>
      ))}
    </span>
  )
}
