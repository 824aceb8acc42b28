/** Each product family on the real page: choices are made, and the drawing with its dimensions follows. */
import {
  addItem,
  call,
  drawing,
  items,
  newOrder,
  openPicker,
  openSection,
  options,
  price,
  saved,
  stage,
} from '../fixtures/order-page.ts'
import { atRest, expect, expectAccessible, type Page, test } from '../fixtures/test.ts'

/** An order of a category with one item of a product, opened. */
async function openProduct(page: Page, category: string, product: string) {
  await page.goto(new URL(await newOrder(page, 'Birch Lane', category), page.url()).href)
  await addItem(page, 'Hall', product)
  await expect(items(page)).toHaveCount(1)
  await expect(price(page)).toContainText('$')
  await saved(page)
}

async function choose(page: Page, section: string, property: string, option: string | RegExp) {
  const picker = await openPicker(page, section, property)
  await picker.getByRole('option', { name: option }).first().click()
  await expect(picker).toBeHidden()
}

async function type(page: Page, section: string, property: string, value: string) {
  await openSection(page, section)
  await options(page).getByRole('textbox', { name: property, exact: true }).fill(value)
  await page.keyboard.press('Enter')
}

/** A dimension figure stands in the drawing. */
async function expectFigures(page: Page, ...figures: string[]) {
  for (const figure of figures) {
    await expect(drawing(page).getByText(figure, { exact: true }).first()).toBeVisible()
  }
}

/** Everything drawn, as text. */
function picture(page: Page): Promise<string> {
  return drawing(page).evaluate((svg) => svg.innerHTML)
}

test.describe('lamella door', () => {
  test('[1.1.01] [1.9.28] [1.9.30] [1.9.31] starts at 600 × 2000, 67 thick, and follows size and slats', async ({
    openAs,
  }) => {
    const page = await openAs('Norrvik', 'owner', atRest)
    await openProduct(page, 'Doors', 'Lamella door')
    await expect(drawing(page)).toHaveAccessibleName(
      /Lamella door 600 × 2000 mm.*67 mm thick.*14 slats 45 mm wide/,
    )
    await expectFigures(page, '600', '2000', '67', '1950')
    const before = await price(page).textContent()
    await type(page, 'Size', 'Width (mm)', '750')
    await expect(drawing(page)).toHaveAccessibleName(/750 × 2000 mm.*17 slats 45 mm wide/)
    await expectFigures(page, '750')
    await expect(price(page)).not.toHaveText(before ?? '')
    await choose(page, 'Slats', 'Slat width', /^90 mm/)
    await expect(drawing(page)).toHaveAccessibleName(/9 slats 90 mm wide/)
    await expectFigures(page, '90')
    await expectAccessible(page)
  })

  test('[1.9.32] [1.9.22] by number of slats their width follows, to a tenth of a millimetre or 1/32 in', async ({
    openAs,
  }) => {
    const page = await openAs('Norrvik', 'owner', atRest)
    await openProduct(page, 'Doors', 'Lamella door')
    await choose(page, 'Slats', 'Slat width', /^By number/)
    await expect(drawing(page)).toHaveAccessibleName(/12 slats 50 mm wide/)
    await type(page, 'Slats', 'Number of slats', '14')
    await expect(drawing(page)).toHaveAccessibleName(/14 slats 42.9 mm wide/)
    await expectFigures(page, '42.9')
    await page
      .getByRole('radio', { name: 'Inches' })
      .or(page.getByRole('button', { name: 'Inches' }))
      .click()
    await expectFigures(page, '1 11/16"')
    await type(page, 'Slats', 'Number of slats', '300')
    await expect(items(page).first()).toContainText('why?')
  })

  test('[1.9.33] [1.9.25] [1.9.26] random slats stay where they are over a reload; the unit number has three digits', async ({
    openAs,
  }) => {
    const page = await openAs('Norrvik', 'owner', atRest)
    await openProduct(page, 'Doors', 'Lamella door')
    const centred = await picture(page)
    await choose(page, 'Slats', 'Slat alignment', /^Random/)
    await expect(drawing(page)).toHaveAccessibleName(/at random heights/)
    expect(await picture(page)).not.toBe(centred)
    await openSection(page, 'Size')
    await options(page).getByRole('textbox', { name: 'Unit number' }).fill('7')
    await expect(drawing(page)).toHaveAccessibleName(/Unit 007/)
    await expect(drawing(page).getByText('007')).toBeVisible()
    await saved(page)
    await page.reload()
    await expect(drawing(page)).toHaveAccessibleName(/Unit 007/)
    const after = await picture(page)
    await page.reload()
    await expect(drawing(page)).toHaveAccessibleName(/Unit 007/)
    expect(await picture(page)).toBe(after)
  })
})

