/** What matters in a picture goes wherever the picture goes. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../../testing/check-law.ts'
import { aCanvasContext } from '../../testing/canvas.ts'
import { type SpatialEntity, entitySchema } from '../../spatial/schema.ts'
import { noSpatialTables } from '../../spatial/spatial-tables.ts'
import { centerOf, cornersOf, rotateForm, toLocal } from '../form.ts'
import { focusAreaKind } from './focus-area.ts'

const time = '2026-11-23 12:00:00'
const stored = { orgId: 1, productOrderId: 1, version: 1, created: time, lastUpdated: time, deletedAt: null }
const sheet = { type: 'view', id: 1 } as const

function texture(data: object = {}): SpatialEntity {
  const place = { position: { x: 100, y: 50 }, size: { width: 200, height: 100 } }
  return entitySchema.parse({
    ...stored,
    id: 7,
    type: 'calicoMuralTexture',
    data: { archCustomViewId: 1, ...place, ...data },
  })
}

/** From a fifth of the width and a tenth of the height on, a tenth wide and half as high as the picture. */
function focus(data: object = {}): SpatialEntity {
  return entitySchema.parse({
    ...stored,
    id: 8,
    type: 'focusArea',
    parentId: 7,
    parentResourceKey: 'entity',
    data: { archCustomViewId: 1, position: { x: 0.2, y: 0.1 }, size: { width: 0.1, height: 0.5 }, ...data },
  })
}

function contextOf(...entities: readonly SpatialEntity[]) {
  return aCanvasContext({
    tables: { ...noSpatialTables, entity: new Map(entities.map((one) => [one.id, one])) },
  })
}

function formOn(picture: SpatialEntity, data: object = {}) {
  const record = focus(data)
  const context = contextOf(picture, record)
  const [part] = focusAreaKind.partsOn(record, sheet, context)
  return { record, context, part }
}

describe('a focus area', () => {
  it.each([
    ['lies on its picture', {}, { x: 140, y: 60, width: 20, height: 50, rotation: 0 }],
    ['is mirrored with it', { flipX: true }, { x: 240, y: 60 }],
    ['hangs upside down with it', { flipY: true }, { x: 140, y: 90 }],
    ['is scaled with it', { size: { width: 400, height: 100 } }, { x: 180, width: 40 }],
    ['is turned with it', { yRotation: 180 }, { x: 240, y: 90, rotation: 180 }],
  ] as const)('[issue 15] %s', (_, data, expected) => {
    expect(formOn(texture(data)).part?.form).toMatchObject(expected)
  })

  it('stands nowhere when its picture is gone', () => {
    expect(focusAreaKind.partsOn(focus(), sheet, contextOf(focus()))).toEqual([])
    expect(focusAreaKind.standsOn(focus())).toEqual({ resource: 'entity', id: 7 })
  })

  it('stays within its picture however far it is dragged, and is drawn on a picture alone', () => {
    const { record, context, part } = formOn(texture())
    if (part?.form.type !== 'box') throw new Error('no box')
    const away = { ...part.form, x: -1000, y: 9000 }
    expect(focusAreaKind.reform(record, [{ part, form: away }], sheet, context)).toEqual({
      data: { position: { x: 0, y: 0.5 }, size: { width: 0.1, height: 0.5 } },
    })
    const drawn = (x: number) =>
      focusAreaKind.draft(
        { type: 'box', x, y: 60, width: 20, height: 20, rotation: 0 },
        sheet,
        context,
        () => -1,
      )
    expect(drawn(150)).toMatchObject([{ props: { parentId: 7, parentResourceKey: 'entity' } }])
    expect(drawn(500)).toEqual([])
  })

  const share = fc.double({ min: 0.05, max: 0.45, noNaN: true })
  it('a form on the sheet is the same form when it is read back, however its picture hangs', () => {
    checkLaw(
      { mirrored: 20, turned: 20 },
      fc.record({
        position: fc.record({ x: share, y: share }),
        size: fc.record({ width: share, height: share }),
        flipX: fc.boolean(),
        flipY: fc.boolean(),
        yRotation: fc.integer({ min: 0, max: 359 }),
      }),
      (cover, { position, size, ...hanging }) => {
        if (hanging.flipX !== hanging.flipY) cover('mirrored')
        if (hanging.yRotation % 90 !== 0) cover('turned')
        const { record, context, part } = formOn(texture(hanging), { position, size })
        if (!part) throw new Error('no part')
        const read = focusAreaKind.reform(record, [{ part, form: part.form }], sheet, context)
        const data: unknown = read?.['data']
        expect(data).toMatchObject({
          position: { x: expect.closeTo(position.x, 9), y: expect.closeTo(position.y, 9) },
          size: { width: expect.closeTo(size.width, 9), height: expect.closeTo(size.height, 9) },
        })
        // All of its corners lie in the picture.
        const hung = {
          type: 'box',
          x: 100,
          y: 50,
          width: 200,
          height: 100,
          rotation: hanging.yRotation,
        } as const
        expect(rotateForm(hung, 0, centerOf(hung))).toEqual(hung)
        for (const corner of cornersOf(part.form)) {
          const local = toLocal(hung, corner)
          expect(Math.abs(local.x)).toBeLessThanOrEqual(100 + 1e-6)
          expect(Math.abs(local.y)).toBeLessThanOrEqual(50 + 1e-6)
        }
      },
    )
  })
})
