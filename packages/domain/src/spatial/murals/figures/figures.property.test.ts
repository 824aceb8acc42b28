/** Laws of the figures, each against something slow and obvious: a raster, a walk along the roll, a point of the picture. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../../../testing/check-law.ts'
import { coveredArea } from './boxes.ts'
import { seamPlaces, visibleWidths } from './panel-figures.ts'
import { printCrop } from './print-crop.ts'
import { seamBand, seamShares } from './seam-shares.ts'
import { cutList, stripsPerRoll } from './strips.ts'

const whole = (min: number, max: number) => fc.integer({ min, max })

describe('the figures of murals', () => {
  it('[canvas] count what boxes cover as a raster of inches does', () => {
    const box = fc.record({ x: whole(-2, 4), y: whole(-2, 4), width: whole(2, 8), height: whole(2, 8) })
    checkLaw(
      { partly: 50, overlapping: 30 },
      fc.tuple(box, fc.array(box, { minLength: 1, maxLength: 5 })),
      (cover, [face, holes]) => {
        let covered = 0
        let twice = 0
        for (let x = face.x; x < face.x + face.width; x += 1)
          for (let y = face.y; y < face.y + face.height; y += 1) {
            const over = holes.filter(
              (hole) => x >= hole.x && x < hole.x + hole.width && y >= hole.y && y < hole.y + hole.height,
            ).length
            if (over > 0) covered += 1
            if (over > 1) twice += 1
          }
        if (covered > 0 && covered < face.width * face.height) cover('partly')
        if (twice > 0) cover('overlapping')
        expect(coveredArea(face, holes)).toBe(covered)
      },
    )
  })

  it('[canvas] cut from each roll as many strips as can be laid on it one after another, in hanging order', () => {
    checkLaw(
      { several: 40, full: 5 },
      fc.record({
        strip: whole(1, 12),
        gap: whole(0, 5),
        length: whole(1, 60),
        count: whole(1, 30),
      }),
      (cover, { strip, gap, length, count }) => {
        let fitting = 0
        let place = 0
        while (place + strip <= length) {
          fitting += 1
          place += strip + gap
        }
        const roll = { width: 54, length, gap }
        expect(stripsPerRoll(strip, roll)).toBe(fitting)
        const rolls = cutList(
          Array.from({ length: count }, () => strip),
          roll,
        )
        if (rolls.length > 1) cover('several')
        if (place - gap === length) cover('full')
        expect(rolls.length).toBe(Math.ceil(count / Math.max(1, fitting)))
        expect(rolls.flatMap(({ strips }) => strips.map(({ index }) => index))).toEqual(
          Array.from({ length: count }, (_, index) => index),
        )
        for (const { strips, rest } of rolls)
          expect(rest).toBe(length - strips.length * strip - (strips.length - 1) * gap)
      },
    )
  })

  it('[canvas] print at each place of a panel the pixel that hangs there', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    checkLaw(
      { turned: 30, flipped: 30, outside: 20 },
      fc.record({
        panel: fc.record({ x: whole(-20, 90), y: whole(-20, 60), width: whole(1, 60), height: whole(1, 60) }),
        bleeds: fc.record({ left: whole(0, 3), right: whole(0, 3), top: whole(0, 3), bottom: whole(0, 3) }),
        picture: fc.record({
          position: fc.record({ x: whole(-10, 10), y: whole(-10, 10) }),
          size: fc.record({ width: whole(20, 150), height: whole(20, 100) }),
          pixels: fc.record({ width: whole(100, 9000), height: whole(100, 9000) }),
          flipX: fc.boolean(),
          flipY: fc.boolean(),
          rotation: fc.constantFrom(0 as const, 180 as const),
        }),
        across: share,
        down: share,
      }),
      (cover, { panel, bleeds, picture, across, down }) => {
        const crop = printCrop(panel, bleeds, picture)
        // A pixel of the crop, and where it hangs once the picture was flipped and then turned around its middle.
        const pixel = { x: crop.box.x + across * crop.box.width, y: crop.box.y + down * crop.box.height }
        let right = (pixel.x / picture.pixels.width) * picture.size.width
        let below = (pixel.y / picture.pixels.height) * picture.size.height
        if (picture.flipX) right = picture.size.width - right
        if (picture.flipY) below = picture.size.height - below
        if (picture.rotation === 180) {
          right = picture.size.width - right
          below = picture.size.height - below
          cover('turned')
        }
        if (picture.flipX || picture.flipY) cover('flipped')
        const printed = {
          x:
            panel.x -
            bleeds.left +
            (crop.flipX ? 1 - across : across) * (panel.width + bleeds.left + bleeds.right),
          y:
            panel.y -
            bleeds.top +
            (crop.flipY ? 1 - down : down) * (panel.height + bleeds.top + bleeds.bottom),
        }
        expect(picture.position.x + right).toBeCloseTo(printed.x, 6)
        expect(picture.position.y + below).toBeCloseTo(printed.y, 6)
        if (right < 0) {
          cover('outside')
          expect(crop.missing.left).toBeGreaterThan(0)
        }
      },
    )
  })

  it('[2.3.40] shares of a seam are its overlap together, and its band is as wide and holds the seam', () => {
    checkLaw(
      { custom: 20 },
      fc.record({
        thickness: fc.double({ min: 0.01, max: 6, noNaN: true }),
        alignment: fc.constantFrom('left', 'center', 'right'),
        alignmentMode: fc.constantFrom('standard', 'custom'),
        part: fc.double({ min: -1, max: 1, noNaN: true }),
      }),
      (cover, { part, ...seam }) => {
        if (seam.alignmentMode === 'custom') cover('custom')
        const shares = seamShares({ ...seam, customAlignmentOffset: (part * seam.thickness) / 2 })
        if (!shares.ok) throw new Error(shares.message)
        expect(shares.left + shares.right).toBeCloseTo(seam.thickness, 9)
        const band = seamBand(100, shares)
        expect(band.to - band.from).toBeCloseTo(seam.thickness, 9)
        expect(band.from <= 100 && band.to >= 100).toBe(true)
      },
    )
  })

  it('[canvas] visible widths are the whole width, and their seams give them back', () => {
    checkLaw(
      {},
      fc.array(
        whole(1, 900).map((steps) => steps / 16),
        { minLength: 1, maxLength: 12 },
      ),
      (_, widths) => {
        const width = widths.reduce((sum, one) => sum + one, 0)
        expect(visibleWidths(width, seamPlaces(widths))).toEqual(widths)
      },
    )
  })
})
