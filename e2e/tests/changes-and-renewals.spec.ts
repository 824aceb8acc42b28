/** Changes after approval that a customer takes back or refuses, and a quote that has expired and is renewed. [issue 18] Decisions 0224 and 0225. */
import { call } from '../fixtures/order-page.ts'
import { approve, changeLine, orderAt, submitted } from '../fixtures/order-steps.ts'
import {
  baseUrl,
  expect,
  expectAccessible,
  maisonLumen,
  type Page,
  shootAtSizes,
  test,
} from '../fixtures/test.ts'

test('a customer takes a wish back, refuses what is proposed with a reason, and agrees to the next proposal', async ({
  openAs,
}) => {
  test.setTimeout(240_000)
  const guest = await openAs(maisonLumen, 'guest', '/orders')
  const path = await submitted(guest, 'Changes answered')
  const member = await openAs(maisonLumen, 'member', path)
  await approve(member)

  await guest.goto(`${baseUrl()}${path}/revisions`)
  await guest.getByRole('button', { name: 'Ask for a change' }).click()
  await guest.getByRole('textbox', { name: 'What should change?' }).fill('Wider plates')
  await guest.getByRole('button', { name: 'Send' }).click()
  await expect(guest.getByRole('heading', { name: /Asked for$/ })).toBeVisible()
  await guest.getByRole('button', { name: 'Take it back' }).click()
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click()
  await expect(guest.getByText('Former changes')).toBeVisible()
  await expect(guest.getByText('Withdrawn', { exact: true })).toBeVisible()

  await member.goto(`${baseUrl()}${path}/revisions`)
  await member.getByRole('button', { name: 'Open the next revision' }).click()
  await member.getByRole('button', { name: 'Open the next revision' }).click()
  await expect(member.getByRole('heading', { name: /· Open$/ })).toBeVisible()
  // Of nothing there is nothing to show.
  await expect(member.getByRole('button', { name: 'Send to the customer' })).toHaveCount(0)
  await changeLine(member, path, { quantity: 4 })
  await member.reload()
  await member.getByRole('button', { name: 'Send to the customer' }).click()
  await expect(member.getByText('The customer is asked to agree to it.')).toBeVisible()

  // From the page of the order to the change.
  await guest.goto(baseUrl() + path)
  await expect(guest.getByText('A change of what was agreed to waits for your answer.')).toBeVisible()
  // What is asked for is what was agreed to, and so is everything that it is made up of.
  await expect(guest.getByRole('definition').filter({ hasText: '$364.40' })).toHaveCount(2)
  await expect(guest.getByText('Total as agreed')).toBeVisible()
  await expect(guest.getByRole('definition').filter({ hasText: '$2,915.20' })).toHaveCount(0)
  await shootAtSizes(guest, 'changes-waits')
  await guest.getByRole('link', { name: 'Look at the change' }).click()
  await guest.getByRole('button', { name: 'Refuse', exact: true }).click()
  const send = guest.getByRole('button', { name: 'Refuse the change' })
  await expect(send).toBeDisabled()
  await guest.getByRole('textbox', { name: 'Why you refuse it' }).fill('Three are enough')
  await expect(send).toBeEnabled()
  await expectAccessible(guest)
  await shootAtSizes(guest, 'changes-refusing')
  await send.click()
  await expect(guest.getByText('Three are enough')).toBeVisible()

  await member.goto(baseUrl() + path)
  await expect(
    member.getByText('A change that a customer asked for, or refused, waits for you.'),
  ).toBeVisible()
  await member.getByRole('link', { name: 'Look at the change' }).click()
  await expect(member.getByText(/^Refused by .+ on .+:$/)).toBeVisible()
  await expect(member.getByText('Three are enough')).toBeVisible()
  await expectAccessible(member)
  await shootAtSizes(member, 'changes-refused')
  await changeLine(member, path, { quantity: 3 })
  await member.reload()
  await member.getByRole('button', { name: 'Send it again' }).click()
  await expect(member.getByText('Three are enough')).toHaveCount(0)

  await guest.reload()
  await guest.getByRole('button', { name: 'Agree to the change' }).click()
  await guest.getByRole('button', { name: 'Agree to the change' }).click()
  await expect(guest.getByText(/^Agreed to by|Agreed to by /)).toBeVisible()
})

