/** Drawings of orders that are drawn on a canvas: sheets, files and SVG, for everybody who sees the order. */
import { readFile } from 'node:fs/promises'
import { readPdf } from '../../packages/server/src/testing/files/read-pdf.ts'
import { call, makeOrder } from '../fixtures/order-page.ts'
import {
  atRest,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
  sizes,
  test,
} from '../fixtures/test.ts'

const murals = 'Panorama Murals'
const norrvik = 'Norrvik'

const sheets = (page: Page) => page.getByRole('region', { name: /^Sheet \d+ of \d+: / })
const sheet = (page: Page, heading: string) =>
  page.getByRole('region', { name: new RegExp(`^Sheet \\d+ of \\d+: ${heading}$`) })

/** The drawings of a seeded order, by its title. */
async function openDrawings(page: Page, title: string, search = ''): Promise<string> {
  await page.goto(new URL('/orders', page.url()).href)
  const link = page.getByRole('link', { name: title }).first()
  await expect(link).toBeVisible()
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  await page.goto(new URL(`${path}/drawings${search}`, page.url()).href)
  await expect(sheets(page).first()).toBeVisible()
  return path
}

async function downloaded(page: Page, press: () => Promise<void>) {
  const waiting = page.waitForEvent('download')
  await press()
  const file = await waiting
  // The reader of PDF files takes plain bytes.
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) }
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')

for (const role of ['owner', 'member'] as const) {
  test(`[2.1.02, 2.2.04, 2.9.21] a mural stands on its sheets for a ${role}, and the file has the same pages, panels as large as their prints`, async ({
    openAs,
  }) => {
    const page = await openAs(murals, role, atRest)
    await openDrawings(page, 'Grand Hotel ballroom')
    // The murals are drawn by their panels; the sample that is ordered besides has a sheet of its own.
    await expect(sheets(page)).toHaveCount(9)
    const elevation = sheet(page, '1 North wall')
    await expect(elevation).toContainText('1" overlap, 3 seams')
    await expect(elevation).toContainText('first panel plumb.')
    await expect(elevation).toContainText(`1/2" = 1'-0"`)
    await expect(sheet(page, '1 North wall, panel layout')).toContainText('46" × 110" printed')
    await expect(sheet(page, 'Top plan')).toContainText('Plan north')
    await expect(sheet(page, 'Panel schedule')).toContainText('Match the ridge line to panel 3.')
    // [2.4.07] one by one: pages of the print's own size.
    await page.getByRole('radio', { name: 'Individual' }).check()
    await expect(sheets(page)).toHaveCount(11)
    await expect(sheet(page, 'Panel 2, North wall')).toContainText('46" × 110" with bleed')
    const { name, bytes } = await downloaded(page, () =>
      page.getByRole('button', { name: 'Download PDF' }).click(),
    )
    expect(name).toMatch(/ - Grand Hotel ballroom - \d{6} - Drawings\.pdf$/)
    const { pages } = await readPdf(bytes)
    expect(pages).toHaveLength(11)
    expect([pages[0]?.width, pages[0]?.height]).toEqual([1224, 792])
    for (const { width, height } of pages.slice(6, 10)) {
      expect(width).toBeCloseTo(46 * 72, 0)
      expect(height).toBeCloseTo(110 * 72, 0)
    }
    expect(pages[7]?.text).toContain('Panel 2, North wall')
  })
}

