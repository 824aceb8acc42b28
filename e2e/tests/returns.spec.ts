/** Returns of delivered items: a customer asks for one on a phone, the office authorizes, receives and credits it, and gives the money back. */
import { call, makeItems, makeOrder, readItem } from '../fixtures/order-page.ts'
import { contact, heading } from '../fixtures/order-steps.ts'
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

/** An order of the demo data whose first line and choices are complete. */
const completeKeypads = 43

/** A shipped order of the guest with one line of three pieces, approved and so invoiced, and paid by wire. */
async function paidOrder(guest: Page, owner: Page, title: string): Promise<string> {
  const made = await makeOrder(guest, title)
  const { orgId, id, path } = made
  const item = await readItem(guest, { orgId, path: `/orders/${completeKeypads}` })
  await makeItems(guest, made, { ...item, line: { ...item.line, quantity: 3 } }, ['Hall'], contact)
  const on = { orgId, productOrderId: id }
  await call(guest, '/configurator/submit-order', on)
  const approved: { productOrder: { costs: { orderTotal: number } } } = await call(
    owner,
    '/configurator/approve-order',
    on,
  )
  await call(owner, '/configurator/confirm-order-payment', {
    ...on,
    paymentMethod: 'wire',
    paymentData: { amount: approved.productOrder.costs.orderTotal, date: '2026-06-01', note: '' },
  })
  await call(owner, '/configurator/update-order-status', { ...on, statusKey: 'shipped' })
  return path
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Return items' })
const panel = (page: Page) => page.getByRole('complementary', { name: 'Returns' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Returns' })
const more = (page: Page) => page.getByRole('button', { name: 'More for this quote' })
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click()

test('[issue 18] a customer asks for a return on a phone, the owner authorizes, receives and credits it, and gives the money back', async ({
  openAs,
}) => {
  test.slow()
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const guest = await openAs(maisonLumen, 'guest', atRest, { size: 'phone', hasTouch: true })
  const path = await paidOrder(guest, owner, 'House of returns')
  await guest.goto(baseUrl() + path)
  await expect(heading(guest, 'Shipped')).toBeVisible()

  // What is missing is said, and what was typed outlives a reload and a lost connection.
  await guest.getByRole('button', { name: 'Return items', exact: true }).click()
  await expect(dialog(guest)).toBeVisible()
  await dialog(guest).getByRole('button', { name: 'Ask for the return' }).click()
  await expect(dialog(guest).getByText('Choose at least one item.')).toBeVisible()
  await expect(dialog(guest).getByText('Choose why they come back.')).toBeVisible()
  await expectAccessible(guest)
  await dialog(guest).getByRole('checkbox', { name: '1 Hall' }).check({ force: true })
  await dialog(guest).getByRole('textbox', { name: 'Pieces of 1 Hall to return' }).fill('2')
  await dialog(guest)
    .getByRole('button', { name: /Why do they come back/ })
    .click()
  await guest.getByRole('option', { name: 'No longer needed' }).click()
  await dialog(guest).getByRole('textbox', { name: 'What else is there to say?' }).fill('In their boxes.')
  await guest.reload()
  await guest.getByRole('button', { name: 'Return items', exact: true }).click()
  await expect(dialog(guest).getByRole('textbox', { name: 'What else is there to say?' })).toHaveValue(
    'In their boxes.',
  )
  await guest.context().setOffline(true)
  await dialog(guest).getByRole('button', { name: 'Ask for the return' }).click()
  await expect(dialog(guest).getByRole('alert')).toContainText('There is no connection.')
  await guest.context().setOffline(false)
  await dialog(guest).getByRole('button', { name: 'Ask for the return' }).click()
  await expect(dialog(guest)).toHaveCount(0)
  await expect(sheet(guest).getByRole('heading', { name: '1. No longer needed' })).toBeVisible()
  await expect(sheet(guest).getByText('2 × Hall')).toBeVisible()
  await expect(sheet(guest).getByText('Asked for', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(guest)
  await expectAccessible(guest)

  // It stands on the office's desk, which leads to it.
  const onDesk = owner.getByRole('region', { name: /^Returns to decide, \d+$/ })
  await owner.goto(`${baseUrl()}/`)
  await onDesk.getByRole('link', { name: /House of returns/ }).click()
  await expect(panel(owner).getByText('In their boxes.')).toBeVisible()
  await expectAccessible(owner)

  // Authorized with words, taken back by Undo, and authorized again by the keyboard alone.
  await panel(owner).getByRole('button', { name: 'Authorize', exact: true }).press('Enter')
  const words = panel(owner).getByRole('textbox', { name: 'What do you say to return 1?' })
  await expect(words).toBeFocused()
  await owner.keyboard.type('Send them to us.')
  await owner.keyboard.press('Tab')
  await owner.keyboard.press('Enter')
  await expect(sheet(guest).getByText('Send them to us.')).toBeVisible()
  await owner.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(sheet(guest).getByText('Asked for', { exact: true })).toBeVisible()
  await press(owner, 'Authorize')
  await words.fill('Send both to us.')
  await press(owner, 'Authorize the return')
  await expect(sheet(guest).getByText('Authorized', { exact: true })).toBeVisible()

  // One of the two arrives, and goes to stock.
  await press(owner, 'Receive')
  await panel(owner).getByRole('textbox', { name: 'Pieces of Hall that arrived' }).fill('1')
  await panel(owner).getByRole('textbox', { name: 'Pieces of Hall that arrived' }).press('Tab')
  await expectAccessible(owner)
  await press(owner, 'Mark as received')
  await expect(panel(owner).getByText('1 × Hall arrived: 1 to stock, 0 scrapped')).toBeVisible()

  // The credit says how it comes about; the fee lowers it.
  await press(owner, 'Credit')
  const trace = panel(owner).getByLabel('What is credited')
  await expect(trace.getByText('1 × Hall')).toBeVisible()
  await panel(owner).getByRole('textbox', { name: 'Restocking fee' }).fill('5')
  await expect(trace.getByText('−$5.00')).toBeVisible()
  await expectAccessible(owner)
  await panel(owner)
    .getByRole('button', { name: /^Credit \$/ })
    .click()
  await expect(owner.getByText('Return 1 is credited with a credit note.')).toBeVisible()
  await expect(sheet(guest).getByText('Credited', { exact: true }).first()).toBeVisible()
  await expect(sheet(guest).getByText('−$5.00')).toBeVisible()
  await expectAccessible(guest)

  // No money has moved: a press leads to the refund, with what is credit filled in.
  const back = panel(owner).getByRole('button', { name: /^Give \$.* back…$/ })
  const amount = /\$([\d,.]+) back/.exec((await back.textContent()) ?? '')?.[1] ?? ''
  await back.click()
  const refund = owner.getByRole('dialog', { name: 'Record a refund' })
  await expect(refund.getByRole('textbox', { name: /Amount/ })).toHaveValue(new RegExp(amount))
  await expectAccessible(owner)
  await refund.getByRole('button', { name: `Refund $${amount}` }).click()
  await expect(refund).toHaveCount(0)
  await expect(back).toHaveCount(0)
  await expect(owner.getByRole('button', { name: '1 return: done' })).toBeVisible()
})

test('[issue 18] a problem leads to a return, which the office opens; it is withdrawn and brought back', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await paidOrder(guest, owner, 'House of wrong plates')
  await guest.goto(baseUrl() + path)
  await more(guest).click()
  await guest.getByRole('menuitem', { name: 'Report a problem…' }).click()
  const report = guest.getByRole('dialog', { name: 'Report a problem' })
  await report.getByRole('checkbox', { name: '1 Hall' }).check({ force: true })
  await report.getByRole('button', { name: /What is wrong/ }).click()
  await guest.getByRole('option', { name: 'Damaged' }).click()
  await report.getByRole('textbox', { name: 'What happened?' }).fill('All are scratched.')
  await report.getByRole('button', { name: 'Report it' }).click()
  await expect(report).toHaveCount(0)

  await owner.goto(baseUrl() + path)
  await more(owner).click()
  await owner.getByRole('menuitem', { name: 'Problems' }).click()
  const problems = owner.getByRole('complementary', { name: 'Problems' })
  await problems.getByRole('button', { name: 'Return these' }).click()
  await expect(dialog(owner).getByRole('textbox', { name: 'Pieces of 1 Hall to return' })).toHaveValue('3')
  await dialog(owner)
    .getByRole('button', { name: /Why do they come back/ })
    .click()
  await owner.getByRole('option', { name: 'Damaged' }).click()
  await dialog(owner).getByRole('button', { name: 'Open the return' }).click()
  await expect(panel(owner).getByText('Authorized', { exact: true })).toBeVisible()
  await expect(panel(owner).getByRole('button', { name: 'Comes from a problem' })).toBeVisible()
  await expectAccessible(owner)
  await press(owner, 'Withdraw')
  await expect(panel(owner).getByText('No returns')).toBeVisible()
  await owner.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(panel(owner).getByText('Authorized', { exact: true })).toBeVisible()
})

test('[issue 18] returns that can not be loaded say so, and are loaded again', async ({ openAs }) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await paidOrder(guest, owner, 'House of lost returns')
  let isBroken = true
  await owner.route('**/api/returns/get', async (route) => {
    if (!isBroken) return route.fallback()
    return route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'Not now.' } } })
  })
  await owner.goto(baseUrl() + path)
  await more(owner).click()
  await owner.getByRole('menuitem', { name: 'Returns' }).click()
  await expect(panel(owner).getByText('The returns could not be loaded')).toBeVisible()
  await expectAccessible(owner)
  isBroken = false
  await panel(owner).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(owner).getByText('No returns')).toBeVisible()
})

test('[issue 18] when somebody else returns the last piece, the open dialog says so and has nothing to send', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await paidOrder(guest, owner, 'House of nothing left')
  await owner.goto(baseUrl() + path)
  await guest.goto(baseUrl() + path)
  await guest.getByRole('button', { name: 'Return items', exact: true }).click()
  await expect(dialog(guest).getByRole('checkbox', { name: '1 Hall' })).toBeVisible()
  await owner.getByRole('button', { name: 'Return items', exact: true }).click()
  await dialog(owner).getByRole('checkbox', { name: '1 Hall' }).check({ force: true })
  await dialog(owner)
    .getByRole('button', { name: /Why do they come back/ })
    .click()
  await owner.getByRole('option', { name: 'Damaged' }).click()
  await dialog(owner).getByRole('button', { name: 'Open the return' }).click()
  await expect(dialog(guest).getByText('Every piece is returned already.')).toBeVisible()
  await expect(dialog(guest).getByRole('button', { name: 'Ask for the return' })).toHaveCount(0)
  await expect(dialog(guest).getByRole('button', { name: /Why do they come back/ })).toHaveCount(0)
  await expectAccessible(guest)
})
