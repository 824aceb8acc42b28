/** The settings of an organization: saved when they are left, refused in words, taken back. [issue 14] */
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

test('[issue 14] an owner changes settings, takes a change back, and finds all in the history', async ({
  openAs,
  keeps,
}) => {
  test.slow()
  await keeps.settings(maisonLumen)
  const page = await openAs(maisonLumen, 'owner', '/admin/settings')
  await expect(page).toHaveTitle(/^Admin: Organization settings/)
  const sections = page.getByRole('navigation', { name: 'Settings sections' })
  await expect(sections.getByRole('link', { name: 'General and brand' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const accent = setting(page, 'Accent color')
  await accent.getByRole('textbox', { name: 'Accent color' }).fill('#ffee00')
  await expect(accent.getByText(/too light on white/)).toBeVisible()
  await expectAccessible(page)
  // Its sign is added where it was copied without; while it is no color the palette stays.
  await accent.getByRole('textbox', { name: 'Accent color' }).fill('1f4b4')
  await expect(accent.getByLabel('Choose a color')).toBeVisible()
  await accent.getByRole('textbox', { name: 'Accent color' }).fill('1f4b45')
  await expect(accent.getByRole('textbox', { name: 'Accent color' })).toHaveValue('#1f4b45')
  await page.keyboard.press('Escape')

  // What is refused stays where it was typed, over a reload too.
  await sections.getByRole('link', { name: 'Payment' }).click()
  const deposit = setting(page, 'Deposit')
  await expect(
    page.getByText('Prices are kept in US dollars; the currency can not be changed.'),
  ).toBeVisible()
  await deposit.getByRole('textbox').fill('half')
  await page.keyboard.press('Enter')
  await expect(deposit.getByText('Type a number.')).toBeVisible()
  await page.reload()
  await expect(deposit.getByRole('textbox')).toHaveValue('half')
  await deposit.getByRole('textbox').fill('35')
  await page.keyboard.press('Tab')
  await expect(news(page).getByText('Deposit changed.')).toBeVisible()
  await page.reload()
  await expect(deposit.getByRole('textbox')).toHaveValue('35')

  await sections.getByRole('link', { name: 'History' }).click()
  const newest = page.getByRole('listitem').filter({ hasText: 'after: 35 %' })
  await newest.getByRole('button', { name: /^Take this change back: Deposit/ }).click()
  await expect(news(page).getByText('The change was taken back.')).toBeVisible()
  await expect(page.getByText('before: 35 %')).toBeVisible()
  await expectAccessible(page)

  // Two owners change one setting: both values are offered.
  await sections.getByRole('link', { name: 'Home page' }).click()
  const heading = setting(page, 'Heading')
  await heading.getByRole('textbox').fill('Mine')
  const other = await openAs(maisonLumen, 'owner', '/admin/settings/home')
  await setting(other, 'Heading').getByRole('textbox').fill('Theirs')
  await other.keyboard.press('Enter')
  await expect(news(other).getByText('Heading changed.')).toBeVisible()
  await heading.getByRole('textbox').focus()
  await page.keyboard.press('Enter')
  await expect(heading.getByText('Meanwhile somebody else has set: Theirs')).toBeVisible()
  await heading.getByRole('button', { name: 'Keep mine' }).click()
  await expect(news(page).getByText('Heading changed.')).toBeVisible()
  await heading.getByRole('button', { name: 'Back to default: Heading' }).click()
  await expect(heading.getByRole('textbox')).toHaveValue('Configurator')

  // On a phone: nothing is too wide, the lists of statuses included.
  await page.setViewportSize(sizes.phone)
  await sections.getByRole('button', { name: 'Settings: Home page' }).click()
  await page
    .getByRole('dialog', { name: 'Settings sections' })
    .getByRole('link', { name: 'Statuses' })
    .click()
  await expect(sections.getByRole('button', { name: 'Settings: Statuses' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Add to Statuses' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('[issue 14] a logo is looked at before it is used; a rate of tax is added by its state; a state of the settings comes back', async ({
  openAs,
  keeps,
}) => {
  test.slow()
  await keeps.settings(maisonLumen)
  const page = await openAs(maisonLumen, 'owner', '/admin/settings')
  const logo = setting(page, 'Logo')
  const svg = (content: string) => ({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${content}</svg>`),
  })
  const upload = async (content: string) => {
    const chooser = page.waitForEvent('filechooser')
    await logo.getByRole('button', { name: 'Upload a logo' }).click()
    await (await chooser).setFiles(svg(content))
  }
  await upload('<text x="0" y="20">Lumen</text>')
  await expect(logo.getByRole('alert')).toContainText('Convert the text to outlines, then choose it again.')
  await upload('<path d="M0 0h90v30H0z" fill="#123456"/>')
  await expect(logo.getByRole('img', { name: 'Preview of the logo' })).toBeVisible()
  await expectAccessible(page)
  await logo.getByRole('button', { name: 'Use this logo' }).click()
  await expect(news(page).getByText('Logo changed.')).toBeVisible()
  await expect(logo.getByRole('img', { name: 'The logo now' })).toBeVisible()

  const sections = page.getByRole('navigation', { name: 'Settings sections' })
  await sections.getByRole('link', { name: /tax/i }).click()
  const rates = page.getByRole('region', { name: 'Tax rates by state' })
  await rates.getByLabel('New entry of Tax rates by state').fill('or')
  await page.keyboard.press('Enter')
  const oregon = rates.getByRole('group', { name: 'OR', exact: true })
  await oregon.getByRole('textbox').fill('4.25')
  await page.keyboard.press('Enter')
  await expect(news(page).getByText('OR changed.')).toBeVisible()
  await page.reload()
  await expect(oregon.getByRole('textbox')).toHaveValue('4.25')

  // The state before both: the change before the logo's, or no change at all, is not there to press; the logo's is.
  await sections.getByRole('link', { name: 'History' }).click()
  await page
    .getByRole('button', { name: /^Return to this state: after Logo/ })
    .first()
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('The later change is taken back.')
  await question.getByRole('button', { name: 'Return to this state' }).click()
  await expect(news(page).getByText('The settings are as they were then.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Take this change back: Logo/ })
    .first()
    .click()
  await expect(news(page).getByText('The change was taken back.')).toBeVisible()
  await sections.getByRole('link', { name: /tax/i }).click()
  await expect(rates.getByLabel('New entry of Tax rates by state')).toBeVisible()
  await expect(oregon).toHaveCount(0)
})

test('[issue 14] two owners who change different statuses both have their words; the same field is offered with both values', async ({
  openAs,
  keeps,
}) => {
  await keeps.settings(maisonLumen)
  const page = await openAs(maisonLumen, 'owner', '/admin/settings/statuses')
  const other = await openAs(maisonLumen, 'owner', '/admin/settings/statuses')
  const description = (of: Page, number: number) =>
    setting(of, 'Statuses').getByRole('textbox', { name: 'Description', exact: true }).nth(number)
  await expect(description(page, 1)).toBeVisible()
  await description(page, 0).fill('Mine of the first')
  await description(other, 1).fill('Theirs of the second')
  await description(other, 0).focus()
  await setting(other, 'Statuses').getByText('Statuses', { exact: true }).first().click()
  await expect(news(other).getByText('Statuses changed.')).toBeVisible()
  await setting(page, 'Statuses').getByText('Statuses', { exact: true }).first().click()
  await expect(news(page).getByText('Statuses changed.')).toBeVisible()
  await page.reload()
  await expect(description(page, 0)).toHaveValue('Mine of the first')
  await expect(description(page, 1)).toHaveValue('Theirs of the second')
})

test('[issue 14] an address of the settings that there is not leads back to them', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/settings/nowhere')
  await expect(page.getByText('There is no such page in the settings.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Organization settings' }).click()
  await expect(page).toHaveURL(/\/admin\/settings\/organization$/)
  await expect(page.getByRole('heading', { name: 'General and brand' })).toBeVisible()
})
