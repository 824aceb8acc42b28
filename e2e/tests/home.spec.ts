/** The home page: where every order starts. */
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  type SizeName,
  test,
} from '../fixtures/test.ts'

const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dropdown = (page: Page, name: string) => page.getByRole('menu', { name: `${name}: choose a product` })

for (const size of ['desk', 'tablet', 'phone'] satisfies SizeName[]) {
  test(`the home page is accessible and fits on a ${size}`, async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'guest', '/', { size })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await tile(page, 'Keypads').click()
    await expect(dropdown(page, 'Keypads')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test('[1.2.07] [1.2.08] welcomes to the Configurator, or to the Client Portal where the profile says so', async ({
  openAs,
}) => {
  const portal = await openAs(maisonLumen, 'guest')
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText(
    'Welcome to the Maison Lumen Client Portal',
  )
  const other = await openAs('Halden Light', 'guest')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    'Welcome to the Halden Light Configurator',
  )
})

test('[1.2.10] [1.2.11] [1.2.12] [1.2.13] shows the sections and tiles of the organisation', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest')
  const names = (section: string, role: 'button' | 'link') =>
    page.getByRole('region', { name: section }).getByRole(role).allTextContents()
  await expect(page.getByRole('region', { name: 'Stocked purchases' })).toBeVisible()
  expect(await names('Stocked purchases', 'button')).toEqual(['Back Boxes', 'Samples'])
  expect(await names('Configure, price, quote', 'button')).toEqual([
    'Keypads',
    'Floor Outlets',
    'Wall Outlets',
    'Reading Lamps',
    'Cover Plates',
  ])
  const links = await names('Resources', 'link')
  expect(links.map((name) => name.replace(' (opens in a new tab)', ''))).toEqual([
    'Price list',
    'Product info',
    'Installation',
    'Catalogs',
    'Finish options',
    'Sample requests',
    'Gallery',
    'FAQs',
    'Support',
  ])
})

/** Each organisation's sections with their tiles, from its profile alone. */
const tilesOf = {
  'Halden Light': { Lights: ['Wall Lights', 'Reading Lamps'] },
  Norrvik: { 'Made to measure': ['Doors', 'Cabinet Fronts', 'Wall Panels'] },
  Terrafloor: { Floors: ['Flooring', 'Samples'] },
  Railworks: { Rails: ['Rails', 'Tubes'] },
} as const

test('[1.2.14] other organisations have tiles of their own, in their own colour and font', async ({
  openAs,
}) => {
  for (const [org, sections] of Object.entries(tilesOf)) {
    await test.step(org, async () => {
      const page = await openAs(org, 'owner')
      await expect(page.getByRole('banner').getByRole('img', { name: org })).toBeVisible()
      for (const [section, tiles] of Object.entries(sections)) {
        const region = page.getByRole('region', { name: section })
        await expect(region.getByRole('button')).toHaveText([...tiles])
      }
    })
  }
})

test('[1.2.24] puts at most five tiles in a row', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest')
  const links = page.getByRole('region', { name: 'Resources' }).getByRole('link')
  await expect(links).toHaveCount(9)
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
  const rows = new Map<number, number>()
  for (const box of boxes) rows.set(Math.round(box?.y ?? 0), (rows.get(Math.round(box?.y ?? 0)) ?? 0) + 1)
  expect([...rows.values()]).toEqual([5, 4])
})

