/** What stands around every screen. */
import { newOrder } from '../fixtures/order-page.ts'
import { baseUrl, expect, expectAccessible, maisonLumen, test } from '../fixtures/test.ts'

test('[2.2.20] [2.2.21] the 404 page of an order says what might have happened and leads home', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest', '/404/order')
  await expect(
    page.getByText(
      "You might need to ask for an invite or the order you're looking for might have been deleted.",
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL(`${baseUrl()}/`)
})

test('[2.2.26] [2.2.30] [2.2.31] the header has a home icon, the logo and a network indicator', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest', '/orders')
  const header = page.getByRole('banner')
  await expect(header.getByRole('img', { name: maisonLumen })).toBeVisible()
  await expect(header.getByRole('img', { name: 'Connected' })).toBeVisible()
  await header.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(`${baseUrl()}/`)
})

test('[2.2.26] on phones from 360 px the logo and all that is pressed stand in one row of the header', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/', { size: 'phone' })
  const header = page.getByRole('banner')
  for (const width of [390, 375, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const parts = [
      header.getByRole('link', { name: 'Home' }),
      header.getByRole('img', { name: maisonLumen }),
      header.getByRole('button', { name: /^Account: / }),
    ]
    const middles = []
    for (const part of parts) {
      const box = await part.boundingBox()
      if (!box) throw new Error('the header is shown')
      middles.push(Math.round(box.y + box.height / 2))
    }
    expect([width, Math.max(...middles) - Math.min(...middles)]).toEqual([width, 0])
  }
})

test('[2.2.31] the header and a banner say when the connection is lost, until it is back', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest', '/orders')
  await expect(page.getByRole('img', { name: 'Connected', exact: true })).toBeVisible()
  // Nobody presses anything: the page finds out by itself.
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline. Trying again…')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Not connected' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('You are offline. Trying again…')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Connected', exact: true })).toBeVisible()
})

test('[1.6.01] [1.6.02] [2.2.28] [2.4.08] [2.6.01] an employee turns guest and back, in this browser alone', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/orders')
  await expect(page.getByRole('button', { name: /. Owner$/ })).toBeVisible()
  await page.getByRole('button', { name: 'GUEST MODE' }).click()
  await expect(page.getByRole('button', { name: 'EMPLOYEE MODE' })).toBeVisible()
  await expect(page.getByRole('button', { name: /. Owner$/ })).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'EMPLOYEE MODE' }).click()
  await expect(page.getByRole('button', { name: /. Owner$/ })).toBeVisible()
})

test('[2.2.28] a guest has no mode to toggle', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest')
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /MODE$/ })).toHaveCount(0)
})

test('[1.6.03] the toggle is hidden where only employees come', async ({ openAs }) => {
  const page = await openAs('Railworks', 'owner')
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /MODE$/ })).toHaveCount(0)
})

test('shortcuts are listed under ? and work', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest', '/orders')
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByText('Go home')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL(`${baseUrl()}/`)
})

test('[1.1.10] [2.2.29] [2.4.11] somebody of two organisations goes from one into the other and nothing stays', async ({
  openAs,
}) => {
  const page = await openAs('Terrafloor', 'guest', '/orders')
  // On a smaller screen the picker stands in the account's menu while an order is open.
  await page.setViewportSize({ width: 1680, height: 900 })
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible()
  const firstOrder = page.getByRole('row').getByRole('link').first()
  const title = (await firstOrder.textContent()) ?? ''
  await firstOrder.click()
  await expect(page.getByRole('link', { name: 'EDIT', exact: true })).toBeVisible()

  const picker = page.getByRole('button', { name: /^Organization: / })
  const menu = page.getByRole('menu', { name: 'Organization' })
  await picker.click()
  await expect(menu.getByRole('menuitem')).toHaveText(['Terrafloor', 'Panorama Murals'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(picker).toBeFocused()

  await picker.click()
  await menu.getByRole('menuitem', { name: 'Panorama Murals' }).click()
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${baseUrl()}/orders`)
  await expect(page.getByRole('button', { name: 'Organization: Panorama Murals' })).toBeVisible()
  await expect(page.getByText(title, { exact: true })).toHaveCount(0)
  // A reload stays there, and what belongs to the other one is not here.
  await page.goto(`${baseUrl()}/orders/987654`)
  await expect(page.getByText('There is nothing here')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Organization: Panorama Murals' })).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('button', { name: 'New Project' })).toBeVisible()
})

test('[issue 12, 35] a page asks for the session, and for its order, once: before the app has run', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner')
  const address = await newOrder(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/session\/get$|get-configurator-order-data$/.test(pathname)) asked.push(pathname)
  })
  for (const view of ['', '/documents', '/drawings']) {
    asked.length = 0
    await page.goto(baseUrl() + address + view)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked, view).toEqual(['/api/session/get', '/api/configurator/get-configurator-order-data'])
  }
})
