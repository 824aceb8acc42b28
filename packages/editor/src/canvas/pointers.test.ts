/** Fingers, pen and mouse on the sheet, as hands use them. The sheet's 0,0 stands at 500,350 of the screen, an inch is two pixels. */
import { fc, test as propertyTest } from '@fast-check/vitest'
import { spatialOf } from '@orderwright/domain/orders'
import type { SpatialTables } from '@orderwright/domain/spatial'
import { describe, expect, test } from 'vitest'
import { aPanel, dataOf, openCanvas, panelsAt, tableOf, viewport } from '../testing/canvas.ts'
import { MAX_SCALE, MIN_SCALE, toSheet } from './camera.ts'
import type { PointerType } from './canvas-state.ts'
import { createPointers, LONG_PRESS_MS } from './pointers.ts'

type Place = readonly [number, number]

/** A sheet and the hands on it; by default with a panel from 500,350 to 596,566 of the screen. */
function open(records: Partial<SpatialTables> = panelsAt(0)) {
  const page = openCanvas(records, viewport)
  const { canvas, clock, editor } = page
  const pointers = createPointers({ canvas, clock })
  const signal = (type: PointerType, id: number, [x, y]: Place) => ({ type, id, at: { x, y } })
  function hand(type: PointerType, id: number) {
    const one = {
      down(...at: Place) {
        pointers.down(signal(type, id, at))
        return one
      },
      /** As hands do: by way of the middle. */
      move(...to: Place) {
        pointers.move(signal(type, id, to))
        return one
      },
      up(...at: Place) {
        pointers.up(signal(type, id, at))
        pointers.leave(type)
        return one
      },
      tap(x: number, y: number) {
        return one.down(x, y).up(x, y)
      },
      cancel: () => pointers.cancel(id),
    }
    return one
  }
  return {
    ...page,
    pointers,
    finger: hand('touch', 1),
    second: hand('touch', 2),
    third: hand('touch', 3),
    pen: hand('pen', 9),
    mouse: hand('mouse', 10),
    center: () => canvas.getState().camera.center,
    selection: () => canvas.getState().selection,
    rest: () => clock.advance(LONG_PRESS_MS),
    undoLabel: () => editor.getState().undoLabel,
    walls: () => [...spatialOf(editor.getState().document).archWall.values()],
    entities: () => [...spatialOf(editor.getState().document).entity.values()],
  }
}

