/** What the list has for employees and for single organisations: shortcuts, columns, export, sorting, live rows. */
import { readFile } from 'node:fs/promises'
import { call, newOrder } from '../fixtures/order-page.ts'
import { choose, headers, links, rows } from '../fixtures/orders-list.ts'
import {
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  test,
} from '../fixtures/test.ts'

test('[1.2.37, 1.2.38, 1.2.39, 1.7.09] shortcuts lead employees to what waits, with counts asked for once', async ({
  openAs,
}) => {
  const counted: string[] = []
  const page = await openAs(maisonLumen, 'owner')
  page.on('request', (request) => {
    if (request.url().includes('get-configurator-orders-count')) counted.push(request.postData() ?? '')
  })
  // Whatever becomes of payments meanwhile, three are being processed; and nothing is told live, so nothing counts again.
  await page.route('**/get-configurator-orders-count', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), processingPaymentCount: 3 } })
  })
  await page.route('**/api/live/orders', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'notFound', message: 'Not found.' } } }),
  )
  await page.goto(`${baseUrl()}/orders?type=all&owner=own&category=1`)
  const shortcuts = page.getByRole('group', { name: 'Shortcuts' }).getByRole('button')
  await expect(shortcuts).toHaveText([/^SUB\d+$/, /^CDR\d+$/, /^FPR\d+$/, /^PP\d+$/])
  expect(counted).toHaveLength(1)
  const colourOf = (name: RegExp) =>
    shortcuts
      .filter({ hasText: name })
      .getByText(/^\d+$/)
      .evaluate((count) => getComputedStyle(count).color)
  await expect(shortcuts.filter({ hasText: 'PP' })).toHaveText('PP3')
  expect(await colourOf(/^PP/)).toBe('rgb(179, 38, 30)')
  expect(await colourOf(/^SUB/)).not.toBe('rgb(179, 38, 30)')

  const submitted = shortcuts.filter({ hasText: 'SUB' })
  const count = Number((await submitted.textContent())?.replace('SUB', ''))
  await submitted.click()
  await expect(submitted).toHaveAttribute('aria-pressed', 'true')
  for (const chosen of ['owner=all', 'type=active', 'category=all', 'status=submittedForApproval']) {
    await expect(page).toHaveURL(new RegExp(chosen))
  }
  await expect(rows(page)).toHaveCount(count)
  await expect(rows(page).first()).toContainText('Submitted')
  // The three statuses behind the words, and the filter that is none. [1.2.37]
  const asks = JSON.parse(counted[0] ?? '{}')
  expect(asks.statusKeys).toEqual(['submittedForApproval', 'readyToPayDeposit', 'finalPaymentReceived'])
  for (const [word, status] of [
    ['CDR', 'readyToPayDeposit'],
    ['FPR', 'finalPaymentReceived'],
  ] as const) {
    await shortcuts.filter({ hasText: word }).click()
    await expect(page).toHaveURL(new RegExp(`status=${status}(&|$)`))
  }
  const asked = page.waitForRequest(
    (request) => request.postData()?.includes('"isProcessingPayment":1') ?? false,
  )
  await shortcuts.filter({ hasText: 'PP' }).click()
  await expect(page).toHaveURL(/paying=1/)
  expect((await asked).postDataJSON().filters).toMatchObject({
    orderOwner: 'all',
    archived: 'active',
    statusKey: 'All',
  })
  await page.goBack()
  const last = shortcuts.filter({ hasText: 'FPR' })
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await last.click()
  await expect(page).toHaveURL(/status=All/)

  for (const [org, role] of [
    [maisonLumen, 'guest'],
    ['Halden Light', 'owner'],
  ] as const) {
    const other = await openAs(org, role)
    other.on('request', (request) => {
      if (request.url().includes('get-configurator-orders-count')) counted.push(org)
    })
    await other.goto(`${baseUrl()}/orders?type=all`)
    await expect(other.getByRole('table').getByRole('link').first()).toBeVisible()
    await expect(other.getByRole('group', { name: 'Shortcuts' })).toHaveCount(0)
  }
  expect(counted).toHaveLength(1)
})

const advancedOnly = [
  'Company',
  'Created',
  'Items',
  'Subtotal',
  'Discount',
  'Shipping',
  'Tariff',
  'Tax',
  'Last payment',
  'Screw type',
  'Engraving types',
  'Plate finishes',
  'Mechanism finishes',
  'Estimated ship',
  'Command number',
  'Command date',
  'Command total (euros)',
]

