/** A customer signs items and sheets off one by one, and who makes them sees it while it happens. [issue 18] */
import { test } from '../fixtures/keeps.ts'
import { call } from '../fixtures/order-page.ts'
import { submitted } from '../fixtures/order-steps.ts'
import {
  atRest,
  expect,
  expectAccessible,
  goTo,
  maisonLumen,
  type Page,
  shootAtSizes,
} from '../fixtures/test.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Agreement' })
const verdictsOn = (page: Page, title: string) =>
  panel(page).getByRole('group', { name: `Verdict on ${title}` })

test('[issue 18] what a customer sends back is seen at once on the other side, and is not counted as approved', async ({
  openAs,
  keeps,
}) => {
  test.slow()
  await keeps.settings(maisonLumen)
  const member = await openAs(maisonLumen, 'owner', atRest)
  const { activeOrgId: orgId } = await call(member, '/api/session/get', {})
  const { version } = await call(member, '/orgs/get-settings', { orgId })
  const changes = { 'agreement.signOff': 'itemsAndSheets' }
  await call(member, '/orgs/update-settings', { orgId, version, changes })

  const guest = await openAs(maisonLumen, 'guest', '/orders')
  const path = await submitted(guest, 'To be signed off')
  await goTo(guest, `${path}/revisions`)
  await goTo(member, `${path}/revisions`)
  await expect(panel(member)).toContainText('0 of 2 approved')
  await expect(verdictsOn(member, '1. Hall')).toHaveCount(0)
  await expectAccessible(guest)

  await verdictsOn(guest, '1. Hall').getByRole('button', { name: 'Revise', exact: true }).click()
  await guest.keyboard.press('Enter')
  await panel(guest).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel(guest).getByLabel('Revise: 1. Hall')).toBeFocused()
  await guest.keyboard.type('Two centimeters wider')
  await panel(guest).getByRole('button', { name: 'Save', exact: true }).click()
  for (const page of [guest, member]) {
    await expect(panel(page)).toContainText('Two centimeters wider')
    await expect(panel(page)).toContainText('0 of 2 approved, 1 to be revised')
  }
  // What is sent back is not offered to be accepted, and it is said what.
  await expect(panel(guest)).toContainText(
    'R1 can not be accepted while something of it is sent back to be revised: 1. Hall.',
  )
  await expect(panel(guest).getByRole('button', { name: /^Accept/ })).toHaveCount(0)
  await shootAtSizes(guest, 'sign-off-sent-back')

  await panel(guest).getByRole('button', { name: 'Approve the one that is open' }).click()
  for (const page of [guest, member]) {
    await expect(panel(page)).toContainText('1 of 2 approved, 1 to be revised')
    await expect(panel(page)).toContainText('Production waits: not everything of R1 is signed off yet.')
  }
  await verdictsOn(guest, '1. Hall').getByRole('button', { name: 'Approved', exact: true }).click()
  for (const page of [guest, member]) {
    await expect(panel(page)).toContainText('2 of 2 approved')
    await expect(panel(page)).not.toContainText('Production waits')
    await expect(panel(page)).not.toContainText('to be revised')
  }
  await expect(panel(guest).getByRole('button', { name: 'Accept R1 …' })).toBeVisible()

  await verdictsOn(guest, '1. Hall').getByRole('button', { name: 'Take back' }).click()
  for (const page of [guest, member]) await expect(panel(page)).toContainText('1 of 2 approved')
  await expect(verdictsOn(guest, '1. Hall').getByRole('button', { name: 'Take back' })).toHaveCount(0)
})
