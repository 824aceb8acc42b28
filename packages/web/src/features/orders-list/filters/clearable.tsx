/** A filter that is on: it stands out, and one press takes it away. */
import { ordersListMessages as words } from '@orderwright/domain/messages'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

interface ClearableProps {
  /** 'Status' */
  label: string
  isOn: boolean
  onClear: () => void
  children: ReactNode
}

export function Clearable({ label, isOn, onClear, children }: ClearableProps) {
  return (
    <span
      className={cx('flex shrink-0 items-center rounded', isOn && 'bg-accent-soft ring-1 ring-accent-text')}
      data-filter={isOn ? 'on' : undefined}
    >
      {children}
      {isOn && (
        <IconButton
          label={words.clearTheFilter({ label })}
          icon={<X />}
          size="small"
          className="mx-0.5 text-accent-text"
          onPress={onClear}
        />
      )}
    </span>
  )
}
