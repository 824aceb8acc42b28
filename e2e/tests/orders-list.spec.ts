/** The list of orders: its filters, pages and rows. */
import { choose, links, rows } from '../fixtures/orders-list.ts'
import {
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type SizeName,
  test,
} from '../fixtures/test.ts'

for (const size of ['desk', 'tablet', 'phone'] satisfies SizeName[]) {
  test(`the list is accessible and fits on a ${size}`, async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'member', '/orders?type=all', { size })
    await expect(page.getByRole('link', { name: /./ }).nth(2)).toBeVisible()
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test('[1.1.14, 1.2.01, 1.2.25] is titled with the word of the organisation', async ({ openAs }) => {
  for (const [org, word] of [
    [maisonLumen, 'Quotes'],
    ['Panorama Murals', 'Projects'],
    ['Halden Light', 'Orders'],
  ] as const) {
    const page = await openAs(org, 'owner', '/orders')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word)
    await page.close()
  }
})

test('[1.2.26, 1.2.27, 1.2.29, 1.4.47, 1.6.06] has its filters and their choices', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'member', '/orders')
  // A filter says its choice before its name; the name alone sorts its column. Whoever else is this member now may have
  // left a filter on, which brings a button that clears it.
  // Categories and statuses come after the page: `last` is what the whole list has.
  const choices = async (filter: string, last: string) => {
    await page.getByRole('button', { name: new RegExp(`^(?!Clear the filter).+ ${filter}$`) }).click()
    await expect(page.getByRole('option', { name: last, exact: true })).toBeVisible()
    const names = await page.getByRole('option').allTextContents()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    return names
  }
  expect(await choices('Owner', 'Me')).toEqual(['Anyone', 'Me'])
  expect(await choices('Type', 'All')).toEqual(['Active', 'Archived', 'All'])
  expect(await choices('Items/Page', '250')).toEqual(['50', '100', '150', '200', '250'])
  const statuses = await choices('Status', 'Quote started')
  expect(statuses[0]).toBe('All')
  expect((await choices('Category', 'Keypads'))[0]).toBe('All')
  // [1.4.47] the first is chosen; [1.6.06] guests choose among the statuses that guests see.
  const guest = await openAs(maisonLumen, 'guest', '/orders')
  await expect(guest.getByRole('button', { name: /. Status$/ })).toContainText('All')
  await guest.getByRole('button', { name: /. Status$/ }).click()
  await expect(guest.getByRole('option', { name: 'Quote started', exact: true })).toBeVisible()
  const ofGuest = await guest.getByRole('option').allTextContents()
  expect(ofGuest[0]).toBe('All')
  expect(ofGuest.length).toBeLessThan(statuses.length)
  expect(ofGuest.filter((status) => !statuses.includes(status))).toEqual([])
  await guest.keyboard.press('Escape')
  await expect(guest.getByRole('button', { name: /. Owner$/ })).toHaveCount(0)
})

test('[1.2.32] [1.2.33] [2.2.02] shows a header row and one row per order, each a link to it', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member', '/orders')
  await expect(page.getByRole('columnheader')).toHaveText([
    // The box that selects all.
    '',
    'Number',
    'Title',
    'Product',
    'Category',
    'Status',
    'Owner',
    'Updated',
    'Total',
    'Actions',
  ])
  // Before the orders come, the rows are grey shapes.
  await expect(links(page).first()).toBeVisible()
  const number = (await rows(page).first().getByRole('cell').nth(1).textContent())?.replace('#', '')
  await expect(links(page).first()).toHaveAttribute('href', `/orders/${number}`)
  // The whole row is the link: a press on any of its cells opens the order.
  const cell = await rows(page).first().getByRole('cell').nth(5).boundingBox()
  await page.mouse.click((cell?.x ?? 0) + 20, (cell?.y ?? 0) + 10)
  await expect(page).toHaveURL(new RegExp(`/orders/${number}$`))
})

test('is walked with the arrow keys', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'member', '/orders')
  await links(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(links(page).nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(links(page).last()).toBeFocused()
})

test('[1.2.31] [1.4.49] [1.4.50] [1.4.51] turns pages, not before the first nor after the last', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member', '/orders?type=all&rows=50')
  await expect(rows(page)).toHaveCount(50)
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^51–/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeEnabled()
  // Other tests make orders too; on a page of 250 there is room for all of them.
  await choose(page, 'Items/Page', '250')
  await expect(page).not.toHaveURL(/page=/)
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
})

test('[1.2.30] [2.2.03] [2.9.01] [1.4.48] searches 400 ms after the typing, from page 1', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member', '/orders?type=all&rows=50&page=2')
  await expect(page.getByText(/^51–/)).toBeVisible()
  const terms: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('get-configurator-orders-data')) terms.push(request.postDataJSON().searchTerm)
  })
  const title = (await links(page).first().textContent()) ?? ''
  await page.getByPlaceholder('SEARCH...').pressSequentially(title, { delay: 10 })
  await expect(page).toHaveURL(/q=/)
  await expect(page).not.toHaveURL(/page=/)
  await expect(links(page).first()).toHaveText(title)
  expect(terms).toEqual([title.trim()])
})

