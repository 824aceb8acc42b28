/** The menu itself, fetched with the first popups. */
import { tableMessages as words } from '@orderwright/domain/messages'
import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { cx } from '../cx.ts'
import { Kbd } from '../kbd.tsx'
import { itemClasses } from './list-box.tsx'
import type { MenuAction, MenuLook } from './menu-actions.ts'
import { popoverClasses } from './popover-look.ts'

/** Higher than a list that one picks from: a menu is read as a whole, also where its rows are as high as a finger. */
const menuClasses = 'max-h-[min(520px,75dvh)] overflow-y-auto overscroll-contain p-1 outline-none'

interface MenuSurfaceProps extends MenuLook {
  triggerRef: RefObject<Element | null>
  onClose: () => void
}

export function MenuSurface({
  label,
  groups,
  placement = 'bottom end',
  className,
  triggerRef,
  onClose,
}: MenuSurfaceProps) {
  const actions = groups.flatMap((group) => group.actions)
  return (
    <AriaPopover
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      triggerRef={triggerRef}
      aria-label={label}
      placement={placement}
      offset={4}
      className={cx(popoverClasses, 'min-w-48', className)}
    >
      <AriaMenu
        aria-label={label}
        autoFocus="first"
        className={menuClasses}
        onClose={onClose}
        onAction={(key) => {
          onClose()
          actions.find((action) => action.key === key)?.onAction()
        }}
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
                <ActionRow action={action} />
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </AriaPopover>
  )
}

function ActionRow({ action }: { action: MenuAction }) {
  return (
    <>
      {action.icon && <span className="shrink-0 [&_svg]:size-4">{action.icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{action.label}</span>
        {action.description && (
          <span className="block truncate text-xs text-ink-2">{action.description}</span>
        )}
      </span>
      {action.shortcut && <Kbd keys={action.shortcut} />}
      {action.isCurrent && (
        <Check role="img" className="size-3.5 shrink-0 text-accent-text" aria-label={words.current} />
      )}
    </>
  )
}
