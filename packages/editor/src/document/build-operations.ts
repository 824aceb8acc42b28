/** Builds the operations of this person's changes on the document as it is now. */
import type { OrderDocument, ProductInstance } from '@orderwright/domain/orders'
import { recordOf } from './record-kinds.ts'
import { baseOf, type Operation, type Props, type UpdateOperation } from './operations.ts'

interface OperationSources {
  readonly document: () => OrderDocument
  /** a line's id as it is now */
  readonly currentId: (id: number) => number
  /** what an update is based on, where that differs from what is shown */
  readonly baseOf: (resource: UpdateOperation['resource'], id: number, shown: Props) => Props
}

export function createOperationBuilder(sources: OperationSources) {
  /** The update of a record; null when there is no such record. */
  function updateOf(
    resource: UpdateOperation['resource'],
    formerId: number,
    props: Props,
  ): UpdateOperation | null {
    const document = sources.document()
    const id = resource === 'productOrder' ? formerId : sources.currentId(formerId)
    const record = recordOf(document, resource, id)
    if (!record) return null
    return { kind: 'update', resource, id, props, base: sources.baseOf(resource, id, baseOf(record, props)) }
  }

  /** The updates that give lines their new ranks. */
  function rankOperations(items: readonly ProductInstance[]): Operation[] {
    const ranks = new Map(sources.document().items.map((item) => [item.id, item.rank]))
    return items
      .filter((item) => ranks.get(item.id) !== item.rank)
      .map((item) => updateOf('productInstance', item.id, { rank: item.rank }))
      .filter((operation) => operation !== null)
  }

  return { updateOf, rankOperations }
}
