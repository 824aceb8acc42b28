/** Drawings in DXF become lines and texts. [issue 15] */
// In Node it has a default alone.
// oxlint-disable-next-line import/no-named-as-default
import DxfParser from 'dxf-parser'
import { describe, expect, it } from 'vitest'
import { readDxf } from './entities.ts'
import { boundsOfLines, inchesPerUnit, linesOf, TooDetailed } from './lines.ts'

type Groups = readonly (readonly [code: number, value: string | number])[]

function section(name: string, groups: Groups): Groups {
  return [[0, 'SECTION'], [2, name], ...groups, [0, 'ENDSEC']]
}

/** A file as CAD programs write it: a line for each code, a line for each value. */
function dxf({
  header = [],
  blocks = [],
  entities,
}: {
  header?: Groups
  blocks?: Groups
  entities: Groups
}): string {
  const groups = [
    ...section('HEADER', header),
    ...section('BLOCKS', blocks),
    ...section('ENTITIES', entities),
    [0, 'EOF'] as const,
  ]
  return groups.flatMap(([code, value]) => [String(code), String(value)]).join('\n')
}

const read = (file: Parameters<typeof dxf>[0]) => readDxf(new DxfParser().parseSync(dxf(file)))
const line = (x1: number, y1: number, x2: number, y2: number): Groups => [
  [0, 'LINE'],
  [8, '0'],
  [10, x1],
  [20, y1],
  [11, x2],
  [21, y2],
]

