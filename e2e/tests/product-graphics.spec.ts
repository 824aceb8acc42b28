/** The product graphics editor: a wall light made by keys and presses, its tree, its fields. */
import {
  allSaved,
  field,
  hands,
  leaf,
  measures,
  news,
  node,
  nodes,
  openGraphic,
  outlineOf,
  painted,
  preview,
  properties,
  question,
  stored,
} from '../fixtures/product-graphics.ts'
import { atRest, expect, expectAccessible, maisonLumen, test } from '../fixtures/test.ts'

test('[2.2.13] [2.2.108] [2.2.109] [2.2.110] [2.3.23] [2.4.26] an owner makes a wall light of twelve nodes, and it is there after a reload', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(maisonLumen, 'owner', '/admin/product-graphics')
  await expect(page).toHaveTitle(/^Admin: Product graphics/)
  await expectAccessible(page)
  const began = Date.now()
  const { add, choose, count, key, select, set, type } = hands(page)
  await page.getByRole('button', { name: 'Add a product graphic' }).click()
  // A new one begins with its name.
  await expect(page.getByRole('textbox', { name: 'Title of the product graphic' })).toBeFocused()
  await type('Sconce')
  await key('Enter')
  await expect(page).toHaveTitle('Admin: Sconce')
  const id = Number(/product-graphics\/(\d+)$/.exec(page.url())?.[1])
  await expect(page.getByText(`#${id}`, { exact: true })).toBeVisible()
  await expect(nodes(page)).toHaveCount(1)
  await expect(preview(page)).toContainText('Nothing to show yet')

  // The + of a group, by the mouse; what is new is called after its type until somebody says otherwise.
  await page.getByRole('button', { name: 'Add a node to Untitled Group' }).click()
  await page.getByRole('menuitem', { name: 'Box', exact: true }).click()
  const naming = page.getByRole('textbox', { name: 'Title of the node' })
  await expect(naming).toHaveValue('Untitled Box')
  await expect(naming).toBeFocused()
  await key('Escape')
  await expect(node(page, 'Untitled Box')).toBeFocused()
  await key('F2')
  await type('Backplate')
  await key('Enter')
  await set('Width', '110')
  await set('Height', '240')
  await set('Depth', '18')
  await set('Z', '9')
  await choose('Surface', 'Brushed')
  await expect(measures(page)).toContainText('110 × 240 × 18 mm')
  await expect(preview(page).getByRole('application')).toBeVisible(painted)

  await select('Backplate')
  await add('s', 'Sphere', 'Lamp')
  await set('Diameter', '60')
  await select('Lamp')
  await add('c', 'Cylinder', 'Bracket')
  await set('Diameter', '18')
  await set('Length', '60')
  await choose('Along', 'Z')
  await set('Z', '48')
  await select('Bracket')
  await add('g', 'Group', 'Body')
  await set('Z', '90')
  await select('Body')
  await add('t', 'Tube', 'Stem')
  await select('Body')
  await add('tur', 'Turned part', 'Shade')
  await choose('Surface', 'Glass')
  await select('Body')
  await add('c', 'Cylinder', 'Upper rim')
  await set('Length', '6')
  await set('Y', '103')
  // The same again, below.
  await select('Upper rim')
  await key('ControlOrMeta+d')
  await expect(node(page, 'Upper rim')).toHaveCount(2)
  await key('F2')
  await type('Lower rim')
  await key('Enter')
  await set('Y', '-3')
  await select('Untitled Group')
  await add('r', 'Row', 'Screws')
  await set('Step Y', '200')
  await set('Y', '-100')
  await select('Screws')
  await add('c', 'Cylinder', 'Screw')
  await set('Diameter', '8')
  await set('Length', '4')
  await choose('Along', 'Z')
  await set('Z', '20')
  await select('Untitled Group')
  await add('shee', 'Sheet', 'Wall')
  await choose('Surface', 'Shadow')
  await expect(nodes(page)).toHaveCount(12)
  // The lamp belongs into the body: from below the backplate with the keys.
  await select('Lamp')
  await key('Alt+ArrowDown')
  await key('Alt+ArrowDown')
  await key('Alt+ArrowRight')
  await expect(node(page, 'Lamp')).toHaveAttribute('aria-level', '3')
  test.info().annotations.push({
    type: 'twelve nodes',
    description: `${count()} keys and presses, ${Math.round((Date.now() - began) / 1000)} s`,
  })

  await allSaved(page)
  await expect
    .poll(outlineOf(page, id))
    .toBe('Untitled Group(Backplate Bracket Body(Stem Shade Upper rim Lower rim Lamp) Screws(Screw) Wall)')
  await page.reload()
  await expect(nodes(page)).toHaveCount(12)
  await node(page, 'Screw').click()
  await expect(field(page, 'Diameter')).toHaveValue('8')
  await expectAccessible(page)
  await expect(measures(page)).toContainText(/parts, [\d,]+ vertices, [\d,]+ triangles/)
})

