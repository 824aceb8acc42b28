/** A receiver of webhooks for tests: a real server on this machine, which verifies as receivers do. */
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly at: number
}

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** what it answers from now on; null: nothing */
  answer: { readonly status: number; readonly body?: string; readonly headers?: OutgoingHttpHeaders } | null
  readonly close: () => Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, text, at: Date.now() })
      const { answer } = receiver
      if (answer === null) return
      const { status, body = '', headers } = answer
      response.writeHead(status, headers).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answer: { status: 200, body: 'ok' },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return receiver
}

/** The message as the receiver's library takes it; throws when the signature is not of this secret, or too old. */
export function verified(secret: string, { headers, text }: Received): unknown {
  const texts = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(headers[name])]),
  )
  return new Webhook(secret).verify(text, texts)
}
