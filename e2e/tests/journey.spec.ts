/**
 * The main job, guest and employee each in a browser of their own: a quote is made, reviewed, sent back, approved,
 * paid, produced and shipped.
 */
import {
  cards,
  heading,
  details,
  orderPrice,
  drawing,
  cents,
  startKeypad,
  addItem,
  choose,
  openRow,
  fillAddress,
  confirmSubmit,
  approve,
  setStatus,
  fillCard,
} from '../fixtures/order-steps.ts'
import { expect, maisonLumen, test } from '../fixtures/test.ts'

test('[1.1.02, 1.1.03, 1.1.04, 1.1.05, 1.1.07, 1.1.08, 1.1.09] a keypad goes from the home page to the customer', async ({
  openAs,
}) => {
  test.setTimeout(180_000)
  const guest = await openAs(maisonLumen, 'guest')
  const path = await startKeypad(guest)

  await test.step('[1.2.82, 1.4.24, 1.5.11, 1.5.12, 1.5.13, 1.5.14] the project form wants a name, and loses nothing', async () => {
    const form = guest.getByRole('dialog', { name: 'New quote' })
    const name = form.getByLabel('Quote name')
    await form.getByRole('button', { name: 'Create order' }).click()
    await expect(form).toContainText('A valid quote name is required.')
    await expect(name).toBeFocused()
    await name.fill('Untitled Quote')
    await expect(form).toContainText('Quote name can not be "Untitled Quote", please enter a valid name.')
    await name.fill('Villa/Aurore')
    await expect(name).toHaveValue('Villa Aurore')
    await form.getByLabel('PO number').fill('PO 77')
    await guest.reload()
    await expect(form.getByLabel('Quote name')).toHaveValue('Villa Aurore')
    await expect(form.getByLabel('PO number')).toHaveValue('PO 77')
    await expect(form.getByLabel('Client e-mails')).toHaveValue('guest@maison-lumen.example')
    await form.getByRole('button', { name: 'Create order' }).click()
    await addItem(guest, 'Hall entrance')
  })

  await test.step('[1.1.04, 1.1.05] drawing and price follow every choice', async () => {
    const before = {
      drawing: await drawing(guest).getAttribute('aria-label'),
      price: await orderPrice(guest).textContent(),
    }
    await choose(guest, 'Plate', 'Plate size', '144 × 144 mm')
    await expect(drawing(guest)).not.toHaveAttribute('aria-label', before.drawing ?? '')
    await expect(drawing(guest)).toHaveAttribute('aria-label', /144 × 144 mm/)
    await expect(orderPrice(guest)).not.toHaveText(before.price ?? '')
    const wide = await orderPrice(guest).textContent()
    await choose(guest, 'Plate', 'Plate finish', 'Polished brass')
    await expect(orderPrice(guest)).not.toHaveText(wide ?? '')
  })

  const engraving = guest.getByRole('textbox', { name: 'Above, line 1' })

  await test.step('[1.5.01, 1.5.02, 1.5.30] an item that can not be made stops first, and is led to', async () => {
    await choose(guest, 'Engraving', 'Engraving type', 'Engraving per mechanism')
    await openRow(guest, 'Engraving', 'Engravings')
    await engraving.fill('W'.repeat(80))
    await expect(guest.getByRole('dialog', { name: 'Engravings' })).toContainText('over limit')
    await guest.keyboard.press('Escape')
    await expect(guest.getByRole('button', { name: /^Engravings W/ })).toContainText('too wide')
    await guest.getByRole('button', { name: 'Submit', exact: true }).click()
    const stop = guest.getByRole('alertdialog')
    await expect(stop).toContainText('It looks like an item has an invalid configuration.')
    await expect(stop).toContainText('Please review your items and update any red selections.')
    await stop.getByRole('button', { name: 'Go to the item' }).click()
  })

  await test.step('[1.2.77, 1.5.32] engraves in the letters that were typed', async () => {
    await engraving.fill('Read')
    await guest.keyboard.press('Escape')
    await expect(guest.getByRole('button', { name: /^Engravings Read/ })).toBeVisible()
    await expect(drawing(guest)).toHaveAttribute('aria-label', /Read/)
  })

  await test.step('[1.5.01, 1.5.03, 1.5.04, 1.5.05, 1.5.06] each check stops at its field, in their order', async () => {
    await guest.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(details(guest).getByRole('alert')).toHaveText(
      'A valid, 10-digit contact phone number is required to proceed.',
    )
    await expect(details(guest).getByLabel('Phone')).toBeFocused()
    await details(guest).getByLabel('Phone').fill('4155550134')
    await expect(details(guest).getByRole('alert')).toHaveCount(0)
    await details(guest).getByRole('button', { name: 'Submit' }).click()
    await expect(details(guest).getByRole('alert')).toHaveText(
      'A complete delivery address is required to proceed.',
    )
    await expect(details(guest).getByLabel('Street address')).toBeFocused()
    await fillAddress(guest)
    await details(guest).getByRole('button', { name: 'Submit' }).click()
    await expect(details(guest).getByRole('alert')).toHaveText('Company is required to proceed.')
    await expect(details(guest).getByLabel('Company')).toBeFocused()
    await details(guest).getByLabel('Company').fill('Studio Aurore')
    await details(guest).getByRole('button', { name: 'Submit' }).click()
  })

  await test.step('[1.5.10, 1.2.83, 1.4.17, 1.4.18] the guest submits, waits, and may ask', async () => {
    await confirmSubmit(guest)
    await expect(guest.getByRole('main')).toContainText('Hall entrance')
    await guest.getByRole('button', { name: 'Request a status update' }).click()
    await expect(guest.getByRole('alertdialog')).toContainText('Requested a status update successfully')
    await guest.getByRole('button', { name: 'OK' }).click()
  })

  const member = await openAs(maisonLumen, 'member', path)

  await test.step('[1.2.84, 1.4.11] the employee reads it and requires changes, with words', async () => {
    await expect(heading(member, 'Review')).toBeVisible()
    await expect(member.getByRole('listitem').filter({ hasText: 'Hall entrance' })).toContainText(
      '144 × 144 mm',
    )
    await member.getByRole('button', { name: 'Requires Changes' }).click()
    await expect(member.getByText('Say what must change, so that the customer knows.')).toBeVisible()
    await member.getByLabel('Feedback for Customer').fill('Two pieces, please: the hall has two doors.')
    await member.getByRole('button', { name: 'Requires Changes' }).click()
    await expect(heading(member, 'Review')).toHaveCount(0)
  })

  await test.step('[1.4.12, 1.2.80] the guest sees Action Required, changes and submits again', async () => {
    await guest.reload()
    const popup = guest.getByRole('dialog', { name: 'Action Required' })
    await expect(popup).toContainText('Two pieces, please: the hall has two doors.')
    await popup.getByRole('button', { name: 'Make the changes' }).click()
    const once = await cents(orderPrice(guest).textContent())
    await guest.getByRole('textbox', { name: 'Quantity' }).fill('2')
    await guest.keyboard.press('Enter')
    await expect.poll(() => cents(orderPrice(guest).textContent())).toBe(2 * once)
    await guest.getByRole('button', { name: 'Submit', exact: true }).click()
    await confirmSubmit(guest)
  })

  await test.step('[1.4.10] the employee approves', async () => {
    await member.reload()
    // What has changed since stands beside the decision, and the item as it is now.
    const summary = member.getByRole('complementary', { name: 'Summary' })
    await expect(summary.getByRole('listitem').filter({ hasText: 'Hall entrance' })).toContainText('Changed')
    const items = member.getByRole('region', { name: 'Items' })
    await expect(items.getByRole('listitem').filter({ hasText: 'Hall entrance' })).toContainText('2 ×')
    await approve(member)
  })

  const pay = guest.getByRole('button', { name: /^Pay \$/ })
  let deposit = 0

  await test.step('[1.2.85, 1.5.44] the guest may pay the deposit or all', async () => {
    await guest.reload()
    await expect(heading(guest, 'Deposit to Maison Lumen')).toBeVisible()
    await guest.getByRole('radio', { name: /^Card/ }).check({ force: true })
    await expect(pay).toBeVisible()
    deposit = await cents(pay.textContent())
    await guest.getByRole('radio', { name: /^Pay in full/ }).check({ force: true })
    await expect.poll(() => cents(pay.textContent())).toBeGreaterThan(deposit)
    await guest.getByRole('radio', { name: /^Deposit/ }).check({ force: true })
    await expect.poll(() => cents(pay.textContent())).toBe(deposit)
  })

  await test.step('[1.8.03, 1.4.20] a declined card says so, and the form keeps what was typed', async () => {
    await fillCard(guest, cards.declined)
    await expect(guest.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
    await pay.click()
    await expect(guest.getByRole('alertdialog')).toContainText(/declined/i)
    await guest.getByRole('button', { name: 'OK' }).click()
    await expect(guest.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
    await expect(guest.getByLabel('Name on card')).toHaveValue('Grace Whitfield')
  })

  await test.step('an authentication that fails charges nothing', async () => {
    await fillCard(guest, cards.authentication)
    await pay.click()
    const bank = guest.getByRole('dialog', { name: 'Confirm your payment' })
    await expect(bank).toContainText('•••• 3155')
    await bank.getByRole('button', { name: 'Fail' }).click()
    await expect(guest.getByRole('alertdialog')).toBeVisible()
    await guest.getByRole('button', { name: 'OK' }).click()
  })

  await test.step('[1.4.13, 1.4.19, 1.4.21, 1.2.86] the card is accepted, and the order goes on by itself', async () => {
    await fillCard(guest, cards.accepted)
    await pay.click()
    await expect(heading(guest, 'Deposit received')).toBeVisible()
    await expect(guest.getByText('Payment received. Thank you.')).toBeVisible()
    await expect(guest.getByRole('complementary', { name: 'Summary' })).toContainText('Paid')
  })

  await test.step('[1.4.05, 1.4.06] the employee moves it through production; the guest’s dots are no buttons', async () => {
    await member.reload()
    await expect(heading(member, 'Deposit received')).toBeVisible()
    await setStatus(member, 'In production')
    await expect(heading(member, 'In production')).toBeVisible()
    await setStatus(member, 'Ready for final payment')
    await expect(member.getByRole('form', { name: 'Record a payment' })).toBeVisible()
    await guest.reload()
    await expect(guest.getByRole('button', { name: /^Set status/ })).toHaveCount(0)
  })

  await test.step('the balance is paid by a card that the bank asks about', async () => {
    await expect(heading(guest, 'Balance to Maison Lumen')).toBeVisible()
    await expect(guest.getByRole('radio', { name: /^Pay in full/ })).toHaveCount(0)
    await guest.getByRole('radio', { name: /^Card/ }).check({ force: true })
    await fillCard(guest, cards.authentication)
    await pay.click()
    const bank = guest.getByRole('dialog', { name: 'Confirm your payment' })
    await expect(bank).toBeVisible()
    await guest.reload()
    await guest.getByRole('radio', { name: /^Card/ }).check({ force: true })
    // The bank still waits for its answer.
    await bank.getByRole('button', { name: 'Complete' }).click()
    await expect(heading(guest, 'Final payment received')).toBeVisible()
  })

  await test.step('[1.1.08, 1.2.86] it is shipped, with a tracking number', async () => {
    await member.reload()
    await setStatus(member, 'Shipped')
    await expect(heading(member, 'Shipped')).toBeVisible()
    await member.getByRole('button', { name: 'Edit Quote Details' }).click()
    await details(member).getByLabel('Tracking number').fill('1Z 999 AA1 01')
    await details(member).getByRole('button', { name: 'Done' }).click()
    await expect(member.getByText('1Z 999 AA1 01')).toBeVisible()
    await guest.reload()
    await expect(heading(guest, 'Shipped')).toBeVisible()
    await expect(guest.getByText('1Z 999 AA1 01')).toBeVisible()
  })
})
