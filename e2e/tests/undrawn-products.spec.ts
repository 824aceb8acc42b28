/** Shelves, floors, samples and prints on the real page, and products without any drawing. */
import {
  addItem,
  call,
  drawing,
  items,
  makeOrder,
  newOrder,
  openPicker,
  saved,
  stage,
} from '../fixtures/order-page.ts'
import { atRest, expect, expectAccessible, type Page, test } from '../fixtures/test.ts'

/** An order of a category with one item of a product, opened. */
async function openProduct(page: Page, category: string, product: string) {
  await page.goto(new URL(await newOrder(page, 'Alder Row', category), page.url()).href)
  await addItem(page, 'Hall', product)
  await expect(items(page)).toHaveCount(1)
  await saved(page)
}

async function choose(page: Page, section: string, property: string, option: string | RegExp) {
  const picker = await openPicker(page, section, property)
  await picker.getByRole('option', { name: option }).first().click()
  await expect(picker).toBeHidden()
}

async function expectFigures(page: Page, ...figures: string[]) {
  for (const figure of figures) {
    await expect(drawing(page).getByText(figure, { exact: true }).first()).toBeVisible()
  }
}

test('[issue 15] a floor of planks is drawn as it is laid, and follows width, wood and edge', async ({
  openAs,
}) => {
  const page = await openAs('Terrafloor', 'owner', atRest)
  await openProduct(page, 'Flooring', 'Plank, box of 2.2 m²')
  await expect(drawing(page)).toHaveAccessibleName(
    /Floor in Oak, 14 mm thick\. Planks 1830 × 180 mm.*Square edges\. Box of 2\.2 m²/,
  )
  await expectFigures(page, '1830', '180', '14')
  const before = await drawing(page).evaluate((svg) => svg.innerHTML)
  await choose(page, 'Board', 'Board width', /^120 mm/)
  await expect(drawing(page)).toHaveAccessibleName(/Planks 1830 × 120 mm/)
  await expectFigures(page, '120')
  await choose(page, 'Surface', 'Edge', /^Beveled/)
  await expect(drawing(page)).toHaveAccessibleName(/Beveled edges/)
  expect(await drawing(page).evaluate((svg) => svg.innerHTML)).not.toBe(before)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'DRAWINGS' }).click()
  await expect(page.getByText('1 Hall', { exact: false }).first()).toBeVisible()
})

test('[issue 15] herringbone and skirting are drawn with their own boards', async ({ openAs }) => {
  const page = await openAs('Terrafloor', 'owner', atRest)
  await openProduct(page, 'Flooring', 'Herringbone, box of 1.4 m²')
  await expect(drawing(page)).toHaveAccessibleName(/Herringbone 540 × 90 mm/)
  await addItem(page, 'Edge', 'Skirting, bundle of 12 m')
  await expect(drawing(page)).toHaveAccessibleName(/Skirting 80 mm high.*5 pieces 2400 mm long/)
})

test('[issue 15] a shelf and a bookcase follow their length and wood', async ({ openAs }) => {
  const page = await openAs('Cobalt & Pine', 'owner', atRest)
  await openProduct(page, 'Shelves', 'Pine shelf')
  await expect(drawing(page)).toHaveAccessibleName(/Shelf 800 mm wide and 240 mm deep in Pine/)
  await choose(page, 'Shelf', 'Length', /^1200 mm/)
  await expect(drawing(page)).toHaveAccessibleName(/Shelf 1200 mm wide/)
  await expectFigures(page, '1200', '240', '28')
  await addItem(page, 'Study', 'Bookcase, five shelves')
  await expect(drawing(page)).toHaveAccessibleName(/Bookcase 800 × 1900 mm.*5 shelves/)
})

test('[issue 15] a shelf and a floor are turned in 3D, made of what their finish is', async ({ openAs }) => {
  const show = async (page: Page) => {
    await stage(page).getByRole('radio', { name: '3D view' }).check()
    const view = stage(page).getByRole('application')
    await expect(view.locator('canvas')).toBeVisible({ timeout: 30_000 })
    return expect(view)
  }
  const shelves = await openAs('Cobalt & Pine', 'owner', atRest)
  await openProduct(shelves, 'Shelves', 'Pine shelf')
  await (await show(shelves)).toHaveAccessibleName(/Shelf 800 mm wide/)
  const floors = await openAs('Terrafloor', 'owner', atRest)
  await openProduct(floors, 'Flooring', 'Herringbone, box of 1.4 m²')
  await (await show(floors)).toHaveAccessibleName(/Herringbone 540 × 90 mm/)
  await expectAccessible(floors)
})

test('[issue 15] [1.2.50] a product without a drawing says so beside its small picture, and its order has no DRAWINGS', async ({
  openAs,
}) => {
  const page = await openAs('Cobalt & Pine', 'owner', atRest)
  const session: { activeOrgId: number } = await call(page, '/api/session/get', {})
  const orgId = session.activeOrgId
  const category: { records: { id: number }[] } = await call(page, '/api/resources/productCategory/create', {
    orgId,
    props: { title: 'Services', rank: 9 },
  })
  const picture = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'><circle cx='32' cy='32' r='30'/></svg>")}`
  await call(page, '/api/resources/product/create', {
    orgId,
    props: {
      title: 'Oiling on site',
      rank: 90,
      productCategoryId: category.records[0]?.id,
      thumbnailUrl: picture,
    },
  })
  const made = await makeOrder(page, 'Alder Row', 'Services')
  await page.goto(new URL(made.path, page.url()).href)
  await addItem(page, 'Hall', 'Oiling on site')
  await expect(stage(page).getByText('This product has no drawing.')).toBeVisible()
  const small = await stage(page).getByRole('img', { name: 'Oiling on site' }).boundingBox()
  expect(small?.width).toBe(96)
  await expect(page.getByRole('link', { name: 'DOCUMENTS' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'DRAWINGS' })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(new URL(`${made.path}/drawings`, page.url()).href)
  await expect(page.getByText('None of the products of this order has a drawing.')).toBeVisible()
})
