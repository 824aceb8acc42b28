/** Files that a call answers. */
import { type BodyOf, type CallResult, type Endpoint, lost } from '@orderwright/contract'
import { reportConnection } from './connection.ts'
import { errorOf, post } from './post.ts'

/** Calls an endpoint that answers a file; failures are those of every call. Never throws. */
export async function fetchFile<E extends Endpoint>(
  endpoint: Pick<E, 'path'>,
  body: BodyOf<E>,
): Promise<CallResult<Blob>> {
  try {
    const answer = await post(endpoint.path, body)
    return answer.ok ? { ok: true, data: await answer.blob() } : { ok: false, error: await errorOf(answer) }
  } catch {
    reportConnection('offline')
    return lost
  }
}
