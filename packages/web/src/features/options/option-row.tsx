/** A property that is chosen from options: what is chosen, and a press opens the picker at the row. */
import { messages, type PropertyEvaluation } from '@orderwright/domain'
import { ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { cx } from '../../ui/cx.ts'
import { Popover } from '../../ui/popover.tsx'
import { useOpenOrder } from '../order-editor/editor-context.tsx'
import { OptionSwatch } from './option-swatch.tsx'
import { selectionText } from './selection-text.ts'
import { useOutsidePress } from './use-outside-press.ts'
import { useRowOpening } from './use-row-opening.ts'
import { deferred } from '../../ui/deferred.tsx'

const OptionPicker = deferred(() => import('./option-picker.tsx').then((part) => part.OptionPicker))

interface RowProps {
  itemId: number | null
  view: PropertyEvaluation
}

/** The look of every pressable row of the options panel. */
export const rowClasses =
  'focus-inset flex min-h-12 w-full cursor-pointer items-center gap-3 px-4 py-2 text-left transition-colors hover:bg-desk disabled:cursor-default disabled:hover:bg-transparent'

export function OptionRow({ itemId, view }: RowProps) {
  const { data } = useOpenOrder()
  const { property, chosenOption, selection, isValid, reason } = view
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useRowOpening(property.id)
  useOutsidePress(isOpen, trigger, () => setOpen(false))
  const text = selectionText(data.catalog, property, selection)

  if (view.availableCount === 0 && text === '') {
    return (
      <p className="px-4 py-3 text-sm text-ink-2">{messages.noOptionsAvailable({ title: property.title })}</p>
    )
  }
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
            {text || (property.isRequired === 1 ? 'Choose…' : 'None')}
          </span>
          {!isValid && reason && <span className="block text-xs text-invalid">{reason.message}</span>}
        </span>
        <OptionSwatch property={property} option={chosenOption} sizePx={28} />
        {data.abilities.update && <ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden />}
      </AriaButton>
      <Popover
        label={property.title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={trigger}
        isNonModal
        placement="bottom"
        offset={0}
        className="w-[calc(var(--trigger-width)-24px)]"
      >
        <OptionPicker itemId={itemId} view={view} close={() => setOpen(false)} />
      </Popover>
    </>
  )
}
