/** Pictures that lie under the canvas: where, how large, and scaled by two points. [issue 15] */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { referenceDataSchema } from '../../spatial/kinds/reference.ts'
import { aCanvasContext } from '../../testing/canvas.ts'
import { checkLaw } from '../../testing/check-law.ts'
import { trust } from '../../units/trust.ts'
import { type BoxForm, distance, handlePoint } from '../form.ts'
import type { CanvasProps, CanvasRecord } from '../kind.ts'
import { canvasKinds } from '../registry.ts'
import { referenceDraft, referenceKind as kind, replacedReference } from './reference.ts'

const plan = { type: 'plan' } as const
const context = aCanvasContext()

function aReference(data: object = {}): CanvasRecord {
  // A test writes what it is about.
  return trust<CanvasRecord>({
    id: 1,
    type: 'reference',
    data: { mediumId: 5, size: { width: 200, height: 100 }, ...data },
  })
}

function partOf(record: CanvasRecord) {
  const [part] = kind.partsOn(record, plan, context)
  if (part?.form.type !== 'box') throw new Error('it stands on the plan')
  return { part, form: part.form }
}

/** The data after a change of it. */
function changed(record: CanvasRecord, props: CanvasProps | null) {
  if (!props || !('data' in record)) throw new Error('it was not changed')
  const { data } = trust<{ data: object }>(props)
  return referenceDataSchema.parse({ ...record.data, ...data })
}

