/** Drawings as DXF: what the file says is what the drawing shows, at true size. Issue 18. */
import { fc, test } from '@fast-check/vitest'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadDrawingFamilies, drawingFamilyKeys } from '../drawing-families.ts'
import { drawFamily } from '../drawing/registry.ts'
import type { Primitive } from '../drawing/scene.ts'
import type { Point } from '../geometry/box.ts'
import { absoluteSegments } from '../geometry/path.ts'
import { anyDrawing } from '../testing/random/random-drawings.ts'
import { dxfPairs, lengthAlong, pointsAlong, readDxf, type ReadEntity } from '../testing/read-dxf.ts'
import { dxfText } from './groups.ts'
import { lineLayer, textLayer } from './layers.ts'
import { toEntities } from './scene-entities.ts'
import { type DxfVersion, writeDxf } from './write-dxf.ts'

const versions = ['R12', '2000'] as const
const file = (
  items: readonly Primitive[],
  version: DxfVersion = 'R12',
  letters: 'text' | 'outlines' | 'both' = 'text',
) => writeDxf({ version, title: 'A plate', entities: toEntities(items, { letters }) })

const plate: Primitive = {
  kind: 'rect',
  x: 0,
  y: 0,
  width: 82,
  height: 117.5,
  role: 'outline',
  part: 'plate',
}
const letters: Primitive = {
  kind: 'text',
  at: { x: 41, y: 60 },
  anchor: 'middle',
  text: 'ÉTÉ',
  font: { family: 'Inter', weight: 500, sizeMm: 4 },
  part: 'engraving:0:below',
  outlines: 'M-4 0L-4 -3L4 -3L4 0Z',
}

describe('a file', () => {
  it('[issue 18] of R12 says what was drawn, y upwards, in the words of the reference', () => {
    const text = file([
      plate,
      { kind: 'circle', center: { x: 10, y: 20 }, radius: 1.25, role: 'detail', part: 'screw:0' },
    ])
    const from = text.indexOf('2\nENTITIES\n')
    const vertex = (x: string, y: string) => `0\nVERTEX\n8\nOUTLINE\n10\n${x}\n20\n${y}\n30\n0\n`
    expect(text.slice(from)).toBe(
      `2\nENTITIES\n0\nPOLYLINE\n8\nOUTLINE\n66\n1\n10\n0\n20\n0\n30\n0\n70\n1\n${vertex('0', '0')}${vertex('82', '0')}${vertex(
        '82',
        '-117.5',
      )}${vertex('0', '-117.5')}0\nSEQEND\n8\nOUTLINE\n0\nCIRCLE\n8\nSCREW\n10\n10\n20\n-20\n30\n0\n40\n1.25\n0\nENDSEC\n0\nEOF\n`,
    )
    expect(readDxf(text).header.get('$ACADVER')).toBe('AC1009')
    expect(text).not.toContain('INSUNITS')
  })

  it('[issue 18] of 2000 says that it is in millimetres, and gives every record a handle of its own', () => {
    const text = file([plate, letters], '2000', 'both')
    const { header, entities } = readDxf(text)
    expect([header.get('$ACADVER'), header.get('$INSUNITS'), header.get('$MEASUREMENT')]).toEqual([
      'AC1015',
      '4',
      '1',
    ])
    expect(entities.map(({ type, layer }) => `${type} ${layer}`)).toEqual([
      'LWPOLYLINE OUTLINE',
      'TEXT ENGRAVING-TEXT',
      'LWPOLYLINE ENGRAVING',
    ])
    const handles = dxfPairs(text).flatMap(({ code, value }, index, all) =>
      (code === 5 && all[index - 1]?.value !== '$HANDSEED') || code === 105 ? [value] : [],
    )
    expect(new Set(handles).size).toBe(handles.length)
    const seed = Number.parseInt(header.get('$HANDSEED') ?? '', 16)
    expect(Math.max(...handles.map((handle) => Number.parseInt(handle, 16)))).toBeLessThan(seed)
  })

  it('[issue 18] has letters as text at the height of their capitals, as outlines, or as both', () => {
    const text = readDxf(file([letters])).entities
    // Capitals of Inter are 0.727 of 4 mm.
    expect(
      text.map(({ type, values }) => [
        type,
        values.get(1),
        values.get(40),
        values.get(72),
        values.get(11),
        values.get(21),
      ]),
    ).toEqual([['TEXT', ['\\U+00C9T\\U+00C9'], ['2.908'], ['1'], ['41'], ['-60']]])
    const outlines = readDxf(file([letters], 'R12', 'outlines')).entities
    expect(outlines.map(({ layer, vertices }) => [layer, vertices.map(({ x, y }) => [x, y])])).toEqual([
      [
        'ENGRAVING',
        [
          [37, -60],
          [37, -57],
          [45, -57],
          [45, -60],
        ],
      ],
    ])
    expect(readDxf(file([letters], 'R12', 'both')).entities).toHaveLength(2)
  })

  it('[issue 18] turns letters counterclockwise that a drawing turns clockwise, in groups too', () => {
    const group: Primitive = {
      kind: 'group',
      at: { x: 100, y: 0 },
      items: [{ ...letters, anchor: 'start', rotation: 90 }],
    }
    const [text] = readDxf(file([group])).entities
    expect([10, 20, 50].map((code) => text?.values.get(code)?.[0])).toEqual(['141', '-60', '270'])
    const [outline] = readDxf(file([group], 'R12', 'outlines')).entities
    // The first corner is 4 mm before the anchor, along letters that run downwards.
    expect([outline?.vertices[0]?.x, outline?.vertices[0]?.y]).toEqual([141, -56])
  })

  it.each([
    ['100 %% ^ \\U+0041', '100 %%%%%% ^  \\U+005CU+0041'],
    ['a\tb\n0\nEOF', 'a b 0 EOF'],
    ['Ø 5 − 😀', '\\U+00D8 5 \\U+2212 \\U+FFFD'],
  ])('[issue 18] keeps %j apart from its own codes', (text, written) => expect(dxfText(text)).toBe(written))

  it('[issue 18] writes no exponent, no negative zero and no number that is none', () => {
    const line = (x: number): Primitive => ({
      kind: 'line',
      from: { x, y: 0 },
      to: { x: 1e-9, y: 1 / 3 },
      role: 'detail',
    })
    const [entity] = readDxf(file([line(1e-7)])).entities
    expect([10, 20, 11, 21].map((code) => entity?.values.get(code)?.[0])).toEqual([
      '0',
      '0',
      '0',
      '-0.333333',
    ])
    expect(() => file([line(Number.NaN)])).toThrow('a coordinate is no number')
  })
})

