/** Drawings as a PDF file over the whole way: data, sheets, browser, file. Measured in the file itself. */
import { endpoints } from '@orderwright/contract'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { jsonb } from '../../platform/database/database.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { productIds } from '../../seeds/maison-lumen/ids.ts'
import { change, orderOf, profileOf } from '../../testing/fixture.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { picture, sendPicture } from '../../testing/files/send-picture.ts'
import { useTestApp } from '../../testing/use-app.ts'

const used = useTestApp({ now: () => new Date('2026-11-21T23:59:59Z') })
const orgId = maisonLumen.id
const PT_PER_MM = 72 / 25.4

type Matrix = readonly [number, number, number, number, number, number]

function numbers(value: unknown): number[] {
  if (!ArrayBuffer.isView(value) && !Array.isArray(value)) return []
  return Array.from(Object.values(value), Number)
}

/** Width and height in points of every path of a page. */
async function pathSizes(bytes: Uint8Array, number: number): Promise<[number, number][]> {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false })
  const page = await (await loading.promise).getPage(number)
  const { fnArray, argsArray } = await page.getOperatorList()
  const sizes: [number, number][] = []
  const stack: Matrix[] = []
  let current: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [index, operator] of fnArray.entries()) {
    const args: unknown = argsArray[index]
    const list: unknown[] = Array.isArray(args) ? args : []
    if (operator === OPS.save) stack.push(current)
    if (operator === OPS.restore) current = stack.pop() ?? current
    if (operator === OPS.transform) {
      const [a = 1, b = 0, c = 0, d = 1] = numbers(list)
      const [A, B, C, D] = current
      current = [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, 0, 0]
    }
    if (operator === OPS.constructPath) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers(list[2])
      sizes.push([Math.abs((x2 - x1) * current[0]), Math.abs((y2 - y1) * current[3])])
    }
  }
  await loading.destroy()
  return sizes
}

async function drawingsOf(orgSpecificId: number, options: object) {
  const { id } = await used.database.owner.db
    .selectFrom('productOrders')
    .select('id')
    .where('orgId', '=', orgId)
    .where('orgSpecificId', '=', orgSpecificId)
    .executeTakeFirstOrThrow()
  const owner = await used.app.as(demoUserId(maisonLumen, 'owner'))
  const body = { orgId, productOrderId: id, options }
  const answer = await owner.post(endpoints.downloadDrawings.path, body)
  if (answer.status !== 200) throw new Error(answer.text)
  return { answer, bytes: answer.bytes, pdf: await readPdf(answer.bytes) }
}

function near(sizes: readonly (readonly [number, number])[], width: number, height: number): boolean {
  return sizes.some(([w, h]) => Math.abs(w - width) <= 0.3 && Math.abs(h - height) <= 0.3)
}

describe('drawings as a PDF file', () => {
  test('[2.1.02] [2.9.15] at 1 : 1 100 mm of the product are 283.46 pt in the file, and the bar is 50 mm long', async () => {
    const { answer, bytes, pdf } = await drawingsOf(2, { mode: 'individual' })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(pdf.isTagged).toBe(true)
    expect(pdf.title).toMatch(/^2 - .+ - 261121 - Drawings$/)
    expect(pdf.pages).toHaveLength(6)
    const [first] = pdf.pages
    expect([first?.width, first?.height]).toEqual([612, 792])
    for (const word of ['82', '117', '1 : 1', 'Millimeters', '11/21/2026', '1 of 6'])
      expect(first?.text).toContain(word)
    expect(first?.fonts.filter((name) => name.startsWith('Inter'))).toHaveLength(2)
    const sizes = await pathSizes(bytes, 1)
    expect(100 * PT_PER_MM).toBeCloseTo(283.46, 2)
    expect(near(sizes, 82 * PT_PER_MM, 117 * PT_PER_MM)).toBe(true)
    expect(near(sizes, 50 * PT_PER_MM, 1.2 * PT_PER_MM)).toBe(true)
  })

  test('[2.4.06, 2.9.15] side by side the product stands at 1 : 2, the largest standard scale under 2.5 px for a millimetre, in the file too', async () => {
    const { bytes, pdf } = await drawingsOf(2, { mode: 'multiple' })
    const [first] = pdf.pages
    // Letter is forced for this organisation. [2.9.12]
    expect([first?.width, first?.height]).toEqual([792, 612])
    expect(first?.text).toContain('1 : 2')
    expect(pdf.pages.length).toBeLessThan(6)
    expect(near(await pathSizes(bytes, 1), (82 / 2) * PT_PER_MM, (117 / 2) * PT_PER_MM)).toBe(true)
  })
})

