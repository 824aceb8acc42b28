/** What becomes of a press, on an area that is driven by hand. */
import { trust } from '@orderwright/domain/units'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachPressDrag } from './press-drag.ts'

class Area extends EventTarget {
  readonly dataset: Record<string, string> = {}
  readonly captured: number[] = []
  setPointerCapture(pointerId: number) {
    this.captured.push(pointerId)
  }
}

interface Given {
  x?: number
  y?: number
  button?: number
  buttons?: number
  pointerId?: number
}

let page = new EventTarget()
let area = new Area()
let told: string[] = []
let detach = () => {}

function pointer(type: string, { x = 0, y = 0, button = 0, buttons = 1, pointerId = 1 }: Given = {}) {
  area.dispatchEvent(Object.assign(new Event(type), { clientX: x, clientY: y, button, buttons, pointerId }))
}

function key(name: string) {
  page.dispatchEvent(Object.assign(new Event('keydown'), { key: name }))
}

beforeEach(() => {
  page = new EventTarget()
  area = new Area()
  told = []
  vi.stubGlobal('window', page)
  vi.stubGlobal('Element', Area)
  detach = attachPressDrag(trust<HTMLElement>(area), {
    take: () => 'card',
    distance: Math.hypot,
    onStart: (taken) => told.push(`start ${taken}`),
    onMove: (_taken, at, by) => told.push(`at ${at.x},${at.y} by ${by.x},${by.y}`),
    onDrop: (taken) => told.push(`drop ${taken}`),
    onEnd: (taken) => told.push(`end ${taken}`),
  })
})
afterEach(async () => {
  detach()
  // The press after a drag is let through again.
  await new Promise((resolve) => setTimeout(resolve, 0))
  vi.unstubAllGlobals()
})

describe('a press', () => {
  it('[issue 18] that goes far enough is a drag, dropped where it is released', () => {
    pointer('pointerdown', { x: 10, y: 10 })
    pointer('pointermove', { x: 13, y: 14 })
    expect(told).toEqual([])
    pointer('pointermove', { x: 20, y: 10 })
    pointer('pointerup', { x: 20, y: 10, buttons: 0 })
    expect(told).toEqual(['start card', 'at 20,10 by 10,0', 'end card', 'drop card'])
    expect(area.captured).toEqual([1])
  })

  it('[issue 18] that goes nowhere, or is not by the first button, is none', () => {
    pointer('pointerdown')
    pointer('pointerup', { buttons: 0 })
    pointer('pointerdown', { button: 2, buttons: 2 })
    pointer('pointermove', { x: 50, buttons: 2 })
    expect(told).toEqual([])
  })

  it('[issue 18] that was released outside the window sticks to no pointer that comes back', () => {
    pointer('pointerdown')
    pointer('pointermove', { x: 50, buttons: 0 })
    pointer('pointermove', { x: 90, buttons: 0 })
    expect(told).toEqual([])
    pointer('pointerdown')
    pointer('pointermove', { x: 50 })
    told = []
    pointer('pointermove', { x: 90, buttons: 0 })
    pointer('pointermove', { x: 95, buttons: 0 })
    pointer('pointerup', { x: 95, buttons: 0 })
    expect(told).toEqual(['end card'])
  })

  it('[issue 18] is left alone by Escape, by what the browser takes over, and by other pointers', () => {
    const drag = () => {
      pointer('pointerdown')
      pointer('pointermove', { x: 50 })
      told = []
    }
    drag()
    key('Enter')
    pointer('pointermove', { x: 70, pointerId: 2 })
    pointer('pointerup', { x: 70, pointerId: 2, buttons: 0 })
    expect(told).toEqual([])
    key('Escape')
    pointer('pointerup', { x: 50, buttons: 0 })
    expect(told).toEqual(['end card'])
    drag()
    pointer('pointercancel')
    pointer('pointermove', { x: 70 })
    expect(told).toEqual(['end card'])
    drag()
    detach()
    pointer('pointermove', { x: 70 })
    expect(told).toEqual(['end card'])
    expect(area.dataset['draggable']).toBeUndefined()
  })
})
