/** A pressable row of the options panel: what is chosen, and a press opens its popover at the row. */
import type { PropertyEvaluation } from '@orderwright/domain/configuration'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useIsDesk, useIsPhone } from '../../../lib/browser/media.ts'
import { cx } from '../../../ui/cx.ts'
import { Popover } from '../../../ui/popups/popover.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useOutsidePress } from './use-outside-press.ts'
import { RowMenu } from './lazy-row-menu.tsx'
import { useRowOpening } from './use-row-opening.ts'

interface PickerRowProps {
  itemId: number | null
  view: PropertyEvaluation
  /** what is chosen, in words; empty shows `placeholder` */
  text: string
  placeholder: string
  /** a quiet word beside the choice: it is no longer offered, say */
  mark?: string | undefined
  picture?: ReactNode
  /** the popover needs more room than the panel has beside the drawing */
  isWide?: boolean
  /** presses there do not close the popover: the drawing, where it leads to another part */
  isInside?: (target: Element) => boolean
  children: (close: () => void, trigger: RefObject<HTMLElement | null>) => ReactNode
}

/** The look of every pressable row of the options panel. */
export const rowClasses =
  'focus-inset flex min-h-12 w-full cursor-pointer items-center gap-3 px-4 py-2 text-start transition-colors hover:bg-desk disabled:cursor-default disabled:hover:bg-transparent'

// As wide as the row with its menu, a little inside the panel.
const narrowClasses = 'w-[calc(var(--trigger-width)-24px)]'

export function PickerRow(props: PickerRowProps) {
  const { itemId, view, text, placeholder, mark, picture, isWide, isInside, children } = props
  const { data } = useOpenOrder()
  const isPhone = useIsPhone()
  const isDesk = useIsDesk()
  const { property, isValid, reason } = view
  const row = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useRowOpening(property.id)
  useOutsidePress(isOpen, trigger, () => setOpen(false), isInside)
  return (
    <div ref={row} className="group/row relative pointer-coarse:flex pointer-coarse:items-center">
      <AriaButton
        ref={trigger}
        isDisabled={!data.abilities.update}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        className={cx(rowClasses, 'min-w-0 flex-1 pointer-coarse:pe-0', isOpen && 'bg-desk')}
      >
        <span className="min-w-0 flex-1">
          <span className={cx('block text-xs', isValid ? 'text-ink-2' : 'font-medium text-invalid')}>
            {property.title}
          </span>
          <span
            dir="auto"
            className={cx('block truncate text-base', !text && 'text-ink-3', !isValid && 'text-invalid')}
          >
            {text || placeholder}
          </span>
          {mark && <span className="block text-xs text-caution">{mark}</span>}
          {!isValid && reason && <span className="block text-xs text-invalid">{reason.message}</span>}
        </span>
        {picture}
        {data.abilities.update && <ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden />}
      </AriaButton>
      <RowMenu
        itemId={itemId}
        property={property}
        hasOption={view.chosenOption !== undefined}
        className={cx('top-1/2 -translate-y-1/2', picture ? 'end-21' : 'end-9')}
      />
      <Popover
        label={property.title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={row}
        // Below a desk a wide popover covers much of the drawing; what peeps out behind it is no target then.
        isNonModal={!isWide || isDesk}
        // A tablet has its height beside the panel, neither above nor below the row.
        placement={!isWide ? 'bottom' : isDesk || isPhone ? 'bottom end' : 'start top'}
        offset={0}
        className={isWide ? 'mx-2 w-[min(432px,calc(100vw-32px))]' : narrowClasses}
      >
        {children(() => setOpen(false), trigger)}
      </Popover>
    </div>
  )
}
