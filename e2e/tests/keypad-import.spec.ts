/** [issue 18] A keypad schedule becomes items: a file or pasted cells, corrected where something is wrong, added as one step. */
import { endpoints } from '@orderwright/contract'
import { writeWorkbook } from '../../packages/server/src/platform/spreadsheets/write-files.ts'
import { call, items, makeOrder, price, saved } from '../fixtures/order-page.ts'
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  news,
  type Page,
  sizes,
  test,
} from '../fixtures/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import a keypad schedule' })
// Not what is said of each.
const keypads = (page: Page) => dialog(page).locator('[aria-label="What will be added"] > li')
const add = (page: Page, what: string) =>
  dialog(page).getByRole('button', { name: `Add ${what}`, exact: true })

async function openImport(page: Page): Promise<string> {
  const { path } = await makeOrder(page, 'Villa Aurore')
  await page.goto(`${baseUrl()}${path}`)
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'From a keypad schedule…' }).click()
  await expect(dialog(page)).toBeVisible()
  return path
}

async function choose(page: Page, name: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser')
  await dialog(page)
    .getByRole('button', { name: /^Choose a file/ })
    .click()
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
}

async function paste(page: Page, ...rows: readonly string[]) {
  await dialog(page)
    .getByRole('textbox', { name: 'Or paste cells from a spreadsheet' })
    .fill(rows.map((row) => row.replaceAll('|', '\t')).join('\n'))
  await dialog(page).getByRole('button', { name: 'Use these cells' }).click()
}

interface StoredItem {
  readonly title: string
  readonly quantity: number
  readonly properties: Readonly<Record<string, { readonly optionId?: number; readonly engravings?: unknown }>>
}

/** The lines as the server has them. */
async function storedItems(page: Page, path: string): Promise<readonly StoredItem[]> {
  const session: { activeOrgId: number } = await call(page, '/api/session/get', {})
  const answer: { data: { productInstances: StoredItem[] } } = await call(page, endpoints.getOrderData.path, {
    orgId: session.activeOrgId,
    productOrderOrgSpecificId: Number(path.split('/').at(-1)),
  })
  return answer.data.productInstances
}

const engravingsOf = (item: StoredItem | undefined) =>
  Object.values(item?.properties ?? {}).flatMap(({ engravings }) => engravings ?? [])

const csv = Buffer.from(
  'Room;Keypad;Qty;Plate finish;Button 1;Button 2\nHall;K1;2;Brushed brass;ALL OFF;HALL\nKitchen;K2;1;Brushed nickel;ISLAND;\n',
)

test('a CSV file becomes items with their engravings and prices; Undo takes all of them away, and a reload keeps them', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const path = await openImport(page)
  await choose(page, 'Keypads.csv', csv)
  await expect(keypads(page)).toHaveCount(2)
  await expect(keypads(page).first()).toContainText('ALL OFF · HALL')
  await expect(keypads(page).first()).toContainText(
    'Mechanism layout: 2 push buttons, the smallest that holds 2 buttons.',
  )
  // Until all are planned the button is dim, and then becomes bright.
  await expect(add(page, '2 items')).toBeEnabled()
  await expectAccessible(page)
  await add(page, '2 items').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(items(page)).toHaveCount(2)
  await saved(page)
  await expect(price(page)).toContainText('$')
  const [hall, kitchen] = await storedItems(page, path)
  expect([hall?.title, hall?.quantity, kitchen?.title]).toEqual(['Hall K1', 2, 'Kitchen K2'])
  expect(engravingsOf(hall)).toEqual([
    { 0: { below: [{ text: 'ALL OFF' }] }, 1: { below: [{ text: 'HALL' }] } },
  ])
  expect(engravingsOf(kitchen)).toEqual([{ 0: { below: [{ text: 'ISLAND' }] } }])
  await page.reload()
  await expect(items(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'From a keypad schedule…' }).click()
  await choose(page, 'Keypads.csv', csv)
  await add(page, '2 items').click()
  await expect(items(page)).toHaveCount(4)
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect(items(page)).toHaveCount(2)
  await saved(page)
  expect(await storedItems(page, path)).toHaveLength(2)
})

