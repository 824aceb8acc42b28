/**
 * What an item's drawing says against options that the rules allow: nine buttons on a plate for six. Worked out when a
 * picker opens, for any check that a drawing family has; an option that can not stand is struck with the reason, and
 * asking for it is answered with the ways out.
 */
import { refusal } from '../units/result.ts'
import { layoutProblems } from './item-checks.ts'
import { judgeChanges } from './judge-changes.ts'
import { drawnPlaces } from './mend-item.ts'
import { findDrawingRepairs } from './repairs.ts'
import { itemState } from './states.ts'
import type {
  ItemEvaluation,
  OptionState,
  OrderEvaluation,
  Problem,
  SelectionChange,
  SelectionRefusal,
} from './types.ts'

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

/** What the drawing says against an item after changes, and does not say now. */
function objections(
  { context, document }: OrderEvaluation,
  { item, product }: ItemEvaluation,
  changes: readonly SelectionChange[],
): readonly Problem[] {
  const before = itemState(context, document, item)
  const judged = judgeChanges(context, document, changes)
  const after = judged.ok ? judged.places.find(({ itemId }) => itemId === item.id)?.after : undefined
  if (product === undefined || before === undefined || after === undefined) return []
  const known = new Set(layoutProblems(context, before, product).map(({ message }) => message))
  return layoutProblems(context, after, product).filter(({ message }) => !known.has(message))
}

/**
 * Why an option that the rules allow can not be chosen on an item whose drawing stands: null when nothing is against it,
 * or when the drawing is broken already, so that each choice may be a step towards a sound one.
 */
export function drawingRefusal(
  evaluation: OrderEvaluation,
  asked: SelectionChange,
  changes: readonly SelectionChange[],
): SelectionRefusal | null {
  const { itemId, selection } = asked
  const item = itemId === null ? undefined : evaluation.itemsById.get(itemId)
  if (item === undefined || selection?.optionId === undefined) return null
  if (item.problems.some(({ code }) => code === 'layout')) return null
  const [problem] = objections(evaluation, item, changes)
  if (problem === undefined) return null
  let repairs: SelectionRefusal['repairs'] | undefined
  return {
    ...refusal('optionNotAllowed', problem.message),
    reasons: [problem],
    conflict: [],
    get repairs() {
      repairs ??= findDrawingRepairs(evaluation, [asked], item.item.id)
      return repairs
    },
  }
}
