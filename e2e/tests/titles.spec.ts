/** What the tab is called, the headings, names and lists of every page, as owner, member and guest. Issue 12, 32. */
import { newOrder } from '../fixtures/order-page.ts'
import { expectNoPageFaults } from '../fixtures/page-faults.ts'
import { atRest, baseUrl, type DemoRole, expect, maisonLumen, type Page, test } from '../fixtures/test.ts'

interface Stop {
  readonly path: string
  readonly title: string | RegExp
  readonly h1: string | RegExp
  /** what has to stand there too before the page is looked at */
  readonly shows?: (page: Page) => Promise<void>
}

const below = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 2, name }).first()).toBeVisible()
}
const table = (name: string) => async (page: Page) => {
  await expect(page.getByRole('table', { name }).getByRole('row').nth(1)).toBeVisible()
}

async function expectStop(page: Page, { path, title, h1, shows }: Stop) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible()
  await shows?.(page)
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  await expectNoPageFaults(page, path)
}

async function walk(page: Page, stops: readonly Stop[]) {
  for (const stop of stops) {
    await test.step(stop.path, async () => {
      await page.goto(baseUrl() + stop.path)
      await expectStop(page, stop)
    })
  }
}

const missing = ['', '/documents', '/drawings'].map((view) => ({
  path: `/orders/999999${view}`,
  title: 'Not found – #999999 – Maison Lumen',
  h1: 'There is nothing here',
}))

const everywhere: readonly Stop[] = [
  { path: '/', title: 'Home – Maison Lumen', h1: /^Welcome to the Maison Lumen/ },
  { path: '/orders', title: 'Quotes – Maison Lumen', h1: 'Quotes', shows: table('Quotes') },
  { path: '/no/such/page', title: 'Not found – Maison Lumen', h1: 'Nothing here' },
  { path: '/404/order', title: 'Not found – Maison Lumen', h1: 'Nothing here' },
  ...missing,
]

/** An order that is being made, of the demo guest. */
const editor: Stop = {
  path: '/orders/51',
  title: 'Edit – #51 Kensington Court Foyer – Maison Lumen',
  h1: 'Kensington Court Foyer',
  shows: below('Plate'),
}

const sheets = async (page: Page) => {
  await expect(page.getByRole('region', { name: /^Page 1 of \d+$/ })).toBeVisible()
}
const paper = (mode: string, name: string): Stop => ({
  path: `/orders/51/documents${mode}`,
  title: new RegExp(`^51 - Kensington Court Foyer - \\d{6} - ${name}$`),
  h1: 'Kensington Court Foyer',
  shows: sheets,
})
const papers: readonly Stop[] = [paper('', 'Quote'), paper('?mode=invoice', 'Invoice')]
const housePapers: readonly Stop[] = [
  paper('?mode=packingSlip', 'Packing Slip'),
  paper('?mode=factory', 'Factory'),
]
const drawings: Stop = {
  path: '/orders/51/drawings',
  title: /^51 - Kensington Court Foyer - \d{6} - Drawings$/,
  h1: 'Kensington Court Foyer',
}

/** Screens of an order that have no tab. */
const untabbed: readonly Stop[] = [
  {
    path: '/orders/51/engravings',
    title: 'Engraving schedule – #51 Kensington Court Foyer – Maison Lumen',
    h1: 'Kensington Court Foyer',
    shows: below('Engraving schedule'),
  },
  {
    path: '/orders/43/revisions',
    title: 'Revisions – #43 Riverside Drive Apartment – Maison Lumen',
    h1: 'Riverside Drive Apartment',
    shows: below('Revisions'),
  },
]

/** The screens that follow a status, of orders of the demo guest. */
function statusScreens(submittedSays: string, paymentSays: string): Stop[] {
  return [
    {
      path: '/orders/43',
      title: 'Submitted – #43 Riverside Drive Apartment – Maison Lumen',
      h1: 'Riverside Drive Apartment',
      shows: below(submittedSays),
    },
    {
      path: '/orders/36',
      title: 'Ready to pay deposit – #36 Hale Spec Home 14 – Maison Lumen',
      h1: 'Hale Spec Home 14',
      shows: below(paymentSays),
    },
    {
      path: '/orders/9',
      title: 'Shipped – #9 Dune Path Guest House – Maison Lumen',
      h1: 'Dune Path Guest House',
      shows: below('Shipped'),
    },
  ]
}

const ofEmployees = [
  editor,
  ...papers,
  ...housePapers,
  drawings,
  ...untabbed,
  ...statusScreens('Review', 'Ready to pay deposit'),
]
const stops: Record<'owner' | 'member' | 'guest', readonly Stop[]> = {
  owner: ofEmployees,
  member: ofEmployees,
  guest: [
    editor,
    ...papers,
    drawings,
    ...untabbed,
    ...statusScreens('Order Submitted', 'Deposit to Maison Lumen'),
  ],
}

