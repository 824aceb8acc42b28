/**
 * Requests that two readers could read differently: nothing that stands in a body may be taken for a request, and after what could not be
 * read nothing more is read. And headers larger than anybody's. [issue 17]
 */
import { connect } from 'node:net'
import { endpoints, errorBodySchema } from '@orderwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { exchange, type Heard } from './exchange.ts'
import { figures, inMib } from './scale.ts'
import { openTarget, type Target } from './target.ts'

const LIMIT_MS = 15_000
const { path } = endpoints.getSession
const HIDDEN = 'GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n'
const HIDDEN_ANSWER = '{"ok":true}'

let target: Target
let cookie = ''
beforeAll(async () => {
  target = await openTarget()
  cookie = (await target.app.as(demoUserId(maisonLumen, 'guest'))).cookie
})
afterAll(async () => {
  expect(await target.close()).toEqual([])
})

const send = (text: string): Promise<Heard> => exchange(target.url, Buffer.from(text, 'latin1'), LIMIT_MS)

function post(headers: readonly string[], body = '', address: string = path): string {
  return [
    `POST ${address} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    ...headers,
    '',
    body,
  ].join('\r\n')
}
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const inChunks = `${chunk('{}')}0\r\n\r\n`
const chunked = (lines: readonly string[], body = inChunks + HIDDEN) => post(lines, body)

/** Each holds a request in a place where one reader sees a body, and another one does not. */
const ambiguous: readonly (readonly [what: string, bytes: string])[] = [
  ['a length beside chunks', chunked(['content-length: 4', 'transfer-encoding: chunked'])],
  [
    'chunks beside a length',
    chunked(['transfer-encoding: chunked', `content-length: ${inChunks.length + HIDDEN.length}`]),
  ],
  ['two lengths', post(['content-length: 2', `content-length: ${2 + HIDDEN.length}`], `{}${HIDDEN}`)],
  ['two lengths in one header', post([`content-length: 2, ${2 + HIDDEN.length}`], `{}${HIDDEN}`)],
  ['a length with a plus', post(['content-length: +2'], `{}${HIDDEN}`)],
  ['a length below nothing', post(['content-length: -2'], `{}${HIDDEN}`)],
  ['a length in hexadecimal', post(['content-length: 0x2'], `{}${HIDDEN}`)],
  ['a length with a fraction', post(['content-length: 2.0'], `{}${HIDDEN}`)],
  ['a length beyond numbers', post([`content-length: ${'9'.repeat(40)}`], `{}${HIDDEN}`)],
  ['a length of two words', post(['content-length: 2 3'], `{}${HIDDEN}`)],
  ['an empty length', post(['content-length: '], `{}${HIDDEN}`)],
  ['a coding that nobody knows', chunked(['transfer-encoding: xchunked'])],
  ['a coding after chunks', chunked(['transfer-encoding: chunked, identity'])],
  ['chunks twice', chunked(['transfer-encoding: chunked', 'transfer-encoding: identity'])],
  ['a blank before the colon', chunked(['transfer-encoding : chunked', 'content-length: 2'])],
  ['a folded header', chunked(['transfer-encoding:', ' chunked', 'content-length: 2'])],
  ['a folded length', post(['x-a: b', ' content-length: 99', 'content-length: 2'], `{}${HIDDEN}`)],
  ['a tab in the name', chunked(['transfer-encoding\t: chunked', 'content-length: 2'])],
  ['a vertical tab before the value', chunked(['transfer-encoding: \u000bchunked', 'content-length: 2'])],
  ['a NUL in the value', chunked(['transfer-encoding: chunked\u0000', 'content-length: 2'])],
  ['lines that end without CR', `POST ${path} HTTP/1.1\nhost: localhost\ncontent-length: 2\n\n{}${HIDDEN}`],
  ['lines that end in CR alone', `POST ${path} HTTP/1.1\rhost: localhost\r\rGET /livez HTTP/1.1\r\n\r\n`],
  ['a CR within a header', chunked(['x-a: b\rtransfer-encoding: chunked', 'content-length: 2'])],
  ['a chunk whose line ends without CR', chunked(['transfer-encoding: chunked'], `2\n{}\n0\n\n${HIDDEN}`)],
  [
    'a chunk that is longer than it says',
    chunked(['transfer-encoding: chunked'], `1\r\n{}\r\n0\r\n\r\n${HIDDEN}`),
  ],
  [
    'a chunk of a size beyond numbers',
    chunked(['transfer-encoding: chunked'], `ffffffffffffffff1\r\n{}\r\n0\r\n\r\n${HIDDEN}`),
  ],
  [
    'a chunk of a size below nothing',
    chunked(['transfer-encoding: chunked'], `-2\r\n{}\r\n0\r\n\r\n${HIDDEN}`),
  ],
  ['a chunk of a size with 0x', chunked(['transfer-encoding: chunked'], `0x2\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
  [
    'a chunk with an extension without end',
    chunked(['transfer-encoding: chunked'], `2;${'a=b;'.repeat(10_000)}\r\n{}\r\n0\r\n\r\n${HIDDEN}`),
  ],
  [
    'a chunk whose extension holds a request',
    chunked(['transfer-encoding: chunked'], `2;\n${HIDDEN}\r\n{}\r\n0\r\n\r\n`),
  ],
  [
    'trailers that set a length',
    chunked(
      ['transfer-encoding: chunked', 'trailer: content-length'],
      `${chunk('{}')}0\r\ncontent-length: 99\r\n${'x'.repeat(40_000)}`,
    ),
  ],
  [
    'a blank line in the header block',
    `POST ${path} HTTP/1.1\r\n host: localhost\r\ncontent-length: 2\r\n\r\n{}${HIDDEN}`,
  ],
  ['a name that is no token', post(['content-length: 2', 'a(b: c'], `{}${HIDDEN}`)],
  ['the beginning of HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${HIDDEN}`],
  ['another version', `POST ${path} HTTP/9.9\r\nhost: localhost\r\ncontent-length: 2\r\n\r\n{}${HIDDEN}`],
  ['no version', `GET ${path}\r\n\r\n${HIDDEN}`],
  ['the greeting of TLS', `\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003${HIDDEN}`],
  [
    'a blank within the address',
    `POST ${path} HTTP/1.1 x HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\n\r\n{}${HIDDEN}`,
  ],
]

test.each(ambiguous)('%s is refused, and what follows is not read', async (_, bytes) => {
  const { answers, isHung } = await send(bytes)
  expect(isHung).toBe(false)
  // What is left of a request without a version may be refused once more.
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
  for (const { body } of answers) expect(errorBodySchema.safeParse(JSON.parse(body)).success).toBe(true)
})

/** What is refused before its body has been read, with a body that hides a request. */
interface Refused {
  readonly headers?: readonly string[]
  readonly address?: string
  /** of all that is answered on the connection */
  readonly statuses: readonly number[]
}
const refusedEarly: readonly (readonly [what: string, refused: Refused])[] = [
  ['nobody is signed in', { statuses: [401, 200], address: endpoints.getOrderData.path }],
  ['it comes from another site', { statuses: [403, 200], headers: ['origin: https://evil.example'] }],
  ['it is for another host', { statuses: [400, 200], headers: ['host: evil.example'] }],
  // Its body is read, and ends the connection, because it is no JSON.
  ['there is no such call', { statuses: [400], address: '/api/nothing' }],
  ['its type is none that is taken', { statuses: [415, 200], headers: ['content-type: text/plain'] }],
  ['its key is no key', { statuses: [401, 200], headers: ['authorization: Bearer owk_x'] }],
]

describe('a request behind a refused one', () => {
  test.each(refusedEarly)(
    '%s: the body is no request, and the next one has its own answer',
    async (_, refused) => {
      const { headers = [], address = path, statuses } = refused
      const names = new Set(headers.map((line) => line.split(':')[0]))
      const head = [
        `POST ${address} HTTP/1.1`,
        ...['host: localhost', 'content-type: application/json'].filter(
          (line) => !names.has(line.split(':')[0]),
        ),
        ...headers,
        `content-length: ${HIDDEN.length * 3}`,
      ]
      const own = post([`cookie: ${cookie}`, 'content-length: 2', 'connection: close'], '{}')
      const { answers, isHung } = await send(`${head.join('\r\n')}\r\n\r\n${HIDDEN.repeat(3)}${own}`)
      expect(isHung).toBe(false)
      expect(answers.map(({ body }) => body)).not.toContain(HIDDEN_ANSWER)
      expect(answers.map(({ status }) => status)).toEqual(statuses)
      expect(answers[0]?.body).not.toContain('isLoggedIn')
      for (const { body } of answers.slice(1)) expect(body).toContain('"isLoggedIn":true')
    },
  )

  test('a body that is too large: the body is no request', async () => {
    const body = HIDDEN + ' '.repeat(1_100_000)
    const { answers, isHung } = await send(
      post([`cookie: ${cookie}`, `content-length: ${body.length}`, 'connection: close'], body),
    )
    expect(isHung).toBe(false)
    expect(answers.map(({ status }) => status)).toEqual([413])
  })

  test('a file that is refused: its bytes are no request', async () => {
    const form = `--x\r\ncontent-disposition: form-data; name="body"\r\n\r\n{\r\n--x--\r\n${HIDDEN.repeat(50)}`
    const head = [
      `POST ${endpoints.uploadMedium.path} HTTP/1.1`,
      'host: localhost',
      `cookie: ${cookie}`,
      'content-type: multipart/form-data; boundary=x',
      `content-length: ${form.length}`,
    ]
    const own = post([`cookie: ${cookie}`, 'content-length: 2', 'connection: close'], '{}')
    const { answers, isHung } = await send(`${head.join('\r\n')}\r\n\r\n${form}${own}`)
    expect(isHung).toBe(false)
    expect(answers.map(({ status }) => status)).toEqual([400, 200])
  })

  test('answers of one connection go to its requests in their order, whoever asks', async () => {
    const mine = post([`cookie: ${cookie}`, 'content-length: 2'], '{}')
    const nobodys = post(['content-length: 2'], '{}')
    const last = post(['content-length: 2', 'connection: close'], '{}')
    const { answers } = await send(`${(mine + nobodys).repeat(20)}${last}`)
    const loggedIn = answers.map(({ body }) => body.includes('"isLoggedIn":true'))
    expect(loggedIn).toEqual([...Array.from({ length: 20 }, () => [true, false]).flat(), false])
  })
})

describe('headers larger than anybody’s', () => {
  test.each([
    ['an address of 1 MB', `GET /${'a'.repeat(1_000_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`],
    ['one header of 10 MB', `GET / HTTP/1.1\r\nx: ${'a'.repeat(10_000_000)}\r\n\r\n`],
    ['10,000 headers', `GET / HTTP/1.1\r\n${'x-a: 1\r\n'.repeat(10_000)}\r\n`],
    ['a cookie of 100 kB', `GET / HTTP/1.1\r\nhost: localhost\r\ncookie: ${'a=b; '.repeat(20_000)}\r\n\r\n`],
  ])('%s: 431, and the connection ends', async (_, bytes) => {
    const { answers, isHung } = await send(bytes)
    expect(isHung).toBe(false)
    // Where more was sent than anybody reads, the connection may be cut before the answer arrives.
    expect(answers.map(({ status }) => status).filter((status) => status !== 431)).toEqual([])
  })

  test('a header that never ends is cut off, and takes no memory', async () => {
    const before = target.memory()
    const socket = connect(Number(target.url.port), target.url.hostname)
    socket.on('error', () => undefined)
    let isClosed = false
    socket.once('close', () => {
      isClosed = true
    })
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n')
    let sent = 0
    for (; sent < 50_000_000 && !isClosed; sent += 65_536) {
      if (!socket.write(`x-${sent}: ${'a'.repeat(65_520)}\r\n`))
        await new Promise<void>((resolve) => {
          socket.once('drain', resolve)
          socket.once('close', resolve)
        })
    }
    expect(isClosed).toBe(true)
    figures(
      `a header without end was cut off after ${inMib(sent)} at most, memory from ${inMib(before)} to ${inMib(target.memory())}`,
    )
    socket.destroy()
  })
})
