/** Money that employees record, and what they type into the order settings: read as people write it. */
import { call, heldCall, saved } from '../fixtures/order-page.ts'
import { cards, contact, details, fillCard, heading } from '../fixtures/order-steps.ts'
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  type SizeName,
  sizes,
  test,
} from '../fixtures/test.ts'

interface Made {
  productOrder: { id: number; version: number; orgSpecificId: number; userId: number }
}

/** An order of one custom item for $2,000, owned by the page's person, at a status. */
async function orderAt(
  page: Page,
  title: string,
  statusKey: string | null,
  more: object = {},
): Promise<string> {
  const session: { activeOrgId: number } = await call(page, '/api/session/get', {})
  const orgId = session.activeOrgId
  const made: Made = await call(page, '/configurator/create-product-order', {
    productOrderProps: { orgId, title },
  })
  const { id, version, orgSpecificId } = made.productOrder
  await call(page, '/api/resources/productOrder/update', {
    orgId,
    where: { id },
    version,
    props: { promptedForProjectInfo: 1, ...more },
  })
  await call(page, '/api/resources/productInstance/create', {
    orgId,
    props: { productOrderId: id, productId: -1, title: 'Hall', rank: 1, customPriceInCents: 200_000 },
  })
  if (statusKey) {
    await call(page, '/configurator/update-order-status', {
      orgId,
      productOrderId: id,
      statusKey,
      skipNotifyingGuest: true,
    })
  }
  return `/orders/${orgSpecificId}`
}

async function screenshots(page: Page, name: string) {
  for (const size of ['tablet', 'phone', 'desk'] satisfies SizeName[]) {
    await page.setViewportSize(sizes[size])
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: `test-results/${name}-${size}.png`, animations: 'disabled' })
  }
}

const payments = (page: Page) => page.getByRole('list', { name: 'Payments' }).getByRole('listitem')