test('the Undo in the news of an import takes back that import, and not the one before when it was taken back already', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const path = await openImport(page)
  await choose(page, 'Keypads.csv', csv)
  await add(page, '2 items').click()
  await expect(items(page)).toHaveCount(2)
  await saved(page)
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'From a keypad schedule…' }).click()
  await choose(page, 'Keypads.csv', csv)
  await add(page, '2 items').click()
  await expect(items(page)).toHaveCount(4)
  await saved(page)
  const undo = news(page).getByRole('button', { name: 'Undo' }).last()
  await undo.hover()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(items(page)).toHaveCount(2)
  const deletions: string[] = []
  page.on('request', (request) => {
    if (/productInstance\/(?:bulk-)?destroy$/.test(request.url())) deletions.push(request.url())
  })
  // It was taken back already: the import before it stays.
  await undo.click()
  await expect(news(page).getByText(/^Nothing of “.+” is left to be undone\.$/)).toBeVisible()
  await expect(items(page)).toHaveCount(2)
  await saved(page)
  expect(await storedItems(page, path)).toHaveLength(2)
  expect(deletions).toEqual([])
})

test('a workbook with a row for each button becomes items; its sheet is chosen', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const path = await openImport(page)
  const sheets = [
    { key: 'a', name: 'Cover', rows: [['Villa Aurore'], ['Third revision']] },
    {
      key: 'b',
      name: 'Keypads',
      rows: [
        ['Area', 'Device', 'Button', 'Engraving'],
        ['Hall', 'K1', 1, 'ON'],
        ['', '', 2, 'OFF'],
        ['Bath', 'K2', 1, '[Fan]'],
      ],
    },
  ]
  await choose(page, 'Keypads.xlsx', Buffer.from(await writeWorkbook(sheets)))
  await dialog(page)
    .getByRole('button', { name: /^Cover Sheet|Sheet/ })
    .click()
  await page.getByRole('option', { name: 'Keypads' }).click()
  await expect(keypads(page)).toHaveCount(2)
  await add(page, '2 items').click()
  await expect(items(page)).toHaveCount(2)
  await saved(page)
  const [hall, bath] = await storedItems(page, path)
  expect(engravingsOf(hall)).toEqual([{ 0: { below: [{ text: 'ON' }] }, 1: { below: [{ text: 'OFF' }] } }])
  expect(engravingsOf(bath)).toEqual([{ 0: { below: [{ symbol: 'fan' }] } }])
})

test('a wrong cell is corrected by a proposal or by hand, and what is left out is not added', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const path = await openImport(page)
  await paste(
    page,
    'Keypad|Plate finish|Button 1|Button 2',
    'K1|Brushd brass|OFF|ON',
    'K2|Brushed nickel|A VERY LONG ENGRAVING FOR A SMALL PLATE INDEED|ON',
    'K3|Golden|A|B',
  )
  await expect(keypads(page)).toHaveCount(3)
  await add(page, '3 items').click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Correct the rows with errors, or leave them out.')
  await dialog(page).getByRole('button', { name: 'Use “Brushed brass”' }).click()
  await expect(dialog(page).getByRole('status')).toContainText('2 rows with errors')
  const wide = dialog(page).getByRole('textbox', { name: 'Button 1 in row 3' })
  await expect(keypads(page).filter({ hasText: 'K2' })).toContainText(
    /Too wide: [\d.]+ mm where [\d.]+ mm are there\./,
  )
  await wide.fill('LONG')
  await wide.press('Enter')
  await expect(dialog(page).getByRole('status')).toContainText('1 row with errors')
  await dialog(page).getByRole('button', { name: 'Leave out 1 row with errors' }).click()
  await add(page, '2 items').click()
  await expect(items(page)).toHaveCount(2)
  await saved(page)
  expect((await storedItems(page, path)).map(({ title }) => title)).toEqual(['K1', 'K2'])
})

