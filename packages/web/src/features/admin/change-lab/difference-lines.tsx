/** What a change says of its record, one line for each thing: what it was, and what it becomes. */
import { changeLabScreens as words } from '@orderwright/domain/messages'
import { MoveRight } from 'lucide-react'
import type { Difference } from '../records/record-differences.ts'

/** More than these are counted. */
const MAX_LINES = 12

export function DifferenceLines({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null
  const more = differences.length - MAX_LINES
  return (
    <dl className="pt-1 text-sm">
      {differences.slice(0, MAX_LINES).map(({ field, path, before, after }) => {
        const label = [words.field(field), ...path].join(' › ')
        return (
          <div key={label} className="flex flex-col gap-x-4 py-0.5 sm:flex-row">
            <dt className="shrink-0 break-words text-ink-2 sm:w-56">{label}</dt>
            <dd className="flex min-w-0 flex-wrap content-start items-baseline gap-x-2 break-words whitespace-pre-line">
              <span className="text-ink-2 line-through decoration-ink-3">{before}</span>
              <MoveRight aria-hidden className="size-3.5 shrink-0 self-center text-ink-2" />
              <span className="sr-only">{words.becomes}</span>
              <span>{after}</span>
            </dd>
          </div>
        )
      })}
      {more > 0 && <div className="text-ink-2">{words.moreDifferences({ count: more })}</div>}
    </dl>
  )
}
