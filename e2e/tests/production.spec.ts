/** The production board: statuses side by side, due days, and steps to another status. [issue 18] */
import { call, makeOrder } from '../fixtures/order-page.ts'
import {
  atRest,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  maisonLumen,
  type Page,
  type SizeName,
  test,
} from '../fixtures/test.ts'

const column = (page: Page, name: RegExp) => page.getByRole('region', { name })
const cards = (page: Page, name: RegExp) => column(page, name).getByRole('article')

/** Shows the board with one card alone, of an order that the page's person has made: other tests keep theirs. */
async function openOwnCard(page: Page, title: string, statusKey: string) {
  const { orgId, id, path } = await makeOrder(page, title)
  await call(page, '/api/resources/productInstance/create', {
    orgId,
    props: { productOrderId: id, productId: -1, title: 'Hall', rank: 1, customPriceInCents: 10_000 },
  })
  const status = { orgId, productOrderId: id, statusKey, skipNotifyingGuest: true }
  await call(page, '/configurator/update-order-status', status)
  const number = path.split('/').at(-1) ?? ''
  const board = `/production?q=${encodeURIComponent(title)}`
  await goTo(page, board)
  const name = `#${number} ${title}`
  await expect(page.getByRole('article', { name })).toBeVisible()
  return { number, name, board }
}

for (const size of ['desk', 'tablet', 'phone'] satisfies SizeName[]) {
  test(`[issue 18] board and calendar are accessible and fit on a ${size}`, async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'member', '/production', { size })
    await expect(cards(page, /^Deposit received, \d+$/).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Calendar' }).check({ force: true })
    await expect(page.getByRole('grid', { name: /^Due in [A-Z][a-z]+ \d{4}$/ })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test('[issue 18] a card goes to another status by its menu, and asks what a press on the dot asks', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member', atRest)
  const { name, number } = await openOwnCard(page, 'Moved by its menu', 'inProduction')
  const card = cards(page, /^In production, \d+$/)
  await card.getByRole('button', { name: `Actions for ${name}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Deposit received' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set the status to Deposit received' })
  await expect(dialog).toContainText(`${name} goes from “In production” to “Deposit received”.`)
  await dialog.getByRole('button', { name: 'Set without notifying' }).click()
  // It has been further than that: the same question as on its page.
  const question = page.getByRole('alertdialog', { name: 'Set the status to Deposit received?' })
  await expect(question).toContainText('In production')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(card).toHaveAttribute('aria-label', name)
  await card.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Quality control' }).click()
  await page
    .getByRole('dialog', { name: 'Set the status to Quality control' })
    .getByRole('button', { name: 'Set without notifying' })
    .click()
  await expect(column(page, /^Quality control, \d+$/).getByRole('article', { name })).toBeVisible()
  await page.getByRole('article', { name }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/orders/${number}$`))
  await expect(page.getByRole('button', { name: /Quality control: current/ })).toBeVisible()
})

test('[issue 18] a card that is dragged to another column asks the same, and Escape lets it be', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const { name } = await openOwnCard(page, 'Dragged to another column', 'depositReceived')
  await expect(page.locator('[data-draggable]')).toBeVisible()
  const card = cards(page, /^Deposit received, \d+$/)
  const drag = async () => {
    const from = await card.boundingBox()
    const to = await column(page, /^In production, \d+$/).boundingBox()
    if (!from || !to) throw new Error('both are on the screen')
    await page.mouse.move(from.x + 60, from.y + 60)
    await page.mouse.down()
    await page.mouse.move(from.x + 120, from.y + 90, { steps: 3 })
    await page.mouse.move(to.x + to.width / 2, to.y + 200, { steps: 5 })
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await drag()
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: 'Set the status to In production' })
  await dialog.getByRole('button', { name: 'Set without notifying' }).click()
  await expect(column(page, /^In production, \d+$/).getByRole('article', { name })).toBeVisible()
})

