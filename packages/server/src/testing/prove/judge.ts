/** What may be said of the answer to a broken request. */
import { errorBodySchema, errorStatus } from '@orderwright/contract'
import type { BrokenRequest } from './broken-requests.ts'
import { declared } from './documented-calls.ts'
import type { Heard, RawAnswer } from './exchange.ts'

/** How the insides of a server look from outside: traces, files of ours, the database's own words. */
const insides = [
  /\bat (?:async )?(?:[\w.<>]+ \()?(?:file:\/\/|node:|\/)\S+:\d+:\d+/,
  /node_modules|packages\/server|\/(?:work|home|srv|root|var|usr|opt)\/[\w.-]+/,
  /syntax error at or near|relation "|column "|violates \w+ constraint|duplicate key value|invalid input syntax|pg_|\bSQLSTATE\b/i,
  /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|ZodError|ResponseMismatch)\b|Cannot read propert|is not a function|Unexpected token/,
]

/** What of the insides stands in a text; undefined: nothing. */
export function insideIn(text: string): string | undefined {
  const inside = insides.find((pattern) => pattern.test(text))
  return inside && `says of its insides ${inside.exec(text)?.[0] ?? ''}`
}

const NO_PAGES = 'The web app is not built.'

const codes: ReadonlySet<string> = new Set(Object.keys(errorStatus))
const known: ReadonlySet<number> = new Set(Object.values(errorStatus))

function faultOfError({ status, body }: RawAnswer): string | undefined {
  const inside = insideIn(body)
  if (inside !== undefined) return inside
  // Where the server is tested from its sources there are no pages.
  if (body.startsWith(NO_PAGES)) return undefined
  if (!known.has(status) && status !== 431) return `has the status ${status}`
  const parsed = errorBodySchema.safeParse(asJson(body))
  if (!parsed.success || !codes.has(parsed.data.error.code)) return 'is no error of the contract'
  return status === 431 || errorStatus[parsed.data.error.code] === status
    ? undefined
    : 'has a status that its code does not'
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function faultOfData({ headers, body }: RawAnswer, { call }: BrokenRequest): string | undefined {
  const endpoint = declared.get(call.path)
  if (!endpoint || endpoint.answersFile !== null || headers.has('content-encoding')) return undefined
  return endpoint.response.safeParse(asJson(body)).success ? undefined : 'is off its declared schema'
}

/** What is wrong about what came back; undefined where nothing is. */
export function faultOf(request: BrokenRequest, { answers, isHung }: Heard): string | undefined {
  if (isHung) return 'hangs'
  const [answer, ...more] = answers
  if (!answer) return 'is none'
  if (more.length > 0) return 'is more than one'
  if (answer.status >= 500 && answer.status !== 503) return `is ${answer.status}`
  if (request.method === 'HEAD') return answer.body === '' ? undefined : 'has a body on HEAD'
  if (answer.status >= 400) {
    const fault = faultOfError(answer)
    if (fault !== undefined) return fault
  }
  if (!request.isOnlyBody) return undefined
  if (!request.call.statuses.has(answer.status))
    return `has the status ${answer.status}, which is not declared`
  return answer.status === 200 ? faultOfData(answer, request) : undefined
}
