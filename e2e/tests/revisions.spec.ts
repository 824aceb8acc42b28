/** Revisions of an order: two compared on the screen and on paper, a superseded one told, a change after the deposit agreed to. */
import { approve, changeLine, submitted } from '../fixtures/order-steps.ts'
import { baseUrl, expect, expectAccessible, maisonLumen, shootAtSizes, test } from '../fixtures/test.ts'

test('a changed quote has two revisions that are compared; a change after approval is asked for, opened and agreed to', async ({
  openAs,
}) => {
  test.setTimeout(240_000)
  const guest = await openAs(maisonLumen, 'guest', '/orders')
  const path = await submitted(guest, 'Two revisions')
  const member = await openAs(maisonLumen, 'member', path)
  await changeLine(member, path, { quantity: 3, notes: 'Left of the door' })
  await member.goto(baseUrl() + path)
  // The approver reads what is not as it was submitted, and goes from there to the whole comparison.
  const aside = member.getByRole('complementary', { name: 'Summary' })
  await expect(aside.getByRole('heading', { name: 'Changed since R1' })).toBeVisible()
  await expect(aside.getByRole('listitem').filter({ hasText: '1. Hall' })).toContainText('Changed')
  await expect(aside.getByRole('link', { name: 'Compare with R1' })).toHaveAttribute(
    'href',
    `${path}/revisions?from=1&to=now`,
  )
  await approve(member)

  await guest.goto(baseUrl() + path)
  await guest.getByRole('button', { name: 'More for this quote' }).click()
  await guest.getByRole('menuitem', { name: 'Revisions' }).click()
  await expect(guest).toHaveURL(/\/revisions/)
  const list = guest.getByRole('list', { name: 'All revisions' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').first()).toContainText('R2')
  await expect(list.getByRole('listitem').last()).toContainText('superseded by R2')
  const hall = guest.getByRole('table', { name: 'Hall' })
  await expect(hall.getByRole('row', { name: /^Quantity 1 3$/ })).toBeVisible()
  await expect(hall.getByRole('row', { name: /^Notes Left of the door$/ })).toBeVisible()
  await expect(
    guest.getByRole('table', { name: 'Money' }).getByRole('row', { name: /^Total/ }),
  ).toContainText('+$')
  await expect(guest.getByRole('img', { name: 'Drawings of Hall, one over the other' })).toBeVisible()
  await expectAccessible(guest)
  await shootAtSizes(guest, 'revisions-guest')

  // A paper of the first revision leads here, and is told not to hold any more.
  await guest.goto(`${baseUrl()}${path}/revisions?show=1`)
  await expect(guest.getByText('R1 no longer holds: R2 has taken its place.')).toBeVisible()

  await guest.getByRole('button', { name: 'Ask for a change' }).click()
  const wish = guest.getByRole('textbox', { name: 'What should change?' })
  await wish.fill('Four of them, please')
  // What was typed and not sent is there again.
  await guest.reload()
  await guest.getByRole('button', { name: 'Ask for a change' }).click()
  await expect(wish).toHaveValue('Four of them, please')
  await guest.getByRole('button', { name: 'Send' }).click()
  await expect(guest.getByRole('heading', { name: /Asked for$/ })).toBeVisible()

  await member.goto(`${baseUrl()}${path}/revisions`)
  await expect(member.getByText('Four of them, please')).toBeVisible()
  await member.getByRole('button', { name: 'Open it' }).click()
  await member.getByRole('button', { name: 'Open the next revision' }).click()
  await expect(member.getByRole('heading', { name: /· Open$/ })).toBeVisible()
  await changeLine(member, path, { quantity: 4 })
  await member.reload()
  await expect(member.getByText('The quote has changed since R2.')).toBeVisible()
  await expect(
    member.getByRole('table', { name: 'Hall' }).getByRole('row', { name: /^Quantity 3 4$/ }),
  ).toBeVisible()
  await member.getByRole('button', { name: 'Agree to the change' }).click()
  await expectAccessible(member)
  await shootAtSizes(member, 'revisions-member')
  await member.getByRole('textbox', { name: 'Who has agreed' }).fill('Grace Whitfield')
  await member.getByRole('button', { name: 'Agree to the change' }).click()
  await expect(member.getByText(/Agreed to by Grace Whitfield \(by e-mail\)/)).toBeVisible()
  await expect(member.getByText(/Extra: \$/)).toBeVisible()
  await expect(member.getByRole('list', { name: 'All revisions' }).getByRole('listitem')).toHaveCount(3)

  const owner = await openAs(maisonLumen, 'owner', `${path}/revisions?from=1&to=3`)
  await expect(
    owner.getByRole('table', { name: 'Hall' }).getByRole('row', { name: /^Quantity 1 4$/ }),
  ).toBeVisible()
  // The address keeps which two are compared.
  await owner.getByRole('button', { name: /^R1 Compare|^Compare/ }).click()
  await owner.getByRole('option', { name: 'R2', exact: true }).click()
  await expect(owner).toHaveURL(/from=2&to=3/)
  await expect(
    owner.getByRole('table', { name: 'Hall' }).getByRole('row', { name: /^Quantity 3 4$/ }),
  ).toBeVisible()
  const saved = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Comparison as a PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/R2 - R3\.pdf$/)
  await shootAtSizes(owner, 'revisions-owner')
})
