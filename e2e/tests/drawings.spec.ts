/** The drawings view: sheets to scale, options that stay, files, and who has none. */
import { readFile } from 'node:fs/promises'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  sizes,
  test,
} from '../fixtures/test.ts'

test('[2.2.04] [2.4.03] [2.2.48] [2.2.49] [2.2.50] drawings stand on sheets to scale; mode, units and dimensions are in the address and stay', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/orders/2')
  await page.getByRole('link', { name: 'DRAWINGS' }).click()
  await expect(page).toHaveURL(/\/orders\/2\/drawings$/)
  const sheets = page.getByRole('region', { name: /^Sheet \d+ of \d+: / })
  await expect(sheets.first()).toContainText('1 : 2')
  await expect(page).toHaveTitle(/^2 - .* - \d{6} - Drawings/)
  const packed = await sheets.count()

  await page.getByRole('radio', { name: 'Individual' }).check()
  await expect(page.getByRole('region', { name: 'Sheet 6 of 6' })).toBeAttached()
  expect(packed).toBeLessThan(6)
  await expect(sheets.first()).toContainText('Millimeters')
  await expect(sheets.first().getByText('117', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Inches', exact: true }).check()
  await expect(sheets.first().getByText('4 5/8"', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/mode=individual/)
  await expect(page).toHaveURL(/units=in/)
  await page.getByRole('checkbox', { name: 'Show dimensions' }).uncheck()
  await expect(sheets.first()).toContainText('Not dimensioned')
  await expect(page).toHaveURL(/dimensions=hidden/)

  // Until the order is there the view says that it loads; then, without the address, what this browser remembers.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/get-configurator-order-data', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(new URL('/orders/2/drawings', page.url()).href)
  await expect(page.getByRole('status').filter({ hasText: 'Drawing the sheets' })).toBeVisible()
  await expect(sheets).toHaveCount(0)
  release()
  await expect(sheets.first()).toContainText('Not dimensioned')
  await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Show dimensions' }).check()
  await expect(page).toHaveURL(/dimensions=shown/)

  await page.getByRole('button', { name: 'Print' }).hover()
  await expect(page.getByRole('tooltip')).toContainText('Save as PDF in the print dialog')
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^SVG or DXF of 1 / }).click()
  const download = page.waitForEvent('download')
  const choices = page.getByRole('group', { name: 'SVG, real millimeters' })
  await choices.getByRole('menuitem', { name: 'Engravings as text' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^2-1-.*\.svg$/)
  const svg = await readFile(await file.path(), 'utf8')
  const [, width, viewBox] = /width="([\d.]+)mm" .*?viewBox="\S+ \S+ ([\d.]+) /.exec(svg) ?? []
  expect(width).toBe(viewBox)

  // The same for programs of computer-aided design, in two versions, at the same size.
  for (const [group, version] of [
    ['DXF 2000, millimeters', 'AC1015'],
    ['DXF R12, for older programs and machines', 'AC1009'],
  ] as const) {
    await page.getByRole('button', { name: /^SVG or DXF of 1 / }).click()
    const saving = page.waitForEvent('download')
    const letters = page.getByRole('group', { name: group })
    await letters.getByRole('menuitem', { name: 'Engravings as both, on layers apart' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^2-1-.*\.dxf$/)
    const dxf = await readFile(await saved.path(), 'utf8')
    expect(/\$ACADVER\n1\n(\w+)/.exec(dxf)?.[1]).toBe(version)
    expect(dxf.endsWith('0\nEOF\n')).toBe(true)
    const [, left, right] = /\$EXTMIN\n10\n(\S+)[^$]*\$EXTMAX\n10\n(\S+)/.exec(dxf) ?? []
    // The SVG has a millimetre around it, and half a line's weight.
    const [dxfWidth, svgWidth] = [Number(right) - Number(left), Number(width)]
    expect(dxfWidth).toBeGreaterThan(svgWidth - 6)
    expect(dxfWidth).toBeLessThan(svgWidth + 6)
  }

  // Paper is as wide as the window leaves; nothing runs out of a phone.
  await page.setViewportSize(sizes.phone)
  await expect(sheets.first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