describe('a DXF', () => {
  it('[issue 15] gives its lines, and its polylines closed where they are', () => {
    const { lines } = linesOf(
      read({
        entities: [
          ...line(0, 0, 120, 0),
          [0, 'LWPOLYLINE'],
          [90, 3],
          [70, 1],
          ...([
            [10, 0],
            [20, 0],
            [10, 10],
            [20, 0],
            [10, 10],
            [20, 5],
          ] as const),
        ],
      }),
    )
    expect(lines).toMatchObject([
      [
        { x: 0, y: 0 },
        { x: 120, y: 0 },
      ],
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 5 },
        { x: 0, y: 0 },
      ],
    ])
  })

  it('[issue 15] bends a polyline by its bulge: 1 is a half circle to the right of the way', () => {
    const file = read({
      entities: [
        [0, 'LWPOLYLINE'],
        [90, 2],
        [70, 0],
        [10, 0],
        [20, 0],
        [42, 1],
        [10, 10],
        [20, 0],
      ],
    })
    const bounds = boundsOfLines(linesOf(file))
    expect(bounds?.y).toBeCloseTo(-5, 1)
    expect(bounds?.height).toBeCloseTo(5, 1)
    expect(bounds?.width).toBeCloseTo(10, 6)
  })

  it('[issue 15] draws arcs counterclockwise, circles whole and ellipses by their axes', () => {
    const arc = read({
      entities: [
        [0, 'ARC'],
        [10, 0],
        [20, 0],
        [40, 10],
        [50, 270],
        [51, 90],
      ],
    })
    const half = boundsOfLines(linesOf(arc))
    expect([half?.width, half?.height].map((n) => Math.round(n ?? 0))).toEqual([10, 20])
    expect(half?.x).toBeCloseTo(0, 6)
    const circle = boundsOfLines(
      linesOf(
        read({
          entities: [
            [0, 'CIRCLE'],
            [10, 5],
            [20, 5],
            [40, 5],
          ],
        }),
      ),
    )
    expect([circle?.width, circle?.height].map((n) => Math.round(n ?? 0))).toEqual([10, 10])
    const ellipse = read({
      entities: [
        [0, 'ELLIPSE'],
        [10, 0],
        [20, 0],
        [11, 0],
        [21, 20],
        [40, 0.5],
        [41, 0],
        [42, 6.283185307],
      ],
    })
    const oval = boundsOfLines(linesOf(ellipse))
    expect([oval?.width, oval?.height].map((n) => Math.round(n ?? 0))).toEqual([20, 40])
  })

  it('[issue 15] puts what stands in a block where it is inserted, turned and scaled, and in rows and columns', () => {
    const block: Groups = [[0, 'BLOCK'], [2, 'DOOR'], [10, 1], [20, 1], ...line(1, 1, 11, 1), [0, 'ENDBLK']]
    const insert = (more: Groups): Groups => [[0, 'INSERT'], [2, 'DOOR'], [10, 100], [20, 50], ...more]
    const turned = linesOf(
      read({
        blocks: block,
        entities: insert([
          [41, 2],
          [42, 2],
          [50, 90],
        ]),
      }),
    )
    const [way] = turned.lines
    expect(way?.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [100, 50],
      [100, 70],
    ])
    const rows = insert([
      [70, 3],
      [71, 2],
      [44, 20],
      [45, 30],
    ])
    expect(linesOf(read({ blocks: block, entities: rows })).lines).toHaveLength(6)
  })

  it('[issue 15] a block that holds itself ends', () => {
    const block: Groups = [
      [0, 'BLOCK'],
      [2, 'A'],
      [10, 0],
      [20, 0],
      ...line(0, 0, 1, 0),
      [0, 'INSERT'],
      [2, 'A'],
      [10, 5],
      [20, 0],
      [0, 'ENDBLK'],
    ]
    const { lines } = linesOf(
      read({
        blocks: block,
        entities: [
          [0, 'INSERT'],
          [2, 'A'],
          [10, 0],
          [20, 0],
        ],
      }),
    )
    expect(lines).toHaveLength(8)
  })

  it('[issue 15] one that multiplies beyond what can be drawn is refused', () => {
    const grid: Groups = [
      [70, 1000],
      [71, 1000],
      [44, 1],
      [45, 1],
    ]
    const blocks: Groups = [[0, 'BLOCK'], [2, 'A'], [10, 0], [20, 0], ...line(0, 0, 1, 0), [0, 'ENDBLK']]
    const file = read({ blocks, entities: [[0, 'INSERT'], [2, 'A'], [10, 0], [20, 0], ...grid] })
    expect(() => linesOf(file)).toThrow(TooDetailed)
  })

  it('[issue 15] keeps texts as words without their codes', () => {
    const { texts } = linesOf(
      read({
        entities: [
          [0, 'TEXT'],
          [10, 1],
          [20, 2],
          [40, 5],
          [50, 90],
          [1, 'Lobby'],
          [0, 'MTEXT'],
          [10, 0],
          [20, 0],
          [40, 3],
          [1, '{\\fArial|b0;Room 12}'],
        ],
      }),
    )
    expect(texts).toMatchObject([
      { at: { x: 1, y: 2 }, height: 5, text: 'Lobby' },
      { height: 3, text: 'Room 12' },
    ])
    expect(texts[0]?.rotation).toBeCloseTo(90, 6)
  })

  it.each([
    [1, 1],
    [2, 12],
    [4, 0.0393701],
    [5, 0.393701],
    [6, 39.3701],
  ])('[issue 15] of unit %i has %f inches to it', (code, inches) => {
    const file = read({
      header: [
        [9, '$INSUNITS'],
        [70, code],
      ],
      entities: [],
    })
    expect(inchesPerUnit(file)).toBeCloseTo(inches, 4)
  })

  it('[issue 15] without a unit says none, and one without lines is empty', () => {
    const unitless = read({
      header: [
        [9, '$INSUNITS'],
        [70, 0],
      ],
      entities: [],
    })
    expect(inchesPerUnit(unitless)).toBeNull()
    expect(inchesPerUnit(read({ entities: [] }))).toBeNull()
    expect(boundsOfLines(linesOf(unitless))).toBeNull()
    expect(
      boundsOfLines(
        linesOf(
          read({
            entities: [
              [0, 'CIRCLE'],
              [10, 5],
              [20, 5],
              [40, 0],
            ],
          }),
        ),
      ),
    ).toBeNull()
  })

  it('[issue 15] with entities of nonsense is drawn without them', () => {
    for (const parsed of [null, 3, {}, { entities: 'no' }, { entities: [null, 7, { type: 'LINE' }] }]) {
      expect(linesOf(readDxf(parsed)).lines).toEqual([])
    }
  })

  it('[issue 15] leaves out what stands on paper and on layers that are frozen', () => {
    const shown = {
      type: 'LINE',
      layer: 'A',
      vertices: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
    }
    const file = readDxf({
      tables: { layer: { layers: { Frozen: { frozen: true }, A: {} } } },
      entities: [shown, { ...shown, inPaperSpace: true }, { ...shown, layer: 'Frozen' }],
    })
    expect(linesOf(file).lines).toHaveLength(1)
  })
})
