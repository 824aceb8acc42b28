/** Problems with delivered goods: a customer reports one on a phone, the office answers and solves it beside the order. */
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
  sizes,
  test,
} from '../fixtures/test.ts'

/** An order of the demo data whose first line and choices are complete. */
const completeKeypads = 43

/** A shipped order of the guest with one line of three pieces. */
async function shippedOrder(guest: Page, member: Page, title: string): Promise<string> {
  const made = await makeOrder(guest, title)
  const { orgId, id, path } = made
  const item = await readItem(guest, { orgId, path: `/orders/${completeKeypads}` })
  await makeItems(guest, made, { ...item, line: { ...item.line, quantity: 3 } }, ['Hall', 'Study'], contact)
  await call(guest, '/configurator/submit-order', { orgId, productOrderId: id })
  await call(member, '/configurator/update-order-status', {
    orgId,
    productOrderId: id,
    statusKey: 'shipped',
  })
  return path
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report a problem' })
const panel = (page: Page) => page.getByRole('complementary', { name: 'Problems' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Problems' })
const more = (page: Page) => page.getByRole('button', { name: 'More for this quote' })

test('[issue 18] a customer reports a problem on a phone, the owner answers and solves it, and the customer sees it at once', async ({
  openAs,
}) => {
  test.slow()
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const guest = await openAs(maisonLumen, 'guest', atRest, { size: 'phone', hasTouch: true })
  const path = await shippedOrder(guest, owner, 'House of scratches')
  await guest.goto(baseUrl() + path)
  await expect(heading(guest, 'Shipped')).toBeVisible()
  await expectNoSidewaysScroll(guest)

  // What is missing is said, and what was typed outlives a reload and a lost connection.
  await guest.getByRole('button', { name: 'Report a problem', exact: true }).click()
  await expect(dialog(guest)).toBeVisible()
  await dialog(guest).getByRole('button', { name: 'Report it' }).click()
  await expect(dialog(guest).getByText('Choose at least one item')).toBeVisible()
  await expect(dialog(guest).getByText('Say what is wrong.')).toBeVisible()
  await expectAccessible(guest)
  await dialog(guest).getByRole('checkbox', { name: '1 Hall' }).check({ force: true })
  await dialog(guest).getByRole('textbox', { name: 'Pieces of 1 Hall' }).fill('2')
  await dialog(guest)
    .getByRole('button', { name: /What is wrong/ })
    .click()
  await guest.getByRole('option', { name: 'Damaged' }).click()
  await dialog(guest).getByRole('textbox', { name: 'What happened?' }).fill('Both are scratched.')
  await guest.reload()
  await guest.getByRole('button', { name: 'Report a problem', exact: true }).click()
  await expect(dialog(guest).getByRole('textbox', { name: 'What happened?' })).toHaveValue(
    'Both are scratched.',
  )
  await guest.context().setOffline(true)
  await dialog(guest).getByRole('button', { name: 'Report it' }).click()
  await expect(dialog(guest).getByRole('alert')).toContainText('There is no connection.')
  await guest.context().setOffline(false)
  await dialog(guest).getByRole('button', { name: 'Report it' }).click()
  await expect(dialog(guest)).toHaveCount(0)
  await expect(sheet(guest).getByRole('heading', { name: '1. Damaged' })).toBeVisible()
  await expect(sheet(guest).getByText('2 × Hall')).toBeVisible()
  await expect(sheet(guest).getByText('Open', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(guest)
  await expectAccessible(guest)

  // It stands on the office's desk, which leads to it.
  const onDesk = owner.getByRole('region', { name: /^Problems to answer, \d+$/ })
  await owner.goto(`${baseUrl()}/`)
  await onDesk.getByRole('link', { name: /House of scratches/ }).click()
  await expect(owner).toHaveURL(new RegExp(`${path}$`))
  await expect(panel(owner).getByText('Both are scratched.')).toBeVisible()

  // The office finds it from the page, answers, takes the answer back, answers again and solves it, by the keyboard alone.
  await owner.goto(baseUrl() + path)
  await owner.getByRole('button', { name: '1 problem: not solved' }).click()
  await expect(panel(owner).getByText('Both are scratched.')).toBeVisible()
  await expectAccessible(owner)
  await panel(owner).getByRole('button', { name: 'Answer', exact: true }).press('Enter')
  const answer = panel(owner).getByRole('textbox', { name: 'Answer to problem 1' })
  await expect(answer).toBeFocused()
  await owner.keyboard.type('Two new ones are made.')
  await owner.keyboard.press('Tab')
  await owner.keyboard.press('Enter')
  await expect(sheet(guest).getByText('Two new ones are made.')).toBeVisible()
  await expect(sheet(guest).getByText('Answered', { exact: true })).toBeVisible()
  await owner.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(sheet(guest).getByText('Two new ones are made.')).toHaveCount(0)
  await panel(owner).getByRole('button', { name: 'Answer', exact: true }).click()
  await answer.fill('New ones come on Monday.')
  await panel(owner).getByRole('button', { name: 'Send the answer' }).click()
  await expect(sheet(guest).getByText('New ones come on Monday.')).toBeVisible()
  // What is answered and not solved stands on the desk still.
  await owner.goto(`${baseUrl()}/`)
  const toSolve = owner.getByRole('region', { name: /^Problems to solve, \d+$/ })
  await toSolve.getByRole('link', { name: /House of scratches.*answered/ }).click()
  await panel(owner).getByRole('button', { name: 'Solve', exact: true }).click()
  await panel(owner).getByRole('textbox', { name: 'What else should they know?' }).fill('They were sent.')
  await panel(owner).getByRole('button', { name: 'Mark as solved' }).click()
  await expect(sheet(guest).getByText('Solved', { exact: true })).toBeVisible()
  await expect(sheet(guest).getByText('They were sent.')).toBeVisible()
  await expect(sheet(guest).getByText(/^Replaced: /)).toBeVisible()
  await expect(panel(owner).getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expectAccessible(owner)
  await owner.keyboard.press('Escape')
  await owner.setViewportSize(sizes.tablet)
  await expect(owner.getByRole('button', { name: '1 problem: solved' })).toBeVisible()
  await expectNoSidewaysScroll(owner)
  await owner.goto(`${baseUrl()}/`)
  await expect(owner.getByRole('region', { name: 'For you to do' })).toBeVisible()
  await expect(onDesk.getByRole('link', { name: /House of scratches/ })).toHaveCount(0)
})

test('[issue 18] the menu of a delivered quote reports a problem, which is added to and taken back, and offers to order again', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await shippedOrder(guest, owner, 'House of seconds')
  await guest.goto(baseUrl() + path)
  await more(guest).click()
  await expect(guest.getByRole('menuitem', { name: 'Order again' })).toBeVisible()
  await guest.getByRole('menuitem', { name: 'Report a problem…' }).click()
  await dialog(guest).getByRole('checkbox', { name: 'The whole quote' }).check({ force: true })
  await dialog(guest)
    .getByRole('button', { name: /What is wrong/ })
    .click()
  await guest.getByRole('option', { name: 'Missing' }).click()
  await dialog(guest).getByRole('textbox', { name: 'What happened?' }).fill('A box is missing.')
  await dialog(guest).getByRole('button', { name: 'Report it' }).click()
  await expect(panel(guest).getByText('A box is missing.')).toBeVisible()
  await panel(guest).getByRole('button', { name: 'Write more' }).click()
  await panel(guest).getByRole('textbox', { name: 'What else is there to say?' }).fill('The second one.')
  await panel(guest).getByRole('button', { name: 'Add it' }).click()
  await expect(panel(guest).getByText('The second one.')).toBeVisible()
  await panel(guest).getByRole('button', { name: 'Take it back' }).click()
  await expect(panel(guest).getByText('No problems')).toBeVisible()
  await guest.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(panel(guest).getByText('A box is missing.')).toBeVisible()
  // A photograph goes with the files.
  await panel(guest).getByRole('button', { name: 'Add photographs' }).click()
  await expect(guest.getByRole('complementary', { name: 'Files' })).toBeVisible()

  // One that is being made has none of it, and no panel.
  const made = await makeOrder(owner, 'Not yet')
  await owner.goto(baseUrl() + made.path)
  await more(owner).click()
  await expect(owner.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await expect(owner.getByRole('menuitem', { name: 'Report a problem…' })).toHaveCount(0)
  await expect(owner.getByRole('menuitem', { name: 'Problems' })).toHaveCount(0)
})

test('[issue 18] problems that can not be loaded say so, and are loaded again', async ({ openAs }) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await shippedOrder(guest, owner, 'House of errors')
  let isBroken = true
  await owner.route('**/api/problems/get', async (route) => {
    if (!isBroken) return route.fallback()
    return route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'Not now.' } } })
  })
  await owner.goto(baseUrl() + path)
  await more(owner).click()
  await owner.getByRole('menuitem', { name: 'Problems' }).click()
  await expect(panel(owner).getByText('The problems could not be loaded')).toBeVisible()
  await expectAccessible(owner)
  isBroken = false
  await panel(owner).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(owner).getByText('No problems')).toBeVisible()
})
