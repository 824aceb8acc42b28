/**
 * Hostile files and forms at every call that takes a file: a sentence or a harmless file, never a fault, in bounded memory, and nothing
 * that is kept comes back as a page or a program. [issue 17]
 */
import { allEndpoints, type Endpoint, errorBodySchema, errorStatus } from '@orderwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen, panoramaMurals } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../fixture.ts'
import { rows } from '../access-matrix/rows.ts'
import { createWorld } from '../access-matrix/world.ts'
import { diceOf } from './dice.ts'
import { exchange, type Heard } from './exchange.ts'
import { damaged, goodFiles, hostileFiles, type HostileFile } from './hostile-files.ts'
import { insideIn } from './judge.ts'
import { figures, inMib, isProof, PATIENCE_MS, seed, times } from './scale.ts'
import { openTarget, type Target } from './target.ts'

const LIMIT_MS = 90_000
/** More than this is not taken for all files together, one after the other. */
const MOST_MEMORY = 900_000_000
const DAMAGED = times(3_000, 14)

interface Place {
  readonly name: string
  readonly endpoint: Endpoint
  readonly body: object
  readonly cookie: string
}

let target: Target
const places: Place[] = []
beforeAll(async () => {
  target = await openTarget()
  const { database, app } = target
  const world = await createWorld(database, app)
  const { cookie } = await world.caller('owner')
  for (const endpoint of allEndpoints().filter(({ takesFile }) => takesFile)) {
    const row = rows.get(endpoint.name)
    if (!row) throw new Error(`no row for ${endpoint.name}`)
    const body = row.body(await world.material('owner', endpoint.name, row))
    places.push({ name: endpoint.name, endpoint, body, cookie })
  }
  const { id: orgId } = panoramaMurals
  const { order } = await orderOf(database, { orgId, userId: demoUserId(panoramaMurals, 'guest') })
  const upload = places.find(({ name }) => name === 'uploadMedium')
  if (!upload) throw new Error('pictures are uploaded')
  places.push({
    ...upload,
    name: 'uploadMedium as a print master',
    body: { orgId, resourceForMedium: 'productOrder', resourceId: order.id, isPrintMaster: true },
    cookie: (await app.as(demoUserId(panoramaMurals, 'owner'))).cookie,
  })
})
afterAll(async () => {
  expect(await target.close()).toEqual([])
})

const quoted = (name: string) => name.replaceAll('"', '%22')

function formOf(body: object, { name, bytes }: Pick<HostileFile, 'name' | 'bytes'>): Buffer {
  return Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="body"\r\n\r\n${JSON.stringify(body)}\r\n`),
    Buffer.from(
      `--b\r\ncontent-disposition: form-data; name="file"; filename="${quoted(name)}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ])
}

function send(
  { endpoint, cookie }: Place,
  form: Buffer,
  type = 'multipart/form-data; boundary=b',
): Promise<Heard> {
  const head = [
    `POST ${endpoint.path} HTTP/1.1`,
    'host: localhost',
    `cookie: ${cookie}`,
    `content-type: ${type}`,
    `content-length: ${form.length}`,
    'connection: close',
  ]
  return exchange(target.url, Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), form]), LIMIT_MS)
}

/** What is wrong about the answer to a file or a form; undefined: nothing. */
function faultOf({ endpoint }: Place, { answers, isHung, ms }: Heard): string | undefined {
  const [answer, ...more] = answers
  if (isHung) return `hangs for ${ms} ms`
  if (!answer || more.length > 0) return `has ${answers.length} answers`
  const declared = new Set([200, ...endpoint.errors.map((code) => errorStatus[code])])
  if (!declared.has(answer.status)) return `is ${answer.status}: ${answer.body.slice(0, 200)}`
  if (answer.status === 200) return undefined
  if (!errorBodySchema.safeParse(JSON.parse(answer.body)).success) return 'is no error of the contract'
  return insideIn(answer.body)
}

const quick = new Set([
  'nothing',
  'an SVG with a script',
  'an SVG that asks for a file',
  'a PNG that says 60,000 × 60,000',
  'a JPEG whose comment is a page',
  'a TIFF whose pages go in a circle',
  'a PDF and a page',
  'half a zip',
  'a CSV with formulas',
])

/** Sends a file to all places, and notes what is wrong. */
async function tryFile(file: HostileFile, wrong: string[], counts: Map<number, number>): Promise<void> {
  for (const place of places) {
    const heard = await send(place, formOf(place.body, file))
    const status = heard.answers[0]?.status ?? 0
    counts.set(status, (counts.get(status) ?? 0) + 1)
    const fault = faultOf(place, heard)
    if (fault !== undefined) wrong.push(`${file.what} at ${place.name} ${fault}`)
  }
}

