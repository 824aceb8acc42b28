/** Drawing as a person does it: tools, presses, drags and keys, over an order on a server. */
import { describe, expect, test } from 'vitest'
import { spatialOf } from '@orderwright/domain/orders'
import { openCanvas, panelsAt, viewport } from '../testing/canvas.ts'

const walls = (page: ReturnType<typeof openCanvas>) =>
  [...spatialOf(page.editor.getState().document).archWall.values()].map(({ from, to }) => [from, to])

describe('drawing', () => {
  test('[2.4.29, 2.4.30] a wall is there with its second point, and the next one begins at its end', () => {
    const page = openCanvas()
    page.canvas.tool('wall').press(0, 0).press(120, 0).press(120, 96).escape()
    expect(walls(page)).toEqual([
      [
        { x: 0, z: 0 },
        { x: 120, z: 0 },
      ],
      [
        { x: 120, z: 0 },
        { x: 120, z: 96 },
      ],
    ])
  })

  test.each([
    ['at 2 pixels to the inch', 1, 2.4, 2.6],
    ['at 1 pixel to the inch', 0.5, 4.9, 5.1],
    ['at 8 pixels to the inch', 4, 0.6, 0.65],
  ])(
    '[2.9.06] a point meets the end of a wall within five pixels of the screen: %s',
    (_, zoom, near, far) => {
      for (const [away, x] of [
        [near, 120],
        [far, 120 + far],
      ] as const) {
        const page = openCanvas()
        page.canvas.tool('wall').press(0, 0).press(120, 0).escape()
        page.canvas.zoomBy(zoom)
        page.canvas.press(120 + away, 0).press(300, 220)
        expect(walls(page)[1]?.[0]).toEqual({ x, z: 0 })
      }
    },
  )

  test('[2.3.28, 2.3.29, 2.9.24] a wall is 96 high and 4 thick unless said otherwise', async () => {
    const page = openCanvas()
    page.canvas.tool('wall').press(0, 0).press(120, 0)
    await page.settle()
    expect(page.recordsOf('archWall')).toMatchObject([{ height: 96, thickness: 4, productOrderId: 10 }])
  })

  test('[2.4.31] Escape cancels a tentative wall and leaves the ones that stand', () => {
    const page = openCanvas()
    page.canvas.tool('wall').press(0, 0).press(120, 0).move(120, 50)
    expect(page.canvas.getState().tentative).toHaveLength(1)
    page.canvas.escape()
    expect(page.canvas.getState()).toMatchObject({ tentative: [], tool: 'wall' })
    expect(walls(page)).toHaveLength(1)
    page.canvas.escape()
    expect(page.canvas.getState().tool).toBe('select')
  })

  test('a typed length is the length of the wall in the direction in which the pointer stands', () => {
    const page = openCanvas()
    page.canvas.tool('wall').press(0, 0).move(0, 40).type('96 - 4 1/2').key('Enter')
    expect(walls(page)).toEqual([
      [
        { x: 0, z: 0 },
        { x: 0, z: 91.5 },
      ],
    ])
  })

  test.each([
    [
      'wall',
      '4 5 6',
      '“4 5 6” can’t be read as a length. Write it like 48 1/2, 4\' 6", 120 mm or 96 - 4 1/2.',
    ],
    ['wall', '4 - 8', 'This takes a length above 0.'],
    ['muralPanel', '96', 'This takes two lengths, for example 96 x 48.'],
  ])(
    'a length of a %s that can not be taken, %s, is refused in words until the next key',
    (kind, text, problem) => {
      const page = kind === 'wall' ? openCanvas() : openCanvas({}, viewport)
      const before = page.canvas.shapes.size()
      page.canvas.tool(kind).press(0, 0).move(0, 40).type(text).key('Enter')
      expect([page.canvas.getState().problem, page.canvas.getState().typed]).toEqual([problem, text])
      expect(page.canvas.shapes.size()).toBe(before)
      page.canvas.key('Backspace')
      expect(page.canvas.getState().problem).toBe('')
    },
  )

  test('everything is drawn by the keys alone: a cross that arrows move, Enter, and a typed length', () => {
    const page = openCanvas()
    const { canvas } = page
    canvas.tool('wall')
    canvas.key('Enter')
    for (let step = 0; step < 3; step += 1) canvas.key('ArrowRight', { shift: true })
    canvas.key('Enter')
    expect(walls(page)).toEqual([
      [
        { x: 0, z: 0 },
        { x: 36, z: 0 },
      ],
    ])
  })

  test('a wall without length is none', () => {
    const page = openCanvas()
    page.canvas.tool('wall').press(10, 10).press(10, 10)
    expect(walls(page)).toEqual([])
  })

  test('[2.3.30, 2.3.31, 2.3.32] an elevation is 50 deep and has a viewport of its own, the last in order', async () => {
    const page = openCanvas()
    page.canvas.tool('elevation').press(0, 50).press(120, 50)
    await page.settle()
    const [elevation] = page.recordsOf('archElevation')
    const added = page.recordsOf('archCustomView').find(({ id }) => id !== 7)
    expect(elevation).toMatchObject({ viewDepth: 50, archCustomViewId: added?.id })
    expect(added).toMatchObject({ title: 'Untitled Viewport', rank: 2 })
  })

  test('[2.3.39] a panel that is drawn has bleeds of half an inch left and right, and an inch above and below', () => {
    const page = openCanvas({}, viewport)
    page.canvas.tool('muralPanel').drag([0, 0], [48, 108])
    const [made] = [...spatialOf(page.editor.getState().document).entity.values()]
    expect(made?.data).toMatchObject({
      archCustomViewId: 7,
      position: { x: 0, y: 0 },
      size: { width: 48, height: 108 },
      bleedLeft: 0.5,
      bleedRight: 0.5,
      bleedTop: 1,
      bleedBottom: 1,
    })
  })

  test.each([
    ['[2.9.26] a mural texture', 'muralTexture', { width: 775, height: 175 }],
    ['[2.9.26] a mural area', 'muralArea', { width: 30, height: 30 }],
    ['[2.9.26] a panel', 'muralPanel', { width: 30, height: 30 }],
  ])('%s that is pressed and not dragged has its usual size', (_, tool, size) => {
    const page = openCanvas({}, viewport)
    page.canvas.tool(tool).press(10, 20).press(10, 20)
    const [made] = [...spatialOf(page.editor.getState().document).entity.values()]
    expect(made?.data).toMatchObject({ position: { x: 10, y: 20 }, size })
  })

  test('[2.3.46, 2.9.25] a wall label is called Untitled Wall and is 100 by 100', () => {
    const page = openCanvas({}, viewport)
    page.canvas.tool('wallLabel').press(10, 20)
    const [made] = [...spatialOf(page.editor.getState().document).entity.values()]
    expect(made?.data).toMatchObject({ title: 'Untitled Wall', customViewSize: { width: 100, height: 100 } })
  })

  test('[2.3.40, 2.3.41] a seam is an inch thick and centered', () => {
    const page = openCanvas({}, viewport)
    page.canvas.tool('muralSeam').press(48, 0).press(48, 108)
    const [made] = [...spatialOf(page.editor.getState().document).entity.values()]
    expect(made?.data).toMatchObject({
      thickness: 1,
      alignment: 'center',
      alignmentMode: 'standard',
      from: { x: 48, y: 0 },
      to: { x: 48, y: 108 },
    })
  })

  test('[2.4.32] nothing is selected by a press while something is tentative', () => {
    const page = openCanvas(panelsAt(0), viewport)
    page.canvas.tool('muralSeam').press(10, 10).press(20, 50)
    expect(page.canvas.getState().selection).not.toContain('entity:1')
  })

  test('a tool that does not draw on this sheet is not chosen', () => {
    const page = openCanvas()
    page.canvas.tool('muralPanel')
    expect(page.canvas.getState().tool).toBe('select')
  })
})