describe('layers', () => {
  it.each([
    ['plate', 'outline', 'OUTLINE'],
    ['plate', 'hidden', 'HIDDEN'],
    ['mechanism:3', 'detail', 'MECHANISM'],
    ['mechanism:3', 'hidden', 'MECHANISM-HIDDEN'],
    ['mechanism:3', 'center', 'CENTER'],
    ['backBox', 'outline', 'BOX'],
    ['backBox', 'hidden', 'BOX-HIDDEN'],
    ['screw:1', 'fine', 'SCREW'],
    ['bleed', 'hidden', 'BLEED'],
    ['engraving:0:below', 'engraving', 'ENGRAVING'],
    ['engraving:0:below:second', 'engraving', 'ENGRAVING-2'],
    ['', undefined, 'SURFACE'],
  ] as const)('[issue 18] a line of %j that is %s is on %s', (part, role, layer) =>
    expect(lineLayer(part, role)).toBe(layer),
  )

  it('[issue 18] letters of both languages and of the sheet are apart', () => {
    expect(
      ['engraving:0:below', 'engraving:0:below:second', 'title'].map((part) => textLayer(part, undefined)),
    ).toEqual(['ENGRAVING-TEXT', 'ENGRAVING-2-TEXT', 'TEXT'])
  })

  it('[issue 18] surfaces are on one that is switched off, and what only covers is left out', () => {
    const filled = { kind: 'rect', x: 0, y: 0, width: 5, height: 5 } as const
    const text = file([
      { ...filled, fill: '#aa0000' },
      { ...filled, fill: 'paper' },
    ])
    expect(readDxf(text).entities.map(({ layer }) => layer)).toEqual(['SURFACE'])
    expect(text).toContain('0\nLAYER\n2\nSURFACE\n70\n0\n62\n-254\n')
  })

  it('[issue 18] a line of a width of its own is engraved where its part is: contacts and grain are nothing that a machine cuts', () => {
    const drawn = { kind: 'path', d: 'M0 0H10', strokeMm: 0.35, stroke: '#c9b37e' } as const
    const text = file([
      { ...drawn, part: 'engraving:0:below' },
      { ...drawn, part: 'engraving:0:below:second' },
      { ...drawn, part: 'gang:0' },
      { ...drawn, part: 'mechanism:0' },
      { ...drawn, role: 'fine', part: 'mechanism:0' },
      { ...drawn, role: 'fine', part: 'leaf' },
    ])
    expect(readDxf(text).entities.map(({ layer }) => layer)).toEqual([
      'ENGRAVING',
      'ENGRAVING-2',
      'DETAIL',
      'MECHANISM',
      'SURFACE',
      'SURFACE',
    ])
  })
})

