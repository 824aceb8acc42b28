/**
 * Screens where lines run from right to left, in a language that nobody speaks (build/mirrored-text): nothing stands outside the screen or
 * on something else, what is first stands at the right, and keys go the way they look. [issue 18, Languages; decision 0211]
 */
import { mirrored } from '../../packages/web/build/mirrored-text.ts'
import { layoutFaults } from '../fixtures/layout-faults.ts'
import { call, makeOrder } from '../fixtures/order-page.ts'
import { buildPseudoApp, removePseudoApp, usePseudoApp } from '../fixtures/pseudo-app.ts'
import {
  atRest,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  maisonLumen,
  type DemoRole,
  type Page,
  type SizeName,
  test,
} from '../fixtures/test.ts'

type Locator = ReturnType<Page['locator']>

let app = ''
test.beforeAll(async () => {
  test.setTimeout(240_000)
  app = await buildPseudoApp('qps-plocm')
})
test.afterAll(() => removePseudoApp(app))
test.beforeEach(() => test.setTimeout(150_000))

/** What begins with these words, in the mirrored language. */
const said = (words: string) => new RegExp(`^${mirrored(words)}`)

type OpenAs = (org: string, role: DemoRole, path?: string, options?: { size?: SizeName }) => Promise<Page>

async function openMirrored(openAs: OpenAs, org: string, role: DemoRole, size: SizeName) {
  const page = await openAs(org, role, atRest, { size })
  await usePseudoApp(page, app)
  return page
}

/** Goes to a page and looks at it once its first control stands. */
async function visit(page: Page, path: string) {
  await goTo(page, path)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('status', { name: said('Loading') })).toHaveCount(0)
}

async function expectInOrder(page: Page) {
  await expectNoSidewaysScroll(page)
  await expect.poll(() => layoutFaults(page), 'where controls stand').toEqual([])
  await expectAccessible(page)
}

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox()
  if (!box) throw new Error('it does not stand on the page')
  return box
}

/** The first stands at the right of the second. */
async function expectFromTheRight(first: Locator, second: Locator) {
  await expect(first).toBeVisible()
  await expect(second).toBeVisible()
  const [a, b] = [await boxOf(first), await boxOf(second)]
  expect(a.x + a.width / 2, 'the middle of what is first').toBeGreaterThan(b.x + b.width / 2)
}

/** Opens what the button opens, looks at it and closes it. */
async function lookInto(page: Page, button: Locator, opened: Locator) {
  await button.click()
  await expect(opened).toBeVisible()
  await expectInOrder(page)
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
}

/** An arrow key that is pressed moves the focus that way on the screen. */
async function expectToGo(page: Page, key: 'ArrowLeft' | 'ArrowRight') {
  const focused = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().x ?? 0)
  const before = await focused()
  await page.keyboard.press(key)
  const moved = expect.poll(focused, `where ${key} leads`)
  await (key === 'ArrowLeft' ? moved.toBeLessThan(before) : moved.toBeGreaterThan(before))
}

const popup = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').last()

