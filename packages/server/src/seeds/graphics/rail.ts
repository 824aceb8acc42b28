/**
 * A rail by its section, lying along x about its middle. Like the drawing it shows a long rail broken: both ends, with
 * what is between them left out.
 */
import { group, node, row, treeOf } from './nodes.ts'

/** Mill finish and powder coat are plain in the drawing; on the extrusion both have a sheen. */
const metal = { color: 'finish.fill', surface: "if(finish.surface = 'plain', 'satin', finish.surface)" }
type Corner = readonly [string, string]

/** One section by its outline; the middle of the section is the origin. */
function section(
  shape: string,
  title: string,
  profile: readonly Corner[],
  holes: readonly (readonly Corner[])[] = [],
) {
  return node('extrusion', title, {
    when: `shape = '${shape}'`,
    profile: profile.map((corner) => [...corner]),
    holes: holes.map((hole) => hole.map((corner) => [...corner])),
    length: 'pieceLength',
    axis: 'x',
    ...metal,
  })
}

const [left, right, bottom, top] = ['-w / 2', 'w / 2', '-h / 2', 'h / 2']
const c: Corner[] = [
  [left, bottom],
  [right, bottom],
  [right, top],
  ['w / 2 - lips', top],
  ['w / 2 - lips', 'h / 2 - t'],
  ['w / 2 - t', 'h / 2 - t'],
  ['w / 2 - t', 't - h / 2'],
  ['t - w / 2', 't - h / 2'],
  ['t - w / 2', 'h / 2 - t'],
  ['lips - w / 2', 'h / 2 - t'],
  ['lips - w / 2', top],
  [left, top],
]
const u: Corner[] = [
  [left, bottom],
  [right, bottom],
  [right, top],
  ['w / 2 - t', top],
  ['w / 2 - t', 't - h / 2'],
  ['t - w / 2', 't - h / 2'],
  ['t - w / 2', top],
  [left, top],
]
const l: Corner[] = [
  [left, bottom],
  [right, bottom],
  [right, 't - h / 2'],
  ['t - w / 2', 't - h / 2'],
  ['t - w / 2', top],
  [left, top],
]
const tee: Corner[] = [
  ['-t / 2', bottom],
  ['t / 2', bottom],
  ['t / 2', 'h / 2 - t'],
  [right, 'h / 2 - t'],
  [right, top],
  [left, top],
  [left, 'h / 2 - t'],
  ['-t / 2', 'h / 2 - t'],
]
const z: Corner[] = [
  ['-t / 2', bottom],
  [right, bottom],
  [right, 't - h / 2'],
  ['t / 2', 't - h / 2'],
  ['t / 2', top],
  [left, top],
  [left, 'h / 2 - t'],
  ['-t / 2', 'h / 2 - t'],
]
const rectangle: Corner[] = [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]
const inside: Corner[] = [
  ['t - w / 2', 't - h / 2'],
  ['w / 2 - t', 't - h / 2'],
  ['w / 2 - t', 'h / 2 - t'],
  ['t - w / 2', 'h / 2 - t'],
]

/** A hole as its dark mouth on both faces of the wall that it goes through. */
const mouth = { diameter: 'hole', length: 0.2, color: '#202122', surface: 'plain' }

/** Faces with holes: lying ones are bored from above, upright ones from the front. */
const holes = row(
  'Holes',
  {
    when: 'hole > 0',
    count: 'max(0, floor((pieceLength - start - hole) / spacing) + 1)',
    stepX: 'away * spacing',
    x: 'away * (start - pieceLength / 2)',
  },
  (['upper', 'lower'] as const).flatMap((face) => {
    const sign = face === 'upper' ? 1 : -1
    return [
      node('cylinder', `Hole from ${face} side`, {
        when: 'isLying',
        ...mouth,
        y: `boreY + ${sign} * boreWall / 2`,
        z: 'boreZ',
      }),
      node('cylinder', `Hole from ${face === 'upper' ? 'front' : 'back'}`, {
        when: '1 - isLying',
        ...mouth,
        axis: 'z',
        y: 'boreY',
        z: `boreZ + ${sign} * boreWall / 2`,
      }),
    ]
  }),
)

function cap(title: string, side: 1 | -1, words: string) {
  return node('box', title, {
    when: `max(ends = '${words}', ends = 'both')`,
    width: 3,
    height: 'h + 1',
    depth: 'w + 1',
    rounding: 0.6,
    x: `${side} * (shown / 2 + 1.5)`,
    color: '#2f3133',
  })
}

export const railGraphic = {
  title: 'Rail',
  nodes: treeOf(
    group(
      'Rail',
      {
        formulas: {
          w: 'width',
          h: "if(shape = 'round', width, height)",
          t: 'min(wall ?? 2, min(width, height) * 0.45)',
          lips: 'min(max(lip ?? 8, t + 0.5), w * 0.45)',
          most: '9 * max(w, h)',
          gap: '0.9 * max(w, h)',
          shown: 'min(length, most)',
          isBroken: 'length > most',
          pieceLength: 'if(isBroken, (shown - gap) / 2, shown)',
          hole: 'holes.diameter ?? 0',
          first: 'holes.first ?? 50',
          spacing: 'holes.spacing ?? 200',
          rest: 'length - first - floor(max(0, length - 2 * first) / spacing) * spacing',
          // Open sections and flat bars are bored through their lying face, the others through their upright one.
          isLying: "max(shape = 'c', shape = 'u', shape = 't', shape = 'flat')",
          boreWall: "if(shape = 'flat', h, if(shape = 'box', w, if(shape = 'round', w, t)))",
          boreY:
            "if(max(shape = 'c', shape = 'u'), (t - h) / 2, if(shape = 't', (h - t) / 2, if(shape = 'l', t / 2, 0)))",
          boreZ: "if(shape = 't', (w + t) / 4, if(shape = 'l', (w - t) / 2, 0))",
          ends: "caps ?? 'none'",
        },
      },
      [
        node('plane', 'Table', { width: 20000, height: 20000, y: '-h / 2', turnX: -90, surface: 'shadow' }),
        row('Pieces', { count: '1 + isBroken' }, [
          group(
            'Piece',
            {
              // The second piece is the far end, counted back from the rail's right end.
              formulas: { away: 'if(index = 0, 1, -1)', start: 'if(index = 0, first, rest)' },
              x: 'if(isBroken, (index * 2 - 1) * (shown - (shown - gap) / 2) / 2, 0)',
            },
            [
              section('c', 'C section', c),
              section('u', 'U section', u),
              section('l', 'L section', l),
              section('t', 'T section', tee),
              section('z', 'Z section', z),
              section('flat', 'Flat bar', rectangle),
              section('box', 'Box section', rectangle, [inside]),
              node('lathe', 'Round tube', {
                when: "shape = 'round'",
                outline: [
                  ['w', '-pieceLength / 2'],
                  ['w', 'pieceLength / 2'],
                  ['w - 2 * t', 'pieceLength / 2'],
                  ['w - 2 * t', '-pieceLength / 2'],
                  ['w', '-pieceLength / 2'],
                ],
                axis: 'x',
                ...metal,
              }),
              holes,
            ],
          ),
        ]),
        cap('Left cap', -1, 'left'),
        cap('Right cap', 1, 'right'),
      ],
    ),
  ),
}
