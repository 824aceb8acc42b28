/**
 * The app in a language that nobody speaks, in which every message stands between ⟦ and ⟧: a text that stands outside is neither
 * a message nor what somebody has written, so it would be English for everybody. [issue 18, Languages; decision 0207]
 */
import {
  buildPseudoApp,
  expectEverythingSaid,
  hearData,
  removePseudoApp,
  usePseudoApp,
} from '../fixtures/pseudo-app.ts'
import { atRest, expect, goTo, maisonLumen, type Page, test as base } from '../fixtures/test.ts'

const test = base.extend<object, { pseudoApp: string }>({
  pseudoApp: [
    // The runner reads what a fixture needs from a pattern.
    async ({ browserName: _ }, use) => {
      const folder = await buildPseudoApp()
      await use(folder)
      await removePseudoApp(folder)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens a popup by its button, looks, and leaves it. */
async function lookInto(
  page: Page,
  data: ReadonlySet<string>,
  name: RegExp,
  popup: 'menu' | 'listbox' | 'complementary',
) {
  await page.getByRole('button', { name }).first().click()
  await expect(page.getByRole(popup).first()).toBeVisible()
  await expectEverythingSaid(page, data)
  await page.keyboard.press('Escape')
  await expect(page.getByRole(popup)).toHaveCount(0)
}

test('[issue 18] on a guest’s way from home to the drawings no text is in a language of its own', async ({
  openAs,
  pseudoApp,
}) => {
  test.setTimeout(120_000)
  const page = await openAs(maisonLumen, 'guest', atRest)
  const data = hearData(page)
  await usePseudoApp(page, pseudoApp)

  await goTo(page, '/')
  await expect(heading(page)).toContainText('⟦')
  await expectEverythingSaid(page, data)

  await goTo(page, '/orders')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectEverythingSaid(page, data)
  await lookInto(page, data, /^⟦Account/, 'menu')

  await goTo(page, '/orders/51')
  await expect(page.getByRole('button', { name: /Plate finish/ }).first()).toBeVisible()
  await expectEverythingSaid(page, data)
  await lookInto(page, data, /^⟦More for this item/, 'menu')
  await lookInto(page, data, /Plate finish/, 'listbox')
  await lookInto(page, data, /^⟦Comments/, 'complementary')

  await goTo(page, '/orders/51/documents')
  await expect(page.getByRole('region', { name: /⟦/ }).first()).toBeVisible()
  await expectEverythingSaid(page, data)

  await goTo(page, '/orders/51/drawings')
  await expect(page.getByRole('img').first()).toBeVisible()
  await expectEverythingSaid(page, data)
})

test('[issue 18] on a guest’s phone no text is in a language of its own', async ({ openAs, pseudoApp }) => {
  test.setTimeout(120_000)
  const page = await openAs(maisonLumen, 'guest', atRest, { size: 'phone' })
  const data = hearData(page)
  await usePseudoApp(page, pseudoApp)
  for (const path of [
    '/',
    '/orders',
    '/orders/51',
    '/orders/51/engravings',
    '/orders/61/revisions',
    '/orders/17',
  ]) {
    await test.step(path, async () => {
      await goTo(page, path)
      await expect(heading(page)).toBeVisible()
      await expect(page.getByRole('status', { name: /^⟦Loading/ })).toHaveCount(0)
      await expectEverythingSaid(page, data)
    })
  }
})

test('[issue 18] in the back office, on the board and among what is owed no text is in a language of its own', async ({
  openAs,
  pseudoApp,
}) => {
  test.setTimeout(240_000)
  const page = await openAs(maisonLumen, 'owner', atRest)
  const data = hearData(page)
  await usePseudoApp(page, pseudoApp)
  await goTo(page, '/admin/products')
  const links = page.getByRole('navigation').locator('a[href^="/admin/"]')
  await expect(links.first()).toBeVisible()
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const sections = [...new Set(addresses)]
  expect(sections.length).toBeGreaterThan(15)
  for (const address of [
    '/production',
    '/money-owed',
    ...sections,
    '/admin/products/1',
    '/admin/properties/1',
  ]) {
    await test.step(address, async () => {
      await goTo(page, address)
      await expect(heading(page)).toBeVisible()
      await expectEverythingSaid(page, data)
    })
  }
})
