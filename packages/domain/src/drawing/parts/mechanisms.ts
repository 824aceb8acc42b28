/** The faces of keypad mechanisms, drawn about the origin of a group; sizes in mm at full size. */
import { type Point, boxAround, boxOf, coordinate as n } from '../../geometry/box.ts'
import { darken, lighten, lineOn, solid } from '../surfaces/colour.ts'
import { mechanismWords, type PlateThing } from '../../messages/options/plate-names.ts'
import type { PathPrimitive, Primitive } from '../scene.ts'
import type { Finish } from '../spec-parts.ts'
import { surface } from './plate-body.ts'

const ORIGIN: Point = { x: 0, y: 0 }

/** What a face is drawn with: `size` is the shrinking factor where mechanisms stand close. */
type Face = { finish: Finish; size: number; part: string }

export type MechanismKind = {
  letter: string
  /** what its part of a drawing is called: one of `drawnPartNames` */
  name: string
  /** what it is called in sentences */
  words: () => PlateThing
  /** Full size of the face, mm. */
  width: number
  height: number
  draw: (face: Face) => Primitive[]
}

function circle(
  radius: number,
  rest: Omit<Extract<Primitive, { kind: 'circle' }>, 'kind' | 'center' | 'radius'>,
): Primitive {
  return { kind: 'circle', center: ORIGIN, radius, ...rest }
}

function collar(radius: number, { finish, part }: Face): Primitive[] {
  const line = lineOn(finish.fill)
  return [
    circle(radius, { fill: darken(finish.fill, 0.16), role: 'detail', stroke: line, part }),
    circle(radius - Math.max(0.7, radius * 0.1), {
      fill: lighten(finish.fill, 0.12),
      role: 'fine',
      stroke: line,
      part,
    }),
  ]
}

