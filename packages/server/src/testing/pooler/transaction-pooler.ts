/**
 * A pooler as PgBouncer is in transaction mode, and harsher: it has few sessions of the server, gives each transaction another one than the
 * last, resets none of them, and takes no settings at the start of a connection. So whatever is kept on a session is not there the next time,
 * and is found where it does not belong.
 */
import { createServer, Socket } from 'node:net'
import pg, { type PoolConfig } from 'pg'

export interface TransactionPooler {
  /** the same as `connection`, through the pooler */
  readonly through: (connection: PoolConfig) => PoolConfig
  /** sessions for each user */
  readonly sessions: number
  readonly close: () => Promise<void>
}

const SSL_REQUEST = 80_877_103
const HEADER = 5

/** One message of the protocol: its letter, and all its bytes. */
interface Message {
  readonly letter: string
  readonly bytes: Buffer
}

/** Cuts what arrives into messages. */
function messagesFrom(onMessage: (message: Message) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= HEADER) {
      const length = 1 + rest.readInt32BE(1)
      if (rest.length < length) return
      const bytes = rest.subarray(0, length)
      rest = rest.subarray(length)
      onMessage({ letter: String.fromCharCode(bytes[0] ?? 0), bytes })
    }
  }
}

function messageOf(letter: string, content: Buffer): Buffer {
  const head = Buffer.alloc(HEADER)
  head.write(letter, 0, 'latin1')
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}

/** AuthenticationOk and ReadyForQuery. */
const WELCOME = Buffer.concat([messageOf('R', Buffer.alloc(4)), messageOf('Z', Buffer.from('I'))])

function refusal(words: string): Buffer {
  return messageOf('E', Buffer.from(`SFATAL\0C08P01\0M${words}\0\0`))
}

/** The socket of a session, taken from the client that has signed in. */
async function openSession(connection: PoolConfig): Promise<Socket> {
  const client = new pg.Client({ ...connection, password: connection.password })
  client.on('error', () => {})
  await client.connect()
  const inner: unknown = Reflect.get(client, 'connection')
  const socket: unknown =
    typeof inner === 'object' && inner !== null ? Reflect.get(inner, 'stream') : undefined
  if (!(socket instanceof Socket)) throw new Error('a session has no socket')
  socket.removeAllListeners('data')
  return socket
}

interface Session {
  readonly socket: Socket
  guest: Guest | undefined
}

/** A client of the pooler: what it has sent, and the answers that are still to come. */
interface Guest {
  readonly socket: Socket
  readonly waiting: Buffer[]
  due: number
  session: Session | undefined
}

/** The sessions of one user on one database. */
class Pool {
  readonly #idle: Session[] = []
  readonly #queue: Guest[] = []
  readonly #connection: PoolConfig
  readonly #most: number
  #all: Session[] = []
  #opening = 0
  #isClosed = false

  constructor(connection: PoolConfig, most: number) {
    this.#connection = connection
    this.#most = most
  }

  async #add(): Promise<void> {
    this.#opening += 1
    const socket = await openSession(this.#connection).finally(() => {
      this.#opening -= 1
    })
    const session: Session = { socket, guest: undefined }
    const read = messagesFrom((message) => this.#answer(session, message))
    session.socket.on('data', (chunk) => read(Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk)))
    session.socket.on('error', () => {})
    session.socket.on('close', () => {
      this.#all = this.#all.filter((one) => one !== session)
      session.guest?.socket.destroy()
      this.#serve()
    })
    if (this.#isClosed) {
      socket.destroy()
      return
    }
    this.#all.push(session)
    this.#idle.push(session)
    this.#serve()
  }

  #answer(session: Session, { letter, bytes }: Message): void {
    const { guest } = session
    guest?.socket.write(bytes)
    if (letter !== 'Z' || !guest) return
    guest.due -= 1
    if (guest.due > 0 || String.fromCharCode(bytes[HEADER] ?? 0) !== 'I') return
    guest.session = undefined
    session.guest = undefined
    this.#idle.push(session)
    this.#serve()
  }

  #serve(): void {
    for (;;) {
      const [guest, session] = [this.#queue[0], this.#idle[0]]
      if (!guest) return
      if (!session) return this.#grow(guest)
      this.#queue.shift()
      // The one that has been idle for longest: never the same twice, as long as another is free.
      this.#idle.shift()
      session.guest = guest
      guest.session = session
      for (const bytes of guest.waiting.splice(0)) session.socket.write(bytes)
    }
  }

  #grow(guest: Guest): void {
    if (this.#all.length + this.#opening < this.#most) this.#add().catch(() => guest.socket.destroy())
  }

  take(guest: Guest, { letter, bytes }: Message): void {
    if (letter === 'X') return
    // A query, and the end of a group of messages, are each answered by one word that all is done.
    if (letter === 'Q' || letter === 'S') guest.due += 1
    if (guest.session) {
      guest.session.socket.write(bytes)
      return
    }
    if (guest.waiting.length === 0) this.#queue.push(guest)
    guest.waiting.push(bytes)
    this.#serve()
  }

  /** A session in the middle of somebody's transaction is of no use to others. */
  leave(guest: Guest): void {
    const at = this.#queue.indexOf(guest)
    if (at >= 0) this.#queue.splice(at, 1)
    const { session } = guest
    if (!session) return
    session.guest = undefined
    session.socket.destroy()
  }

  close(): void {
    this.#isClosed = true
    this.#queue.length = 0
    for (const { socket } of this.#all) socket.destroy()
  }
}

/** What a connection says at its start, by name. */
function startupOf(bytes: Buffer): ReadonlyMap<string, string> {
  const words = bytes.subarray(8).toString('utf8').split('\0')
  const pairs: [string, string][] = []
  for (let at = 0; at + 1 < words.length && words[at] !== ''; at += 2)
    pairs.push([words[at] ?? '', words[at + 1] ?? ''])
  return new Map(pairs)
}

/** Starts it in front of these connections, which differ by their users. */
export async function startTransactionPooler(
  connections: readonly PoolConfig[],
  sessions = 2,
): Promise<TransactionPooler> {
  const pools = new Map(
    connections.map((connection) => [connection.user ?? '', new Pool(connection, sessions)] as const),
  )
  const guests = new Set<Socket>()

  function admit(socket: Socket, bytes: Buffer): void {
    if (bytes.readInt32BE(4) === SSL_REQUEST) {
      socket.write('N')
      socket.once('data', (next) => admit(socket, next))
      return
    }
    const startup = startupOf(bytes)
    const unknown = [...startup.keys()].find(
      (name) => !['user', 'database', 'application_name', 'client_encoding'].includes(name),
    )
    const pool = pools.get(startup.get('user') ?? '')
    if (unknown !== undefined || !pool) {
      socket.end(
        refusal(unknown === undefined ? 'no such user' : `unsupported startup parameter: ${unknown}`),
      )
      return
    }
    const guest: Guest = { socket, waiting: [], due: 0, session: undefined }
    const read = messagesFrom((message) => pool.take(guest, message))
    socket.on('data', (chunk) => read(Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk)))
    socket.on('close', () => pool.leave(guest))
    socket.write(WELCOME)
  }

  const server = createServer((socket) => {
    guests.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => guests.delete(socket))
    socket.once('data', (bytes) => admit(socket, bytes))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the pooler has no port')
  return {
    sessions,
    through: (connection) => ({
      ...connection,
      password: connection.password,
      host: '127.0.0.1',
      port: address.port,
    }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of guests) socket.destroy()
        for (const pool of pools.values()) pool.close()
      }),
  }
}
