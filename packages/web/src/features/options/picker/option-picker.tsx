/** The popover in which an option is picked; picking closes it. [1.2.73] */
import { customProductId } from '@orderwright/domain/catalog'
import { choicePriceDifference, type PropertyEvaluation } from '@orderwright/domain/configuration'
import type { OptionState } from '@orderwright/domain/constraints'
import { pickerMessages as words } from '@orderwright/domain/messages'
import { itemOf, type Selection } from '@orderwright/domain/orders'
import { pickerStates } from '@orderwright/domain/repairs'
import type { Cents } from '@orderwright/domain/units'
import { Info } from 'lucide-react'
import { type RefObject, useMemo, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { useOrderUi } from '../../order-dialogs/order-ui.tsx'
import { keepFocus } from './keep-focus.ts'
import { OptionList } from './option-list.tsx'
import { RefusalNote } from '../refusals/refusal-note.tsx'
import { useChoose } from '../use-choose.ts'
import { viewOf } from '../view-of.ts'
import { usePreviewOption } from './use-preview-option.ts'

interface OptionPickerProps {
  itemId: number | null
  view: PropertyEvaluation
  close: () => void
  /** the row that opened it */
  trigger: RefObject<HTMLElement | null>
}

export function OptionPicker({ itemId, view: given, close, trigger }: OptionPickerProps) {
  const { property } = given
  // While it is open, somebody else may change what can be chosen, and what it adds to the price.
  const view = useEditorState((state) => viewOf(state.evaluation, itemId, property.id)) ?? given
  const { selection } = view
  const evaluation = useEditorState((state) => state.evaluation)
  const states = useMemo(
    () => pickerStates(evaluation, itemId, property.id),
    [evaluation, itemId, property.id],
  )
  const isPressing = useRef(false)
  const { setDetails } = useOrderUi()
  const { choose, refusal, dismiss } = useChoose(itemId, property)
  const isMultiple = property.type === 'select'
  const isEmpty = selection?.optionId === undefined && (selection?.optionIds ?? []).length === 0

  // Worked out once for each order that is looked at: moving through the list asks again and again.
  const differenceOf = useMemo(() => {
    const item = itemId === null ? undefined : itemOf(evaluation.document, itemId)
    if (item === undefined || item.productId === customProductId || isMultiple) return () => null
    const known = new Map<number, Cents | null>()
    return (optionId: number) => {
      const found = known.get(optionId)
      if (found !== undefined) return found
      const difference = choicePriceDifference(evaluation, item.id, property.id, optionId)
      known.set(optionId, difference)
      return difference
    }
  }, [evaluation, itemId, property.id, isMultiple])

  function selectionWith(id: number): Selection {
    const chosen = selection?.optionIds ?? []
    if (!isMultiple) return { optionId: id }
    return { optionIds: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] }
  }
  const preview = usePreviewOption({ itemId, property, selectionWith })

  function pick(state: OptionState) {
    if (choose(selectionWith(state.option.id)) && !isMultiple) finish()
  }

  function finish() {
    if (isPressing.current) keepFocus(trigger.current)
    close()
  }

  return (
    // The search box would take Escape for itself; here it always closes.
    <div
      onPointerDownCapture={({ pointerType }) => {
        isPressing.current = pointerType === 'mouse'
        setTimeout(() => {
          isPressing.current = false
        })
      }}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      {!refusal && (
        <OptionList
          property={property}
          states={states}
          differenceOf={differenceOf}
          isMultiple={isMultiple}
          onPick={pick}
          onPoint={preview}
        />
      )}
      {refusal && (
        <RefusalNote refusal={refusal} propertyId={property.id} onRepaired={close} onDismiss={dismiss} />
      )}
      {!refusal && (
        <div className="flex border-t border-hairline p-1">
          <Button
            variant="quiet"
            size="small"
            isFullWidth
            icon={<Info aria-hidden />}
            onPress={() => {
              const first = states.find(({ allowed }) => allowed) ?? states[0]
              const optionId = selection?.optionId ?? selection?.optionIds?.[0] ?? first?.option.id
              close()
              if (optionId !== undefined) setDetails({ itemId, propertyId: property.id, optionId })
            }}
          >
            {words.lookCloser}
          </Button>
          {property.isRequired === 0 && !isEmpty && (
            <Button
              variant="quiet"
              size="small"
              isFullWidth
              onPress={() => {
                if (choose(null)) finish()
              }}
            >
              {words.clearChoice}
            </Button>
          )}
          {isMultiple && (
            <Button variant="quiet" size="small" isFullWidth onPress={close}>
              {words.done}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
