/** Sharing between browsers: the popup, a person without an account, a collaborator whose prices are hidden. */
import type { Locator } from '@playwright/test'
import { drawing, items, openOrder, price, saved } from '../fixtures/order-page.ts'
import { atRest, baseUrl, expect, expectAccessible, maisonLumen, type Page, test } from '../fixtures/test.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Share this quote' })
const invite = (page: Page) => panel(page).getByRole('combobox', { name: 'Invite' })
const here = (page: Page) => page.getByRole('list', { name: 'Also here' })

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'SHARE', exact: true }).click()
  await expect(panel(page).getByRole('list', { name: 'Collaborators', exact: true })).toBeVisible()
  await expect(invite(page)).toBeFocused()
}

/** A sharee is shown around first. [1.4.45] */
async function endTour(page: Page) {
  const close = page.getByRole('button', { name: 'Close the tour' })
  await expect(close).toBeVisible()
  await close.click()
  await expect(close).toBeHidden()
}

/** Every text that a place has had since, however short. */
async function rememberStatus(place: Locator): Promise<() => Promise<string[]>> {
  const texts = await place.evaluateHandle((element) => {
    const seen: string[] = []
    new MutationObserver(() => {
      const text = element.textContent?.trim() ?? ''
      if (seen.at(-1) !== text) seen.push(text)
    }).observe(element, { childList: true, subtree: true, characterData: true })
    return seen
  })
  return () => texts.jsonValue()
}

test('[1.2.03, 1.4.45, 2.2.59, 2.2.60, 2.2.61, 2.2.62, 2.2.63, 2.2.64, 2.2.65, 2.4.09, 2.4.10, 2.5.23, 2.5.24, 2.6.02, 2.7.16] owner, a guest by link and a collaborator without prices on one order', async ({
  openAs,
  openAnonymous,
}) => {
  // Three browsers and a whole journey.
  test.slow()
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, ['Hall'])
  await openPanel(owner)

  // What is no address is said; an address of nobody here can be taken, and let go again. [2.5.22–2.5.24]
  await invite(owner).pressSequentially('Zoe')
  await expect(
    owner.getByRole('option', { name: /Please enter a valid collaborator or email/ }),
  ).toBeVisible()
  await invite(owner).fill('zoe@example.com')
  await owner.getByRole('option', { name: '"zoe@example.com" (valid email)' }).click()
  await expect(panel(owner).getByRole('button', { name: 'Share with (1)' })).toBeEnabled()
  await panel(owner).getByRole('button', { name: 'Remove zoe@example.com' }).click()
  await expect(panel(owner).getByRole('button', { name: 'Share', exact: true })).toBeDisabled()

  // A collaborator by name, in whatever letters. [2.2.60, 2.5.21]
  await invite(owner).fill('WHITFIELD')
  await owner.getByRole('option', { name: /Grace Whitfield/ }).click()
  await expect(panel(owner).getByRole('heading', { name: 'Pending Collaborators' })).toBeVisible()
  await expect(panel(owner).getByRole('list', { name: 'Pending Collaborators' })).toContainText(
    'Grace Whitfield',
  )
  const told = await rememberStatus(panel(owner).getByRole('status'))
  await panel(owner).getByRole('button', { name: 'Share with (1)' }).click()
  for (const title of ['Collaborators', 'Shareable Link'])
    await expect(panel(owner).getByRole('heading', { name: title, exact: true })).toBeVisible()
  const people = panel(owner).getByRole('list', { name: 'Collaborators', exact: true })
  await expect(people).toContainText('Grace Whitfield')
  await expect(panel(owner).getByRole('button', { name: 'Share', exact: true })).toBeDisabled()
  await expect(people.getByRole('img', { name: 'Owner' })).toHaveCount(1)
  // That they were told is said for a second, and gone by itself. [2.4.09]
  await expect.poll(told).toEqual(['Shared. An e-mail is on its way.', ''])

  // Her prices go while her page is open. [2.2.64]
  const collaborator = await openAs(maisonLumen, 'guest', new URL(owner.url()).pathname)
  await expect(drawing(collaborator)).toBeVisible()
  await expect(here(collaborator).getByRole('img')).toHaveCount(1)
  await expect(price(collaborator)).toContainText('$')
  await people.getByRole('button', { name: 'Prices for Grace Whitfield' }).click()
  await expect(people.getByRole('button', { name: 'Prices for Grace Whitfield' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expect(collaborator.getByText(/\$\d/)).toHaveCount(0)

  // Whoever has the link works on the order as a guest, without an account. [1.2.03, 2.2.62]
  await panel(owner).getByRole('button', { name: 'Get Shareable Link' }).click()
  const text = panel(owner).getByRole('textbox', { name: 'Shareable link' })
  await expect(text).toHaveValue(/shareToken=/)
  await expectAccessible(owner)
  const link = new URL(await text.inputValue())
  const visitor = await openAnonymous(atRest)
  const role = visitor.waitForResponse((answer) => answer.url().endsWith('/get-org-role-for-token'))
  await visitor.goto(baseUrl() + link.pathname + link.search)
  expect(await (await role).json()).toEqual({ orgRole: 'guest' })
  await expect(drawing(visitor)).toBeVisible()
  await endTour(visitor)
  expect(visitor.url()).not.toContain('shareToken')
  await expect(visitor.getByText(/\$\d/)).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: 'SHARE', exact: true })).toHaveCount(0)
  await expectAccessible(visitor)
  const identifier = visitor.getByRole('textbox', { name: 'Identifier or description' })
  await identifier.fill('Hall, by the guest')
  await identifier.press('Enter')
  await saved(visitor)
  await expect(items(owner).first()).toContainText('Hall, by the guest')
  await visitor.reload()
  await expect(items(visitor).first()).toContainText('Hall, by the guest')
  await expect(here(visitor).getByRole('img')).toHaveCount(2)

  // The link is revoked while its page is open. The page says so.
  await panel(owner).getByRole('button', { name: 'Revoke', exact: true }).click()
  await panel(owner).getByRole('button', { name: 'Revoke the link' }).click()
  await expect(visitor.getByText('Your access has ended')).toBeVisible()
  await expectAccessible(visitor)
  await expect(here(owner).getByRole('img')).toHaveCount(1)
  await visitor.goto(baseUrl() + link.pathname + link.search)
  await expect(visitor.getByText(/^This link has been revoked/)).toBeVisible()
  await expectAccessible(visitor)

  // The collaborator is removed while her page is open, after a question in the row. [2.2.65]
  await people.getByRole('button', { name: 'Remove Grace Whitfield' }).click()
  await people.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(people).not.toContainText('Grace Whitfield')
  await expect(collaborator.getByText('Your access has ended')).toBeVisible()
})
