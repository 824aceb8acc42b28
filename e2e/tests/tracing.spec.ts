/** Plans that are traced: a picture, a page of a PDF or a DXF under the sheet, scaled by two points, locked. [issue 15] */
import { call, makeOrder, saved } from '../fixtures/order-page.ts'
import { atRest, expect, expectAccessible, type Page, test } from '../fixtures/test.ts'

const murals = 'Panorama Murals'
const sheet = (page: Page) => page.getByRole('application', { name: 'Canvas' })
const selected = (page: Page) => page.getByRole('region', { name: 'Selected' })
const field = (page: Page, name: string) => selected(page).getByRole('textbox', { name, exact: true })
const listed = (page: Page) => page.getByRole('list', { name: 'What stands here' }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Trace a plan' })

async function openProject(page: Page, title: string) {
  const made = await makeOrder(page, title, 'Murals')
  await page.goto(new URL(made.path, page.url()).href)
  await expect(sheet(page)).toBeVisible()
  const references = async () => {
    const answer: { records: { data: Record<string, unknown> }[] } = await call(
      page,
      '/api/resources/entity/get',
      { orgId: made.orgId, where: { productOrderId: made.id } },
    )
    return answer.records.map(({ data }) => data)
  }
  return { ...made, references }
}

async function openDialog(page: Page) {
  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Trace a plan' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function choose(page: Page, name: string, content: Buffer | string) {
  const buffer = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

async function layUnder(page: Page) {
  await expect(dialog(page).getByRole('img', { name: 'What is laid under' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Lay it under' }).click()
  await expect(dialog(page)).toBeHidden()
}

/** A PNG of 400 by 200 with a black cross, made by the browser. */
async function aPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 200
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#fff'
      context.fillRect(0, 0, 400, 200)
      context.fillStyle = '#000'
      context.fillRect(198, 0, 4, 200)
      context.fillRect(0, 98, 400, 4)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

/** Waited for until somebody opens it. */
function door() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

/** A PDF of two pages, one upright and one lying, with a line on each. */
function aPdf(trailer = ''): string {
  const stream = '10 w 20 20 m 180 80 l S'
  return [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 400] /Contents 5 0 R >> endobj',
    '4 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 400 100] /Contents 5 0 R >> endobj',
    `5 0 obj << /Length ${stream.length} >> stream\n${stream}\nendstream endobj`,
    `trailer << /Root 1 0 R /Size 6 ${trailer} >>`,
    '%%EOF',
  ].join('\n')
}

const secret = `<${'ab'.repeat(32)}>`
const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${secret} /U ${secret} >> /ID [${secret} ${secret}]`

/** A room of 6 by 3 meters in millimeters, with an arc for its door. */
const aDxf = [
  [0, 'SECTION'],
  [2, 'HEADER'],
  [9, '$INSUNITS'],
  [70, 4],
  [0, 'ENDSEC'],
  [0, 'SECTION'],
  [2, 'ENTITIES'],
  [0, 'LWPOLYLINE'],
  [90, 4],
  [70, 1],
  [10, 0],
  [20, 0],
  [10, 6000],
  [20, 0],
  [10, 6000],
  [20, 3000],
  [10, 0],
  [20, 3000],
  [0, 'ARC'],
  [10, 1000],
  [20, 0],
  [40, 900],
  [50, 0],
  [51, 90],
  [0, 'ENDSEC'],
  [0, 'EOF'],
]
  .flat()
  .join('\r\n')

test('[issue 15] a picture is laid under the plan, scaled by two points and a length, locked, and Undo goes back step by step', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner', atRest)
  const project = await openProject(page, 'Traced')
  await openDialog(page)
  await expectAccessible(page)
  await choose(page, 'plan.png', await aPicture(page))
  await expect(dialog(page).getByRole('img', { name: 'What is laid under' })).toBeVisible()
  await expectAccessible(page)
  await layUnder(page)
  await expect(selected(page).getByRole('heading', { name: 'tracing picture' })).toBeVisible()
  await expect(listed(page)).toHaveCount(1)
  await saved(page)
  await expect.poll(project.references).toMatchObject([{ archCustomViewId: null, page: 1, opacity: 0.5 }])
  const [before] = await project.references()
  const size = before?.['size']
  await page.keyboard.press('Escape')

  // The list is there for who comes to it by the keys.
  await listed(page).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await selected(page).getByRole('button', { name: 'Set the scale…' }).click()
  const hint = page.getByRole('status').filter({ hasText: 'Press the first of two points' })
  await expect(hint).toBeVisible()
  const box = await sheet(page).boundingBox()
  if (!box) throw new Error('no sheet')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await page.mouse.click(x + 100, y)
  const length = page.getByRole('textbox', { name: 'Length between the two points' })
  await expect(length).toBeFocused()
  await length.fill('twelve')
  await length.press('Enter')
  await expect(page.getByText('can’t be read as a length')).toBeVisible()
  await expectAccessible(page)
  await length.fill('96 + 4')
  await length.press('Enter')
  await expect(sheet(page)).toBeFocused()
  await saved(page)
  await expect
    .poll(async () => (await project.references())[0]?.['calibration'])
    .toMatchObject({ length: 100 })
  const [scaled] = await project.references()
  const { from, to } = Object(scaled?.['calibration'])
  // What lay between the two points is 100 inches now.
  expect((to.x - from.x) * Object(scaled?.['size']).width).toBeCloseTo(100, 3)
  expect(to.y).toBeCloseTo(from.y, 6)

  await page.getByRole('button', { name: 'Lock', exact: true }).last().click()
  await expect(selected(page).getByRole('button', { name: 'Unlock' })).toBeVisible()
  await expect(field(page, 'Width')).toHaveCount(0)
  await expect(field(page, 'Opacity')).toHaveValue('50 %')
  await sheet(page).focus()
  await page.keyboard.press('Backspace')
  await expect(page.getByText('This is locked. Unlock it to move or delete it.')).toBeVisible()
  await expect(listed(page)).toHaveCount(1)
  // What is locked is not hit, and can be drawn upon.
  await page.keyboard.press('Escape')
  await page.mouse.click(x + 40, y + 30)
  await expect(selected(page)).toHaveCount(0)
  await expect(listed(page).first()).toContainText('locked')

  await page.keyboard.press('ControlOrMeta+z')
  await expect(listed(page).first()).not.toContainText('locked')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(async () => (await project.references())[0]?.['size']).toEqual(size)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(listed(page)).toHaveCount(0)
})

test('[issue 15] a page of a PDF is picked and laid under, without any request to another host', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner', atRest)
  const project = await openProject(page, 'Traced PDF')
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin) elsewhere.push(request.url())
  })
  await openDialog(page)
  await choose(page, 'plan.pdf', aPdf())
  await expect(dialog(page).getByText('Page 1 of 2')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Next page' }).click()
  await expect(dialog(page).getByText('Page 2 of 2')).toBeVisible()
  await expectAccessible(page)
  await layUnder(page)
  await saved(page)
  await expect.poll(project.references).toMatchObject([{ page: 2, calibration: null }])
  const [data] = await project.references()
  const { width, height } = Object(data?.['size'])
  expect(width / height).toBeCloseTo(4, 2)

  // Another page of it takes its place; the file is at hand.
  await selected(page).getByRole('button', { name: 'Another page or file…' }).click()
  const other = page.getByRole('dialog', { name: 'Another page or file' })
  await expect(other.getByText('Page 2 of 2')).toBeVisible()
  await other.getByRole('button', { name: 'Previous page' }).click()
  await expect(other.getByRole('img', { name: 'What is laid under' })).toBeVisible()
  await other.getByRole('button', { name: 'Put it in its place' }).click()
  await expect(other).toBeHidden()
  await saved(page)
  await expect.poll(project.references).toMatchObject([{ page: 1, size: { width, height: width * 2 } }])
  expect(elsewhere).toEqual([])
})

test('[issue 15] a DXF comes in its true size, by its unit', async ({ openAs }) => {
  const page = await openAs(murals, 'owner', atRest)
  const project = await openProject(page, 'Traced DXF')
  await openDialog(page)
  await choose(page, 'room.dxf', aDxf)
  await expect(dialog(page).getByText('The drawing says how large it is:')).toBeVisible()
  await layUnder(page)
  await saved(page)
  await expect.poll(async () => (await project.references()).length).toBe(1)
  const [data] = await project.references()
  const { width, height } = Object(data?.['size'])
  // All of it is in sight: at half the usual scale it would not be.
  await expect(page.getByText('50 %', { exact: true })).toBeHidden()
  // 6000 by 3000 mm.
  expect(width).toBeCloseTo(236.2205, 3)
  expect(height).toBeCloseTo(118.11, 1)
})

test('[issue 15] the time that a file may take begins when what reads it is there, however slowly that comes', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner', atRest)
  await openProject(page, 'Slow line')
  await openDialog(page)
  // Far more than reading itself may take.
  await page.clock.install()
  for (const [name, content, worker, isRead] of [
    ['room.dxf', aDxf, /dxf-worker/, 'The drawing says how large it is:'],
    ['plan.pdf', aPdf(), /pdf\.worker/, 'Page 1 of'],
  ] as const) {
    const [held, asked] = [door(), door()]
    await page.route(worker, async (route) => {
      asked.open()
      await held.opened
      await route.continue()
    })
    await choose(page, name, content)
    await asked.opened
    await page.clock.fastForward(20_000)
    await expect(dialog(page).getByText('Reading the file')).toBeVisible()
    held.open()
    await expect(dialog(page).getByText(isRead)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Another file' }).click()
    await page.unroute(worker)
  }
})

test('[issue 15] what can not be traced is told in a sentence, and nothing is lost', async ({ openAs }) => {
  const page = await openAs(murals, 'owner', atRest)
  const project = await openProject(page, 'Not traced')
  await openDialog(page)
  const bad: readonly (readonly [string, Buffer | string, string])[] = [
    ['plan.pdf', aPdf(locked), 'This PDF asks for a password.'],
    ['plan.pdf', '%PDF-1.7 and then nothing of the kind', 'This PDF can’t be read'],
    ['plan.dxf', aDxf.slice(0, aDxf.indexOf('ARC')), 'This DXF can’t be read'],
    ['plan.dxf', '0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n', 'Nothing is drawn in this DXF'],
    ['plan.dxf', 'AutoCAD Binary DXF\r\n\u001a\u0000', 'This is a binary DXF.'],
    ['plan.dxf', 'AC1032\u0000\u0000', 'This is a DWG drawing.'],
    ['plan.png', (await aPicture(page)).subarray(0, 60), 'This picture can’t be read'],
    ['plan.png', 'GIF89a', 'This is no picture, PDF or DXF.'],
    ['plan.png', '', 'This file is empty.'],
  ]
  for (const [name, content, sentence] of bad) {
    await choose(page, name, content)
    await expect(dialog(page).getByText(sentence)).toBeVisible()
  }
  await choose(page, 'plan.png', await aPicture(page))
  await expect(dialog(page).getByRole('img', { name: 'What is laid under' })).toBeVisible()
  // Nobody answers: what was chosen stays, and is sent when there is a connection again.
  await page.context().setOffline(true)
  await dialog(page).getByRole('button', { name: 'Lay it under' }).click()
  await expect(dialog(page).getByText("Couldn't upload file.")).toBeVisible()
  await page.context().setOffline(false)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page)).toBeHidden()
  await saved(page)
  await expect.poll(async () => (await project.references()).length).toBe(1)
})
