/** What waits for a person, above the tiles of the home page. [issue 18] */
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  type SizeName,
  test,
} from '../fixtures/test.ts'

const desk = (page: Page) => page.getByRole('region', { name: 'For you to do' })
const reason = (page: Page, name: RegExp) => desk(page).getByRole('region', { name })

for (const size of ['desk', 'tablet', 'phone'] satisfies SizeName[]) {
  test(`the desk of an employee is accessible and fits on a ${size}`, async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'member', '/', { size })
    await expect(reason(page, /^To approve, \d+$/)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test('an employee approves from the desk: the order is one press away, and gone from the desk after it', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner')
  const first = reason(page, /^To approve/)
    .getByRole('link')
    .first()
  const number = /#(\d+)/.exec((await first.textContent()) ?? '')?.[1] ?? ''
  await first.click()
  await expect(page).toHaveURL(new RegExp(`/orders/${number}$`))
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  // The pressed button is gone with its reason: the focus stays on the page, not on the link that skips to it.
  await expect(
    page.getByRole('main').locator(':focus').or(page.locator('main:focus, header :focus')),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(
    reason(page, /^Worked on last/)
      .getByRole('link')
      .first(),
  ).toContainText(`#${number} `)
  await expect(
    reason(page, /^To approve/).getByRole('link', { name: new RegExp(`#${number} `) }),
  ).toHaveCount(0)
})

test('more than fit on the desk are a list of their own, whose filter is shown and taken off', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member')
  const late = reason(page, /^Late, \d+$/)
  const count = Number(/\d+$/.exec((await late.getAttribute('aria-label')) ?? '')?.[0])
  expect(count).toBeGreaterThan(4)
  await late.getByRole('link', { name: /^All \d+ Late$/ }).click()
  await expect(page).toHaveURL(/waiting=late/)
  // One row is that of the columns.
  await expect(page.getByRole('row')).toHaveCount(count + 1)
  await page.getByRole('button', { name: 'Clear the filter Late' }).click()
  await expect(page).not.toHaveURL(/waiting/)
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(count + 1)
})

test('a guest reads what was asked for and what is due, and whoever sees no prices reads no amount', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest')
  await expect(reason(page, /^Changes asked for/)).toContainText(
    'The library plate is too narrow for its engravings.',
  )
  await expect(reason(page, /^Payment due/)).toContainText(/\$[\d,]+\.\d\d due/)
  const hidden = await openAs(maisonLumen, 'guest with hidden pricing')
  await expect(hidden.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(desk(hidden)).not.toContainText('$')
})

test('whoever has nothing yet is told how to begin', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner')
  await page.route('**/api/home/get-desk', (route) => route.fulfill({ json: { waiting: [], workedOn: [] } }))
  await page.reload()
  await expect(page.getByText('Choose what you need below: your first quote opens')).toBeVisible()
  await expect(desk(page)).toHaveCount(0)
})

test('a desk that can not be loaded says so and tries again; what starts an order stays', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest')
  await page.route('**/api/home/get-desk', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'Not now.' } } }),
  )
  await page.reload()
  await expect(page.getByText('What waits for you could not be loaded.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keypads', exact: true })).toBeVisible()
  await page.unroute('**/api/home/get-desk')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(desk(page)).toBeVisible()
})