test('[issue 18] a card that a colleague moves while it is dragged is not asked about where it is already', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const { name, board } = await openOwnCard(page, 'Moved while it is dragged', 'inProduction')
  const colleague = await openAs(maisonLumen, 'member', board)
  await expect(page.locator('[data-draggable]')).toBeVisible()
  const card = cards(page, /^In production, \d+$/)
  const box = await card.boundingBox()
  const to = await column(page, /^Quality control, \d+$/).boundingBox()
  if (!box || !to) throw new Error('both are on the screen')
  await page.mouse.move(box.x + 60, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + 200, { steps: 5 })
  await colleague.getByRole('button', { name: `Actions for ${name}` }).click()
  await colleague.getByRole('menuitem', { name: 'Quality control' }).click()
  await colleague.getByRole('button', { name: 'Set without notifying' }).click()
  const there = column(page, /^Quality control, \d+$/).getByRole('article', { name })
  await expect(there).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('[data-over]')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(there).toBeVisible()
})

test('[issue 18] a card ends with its last line, and none of its lines is cut', async ({ openAs }) => {
  for (const size of ['desk', 'phone'] satisfies SizeName[]) {
    const page = await openAs(maisonLumen, 'member', '/production', { size, hasTouch: size === 'phone' })
    const card = cards(page, /^Deposit received, \d+$/).first()
    const box = await card.boundingBox()
    const last = await card.locator('p').last().boundingBox()
    if (!box || !last) throw new Error('both are on the screen')
    const cut = await card
      .locator('p')
      .evaluateAll((all) => all.map((line) => line.scrollHeight - line.clientHeight))
    expect(Math.max(...cut)).toBeLessThanOrEqual(0)
    const below = box.y + box.height - (last.y + last.height)
    expect(below).toBeGreaterThanOrEqual(6)
    expect(below).toBeLessThanOrEqual(12)
  }
})

test('[issue 18] at midnight where the organization is, an open board shows what is late then', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member', atRest)
  await page.clock.install()
  await goTo(page, '/orders')
  // Nothing is heard of: no other answer than that of the turn comes.
  await page.route('**/api/live/orders', () => {})
  let isYesterday = true
  await page.route('**/get-production-board', async (route) => {
    const answer = await route.fetch()
    const board: { orders: object[] } = await answer.json()
    const orders = board.orders.map((order) => ({ ...order, isLate: false }))
    const json = isYesterday ? { ...board, orders, today: '2026-01-04', secondsOfDayLeft: 3600 } : board
    await route.fulfill({ response: answer, json })
  })
  await page.getByRole('link', { name: 'Production' }).click()
  await expect(page.getByText(/^\d+ quotes$/)).toBeVisible()
  isYesterday = false
  await page.clock.fastForward('01:00:01')
  await expect(page.getByText(/^\d+ quotes, \d+ late$/)).toBeVisible()
})

test('[issue 18] a due day that is set by hand counts, says who set it, and is taken back by Undo', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const { name } = await openOwnCard(page, 'Promised by hand', 'depositReceived')
  const card = cards(page, /^Deposit received, \d+$/)
  const same = page.getByRole('article', { name })
  const before = (await card.getByText(/^Due /).textContent()) ?? ''
  const openDay = async () => {
    await same.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Change the due day…' }).click()
  }
  await openDay()
  const dialog = page.getByRole('dialog', { name: `Due day of ${name}` })
  await expect(dialog).toContainText(/\d+ working days from \d+\/\d+\/\d+, by the lead time\./)
  await dialog.getByLabel('Due day').fill('2026-01-15')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(same).toContainText('Late: was due 1/15/2026')
  await openDay()
  await expect(dialog).toContainText(/Set by .+ on \d+\/\d+\/\d+\./)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(same).toContainText(before)
})

