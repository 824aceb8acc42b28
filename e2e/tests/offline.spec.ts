/** Without a connection: the save word tells the truth, nothing typed is lost, and everything is sent when it is back. */
import { addItem, items, newOrder, openOrder, saved } from '../fixtures/order-page.ts'
import { atRest, expect, expectAccessible, maisonLumen, type Page, test } from '../fixtures/test.ts'

const identifier = (page: Page) => page.getByRole('textbox', { name: 'Identifier or description' })
const offline = (page: Page) => page.getByRole('status').getByText('Offline', { exact: true })
const connection = (page: Page, text: string) => page.getByRole('img', { name: text, exact: true })

test('[2.2.31] the network indicator and the save word say offline, then saved again, as it is', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  await expect(connection(page, 'Connected')).toBeVisible()
  await page.context().setOffline(true)
  await identifier(page).fill('Hall upstairs')
  await expect(offline(page)).toBeVisible()
  await expect(connection(page, 'Not connected')).toBeVisible()
  await expect(page.getByText('You are offline. Trying again…')).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await saved(page)
  await expect(connection(page, 'Connected')).toBeVisible()
  await expect(page.getByText('You are offline. Trying again…')).toBeHidden()
})

test('[issue 14] while the server answers with a failure, the save word says so and nothing about a connection', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  await page.route(/\/api\/resources\//, (route) =>
    route.fulfill({ status: 500, json: { ok: false, error: { code: 'internal', message: 'No.' } } }),
  )
  await identifier(page).fill('Hall upstairs')
  await expect(page.getByRole('status').getByText('Not saved yet', { exact: true })).toBeVisible()
  await expect(offline(page)).toBeHidden()
  await expect(connection(page, 'Connected')).toBeVisible()
  await page.unroute(/\/api\/resources\//)
  await saved(page)
})

test('changes, new items and deletions made offline survive a reload and are sent when the connection is back', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall', 'Stairs', 'Attic'])
  const address = page.url()
  // The page itself can be loaded; only the calls that save have no connection.
  await page.route(/\/api\/resources\//, (route) => route.abort('internetdisconnected'))
  await identifier(page).fill('Attic, renamed offline')
  await items(page).nth(1).getByRole('button').first().click()
  await page.getByRole('button', { name: 'More for this item' }).click()
  await page.getByRole('menuitem', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete item' }).click()
  await addItem(page, 'Cellar, added offline')
  await expect(offline(page)).toBeVisible()

  await page.reload()
  await expect(items(page)).toHaveText([/Hall/, /Attic, renamed offline/, /Cellar, added offline/])
  await expect(offline(page)).toBeVisible()

  await page.unroute(/\/api\/resources\//)
  await saved(page)
  const other = await openAs(maisonLumen, 'member', new URL(address).pathname)
  await expect(items(other)).toHaveText([/Hall/, /Attic, renamed offline/, /Cellar, added offline/])
})

test('a tab closed offline leaves its work to the next one', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  const address = page.url()
  const context = page.context()
  await context.setOffline(true)
  await identifier(page).fill('Typed before the tab was closed')
  await expect(offline(page)).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(address)
  await expect(identifier(next)).toHaveValue('Typed before the tab was closed')
  await saved(next)
})

test('an order left with unsent work and opened again has one editor, and saves once', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  const sent: string[] = []
  await page.route(/\/api\/resources\//, (route) => route.abort('internetdisconnected'))
  await identifier(page).fill('Left unsent')
  await expect(offline(page)).toBeVisible()
  const [, number = ''] = /orders\/(\d+)/.exec(page.url()) ?? []
  await page.getByRole('link', { name: 'Back to Orders' }).click()
  await expect(page).toHaveURL(/\/orders(\?|$)/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/orders/${number}$`))
  await expect(identifier(page)).toHaveValue('Left unsent')
  await expect(offline(page)).toBeVisible()
  // Before anything can be sent again; what is aborted has no response.
  page.on('response', (response) => sent.push(response.url()))
  await page.unroute(/\/api\/resources\//)
  await saved(page)
  // The page may hear of the answer before the test does.
  await expect.poll(() => sent.filter((url) => url.endsWith('/bulk-update')).length).toBe(1)
})

test('two tabs of one person keep their work apart, and end with the same', async ({ openAs }) => {
  const one = await openAs(maisonLumen, 'owner', atRest)
  const path = await newOrder(one, 'Two tabs')
  await one.goto(new URL(path, one.url()).href)
  await addItem(one, 'Hall')
  await addItem(one, 'Stairs')
  await saved(one)
  const two = await one.context().newPage()
  await two.goto(one.url())
  await expect(items(two)).toHaveCount(2)
  await one.context().setOffline(true)
  await items(one).first().getByRole('button').first().click()
  await identifier(one).fill('Hall of tab one')
  await items(two).nth(1).getByRole('button').first().click()
  await identifier(two).fill('Stairs of tab two')
  for (const tab of [one, two]) await expect(offline(tab)).toBeVisible()
  await one.context().setOffline(false)
  for (const tab of [one, two]) {
    await saved(tab)
    await expect(items(tab)).toHaveText([/Hall of tab one/, /Stairs of tab two/])
  }
  // One person is not shown to themselves.
  await expect(one.getByRole('list', { name: 'Also here' })).toHaveCount(0)
})
