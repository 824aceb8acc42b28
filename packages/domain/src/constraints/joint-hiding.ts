/**
 * Which order-level properties are hidden, where choices of lines hide or show them: lines and order are decided
 * together, each from what the others have decided so far.
 */
import { itemNetwork } from './build-network.ts'
import type { Catalog } from '../catalog/compile.ts'
import type { OrderDocument } from '../orders/document.ts'
import { breakRing, decideSome, forgetDecisions, isUndecided } from './hiding.ts'
import { entryAt, flagAt, type PropertyTable } from './indices.ts'
import type { Network } from './network.ts'
import { linesMayHide } from './order-sources.ts'
import { type Choices, type CountedLine, gatherLines, readChoices } from './choices.ts'

/** 1 per hidden property of the order's network, 0 per visible one. */
export function hiddenOfOrder(
  catalog: Catalog,
  document: OrderDocument,
  network: Network,
): PropertyTable<Uint8Array> {
  const order = readChoices(network, document.order.properties, {})
  const lines = linesMayHide(network) ? linesOf(catalog, document) : []
  forgetDecisions(order)
  for (const { state } of lines) forgetDecisions(state)
  for (;;) {
    hearLines(order, lines)
    let isFurther = decideSome(order)
    for (const { state } of lines) {
      hearOrder(state, order)
      if (decideSome(state)) isFurther = true
    }
    if (isFurther) continue
    // A ring: one of it stays visible.
    if (!lines.some(({ state }) => breakRing(state)) && !breakRing(order)) return order.hidden
  }
}

function linesOf(catalog: Catalog, document: OrderDocument): CountedLine[] {
  return document.items.flatMap((item) => {
    const network = itemNetwork(catalog, item.productId)
    if (network === undefined) return []
    return [{ item, state: readChoices(network, item.properties, document.order.properties) }]
  })
}

/** What lines say to the order; a property that is undecided on some line is not decided for the order either. */
function hearLines(order: Choices, lines: readonly CountedLine[]): void {
  const { network } = order
  for (const p of network.propertyIndices) {
    if (network.isTarget[p] === 1) continue
    gatherLines(order, p, lines)
    const propertyId = entryAt(network.properties, p).id
    order.hidden[p] = lines.some(({ state }) => isUndecided(state, propertyId)) ? 2 : 0
  }
}

function hearOrder(line: Choices, order: Choices): void {
  for (const p of line.network.propertyIndices) {
    if (line.network.isTarget[p] === 1) continue
    const at = order.network.propertyIndex.get(entryAt(line.network.properties, p).id)
    line.hidden[p] = at === undefined ? 0 : flagAt(order.hidden, at)
  }
}
