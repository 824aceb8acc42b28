/** The form of a drawing follows the family's schema; every part of every family has a word. */
import { beforeAll, describe, expect, it } from 'vitest'
import { drawingFamilyKeys, loadDrawingFamilies } from '../drawing-families.ts'
import { findDrawingFamily } from '../drawing/registry.ts'
import { drawingFamilyWords, drawingPartWords } from '../messages/admin/drawing-fields.ts'
import { isSpecValue, type SpecField, specFields } from './spec-fields.ts'

beforeAll(() => loadDrawingFamilies())

function familyOf(key: string) {
  const family = findDrawingFamily(key)
  if (!family) throw new Error(`no family ${key}`)
  return family
}

function fieldOf(key: string, path: string): SpecField | undefined {
  return specFields(familyOf(key).specSchema).find((field) => field.path === path)
}

describe('the fields of a drawing', () => {
  it('say what they take, what they are when nothing fills them, and what nothing can be drawn without', () => {
    expect(fieldOf('keypad-plate', 'width')).toEqual({
      path: 'width',
      input: 'number',
      choices: [],
      isInteger: false,
      min: 0,
      max: 10_000,
      fallback: undefined,
      isNeeded: true,
    })
    expect(fieldOf('keypad-plate', 'screws.type')).toMatchObject({
      input: 'choice',
      choices: ['torx', 'slot', 'none'],
      fallback: 'torx',
      isNeeded: false,
    })
    expect(fieldOf('keypad-plate', 'gang')).toMatchObject({ input: 'number', isInteger: true, fallback: 1 })
    expect(fieldOf('keypad-plate', 'engravings')).toMatchObject({ input: 'engravings' })
    expect(fieldOf('keypad-plate', 'backBox')).toMatchObject({ input: 'group', fallback: undefined })
    expect(fieldOf('keypad-plate', 'backBox.width')).toMatchObject({ input: 'number', isNeeded: false })
    expect(fieldOf('keypad-plate', 'bodies')).toMatchObject({ input: 'other' })
    expect(fieldOf('outlet-plate', 'moduleFinish.fill')).toMatchObject({
      input: 'colour',
      fallback: '#2b2a29',
    })
    expect(fieldOf('slab-door', 'unitNumber')).toMatchObject({ input: 'text', isNeeded: false })
  })

  it('are none where an item fills them by itself', () => {
    expect(fieldOf('lamella-panel', 'seed')).toBeUndefined()
    expect(fieldOf('lamella-panel', 'slats.alignment')).toBeDefined()
  })

  it('belong to families that have a word each', () => {
    expect(Object.keys(drawingFamilyWords).toSorted()).toEqual([...drawingFamilyKeys].toSorted())
  })

  it('have a word each, in every family', () => {
    const wordless = drawingFamilyKeys.flatMap((key) =>
      specFields(familyOf(key).specSchema).flatMap(({ path }) => {
        const name = path.split('.').at(-1) ?? ''
        return path in drawingPartWords || name in drawingPartWords ? [] : [`${key} ${path}`]
      }),
    )
    expect(wordless).toEqual([])
  })
})

describe('a fixed value', () => {
  it.each([
    ['width', 82, true],
    ['width', 0, false],
    ['width', '82', false],
    ['gang', 1.5, false],
    ['finish.fill', '#a98a5b', true],
    ['finish.fill', 'bronze', false],
    ['screws.type', 'torx', true],
    ['screws.type', 'nail', false],
    ['layoutString', '2P/2P', true],
    ['layoutString', 'hello!', false],
    ['screws.unknown', 1, false],
    ['unknown.spacing', 1, false],
  ])('of %s may be %j: %s', (path, value, isTaken) => {
    expect(isSpecValue(familyOf('keypad-plate').specSchema, path, value)).toBe(isTaken)
  })
})
