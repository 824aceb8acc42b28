/**
 * An order as it could be: an editor like any other, with its own undo, judged by the same rules and priced by the same prices, of
 * which nothing is sent or kept. What is changed in it lies on top of the order that it is given, and goes on from that order's
 * changes (`receiveDocument`). [issue 18, configuring faster]
 */
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import type { OrderDocument } from '@orderwright/domain/orders'
import { toTimestamp } from '@orderwright/domain/units'
import { createOrderEditor, type OrderEditor } from './order-editor.ts'
import type { Transport } from './ports.ts'

/** Nothing that is asked is ever answered: all changes wait, as without a connection. */
const unanswered = () => new Promise<never>(() => {})
const transport: Transport = {
  update: unanswered,
  create: unanswered,
  destroy: unanswered,
  restore: unanswered,
  list: unanswered,
}

export interface TrialEditorOptions {
  readonly document: OrderDocument
  readonly context: EvaluationContext
  /** the line that is tried: it is the active one */
  readonly itemId: number
}

export function createTrialEditor({ document, context, itemId }: TrialEditorOptions): OrderEditor {
  let keys = 0
  const editor = createOrderEditor({
    document: linesOf(document),
    context,
    transport,
    clock: { now: () => toTimestamp(new Date()), after: () => () => {} },
    newKey: () => {
      keys += 1
      return `trial ${keys}`
    },
  })
  editor.selectItem(itemId)
  return { ...editor, receiveDocument: (next) => editor.receiveDocument(linesOf(next)) }
}

/**
 * The order and its lines. Lines that the server has not named yet come when it has: their ids will be others. What stands on a
 * canvas is no part of a variant.
 */
function linesOf({ order, items }: OrderDocument): OrderDocument {
  return { order, items: items.filter(({ id }) => id > 0) }
}