describe('a finger', () => {
  test('pans on nothing and on what is not selected, and neither selects nor moves it', () => {
    for (const from of [
      [200, 200],
      [540, 450],
    ] as const) {
      const { finger, center, selection, undoLabel, rest } = open()
      finger.down(from[0], from[1]).move(from[0] + 40, from[1] + 20)
      rest()
      finger.move(from[0] + 60, from[1] + 30).up(from[0] + 60, from[1] + 30)
      expect(center()).toEqual({ x: -30, y: -15 })
      expect(selection()).toEqual([])
      expect(undoLabel()).toBeNull()
    }
  })

  test('selects what it taps, and a tap beside everything selects nothing', () => {
    const { finger, selection, canvas } = open()
    finger.down(540, 450).move(546, 455).up(546, 455)
    expect(selection()).toEqual(['entity:1'])
    expect(canvas.getState().hovered).toBeNull()
    finger.tap(200, 200)
    expect(selection()).toEqual([])
  })

  test('[2.4.28] moves what is selected, in one step', () => {
    const page = open()
    page.finger.tap(540, 450).down(540, 450).move(560, 460).move(600, 470).up(600, 470)
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 30, y: 10 } })
    expect(page.undoLabel()).toBe('Move panel')
    page.editor.undo()
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 0, y: 0 } })
  })

  test('that wobbles by less than its tip changes nothing', () => {
    const page = open()
    page.finger.tap(540, 450).down(540, 450).move(547, 456).up(547, 456)
    page.finger.down(596, 566).move(602, 572).up(602, 572)
    expect(page.undoLabel()).toBeNull()
    expect(page.selection()).toEqual(['entity:1'])
  })

  test('that rests on something takes it up, and on nothing begins a marquee', () => {
    const page = open(panelsAt(0, 100))
    page.finger.down(540, 450)
    expect(page.selection()).toEqual([])
    page.rest()
    expect(page.selection()).toEqual(['entity:1'])
    page.finger.move(560, 450).move(600, 470).up(600, 470)
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 30, y: 10 } })
    page.finger.down(480, 300)
    page.rest()
    page.finger.move(600, 400).move(720, 460).up(720, 460)
    expect(page.selection()).toEqual(['entity:1', 'entity:2'])
    expect(page.center()).toEqual({ x: 0, y: 0 })
  })

  test('draws with a tool at once, by a drag or by two taps, and the cross stays for the second', () => {
    const page = open({})
    page.canvas.tool('muralArea')
    page.finger.down(300, 200).move(400, 300).move(660, 416).up(660, 416)
    expect(page.entities()).toMatchObject([{ data: { size: { width: 180, height: 108 } } }])
    page.canvas.tool('muralArea')
    page.finger.tap(100, 100)
    expect(page.canvas.getState().pointer).toEqual({ x: -200, y: -125 })
    page.finger.tap(200, 160)
    expect(page.entities()[1]).toMatchObject({ data: { size: { width: 50, height: 30 } } })
  })

  test('of a person who may only look moves the sheet, also over what is selected', () => {
    const page = open()
    page.canvas.select(['entity:1'])
    const { canvas } = page
    const looking = createPointers({ canvas: { ...canvas, grips: () => false }, clock: page.clock })
    looking.down({ type: 'touch', id: 1, at: { x: 540, y: 450 } })
    looking.move({ type: 'touch', id: 1, at: { x: 600, y: 450 } })
    looking.up({ type: 'touch', id: 1, at: { x: 600, y: 450 } })
    expect(page.center()).toEqual({ x: -30, y: 0 })
    expect(page.undoLabel()).toBeNull()
  })
})

describe('handles under a finger', () => {
  test('are 44 pixels wide, and give no jump to what is resized', () => {
    const page = open()
    page.finger.tap(540, 450)
    // The lower right corner is at 596,566: fourteen pixels beside it.
    page.finger.down(606, 576).move(622, 590).move(646, 616).up(646, 616)
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 0, y: 0 }, size: { width: 68, height: 128 } })
    page.editor.undo()
    // A mouse is more exact: there it has missed.
    page.mouse.down(606, 576).move(646, 616).up(646, 616)
    expect(dataOf(page, 1)).toMatchObject({ size: { width: 48, height: 108 } })
  })

  test('leave the middle of a small thing to be moved by', () => {
    const small = {
      entity: tableOf<'entity'>(aPanel(1, 0, { size: { width: 12, height: 12 } })),
    }
    const page = open(small)
    page.finger.tap(512, 362).down(512, 362).move(540, 362).move(572, 362).up(572, 362)
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 30, y: 0 }, size: { width: 12, height: 12 } })
  })
})

