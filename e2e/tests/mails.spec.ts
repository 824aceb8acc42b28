/** What people are told of an order: the bell, who was quicker, and the history with its e-mails. */
import { submitted } from '../fixtures/order-steps.ts'
import { atRest, expect, expectAccessible, maisonLumen, type Page, test } from '../fixtures/test.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('[1.3.23, 1.4.10, 1.4.11] the bell leads to the order; who decides second hears who was first; the history says it all', async ({
  openAs,
}) => {
  test.setTimeout(120_000)
  const member = await openAs(maisonLumen, 'member', '/orders')
  await expect(bell(member)).toBeVisible()
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await submitted(guest, 'Bell House')

  // It rings without a reload, and leads to the order.
  await expect(bell(member)).toHaveAccessibleName(/unread$/)
  await bell(member).click()
  const list = member.getByRole('dialog', { name: 'Notifications' })
  const news = list.getByRole('button', { name: /Unread: Quote \d+, Bell House awaits approval/ })
  await expect(news).toBeVisible()
  await expectAccessible(member)
  await news.focus()
  await member.keyboard.press('Enter')
  await expect(heading(member, 'Review')).toBeVisible()
  expect(new URL(member.url()).pathname).toBe(path)

  // A second employee whose page does not hear of the first: the server says who was quicker.
  const owner = await openAs(maisonLumen, 'owner', '/orders')
  await owner.route('**/api/live/order', (route) => route.abort())
  await owner.goto(new URL(path, owner.url()).href)
  const feedback = owner.getByRole('textbox', { name: 'Feedback for Customer' })
  await feedback.fill('Please choose a wider plate.')
  // Nor may it find out by loading the order again, until the owner has decided.
  let letLoad = () => {}
  const hasDecided = new Promise<void>((resolve) => {
    letLoad = resolve
  })
  await owner.route('**/get-configurator-order-data', async (route) => {
    await hasDecided
    await route.continue()
  })
  await member.getByRole('button', { name: 'Approve' }).click()
  await expect(heading(member, 'Review')).toHaveCount(0)
  await owner.getByRole('button', { name: 'Requires Changes' }).click()
  const told = owner.getByRole('alertdialog')
  await expect(told).toContainText('approved it a moment ago.')
  letLoad()
  await expect(told).toContainText('What you have written is kept.')
  await told.getByRole('button').last().click()
  await expect(heading(owner, 'Review')).toHaveCount(0)

  // Back by its dot: what would be lost is said first, and the words of before are still there.
  await owner.getByRole('button', { name: /^Set status Submitted/ }).click()
  await owner.getByRole('menuitem', { name: 'Set without notifying' }).click()
  const question = owner.getByRole('alertdialog')
  await expect(question).toContainText('removes what came after it')
  await question.getByRole('button', { name: 'Set the status' }).click()
  await expect(feedback).toHaveValue('Please choose a wider plate.')

  // The customer hears of the approval, and reads the bell by keyboard.
  await expect(bell(guest)).toHaveAccessibleName(/unread$/)
  await bell(guest).focus()
  await guest.keyboard.press('Enter')
  const news2 = guest.getByRole('dialog', { name: 'Notifications' })
  await expect(news2.getByText(/Bell House is ready for payment/)).toBeVisible()
  await news2.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(news2.getByText('Unread:')).toHaveCount(0)
  await guest.keyboard.press('Escape')
  await expect(bell(guest)).toBeFocused()

  await owner.getByRole('button', { name: 'More for this quote' }).click()
  await owner.getByRole('menuitem', { name: 'Quote history' }).click()
  const history = owner.getByRole('dialog', { name: 'Quote history' })
  await expect(history.getByRole('listitem').filter({ hasText: 'Quote approved' })).toHaveCount(1)
  await expectAccessible(owner)
  await history.getByRole('button', { name: /What/ }).click()
  await owner.getByRole('option', { name: 'E-mails' }).click()
  await expect(history.getByRole('listitem').filter({ hasText: 'Quote approved' })).toHaveCount(0)
  // Mails leave after the change; the open history finds out by itself.
  await expect(history.getByText(/^E-mail sent to guest@/).first()).toBeVisible({ timeout: 40_000 })
})
