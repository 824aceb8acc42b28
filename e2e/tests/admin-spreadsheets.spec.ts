/** A new organization begins with a workbook: from the empty template to a priced order. [issue 16] */
import { readFile } from 'node:fs/promises'
import { type BrowserContext, type Page, test } from '@playwright/test'
import { cellText } from '../../packages/domain/src/spreadsheets/cells/cells.ts'
import { readTables } from '../../packages/server/src/platform/spreadsheets/read-files.ts'
import { writeWorkbook } from '../../packages/server/src/platform/spreadsheets/write-files.ts'
import { type FreshServer, mailedLink, startFresh } from '../fixtures/fresh-server.ts'
import { price } from '../fixtures/order-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, sizes } from '../fixtures/test.ts'

let fresh: FreshServer
let storageState: Awaited<ReturnType<BrowserContext['storageState']>>
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  fresh = await startFresh('Atelier West', 'ida@atelier.example')
  // The link signs in once.
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(fresh.link)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  storageState = await context.storageState()
  await context.close()
})
test.afterAll(() => fresh.stop())

async function download(page: Page, name: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  const path = await (await coming).path()
  return readTables('template.xlsx', await readFile(path))
}

async function choose(page: Page, name: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(Choose a|Another) file/ }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
}

test('[issue 16] an owner fills in the empty workbook, sees what it would do, imports it, and a first order is priced by it', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const page = await (await browser.newContext({ viewport: sizes.desk, storageState })).newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`${fresh.url}/admin/spreadsheets`)
  await expect(page.getByText('Nothing was imported yet.')).toBeVisible()

  // The headings of the empty template, below which the rows of the example are typed by their columns.
  const empty = await download(page, 'Empty workbook')
  const example = await download(page, 'Workbook with an example')
  const filled = empty.map(({ name, rows: [head = []] }) => {
    const [from = [], ...rows] = example.find((table) => table.name === name)?.rows ?? []
    const typed = rows.map((row) => head.map((heading) => cellText(row[from.indexOf(heading)] ?? '')))
    return { key: name, name, rows: [head.map(cellText), ...typed] }
  })
  // A rank that is none first: nothing can be imported.
  const categories = filled.map((table) =>
    table.name === 'Categories'
      ? {
          ...table,
          rows: table.rows.map((row, at) =>
            at === 0 ? row : row.map((cell, column) => (table.rows[0]?.[column] === 'Rank' ? 'first' : cell)),
          ),
        }
      : table,
  )
  await choose(page, 'catalog.xlsx', Buffer.from(await writeWorkbook(categories)))
  await expect(page.getByText('1 cell is refused.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cells' })).toContainText('This is no number.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)

  await choose(page, 'catalog.xlsx', Buffer.from(await writeWorkbook(filled)))
  await expect(page.getByText(/^The import adds \d+ records and begins 1 order\.$/)).toBeVisible()
  await page.getByRole('button', { name: /^Import \d+ records/ }).click()
  await expect(page.getByRole('heading', { name: 'Import of catalog.xlsx' })).toBeVisible()

  // The order of the file is its guest's, with its line configured and priced.
  await page.goto(`${fresh.url}/orders/1`)
  await expect(page.getByText('Island').first()).toBeVisible()
  await expect(price(page)).toContainText('$')

  await page.goto(fresh.url)
  await page.getByRole('button', { name: 'Cabinet fronts' }).click()
  await page.getByRole('menuitem', { name: 'Cabinet front' }).click()
  await expect(page).toHaveURL(/\/orders\/2$/)
  // In employee mode an order begins without items; its first one asks for the order's name.
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await page.getByRole('menuitem', { name: /^Product/ }).click()
  const form = page.getByRole('dialog', { name: 'New order' })
  await form.getByLabel('Order name').fill('Kitchen')
  await form.getByRole('button', { name: 'Create order' }).click()
  const add = page.getByRole('dialog', { name: 'Add a product' })
  await add.getByLabel('Identifier or description').fill('Island')
  await page.keyboard.press('Enter')
  await expect(price(page)).toContainText('$257.00')
})

test('[issue 16] guests come in by a file, and hear of it only where the box is ticked', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: sizes.desk, storageState })).newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`${fresh.url}/admin/spreadsheets`)
  await choose(
    page,
    'Guests.csv',
    Buffer.from('E-mail,Discount (%),Firm,Delivery city\nnils@example.com,10 %,Nils & Co,Lund\n'),
  )
  const tell = page.getByRole('checkbox', { name: 'Tell the new guests by mail (1)' })
  await expect(tell).not.toBeChecked()
  await expectAccessible(page)
  await tell.check()
  await page.getByRole('button', { name: 'Import 1 record' }).click()
  const heading = page.getByRole('heading', { name: 'Import of Guests.csv' })
  await expect(heading).toBeVisible()
  expect(await mailedLink(fresh, 'nils@example.com', 'You are invited to Atelier West')).toContain('orgId=')
  await page.goto(`${fresh.url}/admin/guests`)
  const row = page.getByRole('row').filter({ hasText: 'nils@example.com' })
  await expect(row.getByRole('textbox', { name: /Discount/ })).toHaveValue('10')
  await row.getByRole('link', { name: 'nils@example.com' }).click()
  const firm = page.getByRole('textbox', { name: 'Firm' })
  await expect(firm).toHaveValue('Nils & Co')
  await expect(page.getByRole('textbox', { name: 'Delivery city' })).toHaveValue('Lund')
  const saved = page.waitForResponse(/update-guest-data$/)
  await firm.fill('Nils & Sons')
  await firm.press('Enter')
  await saved
  await expectAccessible(page)
  await page.reload()
  await expect(firm).toHaveValue('Nils & Sons')

  await page.goto(`${fresh.url}/admin/spreadsheets`)
  await page.getByRole('button', { name: 'Take back: Import of Guests.csv' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText(/^Taken back/)).toBeVisible()
  // Somebody has changed the firm since: the guest stays, and it is said.
  await expect(page.getByText('nils@example.com: contact data')).toBeVisible()
})

test('[issue 16] a name in a list of guests is not imported, and the page says so instead of "what is there already"', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: sizes.phone, storageState })).newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`${fresh.url}/admin/spreadsheets`)
  const before = 'E-mail,Discount (%)\nmaja@example.com,10 %\n'
  await choose(page, 'Guests.csv', Buffer.from(before))
  await page.getByRole('button', { name: 'Import 1 record' }).click()
  // While the first one is still being imported: what is chosen now stays.
  await choose(page, 'Guests.csv', Buffer.from('E-mail,Name,Discount (%)\nmaja@example.com,Maja Lind,10 %\n'))
  await expect(page.getByText('There is nothing to import.', { exact: true })).toBeVisible()
  await expect(
    page.getByText('1 cell is not imported and stays as it is, for the reason beside it.'),
  ).toBeVisible()
  await page.getByRole('radio', { name: 'Not imported 1' }).click()
  const cells = page.getByRole('list', { name: 'Cells' }).getByRole('listitem')
  await expect(cells).toHaveCount(1)
  await expect(cells).toContainText('Left out: guests say themselves what they are called.')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // The same file without names says what is there.
  await choose(page, 'Guests.csv', Buffer.from(before))
  await expect(
    page.getByText('The file says what is there already: there is nothing to import.'),
  ).toBeVisible()
})