describe('two fingers', () => {
  test('pan the sheet, and zoom it about the middle between them', () => {
    const { finger, second, canvas } = open()
    finger.down(600, 350)
    second.down(700, 350)
    for (const [x, y] of [
      [10, 0],
      [20, 10],
      [30, 20],
    ] as const) {
      finger.move(600 + x, 350 + y)
      second.move(700 + x, 350 + y)
    }
    expect(canvas.getState().camera).toEqual({ center: { x: -15, y: -10 }, scale: 2 })
    // They never keep their distance: that is no zoom yet.
    second.move(736, 370)
    second.move(730, 370)
    expect(canvas.getState().camera).toEqual({ center: { x: -15, y: -10 }, scale: 2 })
    // From twenty pixels more on it is one: 120 pixels are 240 in the end.
    second.move(750, 370)
    finger.move(570, 370)
    second.move(810, 370)
    // 690,370 showed 75,0 when the zoom began, and still does.
    const { camera } = canvas.getState()
    expect(camera.scale).toBeCloseTo(4, 9)
    expect(camera.center.x).toBeCloseTo(27.5, 9)
    expect(camera.center.y).toBeCloseTo(-5, 9)
  })

  test('take back what the first of them has begun, and nothing comes of the rest', () => {
    const page = open()
    page.finger.tap(540, 450).down(540, 450).move(560, 460).move(600, 470)
    expect(page.canvas.getState().preview.size).toBe(1)
    page.second.down(700, 600)
    expect(page.canvas.getState().preview.size).toBe(0)
    page.second.move(720, 620).up(720, 620)
    page.finger.move(500, 300).up(500, 300)
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 0, y: 0 } })
    expect(page.undoLabel()).toBeNull()
  })

  test.for(['wall', 'line', 'text', 'elevation'])(
    'draw nothing with the tool %s, at rest or on their way',
    (name) => {
      for (const isMoved of [false, true]) {
        const page = open({})
        page.canvas.goTo({ type: 'plan' })
        page.canvas.tool(name)
        page.finger.down(300, 200)
        if (isMoved) page.finger.move(400, 300)
        page.second.down(600, 400).up(600, 400)
        page.finger.up(400, 300)
        expect(page.canvas.getState()).toMatchObject({ tool: name, tentative: [] })
        expect(page.undoLabel()).toBeNull()
      }
    },
  )

  test('leave the point from which a wall is being drawn', () => {
    const page = open({})
    page.canvas.goTo({ type: 'plan' })
    page.canvas.tool('wall')
    page.finger.tap(500, 350)
    page.finger.down(600, 500).move(640, 500)
    page.second.down(700, 600).up(700, 600)
    page.finger.up(640, 500)
    expect(page.walls()).toEqual([])
    page.finger.tap(740, 350)
    expect(page.walls()).toMatchObject([{ from: { x: 0, z: 0 }, to: { x: 120, z: 0 } }])
  })

  test('of which one is lifted move the sheet on with the other, which taps nothing', () => {
    const page = open()
    page.finger.down(540, 450)
    page.second.down(700, 450).up(700, 450)
    page.finger.move(560, 450).up(560, 450)
    expect(page.center()).toEqual({ x: -10, y: 0 })
    expect(page.selection()).toEqual([])
    page.finger.tap(560, 450)
    expect(page.selection()).toEqual(['entity:1'])
  })

  const place = fc.record({
    x: fc.integer({ min: 0, max: 1000 }),
    y: fc.integer({ min: 0, max: 700 }),
    isSecond: fc.boolean(),
  })
  propertyTest.prop([fc.array(place, { minLength: 1, maxLength: 12 })])(
    'keep what they hold: however they went, the scale is that of their distance, and between them is what was there',
    (steps) => {
      const page = open({})
      const at: [Place, Place] = [
        [400, 300],
        [600, 400],
      ]
      page.finger.down(...at[0])
      page.second.down(600, 350)
      page.second.move(...at[1])
      const middle = () => ({ x: (at[0][0] + at[1][0]) / 2, y: (at[0][1] + at[1][1]) / 2 })
      const apart = () => Math.hypot(at[0][0] - at[1][0], at[0][1] - at[1][1])
      const { camera: before, screen } = page.canvas.getState()
      const [held, wide] = [toSheet(before, screen, middle()), apart()]
      for (const { x, y, isSecond } of steps) {
        const other = isSecond ? at[0] : at[1]
        // Fingers have a width, and beyond its bounds a scale stays.
        const gap = Math.hypot(x - other[0], y - other[1])
        const scale = (before.scale * gap) / wide
        if (gap < 20 || scale <= MIN_SCALE || scale >= MAX_SCALE) continue
        at[isSecond ? 1 : 0] = [x, y]
        if (isSecond) page.second.move(x, y)
        else page.finger.move(x, y)
      }
      const { camera } = page.canvas.getState()
      expect(camera.scale).toBeCloseTo((before.scale * apart()) / wide, 6)
      const now = toSheet(camera, screen, middle())
      expect(now.x).toBeCloseTo(held.x, 6)
      expect(now.y).toBeCloseTo(held.y, 6)
    },
  )
})

