/**
 * The pictures of the guide: each is the screen as it is now, from demo data that no other test has touched.
 * `npm run guide:pictures` takes them anew.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { expectPicture } from '../fixtures/guide-picture.ts'
import { copyDataFolder, removeDataFolder, type Server, startServer } from '../fixtures/server.ts'

type Role = 'owner' | 'guest' | 'nobody'

interface Picture {
  readonly name: string
  readonly role: Role
  readonly path: string
  /** opens what is to be seen, and says what of the screen it is */
  readonly show: (page: Page) => Promise<Locator>
}

const main = (page: Page) => page.locator('main')
const dialog = (page: Page) => page.getByRole('dialog')

/** The order of the guest that has keypads of several sizes. */
const ORDER = '/orders/51'

async function orderIsOpen(page: Page) {
  await expect(page.getByRole('img', { name: /Plate 269 × 82 mm/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Comment on Powder room' })).toBeVisible()
}

/** Shows a screen once what names it is there. */
const screen = (isThere: (page: Page) => Locator) => async (page: Page) => {
  await expect(isThere(page).first()).toBeVisible()
  return main(page)
}

const pictures: readonly Picture[] = [
  {
    name: 'sign-in',
    role: 'nobody',
    path: '/sign-in',
    show: async (page) => {
      // By its name, as everybody comes: an address in numbers can have no passkeys.
      await page.goto(page.url().replace('127.0.0.1', 'localhost'))
      await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
      return main(page)
    },
  },
  {
    name: 'home',
    role: 'guest',
    path: '/',
    show: async (page) => {
      const part = page.getByRole('region', { name: 'Configure, price, quote' })
      await expect(part.getByRole('button', { name: 'Keypads' })).toBeVisible()
      return part
    },
  },
  {
    name: 'list',
    role: 'guest',
    path: '/orders',
    show: screen((page) => page.getByRole('link', { name: 'Kensington Court Foyer' })),
  },
  {
    name: 'order-page',
    role: 'guest',
    path: ORDER,
    show: async (page) => {
      await orderIsOpen(page)
      return page.locator('body')
    },
  },
  {
    name: 'cart',
    role: 'guest',
    path: ORDER,
    show: async (page) => {
      await orderIsOpen(page)
      await page.getByRole('button', { name: 'View Cart' }).click()
      const cart = page
        .getByRole('complementary', { name: 'Cart' })
        .or(page.getByRole('region', { name: 'Cart' }))
      await expect(cart.first()).toBeVisible()
      return main(page)
    },
  },
  {
    name: 'favorites',
    role: 'guest',
    path: ORDER,
    show: async (page) => {
      await orderIsOpen(page)
      for (const name of ['Powder room, two gangs', 'Guest bedroom, bronze']) {
        await page.getByRole('button', { name: 'More for this item' }).first().click()
        await page.getByRole('menuitem', { name: 'Save as favorite…' }).click()
        await dialog(page).getByRole('textbox', { name: 'Name' }).fill(name)
        await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
        await expect(dialog(page)).toHaveCount(0)
        await page.getByRole('button', { name: 'Next item' }).click()
      }
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('menuitem', { name: /^From favorites…/ }).click()
      await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
      return dialog(page)
    },
  },
  {
    name: 'engraving',
    role: 'guest',
    path: ORDER,
    show: async (page) => {
      await orderIsOpen(page)
      await page
        .getByRole('button', { name: /^Engraving / })
        .first()
        .click()
      await page
        .getByRole('button', { name: /^Engravings/ })
        .first()
        .click()
      await expect(page.getByRole('textbox', { name: /line 1/ }).first()).toBeVisible()
      return dialog(page)
    },
  },
  {
    name: 'why-this-price',
    role: 'guest',
    path: ORDER,
    show: async (page) => {
      await orderIsOpen(page)
      await page.getByRole('button', { name: /^Why this price/ }).click()
      await expect(dialog(page).getByText('One piece')).toBeVisible()
      return dialog(page)
    },
  },
  {
    name: 'share',
    role: 'guest',
    path: ORDER,
    show: async (page) => {
      await orderIsOpen(page)
      await page.getByRole('button', { name: 'SHARE' }).click()
      await expect(dialog(page).getByRole('button', { name: 'Get Shareable Link' })).toBeVisible()
      return dialog(page)
    },
  },
  {
    name: 'comments',
    role: 'guest',
    path: ORDER,
    show: async (page) => {
      await orderIsOpen(page)
      await page.getByRole('button', { name: /^Comments/ }).click()
      const panel = page.getByRole('complementary', { name: 'Comments' })
      await expect(panel.getByRole('button', { name: 'Send' })).toBeVisible()
      return page.locator('main')
    },
  },
  {
    name: 'progress',
    role: 'guest',
    path: '/orders/4',
    show: screen((page) => page.getByRole('heading', { name: 'Progress' })),
  },
  {
    name: 'payment',
    role: 'guest',
    path: '/orders/36',
    show: screen((page) =>
      page.getByRole('button', { name: 'Pay', exact: true }).or(page.getByText('Due now')),
    ),
  },
  {
    name: 'documents',
    role: 'guest',
    path: `${ORDER}/documents`,
    show: screen((page) => page.getByRole('button', { name: 'Download PDF' })),
  },
  {
    name: 'drawings',
    role: 'guest',
    path: `${ORDER}/drawings`,
    show: screen((page) => page.getByRole('button', { name: 'Download PDF' })),
  },
  {
    name: 'review',
    role: 'owner',
    path: '/orders/48',
    show: screen((page) => page.getByRole('button', { name: 'Approve' })),
  },
  {
    name: 'products',
    role: 'owner',
    path: '/admin/products',
    show: screen((page) => page.getByRole('link', { name: 'Keypad', exact: true })),
  },
  {
    name: 'select-properties',
    role: 'owner',
    path: '/admin/products/1',
    show: async (page) => {
      await page.getByRole('button', { name: 'Select Properties' }).click()
      await expect(dialog(page).getByRole('checkbox').first()).toBeVisible()
      return dialog(page)
    },
  },
  {
    name: 'property',
    role: 'owner',
    path: '/admin/product-properties/2',
    show: screen((page) => page.getByRole('heading', { name: 'Property', exact: true })),
  },
  {
    name: 'pricing-rule',
    role: 'owner',
    path: '/admin/product-pricing-rules/1',
    show: async (page) => {
      await expect(page.getByRole('textbox', { name: /^Expressions of version/ })).toBeVisible()
      await expect(page.getByRole('region', { name: 'With this version' })).toBeVisible()
      return main(page)
    },
  },
  {
    name: 'stock',
    role: 'owner',
    path: '/admin/products?stock=stocked',
    show: async (page) => {
      await page.getByRole('link', { name: 'Finish sample' }).click()
      const part = page.getByRole('region', { name: 'Stock' })
      await part.scrollIntoViewIfNeeded()
      await expect(part.getByRole('button', { name: 'Save count' })).toBeVisible()
      return part
    },
  },
  {
    name: 'guests',
    role: 'owner',
    path: '/admin/guests',
    show: screen((page) => page.getByRole('link', { name: /amelia/ })),
  },
  {
    name: 'settings-brand',
    role: 'owner',
    path: '/admin/settings/organization',
    show: screen((page) => page.getByRole('textbox', { name: 'Accent color' })),
  },
  {
    name: 'settings-statuses',
    role: 'owner',
    path: '/admin/settings/statuses',
    show: screen((page) => page.getByRole('switch', { name: 'Milestone' })),
  },
]

const START_MS = 300_000
let server: Server | undefined
let data = ''
const contexts = new Map<Role, BrowserContext>()

function running(): Server {
  if (!server) throw new Error('the server of the pictures is not started')
  return server
}

async function contextOf(browser: Browser, role: Role): Promise<BrowserContext> {
  const known = contexts.get(role)
  if (known) return known
  const context = await browser.newContext({
    viewport: { width: 1120, height: 720 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  contexts.set(role, context)
  // What one picture leaves open is closed in the next.
  await context.addInitScript(() => localStorage.clear())
  if (role === 'nobody') return context
  const page = await context.newPage()
  const link = running().links[`Maison Lumen ${role}`] ?? ''
  await page.goto(link.replace(/^https?:\/\/[^/]+/, running().url))
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible()
  await page.close()
  return context
}

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  data = await copyDataFolder(process.env['E2E_SEEDED'] ?? '')
  server = await startServer(data, 'guide-pictures')
})

test.afterAll(async () => {
  for (const context of contexts.values()) await context.close()
  contexts.clear()
  await server?.stop()
  if (data !== '') await removeDataFolder(data)
})

for (const { name, role, path, show } of pictures) {
  test(`[issue 14] the picture ${name} of the guide shows the product as it is`, async ({ browser }) => {
    const context = await contextOf(browser, role)
    const page = await context.newPage()
    await page.goto(running().url + path)
    await expectPicture(page, name, await show(page))
    await page.close()
  })
}

test('[issue 14] every picture of the guide is held against the product', () => {
  const folder = join(import.meta.dirname, '..', '..', 'docs', 'guide', 'pictures')
  const files = readdirSync(folder).filter((name) => name.endsWith('.webp'))
  expect(files.toSorted()).toEqual(pictures.map(({ name }) => `${name}.webp`).toSorted())
})
