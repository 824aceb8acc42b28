/**
 * Where two people changed the same: the same field, or a line that one of them deleted. The queue stands until the
 * person has chosen; nothing is overwritten and nothing typed is dropped without being shown.
 */
import type { Batch } from '../sync/batches.ts'
import type { CallError } from '@orderwright/contract'
import { itemOf, messages, type OrderDocument } from '@orderwright/domain'
import { differingFields, fieldsOf, pickFields } from '../document/fields.ts'
import {
  applyProps,
  baseOf,
  isAbout,
  mergeProps,
  type Operation,
  type Props,
  type UpdateOperation,
} from '../document/operations.ts'
import type { Conflict, Transport } from '../ports.ts'
import type { RecordKind, ServerSnapshot } from '../server-state/server-snapshot.ts'
import type { SyncQueue } from '../sync/sync-queue.ts'
import { serverRecordSchema } from '../server-state/server-record.ts'

/**
 * The version an update is based on: the newest known one when the server still holds what the person saw, else one
 * before it, so that the server compares field by field.
 */
export function versionFor(server: ServerSnapshot, operation: UpdateOperation): number {
  const newest = Math.max(1, server.versionOf(operation.resource, operation.id))
  const held = server.valuesOf(operation.resource, operation.id, operation.props)
  const isCurrent = held === null || differingFields(operation.base, held).length === 0
  return isCurrent ? newest : Math.max(1, newest - 1)
}

interface ConflictPorts {
  readonly server: ServerSnapshot
  readonly queue: SyncQueue
  readonly transport: Transport
  readonly rebuild: () => void
  readonly publish: () => void
}

/** Which record, and which of its fields, a person is asked about. */
type Question =
  | { readonly kind: 'fields'; readonly resource: RecordKind; readonly id: number; readonly fields: Props }
  | Extract<Conflict, { kind: 'gone' }>

/** Nobody types a rank: the person's own move stands, and the server's order of equal ranks decides. */
const silentFields: ReadonlySet<string> = new Set(['rank'])

