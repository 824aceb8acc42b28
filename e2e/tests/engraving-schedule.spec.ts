/** [issue 18] The engraving schedule: all engravings of an order in one grid, written in as in a spreadsheet. */
import { call, makeItems, makeOrder, openOrder, openPicker, readItem, saved } from '../fixtures/order-page.ts'
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  test,
} from '../fixtures/test.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Engraving schedule' })
const undoName = /^Undo/

/** Column titles in their order, without those that an order does not show. */
const columns = ['Room or item', 'Product', 'Mechanism', 'Position', 'Line 1', 'Line 2'] as const
type ColumnTitle = (typeof columns)[number]

/** A cell by its row (from 0) and its column. */
async function cell(page: Page, row: number, title: ColumnTitle) {
  const head = grid(page).getByRole('columnheader', { name: title, exact: true })
  const column = await head.getAttribute('aria-colindex')
  return grid(page).locator(`[aria-rowindex="${row + 2}"] > [aria-colindex="${column}"]`)
}

async function expectCell(page: Page, row: number, title: ColumnTitle, text: string | RegExp) {
  await expect(await cell(page, row, title)).toHaveText(text)
}

/** What a spreadsheet does when somebody pastes: the cells as text, rows with tabs. */
async function paste(page: Page, text: string) {
  await page.evaluate((block) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', block)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

/** What the page puts on the clipboard. */
async function copied(page: Page, kind: 'copy' | 'cut' = 'copy'): Promise<string> {
  return page.evaluate((type) => {
    const clipboardData = new DataTransfer()
    const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return clipboardData.getData('text/plain')
  }, kind)
}

let template: Awaited<ReturnType<typeof readItem>> | undefined

/** A keypad of one button, engraved by mechanism in large letters: what the other items are made of. */
async function engravedKeypad(page: Page) {
  if (template) return template
  await openOrder(page, ['Hall'])
  for (const [section, property, option] of [
    ['Mechanisms', 'Mechanism layout', /^1 push button/],
    ['Engraving', 'Engraving type', /^Engraving per mechanism/],
    ['Engraving', 'Engraving size', /^Large/],
  ] as const) {
    const picker = await openPicker(page, section, property)
    await picker.getByRole('option', { name: option }).first().click()
  }
  await saved(page)
  const path = new URL(page.url()).pathname
  const session: { activeOrgId: number } = await call(page, '/api/session/get', {})
  template = await readItem(page, { orgId: session.activeOrgId, path })
  return template
}

/** An order with a keypad in each of these rooms, its schedule opened. */
async function openSchedule(page: Page, rooms: readonly string[]): Promise<string> {
  const item = await engravedKeypad(page)
  const made = await makeOrder(page, 'Villa Aurore')
  await makeItems(page, made, item, rooms)
  await page.goto(`${baseUrl()}${made.path}/engravings`)
  await expect(grid(page)).toBeVisible()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(rooms.length * 2 + 1))
  return made.path
}

const rooms = ['Hall', 'Kitchen', 'Library', 'Study'] as const

test('the schedule is reached from beside the items and from the menu, and its address keeps it open', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const path = await openSchedule(page, rooms)
  await page.goto(`${baseUrl()}${path}`)
  await page.getByRole('link', { name: 'Engraving schedule' }).first().click()
  await expect(page).toHaveURL(new RegExp(`${path}/engravings$`))
  await expectCell(page, 0, 'Room or item', /Hall/)
  await page.getByRole('link', { name: 'Back to the items' }).click()
  await page.getByRole('button', { name: 'More for this quote' }).click()
  await page.getByRole('menuitem', { name: 'Engraving schedule' }).click()
  await expect(grid(page)).toBeVisible()
  await page.reload()
  await expect(grid(page)).toBeVisible()
  await expect(page).toHaveTitle(/Engraving schedule/)
})

