/** The look follows what is moved by the keys: whoever works without a mouse does not lose it out of sight. [issue 15] */
import { boxHolds } from '@orderwright/domain/geometry'
import { describe, expect, test } from 'vitest'
import { openCanvas, panelsAt, viewport } from '../testing/canvas.ts'
import { inSight } from './camera.ts'

const screen = { width: 800, height: 600 }
const camera = { center: { x: 0, y: 0 }, scale: 1 }

describe('the look', () => {
  test('[issue 15] follows the cross of a tool', () => {
    const { canvas } = openCanvas()
    canvas.resize(screen)
    canvas.tool('wall').key('Enter')
    for (let press = 0; press < 100; press += 1) canvas.key('ArrowRight', { shift: true })
    const { pointer } = canvas.getState()
    expect(pointer).not.toBeNull()
    expect(pointer && boxHolds(canvas.seen(), pointer)).toBe(true)
    expect(canvas.getState().tentative).toHaveLength(1)
  })

  test('[issue 15] follows what the arrows move, and comes to what is selected in the list', () => {
    const { canvas } = openCanvas(panelsAt(0), viewport)
    canvas.resize(screen)
    const [panel] = canvas.shapes.all()
    canvas.select([panel?.key ?? ''])
    for (let press = 0; press < 100; press += 1) canvas.key('ArrowDown', { shift: true })
    const [moved] = canvas.selected()
    const { x = 0, y = 0 } = moved?.bounds ?? {}
    expect(boxHolds(canvas.seen(), { x: x + 1, y: y + 1 })).toBe(true)
    canvas.lookAt({ x: -9000, y: 0 })
    canvas.reveal()
    expect(boxHolds(canvas.seen(), { x: x + 1, y: y + 1 })).toBe(true)
  })

  test('[issue 15] stays where it is as long as what moves is seen', () => {
    expect(inSight(camera, screen, { x: -300, y: -200, width: 100, height: 100 })).toBe(camera)
  })

  test.each([
    ['to the right', { x: 395, y: 0, width: 0, height: 0 }, { x: 27, y: 0 }],
    ['up, and by all of it', { x: 0, y: -400, width: 10, height: 40 }, { x: 0, y: -132 }],
    [
      'not for what is larger than the screen and partly seen',
      { x: -5000, y: 0, width: 9000, height: 5 },
      { x: 0, y: 0 },
    ],
    [
      'to the middle of what is larger and not seen',
      { x: 1000, y: 0, width: 2000, height: 5 },
      { x: 2000, y: 0 },
    ],
  ])('[issue 15] moves as little as it must: %s', (_, box, by) => {
    expect(inSight(camera, screen, box).center).toEqual(by)
  })
})
