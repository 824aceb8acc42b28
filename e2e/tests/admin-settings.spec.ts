/** The settings of an organization: saved when they are left, refused in words, taken back. [issue 14] */
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  sizes,
  test,
} from '../fixtures/test.ts'

const news = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const setting = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test('[issue 14] an owner changes settings, takes a change back, and finds all in the history', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(maisonLumen, 'owner', '/admin/settings')
  await expect(page).toHaveTitle(/^Admin: Organization settings/)
  const rooms = page.getByRole('navigation', { name: 'Rooms of the settings' })
  await expect(rooms.getByRole('link', { name: 'General and brand' })).toHaveAttribute('aria-current', 'page')
  const accent = setting(page, 'Accent color')
  await accent.getByRole('textbox', { name: 'Accent color' }).fill('#ffee00')
  await expect(accent.getByText(/too light on white/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // What is refused stays where it was typed, over a reload too.
  await rooms.getByRole('link', { name: 'Payment' }).click()
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

  await rooms.getByRole('link', { name: 'History' }).click()
  const newest = page.getByRole('listitem').filter({ hasText: 'after: 35 %' })
  await newest.getByRole('button', { name: /^Take back: Deposit/ }).click()
  await expect(news(page).getByText('The change was taken back.')).toBeVisible()
  await expect(page.getByText('before: 35 %')).toBeVisible()
  await expectAccessible(page)

  // Two owners change one setting: both values are offered.
  await rooms.getByRole('link', { name: 'Home page' }).click()
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
  await rooms.getByRole('link', { name: 'Statuses' }).click()
  await expect(page.getByRole('button', { name: 'Add to Statuses' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