/** For how many days quotes of the organization hold; null: always. */
async function setDays(owner: Page, days: number | null) {
  const { activeOrgId: orgId } = await call(owner, '/api/session/get', {})
  const { version } = await call(owner, '/orgs/get-settings', { orgId })
  const changes = { 'documents.quoteValidDays': days }
  await call(owner, '/orgs/update-settings', { orgId, version, changes })
}

/** The quote of January 2, 2025 held until October 29: so many days that no quote of others has expired. */
async function expire(owner: Page, path: string) {
  await setDays(owner, 300)
  const { orgId, order } = await orderAt(owner, path)
  await call(owner, '/api/resources/productOrder/update', {
    orgId,
    where: { id: order.id },
    version: order.version,
    props: { effectivePricingDate: '2025-01-02 12:00:00' },
  })
}

test('a quote that has expired says so where it would be accepted; it is asked to be renewed, renewed and accepted', async ({
  openAs,
}) => {
  test.setTimeout(240_000)
  const guest = await openAs(maisonLumen, 'guest', '/orders')
  const path = await submitted(guest, 'To be renewed')
  const owner = await openAs(maisonLumen, 'owner', path)
  await expire(owner, path)
  await guest.goto(baseUrl() + path)
  await expect(guest.getByText('This quote held until 10/29/2025.')).toBeVisible()
  await guest.goto(`${baseUrl()}${path}/revisions`)
  const panel = guest.getByRole('region', { name: 'Agreement' })
  await expect(panel.getByText('This quote held until 10/29/2025.')).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
  await expectAccessible(guest)
  await shootAtSizes(guest, 'changes-expired')
  await panel.getByRole('button', { name: 'Ask for it to be renewed' }).click()
  await expect(panel.getByText(/^Somebody asked for it to be renewed on/)).toBeVisible()

  await owner.goto(`${baseUrl()}${path}/revisions`)
  await expectAccessible(owner)
  await shootAtSizes(owner, 'changes-to-renew')
  await owner.getByRole('button', { name: 'Renew', exact: true }).click()
  await expect(owner.getByText('R2 can be accepted again.')).toBeVisible()
  await expect(owner.getByRole('listitem').filter({ hasText: 'R2' }).first()).toContainText(
    /Quote renewed by ./,
  )

  await guest.reload()
  await expect(panel.getByText(/^It can be accepted until/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Accept R2 …' })).toBeVisible()
  await setDays(owner, null)
})

test('[issue 18] an approved quote that has expired is not paid before it is renewed', async ({ openAs }) => {
  test.setTimeout(240_000)
  const guest = await openAs(maisonLumen, 'guest', '/orders')
  const path = await submitted(guest, 'Not to be paid')
  const owner = await openAs(maisonLumen, 'owner', path)
  await approve(owner)
  await expire(owner, path)
  await guest.goto(baseUrl() + path)
  await expect(
    guest.getByText(
      'This quote held until 10/29/2025. It can be paid once it is renewed: ask for that first.',
    ),
  ).toBeVisible()
  await expect(guest.getByRole('radiogroup', { name: 'How', exact: true })).toHaveCount(0)
  await expectAccessible(guest)
  await shootAtSizes(guest, 'changes-not-paid')
  await guest.getByRole('link', { name: 'Ask for a renewal' }).click()
  const panel = guest.getByRole('region', { name: 'Agreement' })
  await panel.getByRole('button', { name: 'Ask for it to be renewed' }).click()
  await expect(panel.getByText(/^Somebody asked for it to be renewed on/)).toBeVisible()

  await owner.goto(`${baseUrl()}${path}/revisions`)
  await owner.getByRole('button', { name: 'Renew', exact: true }).click()
  await expect(owner.getByText('R2 can be accepted again.')).toBeVisible()
  await guest.goto(baseUrl() + path)
  await expect(guest.getByRole('radiogroup', { name: 'How', exact: true })).toBeVisible()
  await setDays(owner, null)
})
