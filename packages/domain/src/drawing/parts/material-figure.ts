/**
 * The figure of a material on a flat surface, as plain shapes over its base color: the sheen and strokes of metal, fibers
 * of wood, veins and grains of stone, threads of cloth. No pattern and no filter, so that screen, paper and files show the
 * same; nothing leaves the surface, and the same finish always gives the same figure.
 */
import { type Box, boxOf, coordinate as n } from '../../geometry/box.ts'
import type { FinishMaterial } from '../../materials/schema.ts'
import { chanceOf } from '../surfaces/chance.ts'
import { darken, lighten, luminance, mixColours } from '../surfaces/colour.ts'
import type { Paint, PathPrimitive, Primitive } from '../scene.ts'
import type { Finish } from '../spec-parts.ts'

export type MadeFinish = Finish & { readonly material: FinishMaterial }

/** A surface as its figure runs: `u` along it, `v` across. */
type Field = {
  readonly long: number
  readonly wide: number
  /** free of the rounding of corners at both ends */
  readonly inset: number
  readonly at: (u: number, v: number) => string
  readonly box: (u: number, v: number, long: number, wide: number) => Box
}

function fieldOf(box: Box, radius: number, isUpright: boolean): Field {
  const inset = Math.min(radius, box.width / 2, box.height / 2) * 0.3
  return isUpright
    ? {
        long: box.height,
        wide: box.width,
        inset,
        at: (u, v) => `${n(box.x + v)} ${n(box.y + u)}`,
        box: (u, v, long, wide) => boxOf(box.x + v, box.y + u, wide, long),
      }
    : {
        long: box.width,
        wide: box.height,
        inset,
        at: (u, v) => `${n(box.x + u)} ${n(box.y + v)}`,
        box: (u, v, long, wide) => boxOf(box.x + u, box.y + v, long, wide),
      }
}

/** A tone of the base that stands out from it. */
function accentOf({ fill, material }: MadeFinish): `#${string}` {
  const { accent } = material
  if (accent !== undefined) return darken(accent, 0)
  return luminance(fill) < 0.06 ? lighten(fill, 0.22) : darken(fill, 0.34)
}

/** So many strips make a change of tone smooth. */
const STRIPS = 36

/**
 * A tone that changes over the surface: opaque strips, each from where it begins to the far end, so that neither a seam
 * nor a rounding of faint layers shows. `toneAt` is asked from 0 to 1.
 */
function gradient(
  field: Field,
  along: 'u' | 'v',
  toneAt: (share: number) => `#${string}`,
  part: string,
): Primitive[] {
  const whole = along === 'u' ? field.long : field.wide
  const strips: Primitive[] = []
  let before = ''
  for (let strip = 0; strip < STRIPS; strip += 1) {
    const from = Math.max(field.inset, (whole * strip) / STRIPS)
    const to = whole - field.inset
    const fill = toneAt((strip + 0.5) / STRIPS)
    if (to <= from || fill === before) continue
    before = fill
    const box =
      along === 'u' ? field.box(from, 0, to - from, field.wide) : field.box(0, from, field.long, to - from)
    strips.push({ kind: 'rect', ...box, fill, part })
  }
  return strips
}

/** A soft hill of height 1 about `middle`. */
function hill(share: number, middle: number, reach: number): number {
  return Math.exp(-(((share - middle) / reach) ** 2))
}

/** A color that is lightened (above 0) or darkened by a share. */
function shaded(fill: string, light: number, bright = '#ffffff'): `#${string}` {
  return light >= 0 ? mixColours(fill, bright, Math.min(1, light)) : darken(fill, Math.min(1, -light))
}

/** The light that a metal throws back: bright, in its own color. */
function glossOf(fill: string): `#${string}` {
  const gain = 0.68
  return mixColours(lighten(fill, gain), fill, 0.28)
}