test('[2.4.25] [2.5.17] [2.5.18] nodes are chosen, named, dragged, copied between graphics, hidden and deleted after a question, each with Undo', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(maisonLumen, 'owner', atRest)
  const group = { id: 'body', type: 'group', title: 'body', props: {}, children: [leaf('rim', 'cylinder')] }
  const id = await openGraphic(page, 'Tree', [leaf('plate', 'box'), group, leaf('ball', 'sphere')])

  // Press to choose, press the title again to name.
  await node(page, 'plate').getByText('plate').click()
  await expect(node(page, 'plate')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('textbox', { name: 'Title of the node' })).toHaveCount(0)
  await expect(properties(page)).toHaveAccessibleName('Properties of plate')
  await node(page, 'plate').getByText('plate').click()
  await page.getByRole('textbox', { name: 'Title of the node' }).fill('Plate')
  await page.keyboard.press('Enter')
  await expect(node(page, 'Plate')).toBeFocused()
  await expect.poll(outlineOf(page, id)).toBe('Top(Plate body(rim) ball)')

  // Arrows, Home, End, letters.
  const focused = async (title: string) => expect(node(page, title)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await focused('body')
  await page.keyboard.press('ArrowLeft')
  await expect(node(page, 'body')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await focused('rim')
  await page.keyboard.press('ArrowLeft')
  await focused('body')
  await page.keyboard.press('End')
  await focused('ball')
  await page.keyboard.press('Home')
  await focused('Top')
  await page.keyboard.press('b')
  await focused('body')
  await page.keyboard.press('b')
  await focused('ball')

  // Into, behind, before: by dragging.
  await node(page, 'ball').dragTo(node(page, 'body'))
  await expect.poll(outlineOf(page, id)).toBe('Top(Plate body(rim ball))')
  await node(page, 'ball').dragTo(node(page, 'Plate'), { targetPosition: { x: 60, y: 3 } })
  await expect.poll(outlineOf(page, id)).toBe('Top(ball Plate body(rim))')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(outlineOf(page, id)).toBe('Top(Plate body(rim ball))')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(outlineOf(page, id)).toBe('Top(ball Plate body(rim))')

  // Hidden in the preview alone.
  await node(page, 'Plate').click()
  await page.keyboard.press('Space')
  await expect(node(page, 'Plate')).toHaveAccessibleName(/hidden in the preview/)
  await expect(measures(page)).toContainText('2 parts')
  await page.getByRole('button', { name: 'Show Plate in the preview' }).click()
  await expect(measures(page)).toContainText('3 parts')

  // The top level group stays; everything else asks.
  await node(page, 'Top').click()
  await page.keyboard.press('Backspace')
  await expect(question(page)).toContainText('Oops! We require you to keep the top level group!')
  await page.keyboard.press('Enter')
  await node(page, 'body').click()
  await page.keyboard.press('Backspace')
  await expect(question(page)).toContainText('Are you sure you want to delete body and the node in it?')
  await page.keyboard.press('Escape')
  await expect(node(page, 'rim')).toBeVisible()
  await node(page, 'body').click()
  await page.keyboard.press('Backspace')
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(outlineOf(page, id)).toBe('Top(ball Plate)')
  await focused('Plate')
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(outlineOf(page, id)).toBe('Top(ball Plate body(rim))')

  // A branch goes to another graphic.
  await node(page, 'body').click()
  await page.keyboard.press('ControlOrMeta+c')
  const other = await openGraphic(page, 'Other', [leaf('rod', 'box')])
  await node(page, 'rod').click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(outlineOf(page, other)).toBe('Top(rod body(rim))')
  await page.keyboard.press('ControlOrMeta+x')
  await expect.poll(outlineOf(page, other)).toBe('Top(rod)')
  await expectAccessible(page)
})

test('[2.2.108] [2.3.22] expressions offer their names, say what they come to and where they are wrong, and keep what was typed', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(maisonLumen, 'owner', atRest)
  const id = await openGraphic(page, 'Expressions', [leaf('rod', 'box', { width: 'plate.width / 2' })])
  await node(page, 'rod').click()
  await expect(field(page, 'Width')).toHaveValue('plate.width / 2')
  await expect(field(page, 'Width')).toHaveAccessibleDescription('= 50 mm')

  // A slider for what no formula gives.
  const slider = page.getByRole('slider', { name: 'plate.width' })
  await slider.fill('160')
  await expect(field(page, 'Width')).toHaveAccessibleDescription('= 80 mm')
  await expect(measures(page)).toContainText('80 × 100 × 100 mm')

  await field(page, 'Height').fill('pla')
  await page.getByRole('option', { name: 'plate.width' }).click()
  await expect(field(page, 'Height')).toHaveValue('plate.width')
  // Seen before it is saved.
  await expect(measures(page)).toContainText('80 × 160 × 100 mm')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await stored(page, id))[0]?.nodes[0]?.children[0]?.props['height'])
    .toBe('plate.width')

  // What can not be read stays where it was typed, also over a reload, and is not saved.
  await field(page, 'Depth').fill('12 +* 3')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Depth')).toHaveAccessibleDescription('This can not be read from character 5 on.')
  await page.reload()
  await node(page, 'rod').click()
  await expect(field(page, 'Depth')).toHaveValue('12 +* 3')
  expect((await stored(page, id))[0]?.nodes[0]?.children[0]?.props['depth']).toBeUndefined()
  await field(page, 'Depth').fill('0')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Depth')).toHaveAccessibleDescription('This must be more than 0.')
  await field(page, 'Depth').fill('12 + 3')
  await page.keyboard.press('Enter')
  await expect(measures(page)).toContainText('× 15 mm')

  // Formulas of a group give names inside it.
  await node(page, 'Top').click()
  await properties(page).getByRole('button', { name: 'Add a formula' }).click()
  await properties(page).getByRole('textbox', { name: 'Name of formula 1' }).fill('half')
  await page.keyboard.press('Enter')
  await properties(page).getByRole('combobox', { name: 'Formula of half' }).fill('plate.width / 2')
  await page.keyboard.press('Enter')
  await node(page, 'rod').click()
  await field(page, 'X').fill('half')
  await page.keyboard.press('Enter')
  await expect(field(page, 'X')).toHaveAccessibleDescription('= 50 mm')
  await allSaved(page)
  await expectAccessible(page)
})
