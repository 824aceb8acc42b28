/** The place of news, on screens made of rectangles that can be pressed. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { freePlace } from './toast-place.ts'

interface Box {
  left: number
  top: number
  width: number
  height: number
}
const screen = { width: 1440, height: 900 }
const news = { width: 320, height: 44 }
const taken =
  (boxes: readonly Box[]) =>
  (x: number, y: number): boolean =>
    boxes.some(
      ({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height,
    )

describe('the place of news', () => {
  it('[12.25] is the middle of the foot where nothing stands there', () => {
    expect(freePlace(news, screen, taken([]))).toEqual({ left: 560, top: 840 })
  })
  it('[12.25] is beside what stands in the middle of the foot, or above what takes all of it', () => {
    const button = { left: 600, top: 850, width: 200, height: 40 }
    expect(freePlace(news, screen, taken([button]))).toEqual({ left: 16, top: 840 })
    const footer = { left: 0, top: 840, width: 1440, height: 60 }
    expect(freePlace(news, screen, taken([footer]))).toEqual({ left: 560, top: 792 })
  })
  it('[12.25] is nowhere on a screen that is full', () => {
    expect(freePlace(news, screen, taken([{ left: 0, top: 0, width: 1440, height: 900 }]))).toBeNull()
  })

  const box = fc.record({
    left: fc.integer({ min: 0, max: 1400 }),
    top: fc.integer({ min: 0, max: 860 }),
    // No target is smaller. [1.1, interface]
    width: fc.integer({ min: 24, max: 600 }),
    height: fc.integer({ min: 24, max: 300 }),
  })
  test.prop([fc.array(box, { maxLength: 40 })])(
    '[12.25] never overlaps anything that can be pressed',
    (boxes) => {
      const place = freePlace(news, screen, taken(boxes))
      if (place === null) return
      const overlapping = boxes.filter(
        ({ left, top, width, height }) =>
          left < place.left + news.width &&
          place.left < left + width &&
          top < place.top + news.height &&
          place.top < top + height,
      )
      expect(overlapping).toEqual([])
      expect(place.left >= 0 && place.left + news.width <= screen.width).toBe(true)
      expect(place.top >= 0 && place.top + news.height <= screen.height).toBe(true)
    },
  )
})