for (const role of ['guest', 'member', 'owner'] satisfies DemoRole[]) {
  test(`every page has a title of its own, one first heading, and skips none, as ${role}`, async ({
    openAs,
  }) => {
    test.slow()
    const page = await openAs(maisonLumen, role, atRest)
    await walk(page, [...everywhere, ...stops[role]])
  })

  test(`an order without items, an unnamed one, and the back office's addresses, as ${role}`, async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, role, atRest)
    const path = await newOrder(page, 'Empty House')
    const title = `Edit – #${path.split('/').at(-1)} Empty House – Maison Lumen`
    // Guests come straight into the add flow, whose dialog hides what is behind it.
    if (role === 'guest') {
      await page.goto(baseUrl() + path)
      await expect(page.getByRole('dialog', { name: 'Add a product' })).toBeVisible()
      await expect(page).toHaveTitle(title)
      await expectNoPageFaults(page, path)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectStop(page, { path, title, h1: 'Empty House' })
    } else {
      await walk(page, [{ path, title, h1: 'Empty House' }])
    }
    if (role === 'owner') return
    await walk(
      page,
      ['/admin', '/admin/products', '/admin/products/1', '/admin/guests'].map((address) => ({
        path: address,
        title: 'Not found – Maison Lumen',
        h1: 'Nothing here',
      })),
    )
  })
}

/** Address, title of the list, and one record of it. */
const sections = [
  ['products', 'Products', 'Keypad'],
  ['product-properties', 'Properties', 'Plate size'],
  ['product-property-groups', 'Property groups', 'Plate'],
  ['product-categories', 'Categories', 'Keypads'],
  ['product-pricing-rules', 'Pricing rules', 'Keypads'],
  ['product-option-classifier-groups', 'Classifier groups', 'Finish family'],
] as const

test('every section of the back office has its title and its headings, and so has each record', async ({
  openAs,
}) => {
  test.slow()
  const owner = await openAs(maisonLumen, 'owner', atRest)
  for (const [key, list, record] of sections) {
    await walk(owner, [
      { path: `/admin/${key}`, title: `Admin: ${list} – Maison Lumen`, h1: list, shows: table(list) },
      { path: `/admin/${key}/1`, title: `Admin: ${record} – Maison Lumen`, h1: record, shows: below(/./) },
    ])
  }
  await walk(owner, [
    { path: '/admin/media', title: 'Admin: Media – Maison Lumen', h1: 'Media' },
    { path: '/admin/media/999999', title: 'Not found – Maison Lumen', h1: 'Nothing here' },
    { path: '/admin/guests', title: 'Admin: Guests – Maison Lumen', h1: 'Guests', shows: table('Guests') },
  ])
  const email = 'amelia@rourke-studio.example'
  await owner.getByRole('table', { name: 'Guests' }).getByRole('link', { name: email }).click()
  await expectStop(owner, { path: email, title: `Admin: ${email} – Maison Lumen`, h1: email })
  await walk(owner, [
    { path: '/admin/user-groups', title: 'Admin: User groups – Maison Lumen', h1: 'User groups' },
  ])
  await owner.getByLabel('New group title').fill('Architects')
  await owner.getByRole('button', { name: 'Add', exact: true }).click()
  await owner.getByRole('link', { name: 'Details of Architects' }).click()
  await expectStop(owner, { path: 'a group', title: 'Admin: Architects – Maison Lumen', h1: 'Architects' })
  await walk(owner, [
    {
      path: '/admin/integrations',
      title: 'Admin: Integrations – Maison Lumen',
      h1: 'Integrations',
    },
    { path: '/admin/products/999999', title: 'Not found – Maison Lumen', h1: 'Nothing here' },
    { path: '/admin/no-such-screen', title: 'Not found – Maison Lumen', h1: 'Nothing here' },
  ])
})

test('signing in has its title and one first heading', async ({ openAnonymous }) => {
  const page = await openAnonymous(atRest)
  await walk(page, [{ path: '/sign-in', title: 'Sign in – Orderwright', h1: 'Sign in' }])
  await page.getByRole('link', { name: 'Licenses' }).waitFor()
  await walk(page, [{ path: '/licenses', title: 'Licenses – Orderwright', h1: /^Works of others/ }])
  await expect(page.getByText('react-aria-components')).toBeVisible()
  const text = await page.request.get(`${baseUrl()}/licenses.txt`)
  expect(await text.text()).toContain('SIL OPEN FONT LICENSE')
})

test('a page that breaks these rules is found', async ({ openAnonymous }) => {
  const page = await openAnonymous(atRest)
  const broken = [
    '<h1>Order</h1><h3>Items</h3>',
    '<h1>Order</h1><h1>Items</h1>',
    '<h1>Order</h1><p aria-label="Total">$5</p>',
    '<h1>Order</h1><label><input type="radio" aria-label="Millimetres"> mm</label>',
    '<h1>Order</h1><div role="dialog">Options</div>',
    '<h1>Order</h1><ul></ul>',
  ]
  for (const body of broken) {
    await page.setContent(body)
    await expect(expectNoPageFaults(page, body)).rejects.toThrow()
  }
  await page.setContent('<h1>Order</h1><h2>Items</h2><ul><li>Hall</li></ul>')
  await expectNoPageFaults(page, 'a page in order')
})
