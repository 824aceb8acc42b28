/** The people who are found for what is typed after an `@`; the caret stays in the text, which points at one of them. */
import { commentMessages as words } from '@orderwright/domain/messages'
import type { CommentPerson } from '@orderwright/contract'
import { useEffect, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import { popoverClasses } from '../../ui/popups/popover-look.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { Initials } from './initials.tsx'

interface MentionListProps {
  /** the options are `{id}-{person}` */
  id: string
  people: readonly CommentPerson[]
  index: number
  onPick: (person: CommentPerson) => void
  onPoint: (index: number) => void
}

export function MentionList({ id, people, index, onPick, onPoint }: MentionListProps) {
  const { org } = useOpenOrder()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }, [index])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={words.peopleToMention}
      className={cx(
        popoverClasses,
        'absolute inset-x-0 bottom-full z-10 mb-1 max-h-56 animate-appear overflow-y-auto overscroll-contain p-1',
      )}
    >
      {people.map((person, at) => (
        // The keys are the text's: it points at the option by aria-activedescendant.
        <button
          key={person.id}
          type="button"
          tabIndex={-1}
          id={`${id}-${person.id}`}
          role="option"
          aria-selected={at === index}
          // The text keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
          onPointerMove={() => onPoint(at)}
          className={cx(
            'flex min-h-8 w-full cursor-pointer items-center text-start gap-2 rounded px-2 py-1 text-sm pointer-coarse:min-h-11',
            at === index && 'bg-shade',
          )}
        >
          <Initials name={person.name} isEmployee={person.isEmployee} />
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {person.name}
          </span>
          {person.isEmployee && <span className="shrink-0 text-xs text-ink-2">{org.title}</span>}
        </button>
      ))}
    </div>
  )
}
