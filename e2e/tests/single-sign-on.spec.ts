/** Single sign-on with an independent provider on this machine: set up, used, required, and denied. */
import {
  independentClient,
  type IndependentProvider,
  startIndependentProvider,
} from '../../packages/server/src/testing/sign-in/independent-provider.ts'
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  mailedCode,
  news,
  type Page,
  signInLink,
  sizes,
  test,
} from '../fixtures/test.ts'
import { mailedSubject } from '../fixtures/mailed-subject.ts'

const org = 'Cobalt & Pine'
const domain = 'cobalt-and-pine.example'
const owner = `owner@${domain}`
const newcomer = `nora@${domain}`
let provider: IndependentProvider

test.beforeAll(async () => {
  provider = await startIndependentProvider([`${baseUrl()}/sign-in/provider`])
})
test.afterAll(() => provider.close())

/** At the provider: somebody says who they are, and agrees. */
async function agree(page: Page, email: string) {
  await page.getByPlaceholder('Enter any login').fill(email)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** On the page of signing in: an address is typed, whose domain has a provider. */
async function offered(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.keyboard.press('Enter')
  const go = page.getByRole('button', { name: 'Continue with Pine ID' })
  await expect(go).toBeFocused()
  return go
}

async function fillIn(page: Page, more: { secret?: string } = {}) {
  await page.getByRole('textbox', { name: 'Name' }).fill('Pine ID')
  await page.getByRole('textbox', { name: 'Issuer' }).fill(provider.issuer)
  await page.getByRole('textbox', { name: 'Client ID' }).fill(independentClient.clientId)
  await page.getByLabel('Client secret').fill(more.secret ?? independentClient.clientSecret)
  await page.getByRole('textbox', { name: 'E-mail domains' }).fill(domain)
}

async function remove(page: Page) {
  await goTo(page, '/admin/sign-on')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(news(page).getByText('Single sign-on removed.')).toBeVisible()
}

test('[issue 17] an owner connects a provider, signs in by it, and leaves members no other way; guests keep their codes', async ({
  openAs,
  openAnonymous,
}) => {
  test.slow()
  const admin = await openAs(org, 'owner', '/admin/products')
  const links = admin.getByRole('navigation', { name: `Administration of ${org}` }).getByRole('link')
  await links.filter({ hasText: /^Single sign-on$/ }).click()
  await expect(admin.getByRole('textbox', { name: 'Redirect URI' })).toHaveValue(
    `${baseUrl()}/sign-in/provider`,
  )
  await expectAccessible(admin)

  // What is missing is said, and what is wrong.
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByRole('textbox', { name: 'Issuer' })).toHaveAccessibleDescription(
    'Enter the issuer as the provider shows it.',
  )
  await admin.getByRole('textbox', { name: 'Issuer' }).fill(`${provider.issuer}/nowhere`)
  await admin.getByRole('button', { name: 'Test the connection' }).click()
  await expect(admin.getByRole('textbox', { name: 'Issuer' })).toHaveAccessibleDescription(
    /There is no description of an OpenID provider at this issuer/,
  )
  await expectAccessible(admin)
  await fillIn(admin)
  await admin.getByRole('button', { name: 'Test the connection' }).click()
  await expect(admin.getByText(/^The provider answered as it should\./)).toBeVisible()
  // What is typed stays, but for the secret.
  await admin.reload()
  await expect(admin.getByRole('textbox', { name: 'Client ID' })).toHaveValue(independentClient.clientId)
  await expect(admin.getByLabel('Client secret')).toHaveValue('')
  await fillIn(admin)
  await admin.getByRole('checkbox', { name: /first time become members/ }).press('Space')
  const required = admin.getByRole('checkbox', { name: 'Members sign in by the provider alone' })
  await expect(required).toBeDisabled()
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(news(admin).getByText('Single sign-on saved.')).toBeVisible()
  await expect(admin.getByLabel('Client secret')).toHaveAccessibleDescription(/A secret is set/)
  await expectAccessible(admin)

  // The owner signs in by it, and comes to where they wanted to go.
  const page = await openAnonymous('/sign-in?goto=%2Forders')
  const go = await offered(page, owner)
  await expectAccessible(page)
  await go.press('Enter')
  await agree(page, owner)
  await expect(page).toHaveURL(`${baseUrl()}/orders`)
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Passkeys and devices…' }).click()
  await expect(page.getByRole('dialog').getByText(/signed in just now by Pine ID/)).toBeVisible()
  await page.keyboard.press('Escape')

  // Now they know that it works.
  await admin.reload()
  await expect(required).toBeEnabled()
  await required.press('Space')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(news(admin).getByText('Single sign-on saved.')).toBeVisible()
  await expect(required).toBeChecked()

  // Somebody new becomes a member.
  const other = await openAnonymous('/sign-in')
  await (await offered(other, newcomer)).click()
  await agree(other, newcomer)
  await expect(other.getByRole('button', { name: /^Account: / })).toBeVisible()
  await goTo(admin, '/admin/members')
  await expect(admin.getByText('Nora Quist')).toBeVisible()

  // A member who asks for a code is told by mail how they sign in; the page says what it always says.
  const asking = await openAnonymous('/sign-in')
  await offered(asking, newcomer)
  await asking.getByRole('button', { name: 'Send a code instead' }).click()
  await expect(asking.getByLabel('Six-digit code')).toBeFocused()
  expect(await mailedSubject(newcomer, 'Sign in to Orderwright with Pine ID')).toBe(true)
  await goTo(asking, `/sign-in?provider=${domain}`)
  await expect(asking.getByRole('button', { name: 'Continue with Pine ID' })).toBeVisible()
  await expectAccessible(asking)

  // A guest at the same domain gets a code, and comes in with it.
  const guest = `guest@${domain}`
  await asking.getByRole('button', { name: 'Use another e-mail' }).click()
  await offered(asking, guest)
  await asking.getByRole('button', { name: 'Send a code instead' }).click()
  await asking.getByLabel('Six-digit code').fill(await mailedCode(guest))
  await expect(asking.getByRole('button', { name: /^Account: / })).toBeVisible()

  // A member who is signed in by another way is let in no more.
  const member = await openAnonymous(atRest)
  const link = new URL(signInLink(org, 'member'))
  await goTo(member, link.pathname + link.search)
  await expect(member.getByText('No organization yet')).toBeVisible()

  await remove(admin)
  await news(admin).getByRole('button', { name: 'Undo' }).click()
  await expect(admin.getByRole('textbox', { name: 'Name' })).toHaveValue('Pine ID')
  await expect(required).not.toBeChecked()
  await remove(admin)
})

