/** Where the gangs of an outlet plate stand, where its screws may be, and what has no room. Limits from both sides. */
import { describe, expect, it } from 'vitest'
import { boxLine } from '../../../testing/scene-lines.ts'
import { checkOutletPlate } from './check.ts'
import {
  gangScrews,
  obstaclesOf,
  outletBodies,
  outletEngravingGrid,
  outletMisfit,
  placeGangs,
} from './placement.ts'
import { type OutletPlateInput, outletPlateSpecSchema } from './spec.ts'

function specOf(spec: Partial<OutletPlateInput>) {
  return outletPlateSpecSchema.parse({ width: 160, height: 100, ...spec })
}

describe('gangs', () => {
  const pitch = (spec: Partial<OutletPlateInput>) => placeGangs(specOf(spec)).columns.pitch

  // USB inserts are 22.5 mm wide. Between screws: half the spacing, less half a head, 0.5 mm and half an insert.
  it.each([
    ['as far apart as they are set', '2U', { type: 'none' }, 71],
    ['as far as the plate has room less 6 mm', '4U', { type: 'none' }, 38.5],
    ['nearer between screws beside them', '2U', { spacing: 100 }, 70.5],
    ['of three too', '3U', { spacing: 120 }, 45.25],
    ['not wider apart than the plate lets them', '3U', { spacing: 150 }, 154 / 3],
    ['no nearer than 2.5 mm free', '2U', { spacing: 54.5 }, 25],
    ['where they were, when the screws are too near', '2U', { spacing: 54 }, 71],
    ['where they were, with screws above and below', '2U', { spacing: 100, direction: 'vertical' }, 71],
    ['alone, between screws', 'U', { spacing: 100 }, 71],
  ] as const)('stand %s', (_, layoutString, screws, mm) => {
    expect(pitch({ layoutString, screws })).toBeCloseTo(mm, 9)
  })

  it('of one column keep their spacing too, as much as the width allows', () => {
    expect(pitch({ width: 50, layoutString: 'U', screws: { type: 'none' } })).toBe(44)
  })

  it('are counted with blank ones; there are none where a layout can not be read', () => {
    expect(placeGangs(specOf({ layoutString: 'U-/-' }))).toMatchObject({ count: 3, columns: { count: 2 } })
    const unread = { ...specOf({}), layoutString: '?' }
    expect(placeGangs(unread)).toEqual({ gangs: [], count: 0, columns: { count: 0, pitch: 0 } })
  })

  it('stack their ports 2.5 mm apart about their middle', () => {
    const [gang] = placeGangs(specOf({ layoutString: '[UBC]' })).gangs
    expect(gang?.ports.map(({ kind, y }) => `${kind.letter} ${y}`)).toEqual(['U -45', 'B 0', 'C 45'])
    expect(gang && boxLine(gang.box)).toBe('62,-4.5 36×109')
  })
})

describe('screws of several gangs', () => {
  const auto = { type: 'torx', spacing: 92 } as const
  it.each([
    ['stand above and below each', '2U', auto, { direction: 'vertical', pairs: 2, pairSpacing: 62.5 }],
    ['of at most six', '7U', auto, { direction: 'vertical', pairs: 6, pairSpacing: 22 }],
    [
      'stay where there is no room for that',
      '2U',
      { spacing: 92.1 },
      { direction: 'auto', pairs: 1, pairSpacing: 46 },
    ],
    ['stay where there is one gang', 'U', auto, { direction: 'auto', pairs: 1 }],
    [
      'stay where a direction is given',
      '2U',
      { ...auto, direction: 'horizontal' },
      { direction: 'horizontal', pairs: 1 },
    ],
    [
      'stay where pairs are given',
      '2U',
      { ...auto, pairs: 3 },
      { direction: 'auto', pairs: 3, pairSpacing: 46 },
    ],
  ] as const)('%s', (_, layoutString, screws, expected) => {
    // 92 + 6 mm of a head + 2 are the plate's height. Two gangs have moved to 2 × (46 - 3.5 - 11.25) between screws beside.
    const spec = specOf({ layoutString, screws })
    expect(gangScrews(spec, placeGangs(spec).columns)).toMatchObject(expected)
  })
})

describe('what screws and boxes meet', () => {
  it('a round insert leaves the corners of its square free, another does not', () => {
    const boxes = (layoutString: string) =>
      placeGangs(specOf({ layoutString })).gangs.flatMap(obstaclesOf).map(boxLine)
    // sin 22.5° and sin 45° of 41 mm.
    expect(boxes('E')).toEqual(['59.5,42.15 41×15.69', '72.15,29.5 15.69×41', '65.5,35.5 28.99×28.99'])
    expect(boxes('[EU]')).toEqual(['59.5,18.75 41×62.5'])
    expect(boxes('G')).toEqual(['58,28 44×44'])
  })

  it('each insert takes its own place behind the plate, as the data says or as large as it is', () => {
    const named = (spec: Partial<OutletPlateInput>) =>
      outletBodies(specOf(spec), placeGangs(specOf(spec)).gangs).map(
        ({ title, center, width, height, isRound }) =>
          `${title} ${center.x},${center.y} ${width}×${height}${isRound ? ' round' : ''}`,
      )
    expect(named({ layoutString: 'F' })).toEqual(['the type F socket 80,50 41×41 round'])
    expect(
      named({ layoutString: '[UC]-E', gangSpacing: 40, bodies: { E: { width: 50, height: 45 } } }),
    ).toEqual([
      'the USB-A port of gang 1 40,39.25 22.5×19',
      'the USB-C port of gang 1 40,60.75 22.5×19',
      'the type E socket of gang 2 120,50 50×45',
    ])
  })
})

