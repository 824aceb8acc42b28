/** What employees do in the list: with several orders at once, with views and columns of their own. */
import { readFile } from 'node:fs/promises'
import { call } from '../fixtures/order-page.ts'
import { links } from '../fixtures/orders-list.ts'
import { orderOf, productWith } from '../fixtures/stock.ts'
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  maisonLumen,
  type Page,
  test,
  news,
} from '../fixtures/test.ts'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: /^Selected/ })

/** Orders of this test alone, found by their common word; the newest first in the list. */
async function makeOrders(page: Page, titles: readonly string[]) {
  const { activeOrgId: orgId } = await call(page, '/api/session/get', {})
  const made: { id: number; number: number }[] = []
  for (const title of titles) {
    const { productOrder } = await call(page, '/configurator/create-product-order', {
      productOrderProps: { orgId, title },
    })
    made.push({ id: productOrder.id, number: productOrder.orgSpecificId })
  }
  return { orgId, made }
}

async function openList(page: Page, word: string, more = '') {
  await page.goto(`${baseUrl()}/orders?q=${word}&owner=all&type=all&status=All&category=all${more}`)
  await expect(links(page).first()).toBeVisible()
}

test('[issue 18] says how many orders there are in all, also on the last page and under a search', async ({
  openAs,
}) => {
  const page = await openAs(
    maisonLumen,
    'owner',
    '/orders?type=all&rows=50&owner=all&status=All&category=all',
  )
  const { total } = await call(page, '/api/orders/get-orders-total', {
    orgId: (await call(page, '/api/session/get', {})).activeOrgId,
    filters: { archived: 'all' },
  })
  expect(total).toBeGreaterThan(50)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages).toContainText(`1–50 of ${total}`)
  await pages.getByRole('button', { name: 'Next page' }).click()
  await expect(pages).toContainText(new RegExp(`^51–\\d+ of ${total}`))
})

test('[issue 18] several are archived at once, with one Undo; those between two are taken by Shift', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member', atRest)
  await makeOrders(page, ['Bulkhead one', 'Bulkhead two', 'Bulkhead three', 'Bulkhead four'])
  await openList(page, 'Bulkhead')
  const box = (title: string) => page.getByRole('checkbox', { name: new RegExp(`^Select #\\d+ ${title}$`) })
  await box('Bulkhead four').check()
  await box('Bulkhead two').click({ modifiers: ['Shift'] })
  await expect(toolbar(page)).toContainText('3 selected')
  await expectAccessible(page)
  await toolbar(page).getByRole('button', { name: 'Archive' }).click()
  await expect(news(page)).toContainText('Archived (3 selected)')
  // Archived now, they can be brought back; the one that was not selected was left alone.
  await expect(toolbar(page).getByRole('button', { name: 'Unarchive' })).toBeVisible()
  await expect(toolbar(page).getByRole('button', { name: 'Archive', exact: true })).toHaveCount(0)
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect(news(page)).toContainText('Active again (3 selected)')
  await expect(toolbar(page).getByRole('button', { name: 'Archive', exact: true })).toBeVisible()
  await toolbar(page).getByRole('button', { name: 'Clear selection' }).click()
  await expect(toolbar(page)).toHaveCount(0)
})

test('[issue 18] [1.7.11] a status is set for several; what is refused for one is told with its name', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const { orgId, made } = await makeOrders(page, ['Statuette one', 'Statuette two', 'Statuette three'])
  const [first, , last] = made
  if (!first || !last) throw new Error('orders were made')
  // An archived one is closed.
  await call(page, '/api/resources/productOrder/update', {
    orgId,
    where: { id: last.id },
    version: 1,
    props: { archived: 1 },
  })
  await openList(page, 'Statuette')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await toolbar(page).getByRole('button', { name: 'Status…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set the status of 3' })
  await dialog.getByRole('button', { name: /New status/ }).click()
  await page.getByRole('option', { name: 'In production', exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'Tell the guests by mail' }).uncheck()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Set the status' }).click()
  const told = page.getByRole('alertdialog', { name: 'One was left as it is' })
  await expect(told).toContainText(`#${last.number} Statuette three: `)
  await told.getByRole('button', { name: 'OK' }).click()
  const row = (title: string) => page.getByRole('row').filter({ hasText: title })
  await expect(row('Statuette one')).toContainText('In production')
  await expect(row('Statuette two')).toContainText('In production')
  await expect(row('Statuette three')).not.toContainText('In production')
})

