/** One group of a cart: what its lines have in common, how many there are and what they come to; it can be folded. */
import { severalItemsMessages as words } from '@orderwright/domain/messages'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { SelectAllBox } from '../../ui/table/select-boxes.tsx'
import type { Selection } from '../../ui/table/use-selection.ts'
import { amountOf, type ItemGroup } from './group-items.ts'

interface GroupSectionProps {
  group: ItemGroup
  /** null: nothing is being selected */
  selection: Selection | null
  /** what is searched for; '': nothing */
  search: string
  children: ReactNode
}

export function GroupSection({ group, selection, search, children }: GroupSectionProps) {
  /** under which search it was folded: what another one finds is shown */
  const [foldedAt, setFoldedAt] = useState<string | null>(null)
  const isOpen = foldedAt !== search
  const { title, found } = group
  const ids = found.map(({ evaluation }) => evaluation.item.id)
  const amount = amountOf(found.map(({ evaluation }) => evaluation))
  const count = found.length
  return (
    <section
      aria-label={words.groupHeading({ title, count, amount })}
      className="border-b border-hairline last:border-b-0"
    >
      <h3 className="flex items-center gap-2 bg-desk px-4 py-1.5 text-sm">
        {selection && (
          <SelectAllBox isPart ids={ids} label={words.selectGroup({ title })} selection={selection} />
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setFoldedAt(isOpen ? search : null)}
          className="flex min-h-7 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded text-start pointer-coarse:min-h-11"
        >
          <ChevronDown
            aria-hidden
            className={cx(
              'size-3.5 shrink-0 text-ink-3 transition-transform',
              !isOpen && '-rotate-90 rtl:rotate-90',
            )}
          />
          <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
            {title}
          </span>
          <span className="tabular shrink-0 text-xs text-ink-2">{words.inGroup({ count, amount })}</span>
        </button>
      </h3>
      {isOpen && children}
    </section>
  )
}