const said = (counts: ReadonlyMap<number, number>) =>
  [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')

describe('files', () => {
  test('that are hostile are refused in words or kept as they are', { timeout: PATIENCE_MS }, async () => {
    const files = await hostileFiles()
    // Within npm test some of those that are made and read in no time.
    const tried = isProof ? files : files.filter(({ what }) => quick.has(what))
    const wrong: string[] = []
    const counts = new Map<number, number>()
    const before = target.memory()
    let most = before
    for (const file of tried) {
      await tryFile({ ...file, bytes: file.make() }, wrong, counts)
      most = Math.max(most, target.memory())
    }
    figures(
      `${tried.length} hostile files at ${places.length} places: ${said(counts)}; memory from ${inMib(before)} to ${inMib(most)} at most`,
    )
    expect(wrong).toEqual([])
    expect(most - before).toBeLessThan(MOST_MEMORY)
  })

  test('that are damaged anyhow are too', { timeout: PATIENCE_MS }, async () => {
    const dice = diceOf(seed)
    const good = await goodFiles()
    const wrong: string[] = []
    const counts = new Map<number, number>()
    for (let count = 0; count < DAMAGED; count += places.length)
      await tryFile(damaged(good, dice), wrong, counts)
    figures(`${DAMAGED} damaged files: ${said(counts)}`)
    expect(wrong).toEqual([])
  })

  test('keep a name that leads nowhere and says nothing more', async () => {
    const place = places.find(({ name }) => name === 'uploadOrderFile')
    if (!place) throw new Error('files are uploaded')
    const { bytes } = (await goodFiles()).find(({ what }) => what === 'PDF') ?? { bytes: Buffer.alloc(0) }
    for (const name of [
      '../../../etc/passwd',
      'C:\\Windows\\x.pdf',
      'a\u0000.pdf',
      'x'.repeat(900),
      'a\r\nset-cookie: a=b.pdf',
      '\u202efdp.exe',
      '"; filename="b.exe',
      '.',
      '..',
      '',
      'con.pdf',
      '<img src=x onerror=alert(1)>.pdf',
      'a;b.pdf',
    ]) {
      const heard = await send(place, formOf({ ...place.body, fileName: name }, { name, bytes }))
      expect(faultOf(place, heard)).toBeUndefined()
      if (heard.answers[0]?.status !== 200) continue
      const { file } = JSON.parse(heard.answers[0].body)
      const { orgId } = orgOf(place)
      const kept = await exchange(
        target.url,
        Buffer.from(
          `GET /api/files/${orgId}/${file.id}/file HTTP/1.1\r\nhost: localhost\r\ncookie: ${place.cookie}\r\nconnection: close\r\n\r\n`,
        ),
        LIMIT_MS,
      )
      const [answer] = kept.answers
      expect(kept.answers).toHaveLength(1)
      expect(answer?.headers.get('set-cookie')).toBeUndefined()
      if (answer?.status !== 200) continue
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"\\/\r\n]*"/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

/** The organization that a place's body names. */
function orgOf({ body }: Place): { orgId: number } {
  return { orgId: 'orgId' in body && typeof body.orgId === 'number' ? body.orgId : maisonLumen.id }
}

const part = (head: string, content: string) =>
  `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`
const filePart = (content: string) =>
  part('name="file"; filename="a.png"\r\ncontent-type: image/png', content)

/** Forms of which not the file is wrong, but what stands around it. */
const forms: readonly (readonly [what: string, form: (body: string) => string, type?: string])[] = [
  ['10,000 parts', (body) => `${part('name="body"', body)}${filePart('x').repeat(10_000)}--b--\r\n`],
  [
    '10,000 fields before the body',
    (body) => `${part('name="a"', 'x').repeat(10_000)}${part('name="body"', body)}${filePart('x')}--b--\r\n`,
  ],
  [
    'two bodies',
    (body) => `${part('name="body"', body)}${part('name="body"', '{}')}${filePart('x')}--b--\r\n`,
  ],
  ['two files', (body) => `${part('name="body"', body)}${filePart('x')}${filePart('y')}--b--\r\n`],
  ['the file first', (body) => `${filePart('x')}${part('name="body"', body)}--b--\r\n`],
  [
    'a part without a name',
    (body) => `--b\r\n\r\nx\r\n${part('name="body"', body)}${filePart('x')}--b--\r\n`,
  ],
  [
    'names of the prototype',
    (body) =>
      `${part('name="__proto__"', 'x')}${part('name="constructor"', 'x')}${part('name="body"', body)}--b--\r\n`,
  ],
  [
    'an end in the middle',
    (body) => `${part('name="body"', body)}${filePart('x'.repeat(1_000))}`.slice(0, -600),
  ],
  [
    'an end within the head of a part',
    (body) => `${part('name="body"', body)}--b\r\ncontent-disposition: form-da`,
  ],
  ['nothing but the boundary', () => '--b--\r\n'],
  ['nothing', () => ''],
  [
    'a head of a part of 1 MB',
    (body) => `--b\r\nx-a: ${'a'.repeat(1_000_000)}\r\n\r\nx\r\n${part('name="body"', body)}--b--\r\n`,
  ],
  [
    '10,000 headers of a part',
    (body) => `--b\r\n${'x-a: 1\r\n'.repeat(10_000)}\r\nx\r\n${part('name="body"', body)}--b--\r\n`,
  ],
  ['a body that is no JSON', () => `${part('name="body"', '{"orgId":')}${filePart('x')}--b--\r\n`],
  [
    'a body of 4 MB',
    (body) => `${part('name="body"', body + ' '.repeat(4_000_000))}${filePart('x')}--b--\r\n`,
  ],
  [
    'a body that is a file',
    (body) => `${part('name="body"; filename="a.json"', body)}${filePart('x')}--b--\r\n`,
  ],
  ['a file that is a field', (body) => `${part('name="body"', body)}${part('name="file"', 'x')}--b--\r\n`],
  [
    'lines that end without CR',
    (body) => `${part('name="body"', body)}${filePart('x')}--b--\r\n`.replaceAll('\r\n', '\n'),
  ],
  [
    'a form in a form',
    (body) =>
      `${part('name="body"\r\ncontent-type: multipart/mixed; boundary=c', `--c\r\n\r\n${body}\r\n--c--`)}${filePart('x')}--b--\r\n`,
  ],
  [
    '4 MB before the first part',
    (body) => `${'x'.repeat(4_000_000)}\r\n${part('name="body"', body)}${filePart('x')}--b--\r\n`,
  ],
  [
    'a coding of the part that nobody knows',
    (body) =>
      `--b\r\ncontent-disposition: form-data; name="body"\r\ncontent-transfer-encoding: x-evil\r\n\r\n${body}\r\n${filePart('x')}--b--\r\n`,
  ],
  [
    'a name in a coding that is broken',
    (body) => `${part('name="body"', body)}${part('name="file"; filename*=UTF-8\'\'%zz%ff', 'x')}--b--\r\n`,
  ],
  [
    'a boundary that is nowhere',
    (body) => part('name="body"', body),
    'multipart/form-data; boundary=elsewhere',
  ],
  [
    'a boundary of 200 signs',
    (body) => part('name="body"', body),
    `multipart/form-data; boundary=${'b'.repeat(200)}`,
  ],
  ['no boundary', (body) => part('name="body"', body), 'multipart/form-data'],
  ['another kind of form', (body) => part('name="body"', body), 'multipart/mixed; boundary=b'],
  ['a form by its type, JSON by its content', (body) => body],
]

describe('forms', () => {
  test.each(forms.map(([what, form, type]) => ({ what, form, type })))(
    '$what: an answer of the contract at every call',
    { timeout: PATIENCE_MS },
    async ({ form, type }) => {
      for (const place of places) {
        const heard = await send(place, Buffer.from(form(JSON.stringify(place.body)), 'latin1'), type)
        expect([place.name, faultOf(place, heard)]).toEqual([place.name, undefined])
      }
    },
  )

  test('that are cut off leave nothing behind, and nobody waits for them', {
    timeout: PATIENCE_MS,
  }, async () => {
    const [place] = places
    if (!place) throw new Error('there are places')
    const form = formOf(place.body, { name: 'a.png', bytes: Buffer.alloc(2_000_000) })
    const before = target.memory()
    await Promise.all(
      Array.from({ length: times(400, 5) }, () =>
        exchange(
          target.url,
          (socket) => {
            socket.write(
              `POST ${place.endpoint.path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${place.cookie}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${form.length}\r\n\r\n`,
            )
            socket.write(form.subarray(0, 300_000), () => setTimeout(() => socket.destroy(), 20))
          },
          LIMIT_MS,
        ),
      ),
    )
    const heard = await exchange(
      target.url,
      Buffer.from('GET /livez HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'),
      LIMIT_MS,
    )
    expect(heard.answers.map(({ status }) => status)).toEqual([200])
    figures(`${times(400, 5)} uploads cut off: memory from ${inMib(before)} to ${inMib(target.memory())}`)
  })
})
