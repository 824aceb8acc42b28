/** Files that a call answers. */
import { type BodyOf, type CallResult, type Endpoint, errorBodySchema } from '@orderwright/contract'
import { reportConnection } from './connection.ts'

/** Calls an endpoint that answers a file; failures are those of every call. Never throws. */
export async function fetchFile<E extends Endpoint>(
  endpoint: Pick<E, 'path'>,
  body: BodyOf<E>,
): Promise<CallResult<Blob>> {
  try {
    const answer = await fetch(endpoint.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'same-origin',
    })
    if (answer.ok) return { ok: true, data: await answer.blob() }
    const parsed = errorBodySchema.safeParse(await answer.json().catch(() => null))
    if (parsed.success) return { ok: false, error: { status: answer.status, ...parsed.data.error } }
    const message = 'The server gave an answer that could not be read.'
    return { ok: false, error: { code: 'internal', status: answer.status, message } }
  } catch {
    reportConnection('offline')
    return { ok: false, error: { code: 'offline', status: 0, message: 'No connection to the server.' } }
  }
}
