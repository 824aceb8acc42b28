/** What a menu lists. */
import type { ReactNode } from 'react'
import type { PopoverProps } from 'react-aria-components/Popover'

export interface MenuAction {
  key: string
  label: string
  /** a second, quiet line */
  description?: string
  icon?: ReactNode
  shortcut?: string
  isDanger?: boolean
  isDisabled?: boolean
  /** shows a check mark: the present one of several */
  isCurrent?: boolean
  onAction: () => void
}

export interface MenuGroup {
  key: string
  title?: string
  actions: readonly MenuAction[]
}

export interface MenuLook {
  label: string
  groups: readonly MenuGroup[]
  placement?: PopoverProps['placement']
  className?: string
}
