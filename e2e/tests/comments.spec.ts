/** Comments between a customer and an employee: on an item, with a mention, live, the bell, offline, resolved. */
import { addItem, items, leaveAddFlow, newOrder } from '../fixtures/order-page.ts'
import { atRest, expect, expectAccessible, maisonLumen, type Page, test } from '../fixtures/test.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Comments' })
const composer = (page: Page) => panel(page).getByRole('textbox', { name: 'Comment', exact: true })
const comment = (page: Page, text: string) => panel(page).getByRole('article').filter({ hasText: text })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const header = (page: Page) => page.getByRole('button', { name: /^Comments/ })

async function write(page: Page, text: string) {
  await composer(page).fill(text)
  await composer(page).press('Control+Enter')
  await expect(composer(page)).toHaveValue('')
}

test('[1.3.23] a customer asks on an item, an employee hears it by the bell, answers live, and the thread is resolved', async ({
  openAs,
}) => {
  test.slow()
  const title = 'House of many words'
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await newOrder(guest, title)
  await guest.goto(new URL(path, guest.url()).href)
  await leaveAddFlow(guest)
  await addItem(guest, 'Hall')
  await expect(items(guest)).toHaveCount(1)
  const member = await openAs(maisonLumen, 'member', '/')
  await expect(bell(member)).toBeVisible()

  // On the item, with a mention chosen by the keys, sent by the keys.
  await guest.getByRole('button', { name: 'Comment on Hall' }).click()
  await expect(composer(guest)).toBeFocused()
  await expect(panel(guest).getByText('No comments on this item')).toBeVisible()
  await composer(guest).pressSequentially('Could it be brass, @tess')
  const found = panel(guest).getByRole('option', { name: /^Olivier Tessier/ })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await composer(guest).press('Escape')
  await expect(panel(guest).getByRole('listbox')).toHaveCount(0)
  await composer(guest).fill('')
  await composer(guest).pressSequentially('Could it be brass, @oli')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(guest)
  await composer(guest).press('Enter')
  await expect(composer(guest)).toHaveValue('Could it be brass, @Olivier Tessier ')
  await composer(guest).press('Control+Enter')
  await expect(comment(guest, 'Could it be brass')).toBeVisible()
  await expect(composer(guest)).toHaveValue('')
  await expect(items(guest).getByRole('button', { name: '1 open comment thread on Hall' })).toBeVisible()

  // The bell leads to the order with the thread open at the comment.
  await expect(bell(member)).toHaveAccessibleName(/unread/)
  await bell(member).click()
  const entry = member.getByRole('button', { name: new RegExp(`mentioned you on .*${title}`) })
  await entry.click()
  await expect(comment(member, 'Could it be brass')).toBeFocused()
  await expect(member).toHaveURL(/\/orders\/\d+$/)
  await expect(header(member)).toHaveAccessibleName('Comments: 1 open')

  // The answer appears on the other's page, and what is internal does not.
  await panel(member)
    .getByRole('checkbox', { name: /^Internal/ })
    .check()
  await write(member, 'The margin is thin')
  await expect(comment(member, 'The margin is thin')).toBeVisible()
  await panel(member).getByRole('button', { name: 'Answer' }).first().click()
  const answer = panel(member).getByRole('textbox', { name: 'Write an answer' })
  await expect(answer).toBeFocused()
  await answer.fill('Yes, in four weeks')
  await answer.press('Control+Enter')
  await expect(comment(guest, 'Yes, in four weeks')).toBeVisible()
  await expect(panel(guest).getByText('The margin is thin')).toHaveCount(0)
  await expectAccessible(member)

  // What is typed survives a reload; what is sent without a connection is kept, and sent when it is back.
  await composer(guest).fill('And in st')
  await guest.reload()
  await header(guest).click()
  await expect(composer(guest)).toHaveValue('And in st')
  await expect(comment(guest, 'Yes, in four weeks')).toBeVisible()
  await guest.context().setOffline(true)
  await write(guest, 'And in steel?')
  await expect(panel(guest).getByText(/^Not sent yet/)).toBeVisible()
  await guest.context().setOffline(false)
  await expect(comment(member, 'And in steel?')).toBeVisible()
  await expect(panel(guest).getByText(/^Not sent yet/)).toHaveCount(0)

  // Deleted with Undo, and resolved: folded away on both pages, and the item's mark is gone.
  await comment(guest, 'And in steel?').getByRole('button', { name: 'More for your comment' }).click()
  await guest.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(comment(member, 'And in steel?')).toHaveCount(0)
  await guest.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(comment(member, 'And in steel?')).toBeVisible()
  await panel(member)
    .getByRole('listitem')
    .filter({ hasText: 'Could it be brass' })
    .getByRole('button', { name: 'Resolve' })
    .click()
  await expect(panel(guest).getByRole('button', { name: '1 resolved thread' })).toBeVisible()
  await expect(comment(guest, 'Could it be brass')).toHaveCount(0)
  await expect(items(guest).getByRole('button', { name: /open comment thread/ })).toHaveCount(0)

  // Escape closes the panel and gives the focus back.
  await composer(guest).press('Escape')
  await expect(panel(guest)).toHaveCount(0)
  await expect(header(guest)).toBeFocused()
})
