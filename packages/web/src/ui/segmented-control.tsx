/** Two to four choices of which one always holds: mm | in, 2D | 3D. */
import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { cx } from './cx.ts'

export interface Segment<Key extends string> {
  key: Key
  label: ReactNode
  /** needed when the label is an icon */
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
  className?: string
}

export function SegmentedControl<Key extends string>({
  label,
  segments,
  value,
  onChange,
  size = 'medium',
  className,
}: SegmentedControlProps<Key>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find((segment) => keys.has(segment.key))
        if (chosen) onChange(chosen.key)
      }}
      className={cx('inline-flex rounded border border-edge bg-paper p-px', className)}
    >
      {segments.map((segment) => (
        <ToggleButton
          key={segment.key}
          id={segment.key}
          aria-label={segment.name}
          isDisabled={segment.isDisabled}
          className={cx(
            'flex min-w-8 cursor-pointer items-center justify-center rounded-sm text-sm text-ink-2 transition-colors select-none',
            'hover:text-ink selected:bg-shade selected:font-medium selected:text-ink disabled:cursor-default disabled:opacity-50',
            'pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:size-4 focus-inset',
            size === 'small' ? 'h-6 px-2' : 'h-7 px-2.5',
          )}
        >
          {segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