test('[1.2.28, 1.2.43, 1.6.07, 1.9.04] the advanced view adds its columns, for employees of the organisation that has it', async ({
  openAs,
}) => {
  // The oldest first: what other tests have made does not push them off the first page.
  const page = await openAs(maisonLumen, 'owner', '/orders?type=all&sort=number')
  await expect(links(page).first()).toBeVisible()
  await choose(page, 'View', 'Advanced')
  await expect(page).toHaveURL(/view=advanced/)
  await expect(headers(page).filter({ hasText: 'Command total (euros)' })).toHaveCount(1)
  const titles = await headers(page).allTextContents()
  expect(advancedOnly.filter((title) => !titles.includes(title))).toEqual([])
  expect(titles).toContain('Updated')
  const created = titles.indexOf('Created')
  await expect(rows(page).first().getByRole('cell').nth(created)).toHaveText(/^\d{1,2}\/\d{1,2}\/\d{4}$/)
  await expect(rows(page).filter({ hasText: '€' }).first()).toBeAttached()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await choose(page, 'View', 'Basic')
  await expect(headers(page).filter({ hasText: 'Command total (euros)' })).toHaveCount(0)
  await page.goBack()
  await expect(headers(page).filter({ hasText: 'Command total (euros)' })).toHaveCount(1)
  await page.getByRole('button', { name: 'GUEST MODE' }).click()
  await expect(page.getByRole('button', { name: 'EMPLOYEE MODE' })).toBeVisible()
  await expect(page.getByRole('button', { name: /View$/ })).toHaveCount(0)
  await expect(page.getByText('Command total (euros)')).toHaveCount(0)

  const elsewhere = await openAs('Halden Light', 'owner', '/orders?type=all&view=advanced')
  await expect(elsewhere.getByRole('table').getByRole('link').first()).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: /View$/ })).toHaveCount(0)
  await expect(headers(elsewhere, 'Orders')).toHaveCount(10)
})

test('[1.2.44, 1.2.45] an organisation may have columns of its own', async ({ openAs }) => {
  const page = await openAs('Panorama Murals', 'owner', '/orders')
  await expect(headers(page, 'Projects')).toHaveText([
    // The box that selects all.
    '',
    'Project',
    'Account / Client',
    'Invoice number',
    'External link',
    'Status',
    'Owner',
    'Updated',
    'Total',
    'Actions',
  ])
  // Not in every row: other tests make projects that have none.
  const link = page.getByRole('table', { name: 'Projects' }).getByRole('link', { name: /opens in a new tab/ })
  await expect(link.first()).toHaveAttribute('href', /^https:/)
})

test('[1.2.40, 1.2.41, 1.6.08, 1.7.07, 1.8.01, 1.9.03] exports the current list, says so when it fails', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/orders?type=all&rows=50')
  await expect(rows(page)).toHaveCount(50)
  const button = page.getByRole('button', { name: 'Export CSV' })
  let release = () => {}
  let isBroken = false
  await page.route('**/get-configurator-orders-data', async (route) => {
    if (!route.request().postData()?.includes('formatForCsvExport')) return route.continue()
    if (isBroken) return route.fulfill({ status: 200, body: '{"data":{"productOrdersCsvHeader":[' })
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return route.continue()
  })
  const download = page.waitForEvent('download')
  await button.click()
  const busy = page.getByRole('button', { name: 'Exporting' })
  await expect(busy).toBeVisible()
  await expect(busy.locator('svg.animate-spin')).toBeVisible()
  await expect.poll(() => release.length).toBe(1)
  release()
  const file = await download
  const day = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
  expect(file.suggestedFilename()).toBe(`quotes-export-${day}.csv`)
  const text = await readFile(await file.path(), 'utf8')
  expect(
    text.startsWith('\uFEFFNumber,Title,Product,Category,Status,Owner,Updated,Total,Still to come\r\n'),
  ).toBe(true)
  // All that fit, not the page alone.
  expect(text.trimEnd().split('\r\n').length).toBeGreaterThan(51)
  await expect(button).toBeVisible()

  isBroken = true
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'exporting' })).toContainText(
    'Something went wrong while exporting the list to csv.',
  )
  await expect(button).toBeEnabled()
  const elsewhere = await openAs('Halden Light', 'owner', '/orders?type=all')
  await expect(elsewhere.getByRole('table').getByRole('link').first()).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Export CSV' })).toHaveCount(0)
})

