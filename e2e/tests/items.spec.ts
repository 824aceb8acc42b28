/** Items: adding, copying from order to order, and their pictures. */
import {
  addItem,
  call,
  items,
  leaveAddFlow,
  newOrder,
  openOrder,
  options,
  saved,
} from '../fixtures/order-page.ts'
import { addLine, makeBench, openAt, orderOfBench, plainOrg } from '../fixtures/test-catalog.ts'
import { atRest, expect, expectAccessible, maisonLumen, type Page, test } from '../fixtures/test.ts'

async function openAdd(page: Page) {
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await page.getByRole('menuitem', { name: /^Product/ }).click()
  return page.getByRole('dialog', { name: 'Add a product' })
}

test.describe('the popup that adds an item', () => {
  test('[1.2.81] offers the products of the category with their pictures, and adds the chosen one', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
    await page.goto(new URL(await newOrder(page, 'Villa Aurore'), page.url()).href)
    const dialog = await openAdd(page)
    const products = dialog.getByRole('radiogroup', { name: 'Product' }).getByRole('radio')
    await expect(products.nth(1)).toBeVisible()
    await expect(products.first()).toBeChecked()
    await products.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(products.nth(1)).toBeChecked()
    const name = await dialog
      .locator('label')
      .filter({ has: page.getByRole('radio', { checked: true }) })
      .innerText()
    await dialog.getByLabel('Identifier or description').fill('Hall')
    await page.keyboard.press('Enter')
    await expect(items(page).first()).toContainText(name.trim())
  })

  test('[1.2.81] says "No Products Available to select." when there are none', async ({ openAs }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    const bench = await makeBench(page, [])
    await call(page, '/api/resources/product/update', {
      orgId: bench.orgId,
      where: { id: bench.productId },
      version: 1,
      props: { archived: 1 },
    })
    const path = await orderOfBench(page, bench)
    await openAt(page, path)
    const dialog = await openAdd(page)
    await expect(dialog).toContainText('No Products Available to select.')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test.describe('copy and paste', () => {
  test('Ctrl+C and Ctrl+V bring an item with its choices into another order of the organisation', async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    const bench = await makeBench(page, [{ title: 'Finish', options: ['Bronze', 'White'] }])
    const first = await orderOfBench(page, bench, 'First')
    const second = await orderOfBench(page, bench, 'Second')
    await addLine(page, bench, first, 'Hall', { Finish: { optionId: bench.options['White'] } })
    await openAt(page, first)
    await page.keyboard.press('Control+c')
    await expect(page.getByText('Hall copied.')).toBeVisible()
    await openAt(page, second)
    await expect(items(page)).toHaveCount(0)
    await page.keyboard.press('Control+v')
    await expect(items(page)).toHaveCount(1)
    await expect(items(page).first()).toContainText('Hall')
    await expect(options(page).getByRole('button', { name: /^Finish / })).toContainText('White')
    await saved(page)
    await page.reload()
    await expect(options(page).getByRole('button', { name: /^Finish / })).toContainText('White')
  })

  test('[1.6.19] a guest is told that a custom product can not be pasted', async ({ openAs }) => {
    const owner = await openAs(maisonLumen, 'owner', atRest)
    await openOrder(owner, ['Hall'])
    await owner.keyboard.press('Control+c')
    await expect(owner.getByText('Hall copied.')).toBeVisible()
    const copied = await owner.evaluate(() => localStorage.getItem('orderwright:copied-item'))
    const guest = await openAs(maisonLumen, 'guest', atRest)
    await guest.goto(new URL(await newOrder(guest, 'Villa Aurore'), guest.url()).href)
    await leaveAddFlow(guest)
    await guest.evaluate((text) => {
      const item: unknown = JSON.parse(text ?? '{}')
      localStorage.setItem('orderwright:copied-item', JSON.stringify({ ...Object(item), productId: -1 }))
    }, copied)
    await guest.keyboard.press('Control+v')
    await expect(guest.getByText('its product is not offered to you')).toBeVisible()
    await expect(items(guest)).toHaveCount(0)
  })
})

/** A picture as a browser would have it from a camera: drawn on a canvas. */
async function picture(page: Page, colour: string, name: string) {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = fill
      context.fillRect(0, 0, 640, 480)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  }, colour)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

test.describe('pictures of an item', () => {
  test('[1.2.80] [1.8.07] [2.2.35] are added by click, looked at full screen by keyboard, made the item’s own, and deleted with Undo', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'guest', atRest)
    await page.goto(new URL(await newOrder(page, 'Villa Aurore'), page.url()).href)
    await page
      .getByRole('dialog', { name: 'Add a product' })
      .getByLabel('Identifier or description')
      .fill('Hall')
    await page.keyboard.press('Enter')
    await expect(items(page)).toHaveCount(1)
    await saved(page)
    await page.getByRole('button', { name: 'Pictures' }).click()
    const gallery = page.getByRole('dialog', { name: 'Pictures of Hall' })
    const area = gallery.getByRole('button', { name: 'Add a picture' })
    await expect(area).toContainText('Drag and Drop or click to browse')
    await expectAccessible(page)
    const file = gallery.locator('input[type=file]')
    await file.setInputFiles([await picture(page, '#884422', 'Wall north.jpg')])
    await expect(area).toContainText('File uploaded successfuly!')
    await file.setInputFiles([await picture(page, '#224488', 'Wall south.jpg')])
    await expect(
      gallery.getByRole('button', { name: /^Look at/ }).filter({ has: page.locator('img') }),
    ).not.toHaveCount(1)
    await expect(gallery.getByText('Wall south')).toBeVisible()
    await gallery.getByRole('button', { name: 'Look at Wall north' }).click()
    const viewer = page.getByRole('dialog', { name: 'Wall north' })
    await expect(viewer.getByRole('img', { name: 'Wall north' })).toHaveJSProperty('complete', true)
    await expect(viewer.getByRole('img', { name: 'Wall north' })).toHaveJSProperty('naturalWidth', 640)
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: 'Wall south' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Wall south' })).toBeHidden()
    await expect(gallery).toBeVisible()
    // The whole screen, and a button that closes it.
    await gallery.getByRole('button', { name: 'Look at Wall south' }).click()
    const south = page.getByRole('dialog', { name: 'Wall south' })
    await expect(south.getByRole('img', { name: 'Wall south' })).toBeVisible()
    expect(await south.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    await south.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(south).toBeHidden()
    await expect(gallery).toBeVisible()
    const tile = gallery.getByRole('listitem').filter({ hasText: 'Wall north' })
    await tile.getByRole('button', { name: 'Use as item’s picture' }).click()
    await expect(tile).toContainText('Item’s picture ✓')
    await tile.getByRole('button', { name: 'Delete Wall north' }).click()
    await expect(gallery.getByText('Wall north')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(gallery.getByText('Wall north')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Pictures, 2 added' }).click()
    await expect(gallery.getByText('Wall south')).toBeVisible()
  })

  test('[1.8.07] [1.8.08] what is no JPEG or PNG is refused in these words; a lost connection keeps the file for another try', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
    await openOrder(page, ['Hall'])
    await page.getByRole('button', { name: 'Pictures' }).click()
    const gallery = page.getByRole('dialog', { name: 'Pictures of Hall' })
    const file = gallery.locator('input[type=file]')
    await file.setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }])
    await expect(gallery.getByRole('alert')).toHaveText('Please choose a file under 5mb')
    await file.setInputFiles([{ name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_000_000) }])
    await expect(gallery.getByRole('alert')).toHaveText('Please choose a file under 5mb')
    await file.setInputFiles([{ name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') }])
    await expect(gallery.getByRole('alert')).toHaveText('Please choose a file under 5mb')
    const shot = await picture(page, '#446622', 'Hall.jpg')
    await page.route('**/api/media/upload', (route) => route.abort())
    await file.setInputFiles([shot])
    await expect(gallery.getByRole('alert')).toContainText(
      "Couldn't upload file. Check your internet connection or try again later.",
    )
    await expectAccessible(page)
    await page.unroute('**/api/media/upload')
    await gallery.getByRole('button', { name: 'Try again' }).click()
    await expect(gallery.getByRole('button', { name: 'Add a picture' })).toContainText(
      'File uploaded successfuly!',
    )
    await expect(gallery.getByRole('button', { name: 'Look at Hall' })).toBeVisible()
  })
})

test('undo takes an added item back, and redo adds it again', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  await addItem(page, 'Stairs')
  await expect(items(page)).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(items(page)).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await expect(items(page)).toHaveCount(2)
})
