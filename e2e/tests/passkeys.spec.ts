/** Passkeys with a device that Chromium simulates: added beside the devices, used on the sign-in page, named and removed. */
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  mailedCode,
  maisonLumen,
  news,
  type Page,
  signInLink,
  type SizeName,
  test,
} from '../fixtures/test.ts'

/** By its name: an address in numbers can have no passkeys. */
const site = () => baseUrl().replace('127.0.0.1', 'localhost')

/** A device with a screen lock, whose person agrees to everything. */
async function withDevice(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether its person touches it when they are asked. */
    answers: (enabled: boolean) =>
      devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    passkeys: async () => (await devTools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    end: async () => {
      await devTools.send('WebAuthn.disable')
      await devTools.detach()
    },
  }
}

async function openPasskeys(page: Page) {
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Passkeys and devices…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passkeys and devices' })
  await expect(dialog.getByRole('heading', { name: 'Passkeys', exact: true })).toBeVisible()
  return dialog
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

test('[issue 17] a passkey is added, named, signs in without an address, and is removed and brought back', async ({
  openAnonymous,
}) => {
  const page = await openAnonymous(atRest)
  // Nothing is offered in the field: a simulated person would take it before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const device = await withDevice(page)
  const link = new URL(signInLink('Railworks', 'guest'))
  await page.goto(`${site()}${link.pathname}${link.search}`)
  const dialog = await openPasskeys(page)
  await expect(dialog.getByText('You have no passkey yet.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Chrome on Linux')
  await expectAccessible(page)
  await page.keyboard.type('Work laptop')
  await page.keyboard.press('Enter')
  const row = dialog.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')
  await expect(row).toContainText('Work laptop')
  await expect(row).toContainText('Added just now · never used')
  await expect(dialog.getByText('This device')).toBeVisible()
  expect((await device.passkeys()).map(({ rpId }) => rpId)).toEqual(['localhost'])

  // The device knows that it has one.
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(news(page).getByText('There is a passkey of this device already.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible()

  const again = await openPasskeys(page)
  await expect(row).toContainText('last used just now')
  await again.getByRole('button', { name: 'Remove Work laptop' }).click()
  await expect(again.getByText('You have no passkey yet.')).toBeVisible()
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Work laptop')
  await again.getByRole('button', { name: 'Remove Work laptop' }).click()
  await expect(again.getByText('You have no passkey yet.')).toBeVisible()
  await page.keyboard.press('Escape')

  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(
    page.getByText('This passkey does not sign in here. Please sign in with a code.'),
  ).toBeVisible()
  await expectAccessible(page)
  await device.end()
})

test('[issue 17] the browser offers a passkey in the field of the address', async ({ openAnonymous }) => {
  const page = await openAnonymous(atRest)
  const device = await withDevice(page)
  const link = new URL(signInLink('Terrafloor', 'guest'))
  await page.goto(`${site()}${link.pathname}${link.search}`)
  const dialog = await openPasskeys(page)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.keyboard.press('Escape')
  await device.answers(false)
  await signOut(page)
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username webauthn')
  // The simulated person takes the first one that is offered.
  await device.answers(true)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible()
  await device.end()
})

test('[issue 17] a passkey that is not used says so, and a code signs in all the same', async ({
  openAnonymous,
}) => {
  const email = 'member@maison-lumen.example'
  const page = await openAnonymous(atRest)
  const device = await withDevice(page)
  await page.goto(`${site()}/sign-in?goto=%2Forders`)
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await button.click()
  await expect(
    page.getByText('No passkey was used. Try it once more, or let us send you a code.'),
  ).toBeVisible()
  await expect(button).toBeFocused()
  await page.getByLabel('E-mail').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Six-digit code').fill(await mailedCode(email))
  await expect(page).toHaveURL(`${site()}/orders`)
  // Nobody is urged to add one.
  await expect(page.getByText(/passkey/i)).toHaveCount(0)
  await device.end()
})

test('[issue 17] too many tries of a passkey say how long to wait, and leave codes alone', async ({
  openAnonymous,
}) => {
  const page = await openAnonymous(atRest)
  await page.route('**/api/session/begin-passkey-sign-in', (route) =>
    route.fulfill({
      status: 429,
      json: { error: { code: 'tooManyRequests', message: 'Too many requests', details: { retryAfter: 40 } } },
    }),
  )
  await page.goto(`${site()}/sign-in`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText(/Too many tries\. Try again in (40|39|38) seconds\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled()
})

for (const size of ['desk', 'phone'] satisfies SizeName[]) {
  test(`[issue 17] both ways in are readable and accessible on a ${size}, and so are one’s passkeys`, async ({
    openAnonymous,
  }) => {
    const page = await openAnonymous(atRest, { size })
    const device = await withDevice(page)
    await page.goto(`${site()}/sign-in`)
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const link = new URL(signInLink(maisonLumen, 'guest'))
    await page.goto(`${site()}${link.pathname}${link.search}`)
    const dialog = await openPasskeys(page)
    await dialog.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('button', { name: 'Rename Chrome on Linux' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: 'Remove Chrome on Linux' }).click()
    await expect(dialog.getByText('You have no passkey yet.')).toBeVisible()
    await device.end()
  })
}

test('[issue 17] where no passkey can be, nothing is said of one but where they would stand', async ({
  openAs,
  openAnonymous,
}) => {
  const anonymous = await openAnonymous('/sign-in')
  await expect(anonymous.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'email')
  await expect(anonymous.getByText(/passkey/i)).toHaveCount(0)
  const dialog = await openPasskeys(await openAs(maisonLumen, 'guest'))
  await expect(dialog.getByText('This browser can not add a passkey at this address.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
})