test('cells are written by keys alone, each a step that undo takes back', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openSchedule(page, rooms)
  await (await cell(page, 0, 'Line 1')).click()
  await page.keyboard.type('READING')
  await page.keyboard.press('Tab')
  await page.keyboard.type('LIGHT')
  await page.keyboard.press('Enter')
  await expectCell(page, 0, 'Line 1', 'READING')
  await expectCell(page, 0, 'Line 2', 'LIGHT')
  await expect(await cell(page, 1, 'Line 2')).toBeFocused()
  // F2 goes on from what stands there; Escape takes it back.
  await (await cell(page, 0, 'Line 1')).click()
  await page.keyboard.press('F2')
  await page.keyboard.type(' NORTH')
  await page.keyboard.press('Escape')
  await expectCell(page, 0, 'Line 1', 'READING')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('[Fan]')
  await page.keyboard.press('Enter')
  await expectCell(page, 0, 'Line 1', '[Fan]')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Delete')
  await expectCell(page, 0, 'Line 1', '')
  await page.keyboard.press('Control+z')
  await expectCell(page, 0, 'Line 1', '[Fan]')
  await saved(page)
  await page.reload()
  await expectCell(page, 0, 'Line 1', '[Fan]')
  await expectAccessible(page)
})

test('a block of a spreadsheet is pasted as one step, comes back as it was copied, and is filled down', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openSchedule(page, rooms)
  await (await cell(page, 0, 'Line 1')).click()
  await paste(page, 'ONE\tA\nTWO\t\n"THREE\nLINES"\t\n+\tB\r\n')
  await expectCell(page, 0, 'Line 1', 'ONE')
  await expectCell(page, 1, 'Line 1', 'TWO')
  await expectCell(page, 2, 'Line 1', 'THREE')
  await expectCell(page, 2, 'Line 2', 'LINES')
  await expectCell(page, 3, 'Line 1', '+')
  expect(await copied(page)).toBe("ONE\tA\nTWO\t\nTHREE\tLINES\n'+\tB")
  await page.keyboard.press('Control+z')
  for (const row of [0, 1, 2, 3]) await expectCell(page, row, 'Line 1', '')
  await page.keyboard.press('Control+Shift+z')
  await expectCell(page, 2, 'Line 2', 'LINES')

  // By button: the same place of all plates stands under each other, and is filled down.
  await page.getByRole('radio', { name: 'By button' }).check()
  await (await cell(page, 0, 'Line 1')).click()
  for (let row = 1; row < rooms.length; row += 1) await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  for (const [row, room] of rooms.entries()) {
    await expectCell(page, row, 'Room or item', new RegExp(room))
    await expectCell(page, row, 'Line 1', 'ONE')
  }
  await page.keyboard.press('Control+z')
  await expectCell(page, 1, 'Line 1', 'THREE')
  expect(await copied(page, 'cut')).toContain('ONE')
  await expectCell(page, 0, 'Line 1', '')
})

test('the handle of a selection fills with the mouse', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openSchedule(page, rooms)
  await (await cell(page, 0, 'Line 1')).click()
  await paste(page, 'UP\nDOWN')
  const handle = grid(page).locator('[data-fill]')
  const target = await cell(page, 5, 'Line 1')
  await handle.hover()
  await page.mouse.down()
  await target.hover()
  await page.mouse.up()
  const texts = ['UP', 'DOWN', 'UP', 'DOWN', 'UP', 'DOWN', '', '']
  for (const [row, text] of texts.entries()) await expectCell(page, row, 'Line 1', text)
})

test('what is too wide is said in words, with proposals that work, for one cell and for all', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openSchedule(page, rooms)
  await (await cell(page, 0, 'Line 1')).click()
  const long = 'Reading Chandelier Terrace Curtains North'
  await paste(page, `${long}\n\n${long}\n\nOK`)
  await expect(await cell(page, 0, 'Line 1')).toHaveAttribute('aria-invalid', 'true')
  const detail = page.getByRole('region', { name: 'Cell' })
  await expect(detail).toContainText(/Too wide: [\d.]+ mm where 78 mm are there\./)
  await detail.getByRole('button', { name: /^Two lines/ }).click()
  await expectCell(page, 0, 'Line 1', 'Reading Chandelier')
  await expectCell(page, 0, 'Line 2', 'Terrace Curtains North')
  await page.getByRole('radio', { name: /^To check/ }).check()
  await expectCell(page, 0, 'Room or item', /Hall|Kitchen/)
  await page.getByRole('button', { name: 'Make all fit' }).click()
  await expect(page.getByRole('button', { name: 'Make all fit' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'All places' }).check()
  await expectCell(page, 2, 'Line 1', 'Reading Chandelier')
  await page.getByRole('button', { name: undoName }).first().click()
  // Red again, with the reason behind it for screen readers.
  await expectCell(page, 2, 'Line 1', new RegExp(`^${long}\\. Too wide`))
})