/** Strokes of a brush: thin strips in lighter and darker tones, from edge to edge. */
function strokes({ fill, material }: MadeFinish, field: Field, part: string): Primitive[] {
  const { strength } = material.brushing
  const count = Math.max(14, Math.min(72, Math.round((field.wide / material.repeat) * 62)))
  const tones = [
    { paint: glossOf(fill), opacity: 0.16 * strength },
    { paint: darken(fill, 0.6), opacity: 0.07 * strength },
    { paint: glossOf(fill), opacity: 0.28 * strength },
    { paint: darken(fill, 0.6), opacity: 0.11 * strength },
  ] as const
  const paths = ['', '', '', '']
  for (let index = 0; index < count * 3; index += 1) {
    const v = field.inset + chanceOf(material.seed, index) * (field.wide - 2 * field.inset)
    const thick = (field.wide / count) * (0.12 + 0.5 * chanceOf(material.seed + 1, index) ** 3)
    const end = Math.min(field.wide - field.inset, v + thick)
    // Most strokes run out before the edge.
    const from =
      chanceOf(material.seed + 2, index) < 0.55 ? 0 : chanceOf(material.seed + 3, index) * field.long * 0.7
    const to =
      chanceOf(material.seed + 4, index) < 0.55
        ? field.long
        : from + (field.long - from) * (0.3 + 0.7 * chanceOf(material.seed + 5, index))
    if (end <= v) continue
    const tone = index % paths.length
    paths[tone] += `M${field.at(from, v)}L${field.at(to, v)}L${field.at(to, end)}L${field.at(from, end)}Z`
  }
  return tones.flatMap(({ paint, opacity }, tone): PathPrimitive[] => {
    const d = paths[tone] ?? ''
    return d === '' || opacity === 0 ? [] : [{ kind: 'path', d, fill: paint, opacity, part }]
  })
}

function metal(finish: MadeFinish, box: Box, radius: number, part: string): Primitive[] {
  const { fill, material } = finish
  const { brushing, roughness } = material
  const field = fieldOf(box, radius, brushing.direction === 'vertical')
  const gloss = 1 - roughness
  // Light lies across the strokes; without any it falls from the left.
  const lit = gradient(
    field,
    'u',
    (share) =>
      shaded(
        fill,
        hill(share, 0.3, 0.2) * (0.18 + 0.5 * gloss) +
          hill(share, 0.72, 0.08) * 0.24 * gloss -
          hill(share, 0.88, 0.24) * (0.1 + 0.22 * gloss) -
          hill(share, -0.02, 0.14) * (0.08 + 0.14 * gloss),
        material.accent ?? glossOf(fill),
      ),
    part,
  )
  if (brushing.strength > 0) return [...lit, ...strokes(finish, field, part)]
  return roughness < 0.3 ? [...lit, ...reflections(field, finish, part)] : lit
}

/** The edge of a window that a mirror shows: slanted bands, bright and dark beside each other. */
function reflections(field: Field, { fill, material }: MadeFinish, part: string): Primitive[] {
  const gloss = 1 - material.roughness
  const slant = Math.min(field.long * 0.3, field.wide * 0.6)
  const band = (from: number, width: number, paint: Paint, opacity: number): Primitive => {
    const [a, b] = [from * field.long, (from + width) * field.long]
    const right = (u: number) => Math.min(field.long - field.inset, u)
    const d = `M${field.at(right(a + slant), 0)}L${field.at(right(b + slant), 0)}L${field.at(right(b), field.wide)}L${field.at(right(a), field.wide)}Z`
    return { kind: 'path', d, fill: paint, opacity, part }
  }
  return [
    band(0.14, 0.17, '#ffffff', 0.3 * gloss),
    band(0.16, 0.12, '#ffffff', 0.28 * gloss),
    band(0.335, 0.03, '#ffffff', 0.36 * gloss),
    band(0.38, 0.13, darken(fill, 0.65), 0.22 * gloss),
    band(0.62, 0.05, '#ffffff', 0.16 * gloss),
  ]
}

/** So many points make a fiber or a vein smooth. */
const STEPS = 18