test('[1.1.01] a slab door changes its frame, its side and its size in elevation and plan', async ({
  openAs,
}) => {
  const page = await openAs('Norrvik', 'owner', atRest)
  await openProduct(page, 'Doors', 'Slab door')
  await expect(drawing(page)).toHaveAccessibleName(
    /Slab door 900 × 2100 mm.*Hinged on the left.*Frame 994 × 2154 mm/,
  )
  await expectFigures(page, '900', '2100', '994', '44')
  await choose(page, 'Hardware', 'Side of the handle', /^Left/)
  await expect(drawing(page)).toHaveAccessibleName(/Hinged on the right/)
  await choose(page, 'Hardware', 'Handle', /^Bar, 1200/)
  await choose(page, 'Construction', 'Frame', /^Pivot/)
  await expect(drawing(page)).toHaveAccessibleName(/Pivoted on the right.*Without frame/)
  await expectFigures(page, '70')
  await type(page, 'Size', 'Height (mm)', '2400')
  await expectFigures(page, '2400')
  await expectAccessible(page)
})

test('[1.1.01] a cabinet front is slatted, framed or plain; what no longer applies is not asked for', async ({
  openAs,
}) => {
  const page = await openAs('Norrvik', 'owner', atRest)
  await openProduct(page, 'Cabinet Fronts', 'Cabinet front')
  await expect(drawing(page)).toHaveAccessibleName(/Cabinet front 600 × 2000 mm/)
  await openSection(page, 'Slats')
  await choose(page, 'Construction', 'Construction', /^Rail and stile/)
  await expect(drawing(page)).toHaveAccessibleName(
    /28 mm thick.*Rails and stiles 80 mm wide around a flat panel/,
  )
  await expect(
    options(page)
      .getByRole('heading')
      .getByRole('button', { name: /^Slats/ }),
  ).toHaveCount(0)
  await choose(page, 'Construction', 'Rails and stiles', /^100 mm/)
  await type(page, 'Size', 'Height (mm)', '720')
  await expectFigures(page, '720', '100', '28')
  await choose(page, 'Hardware', 'Pull', /^Knob/)
  await expect(drawing(page)).toHaveAccessibleName(/Knob\./)
  await expectAccessible(page)
})

test('[1.1.01] a wall light changes its shade, its length and its cable; a shade that meets the wall says so', async ({
  openAs,
}) => {
  const page = await openAs('Halden Light', 'owner', atRest)
  await openProduct(page, 'Wall Lights', 'Halden wall light')
  await expect(drawing(page)).toHaveAccessibleName(
    /reaching 150 mm from the wall.*Tube 320 mm long, 60 mm across/,
  )
  await expectFigures(page, '320', '60', '120', 'Ø110')
  await type(page, 'Body', 'Body length (mm)', '450')
  await expectFigures(page, '450')
  await choose(page, 'Installation', 'Cable exit', /^Cord/)
  await expect(drawing(page)).toHaveAccessibleName(/Cord 1800 mm long below/)
  await expectFigures(page, '1800')
  await choose(page, 'Body', 'Projection', /^95 mm/)
  const shades = await openPicker(page, 'Body', 'Shade')
  await shades
    .getByRole('option', { name: /^Drum, 140 .*, not available: This body would meet the wall/ })
    .click()
  await expect(shades.getByRole('alert')).toContainText('it must stand at least 96 mm from the wall')
  // The shade that it brings up asks for a color of its own: the way out has both.
  await shades
    .getByRole('button', { name: /Change Projection to 120 mm/ })
    .first()
    .click()
  await expect(shades).toBeHidden()
  await expect(drawing(page)).toHaveAccessibleName(/Drum shade/)
  await expect(items(page).first()).not.toContainText('why?')
  await expectAccessible(page)
})

