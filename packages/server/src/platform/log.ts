/**
 * What the server says of its own work: one JSON object a line, with time, level and what it is about, so that programs
 * can search it. Nothing in it is a secret or what somebody has typed: what looks like it is left out.
 */

export type Level = 'info' | 'warn' | 'error'

/** The call that a line is about. */
export interface CallInLog {
  readonly requestId: string
  readonly method: string
  /** the address without its query: links to sign in carry their token there */
  readonly path: string
}

/** What a secret looks like, and what stays of it. */
const secrets: readonly (readonly [RegExp, string])[] = [
  // In addresses: postgresql://user:password@host, ?userToken=…
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]*):[^\s/@]+@/gi, '$1:…@'],
  [/\b((?:user)?token|code|password|secret|key|signature)=[^\s&"']+/gi, '$1=…'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 …'],
  [/\b(orderwright-(?:session|visitor)=)[^\s;"']+/gi, '$1…'],
  // Keys of card providers, tokens of share links and of the demo.
  [/\b((?:[sr]k_(?:live|test)_|whsec_|demo-))[\w-]{12,}/g, '$1…'],
  [/\b(pi_\w+_secret_)\w+/g, '$1…'],
]

/** What somebody has typed, where those who throw an error quote it: mail servers, the database, and whoever reads JSON. */
const typed: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '…@…'],
  [/(invalid input (?:syntax|value) for [^:"]+: )".*"/g, '$1"…"'],
  [/(?:\.\.\.)?"(?:[^"\\]|\\.)*"(?:\.\.\.)?( is not valid JSON)/g, '"…"$1'],
  [/(Unexpected token )'?.'?(, )/gu, '$1…$2'],
]

/** The text without what looks like a secret, and without addresses and words of people. */
export function withoutSecrets(text: string): string {
  let clean = text
  for (const [pattern, rest] of [...secrets, ...typed]) clean = clean.replaceAll(pattern, rest)
  return clean
}

/** An address as it may be written down: no query, and in the place of a long token a sign. */
export function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return path.replaceAll(/\/[\w-]{20,}(?=\/|$)/g, (part) => (/\d/.test(part) ? '/…' : part)).slice(0, 500)
}

/** One line; `error` may be anything that was thrown. A trace is for bugs alone. */
export function logLine(
  level: Level,
  error: unknown,
  {
    time,
    call,
    hasTrace = false,
  }: { readonly time: Date; readonly call?: CallInLog | undefined; readonly hasTrace?: boolean },
): string {
  const message = error instanceof Error ? error.message : String(error)
  const stack = hasTrace && error instanceof Error ? error.stack : undefined
  return JSON.stringify({
    time: time.toISOString(),
    level,
    message: withoutSecrets(message),
    ...(call ? { ...call, path: pathOf(call.path) } : {}),
    ...(stack === undefined ? {} : { stack: withoutSecrets(stack) }),
  })
}
