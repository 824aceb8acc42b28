/** Getting in, being sent where one wanted to go, and getting out. */
import {
  atRest,
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
  await expect(page.getByText('This code is not right. Please look again: 4 tries are left.')).toBeVisible()

  // Six digits are enough: nothing has to be pressed.
  await input.fill(code)
  await expect(page).toHaveURL(`${baseUrl()}/orders?type=archived`)
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible()
})

test('[2.2.24] [2.7.19] [2.9.02] a link signs in by one call, leaves no trace of its token, and goes where it points', async ({
  openAnonymous,
}) => {
  const page = await openAnonymous(atRest)
  const link = new URL(signInLink(maisonLumen, 'guest'))
  const token = link.searchParams.get('userToken') ?? ''
  const calls: string[] = []
  const leaks: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/api/session/')) calls.push(path)
    if (request.isNavigationRequest()) return
    const told = request.url() + JSON.stringify(request.headers())
    if (told.includes(token)) leaks.push(request.url())
  })
  await page.goto(`${baseUrl()}${link.pathname}${link.search}&goto=%2Forders%3Ftype%3Dall`)
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible()
  await expect(page).toHaveURL(`${baseUrl()}/orders?type=all`)
  await expect(page.getByRole('table')).toBeVisible()
  // Neither an address nor a referrer had it; the answer of the one call is the session, so that nothing is asked again.
  expect(leaks).toEqual([])
  expect(calls).toEqual(['/api/session/sign-in-with-token'])
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(kept).not.toContain(token)
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

test('a device is named, signed out from another, and its page shows the sign-in at once', async ({
  openAnonymous,
}) => {
  const link = signInLink('Railworks', 'guest')
  const lost = await openAnonymous(atRest)
  await lost.goto(link)
  await expect(lost.getByRole('button', { name: /^Account: / })).toBeVisible()
  // The bell's channel stands: what ends the session is heard.
  await expect(lost.getByRole('button', { name: /notification/i })).toBeVisible()

  const page = await openAnonymous(atRest)
  await page.goto(link)
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Passkeys and devices…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passkeys and devices' })
  const rows = dialog.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(rows.first()).toContainText('This device')
  await expect(rows.first()).toContainText('Chrome on Linux')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sign out all others' }).click()
  await expect(rows).toHaveCount(1)
  await expect(dialog.getByText('You are signed in nowhere else.')).toBeVisible()
  await expect(lost.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('[issue 14] starts an organization of one’s own from the sign-in page, and its owner comes in with a code', async ({
  openAnonymous,
}) => {
  const page = await openAnonymous('/sign-in')
  await page.getByRole('button', { name: 'Start your own' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByRole('button', { name: 'Create it' }).click()
  await expect(page.getByText('Enter the name of your organization.')).toBeVisible()
  await expectAccessible(page)

  const owner = `owner-${Date.now()}@example.com`
  await page.getByLabel('Name').fill('Studio North')
  await page.getByLabel('Your e-mail').fill(owner)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(
    `Studio North is ready. A link that signs you in was sent to ${owner}.`,
  )
  await page.getByRole('button', { name: 'Sign in instead' }).click()
  await page.getByLabel('E-mail').fill(owner)
  await page.keyboard.press('Enter')
  await page.getByLabel('Six-digit code').fill(await mailedCode(owner))
  await expect(page.getByRole('heading', { name: /Studio North/ })).toBeVisible()
})