test('find and replace says how often a text stands, and replaces all of it as one step', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openSchedule(page, rooms)
  await (await cell(page, 0, 'Line 1')).click()
  await paste(page, 'Reading\nREADING\nReadings\nHall')
  await page.keyboard.press('Control+f')
  const panel = page.getByRole('region', { name: 'Find and replace' })
  await panel.getByRole('textbox', { name: 'Find' }).fill('reading')
  await expect(panel.getByRole('status')).toHaveText('3 places in 3 cells')
  await panel.getByRole('checkbox', { name: 'Whole words' }).check()
  await expect(panel.getByRole('status')).toHaveText('2 places in 2 cells')
  await panel.getByRole('checkbox', { name: 'Match case' }).check()
  await expect(panel.getByRole('status')).toHaveText('Not found')
  await panel.getByRole('checkbox', { name: 'Match case' }).uncheck()
  await panel.getByRole('textbox', { name: 'Replace by' }).fill('Read')
  await panel.getByRole('button', { name: 'Replace all' }).click()
  await expectCell(page, 0, 'Line 1', 'Read')
  await expectCell(page, 1, 'Line 1', 'Read')
  await expectCell(page, 2, 'Line 1', 'Readings')
  await page.getByRole('button', { name: undoName }).first().click()
  await expectCell(page, 1, 'Line 1', 'READING')
  await expectAccessible(page)
})

test('a replacement is undone by keys from the field where the text to be found stands; what is typed there is not', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openSchedule(page, rooms)
  await (await cell(page, 0, 'Line 1')).click()
  await paste(page, 'Reading\nReading\nHall\nReading')
  await page.keyboard.press('Control+f')
  const panel = page.getByRole('region', { name: 'Find and replace' })
  const find = panel.getByRole('textbox', { name: 'Find' })
  await find.fill('Reading')
  await panel.getByRole('textbox', { name: 'Replace by' }).fill('Lamp')
  await panel.getByRole('button', { name: 'Replace all' }).click()
  await expectCell(page, 3, 'Line 1', 'Lamp')
  // Nothing is left to be found: the button that was pressed has gone gray, and the focus is not lost with it.
  await expect(find).toBeFocused()
  await page.keyboard.press('Control+z')
  await expectCell(page, 3, 'Line 1', 'Reading')
  await expect(panel.getByRole('status')).toHaveText('3 places in 3 cells')
  await page.keyboard.press('Control+Shift+z')
  await expectCell(page, 3, 'Line 1', 'Lamp')
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await page.keyboard.press('Control+z')
  await expectCell(page, 3, 'Line 1', 'Lamp')
})

test('what is found in a long schedule comes into sight, and Escape leads from the panel back to it', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openSchedule(
    page,
    Array.from({ length: 24 }, (_, index) => `Room ${index + 1}`),
  )
  await (await cell(page, 0, 'Line 1')).click()
  await page.keyboard.press('Control+End')
  await (await cell(page, 47, 'Line 1')).click()
  await page.keyboard.type('SAUNA')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+f')
  const panel = page.getByRole('region', { name: 'Find and replace' })
  await panel.getByRole('textbox', { name: 'Find' }).fill('sauna')
  await page.keyboard.press('Enter')
  await expect(await cell(page, 47, 'Line 1')).toBeInViewport()
  await expect(panel.getByRole('textbox', { name: 'Find' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(await cell(page, 47, 'Line 1')).toBeFocused()
})

test('the consistency check finds slips, capitals, blanks and what is missing, each mended in one press', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openSchedule(page, [...rooms, 'Attic', 'Cellar', 'Porch'])
  await page.getByRole('radio', { name: 'By button' }).check()
  await (await cell(page, 0, 'Line 1')).click()
  await paste(page, 'READING\nREADING\nREADING\nReading\nRAEDING\nREADING ')
  await page.getByRole('button', { name: 'Consistency' }).click()
  const panel = page.getByRole('region', { name: 'Consistency' })
  await expect(panel.getByRole('status')).toHaveText('4 findings')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Remove the blanks' }).click()
  await panel.getByRole('button', { name: 'Write “READING” everywhere' }).first().click()
  await panel.getByRole('button', { name: 'Write “READING” everywhere' }).click()
  await panel.getByRole('button', { name: 'Write “READING” there' }).click()
  await expect(panel).toContainText('Nothing was found')
  for (let row = 0; row < 7; row += 1) await expectCell(page, row, 'Line 1', 'READING')
})

test('a guest writes in the schedule of an order of their own, and others see it at once', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await engravedKeypad(owner)
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await openSchedule(guest, ['Salon', 'Terrace'])
  await owner.goto(`${baseUrl()}${path}/engravings`)
  await (await cell(guest, 0, 'Line 1')).click()
  await guest.keyboard.type('WELCOME')
  await guest.keyboard.press('Enter')
  await saved(guest)
  await expectCell(owner, 0, 'Line 1', 'WELCOME')
})

