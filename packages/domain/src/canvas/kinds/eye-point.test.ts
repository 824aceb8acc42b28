/** Eye points: what may be said of them, and what they are called. [issue 15] */
import { describe, expect, it } from 'vitest'
import { eyePointDataSchema } from '../../spatial/kinds/eye-point.ts'
import { aCanvasContext } from '../../testing/canvas.ts'
import { drawnEntity } from '../../testing/canvas-fixtures.ts'
import { spatialTablesOf } from '../../spatial/spatial-tables.ts'
import { eyePointsOf, eyePointTitle } from '../eye-points.ts'
import { eyePointKind } from './eye-point.ts'

const ends = { from: { x: 0, z: 0 }, to: { x: 60, z: 0 } }
const eye = (id: number, more: object = {}) =>
  drawnEntity(id, 'eyePoint', { archCustomViewId: null, ...ends, ...more })

describe('an eye point', () => {
  it.each([
    ['looks by more than 110 degrees', { fieldOfView: 111 }, 'This takes degrees between 20 and 110.'],
    ['looks by less than 20 degrees', { fieldOfView: 19 }, 'This takes degrees between 20 and 110.'],
    ['looks straight down', { tilt: -90 }, 'This takes degrees between −60 and 60.'],
    ['has its eyes in the floor', { height: 0 }, 'This takes a number above 0.'],
  ])('[issue 15] that %s is refused with what it takes', (_, more, message) => {
    const parsed = eyePointDataSchema.safeParse({ ...ends, ...more })
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it('[issue 15] says of its angles which degrees they take', () => {
    const [part] = eyePointKind.partsOn(eye(1), { type: 'plan' }, aCanvasContext())
    if (!part) throw new Error('an eye point stands on the plan')
    const fields = eyePointKind.fields(eye(1), aCanvasContext(), part)
    const valueOf = (label: string) => fields.find((one) => one.label === label)?.value
    expect(valueOf('Angle of view')).toEqual({ type: 'angle', range: { min: 20, max: 110 } })
    expect(valueOf('Looking up')).toEqual({ type: 'angle', range: { min: -60, max: 60 } })
  })

  it('[issue 15] is called by its title, else by its number; those that the server does not know yet come last', () => {
    const context = aCanvasContext({
      tables: spatialTablesOf({ entity: [eye(9), eye(4, { title: ' From the door ' })] }),
    })
    const unsaved = [-2, -1].map((id) => ({ ...eye(1), id }))
    const all = new Map([...context.tables.entity, ...unsaved.map((one) => [one.id, one] as const)])
    const eyes = eyePointsOf({ tables: { ...context.tables, entity: all } })
    expect(eyes.map(({ record }) => record.id)).toEqual([4, 9, -1, -2])
    expect(eyes.map((one, index) => eyePointTitle(one, index + 1)).slice(0, 2)).toEqual([
      'From the door',
      'Eye point 2',
    ])
  })
})
