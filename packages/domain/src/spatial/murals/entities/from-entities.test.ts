/** Stored entities as the checks look at them. Inches. */
import { describe, expect, it } from 'vitest'
import { muralOf, plainRun } from '../../../testing/mural-fixtures.ts'
import { entitySchema, type SpatialEntity } from '../../schema.ts'
import { checkMurals } from '../checks/check-murals.ts'
import { muralsOfEntities } from './from-entities.ts'

const good = muralOf(plainRun)

function entity(type: SpatialEntity['type'], id: number, data: object): SpatialEntity {
  const time = '2026-11-23 09:00:00'
  const fields = {
    orgId: 1,
    productOrderId: 1,
    version: 1,
    created: time,
    lastUpdated: time,
    deletedAt: null,
  }
  return entitySchema.parse({ ...fields, id, type, data })
}

const stored = [
  ...good.areas.map(({ id, measured: _, ...data }) => entity('calicoMuralArea', id, data)),
  ...good.panels.map(({ id, ...data }) => entity('calicoMuralPanel', id, data)),
  ...good.seams.map(({ id, ...data }) => entity('calicoMuralSeam', id, data)),
  ...good.textures.map(({ id, picture: _, ...data }) => entity('calicoMuralTexture', id, data)),
  ...good.labels.map(({ id, ...data }) => entity('calicoWallLabel', id, data)),
  entity('calicoMismatchLine', 900, { archCustomViewId: 1, from: { x: 1, y: 1 }, to: { x: 1, y: 9 } }),
]
const around = { ...good, pictures: new Map() }

describe('entities of murals', () => {
  it('[2.3.36, 2.3.44] are judged as they are stored; a texture without an option shows the usual picture', () => {
    const { input, unreadable } = muralsOfEntities(stored, around)
    expect(unreadable).toEqual([])
    expect([input.panels.length, input.seams.length, input.areas.length]).toEqual([4, 3, 1])
    expect(input.textures[0]?.picture).toEqual(good.fallback)
    expect(checkMurals(input)).toEqual([])
  })

  it('[issue 15] show the picture of their option, none where that is gone', () => {
    const named = stored.map((one) =>
      one.type === 'calicoMuralTexture' ? { ...one, data: { ...one.data, muralProductOptionId: 7 } } : one,
    )
    const picture = { optionId: 7, trueSize: null, master: 'vector' as const }
    const shown = muralsOfEntities(named, { ...around, pictures: new Map([[7, picture]]) })
    expect(shown.input.textures[0]?.picture).toEqual(picture)
    const gone = muralsOfEntities(named, around)
    expect(checkMurals(gone.input).map(({ code }) => code)).toEqual(['pictureGone'])
  })

  it('[canvas] know how their wall was measured', () => {
    const measured = (data: object) =>
      stored.map((one) => (one.type === 'calicoMuralArea' ? { ...one, data: { ...one.data, ...data } } : one))
    const codes = (data: object) =>
      checkMurals(muralsOfEntities(measured(data), around).input).map(({ code }) => code)
    expect(codes({ measuredTop: 180, measuredBottom: 179 })).toEqual(['wallUnequal'])
    expect(codes({ measuredDiagonalDown: 210, measuredDiagonalUp: 212 })).toEqual(['wallOutOfSquare'])
    expect(codes({ measuredLeft: 110 })).toEqual(['areaBelowMeasure'])
  })

  it('[issue 15] are printed from their print master: its pixels count, whatever the option shows', () => {
    const withMaster = (data: object) =>
      stored.map((one) =>
        one.type === 'calicoMuralTexture' ? { ...one, data: { ...one.data, ...data } } : one,
      )
    const codes = (data: object) =>
      checkMurals(muralsOfEntities(withMaster(data), around).input).map(({ code }) => code)
    const { width, height } = good.textures[0]?.size ?? { width: 0, height: 0 }
    const pixels = (ppi: number) => ({ masterWidth: width * ppi, masterHeight: height * ppi })
    expect(codes({ mediumId: 9, ...pixels(150) })).toEqual([])
    expect(codes({ mediumId: 9, ...pixels(72) })).toEqual(['resolutionLow'])
    expect(codes({ mediumId: 9 })).toEqual(['resolutionUnknown'])
    // Declared of a master that is kept elsewhere.
    expect(codes({ muralProductOptionId: null, ...pixels(50) })).toEqual(['resolutionLow'])
  })

  it('[issue 15] are named where their data is none of their kind, and left out where they are deleted', () => {
    const broken = stored.map((one) =>
      one.id === 102 ? { ...one, data: { archCustomViewId: 1, position: 'here' } } : one,
    )
    const deleted = broken.map((one) => (one.id === 30 ? { ...one, deletedAt: one.created } : one))
    const { input, unreadable } = muralsOfEntities(deleted, around)
    expect(unreadable).toEqual([102])
    expect(input.labels).toEqual([])
  })
})
