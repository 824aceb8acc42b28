/** API keys of an organization: made, shown once, used, revoked; by owners alone. [issue 16] */
import {
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  sizes,
  test,
} from '../fixtures/test.ts'

const keys = (page: Page) => page.getByRole('list', { name: 'API keys', exact: true }).getByRole('listitem')
const keyOf = (page: Page, name: string) =>
  keys(page).filter({ has: page.getByRole('heading', { name, exact: true }) })

test('[issue 16] an owner makes an API key by keyboard, copies it the one time, a program calls with it, and it is revoked', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/api-keys')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(page).toHaveTitle(/^Admin: API keys/)
  await expect(page.getByText('No API keys yet')).toBeVisible()
  await expectAccessible(page)

  const form = page.getByRole('dialog', { name: 'New API key' })
  await page.getByRole('button', { name: 'New API key' }).press('Enter')
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByRole('button', { name: 'Create key' })).toBeDisabled()
  await page.keyboard.type('Website')
  await expectAccessible(page)
  await page.keyboard.press('Enter')

  const made = page.getByRole('dialog', { name: 'Website is ready' })
  await expect(made).toContainText('it will not be shown again')
  const secret = await made.getByLabel('API key').inputValue()
  expect(secret).toMatch(/^owk_[0-9a-f]{72}$/)
  await expectAccessible(page)
  // Escape does not lose it, and its own button asks first.
  await page.keyboard.press('Escape')
  await expect(made).toBeVisible()
  await made.getByRole('button', { name: 'Done' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('The key has not been copied')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.setViewportSize(sizes.phone)
  await expectNoSidewaysScroll(page)
  await made.getByRole('button', { name: 'Copy key' }).click()
  await expect(made.getByRole('status')).toHaveText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await made.getByRole('button', { name: 'Done' }).click()
  await expect(made).toHaveCount(0)
  await expect(keyOf(page, 'Website')).toContainText('Read only, as a member')
  await expect(keyOf(page, 'Website')).toContainText('Never used')
  await expect(keyOf(page, 'Website')).toContainText(`Ends in ${secret.slice(-4)}`)
  await expect(page.getByRole('button', { name: 'New API key' })).toBeFocused()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize(sizes.desk)

  const orgId = Number(/organization is (\d+)/.exec(await page.getByRole('main').innerText())?.[1])
  const asked = () =>
    fetch(`${baseUrl()}/orgs/get-members`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ orgId }),
    })
  expect((await asked()).status).toBe(200)
  await page.reload()
  await expect(keyOf(page, 'Website')).toContainText('Last used')
  expect(await page.content()).not.toContain(secret)

  await page.getByRole('button', { name: 'Revoke Website' }).click()
  await expect(question).toContainText('refused from now on')
  await question.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(keys(page)).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Revoked' })).toContainText('Website')
  expect((await asked()).status).toBe(401)
})

test('[issue 16] members and guests see nothing of API keys', async ({ openAs }) => {
  const missing = "You don't have proper permissions to view this page."
  for (const role of ['member', 'guest'] as const) {
    const page = await openAs(maisonLumen, role, '/admin/api-keys')
    await expect(page.getByText(missing)).toBeVisible()
    await expect(page.getByText('New API key')).toHaveCount(0)
  }
})
