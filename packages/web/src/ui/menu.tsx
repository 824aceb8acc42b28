/** A list of things to do, under a button. */
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover'
import { cx } from './cx.ts'
import { Kbd } from './kbd.tsx'
import { itemClasses, listBoxClasses } from './list-box.tsx'
import { popoverClasses } from './popover.tsx'

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

interface MenuProps {
  label: string
  /** a Button or IconButton */
  trigger: ReactNode
  groups: readonly MenuGroup[]
  placement?: PopoverProps['placement']
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  className?: string
}

export function Menu({
  label,
  trigger,
  groups,
  placement = 'bottom end',
  isOpen,
  onOpenChange,
  className,
}: MenuProps) {
  const actions = groups.flatMap((group) => group.actions)
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover placement={placement} offset={4} className={cx(popoverClasses, 'min-w-48', className)}>
        <AriaMenu
          aria-label={label}
          className={listBoxClasses}
          onAction={(key) => actions.find((action) => action.key === key)?.onAction()}
        >
          {groups.map((group, index) => (
            <MenuSection
              key={group.key}
              aria-label={group.title ?? label}
              className={cx(index > 0 && 'mt-1 border-t border-hairline pt-1')}
            >
              {group.title && <Header className="eyebrow px-2 pt-1.5 pb-1">{group.title}</Header>}
              {group.actions.map((action) => (
                <MenuItem
                  key={action.key}
                  id={action.key}
                  textValue={action.label}
                  isDisabled={action.isDisabled}
                  className={cx(itemClasses, action.isDanger && 'text-invalid focus:bg-invalid-soft')}
                >
                  {action.icon && <span className="shrink-0 [&_svg]:size-4">{action.icon}</span>}
                  <span className="min-w-0 flex-1">
                    <span className="block truncate">{action.label}</span>
                    {action.description && (
                      <span className="block truncate text-xs text-ink-2">{action.description}</span>
                    )}
                  </span>
                  {action.shortcut && <Kbd keys={action.shortcut} />}
                  {action.isCurrent && (
                    <Check className="size-3.5 shrink-0 text-accent-text" aria-label="current" />
                  )}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </AriaPopover>
    </MenuTrigger>
  )
}
