/** What a print takes of its master, against the place of every point of it. Inches and pixels. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { rotateAbout } from '../canvas/form.ts'
import type { ImagePrimitive } from '../drawing/svg/image.ts'
import type { Box, Point } from '../geometry/box.ts'
import { checkLaw } from '../testing/check-law.ts'
import { masterOfAddress } from '../units/addresses/web-addresses.ts'
import { masterImage, printPpi } from './print-master.ts'

const pixels = { width: 8000, height: 5000 }
const address = '/api/media/1/55/picture'
const corners = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

/** Where a point of the sheet lies in the picture that an image stretches over its box: shares of its sides. */
function shareAt({ box, rotation, flipX, flipY }: ImagePrimitive, point: Point): Point {
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const upright = rotateAbout(point, -rotation, center)
  const x = (upright.x - box.x) / box.width
  const y = (upright.y - box.y) / box.height
  return { x: flipX ? 1 - x : x, y: flipY ? 1 - y : y }
}

function cropOf(image: ImagePrimitive) {
  const master = masterOfAddress(image.address)
  if (!master) throw new Error(`no master: ${image.address}`)
  return master.crop
}

const whole = (min: number, max: number) => fc.integer({ min, max })

describe('what is printed of a print master', () => {
  it('[issue 15] shows at every point of the print the very pixel of the whole picture', () => {
    checkLaw(
      { mirrored: 15, turned: 20, within: 20 },
      fc.record({
        box: fc.record({
          x: whole(-50, 50),
          y: whole(-50, 50),
          width: whole(80, 300),
          height: whole(60, 200),
        }),
        print: fc.record({
          x: whole(-20, 200),
          y: whole(-20, 120),
          width: whole(10, 60),
          height: whole(10, 120),
        }),
        rotation: fc.constantFrom(0, 0, 90, 180, 17.5),
        flipX: fc.boolean(),
        flipY: fc.boolean(),
        shares: fc.tuple(
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }),
        ),
      }),
      (cover, { box, print, rotation, flipX, flipY, shares: [across, down] }) => {
        const window = corners(print)
        const image = { kind: 'image', address, box, rotation, flipX, flipY, opacity: 1, window } as const
        const point = { x: print.x + across * print.width, y: print.y + down * print.height }
        const asked = shareAt(image, point)
        const isInside = asked.x >= 0 && asked.x <= 1 && asked.y >= 0 && asked.y <= 1
        const cut = masterImage(image, pixels, 1e6)
        if (!cut) {
          expect(
            isInside && asked.x > 1e-3 && asked.x < 1 - 1e-3 && asked.y > 1e-3 && asked.y < 1 - 1e-3,
          ).toBe(false)
          return
        }
        if (flipX !== flipY) cover('mirrored')
        if (rotation !== 0) cover('turned')
        if (!isInside) return
        cover('within')
        const crop = cropOf(cut)
        const local = shareAt(cut, point)
        expect((crop.x + local.x * crop.width) * pixels.width).toBeCloseTo(asked.x * pixels.width, 3)
        expect((crop.y + local.y * crop.height) * pixels.height).toBeCloseTo(asked.y * pixels.height, 3)
        // The point is in what was cut out.
        for (const share of [local.x, local.y]) {
          expect(share).toBeGreaterThan(-1e-6)
          expect(share).toBeLessThan(1 + 1e-6)
        }
      },
    )
  })

  it('[issue 15] is no finer than a wall can show, and coarser where a file would be too large', () => {
    expect(printPpi([{ width: 46, height: 110 }])).toBe(150)
    // Ten times 54 by 120 inches: 64,800 square inches share 300 million pixels.
    expect(printPpi(Array.from({ length: 10 }, () => ({ width: 54, height: 120 })))).toBeCloseTo(68.04, 2)
    expect(printPpi([])).toBe(150)
  })
})
