/** What a person meets on the way to the first submission: contact data, states by typing, checks that show their field. */
import { addItem, call, leaveAddFlow, makeOrder, newOrder } from '../fixtures/order-page.ts'
import { contact, details } from '../fixtures/order-steps.ts'
import { atRest, baseUrl, expect, expectAccessible, maisonLumen, type Page, test } from '../fixtures/test.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).first()
const focused = (page: Page) => page.locator(':focus')

/** An order of the person with contact data, the newest they have. */
async function lastOrder(page: Page, firmName: string) {
  const { orgId, id, path } = await makeOrder(page, `Villa ${firmName}`)
  const where = { id }
  const { records }: { records: { version: number }[] } = await call(
    page,
    '/api/resources/productOrder/get',
    {
      orgId,
      where,
    },
  )
  const props = { ...contact, firmName }
  await call(page, '/api/resources/productOrder/update', {
    orgId,
    where,
    version: records[0]?.version,
    props,
  })
  return Number(path.split('/').at(-1))
}

test('[12.21] an empty quote asks for an item before it asks for anything else', async ({ openAs }) => {
  const guest = await openAs(maisonLumen, 'guest', atRest)
  await guest.goto(baseUrl() + (await newOrder(guest, 'Villa Empty')))
  await leaveAddFlow(guest)
  await submit(guest).click()
  const question = guest.getByRole('alertdialog')
  await expect(question).toContainText('Add an item before you submit.')
  await question.getByRole('button', { name: 'Add an item' }).click()
  await expect(guest.getByRole('dialog', { name: 'Add a product' })).toBeVisible()
})

test('[12.21, 1.5.04] each check that fails shows its own field, with the focus in it', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await owner.goto(baseUrl() + (await newOrder(owner, 'Villa Checks')))
  await addItem(owner, 'Hall')
  await submit(owner).click()
  const again = details(owner).getByRole('button', { name: 'Submit' })
  const expectField = async (label: string) => {
    await expect(focused(owner)).toHaveAccessibleName(label)
    await expect(focused(owner)).toHaveAttribute('aria-invalid', 'true')
  }
  await expectField('Phone')
  await owner.keyboard.type('4155550134')
  await again.click()
  await expectField('Street address')
  await owner.keyboard.type('12 Hillside Lane')
  const address = details(owner).getByRole('group', { name: 'Delivery address' })
  await address.getByLabel('City').fill('Denver')
  await address.getByLabel('ZIP code').fill('80202')
  await again.click()
  await expect(focused(owner)).toHaveAccessibleName('State')
  // Typed, not picked.
  await owner.keyboard.type('CO')
  await owner.keyboard.press('Tab')
  await expect(address.getByRole('combobox', { name: 'State' })).toHaveValue('Colorado')
  await again.click()
  await expectField('Company')
  await owner.keyboard.type('Studio Aurore')
  await again.click()
  await expectField('Client e-mails')
  await owner.keyboard.type('ada@studio.example')
  await again.click()
  await expect(owner.getByRole('alertdialog')).toContainText('Are you sure you want to submit your order?')
})

test('[12.21] a state is chosen by typing its name or its code; what is none is said', async ({ openAs }) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await owner.goto(baseUrl() + (await newOrder(owner, 'Villa States')))
  await owner.getByRole('button', { name: 'Edit Quote Details' }).click()
  const address = details(owner).getByRole('group', { name: 'Delivery address' })
  const state = address.getByRole('combobox', { name: 'State' })
  await state.click()
  await owner.keyboard.type('Colorado')
  await owner.keyboard.press('Tab')
  await expect(state).toHaveValue('Colorado')
  await state.fill('ny')
  await address.getByLabel('City').click()
  await expect(state).toHaveValue('New York')
  await state.fill('Atlantis')
  await owner.keyboard.press('Tab')
  await expect(address.getByText('“Atlantis” is not in the list.')).toBeVisible()
  await expect(state).toHaveValue('New York')
  await state.fill('tex')
  await owner.keyboard.press('Enter')
  await expect(state).toHaveValue('Texas')
  const country = address.getByRole('combobox', { name: 'Country' })
  await country.fill('Canada')
  await owner.keyboard.press('Tab')
  await expect(address.getByRole('combobox', { name: 'Province' })).toBeVisible()
})

test('[12.21] the contact data of the last quote is proposed, taken by a press, and taken back', async ({
  openAs,
}) => {
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const number = await lastOrder(guest, 'Studio Proposal')
  await guest.goto(baseUrl() + (await newOrder(guest, 'Villa Second')))
  await leaveAddFlow(guest)
  await guest.getByRole('button', { name: 'Edit Quote Details' }).click()
  const proposal = details(guest).getByRole('group', { name: 'Contact data on file' })
  await expect(proposal).toContainText(`Contact data of #${number}, your last quote:`)
  await expect(proposal).toContainText('Studio Proposal')
  // Nothing stands there before the person says so.
  await expect(details(guest).getByLabel('Company')).toHaveValue('')
  await expectAccessible(guest)
  await proposal.getByRole('button', { name: 'Use it here' }).click()
  await expect(details(guest).getByLabel('Company')).toHaveValue('Studio Proposal')
  await expect(details(guest).getByLabel('City')).toHaveValue('San Rafael')
  await proposal.getByRole('button', { name: 'Undo' }).click()
  await expect(details(guest).getByLabel('Company')).toHaveValue('')
  await expect(details(guest).getByLabel('City')).toHaveValue('')
})

test('[12.21] the form before the first item proposes it too', async ({ openAs }) => {
  const guest = await openAs(maisonLumen, 'guest', atRest)
  await lastOrder(guest, 'Studio First')
  await guest.goto(baseUrl() + (await newOrder(guest)))
  const form = guest.getByRole('dialog', { name: 'New quote' })
  await form.getByRole('button', { name: 'Use it here' }).click()
  await expect(form.getByLabel('Company')).toHaveValue('Studio First')
  await form.getByLabel('Quote name').fill('Villa Third')
  await form.getByRole('button', { name: 'Create order' }).click()
  await leaveAddFlow(guest)
  await guest.getByRole('button', { name: 'Edit Quote Details' }).click()
  await expect(details(guest).getByLabel('Company')).toHaveValue('Studio First')
})

test('[12.22] a custom product whose price is refused is added by no press, however many', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await owner.goto(baseUrl() + (await newOrder(owner, 'Villa Custom')))
  await owner.getByRole('button', { name: 'Add', exact: true }).first().click()
  await owner.getByRole('menuitem', { name: /^Custom product/ }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add a custom product' })
  await dialog.getByLabel('Identifier or description').fill('Special bracket')
  const price = dialog.getByLabel('Price of one')
  const add = dialog.getByRole('button', { name: 'Add item' })
  for (const refused of ['12%', '-5', 'twelve', '€12']) {
    await price.fill(refused)
    for (let press = 0; press < 3; press++) await add.click()
    await dialog.getByLabel('Identifier or description').press('Enter')
    await expect(dialog).toBeVisible()
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    await expect(price).toBeFocused()
  }
  await expect(owner.getByRole('navigation', { name: 'Items' }).getByRole('listitem')).toHaveCount(0)
  await price.fill('12.50')
  await add.click()
  await expect(dialog).toHaveCount(0)
  await expect(owner.getByRole('navigation', { name: 'Items' }).getByRole('listitem')).toHaveCount(1)
  await expect(owner.getByLabel('Order price')).toContainText('$12.50')
})
