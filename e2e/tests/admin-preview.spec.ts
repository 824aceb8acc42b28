/** What settings make of the app, before they are saved; the history, words of e-mails, and the list of statuses. [issue 14] */
import { test } from '../fixtures/keeps.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  sizes,
  news,
} from '../fixtures/test.ts'

const setting = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' })

test('[issue 14] a preview shows the home page, an order and its quote with what is typed and not saved', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(maisonLumen, 'owner', '/admin/settings/home')
  await preview(page).getByRole('button', { name: 'Preview' }).click()
  const home = page.frameLocator('iframe[title="Preview: Home page"]')
  await expect(home.getByRole('heading', { level: 1 })).toContainText('Client Portal')
  await setting(page, 'Heading').getByRole('textbox').fill('Atelier')
  await expect(home.getByRole('heading', { level: 1 })).toContainText('Atelier')
  await setting(page, 'Heading').getByRole('textbox').press('Escape')
  await expect(home.getByRole('heading', { level: 1 })).toContainText('Client Portal')

  await page.getByRole('link', { name: 'Words', exact: true }).click()
  await preview(page).getByRole('button', { name: 'Preview' }).click()
  await preview(page)
    .getByRole('button', { name: /Page in the preview/ })
    .click()
  await page.getByRole('option', { name: 'Quote page' }).click()
  await setting(page, 'Your word, for one').getByRole('textbox').fill('Offer')
  const order = page.frameLocator('iframe[title^="Preview: "][title$=" page"]')
  await expect(order.getByRole('list', { name: 'Offer status' })).toBeAttached()
  await setting(page, 'Your word, for one').getByRole('textbox').press('Escape')

  await page.getByRole('link', { name: 'Documents', exact: true }).click()
  await preview(page).getByRole('button', { name: 'Preview' }).click()
  await setting(page, 'Payment terms').getByRole('textbox').fill('Within ten days, please.')
  const quote = page.frameLocator('iframe[title="Preview: Quote"]')
  await expect(quote.getByText('Within ten days, please.').first()).toBeAttached()
  await page.setViewportSize(sizes.phone)
  await expectNoSidewaysScroll(page)
})

test('[issue 14] each e-mail is shown as the settings write it; a word in braces that nobody knows is refused with those known', async ({
  openAs,
  keeps,
}) => {
  test.slow()
  await keeps.settings(maisonLumen)
  const page = await openAs(maisonLumen, 'owner', '/admin/settings/mails')
  await preview(page).getByRole('button', { name: 'Preview' }).click()
  const mail = page.frameLocator('iframe[title="The e-mail"]')
  await expect(mail.getByText(/Hello Ada Winter/)).toBeVisible()
  await setting(page, 'Last words').getByRole('textbox').fill('Yours, at the bench')
  await expect(mail.getByText(/Yours, at the bench/)).toBeVisible()
  await setting(page, 'Last words').getByRole('textbox').press('Escape')

  await page.getByRole('button', { name: /New entry of Texts by occasion/ }).click()
  await page.getByRole('option', { name: 'Approved', exact: true }).click()
  await page.getByRole('button', { name: 'Add to Texts by occasion' }).click()
  const approved = setting(page, 'Approved')
  await approved.getByRole('textbox', { name: 'Subject' }).fill('{order} is approved')
  await page.keyboard.press('Enter')
  await expect(
    approved.getByText(/\{order\} is not known\. Known are \{name\}, \{word\}/).first(),
  ).toBeVisible()
  await approved.getByRole('textbox', { name: 'Subject' }).fill('Good news: {title}')
  await preview(page)
    .getByRole('button', { name: /Occasion/ })
    .click()
  await page.getByRole('option', { name: 'Approved', exact: true }).click()
  await expect(preview(page).getByText('Good news: Villa Nord')).toBeVisible()
  await page.getByRole('button', { name: 'Words in braces' }).click()
  await expect(page.getByText('{trackingNumber}')).toBeVisible()
  await expectAccessible(page)
})

test('[issue 14] the history returns to an earlier state after its question', async ({ openAs, keeps }) => {
  test.slow()
  await keeps.settings(maisonLumen)
  const page = await openAs(maisonLumen, 'owner', '/admin/settings/words')
  const word = setting(page, 'Your word, for one')
  for (const text of ['Offer', 'Proposal']) {
    // The field has the word already, and the news of the first change may still stand there: the answer is the news.
    const stored = page.waitForResponse('**/orgs/update-settings')
    await word.getByRole('textbox').fill(text)
    await page.keyboard.press('Enter')
    expect((await stored).ok()).toBe(true)
    await expect(news(page).getByText('Your word, for one changed.')).toBeVisible()
  }
  await page.getByRole('link', { name: 'History', exact: true }).click()
  const earlier = page.getByRole('listitem').filter({ hasText: 'after: Offer' })
  await earlier
    .first()
    .getByRole('button', { name: /^Return to this state: after/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Return to this state' }).click()
  await expect(news(page).getByText('The settings are as they were then.')).toBeVisible()
  await page.getByRole('link', { name: 'Words', exact: true }).click()
  await expect(word.getByRole('textbox')).toHaveValue('Offer')
})

test('[issue 14] a status that is in use can not vanish; one that owners alone set is gray to members', async ({
  openAs,
  keeps,
}) => {
  test.slow()
  await keeps.settings(maisonLumen)
  const page = await openAs(maisonLumen, 'owner', '/admin/settings/statuses')
  const statuses = setting(page, 'Statuses')
  const remove = (title: string) => statuses.getByRole('button', { name: `Remove ${title}`, exact: true })
  await remove('In production').click()
  await expect(statuses.getByText(/can not be removed: \d+ quotes? ha(s|ve) it\./i).first()).toBeVisible()
  await statuses.getByRole('button', { name: 'Discard' }).click()
  await expect(remove('In production')).toBeVisible()

  // Who may set it: members see that they may not.
  const quality = statuses.getByRole('listitem').filter({
    has: page.getByRole('button', { name: 'Remove Quality control', exact: true }),
  })
  await quality.getByRole('button', { name: /Who may set it/ }).click()
  await page.getByRole('option', { name: 'Owners', exact: true }).click()
  await expect(news(page).getByText('Statuses changed.')).toBeVisible()
  const member = await openAs(maisonLumen, 'member', '/orders')
  await member.getByRole('table').getByRole('link').first().click()
  const dots = member.getByRole('list', { name: 'Quote status' })
  await expect(dots.getByRole('img', { name: /^Quality control: .*set by owners alone$/ })).toBeVisible()
  await expect(dots.getByRole('button', { name: /In production/ })).toBeVisible()

  // Others move cards to it.
  await page.keyboard.press('Control+z')
  await expect(news(page).getByText('Undone: Statuses changed.')).toBeVisible()
})
