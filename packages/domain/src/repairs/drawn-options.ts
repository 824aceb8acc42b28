/**
 * What an item's drawing says against options that the rules allow: nine buttons on a plate for six. Worked out when a
 * picker opens, for any check that a drawing family has; an option that can not stand is struck with the reason, and
 * asking for it is answered with the repairs.
 */
import type { SelectionChange } from '../orders/selections.ts'
import type { OptionState } from '../constraints/types.ts'
import { refusal } from '../units/result.ts'
import { drawingObjection, objections } from '../configuration/changes/drawing-objections.ts'
import { drawnPlaces } from './problem-repairs.ts'
import { findDrawingRepairs } from './repairs.ts'
import type { OrderEvaluation, SelectionRefusal } from '../configuration/types.ts'

/** The options of a property as its open picker shows them: `allowed` options also stand on the drawing. */
export function pickerStates(
  evaluation: OrderEvaluation,
  itemId: number | null,
  propertyId: number,
): readonly OptionState[] {
  const item = itemId === null ? undefined : evaluation.itemsById.get(itemId)
  const view =
    item?.properties.get(propertyId) ??
    evaluation.orderProperties.find(({ property }) => property.id === propertyId)
  if (view === undefined) return []
  if (item === undefined || view.property.type !== 'singleSelect') return view.states
  if (!drawnPlaces(evaluation, item.item.id).some((place) => place.propertyId === propertyId))
    return view.states
  return view.states.map((state) => {
    if (!state.allowed || state.chosen) return state
    const { option } = state
    const change = { itemId, propertyId, selection: { optionId: option.id } }
    const [problem] = objections(evaluation, item, [change])
    return problem === undefined ? state : { option, chosen: false, allowed: false, reasons: [problem] }
  })
}

/** `drawingObjection` as a refusal, with the repairs. */
export function drawingRefusal(
  evaluation: OrderEvaluation,
  asked: SelectionChange,
  changes: readonly SelectionChange[],
): SelectionRefusal | null {
  const { itemId } = asked
  const problem = drawingObjection(evaluation, asked, changes)
  if (problem === null || itemId === null) return null
  let repairs: SelectionRefusal['repairs'] | undefined
  return {
    ...refusal('optionNotAllowed', problem.message),
    reasons: [problem],
    conflict: [],
    get repairs() {
      repairs ??= findDrawingRepairs(evaluation, [asked])
      return repairs
    },
  }
}
