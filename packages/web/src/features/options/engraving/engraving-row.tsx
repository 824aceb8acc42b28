/** The engravings of a line: all texts in short; a press, or a click on a mechanism, opens them. */
import type { PropertyEvaluation } from '@orderwright/domain'
import { ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { cx } from '../../../ui/cx.ts'
import { Popover } from '../../../ui/popover.tsx'
import { useOpenOrder } from '../../order-editor/editor-context.tsx'
import { useActiveItem } from '../../order-editor/use-active-item.ts'
import { rowClasses } from '../option-row.tsx'
import { engravingsText } from '../selection-text.ts'
import { useOutsidePress } from '../use-outside-press.ts'
import { useRowOpening } from '../use-row-opening.ts'
import { deferred } from '../../../ui/deferred.tsx'

const EngravingEditor = deferred(() => import('./engraving-editor.tsx').then((part) => part.EngravingEditor))

export function EngravingRow({ itemId, view }: { itemId: number; view: PropertyEvaluation }) {
  const { data } = useOpenOrder()
  const active = useActiveItem()
  const trigger = useRef<HTMLButtonElement>(null)
  const { property, selection, isValid, reason } = view
  const [isOpen, setOpen] = useRowOpening(property.id)
  // Another mechanism in the drawing is the next to be engraved.
  useOutsidePress(
    isOpen,
    trigger,
    () => setOpen(false),
    (target) => target.closest('[data-part]') !== null,
  )
  const text = engravingsText(selection?.engravings ?? [])
  return (
    <>
      <AriaButton
        ref={trigger}
        isDisabled={!data.abilities.update}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        className={cx(rowClasses, isOpen && 'bg-desk')}
      >
        <span className="min-w-0 flex-1">
          <span className={cx('block text-xs', isValid ? 'text-ink-2' : 'font-medium text-invalid')}>
            {property.title}
          </span>
          <span className={cx('block truncate text-base', !text && 'text-ink-3', !isValid && 'text-invalid')}>
            {text || 'None'}
          </span>
          {!isValid && reason && <span className="block text-xs text-invalid">{reason.message}</span>}
        </span>
        {data.abilities.update && <ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden />}
      </AriaButton>
      <Popover
        label={property.title}
        isOpen={isOpen && active !== undefined}
        onOpenChange={setOpen}
        triggerRef={trigger}
        isNonModal
        placement="bottom"
        offset={0}
        className="w-[calc(var(--trigger-width)-24px)]"
      >
        {active && <EngravingEditor itemId={itemId} evaluation={active} view={view} />}
      </Popover>
    </>
  )
}
