/** Dimensions of the canvas on paper, to the interval of the organization. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Measure } from '../../canvas/kind.ts'
import { dimensionFigure } from '../../drawing/dimensions/style.ts'
import { setLanguageSource } from '../../localization/language-source.ts'
import { newOrgProfileSchema } from '../../tenancy/new-profile.ts'
import { checkSettings } from '../../settings/check-settings.ts'
import { orgProfileSchema } from '../../tenancy/profile.ts'
import { clampPrecision } from '../../tenancy/dimension-precision.ts'
import { dimensionsOf, isAskew, lengthText } from './dimensions.ts'

function across(from: number, to: number, y: number, side: Measure['side'] = 'top'): Measure {
  return { from: { x: from, y }, to: { x: to, y }, side, row: 0 }
}

const figures = (measures: readonly Measure[], precision: number) =>
  dimensionsOf(measures, precision, 'in').map((dimension) => dimensionFigure(dimension, 'in'))

afterEach(() => setLanguageSource(undefined))

describe('dimensions of a canvas', () => {
  it('[issue 18] are written with the decimal sign of the language, as those of every other drawing', () => {
    const size = () => [lengthText(45.3, 'mm'), lengthText(999_999, 'in', 64)]
    expect(size()).toEqual(['1150.6 mm', '999999"'])
    setLanguageSource(() => 'sv-SE')
    expect(size()).toEqual(['1150,6 mm', '999999"'])
  })

  it('[2.5.29, 2.5.30] are written to the nearest interval: a sixteenth, a half, whole inches', () => {
    const measures = [across(0, 45.3, 0)]
    expect(figures(measures, 1 / 16)).toEqual(['45 5/16"'])
    expect(figures(measures, 0.5)).toEqual(['45 1/2"'])
    expect(figures(measures, 4)).toEqual(['44"'])
  })

  it('in an organization that works in millimeters to the nearest interval of those', () => {
    const [dimension] = dimensionsOf([across(0, 45.3, 0)], 0.5, 'mm')
    // 45.3 inches are 1150.62 mm.
    expect(dimension && dimensionFigure(dimension, 'mm')).toBe('1150.5')
  })

  it('a length below half the interval is less than it, never 0', () => {
    expect(figures([across(0, 0.2, 0)], 0.5)).toEqual(['<1/2"'])
  })

  it('says once what is as long at the top as at the bottom, and nothing of what lies askew', () => {
    const room = [across(0, 180, 0), across(0, 180, 108, 'bottom')]
    expect(figures(room, 1 / 16)).toEqual(['180"'])
    // A chain stays whole, also where the other side has one of its lengths.
    const chains = [
      across(0, 48, 0),
      across(48, 150, 0),
      across(0, 48, 108, 'bottom'),
      across(48, 60, 108, 'bottom'),
      across(60, 150, 108, 'bottom'),
      { ...across(0, 150, 0), row: 1 },
      { ...across(0, 150, 108, 'bottom'), row: 1 },
    ]
    expect(figures(chains, 1 / 16)).toEqual(['48"', '102"', '150"', '48"', '12"', '90"'])
    const askew: Measure = { from: { x: 0, y: 0 }, to: { x: 30, y: 40 }, side: 'top', row: 0 }
    expect(isAskew(askew)).toBe(true)
    expect(dimensionsOf([askew], 1, 'in')).toEqual([])
  })
})

describe('the interval of an organization', () => {
  it('[2.5.29] stays within the limits of its profile: 0.5 to 16 here', () => {
    const limits = { min: 0.5, max: 16 }
    expect([0.0625, 0.5, 3, 16, 32].map((inches) => clampPrecision(inches, limits))).toEqual([
      0.5, 0.5, 3, 16, 16,
    ])
    expect(clampPrecision(Number.NaN, limits)).toBe(0.5)
  })

  it('[2.5.29] no profile is written that begins outside of its limits', () => {
    const spatial = (initial: number) => ({ precision: { min: 0.5, max: 16, initial } })
    expect(newOrgProfileSchema.safeParse({ spatial: spatial(0.5) }).success).toBe(true)
    for (const initial of [0.0625, 17]) {
      expect(newOrgProfileSchema.safeParse({ spatial: spatial(initial) }).success).toBe(false)
      const profile = orgProfileSchema.parse({ spatial: spatial(initial) })
      expect(checkSettings(profile, ['spatial.precision.initial'])).toEqual([
        {
          path: 'spatial.precision.initial',
          message: 'Dimensions begin with an interval between the finest and the coarsest one.',
        },
      ])
      // What was stored before stays as it is until somebody touches it.
      expect(checkSettings(profile, ['brand.font'])).toEqual([])
    }
    const backwards = { precision: { min: 16, max: 0.5, initial: 1 } }
    expect(newOrgProfileSchema.safeParse({ spatial: backwards }).success).toBe(false)
  })
})
