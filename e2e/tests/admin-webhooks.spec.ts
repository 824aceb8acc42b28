/** Webhooks in the back office: an endpoint is added, tested, looked into, disabled and deleted. */
import {
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  sizes,
  test,
} from '../fixtures/test.ts'

test('[issue 16] an owner adds an endpoint, sees what a test came to, and deletes it again', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/products')
  const links = page.getByRole('navigation', { name: `Administration of ${maisonLumen}` }).getByRole('link')
  await links.filter({ hasText: /^Webhooks$/ }).click()
  await expect(page.getByText('No endpoints yet')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add endpoint' }).click()
  const form = page.getByRole('dialog', { name: 'Add endpoint' })
  const add = form.getByRole('button', { name: 'Add endpoint' })
  const address = form.getByRole('textbox', { name: 'Address' })
  await expect(address).toBeFocused()
  await address.fill('https://169.254.169.254/latest')
  await add.click()
  await expect(form.getByRole('alert')).toHaveText('Choose at least one event.')
  await form.getByRole('checkbox', { name: 'Submitted' }).press('Space')
  await add.click()
  await expect(address).toHaveAccessibleDescription(/169\.254\.169\.254 is inside a private network/)
  await expectAccessible(page)
  // A name that nobody has: the end of it is kept free for this.
  await address.fill('https://hooks.invalid/orders')
  await address.press('Enter')
  await expect(page).toHaveURL(/\/admin\/webhooks\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('https://hooks.invalid/orders')

  await page.getByRole('button', { name: 'Show secret' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await page.getByRole('button', { name: 'Send test' }).click()
  const log = page.getByRole('list', { name: 'Deliveries' })
  const delivery = log.getByRole('button', { name: /^Test .*Failed/ })
  await delivery.press('Enter')
  await expect(log.getByText('hooks.invalid could not be found.')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(sizes.phone)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize(sizes.desk)

  await page.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(`${baseUrl()}/admin/webhooks`)
  await expect(page.getByText('No endpoints yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  const endpoints = page.getByRole('list', { name: 'Webhook endpoints' })
  await endpoints.getByRole('link', { name: 'https://hooks.invalid/orders' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No endpoints yet')).toBeVisible()

  const member = await openAs(maisonLumen, 'member', '/admin/webhooks')
  await expect(member.getByText("You don't have proper permissions to view this page.")).toBeVisible()
})
