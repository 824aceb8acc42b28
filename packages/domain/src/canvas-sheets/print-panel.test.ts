/** What a panel prints: its part of the pictures with the bleeds. Literals by hand, and the figures of the printer as oracle. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { readPanel } from '../canvas/kinds/mural-panel.ts'
import { readTexture } from '../canvas/kinds/mural-texture.ts'
import type { DrawnItem } from '../drawing/svg/image.ts'
import { printCrop } from '../spatial/murals/figures/print-crop.ts'
import { drawnEntity, ridge } from '../testing/canvas-fixtures.ts'
import { checkLaw } from '../testing/check-law.ts'
import { printPanel } from './print-panel.ts'

const bleeds = { bleedLeft: 0.5, bleedRight: 0.5, bleedTop: 1, bleedBottom: 1 }

function panelOf(data: object) {
  const panel = readPanel(
    drawnEntity(1, 'calicoMuralPanel', {
      position: { x: 45, y: 0 },
      size: { width: 45, height: 108 },
      ...bleeds,
      ...data,
    }),
  )
  if (!panel) throw new Error('no panel')
  return panel
}

function textureOf(data: object) {
  const texture = readTexture(
    drawnEntity(2, 'calicoMuralTexture', {
      position: { x: -10, y: -4 },
      size: { width: 200, height: 116 },
      muralProductOptionId: 101,
      ...data,
    }),
  )
  if (!texture) throw new Error('no texture')
  return texture
}

const context = {
  pictureOf: (id: number | null) => (id === 101 ? ridge : null),
  mediumAddress: (id: number) => `/api/media/1/${id}/picture`,
}

function texts(items: readonly DrawnItem[]): string[] {
  return items.flatMap((item) => (item.kind === 'text' ? [item.text] : []))
}

describe('a print panel', () => {
  it('[2.9.20] measures what is seen and its bleeds, and shows the picture from the corner of its print', () => {
    const print = printPanel(panelOf({}), [textureOf({})], context)
    expect(print.size).toEqual({ width: 46, height: 110 })
    expect(print.trim).toEqual({ x: 0.5, y: 1, width: 45, height: 108 })
    expect(print.items).toEqual([
      {
        kind: 'image',
        address: ridge.address,
        // 45 - 1/2 + 10 inches of the picture lie left of the print, 4 - 1 above it.
        box: { x: -54.5, y: -3, width: 200, height: 116 },
        flipX: false,
        flipY: false,
        rotation: 0,
        opacity: 1,
        window: [
          { x: 0, y: 0 },
          { x: 46, y: 0 },
          { x: 46, y: 110 },
          { x: 0, y: 110 },
        ],
      },
    ])
  })

  it('a panel on its side prints upright: its picture is turned back about its middle', () => {
    const panel = panelOf({ position: { x: 0, y: 0 }, size: { width: 40, height: 20 }, yRotation: 90 })
    const texture = textureOf({ position: { x: -30, y: -40 }, size: { width: 100, height: 100 } })
    const [image] = printPanel(panel, [texture], context).items
    // The middles are the same point: it stays where it is.
    expect(image).toMatchObject({ rotation: -90, box: { x: -29.5, y: -39, width: 100, height: 100 } })
  })

  it('[2.3.44] says that the picture is missing where an option has none, and what lies outside of it', () => {
    const gone = printPanel(panelOf({}), [textureOf({ muralProductOptionId: 7 })], context)
    expect(texts(gone.items)).toEqual(['Picture missing'])
    expect(texts(printPanel(panelOf({}), [], context).items)).toEqual(['Picture missing'])
    const short = printPanel(panelOf({}), [textureOf({ size: { width: 200, height: 100 } })], context)
    expect(texts(short.items)).toEqual(['Outside the picture'])
  })

  it('[2.9.20] prints the crop that the figures of the printer give, wherever panel and picture hang', () => {
    const inches = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    checkLaw(
      {},
      fc.tuple(inches(-50, 50), inches(-50, 50), inches(10, 50), inches(10, 100), inches(0, 2), inches(0, 2)),
      (_, [x, y, width, height, bleedLeft, bleedTop]) => {
        const panel = panelOf({ position: { x, y }, size: { width, height }, bleedLeft, bleedTop })
        const texture = textureOf({ position: { x: -60, y: -60 }, size: { width: 300, height: 300 } })
        const [image] = printPanel(panel, [texture], context).items
        const crop = printCrop(
          { x, y, width, height },
          { left: bleedLeft, right: 0.5, top: bleedTop, bottom: 1 },
          {
            position: { x: -60, y: -60 },
            size: { width: 300, height: 300 },
            flipX: false,
            flipY: false,
            rotation: 0,
            // A pixel to an inch: the crop is in inches of the picture.
            pixels: { width: 300, height: 300 },
          },
        )
        if (image?.kind !== 'image') throw new Error('no picture')
        expect(-image.box.x).toBeCloseTo(crop.box.x, 6)
        expect(-image.box.y).toBeCloseTo(crop.box.y, 6)
        const seen = image.window?.[2]
        expect(seen?.x).toBeCloseTo(crop.box.width, 6)
        expect(seen?.y).toBeCloseTo(crop.box.height, 6)
      },
    )
  })
})