test('[1.2.46] is sorted by its titles and keeps the widths that a person gives its columns', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/orders?type=all')
  await expect(links(page).first()).toBeVisible()
  const total = page.getByRole('columnheader', { name: 'Total', exact: true })
  await expect(headers(page).filter({ hasText: 'Updated' })).toHaveAttribute('aria-sort', 'descending')
  await total.getByRole('button', { name: 'Total' }).click()
  await expect(page).toHaveURL(/sort=-total/)
  await expect(total).toHaveAttribute('aria-sort', 'descending')
  const amounts = async () => {
    const texts = await rows(page)
      .getByText(/^\$[\d,]+\.\d\d$/)
      .allTextContents()
    return texts.map((text) => Number(text.replaceAll(/[$,]/g, '')))
  }
  await expect
    .poll(async () => (await amounts()).every((amount, i, all) => i === 0 || amount <= (all[i - 1] ?? 0)))
    .toBe(true)
  await total.getByRole('button', { name: 'Total' }).press('Enter')
  await expect(page).toHaveURL(/sort=total/)
  await page.goBack()
  await expect(total).toHaveAttribute('aria-sort', 'descending')
  await total.getByRole('button', { name: 'Total' }).press('ArrowDown')
  await expect(links(page).first()).toBeFocused()

  const status = headers(page).filter({ hasText: 'Status' })
  const handle = page.getByRole('separator', { name: 'Width of Status' })
  const widthOf = async () => Math.round((await status.boundingBox())?.width ?? 0)
  const first = await widthOf()
  expect(first).toBe(Number(await handle.getAttribute('aria-valuenow')))
  const saved = page.waitForResponse('**/api/session/save-orders-page-settings')
  await handle.press('ArrowRight')
  await expect(handle).toHaveAttribute('aria-valuenow', String(first + 8))
  expect((await saved).ok()).toBe(true)
  const savedAgain = page.waitForResponse('**/api/session/save-orders-page-settings')
  // Waits until it stands still.
  await handle.hover()
  const box = await handle.boundingBox()
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  await page.mouse.down()
  await page.mouse.move(at.x + 60, at.y, { steps: 4 })
  await page.mouse.up()
  await expect(handle).toHaveAttribute('aria-valuenow', String(first + 68))
  expect((await savedAgain).ok()).toBe(true)
  await page.reload()
  await expect(handle).toHaveAttribute('aria-valuenow', String(first + 68))
  expect(await widthOf()).toBe(first + 68)
  const reset = page.waitForResponse('**/api/session/save-orders-page-settings')
  await handle.press('Home')
  await expect(handle).toHaveAttribute('aria-valuenow', String(first))
  await reset
})

test('rows change where they are when somebody else changes them, and new orders wait to be looked at', async ({
  openAs,
}) => {
  const other = await openAs('Norrvik', 'member')
  const path = await newOrder(other, 'Fjord House', 'Doors')
  const page = await openAs('Norrvik', 'owner')
  const opened = page.waitForResponse('**/api/live/orders')
  await page.goto(`${baseUrl()}/orders?sort=number`)
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="${path}"]`) })
  await expect(row).toContainText('Fjord House')
  expect((await opened).ok()).toBe(true)
  const numbers = () => page.getByRole('row').getByRole('cell').nth(1).textContent()
  const firstNumber = await numbers()
  const session: { activeOrgId: number } = await call(other, '/api/session/get', {})
  const where = { orgSpecificId: Number(path.split('/').at(-1)) }
  const orgId = session.activeOrgId
  const found: { records: { id: number; version: number }[] } = await call(
    other,
    '/api/resources/productOrder/get',
    { orgId, where },
  )
  const [{ id, version } = { id: 0, version: 0 }] = found.records
  await call(other, '/api/resources/productOrder/update', {
    orgId,
    where: { id },
    version,
    props: { title: 'Fjord House West' },
  })
  await expect(row).toContainText('Fjord House West')
  expect(await numbers()).toBe(firstNumber)
  const next = await newOrder(other, 'Fjord House East', 'Doors')
  await expect(page.getByRole('button', { name: /more change/ })).toBeVisible()
  await expect(page.locator(`a[href="${next}"]`)).toHaveCount(0)
  await page.getByRole('button', { name: /more change/ }).click()
  await expect(page.locator(`a[href="${next}"]`)).toHaveText('Fjord House East')
  await expect(page.getByRole('button', { name: /more change/ })).toHaveCount(0)
})

test('[1.2.42, 1.7.26] owners update all costs, where the organisation has that', async ({ openAs }) => {
  const page = await openAs('Panorama Murals', 'owner', '/orders')
  await page.getByRole('button', { name: 'Update costs' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Update the costs of all projects?')
  await question.getByRole('button', { name: 'Update costs' }).click()
  await expect(page.getByText(/^The costs of .* projects/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update costs' })).toBeEnabled()
  for (const [org, role] of [
    ['Panorama Murals', 'member'],
    ['Halden Light', 'owner'],
  ] as const) {
    const other = await openAs(org, role, '/orders')
    await expect(other.getByRole('table').getByRole('link').first()).toBeVisible()
    await expect(other.getByRole('button', { name: 'Update costs' })).toHaveCount(0)
  }
})
