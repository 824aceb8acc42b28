/** What an option is made of: begun with a preset, changed with the keyboard, textured, taken back, and its swatch kept. */
import { call } from '../fixtures/order-page.ts'
import { makeBench, plainOrg } from '../fixtures/test-catalog.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, sizes, test } from '../fixtures/test.ts'

/** Software graphics on a busy machine take their time over the first picture. */
const isRendered = { timeout: 40_000 }

interface Stored {
  readonly thumbnailUrl: string | null
  readonly data: { readonly fill?: string; readonly material?: Record<string, unknown> }
}

async function stored(page: Page, orgId: number, id: number): Promise<Stored | undefined> {
  const read: { records: Stored[] } = await call(page, '/api/resources/productOption/get', {
    orgId,
    where: { id },
  })
  return read.records[0]
}

test('[issue 15] an option is made of brushed metal, its swatch is rendered and kept, and a picture covers it', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', '/admin/product-properties')
  const bench = await makeBench(page, [{ title: 'Finish', options: ['Bronze'] }])
  const [propertyId = 0, optionId = 0] = [bench.properties['Finish'], bench.options['Bronze']]
  await page.goto(new URL(`/admin/product-properties/${propertyId}`, page.url()).href)
  await page.getByRole('button', { name: 'Settings of Bronze' }).click()
  const material = page
    .getByRole('dialog', { name: 'Settings of Bronze' })
    .getByRole('group', { name: 'Material' })
    .last()
  await expect(material.getByText(/^No material yet/)).toBeVisible()
  await material.getByRole('button', { name: /Begin with/ }).click()
  await page.getByRole('option', { name: 'Brushed metal' }).click()

  const preview = material.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('img', { name: 'Bronze on a drawing' })).toBeVisible()
  await expect(preview.getByRole('application', { name: /^Bronze in 3D/ })).toBeVisible(isRendered)
  await expect(material.getByText('Lists and pickers show the rendered swatch.')).toBeVisible(isRendered)
  const roughness = material.getByRole('slider', { name: 'Roughness' })
  await roughness.focus()
  await page.keyboard.press('ArrowRight')
  await expect(roughness).toHaveAttribute('aria-valuetext', '41 %')
  await material.getByRole('textbox', { name: 'Base color', exact: true }).fill('bronze')
  await page.keyboard.press('Enter')
  await expect(material.getByText('A color such as #a98a5b is needed here.')).toBeVisible()
  await material.getByRole('textbox', { name: 'Base color', exact: true }).fill('7a5a38')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await stored(page, bench.orgId, optionId))?.data, isRendered)
    .toMatchObject({ fill: '#7a5a38', material: { kind: 'metal', roughness: 0.41 } })
  await expect
    .poll(async () => (await stored(page, bench.orgId, optionId))?.thumbnailUrl, isRendered)
    .toMatch(/^\/api\/media\//)

  await material.getByRole('button', { name: 'Choose picture' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose picture' })
  const png = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 80
    canvas.height = 40
    return canvas.toDataURL('image/png').replace(/^.*,/, '')
  })
  await picker
    .locator('input[type=file]')
    .setInputFiles({ name: 'Hammered.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })
  await expect(picker).toBeHidden()
  await expect(material.getByRole('img', { name: 'Picture: Hammered' })).toBeVisible()
  // Twice as wide as high, as the picture is.
  await expect(material.getByRole('textbox', { name: 'Picture shows, height' })).toHaveValue(
    /^(6"|152\.4 mm)$/,
  )
  await expect(preview.locator('pattern image')).toHaveAttribute('href', /^\/api\/media\/.*\/picture$/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(material.getByRole('textbox', { name: 'Picture shows, height' })).toBeHidden()
  await expectAccessible(page)
  await page.setViewportSize(sizes.phone)
  await expectNoSidewaysScroll(page)
})
