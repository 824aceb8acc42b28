/** Choices as title and value, one a line. */
import { cx } from '../../ui/cx.ts'
import type { ListedChoice } from './item-choices.ts'

export function ChoiceList({ choices, className }: { choices: readonly ListedChoice[]; className?: string }) {
  if (choices.length === 0) return null
  return (
    <dl className={cx('grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-0.5 text-xs', className)}>
      {choices.map((choice) => (
        <div key={choice.propertyId} className="contents">
          <dt className={cx('truncate', choice.isInvalid ? 'text-invalid' : 'text-ink-2')}>{choice.title}</dt>
          <dd className={cx('break-words', choice.isInvalid && 'text-invalid')}>{choice.value}</dd>
        </div>
      ))}
    </dl>
  )
}
