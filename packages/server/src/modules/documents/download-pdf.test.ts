/** PDF files of documents over the whole way: data, pages, browser, file; and the words when there is none. */
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/database/database.ts'
import type { PdfOutcome, PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { demoUserId, maisonLumen, norrvik, panoramaMurals } from '../../seeds/demo-orgs.ts'
import { markedPrice, orderOf } from '../../testing/fixture.ts'
import { readPdf, type ReadPdf } from '../../testing/files/read-pdf.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { insertRecord } from '../../platform/database/records.ts'

let database: TestDatabase
let app: TestApp
let next: PdfOutcome | undefined

/** The real renderer, unless a test says what becomes of the next file. */
function failing(real: PdfRenderer): PdfRenderer {
  return {
    render: async (job) => {
      const outcome = next ?? (await real.render(job))
      next = undefined
      return outcome
    },
    close: real.close,
  }
}

beforeAll(async () => {
  const { pdfRendererOf } = await import('../../pdf-renderers.ts')
  database = await createTestDatabase()
  app = await createTestApp(database, {
    now: () => new Date('2030-03-01T23:59:59Z'),
    pdf: failing(
      pdfRendererOf({
        dataFolder: `${process.cwd()}/.cache/pdf-test`,
        pdfBrowser: undefined,
        gotenbergUrl: undefined,
      }),
    ),
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

type Body = Record<string, unknown>

async function post(caller: Caller, body: Body, path: string = endpoints.downloadPdf.path) {
  return app.app.inject({
    method: 'POST',
    url: path,
    headers: { cookie: caller.cookie, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
}

async function pdfOf(caller: Caller, body: Body): Promise<ReadPdf & { readonly name: string }> {
  const answer = await post(caller, body)
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body.slice(0, 500)}`)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const pdf = await readPdf(new Uint8Array(answer.rawPayload))
  return { ...pdf, name: String(answer.headers['content-disposition']) }
}

async function largestOrder(orgId: number) {
  return database.owner.db
    .selectFrom('productOrders')
    .select(['id', 'orgSpecificId', 'title'])
    .where('orgId', '=', orgId)
    .orderBy('productInstancesCount', 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow()
}

describe('a document as a PDF file', () => {
  test.each([maisonLumen, norrvik, panoramaMurals])(
    '[2.1.01] [2.2.45] [2.7.03] of $title: Letter lying, tagged, titled, its pages numbered, its own font embedded',
    async (org) => {
      const order = await largestOrder(org.id)
      const owner = await app.as(demoUserId(org, 'owner'))
      const pdf = await pdfOf(owner, {
        orgId: org.id,
        productOrderId: order.id,
        mode: 'factory',
        options: '{"landscape":true,"format":"Letter"}',
      })
      expect(pdf.title).toBe(`${order.orgSpecificId} - ${order.title} - 300301 - Factory`)
      expect(pdf.name).toContain('300301 - Factory.pdf')
      expect(pdf.isTagged).toBe(true)
      const family = { [norrvik.id]: 'Barlow', [panoramaMurals.id]: 'Arimo' }[org.id] ?? 'Inter'
      pdf.pages.forEach((page, index) => {
        expect([page.width, page.height]).toEqual([792, 612])
        expect(page.text).toContain(`Page ${index + 1} of ${pdf.pages.length}`)
        expect(page.text).toContain('3/1/2030')
        // Regular and semibold; other fonts are those of the words in a logo.
        expect(page.fonts.filter((name) => name.startsWith(family)).length).toBeGreaterThanOrEqual(2)
        // Nothing stands outside the margins of the page.
        for (const { x, y, width } of page.texts) {
          expect(x).toBeGreaterThanOrEqual(35)
          expect(x + width).toBeLessThanOrEqual(792 - 35)
          expect(y).toBeLessThanOrEqual(612 - 15)
        }
      })
    },
  )

  test('[issue 18] of several orders stands in one file, in the order in which they are named, each with its own pages', async () => {
    const owner = await app.as(demoUserId(maisonLumen, 'owner'))
    const guest = await app.as(demoUserId(maisonLumen, 'guest'))
    const orgId = maisonLumen.id
    const userId = demoUserId(maisonLumen, 'guest')
    const { order: small } = await orderOf(database, { orgId, userId, title: 'Printed first' })
    const large = await largestOrder(orgId)
    const print = (by: Caller, productOrderIds: readonly number[], mode = 'packingSlip') =>
      post(by, { orgId, productOrderIds, mode }, endpoints.downloadOrdersPdf.path)
    const answer = await print(owner, [small.id, large.id, small.id])
    expect(answer.statusCode).toBe(200)
    expect(String(answer.headers['content-disposition'])).toContain('Packing Slip')
    const { pages } = await readPdf(new Uint8Array(answer.rawPayload))
    const alone = await pdfOf(owner, { orgId, productOrderId: large.id, mode: 'packingSlip' })
    // Each once, with its pages counted by themselves.
    expect(pages.length).toBe(1 + alone.pages.length)
    expect(pages[0]?.text).toContain('Printed first')
    expect(pages.slice(1).map(({ text }) => text)).toEqual(alone.pages.map(({ text }) => text))
    expect((await print(owner, [small.id, 999_999])).statusCode).toBe(404)
    expect((await print(owner, [])).statusCode).toBe(400)
    expect(
      (
        await print(
          owner,
          Array.from({ length: 51 }, (_, index) => index + 1),
        )
      ).statusCode,
    ).toBe(400)
    expect((await print(guest, [small.id], 'quote')).statusCode).toBe(403)
  })

  test('[2.7.02] is made from data: HTML that somebody sends is never in it, and the name is what was asked for', async () => {
    const userId = demoUserId(maisonLumen, 'guest')
    const { order } = await orderOf(database, { orgId: maisonLumen.id, userId, title: 'Villa <b>Süd</b>' })
    const pdf = await pdfOf(await app.as(userId), {
      orgId: maisonLumen.id,
      productOrderId: order.id,
      html: '<h1>injected</h1><script>alert(1)</script>',
      token: '',
      filename: 'Süd/1 "Drawings"',
      options: { landscape: true, format: 'Letter' },
    })
    const text = pdf.pages.map((page) => page.text).join(' ')
    expect(text).not.toContain('injected')
    expect(text).toContain('Villa <b>Süd</b>')
    expect(text).toContain('$12,345.67')
    expect(pdf.name).toContain('filename="Sud 1 Drawings.pdf"')
    expect(pdf.name).toContain("filename*=UTF-8''S%C3%BCd%201%20Drawings.pdf")
  })

  test('a word of another script far back in the file is set in our own font: nothing waits to be seen', async () => {
    const userId = demoUserId(maisonLumen, 'owner')
    const { order } = await orderOf(database, { orgId: maisonLumen.id, userId, title: 'House' })
    await withTenant(database.owner.db, { orgId: maisonLumen.id, userId: null }, async (db) => {
      for (const [index, title] of [...Array.from({ length: 40 }, () => 'Room'), 'Βιβλιοθήκη'].entries()) {
        await insertRecord(db, 'productInstance', maisonLumen.id, {
          productOrderId: order.id,
          productId: -1,
          rank: index + 2,
          title,
          quantity: 1,
          customPriceInCents: markedPrice,
          properties: {},
        })
      }
    })
    const body = { orgId: maisonLumen.id, productOrderId: order.id, mode: 'quote' }
    const pdf = await pdfOf(await app.as(userId), body)
    const greek = pdf.pages.findIndex((page) => page.text.includes('Βιβλιοθήκη'))
    expect(greek).toBeGreaterThan(0)
    // On every page there are those of the words in the logo.
    const others = (page: number) => pdf.pages[page]?.fonts.filter((name) => !name.startsWith('Inter'))
    expect(others(greek)).toEqual(others(0))
  })

  test('500 lines: every one is there, under the head of its table on each page', async () => {
    const userId = demoUserId(maisonLumen, 'owner')
    const { order } = await orderOf(database, { orgId: maisonLumen.id, userId, title: 'Tower' })
    const ranks = Array.from({ length: 499 }, (_, index) => index + 2)
    await withTenant(database.owner.db, { orgId: maisonLumen.id, userId: null }, async (db) => {
      for (const rank of ranks) {
        await insertRecord(db, 'productInstance', maisonLumen.id, {
          productOrderId: order.id,
          productId: -1,
          rank,
          title: `Room ${rank}`,
          quantity: 1,
          notes: rank === 250 ? 'A long note. '.repeat(380).trim() : '',
          customPriceInCents: markedPrice,
          properties: {},
        })
      }
    })
    const pdf = await pdfOf(await app.as(userId), {
      orgId: maisonLumen.id,
      productOrderId: order.id,
      mode: 'quote',
    })
    const text = pdf.pages.map((page) => page.text).join(' ')
    for (const rank of ranks) expect(text).toContain(`${rank}. Room ${rank} `)
    expect(text.split('A long note.')).toHaveLength(381)
    const withRows = pdf.pages.filter((page) => /\d+\. Room \d+/.test(page.text))
    for (const page of withRows) expect(page.text).toContain('Unit price')
  })

  test('shows no price to whom prices are hidden', async () => {
    const userId = demoUserId(maisonLumen, 'guestHiddenPricing')
    const { order } = await orderOf(database, { orgId: maisonLumen.id, userId })
    for (const mode of ['quote', 'invoice']) {
      const pdf = await pdfOf(await app.as(userId), { orgId: maisonLumen.id, productOrderId: order.id, mode })
      const text = pdf.pages.map((page) => page.text).join(' ')
      expect(text).toContain('Special plate')
      expect(text).not.toMatch(/12,345|1234567|Unit price|Subtotal|Total/)
    }
  })
})

describe('no document', () => {
  test('[2.2.39] packing slip and factory sheet are for members and owners, and not in guest mode', async () => {
    const guestId = demoUserId(maisonLumen, 'guest')
    const { order } = await orderOf(database, { orgId: maisonLumen.id, userId: guestId })
    const body = { orgId: maisonLumen.id, productOrderId: order.id }
    const guest = await app.as(guestId)
    const memberId = demoUserId(maisonLumen, 'member')
    const member = await app.as(memberId)
    const ofMember = await orderOf(database, { orgId: maisonLumen.id, userId: memberId })
    const own = { orgId: maisonLumen.id, productOrderId: ofMember.order.id }
    for (const mode of ['packingSlip', 'factory']) {
      expect((await post(guest, { ...body, mode })).statusCode).toBe(403)
      expect((await post(member, { ...own, mode, isGuestMode: true })).statusCode).toBe(403)
    }
    expect((await post(member, { ...body, mode: 'packingSlip' })).statusCode).toBe(200)
  })

  test.each([
    ['an unknown document', { mode: 'poster' }],
    ['another sheet than Letter lying', { options: { landscape: false, format: 'Tabloid' } }],
    ['options that are no JSON', { options: 'landscape' }],
    ['a day: the server dates its documents', { day: '2026-11-21' }],
  ])('%s is refused with the field', async (_, more) => {
    const userId = demoUserId(maisonLumen, 'guest')
    const { order } = await orderOf(database, { orgId: maisonLumen.id, userId })
    const answer = await post(await app.as(userId), {
      orgId: maisonLumen.id,
      productOrderId: order.id,
      ...more,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.details.fields[0].path).toContain(Object.keys(more)[0])
  })

  test.each([
    ['missing', 'can not be made on this server'],
    ['busy', 'Many PDF files'],
    ['hung', 'took too long'],
    ['died', 'broke off'],
  ] as const)(
    'a renderer that is %s is said in words, with the print dialog as the way out',
    async (problem, words) => {
      const userId = demoUserId(maisonLumen, 'guest')
      const { order } = await orderOf(database, { orgId: maisonLumen.id, userId })
      const body = { orgId: maisonLumen.id, productOrderId: order.id }
      const guest = await app.as(userId)
      next = { ok: false, problem, detail: 'in this test' }
      const answer = await post(guest, body)
      expect(answer.statusCode).toBe(503)
      expect(answer.json().error).toMatchObject({ code: 'unavailable' })
      expect(answer.json().error.message).toContain(words)
      expect(answer.json().error.message).toMatch(/[Pp]rint the page instead/)
      // Who runs the server is told of what is theirs to look at.
      expect(app.problems.splice(0)).toEqual(
        problem === 'busy' ? [] : [expect.stringContaining(`"message":"PDF: ${problem}: in this test"`)],
      )
      expect((await post(guest, body)).statusCode).toBe(200)
    },
  )
})
