/** The library of pictures and the groups of guests: cards that are uploaded, named, associated, filled and removed. */
import { test } from '../fixtures/keeps.ts'
import {
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  sizes,
  news,
} from '../fixtures/test.ts'
import { heldCall } from '../fixtures/order-page.ts'

const cards = (page: Page, label: string) => page.getByRole('list', { name: label, exact: true })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const question = (page: Page) => page.getByRole('alertdialog')

/** A PNG of one colour, drawn by the browser. */
async function picture(page: Page, colour: string, name: string) {
  const data = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas')
    canvas.width = 80
    canvas.height = 60
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = fill
    context.fillRect(0, 0, 80, 60)
    return canvas.toDataURL('image/png').replace(/^.*,/, '')
  }, colour)
  return { name, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') }
}

async function upload(page: Page, files: readonly [string, string][]) {
  const area = page.getByRole('region', { name: 'Add pictures' })
  const pictures: Awaited<ReturnType<typeof picture>>[] = []
  for (const [name, colour] of files) pictures.push(await picture(page, colour, name))
  await area.locator('input[type=file]').setInputFiles(pictures)
  await expect(area.getByText('File uploaded successfuly!')).toBeVisible()
}

/** How many px of the words in an empty field stand outside of it. */
const cutPlaceholder = (page: Page, name: string) =>
  page.getByRole('textbox', { name }).evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('it is no text field')
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas')
    const look = getComputedStyle(field)
    pen.font = look.font
    const room =
      field.clientWidth - Number.parseFloat(look.paddingLeft) - Number.parseFloat(look.paddingRight)
    return Math.max(0, Math.ceil(pen.measureText(field.placeholder).width - room))
  })

/** How often a call has been made. */
function counted(page: Page, path: string) {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url() === `${baseUrl()}${path}`) bodies.push(request.postData() ?? '')
  })
  return bodies
}

test('[2.2.101] [2.9.32] [1.7.33] uploaded pictures stand first in the grid, and are fetched again after four seconds', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/media')
  await expect(page).toHaveTitle(/^Admin: Media/)
  await upload(page, [['First.png', '#884422']])
  await expect(card(page, 'First')).toBeVisible()
  await page.clock.install()
  // What is to be fetched for the first one is fetched before the count begins.
  const again = page.waitForResponse('**/api/resources/medium/get')
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await again
  await expect(card(page, 'First')).toBeVisible()
  const reads = counted(page, '/api/resources/medium/get')
  await upload(page, [['Second.png', '#224488']])
  await expect(cards(page, 'Media').getByRole('article').first()).toHaveAccessibleName('Second')
  await expect(cards(page, 'Media').getByRole('article').nth(1)).toHaveAccessibleName('First')
  expect((await card(page, 'Second').locator('..').boundingBox())?.width).toBe(250)
  const image = card(page, 'Second').locator('img')
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(reads).toEqual([])
  await page.clock.runFor(3_999)
  expect(reads).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => reads.length).toBe(1)
  expect(JSON.parse(reads[0] ?? '')).toMatchObject({ where: { type: 'image' } })
  await page.clock.resume()
  await expectAccessible(page)
})

test('[2.2.102] [2.9.03] a caption is saved 400 ms after the last key, and found by search', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/media')
  await upload(page, [['Oak.png', '#aa8855']])
  await expect(card(page, 'Oak')).toBeVisible()
  const caption = page.getByRole('textbox', { name: 'Caption of Oak.png' })
  const writes = counted(page, '/api/resources/medium/update')
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await caption.fill('')
  await caption.pressSequentially('Oak by')
  await page.clock.runFor(399)
  await caption.press('End')
  await caption.pressSequentially(' night')
  await page.clock.runFor(399)
  expect(writes).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => writes.length).toBe(1)
  expect(JSON.parse(writes[0] ?? '')).toMatchObject({ props: { title: 'Oak by night' } })
  await page.clock.resume()
  await expect(card(page, 'Oak by night')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: /^Administration/ }).getByText('Saved', { exact: true }),
  ).toBeVisible()

  await page.getByPlaceholder('SEARCH...').fill('night')
  await expect(cards(page, 'Media').getByRole('article')).toHaveCount(1)
  await page.getByPlaceholder('SEARCH...').fill('')
  await page.reload()
  await expect(caption).toHaveValue('Oak by night')
})

test('[2.2.102] [2.9.31] a picture is associated with what is searched and ticked in a list 150 px high at most', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/media')
  await upload(page, [['Plate.png', '#777777']])
  await card(page, 'Plate').getByRole('button', { name: 'Associations of Plate: Associate with …' }).click()
  const picker = page.getByRole('dialog', { name: 'Associations of Plate' })
  const products = picker.getByRole('group', { name: 'Products' })
  await expect(products.getByRole('checkbox').first()).toBeVisible()
  const list = products.locator('..')
  expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('150px')
  expect((await list.boundingBox())?.height).toBe(150)
  await expectAccessible(page)
  // From the search to the list by keyboard.
  await expect(picker.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('guest room')
  await page.keyboard.press('Tab')
  await expect(picker.getByRole('checkbox', { name: 'Guest room keypad' })).toBeFocused()
  await page.keyboard.press('Space')
  await picker.getByRole('textbox').fill('plate finish')
  await picker.getByRole('group', { name: 'Properties' }).getByRole('checkbox').first().check()
  await picker.getByRole('group', { name: 'Options' }).getByRole('checkbox').first().check()
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()
  await expect(card(page, 'Plate')).toContainText('1 product, 1 property, 1 option')
  await expect(
    page.getByRole('navigation', { name: /^Administration/ }).getByText('Saved', { exact: true }),
  ).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Details of Plate' }).click()
  await expect(page.getByRole('link', { name: 'Guest room keypad' })).toBeVisible()
})