test('[1.2.15] [2.9.08] shows one New Project button to architectural organisations, in their own font', async ({
  openAs,
}) => {
  const page = await openAs('Panorama Murals', 'member')
  await expect(page.getByRole('button', { name: 'New Project' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Configure' })).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('font-family', /^Arimo,/)
  await expectAccessible(page)
})

test('works for an organisation that has set nothing up', async ({ openAs }) => {
  const page = await openAs('Cobalt & Pine', 'owner')
  await expect(tile(page, 'Shelves')).toBeVisible()
})

test('[1.2.16] leads to the list by the round button', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest')
  await page.getByRole('main').getByRole('link', { name: 'Quotes' }).click()
  await expect(page).toHaveURL(/\/orders$/)
})

test('[1.2.17] [1.2.18] opens a dropdown of products, and closes it by the same tile', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest')
  await tile(page, 'Keypads').click()
  await expect(dropdown(page, 'Keypads').getByRole('menuitem')).not.toHaveCount(0)
  await expect(tile(page, 'Keypads')).toHaveAttribute('aria-expanded', 'true')
  await tile(page, 'Keypads').click()
  await expect(dropdown(page, 'Keypads')).toHaveCount(0)
})

test('[1.2.19] closes the dropdown on Escape and gives the focus back to the tile', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest')
  await tile(page, 'Keypads').focus()
  await page.keyboard.press('Enter')
  await expect(dropdown(page, 'Keypads').getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dropdown(page, 'Keypads').getByRole('menuitem').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dropdown(page, 'Keypads')).toHaveCount(0)
  await expect(tile(page, 'Keypads')).toBeFocused()
})

test('[1.2.20] switches the dropdown to another tile', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest')
  await tile(page, 'Keypads').click()
  await tile(page, 'Wall Outlets').click()
  await expect(dropdown(page, 'Wall Outlets')).toBeVisible()
  await expect(dropdown(page, 'Keypads')).toHaveCount(0)
})

test('[1.1.02] [1.2.21] [1.2.23] choosing a product creates an order and goes to its page', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest')
  await tile(page, 'Keypads').click()
  const created = page.waitForResponse('**/configurator/create-product-order')
  await dropdown(page, 'Keypads').getByRole('menuitem').first().click()
  const { productOrder } = await (await created).json()
  await expect(page).toHaveURL(new RegExp(`/orders/${productOrder.orgSpecificId}$`))
  expect(productOrder.productId).not.toBeNull()
})

test('[1.2.22] [1.2.23] pressing the tile of a multiple-products category creates an order at once', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest')
  const created = page.waitForResponse('**/configurator/create-product-order')
  await tile(page, 'Samples').click()
  const { productOrder } = await (await created).json()
  await expect(page).toHaveURL(new RegExp(`/orders/${productOrder.orgSpecificId}$`))
  expect(productOrder).toMatchObject({ productId: null, isStocked: 1 })
})

test('[1.2.09] [2.2.33] [2.2.34] [2.4.02] is not asked for, then loads with nothing else on the screen, then is there', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest', '/404/order')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  let asked = 0
  await page.route('**/get-configurator-homepage-data', async (route) => {
    asked += 1
    await isReleased
    await route.continue()
  })
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible()
  expect(asked).toBe(0)
  await page.getByRole('link', { name: 'Go Home' }).click()
  for (const line of ['Loading up', 'This can take a few seconds', 'Hold tight...']) {
    await expect(page.getByText(line, { exact: true })).toBeVisible()
  }
  const header = page.getByRole('banner')
  await expect(header).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(header).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(header).toBeHidden()
})

test('waits for a server that is away, says so, and recovers by itself', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest', '/404/order')
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible()
  let isAway = true
  const away = {
    status: 503,
    json: { error: { code: 'unavailable', message: 'Away', details: { retryAfter: 1 } } },
  }
  for (const path of ['**/api/**', '**/configurator/**']) {
    await page.route(path, (route) => (isAway ? route.fulfill(away) : route.fallback()))
  }
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page.getByText('The server is away for a moment. Trying again…')).toBeVisible()
  isAway = false
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Trying again…')).toHaveCount(0)
})

test('says why an order was not created and tries the same again', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest')
  const keys: (string | undefined)[] = []
  await page.route('**/configurator/create-product-order', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    return route.abort()
  })
  await tile(page, 'Samples').click()
  await expect(page.getByText('The quote was not created.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})