test('[1.7.11] what stands at the status already is left: its customer is not written to again', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const { orgId, made } = await makeOrders(page, ['Standstill one', 'Standstill two'])
  const [first, second] = made
  if (!first || !second) throw new Error('orders were made')
  await call(page, '/configurator/update-order-status', {
    orgId,
    productOrderId: first.id,
    statusKey: 'inProduction',
    skipNotifyingGuest: true,
  })
  await openList(page, 'Standstill')
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/configurator/update-order-status')) sent.push(request.postDataJSON())
  })
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const dialog = page.getByRole('dialog', { name: 'Set the status of 2' })
  async function choose() {
    await toolbar(page).getByRole('button', { name: 'Status…' }).click()
    await dialog.getByRole('button', { name: /New status/ }).click()
    await page.getByRole('option', { name: 'In production', exact: true }).click()
  }
  await choose()
  await expect(dialog).toContainText('One is there already and is left as it is.')
  await dialog.getByRole('button', { name: 'Set the status' }).click()
  await expect(news(page)).toContainText('In production (1 selected)')
  expect(sent).toMatchObject([{ productOrderId: second.id }])
  // A second press finds nothing left to do.
  await choose()
  await expect(dialog).toContainText('2 are there already and are left as they are.')
  await expect(dialog.getByRole('button', { name: 'Set the status' })).toBeDisabled()
})

test('[issue 18] what of several would promise more than there is, is taken on backorder with one answer, or left', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const { orgId, productId } = await productWith(page, 'Bulk box', 1)
  for (const title of ['Scarcity one', 'Scarcity two']) await orderOf(page, orgId, productId, 3, title)
  await openList(page, 'Scarcity')
  const row = (title: string) => page.getByRole('row').filter({ hasText: title })
  const question = page.getByRole('alertdialog', { name: 'Not in stock' })
  async function setBoth() {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await toolbar(page).getByRole('button', { name: 'Status…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set the status of 2' })
    await dialog.getByRole('button', { name: /New status/ }).click()
    await page.getByRole('option', { name: 'In production', exact: true }).click()
    await dialog.getByRole('checkbox', { name: 'Tell the guests by mail' }).uncheck()
    await dialog.getByRole('button', { name: 'Set the status' }).click()
    await expect(question).toContainText('Scarcity one: There is not enough in stock of Bulk box.')
    await expect(question).toContainText('Scarcity two: There is not enough in stock of Bulk box.')
  }
  await setBoth()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('alertdialog', { name: '2 were left as they are' })
    .getByRole('button', { name: 'OK' })
    .click()
  await expect(row('Scarcity one')).not.toContainText('In production')
  await setBoth()
  await question.getByRole('button', { name: 'Take on backorder' }).click()
  await expect(row('Scarcity one')).toContainText('In production')
  await expect(row('Scarcity two')).toContainText('In production')
})

test('[issue 18] [1.6.22] several are given to another owner, and taken back', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await makeOrders(page, ['Ownership one', 'Ownership two'])
  await openList(page, 'Ownership')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await toolbar(page).getByRole('button', { name: 'Owner…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give 2 to another owner' })
  await dialog.getByRole('combobox', { name: 'New owner' }).fill('guest')
  await page.getByRole('option').first().click()
  const chosen = await dialog.getByRole('combobox', { name: 'New owner' }).inputValue()
  await dialog.getByRole('button', { name: 'Give' }).click()
  await expect(news(page)).toContainText(`Given to ${chosen} (2 selected)`)
  const name = chosen.split(',')[0] ?? ''
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2)
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
})

test('[issue 18] the selected ones are exported and printed in one file each', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'member', atRest)
  await makeOrders(page, ['Printout one', 'Printout two', 'Printout three'])
  await openList(page, 'Printout')
  for (const title of ['Printout one', 'Printout three'])
    await page.getByRole('checkbox', { name: new RegExp(`${title}$`) }).check()
  const exported = page.waitForEvent('download')
  await toolbar(page).getByRole('button', { name: 'Export CSV' }).click()
  const csv = await readFile(await (await exported).path(), 'utf8')
  expect(csv).toContain('Printout one')
  expect(csv).toContain('Printout three')
  expect(csv).not.toContain('Printout two')
  await toolbar(page).getByRole('button', { name: 'Print' }).click()
  const printed = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Packing Slip' }).click()
  const file = await printed
  expect(file.suggestedFilename()).toMatch(/^\d+, \d+ - \d{6} - Packing Slip\.pdf$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
})