for (const size of ['desk', 'phone'] satisfies SizeName[]) {
  test(`[issue 18] from right to left a guest finds home, the list and the account menu in order on a ${size}`, async ({
    openAs,
  }) => {
    const page = await openMirrored(openAs, maisonLumen, 'guest', size)
    await visit(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectInOrder(page)
    const account = page.getByRole('button', { name: said('Account: ') })
    await lookInto(page, account, page.getByRole('menu'))
    await visit(page, '/orders')
    await expect(page.getByText('Kensington Court Foyer').first()).toBeVisible()
    await expectInOrder(page)
    await expectFromTheRight(page.getByRole('heading', { level: 1 }), account)
    if (size === 'desk') {
      const headers = page.getByRole('columnheader')
      await expectFromTheRight(headers.first(), headers.last())
    }
  })

  test(`[issue 18] from right to left a guest works on the order page in order on a ${size}`, async ({
    openAs,
  }) => {
    const page = await openMirrored(openAs, maisonLumen, 'guest', size)
    await visit(page, '/orders/51')
    const option = page.getByRole('button', { name: /^Plate size/ })
    await expect(option).toBeVisible()
    await expectInOrder(page)
    await lookInto(page, option, popup(page))
    if (size === 'desk') {
      const items = page.getByRole('navigation', { name: mirrored('Items'), exact: true })
      await expectFromTheRight(items, option)
      await page.getByRole('button', { name: mirrored('View Cart') }).click()
      const cart = page.getByRole('complementary', { name: mirrored('Cart') })
      await expectFromTheRight(cart, option)
      await expectInOrder(page)
      await page.keyboard.press('Escape')
    } else {
      await page.getByRole('tab').first().focus()
      await expectToGo(page, 'ArrowLeft')
      await expectToGo(page, 'ArrowRight')
    }
    await page
      .getByRole('button', { name: said('Comment') })
      .first()
      .click()
    const comments = page.getByRole(size === 'desk' ? 'complementary' : 'dialog', {
      name: mirrored('Comments'),
    })
    await expect(comments).toBeVisible()
    await expectInOrder(page)
    await page.keyboard.press('Escape')
    await expect(comments).toBeHidden()
    await page.getByRole('button', { name: mirrored('Submit'), exact: true }).click()
    await expect(popup(page)).toBeVisible()
    await expectInOrder(page)
  })

  test(`[issue 18] from right to left documents and drawings stay sheets of paper on a ${size}`, async ({
    openAs,
  }) => {
    const page = await openMirrored(openAs, maisonLumen, 'guest', size)
    await visit(page, '/orders/51/documents')
    const sheet = page.locator('.ow-page').first()
    await expect(sheet).toBeVisible()
    await expectInOrder(page)
    expect(await sheet.evaluate((one) => getComputedStyle(one).direction)).toBe('ltr')
    const screen = page.viewportSize()?.width ?? 0
    const { x, width } = await boxOf(sheet)
    expect(Math.abs(x + width / 2 - screen / 2), 'px from the middle of the screen').toBeLessThan(12)
    await visit(page, '/orders/51/drawings')
    await expect(page.getByRole('region', { name: said('Sheet ') }).first()).toBeVisible()
    await expectInOrder(page)
  })

  test(`[issue 18] from right to left an owner finds the back office and the board in order on a ${size}`, async ({
    openAs,
  }) => {
    const page = await openMirrored(openAs, maisonLumen, 'owner', size)
    await visit(page, '/admin/products')
    const product = page.getByText('Power outlet', { exact: true }).first()
    await expect(product).toBeVisible()
    await expectInOrder(page)
    if (size === 'desk') await expectFromTheRight(page.getByRole('navigation').last(), product)
    await visit(page, '/admin/products/15')
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await expectInOrder(page)
    await visit(page, '/admin/settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectInOrder(page)
    await visit(page, '/production')
    const columns = page.getByRole('main').getByRole('region')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectInOrder(page)
    if (size === 'desk') await expectFromTheRight(columns.first(), columns.nth(1))
    await page.getByRole('radio', { name: mirrored('Calendar') }).check({ force: true })
    const grid = page.getByRole('grid')
    await expect(grid).toBeVisible()
    await expectInOrder(page)
    if (size === 'phone') return
    await grid.locator('[tabindex="0"]').first().focus()
    await page.keyboard.press('Home')
    await expectToGo(page, 'ArrowLeft')
    await expectToGo(page, 'ArrowLeft')
    await expectToGo(page, 'ArrowRight')
  })
}

for (const size of ['desk', 'phone'] satisfies SizeName[]) {
  test(`[issue 18] from right to left a canvas stands beside its tools on a ${size}, and is not mirrored itself`, async ({
    openAs,
  }) => {
    const page = await openMirrored(openAs, 'Panorama Murals', 'owner', size)
    const { orgId, id, path } = await makeOrder(page, 'Read from the right', 'Murals')
    await call(page, '/api/resources/archWall/create', {
      orgId,
      props: { productOrderId: id, from: { x: 0, z: 0 }, to: { x: 200, z: 0 }, thickness: 40 },
    })
    await visit(page, path)
    const sheet = page.getByRole('application', { name: mirrored('Canvas') })
    await expect(sheet).toBeVisible()
    await expectInOrder(page)
    if (size === 'desk') {
      await expectFromTheRight(page.getByRole('toolbar', { name: mirrored('Tools') }), sheet)
    }
  })
}