/** A crescent of light on the upper left of a round face. */
function glint(radius: number, { finish, part }: Face): Primitive {
  const at = (degrees: number, r: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${n(r * Math.cos(angle))} ${n(r * Math.sin(angle))}`
  }
  const outer = n(radius * 0.8)
  const inner = n(radius * 0.86)
  return {
    kind: 'path',
    d: `M${at(175, radius * 0.8)}A${outer} ${outer} 0 0 1 ${at(-85, radius * 0.8)}A${inner} ${inner} 0 0 0 ${at(175, radius * 0.8)}Z`,
    fill: lighten(finish.fill, 0.7),
    opacity: 0.8,
    part,
  }
}

function drawPush(face: Face): Primitive[] {
  const line = lineOn(face.finish.fill)
  const radius = 6.1 * face.size
  return [
    ...collar(8.5 * face.size, face),
    circle(radius, { fill: solid(face.finish.fill), role: 'detail', stroke: line, part: face.part }),
    glint(radius, face),
  ]
}

function drawRocker(face: Face): Primitive[] {
  const { finish, part, size } = face
  const line = lineOn(finish.fill)
  const frame = boxAround(ORIGIN, 18 * size, 30 * size)
  const key = boxAround(ORIGIN, 15.4 * size, 27.4 * size)
  const upper = boxOf(key.x, key.y, key.width, key.height / 2)
  return [
    {
      kind: 'rect',
      ...frame,
      radius: 1.6 * size,
      fill: darken(finish.fill, 0.18),
      role: 'detail',
      stroke: line,
      part,
    },
    ...surface(key, 0.9 * size, finish, part),
    { kind: 'rect', ...upper, radius: 0.9 * size, fill: lighten(finish.fill, 0.35), opacity: 0.6, part },
    { kind: 'rect', ...key, radius: 0.9 * size, role: 'detail', stroke: line, part },
    {
      kind: 'line',
      from: { x: key.x, y: 0 },
      to: { x: key.x + key.width, y: 0 },
      role: 'fine',
      stroke: line,
      part,
    },
  ]
}

function drawToggle(face: Face): Primitive[] {
  const { finish, part, size } = face
  const line = lineOn(finish.fill)
  const foot = 1.7 * size
  const tip = 2.9 * size
  const reach = 9.4 * size
  const lever: PathPrimitive = {
    kind: 'path',
    d:
      `M${n(-foot)} 0L${n(-tip)} ${n(-reach)}A${n(tip)} ${n(tip)} 0 0 1 ${n(tip)} ${n(-reach)}L${n(foot)} 0` +
      `A${n(foot)} ${n(foot)} 0 0 1 ${n(-foot)} 0Z`,
    fill: lighten(finish.fill, 0.3),
    role: 'detail',
    stroke: line,
    part,
  }
  return [
    ...collar(7.6 * size, face),
    circle(4.6 * size, { fill: darken(finish.fill, 0.3), role: 'fine', stroke: line, part }),
    lever,
    {
      kind: 'line',
      from: { x: -0.9 * size, y: -1.5 * size },
      to: { x: -1.5 * size, y: -reach },
      role: 'fine',
      stroke: lighten(finish.fill, 0.75),
      part,
    },
  ]
}

function drawDimmer(face: Face): Primitive[] {
  const { finish, part, size } = face
  const line = lineOn(finish.fill)
  const radius = 9.5 * size
  let ticks = ''
  for (let step = 0; step < 60; step += 1) {
    const angle = (step * 6 * Math.PI) / 180
    const at = (r: number) => `${n(r * Math.cos(angle))} ${n(r * Math.sin(angle))}`
    ticks += `M${at(radius * 0.87)}L${at(radius)}`
  }
  return [
    circle(radius + 1 * size, { fill: darken(finish.fill, 0.2), role: 'detail', stroke: line, part }),
    circle(radius, { fill: lighten(finish.fill, 0.04), role: 'detail', stroke: line, part }),
    { kind: 'path', d: ticks, role: 'fine', stroke: line, part },
    circle(radius * 0.87, { fill: lighten(finish.fill, 0.16), role: 'detail', stroke: line, part }),
    glint(radius * 0.84, face),
    {
      kind: 'line',
      from: { x: 0, y: -radius * 0.8 },
      to: { x: 0, y: -radius * 0.45 },
      role: 'outline',
      stroke: line,
      part,
    },
  ]
}

function drawKey(face: Face): Primitive[] {
  const { finish, part, size } = face
  const line = lineOn(finish.fill)
  const frame = boxAround(ORIGIN, 22 * size, 11 * size)
  const key = boxAround(ORIGIN, 20.6 * size, 9.6 * size)
  const light = boxOf(key.x, key.y, key.width, key.height * 0.3)
  return [
    {
      kind: 'rect',
      ...frame,
      radius: 2 * size,
      fill: darken(finish.fill, 0.22),
      role: 'fine',
      stroke: line,
      part,
    },
    ...surface(key, 1.5 * size, finish, part),
    { kind: 'rect', ...light, radius: 1.5 * size, fill: lighten(finish.fill, 0.4), opacity: 0.6, part },
    { kind: 'rect', ...key, radius: 1.5 * size, role: 'detail', stroke: line, part },
  ]
}

function drawSocket(face: Face): Primitive[] {
  const { finish, part, size } = face
  const line = lineOn(finish.fill)
  const hole = darken(finish.fill, 0.75)
  const pin = (x: number): Primitive => ({
    kind: 'circle',
    center: { x: x * size, y: 0 },
    radius: 2.4 * size,
    fill: hole,
    role: 'fine',
    stroke: line,
    part,
  })
  return [
    circle(19.5 * size, { fill: lighten(finish.fill, 0.1), role: 'detail', stroke: line, part }),
    circle(18 * size, { fill: darken(finish.fill, 0.12), role: 'detail', stroke: line, part }),
    pin(-9.5),
    pin(9.5),
  ]
}

/** The mechanisms that a layout string can name. */
export const mechanismKinds: readonly MechanismKind[] = [
  {
    letter: 'P',
    name: 'Push button',
    words: () => mechanismWords.pushButton,
    width: 17,
    height: 17,
    draw: drawPush,
  },
  {
    letter: 'R',
    name: 'Rocker switch',
    words: () => mechanismWords.rocker,
    width: 18,
    height: 30,
    draw: drawRocker,
  },
  {
    letter: 'T',
    name: 'Toggle switch',
    words: () => mechanismWords.toggle,
    width: 15.2,
    height: 24.6,
    draw: drawToggle,
  },
  {
    letter: 'D',
    name: 'Dimmer',
    words: () => mechanismWords.dimmer,
    width: 21,
    height: 21,
    draw: drawDimmer,
  },
  {
    letter: 'K',
    name: 'Keypad button',
    words: () => mechanismWords.keypadButton,
    width: 22,
    height: 11,
    draw: drawKey,
  },
  {
    letter: 'S',
    name: 'Socket',
    words: () => mechanismWords.socket,
    width: 39,
    height: 39,
    draw: drawSocket,
  },
]

export function mechanismKind(letter: string): MechanismKind | undefined {
  return mechanismKinds.find((kind) => kind.letter === letter)
}

/** Free room that a face leaves to its neighbour, mm. */
const NEIGHBOUR_GAP = 3

/** How much a face shrinks so that neighbours `spacing` mm apart stay clear; 1 where there is room. */
export function mechanismScale(kind: MechanismKind, room: { x: number; y: number }): number {
  return Math.max(
    0.2,
    Math.min(1, (room.x - NEIGHBOUR_GAP) / kind.width, (room.y - NEIGHBOUR_GAP) / kind.height),
  )
}
