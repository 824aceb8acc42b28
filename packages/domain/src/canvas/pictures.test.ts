/** Pictures of designs that say how large they are on a wall: shown so when they are chosen, and judged by it. Inches. */
import { describe, expect, it } from 'vitest'
import { checkMurals } from '../spatial/murals/checks/check-murals.ts'
import { usualResolution } from '../spatial/murals/figures/print-crop.ts'
import { archCustomViewSchema, entitySchema } from '../spatial/schema.ts'
import { noSpatialTables } from '../spatial/spatial-tables.ts'
import { anOption } from '../testing/builders.ts'
import { aCanvasContext } from '../testing/canvas.ts'
import { muralTextureKind } from './kinds/mural-texture.ts'
import { muralCheckInput } from './murals/mural-check-input.ts'
import { canvasPictures } from './pictures.ts'

const time = '2026-11-30 12:00:00'
const stored = { orgId: 1, productOrderId: 1, version: 1, created: time, lastUpdated: time, deletedAt: null }
const aDesign = (id: number, data: Parameters<typeof anOption>[0]['data'] = {}) =>
  anOption({ id, productPropertyId: 1, thumbnailUrl: `/api/media/7/${id}/thumbnail`, data })

const designs = [
  aDesign(101, { pictureWidth: 240, pictureHeight: '120' }),
  aDesign(102),
  aDesign(103, { pictureWidth: 240, pictureHeight: 'high' }),
  aDesign(104, { pictureWidth: -240, pictureHeight: 1e9 }),
]
const pictureOf = canvasPictures({ options: new Map(designs.map((one) => [one.id, one])) }, 101)

const spatial = {
  rollWidth: 54,
  rollLength: null,
  rollGap: 0,
  minimumPpi: usualResolution,
  muralTextureFallback: null,
}

/** A texture of 200 by 100 on a viewport. */
function hung(data: object) {
  const texture = entitySchema.parse({
    ...stored,
    id: 1,
    type: 'calicoMuralTexture',
    data: { archCustomViewId: 1, position: { x: 0, y: 0 }, size: { width: 200, height: 100 }, ...data },
  })
  const view = archCustomViewSchema.parse({ ...stored, id: 1, rank: 1, title: 'Wall' })
  const tables = {
    ...noSpatialTables,
    archCustomView: new Map([[1, view]]),
    entity: new Map([[1, texture]]),
  }
  return { texture, context: aCanvasContext({ tables, pictureOf }) }
}

function codesOf(data: object) {
  return checkMurals(muralCheckInput(hung(data).context, spatial)).map(({ code }) => code)
}

/** What choosing a design changes. */
function choosing(optionId: number | null, data: object = {}) {
  const { texture, context } = hung(data)
  const part = muralTextureKind.partsOn(texture, { type: 'view', id: 1 }, context)[0]
  if (!part) throw new Error('it stands nowhere')
  const chosen = muralTextureKind
    .fields(texture, context, part)
    .find(({ path }) => path[1] === 'muralProductOptionId')
  return chosen?.change?.(optionId)
}

describe('a design that says how large its picture is', () => {
  it('[issue 15] has that true size; one that says nothing, or no lengths, has none', () => {
    expect(pictureOf(101)?.trueSize).toEqual({ width: 240, height: 120 })
    expect([102, 103, 104].map((id) => pictureOf(id)?.trueSize)).toEqual([null, null, null])
  })

  it('[issue 15] is found stretched where it is shown in another size', () => {
    expect(codesOf({ muralProductOptionId: 101 })).toContain('pictureStretched')
    expect(codesOf({ muralProductOptionId: 101, size: { width: 240, height: 120 } })).not.toContain(
      'pictureStretched',
    )
    expect(codesOf({ muralProductOptionId: 101, canScaleX: true, canScaleY: true })).not.toContain(
      'pictureStretched',
    )
    expect(codesOf({ muralProductOptionId: 102 })).not.toContain('pictureStretched')
  })

  it('[issue 15] is found stretched by the pixels of its print master where it says no size', () => {
    const master = { muralProductOptionId: 102, masterWidth: 20_000 }
    expect(codesOf({ ...master, masterHeight: 10_000 })).not.toContain('pictureStretched')
    expect(codesOf({ ...master, masterHeight: 20_000 })).toContain('pictureStretched')
    expect(codesOf({ ...master, masterHeight: 20_000, canScaleX: true })).not.toContain('pictureStretched')
  })

  it('[issue 15] comes in its true size when it is chosen, as far as it may not be stretched', () => {
    expect(choosing(101)).toEqual({
      data: { muralProductOptionId: 101, size: { width: 240, height: 120 } },
    })
    expect(choosing(101, { canScaleX: true })).toEqual({
      data: { muralProductOptionId: 101, size: { width: 200, height: 120 } },
    })
    expect(choosing(102)).toEqual({ data: { muralProductOptionId: 102 } })
    expect(choosing(101, { mediumId: 7 })).toEqual({ data: { muralProductOptionId: 101 } })
  })
})
