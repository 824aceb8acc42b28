import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { mergeChange } from './merge-change.ts'

const record = {
  version: 5,
  title: 'Villa',
  firmName: 'North',
  properties: { 1: { optionId: 1 }, 2: { optionId: 2 } },
}

describe('mergeChange', () => {
  test('a change of the present version applies, whatever its base', () => {
    expect(
      mergeChange(record, { version: 5, props: { title: 'House' }, base: { title: 'old' } }, []),
    ).toEqual({
      ok: true,
      patch: { title: 'House' },
    })
  })

  test('an older change applies where the record still holds what the sender saw', () => {
    const change = { version: 3, props: { title: 'House' }, base: { title: 'Villa' } }
    expect(mergeChange(record, change, [])).toEqual({ ok: true, patch: { title: 'House' } })
  })

  test('an older change whose field was changed by another is a conflict, and says which field', () => {
    const change = {
      version: 3,
      props: { title: 'House', firmName: 'South' },
      base: { title: 'Old', firmName: 'North' },
    }
    expect(mergeChange(record, change, [])).toEqual({ ok: false, conflictingFields: ['title'] })
  })

  test('an older change without base is a conflict, unless the record holds its value already', () => {
    expect(mergeChange(record, { version: 3, props: { title: 'House' } }, []).ok).toBe(false)
    expect(mergeChange(record, { version: 3, props: { title: 'Villa' } }, []).ok).toBe(true)
  })

  test('merged maps are judged key by key; null removes a key', () => {
    const change = {
      version: 3,
      props: { properties: { 1: null, 3: { optionId: 9 } } },
      base: { properties: { 1: { optionId: 1 }, 3: null } },
    }
    expect(mergeChange(record, change, ['properties'])).toEqual({
      ok: true,
      patch: { properties: { 2: { optionId: 2 }, 3: { optionId: 9 } } },
    })
    const clash = { ...change, base: { properties: { 1: { optionId: 7 }, 3: null } } }
    expect(mergeChange(record, clash, ['properties'])).toEqual({
      ok: false,
      conflictingFields: ['properties.1'],
    })
  })

  const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 3 }))

  test.prop([fields, fields, fields])(
    'changes of different fields always merge, and the result holds both',
    (start, mine, theirs) => {
      const own = Object.fromEntries(Object.entries(mine).filter(([key]) => !(key in theirs)))
      const current = { version: 2, ...start, ...theirs }
      const base = Object.fromEntries(Object.keys(own).map((key) => [key, start[key]]))
      expect(mergeChange(current, { version: 1, props: own, base }, [])).toEqual({ ok: true, patch: own })
    },
  )

  test.prop([fields, fields, fields])(
    'nothing that another person changed is ever overwritten unseen',
    (start, mine, theirs) => {
      const current: Record<string, number> & { version: number } = { version: 2, ...start, ...theirs }
      const base = Object.fromEntries(Object.keys(mine).map((key) => [key, start[key]]))
      const merged = mergeChange(current, { version: 1, props: mine, base }, [])
      const lost = Object.keys(mine).filter(
        (key) => current[key] !== start[key] && current[key] !== mine[key],
      )
      expect(merged.ok).toBe(lost.length === 0)
    },
  )
})
