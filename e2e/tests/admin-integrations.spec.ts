/** The integrations of an organization: their page, the connect flow that Manage opens, and who sees neither. */
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

const rows = (page: Page) => page.getByRole('list', { name: 'Enabled integrations' }).getByRole('listitem')
const rowOf = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const flow = (page: Page, title: string) => page.getByRole('dialog', { name: `Connect ${title}` })

test('[2.2.19] [2.2.66] [2.2.67] [2.3.25] owners reach the page from the navigation; each enabled integration stands there by title with Manage', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/products')
  const links = page.getByRole('navigation', { name: `Administration of ${maisonLumen}` }).getByRole('link')
  await links.filter({ hasText: /^Integrations$/ }).click()
  await expect(page).toHaveURL(`${baseUrl()}/admin/integrations`)
  await expect(page).toHaveTitle(/^Admin: Integrations/)
  await expect(rows(page).getByRole('heading')).toHaveText(['Accounting', 'Work management'])
  await expect(rows(page).getByRole('button')).toHaveText(['Manage', 'Manage'])
  await expectAccessible(page)
  await page.setViewportSize(sizes.phone)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const none = await openAs('Norrvik', 'owner', '/admin/integrations')
  await expect(none.getByText('No integrations are enabled')).toBeVisible()
  const member = await openAs(maisonLumen, 'member', '/admin/integrations')
  await expect(member.getByText("You don't have proper permissions to view this page.")).toBeVisible()
})

test('[2.2.68] [2.7.06] Manage fetches a token and opens the connect flow: an integration is connected, and disconnected again', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/integrations')
  const title = 'Accounting'
  const manage = page.getByRole('button', { name: `Manage ${title}` })
  await expect(rowOf(page, title)).toContainText('Not connected')
  const answer = page.waitForResponse('**/integrations/get-paragon-jwt')
  await manage.press('Enter')
  const { paragonJwt } = await (await answer).json()
  const claims = JSON.parse(Buffer.from(String(paragonJwt).split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toEqual({ sub: expect.stringMatching(/^\d+:\d+$/), iat: claims.iat, exp: claims.iat + 3600 })
  await expect(flow(page, title)).toContainText(`${maisonLumen} would like to connect with ${title}.`)
  await expectAccessible(page)
  await flow(page, title).getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(flow(page, title).getByRole('status')).toHaveText('Connected')
  await page.keyboard.press('Escape')
  await expect(flow(page, title)).toBeHidden()
  await expect(manage).toBeFocused()
  await expect(rowOf(page, title)).toContainText(/Connected by .+ on /)
  await page.reload()
  await expect(rowOf(page, title)).toContainText(/Connected by .+ on /)
  await expect(rowOf(page, 'Work management')).toContainText('Not connected')

  await manage.click()
  await flow(page, title).getByRole('button', { name: 'Disconnect' }).click()
  await expect(flow(page, title).getByRole('button', { name: 'Connect', exact: true })).toBeVisible()
  await flow(page, title).getByRole('button', { name: 'Close' }).first().click()
  await expect(rowOf(page, title)).toContainText('Not connected')
})

test('[2.2.68] where the provider is not configured, Manage says what is missing and opens nothing', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/integrations')
  const message = 'Integrations can not be connected yet: whoever runs this server has to set A and B.'
  await page.route('**/integrations/get-paragon-jwt', (route) =>
    route.fulfill({ status: 422, json: { error: { code: 'refused', message } } }),
  )
  await page.getByRole('button', { name: 'Manage Accounting' }).click()
  await expect(rowOf(page, 'Accounting').getByRole('alert')).toHaveText(message)
  await expect(flow(page, 'Accounting')).toHaveCount(0)
})
