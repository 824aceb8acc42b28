/** What concerns open orders is asked about before it is done, and what is typed is never shown as saved. [issue 14] */
import { test } from '../fixtures/keeps.ts'
import { expect, expectAccessible, maisonLumen } from '../fixtures/test.ts'

test('[issue 14] a switch of a property that changes what orders cost asks first, and stays as it was without a second word', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/product-properties')
  await page.getByRole('link', { name: 'Plate finish', exact: true }).click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings of Plate finish' })
  const once = settings.getByRole('switch', { name: 'Chosen once for the whole order' })
  await expect(once).not.toBeChecked()
  await once.press('Space')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/This concerns \d+ open quotes/)
  await expect(question.getByRole('heading')).toContainText('?')
  // Eight are named, the others on demand.
  await question.getByText('Show 42 others').click()
  await expect(question.getByText(/#\d+ .*\(\d+ items?\)/).last()).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(once).not.toBeChecked()
})

test('[issue 14] what was typed stays after a no to the question about open work, and is saved or dropped from there', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/products')
  await page
    .getByRole('link', { name: /Keypad/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const formula = page.getByRole('dialog').getByRole('textbox', { name: 'Factory formula' })
  const before = await formula.inputValue()
  await formula.fill('"KP-1"')
  await formula.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/This concerns \d+ open quotes/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(formula).toHaveValue('"KP-1"')
  await expect(page.getByText('Typed before, and not saved yet.')).toBeVisible()
  await expectAccessible(page)
  // Leaving the field does not ask once more; the button beside it does, and so does Enter.
  await formula.focus()
  await formula.press('Tab')
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Save it' }).click()
  await expect(question).toContainText(/This concerns \d+ open quotes/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(formula).toHaveValue('"KP-1"')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(formula).toHaveValue(before)
  await expect(page.getByText('One field is typed and not saved')).toHaveCount(0)
})

test('[issue 14] numbers of a classifier that open orders are priced by are asked about, and stay without a second word', async ({
  openAs,
  keeps,
}) => {
  await keeps.record(maisonLumen, 'productOptionClassifier', 511)
  const page = await openAs(maisonLumen, 'owner', '/admin/product-option-classifier-groups/1')
  await page
    .getByRole('button', { name: /^Settings of (?!Untitled)/ })
    .first()
    .click()
  const settings = page.getByRole('dialog', { name: /^Settings of / })
  // An empty version changes nothing; its first number does.
  const versions = settings.getByRole('button', { name: 'Delete this version' })
  await expect(versions).toHaveCount(3)
  await settings.getByRole('button', { name: 'Add a version' }).click()
  await expect(versions).toHaveCount(4)
  // The newest comes first: that of a day to come, then the one of now.
  await settings.getByRole('button', { name: 'Add a number' }).nth(1).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/This concerns \d+ open quotes/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(settings.getByRole('textbox', { name: /^Number 0 / })).toHaveCount(3)
})

test('[issue 14] what is typed and not saved says so, also after a reload, and is saved or taken back from there', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/guests')
  await page.getByRole('link', { name: 'june@callowayhotels.example' }).click()
  const firm = page.getByRole('textbox', { name: 'Firm' })
  await firm.fill('Calloway & Co')
  await expect(page.getByText('One field is typed and not saved')).toBeVisible()
  await page.reload()
  await expect(firm).toHaveValue('Calloway & Co')
  await expect(page.getByText('Typed before, and not saved yet.')).toBeVisible()
  await expectAccessible(page)
  const saved = async () => {
    const answer = page.waitForResponse(/update-guest-data$/)
    await firm.press('Enter')
    await answer
    await expect(page.getByText('One field is typed and not saved')).toHaveCount(0)
  }
  await saved()
  await expect(page.getByText('Typed before, and not saved yet.')).toHaveCount(0)
  await firm.fill('')
  await saved()
})

test('[issue 14] a guest becomes a member with a second word alone', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/members')
  await page
    .getByLabel('E-mail of the member')
    .or(page.getByPlaceholder(/e-mail/i))
    .first()
    .fill('priya@ramanlighting.example')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Make priya@ramanlighting.example a member?' })
  await expect(question).toContainText('is a guest here')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.goto(new URL('/admin/guests', page.url()).href)
  await expect(page.getByText('priya@ramanlighting.example').first()).toBeVisible()
})
