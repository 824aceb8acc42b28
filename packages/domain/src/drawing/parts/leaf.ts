/** What doors and fronts have in common: edges, handles and pulls in elevation and section, hinges, unit numbers. */
import { type Box, type Point, boxAround, boxOf, coordinate as n } from '../../geometry/box.ts'
import { doorDrawingWords as words } from '../../messages/drawings/doors.ts'
import { z } from 'zod'
import { darken, lighten, lineOn, luminance, solid } from '../surfaces/colour.ts'
import type { Primitive } from '../scene.ts'
import { lengthMmSchema, lengthOrZeroMmSchema } from '../spec-parts.ts'
import { formatUnitNumber } from '../unit-number.ts'

export const edgeSchema = z.object({
  profile: z.enum(['square', 'chamfer', 'round']).default('square'),
  /** Size of the chamfer or radius of the rounding, mm. */
  size: lengthOrZeroMmSchema.default(6),
})
export type Edge = z.infer<typeof edgeSchema>

export const handleSchema = z.object({
  kind: z.enum(['bar', 'lever', 'knob', 'recess', 'none']).default('none'),
  /** Length of a bar, a lever or a recess, diameter of a knob. */
  length: lengthMmSchema.default(400),
  side: z.enum(['left', 'right']).default('right'),
  /** Height of its middle over the lower edge; never beyond the leaf. */
  height: lengthMmSchema.default(1050),
  /** Distance from the free edge. */
  setback: lengthMmSchema.default(60),
})
export type Handle = z.infer<typeof handleSchema>

/** What customers number their doors and fronts by: a text or a number. [1.9.26] */
export const unitNumberSchema = z.union([z.string().max(200), z.number()]).optional()

const METAL = '#8f9296'
const BAR_WIDTH = 18
/** How far a handle stands off its leaf. */
export const HANDLE_PROJECTION_MM = 48

/** The chamfer or rounding as it shows in elevation: an inner line. */
export function drawEdgeLine(box: Box, edge: Edge, fill: string, part: string): Primitive[] {
  if (edge.profile === 'square' || edge.size <= 0) return []
  const inset = Math.min(edge.size, box.width / 4, box.height / 4)
  const inner = boxOf(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset)
  const radius = edge.profile === 'round' ? inset : 0
  const stroke = luminance(fill) < 0.08 ? lighten(fill, 0.3) : darken(fill, 0.35)
  return [{ kind: 'rect', ...inner, radius, role: 'fine', stroke, part }]
}

/** The outline of a cut piece whose two corners at `y + height` are shaped. */
export function shapedCorners(box: Box, edge: Edge): Point[] {
  const { x, y, width, height } = box
  const size = edge.profile === 'square' ? 0 : Math.min(edge.size, width / 2, height / 2)
  const [r, b] = [x + width, y + height]
  if (size <= 0) {
    return [
      { x, y },
      { x: r, y },
      { x: r, y: b },
      { x, y: b },
    ]
  }
  const steps = edge.profile === 'round' ? 5 : 1
  const arc = (centre: Point, from: number) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const angle = from + (Math.PI / 2) * (index / steps)
      return { x: centre.x + size * Math.cos(angle), y: centre.y + size * Math.sin(angle) }
    })
  return [
    { x, y },
    { x: r, y },
    ...arc({ x: r - size, y: b - size }, 0),
    ...arc({ x: x + size, y: b - size }, Math.PI / 2),
  ]
}

/** The handle as far as a leaf has room for it: what is longer is a matter for the checks, not for the drawing. */
export function fitHandle(leaf: { readonly width: number; readonly height: number }, handle: Handle): Handle {
  const most = {
    bar: leaf.height * 0.9,
    recess: leaf.height * 0.8,
    lever: leaf.width / 2,
    knob: Math.min(80, leaf.width / 3),
    none: handle.length,
  }[handle.kind]
  return { ...handle, length: Math.min(handle.length, most) }
}