export function createConflicts({ server, queue, transport, rebuild, publish }: ConflictPorts) {
  let question: Question | null = null

  function unsentUpdates(isWanted: (operation: UpdateOperation) => boolean): UpdateOperation[] {
    return queue
      .pending()
      .flatMap((batch) => batch.operations)
      .filter((operation) => operation.kind === 'update')
      .filter(isWanted)
  }

  /** Lines that the person deletes after all: what they had changed in them is of no account any more. */
  function deletedHere(): ReadonlySet<number> {
    const unsent = queue.pending().flatMap((batch) => batch.operations)
    return new Set(unsent.flatMap((operation) => (operation.kind === 'destroy' ? [operation.item.id] : [])))
  }

  const isOf = (resource: RecordKind, id: number) => (operation: UpdateOperation) =>
    operation.resource === resource && operation.id === id

  /** What the person wants in fields of a record: the newest unsent values. */
  function wanted(resource: RecordKind, id: number, fields: Props): Props {
    const values = unsentUpdates(isOf(resource, id)).reduce(
      (current, operation) => applyProps(current, operation.props),
      { ...fields },
    )
    return baseOf(values, fields)
  }

  /** The server refused a batch because of a newer version: asks about the fields that really differ. */
  function onRefusedByVersion(batch: Batch, error: CallError): void {
    const current = serverRecordSchema.safeParse(error.details?.current).data
    const updates = batch.operations.filter((operation) => operation.kind === 'update')
    const isOrder = current !== undefined && !('productOrderId' in current)
    const resource: RecordKind = isOrder ? 'productOrder' : 'productInstance'
    const operation = updates.find((one) => current && isOf(resource, current.id)(one)) ?? updates[0]
    if (!operation) return queue.refuse(error)
    if (current) server.take(operation.resource, current)
    const held = server.valuesOf(operation.resource, operation.id, operation.props) ?? operation.base
    const fromBase = new Set(differingFields(operation.base, held))
    const differing = differingFields(operation.props, held).filter((field) => fromBase.has(field))
    const asked = differing.filter((field) => !silentFields.has(field))
    if (differing.length === 0 && !current) return queue.refuse(error)
    // Fields that do not differ, and silent ones, go on from what the server holds.
    const isAsked = (field: string) => asked.includes(field)
    advance(operation, held, (field) => !isAsked(field))
    rebuild()
    if (asked.length === 0) return queue.resume()
    question = {
      kind: 'fields',
      resource: operation.resource,
      id: operation.id,
      fields: pickFields(operation.props, isAsked),
    }
    isStillAsked()
  }

  /** Moves the base of an operation's fields to what the server holds. */
  function advance(operation: UpdateOperation, held: Props, isMoved: (field: string) => boolean): void {
    queue.edit((entry) =>
      entry === operation
        ? {
            ...entry,
            base: mergeProps(
              entry.base,
              pickFields(held, (field) => isMoved(field) && fieldsOf(entry.props).has(field)),
            ),
          }
        : entry,
    )
  }

  /**
   * Something that a batch is about is not there: asks the server which lines it holds. A line that is gone becomes a
   * question; anything else cannot be saved.
   */
  async function onMissing(batch: Batch, error: CallError): Promise<void> {
    const { order } = server.document()
    const answer = await transport.lines(order.id)
    // Somebody's change was heard meanwhile, and the person is asked already.
    if (question) return
    if (queue.pending()[0]?.key !== batch.key) return queue.resume()
    if (!answer.ok) {
      if (answer.error.code === 'notFound') queue.refuse({ ...error, message: messages.orderOutOfReach })
      else queue.resume()
      return
    }
    const present = new Set(answer.data.records.map((record) => record.id))
    for (const operation of batch.operations) {
      if (operation.kind !== 'update' || operation.resource === 'productOrder') continue
      if (!present.has(operation.id)) server.drop(operation.id)
    }
    rebuild()
    const [refused] = queue.pending()
    if (look()) return publish()
    // Nothing of it was left out as gone: then something else in it cannot be saved.
    if (queue.pending()[0] === refused) queue.refuse(error)
    else queue.resume()
  }

  /** Is the present question still one? Its line may be gone, or both sides may have come to agree. */
  function isStillAsked(): boolean {
    if (question === null || question.kind === 'gone') return question !== null
    const { resource, id, fields } = question
    const held = server.valuesOf(resource, id, fields)
    if (held === null) {
      question = null
      return false
    }
    const isOver = resource === 'productInstance' && deletedHere().has(id)
    if (isOver || differingFields(wanted(resource, id, fields), held).length === 0) {
      resolve('theirs')
      return question !== null
    }
    return true
  }

  /** Asks about a line that others deleted while it was being changed here. True when something is asked. */
  function look(): boolean {
    if (isStillAsked()) return true
    const created = new Set(
      queue
        .pending()
        .flatMap((batch) => batch.operations)
        .flatMap((operation) => (operation.kind === 'create' ? [operation.item.id] : [])),
    )
    const isGone = (operation: Operation): operation is UpdateOperation =>
      operation.kind === 'update' &&
      operation.resource === 'productInstance' &&
      operation.id > 0 &&
      !server.holds(operation.id) &&
      !created.has(operation.id)
    // A place in the list is no loss: it goes with the line, and so does what is deleted here too.
    const deleted = deletedHere()
    const isNoLoss = (entry: UpdateOperation) =>
      deleted.has(entry.id) || Object.keys(entry.props).every((field) => silentFields.has(field))
    queue.edit((entry) => (isGone(entry) && isNoLoss(entry) ? null : entry))
    const [lost] = unsentUpdates(isGone)
    const item = lost && server.lastOf(lost.id)
    if (!lost || !item) return false
    const updates = unsentUpdates(isOf('productInstance', lost.id))
    const mine = updates.reduce((props: Props, operation) => ({ ...props, ...operation.props }), {})
    question = { kind: 'gone', item, mine }
    queue.block()
    return true
  }

  /** The person's answer: mine (sent again, on top of theirs) or theirs. */
  function resolve(choice: 'mine' | 'theirs'): void {
    if (!question) return
    const asked = question
    question = null
    if (asked.kind === 'gone') {
      const { item } = asked
      if (choice === 'mine') queue.prepend([{ kind: 'create', item, restores: true }])
      else queue.edit((entry) => (isAbout(entry, item.id) ? null : entry))
    } else {
      const { resource, id, fields } = asked
      const names = fieldsOf(fields)
      const held = server.valuesOf(resource, id, fields) ?? {}
      const isAskedAbout = isOf(resource, id)
      let isFirst = true
      queue.edit((entry) => {
        if (entry.kind !== 'update' || !isAskedAbout(entry)) return entry
        if (choice === 'mine') {
          if (!isFirst) return entry
          isFirst = false
          return { ...entry, base: mergeProps(entry.base, held) }
        }
        const isLeft = (field: string) => !names.has(field)
        const props = pickFields(entry.props, isLeft)
        if (Object.keys(props).length === 0) return null
        return { ...entry, props, base: pickFields(entry.base, isLeft) }
      })
    }
    rebuild()
    // There may be the next question already; it blocks the queue again.
    queue.resume()
    if (look()) publish()
  }

  return {
    /** A question that has answered itself is taken back; call it when something was done here. */
    recheck: (): void => void isStillAsked(),
    onRefusedByVersion,
    onMissing,
    look,
    resolve,
    /** The question as the person sees it now: what they typed since counts. */
    current(document: OrderDocument): Conflict | null {
      if (!question || question.kind === 'gone') return question
      const { resource, id, fields } = question
      const record = resource === 'productOrder' ? document.order : itemOf(document, id)
      if (!record) return null
      const mine = wanted(resource, id, fields)
      return { kind: 'fields', resource, id, mine, theirs: server.valuesOf(resource, id, fields) ?? {} }
    },
  }
}
