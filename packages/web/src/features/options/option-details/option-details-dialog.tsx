/**
 * The product option popup. While ordering: the options of a property looked at one by one, with everything there is to
 * know, what the choice would cost, where it is used, and why it can not be chosen. Owners have an admin mode beside it, in which
 * they edit the option. [1.2.79, 1.6.31]
 */
import type { PropertyEvaluation } from '@orderwright/domain/configuration'
import type { OptionState } from '@orderwright/domain/constraints'
import { messages, optionDetailsMessages as words } from '@orderwright/domain/messages'
import { ChevronLeft, ChevronRight, PencilRuler } from 'lucide-react'
import { useState } from 'react'
import { useHotkeys } from '../../../lib/browser/hotkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { deferredModule } from '../../../ui/deferred.tsx'
import { ToggleButton } from '../../../ui/fields/toggle-button.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { type OptionDetails, useOrderUi } from '../../order-dialogs/order-ui.tsx'
import type { OptionAdminProps } from '../../admin/option-admin.tsx'
import { isShown } from '../shown-options.ts'
import { useChoose } from '../use-choose.ts'
import { OptionBody } from './option-body.tsx'
import { readingKey } from '../../../lib/browser/reading.ts'

const admin = deferredModule(() => import('../../admin/option-admin.tsx'), { when: 'demand' })

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
  return <Details details={details} view={view} onChange={setDetails} onClose={() => setDetails(null)} />
}

const group = words.options

interface PartProps {
  details: OptionDetails
  view: PropertyEvaluation
  onClose: () => void
}

// Option and mode stand with what is open on the page: they stay when its layout changes around the popup.
function Details({
  details,
  view,
  onChange,
  onClose,
}: PartProps & { onChange: (details: OptionDetails) => void }) {
  const { viewer } = useOpenOrder()
  const { property } = view
  const isAdmin = details.isEdited === true && viewer.role === 'owner'
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const shown = view.states.filter(isShown)
  const { optionId } = details
  const show = (next: number) => onChange({ ...details, optionId: next })
  const index = Math.max(
    0,
    shown.findIndex(({ option }) => option.id === optionId),
  )
  const state = shown[index]

  function step(by: number) {
    const next = shown[(index + by + shown.length) % shown.length]
    if (next) show(next.option.id)
  }
  // While options are edited, the arrows belong to the fields.
  const arrows = [
    {
      keys: readingKey('ArrowLeft'),
      label: words.previousOption,
      group,
      run: () => step(-1),
      isActiveInFields: true,
    },
    {
      keys: readingKey('ArrowRight'),
      label: words.nextOption,
      group,
      run: () => step(1),
      isActiveInFields: true,
    },
  ]
  useHotkeys(isAdmin ? [] : arrows)
  // Of a property whose last option was archived there is nothing to choose, but something to edit.
  if (!state && !isAdmin) return null
  return (
    <Dialog
      title={property.title}
      isOpen
      onOpenChange={onClose}
      size="large"
      footer={
        isAdmin || !state ? (
          <div ref={setFooter} className="flex w-full flex-wrap items-center gap-x-3 gap-y-2" />
        ) : (
          <OrderFooter
            details={details}
            view={view}
            state={state}
            place={`${index + 1} / ${shown.length}`}
            onStep={shown.length < 2 ? undefined : step}
            onClose={onClose}
          />
        )
      }
    >
      {viewer.role === 'owner' && (
        <ToggleButton
          isSelected={isAdmin}
          onChange={(isOn) => (isOn || state ? onChange({ ...details, isEdited: isOn }) : onClose())}
          className="mb-3 border border-edge"
        >
          <PencilRuler aria-hidden />
          {words.adminMode}
        </ToggleButton>
      )}
      {isAdmin || !state ? (
        <AdminMode propertyId={property.id} optionId={optionId} onOption={show} footer={footer} />
      ) : (
        <OptionBody details={details} property={property} state={state} onDone={onClose} />
      )}
    </Dialog>
  )
}

/** The admin mode, once it is here. */
function AdminMode(props: OptionAdminProps) {
  const part = admin.use(true)
  const hasFailed = admin.useHasFailed()
  if (part) return <part.OptionAdmin {...props} />
  if (hasFailed) return <ErrorState message={messages.drawingsNotLoaded} onRetry={admin.retry} />
  return (
    <SkeletonGroup className="min-h-96">
      <Skeleton className="h-6 w-40" />
    </SkeletonGroup>
  )
}

interface OrderFooterProps extends PartProps {
  state: OptionState
  /** '2 / 7' */
  place: string
  /** to another option; undefined where there is none */
  onStep: ((by: number) => void) | undefined
}

function OrderFooter({ details, view, state, place, onStep, onClose }: OrderFooterProps) {
  const { data } = useOpenOrder()
  const { property, selection } = view
  const { choose } = useChoose(details.itemId, property)
  const isMultiple = property.type === 'select'

  function pick({ option, chosen }: OptionState) {
    const before = selection?.optionIds ?? []
    const next = isMultiple
      ? { optionIds: chosen ? before.filter((id) => id !== option.id) : [...before, option.id] }
      : { optionId: option.id }
    if (choose(next)) onClose()
  }
  return (
    <>
      <div className="me-auto flex items-center gap-1">
        <IconButton
          label={words.previousOption}
          icon={<ChevronLeft />}
          isDisabled={!onStep}
          onPress={() => onStep?.(-1)}
        />
        <span className="tabular min-w-14 text-center text-sm text-ink-2" aria-live="polite">
          <span className="sr-only">{words.optionNamed({ title: state.option.title })}</span>
          {place}
        </span>
        <IconButton
          label={words.nextOption}
          icon={<ChevronRight />}
          isDisabled={!onStep}
          onPress={() => onStep?.(1)}
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
  )
}

function chooseLabel({ option, chosen }: OptionState, isMultiple: boolean): string {
  if (!chosen) return words.choose({ title: option.title })
  return isMultiple ? words.takeOut({ title: option.title }) : words.chosen
}