test('[2.2.58] layers that are hidden are hidden on the sheets and in the file, and stay so on the canvas', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner', atRest)
  const path = await openDrawings(page, 'Grand Hotel ballroom')
  const layers = page.getByRole('group', { name: 'Layers' })
  await layers.getByRole('checkbox', { name: 'Panels and seams' }).uncheck()
  await expect(sheets(page)).toHaveCount(5)
  await expect(sheet(page, '1 North wall')).not.toContainText('overlap')
  await layers.getByRole('checkbox', { name: 'Dimensions' }).uncheck()
  await expect(sheet(page, '1 North wall')).toContainText('Not dimensioned')
  const { bytes } = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click())
  const { pages } = await readPdf(bytes)
  expect(pages).toHaveLength(5)
  expect(pages.map(({ text }) => text).join(' ')).not.toContain('overlap')
  await expectAccessible(page)
  await page.goto(new URL(path, page.url()).href)
  await page.getByRole('button', { name: 'Display, 2 hidden' }).click()
  await expect(page.getByRole('checkbox', { name: 'Panels and seams' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Murals' })).toBeChecked()
})

test('[2.2.51, 2.5.31] a viewport is saved as SVG in inches, from its sheet and from the canvas; without one it is said', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner', atRest)
  const path = await openDrawings(page, 'Grand Hotel ballroom')
  const fromSheet = await downloaded(page, () =>
    page.getByRole('button', { name: 'Export SVG of 1 North wall' }).click(),
  )
  expect(fromSheet.name).toMatch(/^\d+-1-north-wall\.svg$/)
  const dxfOf = async (version: RegExp) => {
    await page.getByRole('button', { name: 'Export DXF of 1 North wall' }).click()
    return downloaded(page, () => page.getByRole('menuitem', { name: version }).click())
  }
  const asDxf = await dxfOf(/^DXF 2000/)
  expect(asDxf.name).toMatch(/^\d+-1-north-wall\.dxf$/)
  expect(textOf(asDxf.bytes)).toContain('\nAC1015\n')
  // [issue 18] Machines that cut panels may know R12 alone.
  const asR12 = await dxfOf(/^DXF R12/)
  expect(textOf(asR12.bytes)).toContain('\nAC1009\n')
  expect(textOf(asR12.bytes).match(/0\nPOLYLINE\n8\nOUTLINE\n/g)).toHaveLength(4)
  expect(
    textOf(asDxf.bytes).match(/0\nLWPOLYLINE\n5\n\w+\n330\n\w+\n100\nAcDbEntity\n8\nOUTLINE\n/g),
  ).toHaveLength(4)
  const parsed = await page.evaluate((svg) => {
    const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml')
    return {
      name: root.nodeName,
      width: root.getAttribute('width'),
      height: root.getAttribute('height'),
      viewBox: root.getAttribute('viewBox'),
      panels: root.querySelectorAll('g[id^="panel-"]').length,
      pictures: [...root.querySelectorAll('image')].map((image) => image.getAttribute('href')?.slice(0, 11)),
      elsewhere: root.querySelectorAll('script, link, foreignObject').length,
      // The faces of its fonts are within it: no machine needs to have them.
      fonts: [...(root.querySelector('style')?.textContent ?? '').matchAll(/url\(([^,]{0,40})/g)].map(
        ([, at]) => at,
      ),
      texts: [...root.querySelectorAll('text')].map((text) => text.textContent),
    }
  }, textOf(fromSheet.bytes))
  expect(parsed).toMatchObject({
    name: 'svg',
    width: '208in',
    height: '118.6in',
    viewBox: '-3 -5.6 208 118.6',
    panels: 4,
    pictures: ['data:image/', 'data:image/', 'data:image/', 'data:image/'],
    elsewhere: 0,
    fonts: ['data:font/woff2;base64', 'data:font/woff2;base64'],
  })
  expect(parsed.texts).toContain('Panel 1 · North wall')
  expect(parsed.texts).toContain('46" × 110" with bleed')

  await page.goto(new URL(path, page.url()).href)
  await expect(page.getByRole('heading', { name: 'Top plan' })).toBeVisible()
  await page.getByRole('button', { name: 'Export SVG', exact: true }).click()
  const said = page.getByRole('alertdialog')
  await expect(said).toContainText('Please go to a viewport to export it to SVG')
  await said.getByRole('button').last().click()
  await expect(said).toBeHidden()
  const row = page.getByRole('navigation', { name: 'Views' }).getByRole('listitem').first()
  await row.getByRole('button', { name: 'North wall', exact: true }).click()
  const fromCanvas = await downloaded(page, () =>
    page.getByRole('button', { name: 'Export SVG', exact: true }).click(),
  )
  expect(fromCanvas.name).toBe(fromSheet.name)
  expect(textOf(fromCanvas.bytes)).toBe(textOf(fromSheet.bytes))
  await row.getByRole('button', { name: 'Actions for North wall' }).click()
  const fromTree = await downloaded(page, () =>
    page.getByRole('menuitem', { name: 'Export SVG of North wall' }).click(),
  )
  expect(textOf(fromTree.bytes)).toBe(textOf(fromSheet.bytes))
})

test('[2.5.31] drawings of an order without a canvas have no viewport: EXPORT SVG says so', async ({
  openAs,
}) => {
  const page = await openAs('Maison Lumen', 'owner', '/orders/2/drawings')
  await expect(sheets(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Export SVG', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Please go to a viewport to export it to SVG')
})

test('a guest sees the sheets of an own project; while nothing is drawn they lead to the canvas', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'guest', atRest)
  const made = await makeOrder(page, 'A new room', 'Murals')
  await page.goto(new URL(`${made.path}/drawings`, page.url()).href)
  await expect(
    page.getByText('Nothing is drawn on the canvas of this project yet.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  await page.getByRole('link', { name: 'Go to the canvas' }).click()
  await expect(page.getByRole('application', { name: 'Canvas' })).toBeVisible()
  await call(page, '/api/resources/archWall/create', {
    orgId: made.orgId,
    props: { productOrderId: made.id, from: { x: 0, z: 0 }, to: { x: 127.5, z: 0 } },
  })
  await page.goto(new URL(`${made.path}/drawings`, page.url()).href)
  await expect(sheets(page)).toHaveCount(1)
  await expect(sheet(page, 'Top plan').getByText('127 1/2"', { exact: true })).toBeVisible()
  await page.setViewportSize(sizes.phone)
  await expect(sheets(page).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('[2.9.09, 2.5.29] a kitchen is drawn to half a millimeter in the font of its organization, and its fronts follow', async ({
  openAs,
}) => {
  const page = await openAs(norrvik, 'owner', atRest)
  const path = await openDrawings(page, 'Birch Lane kitchen')
  await expect(sheet(page, '1 Long wall')).toContainText('Millimeters, to the nearest 0.5')
  await expect(sheets(page).last()).toContainText('Millimeters')
  const drawn = sheet(page, '1 Long wall').getByText('2591', { exact: true }).first()
  await expect(drawn).toHaveAttribute('font-family', /^Paper Barlow, Barlow,/)
  await page.goto(new URL(path, page.url()).href)
  const precision = page.getByRole('group', { name: 'Dim precision' })
  await expect(precision).toContainText('0.5')
  await precision.getByRole('button', { name: 'Finer dimensions' }).click()
  await expect(precision).toContainText('0.5')
  for (let step = 0; step < 8; step += 1)
    await precision.getByRole('button', { name: 'Coarser dimensions' }).click()
  await expect(precision).toContainText('16')
})