test('[2.2.102] [2.8.12] a picture is deleted after a question, and comes back with Undo', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/media')
  await upload(page, [['Gone.png', '#333333']])
  const remove = page.getByRole('button', { name: 'Delete Gone' })
  await remove.click()
  await expect(question(page)).toContainText('Delete this picture?')
  await page.keyboard.press('Escape')
  await expect(card(page, 'Gone')).toBeVisible()
  await remove.click()
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(card(page, 'Gone')).toHaveCount(0)
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Gone')).toBeVisible()

  // On a phone nothing is too wide.
  await page.setViewportSize(sizes.phone)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('[issue 14] the news of an uploaded picture takes it back, and a key brings it again', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/media')
  await upload(page, [['Taken back.png', '#996633']])
  await expect(card(page, 'Taken back')).toBeVisible()
  await expect(news(page).getByText('Taken back was added.')).toBeVisible()
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Taken back')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(card(page, 'Taken back')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(card(page, 'Taken back')).toHaveCount(0)
})

test('Undo pressed while the lists are read again after a deletion brings back what was deleted, not the step before', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/media')
  await upload(page, [['Sent.png', '#663399']])
  const caption = page.getByRole('textbox', { name: 'Caption of Sent.png' })
  await caption.fill('Sent again')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeAttached()
  const reading = await heldCall(page, '/api/resources/medium/get')
  const restores = counted(page, '/api/resources/medium/restore')
  await page.getByRole('button', { name: 'Delete Sent again' }).click()
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(card(page, 'Sent again')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect.poll(() => restores.length).toBe(1)
  reading.letGo()
  await expect(card(page, 'Sent again')).toBeVisible()
  await expect(news(page).getByText('Undone: ', { exact: false })).toContainText('Sent again')
})

test('[2.2.85] [2.7.40] a category gets a thumbnail in its settings', async ({ openAs, keeps }) => {
  await keeps.record(maisonLumen, 'productCategory', 1)
  const page = await openAs(maisonLumen, 'owner', '/admin/product-categories')
  await page.getByRole('table', { name: 'Categories' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Settings of / })
  await dialog.locator('input[type=file]').setInputFiles([await picture(page, '#118833', 'Lamps.png')])
  await expect(dialog.getByText('File uploaded successfuly!')).toBeVisible()
  await expect(dialog.getByRole('img', { name: /^Picture of / })).toHaveAttribute(
    'src',
    /^\/api\/media\/\d+\/\d+\/thumbnail$/,
  )
})

test('[2.2.106] [2.2.107] [2.7.34] [2.8.11] a group is a card, newest first, with its title, its members and the way to remove it', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/user-groups')
  const creates = counted(page, '/api/resources/userGroup/create')
  for (const title of ['Studios', 'Hotels']) {
    await page.getByLabel('New group title').fill(title)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(card(page, title)).toBeVisible()
  }
  expect(JSON.parse(creates[0] ?? '')).toMatchObject({ props: { title: 'Studios', userIds: [] } })
  await expect(cards(page, 'User groups').getByRole('article').first()).toHaveAccessibleName('Hotels')
  await expectAccessible(page)

  const hotels = card(page, 'Hotels')
  await hotels.getByPlaceholder('search by email').fill('a')
  const option = page.getByRole('option').first()
  const email = (await option.innerText()).trim()
  await option.click()
  const members = hotels.getByRole('list', { name: 'Members of Hotels' })
  await expect(members.getByRole('link', { name: email })).toBeVisible()
  await expect(hotels).toContainText('1 guest')
  await expect(
    page.getByRole('navigation', { name: /^Administration/ }).getByText('Saved', { exact: true }),
  ).toBeVisible()

  // Renamed where it stands; whom it holds is found by search.
  await hotels.getByRole('textbox', { name: 'Title of the user group' }).fill('Hotels and inns')
  await page.keyboard.press('Enter')
  const inns = card(page, 'Hotels and inns')
  await expect(inns).toBeVisible()
  await page.getByPlaceholder('SEARCH...').fill(email)
  await expect(cards(page, 'User groups').getByRole('article')).toHaveCount(1)
  await page.getByPlaceholder('SEARCH...').fill('')
  await inns.getByRole('button', { name: `Take ${email} out of Hotels and inns` }).click()
  await expect(inns).toContainText('0 guests')
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect(inns).toContainText('1 guest')
  await page.reload()
  await expect(inns.getByRole('link', { name: email })).toBeVisible()

  await page.setViewportSize(sizes.phone)
  await expectNoSidewaysScroll(page)
  for (const title of ['Hotels and inns', 'Studios']) {
    await page.getByRole('button', { name: `Remove ${title}` }).click()
    await expect(question(page)).toContainText('Are you sure you want to remove this user group?')
    await question(page).getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(card(page, title)).toHaveCount(0)
  }
  await expect(page.getByText('No user groups yet')).toBeVisible()
})

test('[issue 14] the search for what a picture is associated with shows all of its words', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/media')
  await upload(page, [['Searched.png', '#224466']])
  await card(page, 'Searched')
    .getByRole('button', { name: /^Associations of Searched/ })
    .click()
  const name = 'Search products, properties and options'
  await expect(page.getByRole('textbox', { name })).toBeVisible()
  expect(await cutPlaceholder(page, name)).toBe(0)
})
