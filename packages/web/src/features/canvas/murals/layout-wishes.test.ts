/** What is typed for a layout, in inches and in millimeters: the same lengths, written and read in either. */
import { formatInches, formatMm } from '@orderwright/domain/units'
import { describe, expect, it } from 'vitest'
import { mayBeEmpty, problemOf, typedAtFirst, wishesOf } from './layout-wishes.ts'

const spatial = {
  rollWidth: 54,
  rollLength: 1200,
  rollGap: 0.5,
  overlap: 1,
  bleeds: { left: 0.5, right: 0.5, top: 1, bottom: 2 },
}

const text = {
  in: (inches: number) => formatInches(inches, 64),
  mm: (inches: number) => `${formatMm(inches * 25.4)} mm`,
}

describe('[issue 15] what is typed for a layout', () => {
  it('is written in the unit of the canvas, with it', () => {
    const inMillimeters = typedAtFirst(spatial, text.mm)
    expect([inMillimeters.rollWidth, inMillimeters.overlap, inMillimeters.bleedBottom]).toEqual([
      '1371.6 mm',
      '25.4 mm',
      '50.8 mm',
    ])
    const inInches = typedAtFirst(spatial, text.in)
    expect([inInches.rollWidth, inInches.overlap, inInches.bleedBottom]).toEqual(['54"', '1"', '2"'])
  })

  it.each(['in', 'mm'] as const)('comes to the same inches, typed in %s', (unit) => {
    expect(wishesOf(typedAtFirst(spatial, text[unit]), unit)).toMatchObject({
      roll: { width: 54, length: 1200, gap: 0.5 },
      overlap: 1,
      minimumStrip: 12,
      bleeds: spatial.bleeds,
    })
  })

  it('means the unit of the canvas where none is typed', () => {
    const typed = { ...typedAtFirst(spatial, text.mm), overlap: '50.8', repeat: '254' }
    expect(wishesOf(typed, 'mm')).toMatchObject({ overlap: 2, pattern: { repeat: 10, isHalfDrop: false } })
  })

  it('may be left empty where nothing is a choice, and says what can not be read', () => {
    const typed = { ...typedAtFirst(spatial, text.mm), rollLength: '', overlap: 'wide' }
    expect([mayBeEmpty('rollLength'), problemOf(typed, 'rollLength', 'mm')]).toEqual([true, undefined])
    expect(problemOf(typed, 'overlap', 'mm')).toEqual(expect.any(String))
    expect(wishesOf(typed, 'mm')).toBeNull()
  })
})