/** Points of a drawing as SVG means them, by plain sampling. */
function sampled(items: readonly Primitive[], dx = 0, dy = 0): Point[][] {
  return items.flatMap((item): Point[][] => {
    const moved = (points: readonly Point[]) => points.map(({ x, y }) => ({ x: x + dx, y: -(y + dy) }))
    if (item.kind === 'group') return sampled(item.items, dx + item.at.x, dy + item.at.y)
    if (item.kind === 'text') return []
    const isCover =
      item.role === undefined && item.strokeMm === undefined && (item.fill ?? 'none').match(/^(none|paper)$/)
    if (isCover) return []
    switch (item.kind) {
      case 'line':
        return [moved([item.from, item.to])]
      case 'circle':
        return [
          moved(
            Array.from({ length: 361 }, (_, degrees) => ({
              x: item.center.x + item.radius * Math.cos((degrees * Math.PI) / 180),
              y: item.center.y + item.radius * Math.sin((degrees * Math.PI) / 180),
            })),
          ),
        ]
      case 'rect':
        return sampled([{ kind: 'path', d: rectPath(item), role: 'outline' }], dx, dy)
      case 'path':
        return sampledPath(item.d).map(moved)
    }
  })
}

function rectPath({
  x,
  y,
  width,
  height,
  radius = 0,
}: {
  x: number
  y: number
  width: number
  height: number
  radius?: number
}) {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}Z`
}

/** An arc as the circle through its ends with its radius: the middle found by looking for it. Drawings have no turned ellipses. */
function arcPoints(
  from: Point,
  [rx = 0, ry = 0, , large = 0, sweep = 0, x = 0, y = 0]: readonly number[],
): Point[] {
  // In units of the radii the ellipse is a circle.
  const [ax, ay, bx, by] = [from.x / rx, from.y / ry, x / rx, y / ry]
  const chord = Math.hypot(bx - ax, by - ay)
  if (chord === 0) return []
  const radius = Math.max(1, chord / 2)
  const off = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) * (large === sweep ? -1 : 1)
  const [mx, my] = [(ax + bx) / 2 - ((by - ay) / chord) * off, (ay + by) / 2 + ((bx - ax) / chord) * off]
  const start = Math.atan2(ay - my, ax - mx)
  let turn = Math.atan2(by - my, bx - mx) - start
  if (sweep === 1) while (turn < 0) turn += 2 * Math.PI
  else while (turn > 0) turn -= 2 * Math.PI
  return Array.from({ length: 1024 }, (_, step) => {
    const angle = start + (turn * (step + 1)) / 1024
    return { x: (mx + radius * Math.cos(angle)) * rx, y: (my + radius * Math.sin(angle)) * ry }
  })
}

function sampledPath(d: string): Point[][] {
  const lines: Point[][] = []
  for (const { command, values } of absoluteSegments(d)) {
    const line = lines.at(-1)
    const from = line?.at(-1)
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = values
    if (command === 'M') lines.push([{ x: a, y: b }])
    else if (!line || !from) continue
    else if (command === 'Z') {
      if (line[0]) {
        // There and back is one line.
        if (line.length > 2) line.push(line[0])
        lines.push([line[0]])
      }
    } else if (command === 'L') line.push({ x: a, y: b })
    else if (command === 'A') line.push(...arcPoints(from, values))
    else
      for (let step = 1; step <= 1024; step += 1) {
        const [t, u] = [step / 1024, 1 - step / 1024]
        line.push(
          command === 'Q'
            ? { x: u * u * from.x + 2 * u * t * a + t * t * c, y: u * u * from.y + 2 * u * t * b + t * t * e }
            : {
                x: u ** 3 * from.x + 3 * u * u * t * a + 3 * u * t * t * c + t ** 3 * f,
                y: u ** 3 * from.y + 3 * u * u * t * b + 3 * u * t * t * e + t ** 3 * g,
              },
        )
      }
  }
  return lines.filter((points) => points.length > 1)
}

function boundsOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const extreme = (values: number[], pick: (a: number, b: number) => number) =>
    values.reduce((a, b) => pick(a, b))
  return [extreme(xs, Math.min), extreme(ys, Math.min), extreme(xs, Math.max), extreme(ys, Math.max)]
}

const lengthOf = (points: readonly Point[]) =>
  points
    .slice(1)
    .reduce(
      (sum, { x, y }, index) => sum + Math.hypot(x - (points[index]?.x ?? 0), y - (points[index]?.y ?? 0)),
      0,
    )

/** Reaches the same, and is as long: `share` of the length is forgiven. */
function expectSame(entities: readonly ReadEntity[], drawn: readonly Point[][]) {
  // Where the pen only touches the paper there is nothing to cut.
  const lines = drawn.filter((points) => lengthOf(points) > 1e-5)

  const found = entities.flatMap(pointsAlong)
  const wanted = lines.flat()
  expect(found.length === 0).toBe(wanted.length === 0)
  if (wanted.length === 0) return
  const [before, after] = [boundsOf(wanted), boundsOf(found)]
  before.forEach((value, index) => expect(Math.abs(value - (after[index] ?? 0))).toBeLessThan(0.02))
  const total = lines.reduce((sum, points) => sum + lengthOf(points), 0)
  const read = entities.reduce((sum, entity) => sum + lengthAlong(entity), 0)
  expect(Math.abs(read - total)).toBeLessThan(0.001 * total + 0.05)
}

describe('what is read back', () => {
  beforeAll(() => loadDrawingFamilies(drawingFamilyKeys))

  test.prop([anyDrawing, fc.constantFrom(...versions)], { numRuns: 100 })(
    '[issue 18] has the lines of the drawing, at true size, whatever is drawn',
    ({ key, spec }, version) => {
      const drawn = drawFamily(key, spec)
      if (!drawn.ok) throw new Error(JSON.stringify(drawn))
      const { items } = drawn.scene
      const { entities } = readDxf(file(items, version))
      expectSame(
        entities.filter(({ type }) => type !== 'TEXT'),
        sampled(items),
      )
    },
  )

  const number = fc.integer({ min: -200, max: 200 })
  const command = fc.oneof(
    fc.tuple(fc.constantFrom('L', 'l'), fc.array(number, { minLength: 2, maxLength: 2 })),
    fc.tuple(fc.constantFrom('Q', 'q'), fc.array(number, { minLength: 4, maxLength: 4 })),
    fc.tuple(fc.constantFrom('C', 'c'), fc.array(number, { minLength: 6, maxLength: 6 })),
    fc
      .tuple(
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 90 }),
        fc.boolean(),
        fc.boolean(),
        number,
        number,
      )
      .map(([rx, ry, large, sweep, x, y]) => ['A', [rx, ry, 0, large ? 1 : 0, sweep ? 1 : 0, x, y]] as const),
    fc.constant(['Z', []] as const),
  )
  test.prop([fc.array(command, { minLength: 1, maxLength: 8 }), fc.constantFrom(...versions)], {
    numRuns: 300,
  })(
    '[issue 18] has curves within a hundredth of a millimetre, and arcs of circles as they are',
    (commands, version) => {
      const d = `M0 0${commands.map(([name, values]) => `${name}${values.join(' ')}`).join('')}`
      expectSame(
        readDxf(file([{ kind: 'path', d, role: 'detail' }], version)).entities,
        sampledPath(d).map((points) => points.map(({ x, y }) => ({ x, y: -y }))),
      )
    },
  )

  it('[issue 18] a half circle is one bend, a rounded corner a quarter of a circle', () => {
    const [half] = readDxf(file([{ kind: 'path', d: 'M0 0A10 10 0 0 1 20 0', role: 'detail' }])).entities
    expect(half?.vertices).toEqual([
      { x: 0, y: 0, bulge: -1 },
      { x: 20, y: 0, bulge: 0 },
    ])
    // Over the top: SVG's clockwise arc from left to right is above the chord, y upwards in the file.
    expect(Math.max(...pointsAlong(half ?? never()).map(({ y }) => y))).toBeCloseTo(10, 6)
    const [corner] = readDxf(file([{ ...plate, radius: 3 }])).entities
    expect(corner?.vertices).toHaveLength(8)
    expect(lengthAlong(corner ?? never())).toBeCloseTo(2 * (82 + 117.5) - 24 + 6 * Math.PI, 2)
  })
})

function never(): never {
  throw new Error('nothing was drawn')
}
