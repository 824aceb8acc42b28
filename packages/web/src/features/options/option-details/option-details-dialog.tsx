/**
 * The product option popup while ordering: the options of a property looked at one by one, with everything there is to
 * know, what the choice would cost, where it is used, and why it can not be chosen. [1.2.79]
 */
import {
  optionDetailsMessages as words,
  type OptionState,
  type PropertyEvaluation,
} from '@orderwright/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useHotkeys } from '../../../lib/browser/hotkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { type OptionDetails, useOrderUi } from '../../open-order/order-ui.tsx'
import { isShown } from '../picker/shown-options.ts'
import { useChoose } from '../use-choose.ts'
import { OptionBody } from './option-body.tsx'

/** The property as it stands now: undefined once its line or the property itself is gone. */
function useView({ itemId, propertyId }: OptionDetails): PropertyEvaluation | undefined {
  return useEditorState(({ evaluation }) =>
    itemId === null
      ? evaluation.orderProperties.find(({ property }) => property.id === propertyId)
      : evaluation.itemsById.get(itemId)?.properties.get(propertyId),
  )
}

export function OptionDetailsDialog({ details }: { details: OptionDetails }) {
  const { setDetails } = useOrderUi()
  const view = useView(details)
  if (!view) return null
  return <Details key={details.propertyId} details={details} view={view} onClose={() => setDetails(null)} />
}

const group = words.options

interface DetailsProps {
  details: OptionDetails
  view: PropertyEvaluation
  onClose: () => void
}

function Details({ details, view, onClose }: DetailsProps) {
  const { data } = useOpenOrder()
  const { property, selection } = view
  const shown = view.states.filter(isShown)
  const [optionId, setOptionId] = useState(details.optionId)
  const index = Math.max(
    0,
    shown.findIndex(({ option }) => option.id === optionId),
  )
  const state = shown[index]
  const { choose } = useChoose(details.itemId, property)

  function step(by: number) {
    const next = shown[(index + by + shown.length) % shown.length]
    if (next) setOptionId(next.option.id)
  }
  useHotkeys([
    { keys: 'ArrowLeft', label: words.previousOption, group, run: () => step(-1), isActiveInFields: true },
    { keys: 'ArrowRight', label: words.nextOption, group, run: () => step(1), isActiveInFields: true },
  ])
  if (!state) return null

  function pick({ option, chosen }: OptionState) {
    const before = selection?.optionIds ?? []
    const next =
      property.type === 'select'
        ? { optionIds: chosen ? before.filter((id) => id !== option.id) : [...before, option.id] }
        : { optionId: option.id }
    if (choose(next)) onClose()
  }
  const isMultiple = property.type === 'select'
  return (
    <Dialog
      title={property.title}
      isOpen
      onOpenChange={onClose}
      size="large"
      footer={
        <>
          <div className="mr-auto flex items-center gap-1">
            <IconButton
              label={words.previousOption}
              icon={<ChevronLeft />}
              isDisabled={shown.length < 2}
              onPress={() => step(-1)}
            />
            <span className="tabular min-w-14 text-center text-sm text-ink-2" aria-live="polite">
              <span className="sr-only">{words.optionNamed({ title: state.option.title })}</span>
              {index + 1} / {shown.length}
            </span>
            <IconButton
              label={words.nextOption}
              icon={<ChevronRight />}
              isDisabled={shown.length < 2}
              onPress={() => step(1)}
            />
          </div>
          {data.abilities.update && (
            <Button
              variant="primary"
              isDisabled={!state.allowed || (state.chosen && !isMultiple)}
              onPress={() => pick(state)}
            >
              {chooseLabel(state, isMultiple)}
            </Button>
          )}
        </>
      }
    >
      <OptionBody details={details} property={property} state={state} onDone={onClose} />
    </Dialog>
  )
}

function chooseLabel({ option, chosen }: OptionState, isMultiple: boolean): string {
  if (!chosen) return words.choose({ title: option.title })
  return isMultiple ? words.takeOut({ title: option.title }) : words.chosen
}
