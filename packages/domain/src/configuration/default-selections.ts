/** What a new item starts with: the first option that will do on every property where one must be chosen. */
import type { OrderDocument } from '../orders/document.ts'
import { carriesValue, setChoice, wouldEmpty } from './network-state.ts'
import { itemNetwork } from './network.ts'
import { buildState } from './network-state.ts'
import type { Selections } from './schema.ts'
import { archivedInUse, effectiveOrderSelections } from './states.ts'
import type { EvaluationContext } from './types.ts'

/**
 * Selections for a new item of a product: in display order each required single select gets the first option
 * that the choices so far allow, so that the drawing and the price show at once. `given` is kept as it is.
 */
export function newItemSelections(
  context: EvaluationContext,
  document: OrderDocument,
  productId: number,
  given: Selections = {},
): Selections {
  const network = itemNetwork(context.catalog, productId)
  if (network === undefined) return given
  const order = effectiveOrderSelections(context, document)
  const state = buildState(network, context.viewer.role, given, order, {
    archivedInUse: archivedInUse(context.catalog, document),
    published: () => undefined,
  })
  const selections: Selections = { ...given }
  network.properties.forEach((property, index) => {
    const isOpen =
      network.isTarget[index] === 1 &&
      state.hidden[index] === 0 &&
      property.type === 'singleSelect' &&
      property.isRequired === 1 &&
      !carriesValue(selections[property.id])
    if (!isOpen) return
    const end = network.optionStart[index + 1] ?? 0
    for (let option = network.optionStart[index] ?? 0; option < end; option++) {
      const record = network.options[option]
      if (record === undefined || record.archived === 1 || state.removed[option] !== 0) continue
      if (wouldEmpty(state, index, option) >= 0) continue
      selections[property.id] = { optionId: record.id }
      setChoice(state, index, [option], true)
      break
    }
  })
  // A later choice may have hidden an earlier property: it carries no value.
  network.properties.forEach((property, index) => {
    if (network.isTarget[index] === 1 && state.hidden[index] === 1) delete selections[property.id]
  })
  return selections
}