test("[1.2.34] says 'No orders found' and takes the filters back", async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'member', '/orders?q=zzzzzz')
  await expect(page.getByText('No orders found')).toBeVisible()
  await expectAccessible(page)
  const clear = page.getByRole('link', { name: 'Clear filters' })
  await clear.click()
  await expect(rows(page).first()).toBeVisible()
  // What was read a moment ago is read again: whoever clears the filters looks for something that is not there.
  await page.getByPlaceholder('SEARCH...').fill('zzzzzz')
  await expect(page.getByText('No orders found')).toBeVisible()
  const readUnfiltered = page.waitForRequest(
    (request) =>
      request.url().includes('get-configurator-orders-data') && request.postDataJSON().searchTerm === '',
  )
  await clear.click()
  await readUnfiltered
  await expect(rows(page).first()).toBeVisible()
})

test('[1.4.50] a page that has emptied leads to the first one, with search and filters as they were', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/orders?category=1&rows=50&page=9')
  await expect(page.getByText('There is nothing on page 9 any more.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'First page' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page).toHaveURL(/category=1/)
  await expect(page).not.toHaveURL(/page=/)
})

test('[issue 18] a filter by what is gone says so, and is taken away', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', '/orders?category=987654&status=retired')
  await expect(page.getByRole('button', { name: 'No longer there Category' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'No longer there Status' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByText('No longer there')).toHaveCount(0)
})

test('[1.2.35] [1.2.36] [1.4.25] [1.6.09] archives, shows it faded, and takes it back', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest', '/orders?type=all')
  const row = rows(page)
    .filter({ has: page.getByRole('button', { name: /^More for/ }) })
    .first()
  const number = (await row.getByRole('cell').first().textContent()) ?? ''
  const same = rows(page).filter({ hasText: number })
  const colour = () => same.getByRole('link').evaluate((link) => getComputedStyle(link).color)
  const before = await colour()
  await same.getByRole('button', { name: `More for ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByText(/is archived\.$/)).toBeVisible()
  expect(await colour()).not.toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(colour).toBe(before)
  await same.getByRole('button', { name: `More for ${number}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible()
})

test('[1.4.52] is sorted by the last change, newest first', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'member')
  const answer = page.waitForResponse('**/get-configurator-orders-data')
  await page.getByRole('main').getByRole('link', { name: 'Quotes' }).click()
  const { data } = await (await answer).json()
  const times: string[] = data.productOrders.map((order: { lastUpdated: string }) => order.lastUpdated)
  expect(times).toEqual(times.toSorted().toReversed())
  await expect(links(page)).toHaveText(data.productOrders.map((order: { title: string }) => order.title))
})

test('[1.4.53] remembers the filters for the next visit', async ({ openAs }) => {
  const page = await openAs('Halden Light', 'member', '/orders')
  const saved = page.waitForResponse('**/api/session/save-orders-page-settings')
  await choose(page, 'Type', 'Archived')
  await expect(page).toHaveURL(/type=archived/)
  expect((await saved).ok()).toBe(true)
  const again = await openAs('Halden Light', 'member', '/orders')
  await expect(again.getByRole('button', { name: /Archived/ })).toBeVisible()
})

test('[1.6.04] [1.6.05] employees see all orders, guests and guest mode only their own', async ({
  openAs,
}) => {
  const member = await openAs(maisonLumen, 'member', '/orders?type=all&rows=250')
  await expect(links(member).first()).toBeVisible()
  const all = await rows(member).count()
  const guest = await openAs(maisonLumen, 'guest', '/orders?type=all&rows=250')
  await expect(links(guest).first()).toBeVisible()
  expect(await rows(guest).count()).toBeLessThan(all)
  await member.getByRole('button', { name: 'GUEST MODE' }).click()
  await expect.poll(() => rows(member).count()).toBeLessThan(all)
  // An order of somebody else says why it is not shown, and how it would be.
  await member.goto(baseUrl() + ((await links(guest).first().getAttribute('href')) ?? ''))
  await expect(member.getByText(/^In guest mode you see what a guest sees/)).toBeVisible()
  await member.getByRole('button', { name: 'Leave guest mode' }).press('Enter')
  await expect(member.getByRole('textbox', { name: 'Quote title' })).toBeVisible()
})

test('shows no total to a guest whose prices are hidden', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest with hidden pricing', '/orders?type=all')
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveCount(0)
  await expect(page.getByText('$')).toHaveCount(0)
})

test('[1.2.47] shows a status in red that differs from the stored one', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'member')
  await page.route('**/get-configurator-orders-data', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.data.productOrders[0].lastCompletedStatusKey = 'another'
    await route.fulfill({ response: answer, json: body })
  })
  await page.getByRole('main').getByRole('link', { name: 'Quotes' }).click()
  const off = page.getByText('(differs from the last completed status)')
  await expect(off).toHaveCount(1)
  const colour = await off.locator('..').evaluate((word) => getComputedStyle(word).color)
  expect(colour).toBe('rgb(179, 38, 30)')
})