/** The middle of the handle on a leaf. */
export function handleCentre(leaf: Box, handle: Handle): Point {
  const isLong = handle.kind === 'bar' || handle.kind === 'recess'
  const reach = Math.min(isLong ? handle.length / 2 : 60, leaf.height / 2)
  const height = Math.min(Math.max(handle.height, reach), leaf.height - reach)
  const setback = Math.min(handle.setback, leaf.width / 4)
  return {
    x: handle.side === 'left' ? leaf.x + setback : leaf.x + leaf.width - setback,
    y: leaf.y + leaf.height - height,
  }
}

/** The handle seen from the front. */
export function drawHandle(leaf: Box, handle: Handle): Primitive[] {
  const at = handleCentre(leaf, handle)
  const inward = handle.side === 'left' ? 1 : -1
  const shared = { role: 'detail', stroke: lineOn(METAL), part: 'handle' } as const
  switch (handle.kind) {
    case 'none':
      return []
    case 'knob':
      return [
        { kind: 'circle', center: at, radius: handle.length / 2, fill: solid(METAL), ...shared },
        { kind: 'circle', center: at, radius: handle.length / 3.4, fill: lighten(METAL, 0.35), ...shared },
      ]
    case 'recess':
      return [
        {
          kind: 'rect',
          ...boxAround(at, 42, handle.length),
          radius: 21,
          fill: darken(METAL, 0.35),
          ...shared,
        },
      ]
    case 'bar': {
      const { length } = handle
      const bar = boxAround(at, BAR_WIDTH, length)
      const grip = boxOf(bar.x + BAR_WIDTH * 0.2, bar.y, BAR_WIDTH * 0.2, length)
      return [
        { kind: 'rect', ...bar, radius: 4, fill: solid(METAL), ...shared },
        { kind: 'rect', ...grip, fill: lighten(METAL, 0.5), part: 'handle' },
      ]
    }
    case 'lever': {
      const { length } = handle
      const lever = boxOf(inward > 0 ? at.x - 10 : at.x + 10 - length, at.y - 10, length, 20)
      return [
        { kind: 'circle', center: at, radius: 26, fill: lighten(METAL, 0.25), ...shared },
        { kind: 'rect', ...lever, radius: 10, fill: solid(METAL), ...shared },
        {
          kind: 'circle',
          center: { x: at.x, y: at.y + 75 },
          radius: 13,
          fill: lighten(METAL, 0.25),
          ...shared,
        },
        {
          kind: 'rect',
          ...boxAround({ x: at.x, y: at.y + 75 }, 4, 13),
          radius: 2,
          fill: darken(METAL, 0.6),
          part: 'handle',
        },
      ]
    }
  }
}

/**
 * The handle in a horizontal section through it: `face` is the leaf's front at y, `x` the handle's middle; it stands off
 * downwards.
 */
export function drawHandleSection(x: number, face: number, handle: Handle): Primitive[] {
  const shared = { role: 'detail', stroke: lineOn(METAL), fill: lighten(METAL, 0.2), part: 'handle' } as const
  const inward = handle.side === 'left' ? 1 : -1
  switch (handle.kind) {
    case 'none':
    case 'recess':
      return []
    case 'knob':
      return [
        {
          kind: 'rect',
          ...boxAround({ x, y: face + HANDLE_PROJECTION_MM * 0.25 }, 16, HANDLE_PROJECTION_MM * 0.5),
          ...shared,
        },
        {
          kind: 'rect',
          ...boxAround(
            { x, y: face + HANDLE_PROJECTION_MM * 0.75 },
            handle.length,
            HANDLE_PROJECTION_MM * 0.5,
          ),
          radius: 8,
          ...shared,
        },
      ]
    case 'bar':
      return [
        { kind: 'rect', ...boxOf(x - 5, face, 10, HANDLE_PROJECTION_MM - BAR_WIDTH), ...shared },
        {
          kind: 'rect',
          ...boxOf(x - BAR_WIDTH / 2, face + HANDLE_PROJECTION_MM - BAR_WIDTH, BAR_WIDTH, BAR_WIDTH),
          radius: 4,
          ...shared,
        },
      ]
    case 'lever': {
      const from = inward > 0 ? x - 10 : x + 10 - handle.length
      return [
        { kind: 'rect', ...boxOf(x - 26, face, 52, 6), ...shared },
        { kind: 'rect', ...boxOf(x - 9, face + 6, 18, HANDLE_PROJECTION_MM - 24), ...shared },
        {
          kind: 'rect',
          ...boxOf(from, face + HANDLE_PROJECTION_MM - 18, handle.length, 18),
          radius: 9,
          ...shared,
        },
      ]
    }
  }
}

