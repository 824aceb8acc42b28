/** A person in two letters. Those of the house are filled, so that a customer sees who answers. */
import { initialsOf } from '../../lib/format/initials.ts'
import { cx } from '../../ui/cx.ts'

export function Initials({ name, isEmployee }: { name: string; isEmployee: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex size-7 shrink-0 items-center justify-center rounded-full text-xs font-medium',
        isEmployee ? 'bg-ink text-white' : 'bg-shade text-ink-2',
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
