/** Calls that take seconds wait for their organization's turn: on the real server, with a printing browser that the test lets go on. */
import { connect } from 'node:net'
import { endpoints } from '@orderwright/contract'
import { exampleBodies } from '@orderwright/contract/openapi'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { turnLimits, type TurnKind } from '../../platform/turns/turns.ts'
import type { PdfJob, PdfOutcome } from '../../platform/pdf/pdf-renderer.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { demoUserId, type DemoOrg, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { exampleMaterial } from '../../seeds/example-material.ts'
import { oneCategory } from '../../testing/import-fixture.ts'
import { picture, sendFile } from '../../testing/files/send-picture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { eventually } from '../../testing/eventually.ts'

/** A file that the browser has begun to make. */
interface Begun {
  readonly org: string
  readonly end: (outcome: PdfOutcome) => void
  readonly breakOff: () => void
}

const begun: Begun[] = []
const made: PdfOutcome = { ok: true, bytes: new TextEncoder().encode('%PDF-1.7') }

function render({ html }: PdfJob): Promise<PdfOutcome> {
  return new Promise((resolve, reject) => {
    const org = html.includes(maisonLumen.title) ? maisonLumen.title : norrvik.title
    begun.push({ org, end: resolve, breakOff: () => reject(new Error('the browser is no more')) })
  })
}

const inUse = useTestApp({ pdf: { render, close: async () => {} } })
const [noisy, quiet] = [maisonLumen, norrvik]
const callers = new Map<number, Caller>()
const orders = new Map<number, number>()
const pdf = turnLimits.pdf

beforeAll(async () => {
  for (const org of [noisy, quiet]) {
    callers.set(org.id, await inUse.app.as(demoUserId(org, 'owner')))
    const { id } = await inUse.database.owner.db
      .selectFrom('productOrders')
      .select('id')
      .where('orgId', '=', org.id)
      .where('productInstancesCount', '>', 0)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    orders.set(org.id, id)
  }
})

const ownerOf = (org: DemoOrg): Caller => {
  const caller = callers.get(org.id)
  if (!caller) throw new Error('callers are there from the first beforeAll on')
  return caller
}
const bodyOf = (org: DemoOrg) => ({
  orgId: org.id,
  productOrderId: orders.get(org.id) ?? 0,
  mode: 'quote' as const,
})
const download = (org: DemoOrg, caller = ownerOf(org)) => caller.call(endpoints.downloadPdf, bodyOf(org))
const counts = (org?: DemoOrg, kind: TurnKind = 'pdf') => inUse.app.services.turns.counts(kind, org?.id)

/** Ends the file that has been begun as the number says, once it is. */
async function end(number: number, how: (file: Begun) => void = (file) => file.end(made)): Promise<void> {
  const file = await eventually(() => {
    const one = begun[number]
    if (!one) throw new Error(`only ${begun.length} are begun`)
    return one
  })
  how(file)
}
const begunOf = () => begun.map(({ org }) => org)
const waitFor = (number: number) => eventually(() => expect(begun).toHaveLength(number))

/** Everything that still waits is made. */
async function endAll(calls: readonly Promise<unknown>[]): Promise<void> {
  let isOver = false
  const all = Promise.all(calls).then((answers) => {
    isOver = true
    return answers
  })
  for (let number = 0; !isOver; number += 1) {
    await eventually(() => expect(isOver || begun[number] !== undefined).toBe(true))
    begun[number]?.end(made)
  }
  await all
}

/** The other organization has just been here: none has all slots. */
async function quietIsHere(): Promise<void> {
  await endAll([download(quiet)])
  begun.length = 0
}

afterEach(() => {
  expect(counts()).toEqual({ waiting: 0, running: 0 })
  begun.length = 0
})

