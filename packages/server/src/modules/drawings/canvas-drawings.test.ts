/** Drawings of orders that are drawn on a canvas, as a PDF file over the whole way. Measured in the file itself. */
import { endpoints } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { demoUserId, norrvik, panoramaMurals } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { useTestApp } from '../../testing/use-app.ts'

const used = useTestApp({ now: () => new Date('2026-11-23T12:00:00Z') })
const PT_PER_INCH = 72

async function orderIdOf(orgId: number, title: string): Promise<number> {
  const { id } = await used.database.owner.db
    .selectFrom('productOrders')
    .select('id')
    .where('orgId', '=', orgId)
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  return id
}

async function drawingsOf(
  org: { readonly id: number; readonly title: string; readonly slug?: string },
  title: string,
  more: object,
) {
  const owner = await used.app.as(
    demoUserId(panoramaMurals.id === org.id ? panoramaMurals : norrvik, 'owner'),
  )
  const productOrderId = await orderIdOf(org.id, title)
  const answer = await owner.post(endpoints.downloadDrawings.path, { orgId: org.id, productOrderId, ...more })
  if (answer.status !== 200) throw new Error(answer.text)
  return { bytes: answer.bytes, pdf: await readPdf(answer.bytes) }
}

describe('drawings of a mural as a PDF file', () => {
  test('[2.1.02, 2.9.20] each panel stands on a page as large as its print, bleeds included, with what it is in its bleed', async () => {
    const { pdf } = await drawingsOf(panoramaMurals, 'Grand Hotel ballroom', {
      options: { mode: 'individual' },
    })
    // The four panels, and after them the sample that is ordered besides; murals are drawn by their panels alone.
    expect(pdf.pages).toHaveLength(11)
    const sizes = pdf.pages.map(({ width, height }) => [width, height])
    // Tabloid, 17 × 11 in: the plan, two views, a panel layout, the schedule, the checks.
    expect(sizes.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => [1224, 792]))
    // 45 + 1/2 + 1/2 by 108 + 1 + 1 inches.
    for (const [width = 0, height = 0] of sizes.slice(6, 10)) {
      expect(width).toBeCloseTo(46 * PT_PER_INCH, 0)
      expect(height).toBeCloseTo(110 * PT_PER_INCH, 0)
    }
    const second = pdf.pages[7]?.text ?? ''
    for (const words of ['Panel 2, North wall', '46" × 110" with bleed', 'Sheet 8 of 11', '11/23/2026'])
      expect(second).toContain(words)
    expect(second).toContain('Match the ridge line to panel 3.')
    expect(pdf.pages[1]?.text).toContain('1 North wall')
    expect(pdf.pages[1]?.text).toContain(`1/2" = 1'-0"`)
    expect(pdf.pages[1]?.text).toContain('1" overlap, 3 seams')
    expect(pdf.pages[1]?.text).toContain('Hang from the left, the first panel plumb.')
  })

  test('[2.4.06] side by side the panels stand to scale on sheets; a hidden layer is in no sheet', async () => {
    const order = 'Grand Hotel ballroom'
    const { pdf } = await drawingsOf(panoramaMurals, order, { options: { mode: 'multiple' } })
    expect(pdf.pages).toHaveLength(9)
    expect(pdf.pages[6]?.text).toContain('Panel 1, North wall')
    expect(pdf.pages[6]?.text).toContain(`3/4" = 1'-0"`)
    const hidden = await drawingsOf(panoramaMurals, order, {
      options: { mode: 'multiple' },
      hiddenLayers: ['panelsAndSeams', 'dimensions'],
    })
    const text = hidden.pdf.pages.map((page) => page.text).join(' ')
    expect(text).not.toContain('Panel 1')
    expect(text).not.toContain('overlap')
    expect(hidden.pdf.pages[1]?.text).toContain('Not dimensioned')
  })

  test('[2.9.09, 2.5.29] a kitchen is set in the font of its organization and measured to half a millimeter', async () => {
    const { pdf } = await drawingsOf(norrvik, 'Birch Lane kitchen', { options: { mode: 'multiple' } })
    const elevation = pdf.pages[1]
    expect(elevation?.text).toContain('1 Long wall')
    expect(elevation?.text).toContain('Millimeters, to the nearest 0.5')
    expect(elevation?.fonts.filter((name) => name.includes('Barlow')).length).toBeGreaterThan(0)
    // The fronts follow, in millimeters as they are made.
    expect(pdf.pages.at(-1)?.text).toContain('Millimeters')
  })

  test('a project on whose canvas nothing stands is refused with what is to be done', async () => {
    const userId = demoUserId(panoramaMurals, 'guest')
    const { order } = await orderOf(used.database, { orgId: panoramaMurals.id, userId })
    const guest = await used.app.as(userId)
    const answer = await guest.post(endpoints.downloadDrawings.path, {
      orgId: panoramaMurals.id,
      productOrderId: order.id,
    })
    expect([answer.status, answer.text]).toEqual([
      422,
      expect.stringContaining('Nothing is drawn on the canvas of this project yet.'),
    ])
  })

  test('a layer that is none is a bad request', async () => {
    const owner = await used.app.as(demoUserId(panoramaMurals, 'owner'))
    const answer = await owner.post(endpoints.downloadDrawings.path, {
      orgId: panoramaMurals.id,
      productOrderId: await orderIdOf(panoramaMurals.id, 'Grand Hotel ballroom'),
      hiddenLayers: ['walls'],
    })
    expect(answer.status).toBe(400)
  })
})
