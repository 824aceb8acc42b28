/** A receiver of mails for tests: a real SMTP server in this process, that keeps what it has taken. */
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export interface TakenMail {
  readonly to: string
  /** the whole message, as it came over the line */
  readonly source: string
  /** a header, unfolded; '' when there is none */
  readonly header: (name: string) => string
}

export interface MailServer {
  readonly url: string
  readonly taken: readonly TakenMail[]
  /** addresses that are turned away, each with the code and words of the answer */
  readonly refused: Map<string, { readonly code: number; readonly text: string }>
  /** called when a message has arrived as a whole, before it is acknowledged */
  onWhole: (mail: TakenMail) => Promise<void> | void
  /** called when somebody begins to send */
  onBegin: () => Promise<void> | void
  readonly close: () => Promise<void>
}

export function unfold(source: string, name: string): string {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const line = head.split('\r\n').find((text) => text.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim() ?? ''
}

/** The line stays open until the hook is done with it. */
async function answer(hook: () => Promise<void> | void, done: () => void): Promise<void> {
  await hook()
  done()
}

export async function startMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = []
  const refused: MailServer['refused'] = new Map()
  const hooks: Pick<MailServer, 'onWhole' | 'onBegin'> = { onWhole: () => {}, onBegin: () => {} }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom(_address, _session, done) {
      void answer(hooks.onBegin, done)
    },
    onRcptTo({ address }, _session, done) {
      const refusal = refused.get(address)
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null)
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8')
        const mail = {
          to: envelope.rcptTo[0]?.address ?? '',
          source,
          header: (name: string) => unfold(source, name),
        }
        taken.push(mail)
        void answer(() => hooks.onWhole(mail), done)
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    refused,
    get onWhole() {
      return hooks.onWhole
    },
    set onWhole(hook) {
      hooks.onWhole = hook
    },
    get onBegin() {
      return hooks.onBegin
    },
    set onBegin(hook) {
      hooks.onBegin = hook
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
