/** How every call leaves the browser: posted as JSON, with the session's cookie. What comes back is the caller's to read. */
import { callErrorOf, type CallError } from '@orderwright/contract'

export interface PostOptions {
  readonly signal?: AbortSignal
  readonly accept?: string
}

/** Rejects where no answer came, as fetch does. */
export function post(
  path: string,
  body: unknown,
  { signal, accept }: PostOptions = {},
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<Response> {
  return send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(accept === undefined ? {} : { accept }) },
    credentials: 'same-origin',
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  })
}

/** The error that an answer carries. */
export async function errorOf(answer: Response): Promise<CallError> {
  return callErrorOf(answer.status, await answer.json().catch(() => null))
}
