/** Requests of which something is wrong: the body, or what stands around it. Made of the calls of the API's own document. */
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { brokenBody } from './broken-bodies.ts'
import type { Dice } from './dice.ts'

/** A declared call as the API's document tells it. */
export interface DocumentedCall {
  readonly name: string
  readonly path: string
  readonly example: unknown
  readonly statuses: ReadonlySet<number>
}

export interface BrokenRequest {
  /** what is wrong, for whoever has to look into an answer */
  readonly what: string
  readonly call: DocumentedCall
  readonly method: string
  readonly address: string
  readonly headers: readonly string[]
  readonly body: Buffer
  /** nothing but the body is wrong: what the document says of the call's answers holds */
  readonly isOnlyBody: boolean
}

interface Draft {
  method: string
  address: string
  headers: string[]
}

type Break = readonly [what: string, apply: (draft: Draft, dice: Dice) => void]

const { id: orgId } = maisonLumen
/** Digits as they need not be written. */
const escaped = (id: number) => String(id).replaceAll(/./g, (digit) => `%3${digit}`)
const long = (length: number) => 'a'.repeat(length)
const without = ({ headers }: Draft, name: string) =>
  headers.filter((line) => !line.toLowerCase().startsWith(`${name}:`))

function setHeader(draft: Draft, name: string, ...values: string[]): void {
  draft.headers = [...without(draft, name), ...values.map((value) => `${name}: ${value}`)]
}
const header =
  (name: string, ...choices: readonly string[]): Break[1] =>
  (draft, dice) =>
    setHeader(draft, name, dice.pick(choices))

