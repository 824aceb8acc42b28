/** The inserts of outlet plates: sockets by standard and small data ports, drawn about the origin of a group. */
import { type Point, boxAround, boxOf, coordinate as n } from '../../geometry/box.ts'
import { darken, lighten, lineOn, solid } from '../surfaces/colour.ts'
import { portWords, type PlateThing } from '../../messages/options/plate-names.ts'
import type { Paint, Primitive } from '../scene.ts'
import type { Finish } from '../spec-parts.ts'

type Insert = { finish: Finish; part: string; line: Paint; hole: `#${string}` }

export type PortKind = {
  letter: string
  words: () => PlateThing
  /** Round inserts leave room for screws in the corners of their box. */
  isRound: boolean
  width: number
  height: number
  draw: (insert: Insert) => Primitive[]
}

function disc(x: number, y: number, radius: number, { line, part }: Insert, fill: Paint): Primitive {
  return { kind: 'circle', center: { x, y }, radius, fill, role: 'fine', stroke: line, part }
}

function slot(center: Point, width: number, height: number, insert: Insert, radius = 0.3): Primitive {
  return {
    kind: 'rect',
    ...boxAround(center, width, height),
    radius,
    fill: insert.hole,
    role: 'fine',
    stroke: insert.line,
    part: insert.part,
  }
}

function shape(d: string, fill: Paint, { line, part }: Insert): Primitive {
  return { kind: 'path', d, fill, role: 'fine', stroke: line, part }
}

function roundRecess(insert: Insert): Primitive[] {
  const { fill } = insert.finish
  return [
    {
      kind: 'circle',
      center: { x: 0, y: 0 },
      radius: 20.5,
      fill: solid(fill),
      role: 'detail',
      stroke: insert.line,
      part: insert.part,
    },
    disc(0, 0, 18.8, insert, darken(fill, 0.18)),
    disc(0, 0, 17, insert, lighten(fill, 0.07)),
  ]
}

function drawTypeE(insert: Insert): Primitive[] {
  const metal = '#c9b37e'
  return [
    ...roundRecess(insert),
    disc(-9.5, 0, 2.7, insert, insert.hole),
    disc(9.5, 0, 2.7, insert, insert.hole),
    disc(0, -10, 2.4, insert, metal),
    disc(0, -10, 1.2, insert, lighten(metal, 0.4)),
  ]
}

function drawTypeF(insert: Insert): Primitive[] {
  const clip = (y: number): Primitive => ({
    kind: 'rect',
    ...boxAround({ x: 0, y }, 5.4, 3),
    radius: 0.5,
    fill: '#c9b37e',
    role: 'fine',
    stroke: insert.line,
    part: insert.part,
  })
  return [
    ...roundRecess(insert),
    disc(-9.5, 0, 2.7, insert, insert.hole),
    disc(9.5, 0, 2.7, insert, insert.hole),
    clip(-16.6),
    clip(16.6),
  ]
}

/** Two blades over a rounded earth hole, twice: a duplex receptacle. */
function drawTypeB(insert: Insert): Primitive[] {
  const face = (y: number): Primitive[] => [
    {
      kind: 'rect',
      ...boxAround({ x: 0, y }, 33, 27),
      radius: 8,
      fill: lighten(insert.finish.fill, 0.06),
      role: 'fine',
      stroke: insert.line,
      part: insert.part,
    },
    slot({ x: -6.35, y: y - 3.4 }, 2.3, 8.6, insert),
    slot({ x: 6.35, y: y - 3.4 }, 2.3, 7, insert),
    shape(
      `M-2.6 ${n(y + 8.6)}V${n(y + 6)}A2.6 2.6 0 0 1 2.6 ${n(y + 6)}V${n(y + 8.6)}Z`,
      insert.hole,
      insert,
    ),
  ]
  return [
    {
      kind: 'rect',
      ...boxAround({ x: 0, y: 0 }, 36, 66),
      radius: 2,
      fill: solid(insert.finish.fill),
      role: 'detail',
      stroke: insert.line,
      part: insert.part,
    },
    ...face(-15.5),
    ...face(15.5),
  ]
}

function drawTypeG(insert: Insert): Primitive[] {
  return [
    {
      kind: 'rect',
      ...boxAround({ x: 0, y: 0 }, 44, 44),
      radius: 2.5,
      fill: solid(insert.finish.fill),
      role: 'detail',
      stroke: insert.line,
      part: insert.part,
    },
    slot({ x: 0, y: -9.6 }, 4.6, 8.6, insert),
    slot({ x: -11.1, y: 8 }, 7.2, 4.6, insert),
    slot({ x: 11.1, y: 8 }, 7.2, 4.6, insert),
  ]
}

