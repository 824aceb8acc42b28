/** Getting in, being sent where one wanted to go, and getting out. */
import {
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  mailedCode,
  type SizeName,
  signInLink,
  test,
} from '../fixtures/test.ts'

const email = 'member@maison-lumen.example'

for (const size of ['desk', 'tablet', 'phone'] satisfies SizeName[]) {
  test(`the sign-in page is readable and accessible on a ${size}`, async ({ openAnonymous }) => {
    const page = await openAnonymous('/sign-in', { size })
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('signs in with a mailed code and goes where the person was going', async ({ openAnonymous }) => {
  const page = await openAnonymous('/orders?type=archived')
  await expect(page).toHaveURL(/\/sign-in\?goto=/)

  await page.getByLabel('E-mail').fill('no address')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Enter your e-mail address, such as anna@studio.com.')).toBeVisible()

  await page.getByLabel('E-mail').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  const input = page.getByLabel('Six-digit code')
  await expect(input).toBeFocused()
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled()
  await expectAccessible(page)

  const code = await mailedCode(email)
  const wrong = code === '111111' ? '222222' : '111111'
  await input.fill(wrong)
  await expect(page.getByText('This code is not valid any more.')).toBeVisible()

  // Six digits are enough: nothing has to be pressed.
  await input.fill(code)
  await expect(page).toHaveURL(`${baseUrl()}/orders?type=archived`)
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible()
})

test('[2.2.24] takes userToken and goto out of the address at once and goes there', async ({
  openAnonymous,
}) => {
  const link = new URL(signInLink(maisonLumen, 'guest'))
  const page = await openAnonymous(`${link.pathname}${link.search}&goto=%2Forders%3Ftype%3Dall`)
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible()
  await expect(page).toHaveURL(`${baseUrl()}/orders?type=all`)
})

test('[2.2.24] ignores a goto to another site', async ({ openAnonymous }) => {
  const link = new URL(signInLink(maisonLumen, 'guest'))
  const page = await openAnonymous(`${link.pathname}${link.search}&goto=https%3A%2F%2Fevil.example%2F`)
  await expect(page.getByRole('heading', { name: /^Welcome to the/ })).toBeVisible()
  await expect(page).toHaveURL(`${baseUrl()}/`)
})

test('says that a link is no longer good and offers a code', async ({ openAnonymous }) => {
  const page = await openAnonymous(`/?userToken=${'x'.repeat(40)}`)
  await expect(page.getByText('Ask for a code instead.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(page.url()).not.toContain('userToken')
})

test('leads to the outbox in demo mode', async ({ openAnonymous }) => {
  const page = await openAnonymous('/sign-in')
  await expect(page.getByRole('link', { name: 'outbox' })).toHaveAttribute('href', '/dev/outbox')
})

test('says how long to wait after too many tries', async ({ openAnonymous }) => {
  const page = await openAnonymous('/sign-in')
  await page.route('**/api/session/request-code', (route) =>
    route.fulfill({
      status: 429,
      json: { error: { code: 'tooManyRequests', message: 'Too many requests', details: { retryAfter: 40 } } },
    }),
  )
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(/Too many tries\. Try again in (40|39|38) seconds\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send code' })).toBeDisabled()
})

test('signs out, and Back does not bring the screen back', async ({ openAnonymous }) => {
  const page = await openAnonymous(new URL(signInLink('Terrafloor', 'guest')).pathname)
  await page.goto(signInLink('Terrafloor', 'guest'))
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