describe('what has no room', () => {
  const none = { type: 'none' } as const
  // An insert of 22.5 × 19 with 2 mm around it; 1 mm between neighbors; 0.5 mm between head and insert.
  it.each([
    ['a plate just wide enough', { width: 26.5, layoutString: 'U', screws: none }, null],
    ['a plate not wide enough', { width: 26.4, layoutString: 'U', screws: none }, 'inserts'],
    ['a plate just high enough', { height: 23, layoutString: 'U', screws: none }, null],
    ['a plate not high enough', { height: 22.9, layoutString: 'U', screws: none }, 'inserts'],
    ['neighbors just clear', { layoutString: '2U', gangSpacing: 23.5, screws: none }, null],
    ['neighbors too near', { layoutString: '2U', gangSpacing: 23.4, screws: none }, 'inserts'],
    ['rows just clear', { layoutString: 'U/U', gangSpacing: 20, screws: none }, null],
    ['rows too near', { layoutString: 'U/U', gangSpacing: 19.9, screws: none }, 'inserts'],
    ['screws just clear', { layoutString: 'U', screws: { spacing: 29.5, direction: 'horizontal' } }, null],
    [
      'screws in the insert',
      { layoutString: 'U', screws: { spacing: 29.4, direction: 'horizontal' } },
      'screws',
    ],
    [
      'screws off the plate',
      { layoutString: 'U', screws: { spacing: 155, direction: 'horizontal' } },
      'screws',
    ],
    [
      'screws off a blank plate',
      { layoutString: '-', screws: { spacing: 155, direction: 'horizontal' } },
      null,
    ],
  ] as const)('%s', (_, spec, reason) => {
    expect(outletMisfit(specOf(spec))).toBe(reason)
  })

  it('is said in words at the layout; what has room is judged against its box', () => {
    const said = (spec: Partial<OutletPlateInput>) =>
      checkOutletPlate({ width: 160, height: 100, ...spec }, null).map(
        ({ path, message }) => `${path}: ${message}`,
      )
    expect(said({ width: 26, layoutString: 'U' })).toEqual([
      'layoutString: These outlets do not fit between the edges of a plate of 26 × 100 mm. Choose a larger plate or fewer outlets.',
    ])
    expect(said({ layoutString: 'U', screws: { spacing: 29, direction: 'horizontal' } })).toEqual([
      'layoutString: On a plate of 160 × 100 mm the screws would stand in these outlets. Choose another plate or other outlets.',
    ])
    expect(said({ layoutString: 'U', screws: none, backBox: { width: 22, height: 50 } })).toEqual([
      'backBox: The USB-A port does not stand inside the back box, whose opening is 22 × 50 mm. Choose a larger back box, another plate or fewer mechanisms.',
    ])
    expect(said({ layoutString: 'U', screws: none, backBox: { width: 23, height: 50 } })).toEqual([])
  })
})

describe('the room of engravings on an outlet plate', () => {
  it('lies above and below each insert', () => {
    const spec = specOf({ layoutString: '[UC]F/E', screws: { spacing: 60 } })
    const { mechanisms, obstacles, plateWidth, plateHeight, hasLed, screwsBeside } = outletEngravingGrid(spec)
    expect({ plateWidth, plateHeight, hasLed }).toEqual({ plateWidth: 160, plateHeight: 100, hasLed: false })
    // Rows share 94 mm. The type E insert lies 6.25 mm under the ports and 6 mm under the type F one.
    expect(mechanisms).toEqual([
      {
        index: 0,
        title: 'outlet 1',
        label: 'outlet 1',
        row: 0,
        x: 44.5,
        edgeMm: { above: 6.25, below: 46.75 },
        roomMm: { above: 4.25, below: 2.375 },
      },
      {
        index: 1,
        title: 'outlet 2',
        label: 'outlet 2',
        row: 0,
        x: 115.5,
        edgeMm: { above: 6, below: 47 },
        roomMm: { above: 4, below: 2.25 },
      },
      {
        index: 2,
        title: 'outlet 3',
        label: 'outlet 3',
        row: 1,
        x: 80,
        edgeMm: { above: 53, below: 94 },
        roomMm: { above: 2.25, below: 4 },
      },
    ])
    expect(obstacles.map(({ title, box }) => `${title} ${boxLine(box)}`)).toEqual([
      'outlet 1 33.25,6.25 22.5×40.5',
      'outlet 2 95,6 41×41',
      'outlet 3 59.5,53 41×41',
    ])
    expect(screwsBeside([]).map(({ title, box }) => `${title} ${boxLine(box)}`)).toEqual([
      'screw 1 41.5,77 6×6',
      'screw 2 112.5,77 6×6',
    ])
    expect(outletEngravingGrid(specOf({ layoutString: '-U' })).mechanisms[0]?.title).toBe('the outlet')
  })
})
