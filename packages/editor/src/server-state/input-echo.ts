/**
 * Texts that the server tidied while they are still being typed: 'Hall ' is kept there as 'Hall', but the space that
 * the next word needs must not vanish under the hand. The text stays as typed until the person leaves the field.
 */
import type { Json, OrderDocument } from '@orderwright/domain'
import { fieldsOf, propsOf } from '../document/fields.ts'
import {
  applyOperations,
  isSameJson,
  type Operation,
  type Props,
  type UpdateOperation,
} from '../document/operations.ts'
import type { ServerSnapshot } from './server-snapshot.ts'
import type { Settled } from './reconcile-values.ts'

interface Typed {
  readonly resource: UpdateOperation['resource']
  readonly id: number
  readonly field: string
  readonly shown: string
  readonly kept: Json
}

export function createTypedOver(server: ServerSnapshot) {
  let typed: readonly Typed[] = []

  /** Does the operation write this text? */
  function isOf({ resource, id, field }: Typed, operation: Operation): boolean {
    return (
      operation.kind === 'update' &&
      resource === operation.resource &&
      id === operation.id &&
      fieldsOf(operation.props).has(field)
    )
  }

  return {
    /** An operation was saved; what the server keeps otherwise, and was text, stays as it was typed. */
    remember({ operation, fields }: Settled): void {
      typed = typed.filter((one) => !isOf(one, operation))
      for (const [field, { sent, kept }] of fields) {
        if (typeof sent !== 'string' || typeof kept !== 'string') continue
        typed = [...typed, { resource: operation.resource, id: operation.id, field, shown: sent, kept }]
      }
    },
    /** The document with the texts as they were typed, where nobody has changed them since. */
    show(document: OrderDocument, unsent: readonly Operation[]): OrderDocument {
      if (typed.length === 0) return document
      typed = typed.filter((one) => {
        const isRewritten = unsent.some((entry) => isOf(one, entry))
        const props = propsOf(new Map([[one.field, one.kept]]))
        const held = server.valuesOf(one.resource, one.id, props)
        return !isRewritten && held !== null && isSameJson(held, props)
      })
      const shown = typed.map(({ resource, id, field, shown: text, kept }): Operation => {
        const props = propsOf(new Map<string, Json>([[field, text]]))
        return { kind: 'update', resource, id, props, base: propsOf(new Map([[field, kept]])) }
      })
      return applyOperations(document, shown)
    },
    /** What changes of a record are based on: what the server keeps, not what is shown. */
    baseOf(resource: UpdateOperation['resource'], id: number, base: Props): Props {
      const own = typed.filter((one) => one.resource === resource && one.id === id)
      if (own.length === 0) return base
      const values = fieldsOf(base)
      for (const { field, kept } of own) if (values.has(field)) values.set(field, kept)
      return propsOf(values)
    },
    /** The person left the field: from now on everything is shown as it is kept. True when something was not. */
    leave(): boolean {
      const wasTyped = typed.length > 0
      typed = []
      return wasTyped
    },
  }
}