test('a column is read otherwise by hand, and the next file with its heading too; nothing is lost with a reload', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openImport(page)
  const rows = ['Keypad|Qty|Top text', 'K1|1|OFF'] as const
  await paste(page, ...rows)
  await expect(dialog(page).getByRole('alert')).toContainText('No column has engravings.')
  await dialog(page)
    .getByRole('button', { name: /Column “Top text”/ })
    .click()
  await page.getByRole('option', { name: 'Button 1', exact: true }).click()
  await expect(keypads(page).first()).toContainText('OFF')
  await page.reload()
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'From a keypad schedule…' }).click()
  await expect(keypads(page).first()).toContainText('OFF')
  await dialog(page).getByRole('button', { name: 'Another file' }).click()
  await paste(page, ...rows)
  await expect(keypads(page).first()).toContainText('OFF')
  await expect(dialog(page).getByText('Columns: 3 of 3 are read')).toBeVisible()
})

test('a file that can not be read gets a sentence, and pasted cells need no connection', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openImport(page)
  await choose(page, 'Keypads.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]))
  await expect(dialog(page)).toContainText(
    'This is a workbook of the old kind (.xls), or one with a password.',
  )
  await choose(page, 'Keypads.xlsx', Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(64, 7)]))
  await expect(dialog(page)).toContainText('This file is no workbook that can be read')
  await paste(page, 'Keypad|Button 1', 'K1|OFF')
  await expect(keypads(page)).toHaveCount(1)
  await page.context().setOffline(true)
  await add(page, '1 item').click()
  await expect(items(page)).toHaveCount(1)
  await page.context().setOffline(false)
  await saved(page)
})

test('a guest imports a long schedule: it is saved in few calls, and the way to its engravings stands under the items', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest', atRest)
  const { path } = await makeOrder(page, 'Hotel Aurore')
  await page.goto(`${baseUrl()}${path}`)
  // A guest comes straight into adding a product. [1.6.20]
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'From a keypad schedule…' }).click()
  const rows = Array.from({ length: 60 }, (_, place) => `Room ${place + 1}|K${place + 1}|ON`)
  await paste(page, 'Room|Keypad|Button 1', ...rows)
  await expect(add(page, '60 items')).toBeEnabled()
  const created: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/productInstance/create')) created.push(request.url())
  })
  await add(page, '60 items').click()
  await expect(items(page)).toHaveCount(60)
  await saved(page)
  expect(created.length).toBeLessThanOrEqual(2)
  const stored = await storedItems(page, path)
  expect(stored.map(({ title }) => title)).toEqual(rows.map((row) => row.split('|').slice(0, 2).join(' ')))
  const list = await page.getByRole('navigation', { name: 'Items' }).boundingBox()
  const link = await page.getByRole('link', { name: 'Engraving schedule' }).boundingBox()
  expect(link?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0))
})

for (const size of ['desk', 'tablet', 'phone'] as const) {
  test(`the import is accessible, and works by keys, on a ${size}`, async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
    await page.setViewportSize(sizes[size])
    const { path } = await makeOrder(page, 'Villa Aurore')
    await page.goto(`${baseUrl()}${path}/engravings`)
    await page.getByRole('button', { name: 'Import a keypad schedule' }).click()
    await expectAccessible(page)
    await paste(
      page,
      'Room|Keypad|Plate finish|Button 1|Button 2',
      'Hall|K1|Brushd brass|OFF|ON',
      'Bath|K2||A|B',
    )
    await expect(keypads(page)).toHaveCount(2)
    // While the letters are fetched nothing can be added yet.
    await expect(add(page, '2 items')).toBeEnabled()
    const columns = dialog(page).getByRole('button', { name: /^Columns:/ })
    await columns.focus()
    await page.keyboard.press('Enter')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await columns.focus()
    await page.keyboard.press('Enter')
    const first = dialog(page).getByRole('checkbox', { name: 'Include Hall K1' })
    await first.focus()
    await page.keyboard.press('Space')
    await expect(add(page, '1 item')).toBeEnabled()
    await add(page, '1 item').press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('grid', { name: 'Engraving schedule' })).toBeVisible()
  })
}
