/** The rows of every list that one picks from: selects, combo boxes, option pickers. */
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { cx } from '../cx.ts'

export interface Choice<Key extends string | number = string> {
  key: Key
  label: string
  /** a quiet word at the right: a count, a price difference */
  detail?: ReactNode
  isDisabled?: boolean
}

export const listBoxClasses = 'max-h-[min(320px,60dvh)] overflow-y-auto overscroll-contain p-1 outline-none'

export const itemClasses = cx(
  'group flex min-h-7 w-full cursor-pointer items-center gap-2 rounded px-2 py-1 text-sm select-none outline-none',
  'pointer-coarse:min-h-11 focus:bg-shade hover:bg-shade disabled:cursor-default disabled:text-ink-3',
  'focus-inset',
)

/** One row with a check mark when it is chosen. */
export function ChoiceRow({ choice }: { choice: Choice<string | number> }) {
  return (
    <ListBoxItem
      id={choice.key}
      textValue={choice.label}
      isDisabled={choice.isDisabled}
      className={itemClasses}
    >
      {({ isSelected }) => (
        <>
          <span className="min-w-0 flex-1 truncate">{choice.label}</span>
          {choice.detail && <span className="tabular text-xs text-ink-2">{choice.detail}</span>}
          <Check
            className={cx('size-3.5 shrink-0 text-accent-text', !isSelected && 'invisible')}
            aria-hidden
          />
        </>
      )}
    </ListBoxItem>
  )
}