/** What can be wrong around a body. Latin-1 goes to the wire as single bytes. */
const breaks: readonly Break[] = [
  [
    'method',
    (draft, dice) => {
      draft.method = dice.pick([
        'GET',
        'PUT',
        'DELETE',
        'PATCH',
        'OPTIONS',
        'HEAD',
        'TRACE',
        'PROPFIND',
        'post',
        'P\u00d6ST',
        'QUERY',
        'PURGE',
        '',
      ])
    },
  ],
  [
    'percent-encoding',
    (draft, dice) => {
      draft.address += dice.pick([
        '%',
        '%zz',
        '%E0%A4%A',
        '%c0%af',
        '%00',
        '%ff%fe',
        '/%2e%2e/%2e%2e/etc/passwd',
        '%0d%0ax-a:1',
        ';a=1',
      ])
    },
  ],
  [
    'address',
    (draft, dice) => {
      const { address } = draft
      draft.address = dice.pick([
        `/${address}`,
        address.toUpperCase(),
        `${address}/`,
        `${address}/../..`,
        `http://evil.example${address}`,
        address.replaceAll('/', '\\'),
        `${address}#x`,
        `/api/media/${orgId}/1/${long(3_000)}`,
        `/api/media/${orgId}/99999999999999999999/large`,
        '/api/media/x/-1/master',
        `/api/media/${orgId}/1/../../../secret`,
        `/api/files/${orgId}/1e3/saved`,
        `/api/files/${escaped(orgId)}/1/picture`,
        '/assets/../../../../etc/passwd',
        '/assets/%2e%2e/%2e%2e/package.json',
        '/licenses%00',
        '/dev/outbox?x=1',
        '/webhooks/stripe',
        `/orders/${long(7_000)}`,
        '*',
        '',
        '/\u00e9\u00ff',
        '/api/openapi.json?__proto__[a]=1',
        '/healthz/..;/api/docs',
      ])
      if (dice.chance(0.5)) draft.method = 'GET'
    },
  ],
  [
    'query',
    (draft, dice) => {
      draft.address += dice.pick([
        `?${long(9_000)}`,
        '?__proto__[x]=1&constructor[prototype][y]=1',
        '?a[]=1&a[b]=2&a=3',
        `?${'a=1&'.repeat(1_500)}`,
        '?%zz=%',
        '?\u00ff',
        `?orgId=${orgId}&orgId=${orgId + 1}`,
        '??&&==',
        '?a=%00',
      ])
    },
  ],
  [
    'cookie',
    (draft, dice) => {
      setHeader(
        draft,
        'cookie',
        dice.pick([
          'orderwright-session=',
          'orderwright-session=%00',
          'orderwright-session=%',
          `orderwright-session=${long(4_000)}`,
          '=;=;=',
          `a=${long(7_000)}`,
          'orderwright-session=a; orderwright-session=b',
          'orderwright-visitor=\u00ff\u00fe',
          'c=1; '.repeat(800),
          '__proto__=1; constructor=2',
          'orderwright-session="\\"',
        ]),
      )
    },
  ],
  [
    'authorization',
    header(
      'authorization',
      'Bearer',
      'Bearer ',
      `Bearer owk_${long(4_000)}`,
      'Bearer owk_%00',
      'Basic OjpA',
      'Bearer a b c',
      'bearer owk_\u00ff',
      `Digest ${long(500)}`,
      ',,,',
    ),
  ],
  [
    'content type',
    header(
      'content-type',
      '',
      'text/plain',
      'application/json; charset=utf-16',
      'application/json; charset=\u00ff',
      'application/JSON;;;',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${long(300)}`,
      'application/x-www-form-urlencoded',
      'application/xml',
      'application/problem+json',
      '/',
      long(2_000),
      'application/json, text/plain',
    ),
  ],
  ['two content types', (draft) => setHeader(draft, 'content-type', 'application/json', 'text/plain')],
  [
    'content encoding',
    header('content-encoding', 'gzip', 'br', 'deflate', 'zstd', 'identity, gzip', long(500)),
  ],
  [
    'host',
    header(
      'host',
      '',
      'evil.example',
      'localhost:99999',
      'local host',
      '[::',
      '\u00e9.example',
      `${long(300)}.example`,
      '127.0.0.1, evil.example',
      '@',
      'localhost:3000@evil.example',
    ),
  ],
  ['two hosts', (draft) => setHeader(draft, 'host', 'localhost', 'evil.example')],
  [
    'origin',
    header(
      'origin',
      'null',
      '',
      'https://evil.example',
      'http://localhost:3000.evil.example',
      'http://',
      '\u0001',
      long(3_000),
      'file://',
    ),
  ],
  [
    'idempotency key',
    (draft, dice) =>
      setHeader(
        draft,
        'idempotency-key',
        ...dice.pick([[''], [long(5_000)], ['\u00ff\u00fe'], ['a', 'b'], ["'; drop table x"], ['\t']]),
      ),
  ],
  [
    'language',
    header(
      'accept-language',
      long(5_000),
      'x'.repeat(35),
      '*;q=9',
      'fr-FR;q=NaN,,,;',
      '\u00ff',
      '../../../',
      Array.from({ length: 900 }, () => 'aa').join(','),
    ),
  ],
  [
    'encoding',
    header('accept-encoding', '*;q=0', 'identity;q=0', long(4_000), 'br;q=2, gzip;q=-1', '\u00fe'),
  ],
  ['expectation', header('expect', '100-continue', 'nothing', '200-ok', '')],
  [
    'upgrade',
    (draft, dice) => {
      setHeader(draft, 'upgrade', dice.pick(['websocket', 'h2c', 'TLS/1.0', '\u00ff']))
      setHeader(draft, 'connection', 'upgrade, close')
    },
  ],
  [
    'proxy headers',
    (draft, dice) => {
      setHeader(
        draft,
        'x-forwarded-for',
        dice.pick([
          '',
          "'",
          long(4_000),
          '::ffff:1.2.3.4, \u00ff',
          '999.999.999.999',
          '127.0.0.1,'.repeat(500),
          '-1',
          '[::1',
        ]),
      )
      setHeader(draft, 'x-forwarded-proto', dice.pick(['https', 'javascript', ',']))
      setHeader(draft, 'x-forwarded-host', 'evil.example')
    },
  ],
  [
    'ranges',
    (draft) => {
      draft.method = 'GET'
      draft.address = '/licenses'
      setHeader(draft, 'range', 'bytes=0-0,1-1,-9999999999999999999')
      setHeader(draft, 'if-none-match', `W/"${long(2_000)}"`)
      setHeader(draft, 'if-modified-since', 'yesterday')
    },
  ],
  [
    'many headers',
    (draft) => {
      draft.headers.push(...Array.from({ length: 1_900 }, (_, index) => `x${index}: 1`))
    },
  ],
  [
    'header name',
    (draft, dice) => {
      draft.headers.push(
        dice.pick([
          '__proto__: 1',
          ': 1',
          'a b: 1',
          '\u00ff: 1',
          'x-a',
          `${long(9_000)}: 1`,
          'x\u0000y: 1',
          'x-y: \u0000',
          'x-y: a\u007fb',
        ]),
      )
    },
  ],
  [
    'page release',
    header(
      'cookie',
      'orderwright-release=999.0.0',
      'orderwright-release=%',
      'orderwright-release=NaN.x',
      `orderwright-release=${long(300)}`,
    ),
  ],
]

export interface Sender {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
}

const plain = (url: URL, { headers }: Sender) => [
  `host: ${url.host}`,
  ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  'content-type: application/json',
]

/** A request by this sender of which something is wrong: by a third the body, by a third what is around it, else both. */
export function brokenRequest(call: DocumentedCall, sender: Sender, url: URL, dice: Dice): BrokenRequest {
  const kind = dice.below(3)
  const draft: Draft = { method: 'POST', address: call.path, headers: plain(url, sender) }
  const good = Buffer.from(JSON.stringify(call.example ?? {}))
  const body = kind === 1 ? good : brokenBody(call.example ?? {}, dice)
  if (kind === 0) return { what: 'body', call, ...draft, body, isOnlyBody: true }
  const [what, apply] = dice.pick(breaks)
  apply(draft, dice)
  return { what: kind === 1 ? what : `${what} and body`, call, ...draft, body, isOnlyBody: false }
}

/** As it goes over the wire, on a connection of its own. */
export function bytesOf({ method, address, headers, body }: BrokenRequest): Buffer {
  const lines = [
    `${method} ${address} HTTP/1.1`,
    ...headers,
    ...(headers.some((line) => line.startsWith('connection:')) ? [] : ['connection: close']),
    `content-length: ${body.length}`,
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body])
}