describe('a picture to be traced', () => {
  it('[issue 15] lies under every other kind, and nothing snaps to it', () => {
    const others = canvasKinds.filter(({ name }) => name !== 'reference')
    expect(kind.order).toBeLessThan(Math.min(...others.map(({ order }) => order)))
    expect(kind.isSnappedTo).toBe(false)
  })

  it('[issue 15] lies on the plan, or on its viewport alone', () => {
    const onPlan = aReference()
    const onView = aReference({ archCustomViewId: 7 })
    const view = { type: 'view', id: 7 } as const
    expect(kind.partsOn(onPlan, plan, context)).toHaveLength(1)
    expect(kind.partsOn(onPlan, view, context)).toEqual([])
    expect(kind.partsOn(onPlan, { type: 'layout' }, context)).toEqual([])
    expect(kind.partsOn(onView, plan, context)).toEqual([])
    expect(kind.partsOn(onView, view, context)).toHaveLength(1)
  })

  it('[issue 15] is drawn from its own file, turned and as strong as its opacity says', () => {
    const record = aReference({ position: { x: 10, y: 20 }, rotation: 90, opacity: 0.25 })
    const [image] = kind.scene(record, partOf(record).part, plan, context)
    expect(image).toEqual({
      kind: 'image',
      address: '/media/5',
      box: { x: 10, y: 20, width: 200, height: 100 },
      flipX: false,
      flipY: false,
      rotation: 90,
      opacity: 0.25,
    })
  })

  it('[issue 15] keeps its proportions when it is resized, and forgets what scaled it', () => {
    const calibration = { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, length: 200 }
    const record = aReference({ calibration })
    const { part, form } = partOf(record)
    const wider = kind.reform(record, [{ part, form: { ...form, width: 300 } }], plan, context)
    expect(changed(record, wider)).toMatchObject({ size: { width: 300, height: 150 }, calibration: null })
    const moved = kind.reform(record, [{ part, form: { ...form, x: 40 } }], plan, context)
    expect(changed(record, moved)).toMatchObject({ position: { x: 40, y: 0 }, calibration })
    const height = kind.fields(record, context, part).find(({ path }) => path.includes('height'))
    expect(changed(record, height?.change?.(50) ?? null).size).toEqual({ width: 100, height: 50 })
  })

  it('[issue 15] is locked as a part, offers its opacity and its lock alone then, and its copy is free', () => {
    const record = aReference({ isLocked: true })
    const { part } = partOf(record)
    expect(part.isLocked).toBe(true)
    expect(kind.fields(record, context, part).map(({ path }) => path.at(-1))).toEqual(['opacity', 'isLocked'])
    expect(kind.copyTo(record, plan, { x: 10, y: 10 }, [''])).toEqual({
      data: { archCustomViewId: null, position: { x: 10, y: 10 }, isLocked: false },
    })
  })

  it('[issue 15] two points 50 apart become 120 apart, and the first stays', () => {
    const record = aReference({ position: { x: 0, y: 0 } })
    const { part } = partOf(record)
    const data = changed(
      record,
      kind.scaleTo(record, part, { from: { x: 50, y: 50 }, to: { x: 100, y: 50 } }, 120),
    )
    expect(data).toMatchObject({
      size: { width: 480, height: 240 },
      position: { x: -70, y: -70 },
      calibration: { from: { x: 0.25, y: 0.5 }, to: { x: 0.5, y: 0.5 }, length: 120 },
    })
  })

  it('[issue 15] is not scaled by no length, by one point twice, or beyond the sheet', () => {
    const record = aReference()
    const { part } = partOf(record)
    const points = { from: { x: 0, y: 0 }, to: { x: 100, y: 0 } }
    expect(kind.scaleTo(record, part, points, 0)).toBeNull()
    expect(kind.scaleTo(record, part, points, -5)).toBeNull()
    expect(kind.scaleTo(record, part, points, Number.NaN)).toBeNull()
    expect(kind.scaleTo(record, part, points, 900_000)).toBeNull()
    expect(kind.scaleTo(record, part, { from: points.from, to: points.from }, 10)).toBeNull()
  })

  it('[issue 15] wherever it lies and however it is turned, two of its points come to stand the length apart and the first where it was', () => {
    // Whole numbers divided: the generator of fractions hardly leaves the neighborhood of 0.
    const parts = (min: number, max: number) =>
      fc.integer({ min: min * 16, max: max * 16 }).map((n) => n / 16)
    const share = parts(0, 64).map((value) => value / 64)
    const inches = parts(-500, 500)
    const extent = parts(1, 500)
    const law = fc.record({
      position: fc.record({ x: inches, y: inches }),
      size: fc.record({ width: extent, height: extent }),
      rotation: parts(0, 360),
      from: fc.record({ x: share, y: share }),
      to: fc.record({ x: share, y: share }),
      length: parts(1, 1000),
    })
    /** A place of the picture on the sheet, from its corners alone. */
    function placeOf(form: BoxForm, at: { x: number; y: number }) {
      const [origin, across, down] = [
        handlePoint(form, 'nw'),
        handlePoint(form, 'ne'),
        handlePoint(form, 'sw'),
      ]
      return {
        x: origin.x + (across.x - origin.x) * at.x + (down.x - origin.x) * at.y,
        y: origin.y + (across.y - origin.y) * at.x + (down.y - origin.y) * at.y,
      }
    }
    checkLaw({ scaled: 60, turned: 50 }, law, (cover, drawn) => {
      const record = aReference({ position: drawn.position, size: drawn.size, rotation: drawn.rotation })
      const before = partOf(record)
      const points = { from: placeOf(before.form, drawn.from), to: placeOf(before.form, drawn.to) }
      if (distance(points.from, points.to) < 1) return
      cover('scaled')
      if (drawn.rotation % 90 !== 0) cover('turned')
      const data = changed(record, kind.scaleTo(record, before.part, points, drawn.length))
      const after = partOf(aReference(data)).form
      const [first, second] = [placeOf(after, drawn.from), placeOf(after, drawn.to)]
      expect(distance(first, points.from)).toBeLessThan(1e-6)
      expect(distance(first, second)).toBeCloseTo(drawn.length, 6)
      expect(after.width / after.height).toBeCloseTo(drawn.size.width / drawn.size.height, 6)
    })
  })

  it('[issue 15] comes to lie in the middle of what is looked at, as large as there is room for or in its true size', () => {
    const room = { type: 'box', x: -100, y: -50, width: 400, height: 100, rotation: 0 } as const
    const picture = { mediumId: 5, width: 2000, height: 1000, page: 2, trueWidth: null }
    const [fitted] = referenceDraft(picture, room, plan, () => -1)
    expect(fitted).toMatchObject({
      id: -1,
      props: {
        type: 'reference',
        data: { page: 2, position: { x: 0, y: -50 }, size: { width: 200, height: 100 }, calibration: null },
      },
    })
    const [drawn] = referenceDraft({ ...picture, trueWidth: 240 }, room, plan, () => -1)
    expect(drawn?.props['data']).toMatchObject({
      position: { x: -20, y: -60 },
      size: { width: 240, height: 120 },
      calibration: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, length: 240 },
    })
  })
})

describe('another page of a traced document', () => {
  const calibration = { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, length: 300 }
  const traced = aReference({ size: { width: 300, height: 200 }, calibration, page: 1, mediumId: 4 })
  const page = { mediumId: 9, page: 3, trueWidth: null }

  it('[issue 15] takes the place of the one that lies there, and keeps its scale where it is of one size', () => {
    // A pixel more than in proportion is the same paper.
    expect(replacedReference(traced, { ...page, width: 2560, height: 1708 })).toEqual({
      data: { mediumId: 9, page: 3, size: { width: 300, height: 200 } },
    })
  })

  it('[issue 15] of another size keeps its width, and is to be scaled anew', () => {
    expect(replacedReference(traced, { ...page, width: 1000, height: 1000 })).toEqual({
      data: { mediumId: 9, page: 3, size: { width: 300, height: 300 }, calibration: null },
    })
  })
})