describe('PDF files', () => {
  test('[issue 17] with one organization\u2019s queue full of them, another\u2019s comes in its turn', async () => {
    const flood = Array.from({ length: 12 }, () => download(noisy))
    await eventually(() => expect(counts(noisy)).toEqual({ waiting: 10, running: 2 }))
    const other = download(quiet)
    await eventually(() => expect(counts(quiet).waiting).toBe(1))
    await end(0)
    await waitFor(3)
    expect(begunOf()).toEqual([noisy.title, noisy.title, quiet.title])
    await end(2)
    expect((await other).status).toBe(200)
    // The other one has just been here: a slot stays free for it, and its next file begins at once.
    const next = download(quiet)
    await waitFor(4)
    expect(begunOf().at(-1)).toBe(quiet.title)
    expect(counts(noisy)).toEqual({ waiting: 10, running: 1 })
    await endAll([...flood, next])
  })

  test('[issue 17] a full queue of one\u2019s own is said with 429, when to come back and what to do; nobody else is refused', async () => {
    await quietIsHere()
    const flood = Array.from({ length: pdf.waitingOfOne + 1 }, () => download(noisy))
    await eventually(() => expect(counts(noisy)).toEqual({ waiting: pdf.waitingOfOne, running: 1 }))
    const refused = await download(noisy)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('10')
    expect(refused.error).toEqual({
      code: 'tooManyRequests',
      message:
        'Many PDF files are being made for your organization already. Please try again when some of them are there, or print the page instead.',
      details: { rule: 'ownQueue', retryAfter: 10 },
    })
    const other = download(quiet)
    await eventually(() => expect(counts(quiet).running).toBe(1))
    // Once one of them is made there is a place again.
    await end(0)
    await eventually(() => expect(counts(noisy).waiting).toBe(pdf.waitingOfOne - 1))
    await endAll([...flood, other, download(noisy)])
  })

  test('[issue 17] whoever may not enter the organization takes no place there and is not kept waiting', async () => {
    await quietIsHere()
    const flood = Array.from({ length: 3 }, () => download(noisy))
    await eventually(() => expect(counts(noisy).running).toBe(1))
    const stranger = await download(noisy, ownerOf(quiet))
    expect(stranger.status).toBe(404)
    expect(counts(noisy)).toEqual({ waiting: 2, running: 1 })
    await endAll(flood)
  })

  test('[issue 17] files that fail, and a bug in the middle of one, let the next begin', async () => {
    const calls = Promise.all([download(noisy), download(noisy), download(noisy)])
    await end(0, (file) => file.end({ ok: false, problem: 'hung', detail: 'for the test' }))
    await end(1, (file) => file.breakOff())
    await end(2)
    expect((await calls).map(({ status }) => status).toSorted()).toEqual([200, 500, 503])
    inUse.app.problems.length = 0
  })

  test('[issue 17] a caller who leaves while waiting frees the place, and no file is made for nobody', async () => {
    await quietIsHere()
    const flood = [download(noisy)]
    await eventually(() => expect(counts(noisy).running).toBe(1))
    const { port } = new URL(await inUse.app.app.listen({ host: '127.0.0.1', port: 0 }))
    const text = JSON.stringify(bodyOf(noisy))
    const head = ['POST /download-pdf HTTP/1.1', 'host: localhost:3000', `cookie: ${ownerOf(noisy).cookie}`]
    const about = ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]
    const leaving = connect(Number(port), '127.0.0.1')
    leaving.write([...head, ...about, '', text].join('\r\n'))
    await eventually(() => expect(counts(noisy)).toEqual({ waiting: 1, running: 1 }))
    leaving.resetAndDestroy()
    await eventually(() => expect(counts(noisy)).toEqual({ waiting: 0, running: 1 }))
    await endAll(flood)
    expect(begun).toHaveLength(1)
  })
})

/** Takes every slot and every place of the organization for a kind of work; the returned function gives them back. */
async function fillUp(kind: TurnKind, org: DemoOrg): Promise<() => Promise<void>> {
  const { turns } = inUse.app.services
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const { waitingOfOne, mostOfOne = 1 } = turnLimits[kind]
  const work = async () => {
    await held
    return succeed(null)
  }
  const all: Promise<unknown>[] = []
  // What has run for a while lets another one begin, whose place in the queue is taken again, until it may hold no more.
  await eventually(() => {
    while (turns.counts(kind, org.id).waiting < waitingOfOne) {
      all.push(turns.run(kind, { orgId: org.id }, work))
    }
    expect(turns.counts(kind, org.id).running).toBeGreaterThanOrEqual(mostOfOne)
  })
  return async () => {
    letGo()
    await Promise.all(all)
  }
}

