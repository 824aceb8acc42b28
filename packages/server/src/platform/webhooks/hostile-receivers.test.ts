/** Receivers that mean harm: sockets that say what no server of HTTP would, and name servers that say nothing. */
import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { postMessage } from './post-message.ts'
import { lookUpBy } from './resolve-host.ts'

const open: { readonly server: Server; readonly sockets: Set<Socket> }[] = []
afterEach(() => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
})

/** A server that says what it likes once it has heard something. */
async function saying(answer: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  })
  open.push({ server, sockets })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

const post = (port: number, settings: Partial<Parameters<typeof postMessage>[0]> = {}) =>
  postMessage({
    url: `http://127.0.0.1:${port}/hooks`,
    body: '{}',
    headers: {},
    allowsPrivate: true,
    signal: new AbortController().signal,
    ...settings,
  })

/** Writes as fast as it is taken, until the other end has enough; how many bytes that were. */
function flood(socket: Socket, text: string): () => number {
  const more = () => {
    while (!socket.destroyed && socket.write(text));
  }
  socket.on('drain', more)
  more()
  return () => socket.bytesWritten
}

describe('[issue 16] a receiver that means harm', () => {
  it('sends headers without end: they are cut off', async () => {
    let written = () => 0
    const port = await saying((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      written = flood(socket, `x-more: ${'x'.repeat(1000)}\r\n`)
    })
    const { status, problem } = await post(port)
    expect([status, problem]).toEqual([null, expect.stringMatching(/^No connection: .*[Hh]eader/)])
    expect(written()).toBeLessThan(5_000_000)
  })

  it('drips headers: its time is over', async () => {
    const port = await saying((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const timer = setInterval(() => socket.write('x'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    expect((await post(port, { timeoutMs: 300 })).problem).toBe('No whole answer within 0 seconds.')
  })

  it('promises an answer again and again: after ten promises nobody listens', async () => {
    const port = await saying((socket) => {
      flood(socket, 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n')
    })
    expect((await post(port)).problem).toBe(
      'No connection: it only said, again and again, that there would be an answer.',
    )
  })

  it('sends trailers without end after its answer: what was answered is kept', async () => {
    const port = await saying((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n')
      flood(socket, `x-more: ${'x'.repeat(1000)}\r\n`)
    })
    const { problem } = await post(port)
    expect(problem).toMatch(/^No connection: /)
  })

  it('says that it speaks something else from now on: the connection ends', async () => {
    const port = await saying((socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
    })
    expect(await post(port)).toMatchObject({ status: 101, problem: 'Answered 101.' })
  })

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:169.254.169.254]/',
    'file:///etc/passwd',
  ])('sends on to %s: nobody goes there', async (location) => {
    const port = await saying((socket) => {
      socket.end(`HTTP/1.1 307 Temporary Redirect\r\nlocation: ${location}\r\ncontent-length: 0\r\n\r\n`)
    })
    expect(await post(port)).toMatchObject({
      status: 307,
      problem: 'Answered 307. Redirects are not followed.',
    })
  })
})

describe('[issue 16] an address inside, in other clothes', () => {
  it.each([
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://127.0.0.1./',
    'https://[fe80::1]/',
  ])('%s is refused without a connection', async (url) => {
    const { status, problem } = await post(0, { url, allowsPrivate: false })
    expect([status, problem]).toEqual([
      null,
      expect.stringMatching(/inside a private network|not an address/),
    ])
  })

  it.each(['::ffff:10.0.0.1', '::ffff:0a00:1', '::', '::1', 'fe80::1%eth0', '64:ff9b::a00:1', 'localhost'])(
    'a name server that says %s is not followed',
    async (address) => {
      expect(isPublicAddress(address)).toBe(false)
      const { problem } = await post(1, {
        url: 'https://name.example/',
        allowsPrivate: false,
        lookUp: (_, __, done) => done(null, [{ address, family: 6 }]),
      })
      expect(problem).toContain('name.example is inside a private network')
    },
  )
})

describe('[issue 16] where private networks may be reached', () => {
  it.each(['169.254.169.254', '::ffff:a9fe:a9fe', 'fd00:ec2::254', 'fe80::1%eth0'])(
    'a name that leads to %s, where a cloud answers its machines, is not followed',
    async (address) => {
      const { problem } = await post(1, {
        url: 'http://name.example/',
        allowsPrivate: true,
        lookUp: (_, __, done) => done(null, [{ address, family: 6 }]),
      })
      expect(problem).toContain('name.example is where a cloud answers questions of its machines')
    },
  )
})

describe('[issue 16] name servers that say nothing', () => {
  it('hold none of the threads that look-ups of everybody else need', async () => {
    const silent = createSocket('udp4')
    await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve))
    const lookUp = lookUpBy([`127.0.0.1:${silent.address().port}`])
    let ended = 0
    const attempts = Array.from({ length: 16 }, (_, index) =>
      post(0, {
        url: `https://silent-${index}.example/`,
        allowsPrivate: false,
        lookUp,
        timeoutMs: 2000,
      }).finally(() => (ended += 1)),
    )
    await Promise.all(Array.from({ length: 8 }, () => lookup('localhost')))
    expect(ended).toBe(0)
    for (const { problem } of await Promise.all(attempts)) {
      expect(problem).toBe('No whole answer within 2 seconds.')
    }
    silent.close()
  })

  it('and names that nobody knows are said to be unknown', async () => {
    const answers = await new Promise((resolve) => {
      lookUpBy()('no-such-name.invalid', { all: true }, (error, addresses) =>
        resolve([error?.code, addresses]),
      )
    })
    expect(answers).toEqual(['ENOTFOUND', []])
  })
})