/** Fibers along the board; where the saw met the rings they open into flames. */
function wood(finish: MadeFinish, box: Box, radius: number, part: string): Primitive[] {
  const { fill, material, grain: direction } = finish
  const field = fieldOf(box, radius, direction === 'vertical')
  const { seed, grain, repeat } = material
  const pitch = Math.min(field.wide / 12, Math.max(repeat / 40, field.wide / 40))
  const count = Math.round(field.wide / pitch)
  const accent = accentOf(finish)
  const paths = ['', '', '']
  // The flame: where it is, how long, how far it pushes the fibers apart.
  const flames = [0, 1].map((index) => ({
    u: (0.2 + 0.6 * chanceOf(seed + 21, index)) * field.long,
    v: (0.3 + 0.4 * chanceOf(seed + 22, index)) * field.wide,
    reach: Math.max(repeat * 2.2, field.long * 0.14),
    wide: field.wide * (0.12 + 0.12 * chanceOf(seed + 23, index)),
  }))
  for (let index = 0; index < count; index += 1) {
    const start = ((index + 0.2 + 0.6 * chanceOf(seed, index)) / count) * field.wide
    const phase = chanceOf(seed + 24, index) * 6.28
    const points = Array.from({ length: STEPS + 1 }, (_, step) => {
      const u = (field.long * step) / STEPS
      const sway =
        Math.sin(seed + (u / Math.max(field.long, repeat * 6)) * 5 + start / (field.wide * 0.9)) *
          pitch *
          0.8 +
        Math.sin(phase + (u / (repeat * 4)) * 3) * pitch * 0.16
      const pushed = flames.reduce((sum, flame) => {
        const from = start - flame.v
        const near = Math.exp(-(((u - flame.u) / flame.reach) ** 2) - (from / (flame.wide * 1.6)) ** 2)
        return sum + Math.sign(from) * flame.wide * 0.2 * near
      }, 0)
      const edge = Math.max(field.inset, pitch * 0.3)
      const v = Math.min(field.wide - edge, Math.max(edge, start + sway + pushed))
      return `${step === 0 ? 'M' : 'L'}${field.at(u, v)}`
    })
    const tone = Math.floor(chanceOf(seed + 25, index) * paths.length)
    paths[tone] += points.join('')
  }
  const looks = [
    { strokeMm: pitch * 0.09, opacity: 0.62 * grain },
    { strokeMm: pitch * 0.2, opacity: 0.42 * grain },
    { strokeMm: pitch * 0.5, opacity: 0.24 * grain },
  ]
  return [
    ...gradient(
      field,
      'v',
      (share) => {
        const bands = Math.sin(seed + share * 9) * 0.6 + Math.sin(seed * 2.3 + share * 23) * 0.4
        return shaded(fill, bands * 0.07 * grain)
      },
      part,
    ),
    ...looks.flatMap(({ strokeMm, opacity }, tone): PathPrimitive[] => {
      const d = paths[tone] ?? ''
      if (d === '' || opacity === 0) return []
      return [{ kind: 'path', d, role: 'fine', strokeMm, stroke: accent, opacity, part }]
    }),
  ]
}

/** Veins that wander over the stone, each with fine ones beside it; or grains of several sizes. */
function stone(finish: MadeFinish, box: Box, radius: number, part: string): Primitive[] {
  const { material } = finish
  const field = fieldOf(box, radius, box.height > box.width)
  return material.figure === 'speckle' ? speckles(field, finish, part) : veins(field, finish, part)
}

function veins(field: Field, finish: MadeFinish, part: string): Primitive[] {
  const { seed, grain, repeat } = finish.material
  const count = Math.max(6, Math.min(14, Math.round((2 * (field.long + field.wide)) / repeat)))
  const size = Math.min(Math.max(field.long, field.wide), repeat * 3)
  const accent = accentOf(finish)
  return Array.from({ length: count }, (_, index): PathPrimitive[] => {
    const slope = (chanceOf(seed + 31, index) - 0.35) * 1.6
    const start = (chanceOf(seed + 32, index) * 1.6 - 0.3) * field.wide
    /** Its way over the surface, kept so far from the edges. */
    const way = (margin: number): string => {
      let d = ''
      let wasInside = false
      for (let step = 0; step <= STEPS * 2; step += 1) {
        const u = (field.long * step) / (STEPS * 2)
        const wander =
          Math.sin(seed + index * 2.3 + (u / size) * 4.2) * size * 0.07 +
          Math.sin(seed * 1.7 + index + (u / size) * 11) * size * 0.024 +
          (chanceOf(seed + 33, index * 100 + step) - 0.5) * size * 0.02
        const v = start + slope * u * 0.6 + wander
        const isInside = u >= margin && u <= field.long - margin && v > margin && v < field.wide - margin
        if (isInside) d += `${wasInside ? 'L' : 'M'}${field.at(u, v)}`
        wasInside = isInside
      }
      return d
    }
    const strong = chanceOf(seed + 34, index)
    const vein = (share: number, opacity: number): PathPrimitive[] => {
      const strokeMm = size * share
      const d = way(Math.max(field.inset, strokeMm * 0.75))
      return d.includes('L')
        ? [{ kind: 'path', d, role: 'fine', strokeMm, stroke: accent, opacity, part }]
        : []
    }
    return [
      ...vein(0.1 + 0.08 * strong, 0.045 * grain),
      ...vein(0.04 + 0.03 * strong, 0.07 * grain),
      ...vein(0.015, 0.12 * grain),
      ...vein(0.004 + 0.008 * strong, (0.3 + 0.3 * strong) * grain),
      ...vein(0.0018, 0.7 * grain),
    ]
  }).flat()
}

