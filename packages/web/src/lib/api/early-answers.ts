/** What the page's first script has asked for already (early-calls.ts): the app's own first calls take the answers. */
import type { EarlyAnswers } from '../../early-calls.ts'

/** An answer that nobody has taken by then is too old, in ms since the page began. */
const OLDEST_MS = 15_000

/** The answer to a call as it was made early, once; null where there is none. */
export function takeEarlyAnswer(
  answers: EarlyAnswers | undefined,
  url: string,
  body: string,
  now: number = performance.now(),
): Promise<Response> | null {
  const key = url + body
  const answer = answers?.get(key)
  answers?.delete(key)
  return answer === undefined || now > OLDEST_MS ? null : answer
}