test('[issue 18] a due day that a colleague sets while another one is typed is not overwritten unseen', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const { name, board } = await openOwnCard(page, 'Promised by two', 'depositReceived')
  const colleague = await openAs(maisonLumen, 'member', board)
  // Below a dialog it has no role.
  const card = page.locator('[data-card]')
  const openDay = async (on: Page) => {
    await on.getByRole('button', { name: `Actions for ${name}` }).click()
    await on.getByRole('menuitem', { name: 'Change the due day…' }).click()
    return on.getByRole('dialog', { name: `Due day of ${name}` })
  }
  const colleagueSets = async (day: string) => {
    const dialog = await openDay(colleague)
    await dialog.getByLabel('Due day').fill(day)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
  }
  const dialog = await openDay(page)
  // Nothing is typed so far: the field is that of the card.
  await colleagueSets('2027-02-15')
  await expect(dialog.getByLabel('Due day')).toHaveValue('2027-02-15')
  await dialog.getByLabel('Due day').fill('2027-01-15')
  await colleagueSets('2027-03-15')
  await expect(card).toContainText('Due 3/15/2027')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    'Somebody else has set 3/15/2027 meanwhile. Save sets yours instead.',
  )
  await expect(card).toContainText('Due 3/15/2027')
  await expect(dialog.getByLabel('Due day')).toHaveValue('2027-01-15')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card).toContainText('Due 1/15/2027')
})

test('[issue 18] what a colleague changes comes to an open board by itself', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const { name, board } = await openOwnCard(page, 'Delivered by a colleague', 'qualityControl')
  const colleague = await openAs(maisonLumen, 'member', board)
  const card = cards(colleague, /^Quality control, \d+$/)
  await expect(page.getByRole('article', { name })).toBeVisible()
  await card.getByRole('button', { name: `Actions for ${name}` }).click()
  await colleague.getByRole('menuitem', { name: 'Delivered' }).click()
  await colleague.getByRole('button', { name: 'Set without notifying' }).click()
  await expect(colleague.getByRole('article', { name })).toHaveCount(0)
  await expect(page.getByRole('article', { name })).toHaveCount(0)
})

test('[issue 18] the calendar goes from day to week to month by keyboard, and shows the cards of a day', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member', '/production?view=calendar&day=2026-11-11')
  const grid = page.getByRole('grid', { name: 'Due in November 2026' })
  await grid.getByRole('button', { name: /^Wednesday, November 11:/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(grid.getByRole('button', { name: /^Wednesday, November 18:/ })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(grid.getByRole('button', { name: /^Sunday, November 15:/ })).toBeFocused()
  await page.keyboard.press('PageDown')
  const next = page.getByRole('grid', { name: 'Due in December 2026' })
  await expect(next.getByRole('button', { name: /^Tuesday, December 15:/ })).toBeFocused()
  const busy = next.getByRole('button', { name: /: \d+ due/ }).first()
  await busy.click()
  await expect(
    page
      .getByRole('region', { name: /^Due on 12\/\d+\/2026$/ })
      .getByRole('article')
      .first(),
  ).toBeVisible()
})

test('[issue 18] late ones alone, a customer and a search are in the address; nothing that fits says so', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member', '/production')
  await page.getByRole('button', { name: 'Late only' }).click()
  await expect(page).toHaveURL(/late=1/)
  await expect(cards(page, /^In production, \d+$/).first()).toContainText('Late: was due')
  await expect(page.getByText(/^(\d+) quotes, \1 late$/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Search quotes in production' }).fill('no card is called so')
  await expect(page.getByText('No card fits the search and the filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page, /^Deposit received, \d+$/).first()).toBeVisible()
})

test('[issue 18] where one customer is chosen, all others can be chosen next', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'member', '/production')
  const choice = page.getByRole('button', { name: /Customer$/ })
  const offered = async () => {
    await choice.click()
    await expect(page.getByRole('option').nth(1)).toBeVisible()
    return page.getByRole('option').allTextContents()
  }
  const all = await offered()
  expect(all.length).toBeGreaterThan(2)
  await page.getByRole('option').nth(1).click()
  await expect(page).toHaveURL(/customer=\d+/)
  expect(await offered()).toEqual(all)
})

test('[issue 18] employees come there from the list; to guests the address is unknown', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member', '/orders')
  await page.getByRole('link', { name: 'Production' }).click()
  await expect(page.getByRole('heading', { name: 'Production', level: 1 })).toBeVisible()
  const list = await openAs(maisonLumen, 'guest', '/orders')
  await expect(list.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(list.getByRole('link', { name: 'Production' })).toHaveCount(0)
  const guest = await openAs(maisonLumen, 'guest', '/production')
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Production', level: 1 })).toHaveCount(0)
})
