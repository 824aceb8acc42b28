/** Stock: what an order is short of is said before it is submitted, an owner receives goods, and it can be approved. */
import { call, saved } from '../fixtures/order-page.ts'
import { orderOf, productWith } from '../fixtures/stock.ts'
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

const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Stock' }).locator('dl > div', { hasText: label }).locator('dd')

test('[issue 14] a shortage is said before submitting, and is gone when goods have been received', async ({
  openAs,
}) => {
  test.setTimeout(90_000)
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const { orgId, productId } = await productWith(owner, 'Corner box', 10)
  const path = await orderOf(owner, orgId, productId, 12, 'Short House')

  await owner.goto(baseUrl() + path)
  const item = owner.getByRole('region', { name: 'Item', exact: true })
  await expect(item).toContainText('Corner box: 12 wanted, 10 in stock, 2 missing.')
  const notice = owner.getByRole('button', { name: 'Short of stock' })
  await notice.focus()
  await owner.keyboard.press('Enter')
  await expect(owner.getByRole('dialog', { name: 'Not in stock' })).toContainText(
    'You can take it on backorder',
  )
  await owner.keyboard.press('Escape')
  await expect(notice).toBeFocused()
  await expectAccessible(owner)

  // Fewer are there: what was saved is asked about again.
  await item.getByRole('textbox', { name: 'Quantity' }).fill('10')
  await owner.keyboard.press('Enter')
  await saved(owner)
  await expect(notice).toBeHidden()
  await item.getByRole('textbox', { name: 'Quantity' }).fill('12')
  await owner.keyboard.press('Enter')
  await saved(owner)
  await expect(notice).toBeVisible()

  // The list marks it for employees.
  await owner.goto(baseUrl() + '/orders')
  await expect(owner.getByRole('row', { name: /Short House/ })).toContainText('Short of stock')

  // Two pieces come in: entered in the product's details, with the keyboard.
  await owner.goto(baseUrl() + `/admin/products/${productId}`)
  await expect(figure(owner, 'Available')).toHaveText('10')
  const receipt = owner.getByRole('form', { name: 'Receipt' })
  await receipt.getByLabel('Pieces received').fill('a few')
  await owner.keyboard.press('Enter')
  await expect(receipt).toContainText('Enter a whole number of pieces.')
  await receipt.getByLabel('Pieces received').fill('2')
  await receipt.getByLabel('Note').fill('Delivery 12')
  await owner.keyboard.press('Enter')
  await expect(figure(owner, 'Available')).toHaveText('12')
  const movements = owner.getByRole('list', { name: 'Movements' }).getByRole('listitem')
  await expect(movements.first()).toContainText(/Received.*Delivery 12/)
  await expect(movements).toHaveCount(2)

  // A mistaken one is taken back.
  await receipt.getByLabel('Pieces received').fill('50')
  await owner.keyboard.press('Enter')
  await expect(figure(owner, 'Available')).toHaveText('62')
  await movements
    .first()
    .getByRole('button', { name: /^Undo: Received/ })
    .click()
  await expect(figure(owner, 'Available')).toHaveText('12')
  await expect(movements.first()).toContainText('Takes an entry back')
  await expectAccessible(owner)
  await owner.setViewportSize(sizes.phone)
  await expectNoSidewaysScroll(owner)
  await owner.setViewportSize(sizes.desk)

  await owner.goto(baseUrl() + path)
  await expect(item).toBeVisible()
  await expect(notice).toBeHidden()
})

test('[issue 14] goods that come in while an order is open are there for it, without a reload', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const { orgId, productId } = await productWith(owner, 'Late box', 1)
  const path = await orderOf(owner, orgId, productId, 3, 'Waiting House')
  await owner.clock.install()
  await owner.goto(baseUrl() + path)
  const item = owner.getByRole('region', { name: 'Item', exact: true })
  await expect(item).toContainText('Late box: 3 wanted, 1 in stock, 2 missing.')
  const other = await openAs(maisonLumen, 'owner', atRest)
  await call(other, '/api/stock/record-receipt', { orgId, productId, quantity: 2, note: '' })
  await owner.clock.fastForward(30_000)
  await expect(item).not.toContainText('missing')
  await expect(owner.getByRole('button', { name: 'Short of stock' })).toBeHidden()
})

test('[issue 14] an employee who approves more than there is is asked, and may take it on backorder', async ({
  openAs,
}) => {
  test.setTimeout(90_000)
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const { orgId, productId } = await productWith(owner, 'Arch box', 3)
  const path = await orderOf(owner, orgId, productId, 5, 'Backorder House')
  const loaded: { data: { productOrders: { id: number }[] } } = await call(
    owner,
    '/api/configurator/get-configurator-order-data',
    { orgId, productOrderOrgSpecificId: Number(path.split('/').at(-1)) },
  )
  await call(owner, '/configurator/update-order-status', {
    orgId,
    productOrderId: loaded.data.productOrders[0]?.id,
    statusKey: 'submittedForApproval',
    skipNotifyingGuest: true,
  })
  await owner.goto(baseUrl() + path)
  await expect(owner.getByText('Arch box: 5 wanted, 3 in stock, 2 missing.')).toBeVisible()
  await owner.getByRole('button', { name: 'Approve', exact: true }).click()
  const question = owner.getByRole('alertdialog', { name: 'Not in stock' })
  await expect(question).toContainText('There is not enough in stock of Arch box.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(owner.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await owner.getByRole('button', { name: 'Approve', exact: true }).click()
  await question.getByRole('button', { name: 'Take on backorder' }).click()
  await expect(owner.getByText('Approved', { exact: false }).first()).toBeVisible()

  await owner.goto(baseUrl() + `/admin/products/${productId}`)
  await expect(figure(owner, 'Allocated')).toHaveText('5')
  await expect(figure(owner, 'Available')).toHaveText('-2')
  await expect(owner.getByRole('list', { name: 'Movements' }).getByRole('listitem').first()).toContainText(
    '+5 allocated',
  )
  await owner
    .getByRole('list', { name: 'Movements' })
    .getByRole('link', { name: /^Quote #/ })
    .click()
  await expect(owner).toHaveURL(new RegExp(`${path}$`))
})