test('[issue 18] a view that is kept under the name of another takes its place, and Undo brings that one back', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/orders?q=harbor')
  const keep = async () => {
    await page.getByRole('button', { name: 'Views' }).click()
    const popup = page.getByRole('dialog', { name: 'Views' })
    await popup.getByRole('textbox', { name: 'Save what is shown as' }).fill('By the water')
    await popup.getByRole('button', { name: 'Save' }).click()
    await expect(popup.getByRole('button', { name: 'By the water', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await keep()
  await page.goto(`${baseUrl()}/orders?q=lake`)
  await keep()
  await expect(page.getByText('The view By the water shows something else now.')).toBeVisible()
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'By the water', exact: true }).click()
  await expect(page).toHaveURL(/q=harbor/)
})

test('[issue 18] a view is kept under a name, opened on another day, renamed and deleted with Undo', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest', '/orders?type=archived&sort=title')
  const open = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const popover = page.getByRole('dialog', { name: 'Views' })
  await open('Views')
  await popover.getByRole('textbox', { name: 'Save what is shown as' }).fill('The old ones')
  await popover.getByRole('textbox', { name: 'Save what is shown as' }).press('Enter')
  await expect(popover.getByRole('button', { name: 'The old ones', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${baseUrl()}/orders?type=active`)
  await open('Views')
  await popover.getByRole('button', { name: 'The old ones', exact: true }).click()
  await expect(page).toHaveURL(/type=archived/)
  await expect(page).toHaveURL(/sort=title/)
  // The button says which one is shown.
  await open('The old ones')
  await popover.getByRole('button', { name: 'Rename The old ones' }).click()
  await popover.getByRole('textbox', { name: 'New name of The old ones' }).fill('Archive by title')
  await page.keyboard.press('Enter')
  await expect(popover.getByRole('button', { name: 'Archive by title', exact: true })).toBeVisible()
  await popover.getByRole('button', { name: 'Delete Archive by title' }).click()
  await expect(popover.getByText('Keep searches, filters and sorts')).toBeVisible()
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect(popover.getByRole('button', { name: 'Archive by title', exact: true })).toBeVisible()
})

test('[issue 18] columns are chosen, stay chosen, and are the usual ones again', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', '/orders?view=basic')
  const headers = page.getByRole('columnheader')
  await page.getByRole('button', { name: 'Columns' }).click()
  const popover = page.getByRole('dialog', { name: 'Columns' })
  await popover.getByRole('checkbox', { name: 'Balance' }).check()
  await popover.getByRole('checkbox', { name: 'Last payment' }).check()
  const saved = page.waitForResponse('**/api/session/save-orders-page-settings')
  // The box changes with the table, which may take longer than the press.
  await popover.getByRole('checkbox', { name: 'Product' }).click()
  await expect(popover.getByRole('checkbox', { name: 'Product' })).not.toBeChecked()
  await expect(popover.getByRole('checkbox', { name: 'Title' })).toBeDisabled()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(headers.filter({ hasText: 'Balance' })).toHaveCount(1)
  await expect(headers.filter({ hasText: 'Last payment' })).toHaveCount(1)
  await expect(headers.filter({ hasText: 'Product' })).toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toContainText('$')
  await saved
  await page.reload()
  await expect(headers.filter({ hasText: 'Balance' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Columns' }).click()
  await popover.getByRole('button', { name: 'Usual columns' }).click()
  await expect(headers.filter({ hasText: 'Balance' })).toHaveCount(0)
  await expect(headers.filter({ hasText: 'Product' })).toHaveCount(1)
})

test('[issue 18] on a phone a card is selected from its menu, then others by their boxes', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member', atRest, { size: 'phone' })
  await makeOrders(page, ['Pocket one', 'Pocket two'])
  await page.goto(`${baseUrl()}/orders?q=Pocket&type=all&owner=all&status=All&category=all`)
  await page
    .getByRole('button', { name: /^More for #/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Select' }).click()
  await expect(toolbar(page)).toContainText('1 selected')
  await page.getByRole('checkbox', { name: /Pocket one$/ }).check()
  await expect(toolbar(page)).toContainText('2 selected')
  await expectAccessible(page)
})
