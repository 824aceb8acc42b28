/** Calls that take seconds of something scarce: they wait for their organization's turn at it. Decision 0206. */
import type { CallContext, UploadedFile } from '../../platform/http/call-context.ts'
import { fail, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import type { TurnKind } from '../../platform/turns/turns.ts'
import { hasBeenLetIn } from './turn-of-call.ts'
import { type CallerBody, readInTenant } from './run-in-tenant.ts'

/** Runs `work` when the organization's turn comes. `call` is of somebody who is known to be let in there. */
export function inTurn<T>(
  call: Pick<CallContext, 'services' | 'left'>,
  { orgId }: Pick<CallerBody, 'orgId'>,
  kind: TurnKind,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return call.services.turns.run(kind, { orgId, signal: call.left() }, work)
}

/** Where too much waits already a caller who has been let in before is refused before anything is asked of the database. */
export function roomFor(
  call: Pick<CallContext, 'services' | 'left' | 'person' | 'visitor'>,
  { orgId }: Pick<CallerBody, 'orgId'>,
  kind: TurnKind,
): Outcome<null> {
  return hasBeenLetIn(call, orgId)
    ? call.services.turns.room(kind, { orgId, signal: call.left() })
    : succeed(null)
}

/** The file of a call that will wait for the organization's turn. Where too much waits already it is refused before its bytes are taken in. */
export async function fileInTurn(
  call: Pick<CallContext, 'services' | 'left' | 'readFile'>,
  { orgId }: Pick<CallerBody, 'orgId'>,
  kind: TurnKind,
): Promise<Outcome<UploadedFile>> {
  const room = call.services.turns.room(kind, { orgId, signal: call.left() })
  if (!room.ok) return room
  const read = await call.readFile()
  if (!read.ok) return read
  return read.data
    ? succeed(read.data)
    : fail('invalid', sentences.invalid, { fields: [{ path: 'file', message: sentences.sendFile }] })
}

/**
 * A handler whose calls wait for the organization's turn. Whoever may not enter the organization is told so at once and takes
 * nobody's place.
 */
export function takingTurns<Body extends CallerBody, T>(
  kind: TurnKind,
  handler: (call: CallContext, body: Body) => Promise<Outcome<T>>,
): (call: CallContext, body: Body) => Promise<Outcome<T>> {
  return async (call, body) => {
    const room = roomFor(call, body, kind)
    if (!room.ok) return room
    const allowed = await readInTenant(call, body, async () => succeed(null))
    return allowed.ok ? inTurn(call, body, kind, () => handler(call, body)) : allowed
  }
}
