/** What is heard after a key on the sheet. Inches. [issue 15] */
import { archWallSchema } from '@orderwright/domain/spatial'
import { formatInches } from '@orderwright/domain/units'
import { boundsOf, canvasKinds } from '@orderwright/domain/canvas'
import { aCanvasContext } from '@orderwright/domain/testing/canvas'
import { describe, expect, it } from 'vitest'
import { type Heard, keyWords } from './key-words.ts'

const time = '2026-12-01 12:00:00'
const stored = { orgId: 1, productOrderId: 1, version: 1, created: time, lastUpdated: time, deletedAt: null }
const context = aCanvasContext()

function wallAt(x: number) {
  const record = archWallSchema.parse({ ...stored, id: 1, from: { x, z: 0 }, to: { x: x + 120, z: 0 } })
  for (const kind of canvasKinds) {
    const part = kind.partsOn(record, { type: 'plan' }, context)[0]
    if (part) return { kind, record, part, bounds: boundsOf(part.form) }
  }
  throw new Error('it stands nowhere')
}

const nothing: Heard['state'] = { selection: [], pointer: null, tentative: [], guides: [], typed: '' }
const idle: Heard = { state: nothing, selected: [] }
const chosen = (...places: readonly number[]): Heard => ({
  state: { ...nothing, selection: places.map((_, index) => `archWall:${index}`) },
  selected: places.map(wallAt),
})
const drawing = (more: Partial<Heard['state']>): Heard => ({ state: { ...nothing, ...more }, selected: [] })
const heard = (before: Heard, after: Heard) =>
  keyWords(before, after, context, (inches) => formatInches(inches))

describe('after a key', () => {
  it('[issue 15] one hears what is selected now, how many, or that nothing is', () => {
    expect(heard(idle, chosen(0))).toBe('wall, 120" × 4", from 0", 0" to 120", 0"')
    expect(heard(idle, chosen(0, 200))).toBe('2 selected')
    expect(heard(chosen(0), idle)).toBe('Nothing selected')
  })

  it('[issue 15] one hears where that is which an arrow has moved, without hearing again what it is', () => {
    expect(heard(chosen(0), chosen(12))).toBe('from 12", 0" to 132", 0"')
  })

  it('[issue 15] one hears where the cross is, how long the line is by now, and that it has met something', () => {
    const at = { x: 12, y: -3.5 }
    expect(heard(idle, drawing({ pointer: at }))).toBe('at 12", -3 1/2"')
    const { kind, part } = wallAt(0)
    const tentative = [{ kind, form: part.form }]
    const guides = [{ type: 'point', at }] as const
    expect(heard(idle, drawing({ pointer: at, tentative, guides }))).toBe(
      '120" × 4", at 12", -3 1/2", aligned',
    )
  })

  it('[issue 15] one hears a length as it is typed, and nothing where nothing has changed', () => {
    expect(heard(idle, drawing({ typed: '48 1' }))).toBe('Length: 48 1')
    expect(heard(chosen(0), chosen(0))).not.toContain('selected')
    expect(heard(idle, idle)).toBe('')
  })
})