describe('calls that wait for their turn', () => {
  const bodies = exampleBodies(exampleMaterial)
  const heavy = [
    ['downloadPdf', 'pdf'],
    ['downloadOrdersPdf', 'pdf'],
    ['downloadDrawings', 'pdf'],
    ['downloadInvoice', 'pdf'],
    ['downloadStatement', 'pdf'],
    ['downloadComparison', 'pdf'],
    ['exportWorkbook', 'tables'],
    ['exportCsvFiles', 'tables'],
    ['replayCatalogDraft', 'calculations'],
    ['replayRule', 'calculations'],
    ['getReplayedOrder', 'calculations'],
    ['exportProductPrices', 'calculations'],
    ['exportBookkeeping', 'calculations'],
    ['downloadOrgExport', 'archives'],
  ] as const

  test.each(heavy)('[issue 17] %s is refused while too much of %s waits', async (name, kind) => {
    const giveBack = await fillUp(kind, noisy)
    const answer = await ownerOf(noisy).post(endpoints[name].path, bodies.get(name))
    expect(answer.error).toMatchObject({ code: 'tooManyRequests', details: { rule: 'ownQueue' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    await giveBack()
  })

  test('[issue 17] an export of the list does, and a page of it does not', async () => {
    const giveBack = await fillUp('calculations', noisy)
    const list = (formatForCsvExport: boolean) =>
      ownerOf(noisy).call(endpoints.getOrdersData, { orgId: noisy.id, formatForCsvExport })
    expect((await list(true)).status).toBe(429)
    expect((await list(false)).status).toBe(200)
    await giveBack()
  })

  test('[issue 17] calls of an organization that asks for too much are refused, those of others and of strangers are not', async () => {
    const home = (org: DemoOrg, caller: Caller) => caller.call(endpoints.getHomepageData, { orgId: org.id })
    await home(noisy, ownerOf(noisy))
    const giveBack = await fillUp('calls', noisy)
    const refused = await home(noisy, ownerOf(noisy))
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2'])
    expect(refused.error.message).toBe(
      'Your organization asks for very much at the moment. Please try again shortly.',
    )
    expect((await home(quiet, ownerOf(quiet))).status).toBe(200)
    // Whoever has never been let in there waits in no turn of the organization's, and can fill none of them.
    expect((await home(noisy, ownerOf(quiet))).status).toBe(404)
    expect(counts(noisy, 'calls').waiting).toBe(turnLimits.calls.waitingOfOne)
    await giveBack()
    expect((await home(noisy, ownerOf(noisy))).status).toBe(200)
  })

  test.each([
    ['planCatalogImport', 'tables'],
    ['getScheduleTables', 'tables'],
    ['applyCatalogImport', 'tables'],
    ['uploadMedium', 'pictures'],
    ['uploadOrderFile', 'pictures'],
  ] as const)('[issue 17] %s is refused while too much of %s waits', async (name, kind) => {
    const body = { ...Object(bodies.get(name)), orgId: noisy.id }
    const file = kind === 'tables' ? oneCategory : await picture('jpeg')
    const giveBack = await fillUp(kind, noisy)
    const productOrderId = orders.get(noisy.id)
    const own =
      name === 'uploadOrderFile'
        ? { productOrderId, productInstanceId: null }
        : name === 'getScheduleTables'
          ? { productOrderId }
          : {}
    const of = name === 'uploadMedium' ? { resourceForMedium: undefined, resourceId: undefined } : {}
    const sent = await sendFile(inUse.app, ownerOf(noisy), { ...body, ...own, ...of }, file, {
      path: endpoints[name].path,
    })
    expect([sent.status, JSON.parse(sent.text).error?.details?.rule]).toEqual([429, 'ownQueue'])
    await giveBack()
  })
})