test('[1.4.22] an employee records a part, is asked about too much, gives money back and takes an entry back', async ({
  openAs,
}) => {
  test.setTimeout(90_000)
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const path = await orderAt(owner, 'Ledger House', 'readyToPayDeposit')
  await owner.goto(baseUrl() + path)
  const form = owner.getByRole('form', { name: 'Record a payment' })
  await expect(form.getByLabel('Amount received')).toHaveValue('1,000.00')
  await form.getByLabel('Amount received').fill('$400')
  await form.getByLabel('Note').fill('First part')
  // What would be typed while it is recorded would be a draft that is recorded twice: the form waits with it.
  const recording = await heldCall(owner, '/configurator/confirm-order-payment')
  await form.getByRole('button', { name: 'Record $400.00' }).click()
  await recording.isHeld
  await expect(form.getByLabel('Note')).toHaveAttribute('readonly', '')
  await expect(form.getByLabel('Amount received')).toHaveAttribute('readonly', '')
  await expect(form.getByLabel('Method')).toBeDisabled()
  recording.letGo()
  await expect(payments(owner)).toHaveText([/^Wire .*\+\$400\.00First part.*\$400\.00 paid\$1,600\.00 open$/])
  await expect(owner.getByText('$600.00 due at Ready to pay deposit')).toBeVisible()

  // More than the balance is asked about, and nothing is written before the answer.
  await expect(form.getByLabel('Amount received')).toHaveValue('600.00')
  await form.getByLabel('Amount received').fill('1.700,00 €')
  await form.getByLabel('Note').fill('The rest')
  await expect(form.getByText('Another currency. Enter the amount in US dollars.')).toBeVisible()
  // What can not be recorded is not lost with the page.
  await owner.reload()
  await expect(form.getByLabel('Amount received')).toHaveValue('1.700,00 €')
  await expect(form.getByText('Another currency. Enter the amount in US dollars.')).toBeVisible()
  await expect(form.getByLabel('Note')).toHaveValue('The rest')
  await expect(form.getByText('Typed before and not recorded yet.')).toBeVisible()
  await form.getByLabel('Amount received').fill('1.700,00')
  await expect(form.getByText('$100.00 would be paid too much and kept as credit')).toBeVisible()
  await form.getByRole('button', { name: 'Record $1,700.00' }).click()
  const question = owner.getByRole('alertdialog', { name: 'More than the balance' })
  await expect(question).toContainText('The open balance is $1,600.00.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(payments(owner)).toHaveCount(1)
  await form.getByLabel('Amount received').fill('600')
  await expectAccessible(owner)
  await screenshots(owner, 'ledger-payment')
  await form.getByRole('button', { name: 'Record $600.00' }).click()
  await expect(heading(owner, 'Deposit received')).toBeVisible()
  await expect(payments(owner).nth(1)).toContainText('Moved to Deposit received')

  const actions = owner.getByRole('group', { name: 'Payments' })
  await actions.getByRole('button', { name: 'Refund' }).click()
  const refund = owner.getByRole('dialog', { name: 'Record a refund' })
  await refund.getByRole('button', { name: /^Refund/ }).click()
  await expect(refund.getByText('Enter an amount above $0.00.')).toBeVisible()
  await refund.getByLabel('Amount given back').fill('150.5')
  await expectAccessible(owner)
  await refund.getByRole('button', { name: 'Refund $150.50' }).click()
  await expect(refund).toHaveCount(0)
  await expect(payments(owner)).toHaveCount(3)
  await expect(payments(owner).nth(2)).toContainText('$849.50 paid')

  // Taking back the payment that moved the order takes the order back.
  await owner.getByRole('button', { name: /^Take back Wire \$600\.00/ }).click()
  const sure = owner.getByRole('alertdialog', { name: 'Take back $600.00' })
  await sure.getByRole('button', { name: 'Take back' }).click()
  await expect(owner.getByRole('form', { name: 'Record a payment' })).toBeVisible()
  await expect(payments(owner)).toHaveCount(4)
  await expect(payments(owner).nth(3)).toContainText('Takes back: Wire $600.00')
  await expect(payments(owner).nth(3)).toContainText('Back to Ready to pay deposit')
  await expect(owner.getByRole('button', { name: /^Take back Wire \$600\.00/ })).toHaveCount(0)
})

test('[1.3.25] an employee gives a card payment back in part, then wholly; both pages see it, and it can not be undone', async ({
  openAs,
}) => {
  test.setTimeout(90_000)
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const path = await orderAt(owner, 'Refund House', 'readyToPayDeposit', contact)
  await owner.goto(baseUrl() + path)
  await owner.getByRole('radio', { name: /^Card/ }).check({ force: true })
  await fillCard(owner, cards.accepted)
  await owner.getByRole('button', { name: 'Pay $1,000.00' }).click()
  await expect(heading(owner, 'Deposit received')).toBeVisible()
  await expect(payments(owner)).toHaveText([/^Card .*\+\$1,000\.00/])
  // Nothing takes a card payment back but its card.
  await expect(owner.getByRole('button', { name: /^Take back/ })).toHaveCount(0)
  const colleague = await openAs(maisonLumen, 'member', path)
  await expect(payments(colleague)).toHaveCount(1)

  const open = () => owner.getByRole('button', { name: /^Refund to card: Card \$1,000\.00/ }).click()
  await open()
  const dialog = owner.getByRole('dialog', { name: 'Refund to the card' })
  await expect(dialog).toContainText('A refund can not be undone')
  await dialog.getByRole('radio', { name: 'A part' }).check({ force: true })
  await dialog.getByLabel('Amount given back').fill('1000.01')
  await expect(dialog.getByText('No more than $1,000.00 can go back to this card.')).toBeVisible()
  await dialog.getByLabel('Amount given back').fill('250')
  await dialog.getByRole('button', { name: 'Refund $250.00 to the card' }).click()
  await expect(dialog.getByText('Say why the money goes back.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('One too many')
  await expectAccessible(owner)
  await screenshots(owner, 'refund-dialog')
  await dialog.getByRole('button', { name: 'Refund $250.00 to the card' }).click()
  const question = owner.getByRole('alertdialog', { name: 'Refund $250.00 to the card?' })
  await expect(question).toContainText('This can not be undone.')
  await question.getByRole('button', { name: 'Refund $250.00' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(payments(owner)).toHaveText([
    /\$750\.00 not given back yet/,
    /^Refund, Card .*−\$250\.00Gives back: Card \$1,000\.00.*One too many.*\$750\.00 paid/,
  ])
  await expect(payments(colleague)).toHaveCount(2)

  // Somebody else has given the rest back meanwhile: the press is refused, in words, and the ledger follows.
  await open()
  await dialog.getByLabel('Reason').fill('The rest too')
  const held = await heldCall(owner, '/configurator/refund-card-payment')
  await dialog.getByRole('button', { name: 'Refund $750.00 to the card' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Refund $750.00' }).click()
  await held.isHeld
  await colleague.getByRole('button', { name: /^Refund to card/ }).click()
  const other = colleague.getByRole('dialog', { name: 'Refund to the card' })
  await other.getByLabel('Reason').fill('The same rest')
  await other.getByRole('button', { name: 'Refund $750.00 to the card' }).click()
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Refund $750.00' }).click()
  await expect(other).toHaveCount(0)
  await expect(payments(colleague)).toHaveCount(3)
  held.letGo()
  const refusal = owner.getByRole('alertdialog', { name: 'Not refunded' })
  await expect(refusal).toContainText('No more can be refunded than was paid by this card.')
  await refusal.getByRole('button', { name: 'OK' }).click()
  await expect(payments(owner)).toHaveCount(3)
  await expect(payments(owner).first()).toContainText('Given back to the card')
  await expect(owner.getByRole('button', { name: /^Refund to card/ })).toHaveCount(0)
  await expect(owner.getByRole('button', { name: /^Take back/ })).toHaveCount(0)
})

test('[1.2.88, 1.4.29, 1.4.30] the settings read amounts, rates and phones as people write them, and look up the tax rate', async ({
  openAs,
}) => {
  test.setTimeout(90_000)
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await owner.goto(baseUrl() + (await orderAt(owner, 'Written House', null)))
  await owner.getByRole('button', { name: 'Edit Quote Details' }).click()
  const settings = details(owner)
  const total = settings
    .locator('dl')
    .getByText(/^Total/)
    .locator('..')
  await expect(total).toContainText('$2,000.00')

  await settings.getByRole('radiogroup', { name: 'Shipping is' }).getByText('$').click()
  const shipping = settings.getByRole('textbox', { name: 'Shipping' })
  await shipping.fill('$1,250.5')
  await expect(settings.getByText('Read as $1,250.50')).toBeVisible()
  await expect(total).toContainText('$3,250.50')
  await shipping.fill('12%')
  await expect(settings.getByText('Read as 12%: becomes a rate')).toBeVisible()
  await shipping.press('Enter')
  await expect(settings.getByRole('radiogroup', { name: 'Shipping is' }).getByLabel('A rate')).toBeChecked()
  await expect(total).toContainText('$2,240.00')
  const tariff = settings.getByRole('textbox', { name: 'Tariff surcharge rate' })
  await tariff.fill('a lot')
  await tariff.press('Enter')
  await expect(settings.getByText('“a lot” is no amount. Write it like 1,250.50 or 12%.')).toBeVisible()
  await expect(tariff).toHaveValue('a lot')
  await owner.reload()
  await owner.getByRole('button', { name: 'Edit Quote Details' }).click()
  await expect(tariff).toHaveValue('a lot')
  await expect(settings.getByText('“a lot” is no amount. Write it like 1,250.50 or 12%.')).toBeVisible()
  await tariff.press('Escape')
  await expect(tariff).toHaveValue('0')

  // A digit typed into the middle of a phone number leaves the caret behind it.
  const phone = settings.getByLabel('Phone')
  await phone.pressSequentially('415550134')
  await expect(phone).toHaveValue('(415) 550-134')
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(8, 8))
  await phone.pressSequentially('5')
  await expect(phone).toHaveValue('(415) 555-0134')
  expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(9)
  const emails = settings.getByLabel('Client e-mails')
  await emails.fill('ada@studio')
  await expect(settings.getByText('“ada@studio” is not an e-mail address.')).toHaveCount(0)
  await emails.press('Tab')
  await expect(settings.getByText('“ada@studio” is not an e-mail address.')).toBeVisible()
  await emails.fill('ada@studio.example')
  await expect(settings.getByText('is not an e-mail address')).toHaveCount(0)

  const address = settings.getByRole('group', { name: 'Delivery address' })
  await address.getByLabel('Street address').fill('1 Congress Avenue')
  await address.getByLabel('City').fill('Austin')
  await address.getByLabel('ZIP code').fill('787')
  await address.getByLabel('City').focus()
  await expect(address.getByText('A ZIP code has 5 digits, or 9 with a dash.')).toBeVisible()
  await address.getByLabel('ZIP code').fill('78701')
  await address.getByRole('combobox', { name: 'State' }).fill('Tex')
  await owner.getByRole('option', { name: 'Texas' }).click()
  // The server has looked it up and every page of the order hears of it.
  await expect(settings.getByText(/^6\.25% from the delivery address, looked up /)).toBeVisible()
  await expect(settings.getByRole('textbox', { name: 'Tax rate' })).toHaveValue('6.25')
  await expect(total).toContainText('$2,365.00')
  await address.getByRole('combobox', { name: 'Country' }).fill('Canad')
  await owner.getByRole('option', { name: 'Canada' }).click()
  await expect(address.getByRole('combobox', { name: 'Province' })).toHaveValue('')
  await expect(address.getByText('A postal code in Canada looks like K1A 0B1.')).toBeVisible()
  await expectAccessible(owner)
  await settings.getByRole('heading', { name: 'Pricing' }).scrollIntoViewIfNeeded()
  await screenshots(owner, 'settings-entries')
  await settings.getByRole('button', { name: 'Done' }).click()
  await saved(owner)
  await owner.reload()
  await owner.getByRole('button', { name: 'Edit Quote Details' }).click()
  await expect(settings.getByLabel('Phone')).toHaveValue('(415) 555-0134')
  await expect(settings.getByRole('textbox', { name: 'Shipping' })).toHaveValue('12')
})
