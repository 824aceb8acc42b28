/** Wishes for a file of drawings that its organization or its order does not follow are said, and no others. */
import { describe, expect, it } from 'vitest'
import { aProfile } from '../testing/builders.ts'
import { type DrawingsOptions, sheetOptionsOf, unfollowedWishes } from './drawings-options.ts'

const open = aProfile({ drawings: { options: true, forceLetter: false } })
const letterAlone = aProfile({ drawings: { options: true, forceLetter: true } })
const plain = aProfile({ drawings: { options: false, forceLetter: false } })

function said(asked: DrawingsOptions, profile: typeof open, type = 'architectural') {
  return unfollowedWishes(asked, sheetOptionsOf(asked, profile, { type }), profile)
}

describe('[issue 12, 34] the notes of a file', () => {
  it.each([
    ['nothing was asked', {}, letterAlone, 'architectural', []],
    ['what was asked is what is used', { paper: 'tabloid', units: 'in' }, open, 'architectural', []],
    [
      'the organization has one paper',
      { paper: 'tabloid' },
      letterAlone,
      'architectural',
      ['This organization prints its drawings on Letter alone.'],
    ],
    [
      'single sheets of a standalone order',
      { mode: 'individual', paper: 'tabloid' },
      open,
      'standalone',
      ['Single sheets are printed on Letter alone.'],
    ],
    [
      'full size side by side',
      { mode: 'multiple', scale: 'full' },
      open,
      'architectural',
      ['Only single sheets are drawn at full size.'],
    ],
    [
      'dimensions and units where there is no choice of them',
      { dimensions: 'hidden', units: 'in' },
      plain,
      'architectural',
      ['This organization always shows dimensions.', 'This organization always draws in millimeters.'],
    ],
    [
      'the defaults where there is no choice',
      { dimensions: 'shown', units: 'mm' },
      plain,
      'architectural',
      [],
    ],
  ] as const)('%s', (_what, asked, profile, type, notes) => expect(said(asked, profile, type)).toEqual(notes))
})
