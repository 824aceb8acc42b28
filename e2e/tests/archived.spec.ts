/** Archived orders say so and are read-only; reviewing says what a bill comes to and takes what it still needs. */
import { call, items, openOrder, options, saved } from '../fixtures/order-page.ts'
import { approve, heading, submitted } from '../fixtures/order-steps.ts'
import { plainOrg } from '../fixtures/test-catalog.ts'
import { atRest, baseUrl, expect, expectAccessible, maisonLumen, type Page, test } from '../fixtures/test.ts'

const banner = (page: Page) => page.getByText('This quote is archived.')
const takeOut = (page: Page) => page.getByRole('button', { name: 'Take out of the archive' })
const more = (page: Page) => page.getByRole('button', { name: 'More for this quote' })
const entries = (page: Page) => page.getByRole('menu', { name: 'More for this quote' }).getByRole('menuitem')

async function archive(page: Page) {
  await more(page).click()
  await page.getByRole('menuitem', { name: 'Archive', exact: true }).click()
  await expect(banner(page)).toBeVisible()
}

test('[12.23] an archived quote says so in every view, is read-only, and is taken out and put back', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, ['Hall'])
  await expect(owner.getByRole('textbox', { name: 'Quantity' })).toBeEditable()
  await archive(owner)
  await expect(takeOut(owner)).toBeVisible()
  // Nothing can be written, everything read.
  await expect(owner.getByRole('heading', { level: 1, name: 'Villa Aurore' })).toBeVisible()
  const quantity = owner.getByRole('textbox', { name: 'Quantity' })
  await expect(quantity).not.toBeEditable()
  await quantity.press('ArrowUp')
  await expect(quantity).toHaveValue('1')
  await expect(owner.getByRole('button', { name: 'Increase Quantity' })).toHaveCount(0)
  await expect(owner.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  await expect(owner.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0)
  await expect(
    options(owner)
      .getByRole('button', { name: /^Finish|^Plate finish/i })
      .first(),
  ).toBeDisabled()
  await more(owner).click()
  await expect(entries(owner)).toHaveText([
    'View Quote',
    'View Invoice',
    'Files',
    'Engraving schedule',
    'Guided Tour',
    'Quote history',
    'Duplicate',
    'Generate Back Box Quote',
    'Unarchive',
  ])
  await owner.keyboard.press('Escape')
  await expectAccessible(owner)
  for (const view of ['DOCUMENTS', 'DRAWINGS']) {
    await owner.getByRole('link', { name: view }).click()
    await expect(banner(owner)).toBeVisible()
  }
  await owner.getByRole('link', { name: 'EDIT' }).click()
  await takeOut(owner).click()
  await expect(banner(owner)).toHaveCount(0)
  await expect(owner.getByRole('textbox', { name: 'Quantity' })).toBeEditable()
  await owner.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(banner(owner)).toBeVisible()
})

test('[12.23] what is on its way when somebody else archives the quote is refused in words and taken back', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, ['Hall'])
  const { href } = new URL(owner.url())
  const member = await openAs(maisonLumen, 'member', new URL(href).pathname)
  await expect(items(member)).toHaveCount(1)
  await archive(owner)
  // The open page of somebody else hears of it.
  await expect(banner(member)).toBeVisible()
  await expect(member.getByRole('textbox', { name: 'Quantity' })).not.toBeEditable()
})

