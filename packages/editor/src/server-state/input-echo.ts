/**
 * Texts that the server normalized while they are still being typed: 'Hall ' is stored there as 'Hall', but the space
 * that the next word needs must stay in the field. The text is shown as typed until the person leaves the field.
 */
import type { OrderDocument } from '@orderwright/domain/orders'
import type { Json } from '@orderwright/domain/units'
import { fieldsOf, propsOf } from '../document/fields.ts'
import {
  applyOperations,
  isSameJson,
  type Operation,
  type Props,
  type UpdateOperation,
} from '../document/operations.ts'
import type { ServerSnapshot } from './server-snapshot.ts'
import type { ReconciledUpdate } from './reconcile-values.ts'

interface TypedText {
  readonly resource: UpdateOperation['resource']
  readonly id: number
  readonly field: string
  /** as the person typed it */
  readonly text: string
  /** as the server stored it */
  readonly stored: Json
}

export function createInputEcho(server: ServerSnapshot) {
  let typed: readonly TypedText[] = []

  /** Does the operation write this text? */
  function isWrittenBy({ resource, id, field }: TypedText, operation: Operation): boolean {
    return (
      operation.kind === 'update' &&
      resource === operation.resource &&
      id === operation.id &&
      fieldsOf(operation.props).has(field)
    )
  }

  return {
    /** An operation was saved; texts that the server stored otherwise are shown as they were typed. */
    remember({ operation, fields }: ReconciledUpdate): void {
      typed = typed.filter((one) => !isWrittenBy(one, operation))
      for (const [field, { sent, stored }] of fields) {
        if (typeof sent !== 'string' || typeof stored !== 'string') continue
        typed = [...typed, { resource: operation.resource, id: operation.id, field, text: sent, stored }]
      }
    },
    /** The document with the texts as they were typed, where nobody has changed them since. */
    show(document: OrderDocument, unsent: readonly Operation[]): OrderDocument {
      if (typed.length === 0) return document
      typed = typed.filter((one) => {
        const isRewritten = unsent.some((entry) => isWrittenBy(one, entry))
        const props = propsOf(new Map([[one.field, one.stored]]))
        const held = server.valuesOf(one.resource, one.id, props)
        return !isRewritten && held !== null && isSameJson(held, props)
      })
      const shown = typed.map(({ resource, id, field, text, stored }): Operation => {
        const props = propsOf(new Map<string, Json>([[field, text]]))
        return { kind: 'update', resource, id, props, base: propsOf(new Map([[field, stored]])) }
      })
      return applyOperations(document, shown)
    },
    /** What changes of a record are based on: what the server stored, not what is shown. */
    baseOf(resource: UpdateOperation['resource'], id: number, base: Props): Props {
      const own = typed.filter((one) => one.resource === resource && one.id === id)
      if (own.length === 0) return base
      const values = fieldsOf(base)
      for (const { field, stored } of own) if (values.has(field)) values.set(field, stored)
      return propsOf(values)
    },
    /** The person left the field: from now on everything is shown as it is stored. True when something was not. */
    clear(): boolean {
      const wasTyped = typed.length > 0
      typed = []
      return wasTyped
    },
  }
}