test('who may not edit an order reads its schedule and copies from it', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const path = await openSchedule(page, rooms)
  await (await cell(page, 0, 'Line 1')).click()
  await paste(page, 'READING')
  await saved(page)
  await page.goto(`${baseUrl()}${path}`)
  await page.getByRole('button', { name: 'More for this quote' }).click()
  await page.getByRole('menuitem', { name: /^Archive/ }).click()
  await page.goto(`${baseUrl()}${path}/engravings`)
  await expect(grid(page)).toHaveAttribute('aria-readonly', 'true')
  await (await cell(page, 0, 'Line 1')).click()
  await page.keyboard.type('X')
  await page.keyboard.press('Delete')
  await paste(page, 'Y')
  await expectCell(page, 0, 'Line 1', 'READING')
  expect(await copied(page)).toBe('READING')
  await expect(page.getByRole('button', { name: 'Make all fit' })).toHaveCount(0)
})

for (const size of ['desk', 'tablet', 'phone'] as const) {
  test(`the schedule of a demo order is readable on a ${size}`, async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders', { size, hasTouch: size === 'phone' })
    await page.getByRole('link', { name: /Kensington Court Foyer/ }).click()
    await expect(page.getByRole('img', { name: /mm/ }).first()).toBeVisible()
    await page.goto(`${page.url().replace(/\?.*$/, '')}/engravings`)
    await expect(grid(page)).toBeVisible()
    await grid(page).getByRole('gridcell').first().click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // All columns of an order in two languages stand beside the panel; on a phone each row says the whole place that it is of.
    const last = await grid(page).getByRole('columnheader').last().boundingBox()
    const whole = await grid(page).boundingBox()
    if (!last || !whole) throw new Error('both are on the screen')
    if (size !== 'tablet') expect(last.x + last.width).toBeLessThanOrEqual(whole.x + whole.width + 1)
    if (size === 'desk') {
      const sizes = grid(page).getByText(/^(Small|Regular|Large), /)
      await expect(sizes.first()).toBeVisible()
      expect(
        await sizes.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth)),
      ).toHaveLength(0)
    }
    if (size === 'phone') {
      const cut = await grid(page)
        .getByText(/, (above|below)/)
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1),
        )
      expect(cut).toHaveLength(0)
      await expect(
        grid(page)
          .getByText(/(above|below), second$/)
          .first(),
      ).toBeVisible()
    }
    await page.screenshot({ path: `e2e/test-results/schedule-${size}.png`, animations: 'disabled' })
  })
}

test('[issue 18] on a phone that is turned each row stands where it is drawn', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openSchedule(page, rooms)
  /** px between the second row and the end of the first, whose lines take one of them, and how tall that is */
  const rowsNow = async () => {
    const heads = grid(page).getByRole('rowheader')
    const [first, second] = await Promise.all([heads.nth(0).boundingBox(), heads.nth(1).boundingBox()])
    if (!first || !second) throw new Error('there are no rows')
    return { between: Math.round(second.y - first.y - first.height), tall: first.height }
  }
  const { between, tall } = await rowsNow()
  expect([0, 1]).toContain(between)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await rowsNow()).tall).toBeGreaterThan(tall)
  await expect.poll(async () => (await rowsNow()).between).toBe(between)
})
