/** Two to four choices of which one always holds: mm | in, 2D | 3D. Radio buttons in another dress. */
import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { useFormPending } from './form-pending.ts'

export interface Segment<Key extends string> {
  key: Key
  label: ReactNode
  /** needed when the label is an icon, or an abbreviation */
  name?: string
  isDisabled?: boolean
}

interface SegmentedControlProps<Key extends string> {
  /** what is chosen, for screen readers: 'Units' */
  label: string
  segments: readonly Segment<Key>[]
  value: Key
  onChange: (key: Key) => void
  size?: 'small' | 'medium'
  /** one below the other, where there is height but no width */
  isUpright?: boolean
  className?: string
}

/** Whoever speaks to the page says what stands there: the name begins with it. */
function nameOf({ label, name }: Segment<string>): string | undefined {
  if (name === undefined || typeof label !== 'string') return name
  return name.split(/\s+/).includes(label) ? name : `${label}, ${name}`
}

export function SegmentedControl<Key extends string>({
  label,
  segments,
  value,
  onChange,
  size = 'medium',
  isUpright = false,
  className,
}: SegmentedControlProps<Key>) {
  const group = useId()
  const isPending = useFormPending()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-readonly={isPending || undefined}
      className={cx(
        'inline-flex rounded border border-edge bg-paper p-px',
        isUpright && 'flex-col',
        className,
      )}
    >
      {segments.map((segment) => (
        <label
          key={segment.key}
          className={cx(
            'relative flex min-w-8 cursor-pointer items-center justify-center rounded-sm text-sm text-ink-2 transition-colors select-none',
            'hover:text-ink has-checked:bg-shade has-checked:font-medium has-checked:text-ink has-disabled:cursor-default has-disabled:opacity-50',
            'pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:size-4',
            size === 'small' ? 'h-6 px-2' : 'h-7 px-2.5',
          )}
        >
          <input
            type="radio"
            name={group}
            value={segment.key}
            checked={segment.key === value}
            disabled={segment.isDisabled}
            aria-label={nameOf(segment)}
            onChange={() => {
              if (!isPending) onChange(segment.key)
            }}
            className="focus-inset absolute inset-0 size-full cursor-[inherit] appearance-none rounded-sm"
          />
          {segment.label}
        </label>
      ))}
    </div>
  )
}