describe('a pen', () => {
  test('draws, and from then on fingers pan and zoom alone', () => {
    const page = open()
    page.canvas.tool('muralArea')
    page.pen.down(100, 100).move(200, 200).move(300, 220).up(300, 220)
    expect(page.entities()[1]).toMatchObject({ data: { size: { width: 100, height: 60 } } })
    page.finger.down(400, 300).move(460, 300).up(460, 300)
    expect(page.entities()).toHaveLength(2)
    expect(page.center()).toEqual({ x: -30, y: 0 })
    page.canvas.tool('select')
    page.canvas.select([])
    page.finger.tap(600, 450)
    expect(page.selection()).toEqual([])
    page.pen.tap(600, 450)
    expect(page.selection()).toEqual(['entity:1'])
    page.canvas.setPenAlone(false)
    page.finger.tap(200, 600)
    expect(page.selection()).toEqual([])
  })

  test('knows no palm: what lay on the sheet before it, and what comes while it draws, does nothing', () => {
    const page = open({})
    page.canvas.tool('muralArea')
    page.finger.down(600, 600).move(640, 640)
    page.pen.down(100, 100).move(200, 200)
    page.second.down(620, 620)
    page.third.down(660, 660)
    page.second.move(500, 500)
    page.finger.move(300, 300).up(300, 300)
    page.pen.move(300, 220).up(300, 220)
    page.second.up(500, 500)
    page.third.up(660, 660)
    expect(page.entities()).toMatchObject([{ data: { size: { width: 100, height: 60 } } }])
    expect(page.center()).toEqual({ x: 0, y: 0 })
    // They are lifted: the next ones are hands again.
    page.finger.down(600, 600).move(640, 600).up(640, 600)
    expect(page.center()).toEqual({ x: -20, y: 0 })
  })
})

describe('what the system takes away', () => {
  test.for(['touch', 'pen', 'mouse'] as const)('a drag of a %s that is cancelled gives all back', (type) => {
    const page = open()
    const hand = { touch: page.finger, pen: page.pen, mouse: page.mouse }[type]
    page.canvas.select(['entity:1'])
    hand.down(540, 450).move(560, 460).move(600, 470)
    expect(page.canvas.getState().preview.size).toBe(1)
    hand.cancel()
    hand.up(600, 470)
    expect(page.canvas.getState().preview.size).toBe(0)
    expect(page.undoLabel()).toBeNull()
    // Nothing of it is left: the next press is one.
    hand.down(540, 450).move(560, 460).move(600, 470).up(600, 470)
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 30, y: 10 } })
  })

  test('a finger that is cancelled before it is a tap selects nothing later', () => {
    const page = open()
    page.finger.down(540, 450).cancel()
    page.rest()
    expect(page.selection()).toEqual([])
  })
})

describe('a mouse', () => {
  test('pans with the middle button, and with any while the space bar is held', () => {
    const page = open()
    const at = { x: 540, y: 450 }
    page.pointers.down({ type: 'mouse', id: 10, at, button: 1 })
    page.mouse.move(600, 450)
    page.pointers.up({ type: 'mouse', id: 10, at: { x: 600, y: 450 }, button: 1 })
    expect(page.center()).toEqual({ x: -30, y: 0 })
    page.pointers.holdSpace(true)
    page.mouse.down(600, 450).move(540, 450).up(540, 450)
    page.pointers.holdSpace(false)
    expect(page.center()).toEqual({ x: 0, y: 0 })
    expect(page.selection()).toEqual([])
    page.mouse.tap(540, 450)
    expect(page.selection()).toEqual(['entity:1'])
  })
})

describe('copying', () => {
  test('with nothing selected leaves the keys to the list of lines, and pastes nothing of what was copied before', () => {
    const { canvas } = open()
    expect(canvas.key('c', { ctrl: true })).toBe(false)
    canvas.select(['entity:1'])
    expect(canvas.key('c', { ctrl: true })).toBe(true)
    expect(canvas.key('v', { ctrl: true })).toBe(true)
    canvas.select([])
    expect(canvas.key('c', { ctrl: true })).toBe(false)
    expect(canvas.key('v', { ctrl: true })).toBe(false)
  })
})