test('[1.1.01] a rail changes its section, its length and its holes', async ({ openAs }) => {
  const page = await openAs('Railworks', 'owner', atRest)
  await openProduct(page, 'Rails', 'Profile rail')
  await expect(drawing(page)).toHaveAccessibleName(
    /Rail 3000 mm long.*C section 40 × 40 mm, wall 2 mm.*15 holes/,
  )
  await expectFigures(page, '3000', '40', '200', '50')
  await type(page, 'Profile', 'Length (mm)', '1250')
  await expectFigures(page, '1250')
  await choose(page, 'Profile', 'Section', /^T 50/)
  await expect(drawing(page)).toHaveAccessibleName(/T section 50 × 40 mm/)
  await type(page, 'Machining', 'Hole spacing (mm)', '400')
  await expect(drawing(page)).toHaveAccessibleName(/3 holes 5.5 mm across, 400 mm apart/)
  await choose(page, 'Machining', 'Holes', /^Without/)
  await expect(drawing(page)).toHaveAccessibleName(/Without holes/)
  await expectAccessible(page)
})

test('[1.1.01] a mural and an architectural layout are lines with a picture, configured and priced', async ({
  openAs,
}) => {
  const page = await openAs('Panorama Murals', 'owner', atRest)
  await page.goto(new URL('/orders/1', page.url()).href)
  // Its rooms are drawn: it opens on its canvas.
  await page.getByRole('button', { name: 'Show the items' }).click()
  await expect(stage(page).getByRole('img').first()).toBeVisible()
  await choose(page, 'Mural', 'Size', /^240 × 120/)
  await saved(page)
  const before = await price(page).textContent()
  await choose(page, 'Mural', 'Size', /^96 × 48/)
  await expect(price(page)).not.toHaveText(before ?? '')
  await openProduct(page, 'Architectural Layouts', 'Architectural layout')
  const layout = await price(page).textContent()
  await expect(stage(page).getByRole('img', { name: 'Architectural layout' })).toBeVisible()
  await choose(page, 'Layout', 'Scope', /^One room/)
  await expect(price(page)).not.toHaveText(layout ?? '')
})

test('drawings that could not be fetched are said to be missing, and come with the next attempt', async ({
  openAs,
}) => {
  const page = await openAs('Norrvik', 'owner', atRest)
  let isLost = true
  await page.route('**/assets/family-*.js*', (route) => (isLost ? route.abort() : route.continue()))
  await page.goto(new URL('/orders/1', page.url()).href)
  await expect(page.getByText('The drawings could not be loaded')).toBeVisible()
  await expectAccessible(page)
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Show the items' }).click()
  await expect(drawing(page)).toHaveAccessibleName(/\d+ × \d+ mm/)
})

for (const org of ['Terrafloor', 'Cobalt & Pine'] as const) {
  test(`${org} has orders with lines, pictures and prices`, async ({ openAs }) => {
    const page = await openAs(org, 'owner', '/orders/1')
    await expect(items(page).first()).toContainText('$')
    await expect(stage(page).getByRole('img').first()).toBeVisible()
    expect(await call(page, '/api/session/get', {})).toMatchObject({ isLoggedIn: true })
  })
}