/** Knuckles of `count` hinges along the hinged edge, inside the leaf's outline. */
export function drawHinges(leaf: Box, side: 'left' | 'right', count: number): Primitive[] {
  const width = Math.min(12, leaf.width / 20)
  const height = Math.min(100, leaf.height / (count * 2.5))
  const margin = Math.min(180, leaf.height / 6)
  const pitch = count > 1 ? (leaf.height - 2 * margin) / (count - 1) : 0
  return Array.from({ length: count }, (_, index): Primitive => {
    const y = leaf.y + margin + index * pitch - height / 2
    const x = side === 'left' ? leaf.x : leaf.x + leaf.width - width
    return {
      kind: 'path',
      d: `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}ZM${n(x)} ${n(y + height / 2)}h${n(width)}`,
      fill: lighten(METAL, 0.3),
      role: 'fine',
      stroke: 'ink',
      part: 'hinge',
    }
  })
}

/** Hinges that a door leaf of this height is hung on. */
export function hingeCount(height: number): number {
  return height > 2200 ? 4 : height > 1200 ? 3 : 2
}

/** The unit number in a ring, as large as the sheet needs it and `roomMm` allows; nothing without a number. */
export function drawUnitNumber(
  value: string | number | undefined,
  at: Point,
  wantedMm: number,
  roomMm: number,
): Primitive[] {
  const text = value === undefined ? '' : formatUnitNumber(value)
  if (text === '') return []
  const shown = text.length > 8 ? `${text.slice(0, 7)}…` : text
  const units = Math.max(2.6, shown.length * 0.66 + 0.9)
  const sizeMm = Math.min(wantedMm, (roomMm * 0.9) / units)
  const width = units * sizeMm
  const part = 'unitNumber'
  const badge: Primitive = {
    kind: 'rect',
    ...boxAround({ x: 0, y: 0 }, width, 1.9 * sizeMm),
    radius: 0.95 * sizeMm,
    fill: 'paper',
    role: 'detail',
    stroke: 'ink',
    part,
  }
  const number: Primitive = {
    kind: 'text',
    at: { x: 0, y: sizeMm * 0.36 },
    anchor: 'middle',
    text: shown,
    font: { family: 'Inter', weight: 600, sizeMm },
    fill: 'ink',
    part,
  }
  return [{ kind: 'group', at, part, annotation: { sizeMm }, items: [badge, number] }]
}

export function unitNumberWords(value: string | number | undefined): string | undefined {
  const text = value === undefined ? '' : formatUnitNumber(value)
  return text === '' ? undefined : words.unit({ number: text })
}

/** `Bar handle 400 mm on the right`; nothing without a handle. */
export function handleWords(handle: Handle, length: string): string | undefined {
  const { kind, side } = handle
  switch (kind) {
    case 'bar':
      return words.barHandle({ length, side })
    case 'lever':
      return words.leverHandle({ side })
    case 'knob':
      return words.knobHandle({ side })
    case 'recess':
      return words.recessHandle({ side })
    case 'none':
      return undefined
  }
}
