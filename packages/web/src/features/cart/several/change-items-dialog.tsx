/**
 * One choice for several lines: before it is made it says how many lines change, what it adds, and which lines can not
 * take it and why. Carried out as one step. [issue 18, configuring faster]
 */
import { type OrderEvaluation, propertyLabel, selectionText } from '@orderwright/domain/configuration'
import { severalItemsMessages as words } from '@orderwright/domain/messages'
import { itemOf, type Selection } from '@orderwright/domain/orders'
import { planItemChanges, sharedProperties, type SharedProperty } from '@orderwright/domain/repairs'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ComboBox } from '../../../ui/fields/select.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { itemTitle } from '../../open-order/item-names.ts'
import { asStep } from '../../open-order/as-step.ts'
import { useViewSettings } from '../../open-order/view-settings.tsx'
import { priceDifferenceText } from '../../options/price-difference.ts'
import { ValueField } from './value-field.tsx'

interface ChangeItemsDialogProps {
  itemIds: readonly number[]
  /** selects other lines instead */
  onSelect: (itemIds: readonly number[]) => void
  onClose: () => void
}

export function ChangeItemsDialog({ itemIds, onSelect, onClose }: ChangeItemsDialogProps) {
  const { editor, data } = useOpenOrder()
  const { unit } = useViewSettings()
  const formId = useId()
  const evaluation = useEditorState((state) => state.evaluation)
  const shared = useMemo(
    () => sharedProperties(evaluation, itemIds).filter(({ property }) => property.title !== ''),
    [evaluation, itemIds],
  )
  const [propertyId, setPropertyId] = useState<number | null>(null)
  /** what is chosen; undefined: nothing yet */
  const [chosen, setChosen] = useState<Selection | null | undefined>(undefined)
  const one = shared.find(({ property }) => property.id === propertyId)
  const wanted = useDeferredValue(chosen)
  const plan = useMemo(
    () => (one === undefined || wanted === undefined ? null : planFor(evaluation, one, wanted)),
    [evaluation, one, wanted],
  )
  const title = one?.property.title ?? ''
  const count = plan?.itemIds.length ?? 0

  function apply() {
    if (one === undefined || chosen === undefined) return
    // What was typed last, and what others have changed meanwhile.
    const now = planFor(editor.getState().evaluation, one, chosen)
    if (now.itemIds.length === 0) return
    const { result, onUndo } = asStep(editor, () => editor.chooseAll(now.changes, words.changeOne({ title })))
    if (!result.ok) {
      toast(result.message, { tone: 'invalid' })
      return
    }
    toast(words.changed({ title, count: now.itemIds.length }), { onUndo })
    onClose()
  }

  const nameOf = (id: number) => {
    const item = itemOf(evaluation.document, id)
    return item ? `${item.rank} ${itemTitle(data.catalog, item)}` : ''
  }
  const without = itemIds.length - (one?.itemIds.length ?? 0)
  return (
    <Dialog
      title={words.changeTitle({ count: itemIds.length })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button type="submit" form={formId} variant="primary" isDisabled={count === 0 || wanted !== chosen}>
          {words.changeItems({ count })}
        </Button>
      }
    >
      <form
        id={formId}
        className="space-y-4 pb-2"
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <ComboBox
          label={words.property}
          autoFocus
          value={propertyId}
          items={shared.map(({ property, itemIds: ids }) => ({
            key: property.id,
            label: propertyLabel(property, unit),
            detail:
              ids.length === itemIds.length
                ? undefined
                : words.haveIt({ count: ids.length, of: itemIds.length }),
          }))}
          onChange={(id) => {
            setPropertyId(id)
            setChosen(undefined)
          }}
        />
        {one && (
          <ValueField
            key={one.property.id}
            shared={one}
            evaluation={evaluation}
            description={nowText(one, (selection) =>
              selectionText(data.catalog, one.property, selection, unit),
            )}
            onChange={setChosen}
          />
        )}
        {one && without > 0 && (
          <p className="text-sm text-ink-2">{words.withoutProperty({ count: without, title })}</p>
        )}
        <div role="status" className="space-y-2 text-sm">
          {plan && (
            <p className="font-medium">
              {count === 0
                ? words.nothingChanges
                : words.willChange({ count, amount: priceDifferenceText(plan.priceDifference) })}
            </p>
          )}
          {plan && plan.unchangedIds.length > 0 && (
            <p className="text-ink-2">{words.haveItAlready({ count: plan.unchangedIds.length })}</p>
          )}
          {plan && plan.refused.length > 0 && (
            <>
              <p className="text-invalid">{words.cannotTakeIt({ count: plan.refused.length })}</p>
              <ul className="max-h-48 space-y-1 overflow-y-auto border-s-2 border-invalid ps-3 text-ink-2">
                {plan.refused.map(({ itemId, message }) => (
                  <li key={itemId}>{words.refusedItem({ item: nameOf(itemId), reason: message })}</li>
                ))}
              </ul>
              <Button
                size="small"
                onPress={() => {
                  onSelect(plan.refused.map(({ itemId }) => itemId))
                  onClose()
                }}
              >
                {words.selectThese}
              </Button>
            </>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** The choice, tried on every line that shows the property. */
function planFor(
  evaluation: OrderEvaluation,
  { property, itemIds }: SharedProperty,
  selection: Selection | null,
) {
  return planItemChanges(
    evaluation,
    itemIds.map((itemId) => ({ itemId, propertyId: property.id, selection })),
  )
}

/** What the lines have now, in words. */
function nowText({ selection }: SharedProperty, textOf: (selection: Selection) => string): string {
  if (selection === undefined) return words.various
  const text = selection === null ? '' : textOf(selection)
  return text === '' ? words.noneHasOne : words.allHave({ value: text })
}