test('[12.23] an archived quote that waits for review is neither approved nor asked about', async ({
  openAs,
}) => {
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await submitted(guest, 'Villa Archive')
  await archive(guest)
  await expect(guest.getByRole('button', { name: 'Request a status update' })).toHaveCount(0)
  const member = await openAs(maisonLumen, 'member', path)
  await expect(banner(member)).toBeVisible()
  await expect(member.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await expect(member.getByRole('button', { name: 'Edit items' })).toHaveCount(0)
  await takeOut(member).click()
  await expect(member.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await approve(member)
})

test('[12.23, 1.1.09] review shows subtotal, discount, shipping, tariff and tax, and takes shipping and tax', async ({
  openAs,
}) => {
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await submitted(guest, 'Villa Review')
  const member = await openAs(maisonLumen, 'member', path)
  const summary = member.getByRole('complementary', { name: 'Summary' })
  const terms = summary.getByRole('term')
  await expect(terms).toContainText(['Items', 'Subtotal', 'Discount', 'Shipping', 'Tariff', 'Tax', /^Total/])
  await expect(summary.getByText('TBD').last()).toBeVisible()
  const bill = member.getByRole('group', { name: 'Shipping and tax' })
  await bill.getByRole('radio', { name: 'An amount' }).click()
  await bill.getByRole('textbox', { name: 'Shipping' }).fill('45')
  await bill.getByRole('textbox', { name: 'Tax rate' }).fill('10')
  await member.keyboard.press('Tab')
  await expect(summary.getByText('$45.00')).toBeVisible()
  await expect(summary.getByText('Tax (10%)')).toBeVisible()
  await saved(member)
  await expectAccessible(member)
  await approve(member)
  await expect(member.getByText('Shipping is still to come')).toHaveCount(0)
})

test('[12.23, 1.6.21] employees of an organization without those settings finish a bill at review too', async ({
  openAs,
}) => {
  const member = await openAs('Halden Light', 'member', '/orders?status=submittedForApproval')
  await member.getByRole('table').getByRole('link').first().click()
  await expect(heading(member, 'Review')).toBeVisible()
  const bill = member.getByRole('group', { name: 'Shipping and tax' })
  await bill.getByRole('radio', { name: 'An amount' }).click()
  await bill.getByRole('textbox', { name: 'Shipping' }).fill('12.50')
  await member.keyboard.press('Tab')
  await expect(member.getByRole('complementary', { name: 'Summary' }).getByText('$12.50')).toBeVisible()
  await saved(member)
  await member.getByRole('button', { name: 'Edit Order Details' }).click()
  const settings = member.getByRole('dialog', { name: 'Edit Order Details' })
  await expect(settings.getByRole('heading', { name: 'Contact' })).toBeVisible()
  await expect(settings.getByRole('heading', { name: 'Pricing' })).toHaveCount(0)
})

test('[12.25] the payment page shows what is paid for, its terms, and that shipping is still to come', async ({
  openAs,
}) => {
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await submitted(guest, 'Villa Pay')
  const member = await openAs(maisonLumen, 'member', path)
  await approve(member)
  await guest.goto(baseUrl() + path)
  await expect(
    guest.getByText(
      'Shipping is still to come: it is not part of this amount, and is added when it is known.',
    ),
  ).toBeVisible()
  const paidFor = guest.getByRole('region', { name: 'What is paid for' })
  await expect(paidFor.getByRole('listitem').first()).toContainText('Hall')
  await expect(paidFor.locator('svg').first()).toBeVisible()
  await paidFor.getByRole('button', { name: 'Terms' }).click()
  await expect(paidFor.getByRole('list').last().getByRole('listitem')).not.toHaveCount(0)
  await expectAccessible(guest)
})

test('[1.4.01] [1.6.17] a status that a guest is not told closes an open page, which says why it can only be read', async ({
  openAs,
}) => {
  const guest = await openAs(plainOrg, 'guest', atRest)
  const { activeOrgId: orgId } = await call(guest, '/api/session/get', {})
  const own = await call(guest, '/api/configurator/get-configurator-orders-data', { orgId })
  const [first] = own.data.productOrders
  const { productOrder } = await call(guest, '/api/orders/duplicate', { orgId, productOrderId: first.id })
  const member = await openAs(plainOrg, 'member', atRest)
  const setStatus = (statusKey: string) =>
    call(member, '/configurator/update-order-status', {
      orgId,
      productOrderId: productOrder.id,
      statusKey,
      skipNotifyingGuest: true,
    })
  await guest.goto(`${baseUrl()}/orders/${productOrder.orgSpecificId}`)
  const submit = guest.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeVisible()
  // 'In Progress' is not told to guests.
  await setStatus('inProgress')
  const why = guest.getByText(`${plainOrg} is working on this`)
  await expect(why).toBeVisible()
  await expect(submit).toHaveCount(0)
  await expect(guest.getByText('In Progress')).toHaveCount(0)
  await expectAccessible(guest)
  await setStatus('new')
  await expect(why).toHaveCount(0)
  await expect(submit).toBeVisible()
})
