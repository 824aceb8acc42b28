/** Bytes to a listening server, and what it answers: nothing that is wrong in them is mended on the way, as a client of HTTP would. */
import { connect, type Socket } from 'node:net'

/** One answer as it stood on the wire. */
export interface RawAnswer {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export interface Heard {
  readonly answers: readonly RawAnswer[]
  /** the server had not closed the connection when the time was over */
  readonly isHung: boolean
  readonly ms: number
}

function unchunked(body: string): { text: string; length: number } {
  let text = ''
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.slice(at, end), 16)
    if (end < 0 || Number.isNaN(size)) return { text, length: body.length }
    if (size === 0) return { text, length: end + 4 }
    text += body.slice(end + 2, end + 2 + size)
    at = end + 4 + size
  }
}

/** The answers in what was heard, one after the other. What is no HTTP is an answer of status 0. */
export function answersIn(heard: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let rest = heard; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n')
    const [top = '', ...lines] = rest.slice(0, end < 0 ? rest.length : end).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(top)?.[1] ?? 0)
    const headers = new Map(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
      }),
    )
    const after = end < 0 ? '' : rest.slice(end + 4)
    if (status === 0) return [...answers, { status, headers, body: rest }]
    // Go on, says the server, and answers then.
    if (status === 100) {
      rest = after
      continue
    }
    const isChunked = headers.get('transfer-encoding') === 'chunked'
    const length = headers.get('content-length')
    const { text, length: taken } = isChunked
      ? unchunked(after)
      : { text: after.slice(0, Number(length ?? after.length)), length: Number(length ?? after.length) }
    answers.push({ status, headers, body: Buffer.from(text, 'latin1').toString('utf8') })
    rest = after.slice(taken)
  }
  return answers
}

/** Opens a connection, lets `send` write, and hears until the server closes it or the time is over. */
export function exchange(
  url: URL,
  send: Buffer | ((socket: Socket) => void),
  limitMs: number,
): Promise<Heard> {
  return new Promise((resolve) => {
    const from = performance.now()
    const socket = connect(Number(url.port), url.hostname)
    const chunks: Buffer[] = []
    let isHung = false
    const timer = setTimeout(() => {
      isHung = true
      socket.destroy()
    }, limitMs)
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A server that closes while bytes still come resets the connection: what it said before counts.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      const answers = answersIn(Buffer.concat(chunks).toString('latin1'))
      resolve({ answers, isHung, ms: performance.now() - from })
    })
    if (typeof send === 'function') send(socket)
    else socket.write(send)
  })
}