function speckles(field: Field, finish: MadeFinish, part: string): Primitive[] {
  const { fill, material } = finish
  const { seed, grain, repeat } = material
  const size = Math.max(repeat * 0.06, Math.max(field.long, field.wide) / 90)
  const count = Math.max(40, Math.min(300, Math.round((field.long * field.wide) / (size * size * 1.5))))
  const paints = [accentOf(finish), lighten(fill, 0.6), darken(fill, 0.55)] as const
  const paths = ['', '', '']
  for (let index = 0; index < count; index += 1) {
    const r = size * (0.18 + 0.6 * chanceOf(seed + 41, index) ** 2)
    const u = field.inset + r + chanceOf(seed + 42, index) * (field.long - 2 * (r + field.inset))
    const v = field.inset + r + chanceOf(seed + 43, index) * (field.wide - 2 * (r + field.inset))
    if (r * 2 >= Math.min(field.long, field.wide) - 2 * field.inset) continue
    const turn = chanceOf(seed + 44, index) * 6.28
    const corners = [0, 1, 2, 3, 4].map((corner) => {
      const angle = turn + (corner / 5) * 2 * Math.PI
      const reach = r * (0.65 + 0.35 * chanceOf(seed + 45, index * 5 + corner))
      return `${corner === 0 ? 'M' : 'L'}${field.at(u + reach * Math.cos(angle), v + reach * Math.sin(angle))}`
    })
    paths[index % paths.length] += `${corners.join('')}Z`
  }
  return paints.map(
    (paint, tone): PathPrimitive => ({
      kind: 'path',
      d: paths[tone] || `M${field.at(0, 0)}Z`,
      fill: paint,
      opacity: 0.75 * grain,
      part,
    }),
  )
}

/** Threads over and under each other: the gaps between them, and here and there a thread that is thicker or paler. */
function fabric(finish: MadeFinish, box: Box, radius: number, part: string): Primitive[] {
  const { fill, material } = finish
  const { seed, grain, repeat } = material
  const field = fieldOf(box, radius, false)
  const pitch = Math.max(repeat, Math.max(field.long, field.wide) / 56)
  const paths = { gaps: '', thick: '', pale: '' }
  const lay = (at: number, d: string, chance: number) => {
    paths.gaps += d
    const one = chanceOf(seed + chance, at)
    if (one < 0.12) paths.thick += d
    else if (one > 0.85) paths.pale += d
  }
  for (let v = pitch / 2, row = 0; v < field.wide; v += pitch, row += 1) {
    const inset = v < field.inset || v > field.wide - field.inset ? field.inset : 0
    lay(row, `M${field.at(inset, v)}L${field.at(field.long - inset, v)}`, 51)
  }
  for (let u = pitch / 2, column = 0; u < field.long; u += pitch, column += 1) {
    const inset = u < field.inset || u > field.long - field.inset ? field.inset : 0
    lay(column, `M${field.at(u, inset)}L${field.at(u, field.wide - inset)}`, 52)
  }
  const accent = accentOf(finish)
  const thread = (d: string, stroke: Paint, share: number, opacity: number): PathPrimitive[] =>
    d === '' ? [] : [{ kind: 'path', d, role: 'fine', strokeMm: pitch * share, stroke, opacity, part }]
  return [
    ...thread(paths.gaps, accent, 0.46, 0.34 * grain),
    ...thread(paths.gaps, accent, 0.2, 0.3 * grain),
    ...thread(paths.thick, accent, 0.6, 0.2 * grain),
    ...thread(paths.pale, lighten(fill, 0.4), 0.5, 0.2 * grain),
  ]
}

function painted(finish: MadeFinish, box: Box, radius: number, part: string): Primitive[] {
  const gloss = 1 - finish.material.roughness
  const field = fieldOf(box, radius, false)
  return [
    ...gradient(
      field,
      'u',
      (share) =>
        shaded(finish.fill, (hill(share, 0.28, 0.24) * 0.12 - hill(share, 0.95, 0.3) * 0.14) * gloss),
      part,
    ),
    ...(gloss > 0.75 ? reflections(field, finish, part) : []),
  ]
}

const figures = { metal, wood, stone, fabric, paint: painted } as const

/** What lies over the base color of a box with round corners, mm. */
export function materialFigure(box: Box, radius: number, finish: MadeFinish, part: string): Primitive[] {
  if (box.width <= 0 || box.height <= 0) return []
  return figures[finish.material.kind](finish, box, radius, part)
}