function insertFrame(insert: Insert): Primitive {
  const box = boxAround({ x: 0, y: 0 }, 22.5, 19)
  return {
    kind: 'rect',
    ...box,
    radius: 1.5,
    fill: solid(insert.finish.fill),
    role: 'detail',
    stroke: insert.line,
    part: insert.part,
  }
}

function drawUsbA(insert: Insert): Primitive[] {
  return [
    insertFrame(insert),
    slot({ x: 0, y: 0 }, 13, 5.6, insert, 0.4),
    {
      kind: 'rect',
      ...boxOf(-5.3, -1.9, 10.6, 1.9),
      fill: lighten(insert.finish.fill, 0.45),
      part: insert.part,
    },
  ]
}

function drawUsbC(insert: Insert): Primitive[] {
  return [
    insertFrame(insert),
    slot({ x: 0, y: 0 }, 9.2, 3.4, insert, 1.7),
    {
      kind: 'rect',
      ...boxAround({ x: 0, y: 0 }, 6.4, 0.8),
      radius: 0.3,
      fill: lighten(insert.finish.fill, 0.45),
      part: insert.part,
    },
  ]
}

function drawRj45(insert: Insert): Primitive[] {
  const opening = 'M-6 -4.4H6V2.6H3.2V4.6H-3.2V2.6H-6Z'
  const contacts = Array.from({ length: 8 }, (_, index) => `M${n(-3.85 + index * 1.1)} -4.1V-1.9`).join('')
  return [
    insertFrame(insert),
    shape(opening, insert.hole, insert),
    { kind: 'path', d: contacts, strokeMm: 0.35, stroke: '#c9b37e', part: insert.part },
  ]
}

function drawHdmi(insert: Insert): Primitive[] {
  return [
    insertFrame(insert),
    shape('M-7.2 -2.8H7.2V0.4L5.4 2.8H-5.4L-7.2 0.4Z', insert.hole, insert),
    {
      kind: 'rect',
      ...boxOf(-5.4, -1.1, 10.8, 1.2),
      fill: lighten(insert.finish.fill, 0.45),
      part: insert.part,
    },
  ]
}

function drawCoax(insert: Insert): Primitive[] {
  return [
    insertFrame(insert),
    disc(0, 0, 4.7, insert, '#c9c9c6'),
    disc(0, 0, 3.4, insert, '#e9e9e6'),
    disc(0, 0, 0.8, insert, insert.hole),
  ]
}

export const portKinds: readonly PortKind[] = [
  {
    letter: 'E',
    words: () => portWords.typeE,
    isRound: true,
    width: 41,
    height: 41,
    draw: drawTypeE,
  },
  {
    letter: 'F',
    words: () => portWords.typeF,
    isRound: true,
    width: 41,
    height: 41,
    draw: drawTypeF,
  },
  {
    letter: 'B',
    words: () => portWords.typeB,
    isRound: false,
    width: 36,
    height: 66,
    draw: drawTypeB,
  },
  {
    letter: 'G',
    words: () => portWords.typeG,
    isRound: false,
    width: 44,
    height: 44,
    draw: drawTypeG,
  },
  {
    letter: 'U',
    words: () => portWords.usbA,
    isRound: false,
    width: 22.5,
    height: 19,
    draw: drawUsbA,
  },
  {
    letter: 'C',
    words: () => portWords.usbC,
    isRound: false,
    width: 22.5,
    height: 19,
    draw: drawUsbC,
  },
  {
    letter: 'J',
    words: () => portWords.rj45,
    isRound: false,
    width: 22.5,
    height: 19,
    draw: drawRj45,
  },
  {
    letter: 'H',
    words: () => portWords.hdmi,
    isRound: false,
    width: 22.5,
    height: 19,
    draw: drawHdmi,
  },
  {
    letter: 'X',
    words: () => portWords.coaxial,
    isRound: false,
    width: 22.5,
    height: 19,
    draw: drawCoax,
  },
]

export function portKind(letter: string): PortKind | undefined {
  return portKinds.find((kind) => kind.letter === letter)
}

/** One insert with its colours, drawn about the origin. */
export function drawPort(kind: PortKind, finish: Finish, part: string): Primitive[] {
  return kind.draw({ finish, part, line: lineOn(finish.fill), hole: darken(finish.fill, 0.8) })
}