/** How many pictures stand on a page. */
async function picturesOn(bytes: Uint8Array, number: number): Promise<number> {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false })
  const page = await (await loading.promise).getPage(number)
  const { fnArray } = await page.getOperatorList()
  await loading.destroy()
  return fnArray.filter((operator) => operator === OPS.paintImageXObject).length
}

describe('the logo in the title block', () => {
  const name = { url: 'name', picture: 0, isNamed: true }
  test.each([
    { url: 'uploaded', picture: 1, isNamed: false },
    { ...name, url: 'https://elsewhere.invalid/logo.png' },
    { ...name, url: '/api/media/1053/999999/picture' },
  ])('$url: a picture that lies with us is there, of any other the name stands', async (one) => {
    const owner = await used.app.as(demoUserId(maisonLumen, 'owner'))
    const sent = await sendPicture(
      used.app,
      owner,
      { orgId, resourceForMedium: 'product', resourceId: productIds.keypad },
      await picture('png', 300, 60),
      { name: 'logo.png' },
    )
    const { medium } = sent.body
    if (medium === undefined) throw new Error(JSON.stringify(sent.body))
    const profile = await profileOf(used.database, orgId)
    const logoUrl = one.url === 'uploaded' ? `/api/media/${orgId}/${medium.id}/picture` : one.url
    const setProfile = (next: typeof profile) =>
      used.database.owner.db
        .updateTable('orgs')
        .set(({ eb }) => ({ profile: jsonb(next), version: eb('version', '+', 1) }))
        .where('id', '=', orgId)
        .execute()
    await setProfile({ ...profile, brand: { ...profile.brand, logoUrl } })
    try {
      const { bytes, pdf } = await drawingsOf(2, { mode: 'individual' })
      expect(await picturesOn(bytes, 1)).toBe(one.picture)
      expect(pdf.pages[0]?.text.includes(maisonLumen.title)).toBe(one.isNamed)
    } finally {
      await setProfile(profile)
    }
  })
})

describe('no drawings', () => {
  test('[issue 12, 34] the answer names its paper, and why it is another than was asked for', async () => {
    const { answer, pdf } = await drawingsOf(2, {
      mode: 'multiple',
      paper: 'tabloid',
      orientation: 'landscape',
    })
    expect([pdf.pages[0]?.width, pdf.pages[0]?.height]).toEqual([792, 612])
    expect(answer.headers['drawing-paper']).toBe('letter')
    expect(answer.headers['drawing-notes']).toBe('This organization prints its drawings on Letter alone.')
    const asAsked = await drawingsOf(2, { mode: 'multiple', paper: 'letter' })
    expect(asAsked.answer.headers['drawing-paper']).toBe('letter')
    expect(asAsked.answer.headers['drawing-notes']).toBeUndefined()
  })

  test('an order without anything to draw, or a stocked one, is refused in words', async () => {
    const userId = demoUserId(maisonLumen, 'guest')
    const { order } = await orderOf(used.database, { orgId, userId })
    const guest = await used.app.as(userId)
    const body = { orgId, productOrderId: order.id }
    const undrawn = await guest.post(endpoints.downloadDrawings.path, body)
    expect([undrawn.status, undrawn.text]).toEqual([422, expect.stringContaining('can be drawn yet')])
    await change(used.database, 'productOrder', orgId, order.id, { isStocked: 1 })
    const stocked = await guest.post(endpoints.downloadDrawings.path, body)
    expect([stocked.status, stocked.text]).toEqual([422, expect.stringContaining('stocked')])
  })

  test.each([
    ['a mode that is none', { options: { mode: 'poster' } }],
    ['an option that is none', { options: { colour: 'red' } }],
    ['a day: the server dates its sheets', { day: '2026-11-21' }],
  ])('%s is a bad request', async (_, more) => {
    const userId = demoUserId(maisonLumen, 'guest')
    const { order } = await orderOf(used.database, { orgId, userId })
    const guest = await used.app.as(userId)
    const answer = await guest.post(endpoints.downloadDrawings.path, {
      orgId,
      productOrderId: order.id,
      ...more,
    })
    expect(answer.status).toBe(400)
  })
})
