/** The guide: read at /help and beside the page, found by searching, opened where somebody is stuck. Issue 14. */
import { expect, expectAccessible, expectNoSidewaysScroll, maisonLumen, test } from '../fixtures/test.ts'

test('[issue 14] who is not signed in reads the help from the sign-in page', async ({ openAnonymous }) => {
  const page = await openAnonymous('/sign-in')
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL(/\/help\/sign-in$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'When a page does not open' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'When a page does not open' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('[issue 14] the search finds at once, forgives a mistake, and is used by keyboard', async ({
  openAnonymous,
}) => {
  const page = await openAnonymous('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('/')
  const search = page.getByRole('textbox', { name: 'Search the help' })
  await expect(search).toBeFocused()
  await search.fill('engrawings')
  const hit = page.getByRole('link', { name: /^Engravings/ }).first()
  await expect(hit).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/help\/engraving/)
  await expect(page.getByRole('heading', { level: 1, name: 'Engravings' })).toBeVisible()
  await search.fill('xylophone')
  await expect(page.getByText('No page has these words.').last()).toBeVisible()
})

test("[1.1.13] the help speaks the organization's word, and finds it", async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest', '/help/find')
  await expect(page.getByRole('heading', { level: 1, name: 'Find a quote' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Search the help' }).fill('find a quote')
  await expect(page.getByRole('link', { name: /^Find a quote/ }).first()).toBeVisible()
})

test('[issue 14] the question mark opens the right page beside each screen, and the work stays', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/orders/51')
  const help = page.getByRole('complementary', { name: 'Help' })
  await page.getByRole('link', { name: 'Help', exact: true }).click()
  await expect(help.getByRole('heading', { name: 'Choose options' })).toBeVisible()
  await expectAccessible(page)
  // Not modal: what it is about can be used.
  await page.getByRole('button', { name: 'View Cart' }).click()
  await expect(page.getByRole('button', { name: 'Hide Cart' }).first()).toBeVisible()
  await expect(help).toBeVisible()
  await help.getByRole('link', { name: 'Prices' }).click()
  await expect(help.getByRole('heading', { name: 'Prices' })).toBeVisible()
  await help.getByRole('button', { name: 'Back' }).click()
  await expect(help.getByRole('heading', { name: 'Choose options' })).toBeVisible()
  await help.getByRole('button', { name: 'Close the help' }).click()
  await expect(help).toBeHidden()
  await expect(page).toHaveURL(/\/orders\/51$/)
})

for (const [path, mark, heading] of [
  ['/admin/products', 'Help: Products', 'Products'],
  ['/admin/settings/statuses', 'Help: Statuses', 'Statuses'],
  ['/admin/integrations', 'Help: Integrations', 'Integrations'],
] as const) {
  test(`[issue 14] the question mark beside the heading of ${path} opens its page`, async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', path)
    await page.getByRole('link', { name: mark }).click()
    const help = page.getByRole('complementary', { name: 'Help' })
    await expect(help.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    // Nothing that floats over the page is covered.
    const add = page.getByRole('button', { name: 'Add a product' })
    if ((await add.count()) > 0) await add.click({ trial: true })
    await expectAccessible(page)
  })
}

test('[issue 14] F1 opens the page about what has the focus, Escape closes it and gives the focus back', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest', '/orders/51')
  const cart = page.getByRole('button', { name: 'View Cart' })
  await cart.click()
  const panel = page.getByRole('complementary', { name: 'Cart' })
  const place = panel
    .getByRole('textbox', { name: /^Quantity of/ })
    .or(panel.getByRole('button'))
    .first()
  await place.focus()
  await page.keyboard.press('F1')
  const help = page.getByRole('complementary', { name: 'Help' })
  await expect(help.getByRole('heading', { name: 'Add items, and the cart' })).toBeVisible()
  await expect(help).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(place).toBeFocused()
})

test('[issue 14] where a dialog is in the way the help opens in a tab of its own', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest', '/orders/51')
  await page.getByRole('button', { name: 'Edit Quote Details' }).click()
  const mark = page.getByRole('dialog').getByRole('link', { name: 'Help: Edit Quote Details' })
  const [tab] = await Promise.all([page.waitForEvent('popup'), mark.click()])
  await expect(tab.getByRole('heading', { level: 1, name: 'Name, contact and address' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[issue 14] the help is read on a phone, and leads to a heading of a page', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest', '/help/engraving#what-can-go-wrong', { size: 'phone' })
  await expect(page.getByRole('heading', { name: 'What can go wrong' })).toBeInViewport()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.goto(page.url().replace(/\/help.*/, '/orders'))
  await page.getByRole('link', { name: 'Help', exact: true }).click()
  const help = page.getByRole('complementary', { name: 'Help' })
  await expect(help.getByRole('heading', { name: 'Find a quote' })).toBeVisible()
  await expectAccessible(page)
})

test('[issue 14] a page that there is not says so, and leads to the contents', async ({ openAnonymous }) => {
  const page = await openAnonymous('/help/no-such-page')
  await expect(
    page.getByRole('heading', { level: 1, name: 'There is no such page of the help' }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All pages of the help' }).click()
  await expect(page).toHaveURL(/\/help$/)
})

test('[issue 14] on a phone the help of an order is opened from its menu, beside what is open', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member', '/orders/51', { size: 'phone' })
  await page.getByRole('button', { name: 'More for this quote' }).click()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  await expect(page.getByRole('complementary', { name: 'Help' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
