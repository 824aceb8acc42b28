/** Every address, as everybody: what is shown, what is refused, and where one is sent instead. */
import { newOrder } from '../fixtures/order-page.ts'
import { atRest, baseUrl, type DemoRole, expect, maisonLumen, type Page, test } from '../fixtures/test.ts'

/** What an address shows to somebody who is signed in. */
interface Stop {
  readonly path: string
  /** where one ends up; `path` by default */
  readonly at?: string
  readonly shows: (page: Page) => Promise<void>
}

const says = (text: string) => async (page: Page) => {
  await expect(page.getByText(text)).toBeVisible()
}
const headed = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { name }).first()).toBeVisible()
}
const tab = (name: string) => async (page: Page) => {
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
}

const missingOrder =
  "You might need to ask for an invite or the order you're looking for might have been deleted."
const missingPermission = "You don't have proper permissions to view this page."

/** The same for everybody, signed in or not. */
const open: readonly Stop[] = [
  { path: '/404/order', shows: says(missingOrder) },
  { path: '/404/product-graphic', shows: headed('Nothing here') },
  { path: '/no/such/page', shows: says('There is no page at this address.') },
]

/** The back office is there for owners alone; to others its addresses are unknown. [2.2.08] */
const backOffice = {
  owner: [
    { path: '/admin', at: '/admin/products', shows: headed('Products') },
    { path: '/admin/products/1', shows: headed('Keypad') },
    { path: '/admin/guests', shows: headed('Guests') },
    { path: '/admin/products/999999', shows: says('This product is not here') },
    { path: '/admin/products/one', shows: says(missingPermission) },
    {
      path: '/admin/no-such-screen',
      shows: says('There is no such section of the back office, or not yet.'),
    },
  ],
  others: ['/admin', '/admin/no-such-screen', '/admin/products', '/admin/products/1', '/admin/guests'].map(
    (path) => ({
      path,
      shows: says(missingPermission),
    }),
  ),
} satisfies Record<string, readonly Stop[]>

/** `own` and `other` are addresses of orders: the person's, and one that is not theirs to see. */
function guarded(own: string, other: string): Stop[] {
  return [
    { path: '/', shows: headed(/^Welcome to the Maison Lumen/) },
    { path: '/orders', shows: headed('Quotes') },
    { path: '/orders?type=all', shows: headed('Quotes') },
    { path: own, shows: tab('EDIT') },
    { path: `${own}/documents`, shows: tab('DOCUMENTS') },
    { path: `${own}/quote`, at: `${own}/documents`, shows: tab('DOCUMENTS') },
    { path: `${own}/drawings`, shows: tab('DRAWINGS') },
    { path: '/orders/abc', at: '/404/order', shows: says(missingOrder) },
    { path: '/orders/0/documents', at: '/404/order', shows: says(missingOrder) },
    { path: other, shows: says('There is nothing here') },
    { path: '/sign-in', at: '/', shows: headed(/^Welcome/) },
    { path: '/sign-in?goto=%2Forders', at: '/orders', shows: headed('Quotes') },
  ]
}

async function walk(page: Page, stops: readonly Stop[]) {
  for (const { path, at = path, shows } of stops) {
    await test.step(path, async () => {
      await page.goto(baseUrl() + path)
      await shows(page)
      await expect(page).toHaveURL(baseUrl() + at)
    })
  }
}

for (const role of ['guest', 'member', 'owner'] satisfies DemoRole[]) {
  test(`[2.2.01] [2.2.02] [2.2.07] [2.2.08] [2.2.04] [2.2.05] [2.2.06] [2.2.20] [2.2.22] [2.2.32] every address as ${role}`, async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, role, atRest)
    const own = await newOrder(page, 'Of my own')
    // An employee sees all orders of the organisation; nobody sees one that does not exist.
    const stranger = await openAs(maisonLumen, role === 'guest' ? 'member' : 'guest', atRest)
    const other = role === 'guest' ? await newOrder(stranger, 'Of the house') : '/orders/999999'
    const admin = role === 'owner' ? backOffice.owner : backOffice.others
    await walk(page, [...guarded(own, other), ...admin, ...open])
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  })
}

test('[2.2.01] [2.2.02] [2.2.08] [2.2.20] [2.2.22] every address as somebody who is not signed in', async ({
  openAnonymous,
}) => {
  const page = await openAnonymous(atRest)
  const signIn = headed('Sign in')
  await walk(page, [
    { path: '/', at: '/sign-in', shows: signIn },
    { path: '/?goto=%2Forders%2F7', at: '/sign-in?goto=%2Forders%2F7', shows: signIn },
    ...['/orders', '/orders/1', '/orders/1/documents', '/orders/1/drawings'].map((path) => ({
      path,
      at: `/sign-in?goto=${encodeURIComponent(path)}`,
      shows: signIn,
    })),
    { path: '/sign-in?goto=https%3A%2F%2Fevil.example', at: '/sign-in', shows: signIn },
    { path: '/sign-in?goto=%2F%2Fevil.example', at: '/sign-in', shows: signIn },
    ...backOffice.others,
    ...open,
  ])
})