test('[issue 17] what is denied at the provider, or comes back late, is a sentence on the page of signing in', async ({
  openAs,
  openAnonymous,
}) => {
  const admin = await openAs(org, 'owner', '/admin/sign-on')
  await fillIn(admin)
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(news(admin).getByText('Single sign-on saved.')).toBeVisible()

  const page = await openAnonymous('/sign-in')
  await (await offered(page, owner)).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(
    page.getByText('The provider did not sign you in. Try it once more, or let us send you a code.'),
  ).toBeVisible()
  await expect(page).toHaveURL(`${baseUrl()}/sign-in/provider`)
  await expectAccessible(page)
  // The way of codes is as it was.
  await offered(page, owner)
  await page.getByRole('button', { name: 'Send a code instead' }).click()
  await expect(page.getByLabel('Six-digit code')).toBeFocused()

  await goTo(page, '/sign-in/provider?code=made-up&state=made-up')
  await expect(page.getByText(/^That took too long, or was begun in another browser\./)).toBeVisible()
  await expect(page).toHaveURL(`${baseUrl()}/sign-in/provider`)
  // Somebody whom nobody has invited.
  await (await offered(page, `stranger@${domain}`)).click()
  await agree(page, `stranger@${domain}`)
  await expect(
    page.getByText(`You do not belong to ${org} yet. Ask one of its owners to invite you.`),
  ).toBeVisible()
  await remove(admin)
})

for (const size of ['desk', 'tablet', 'phone'] as const) {
  test(`[issue 17] single sign-on is readable and accessible on a ${size}`, async ({
    openAs,
    openAnonymous,
  }) => {
    const admin = await openAs(org, 'owner', '/admin/sign-on', { size })
    await expect(admin.getByRole('textbox', { name: 'Issuer' })).toBeVisible()
    await fillIn(admin)
    await admin.getByRole('button', { name: 'Save' }).click()
    await expect(news(admin).getByText('Single sign-on saved.')).toBeVisible()
    await expectAccessible(admin)
    await expectNoSidewaysScroll(admin)
    const page = await openAnonymous('/sign-in', { size })
    await page.setViewportSize(sizes[size])
    await offered(page, owner)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await remove(admin)
  })
}
