/** The book: its cover, its fore-edge with the leaves beside it, and its back below. */
import { type Box, boxOf, type Point } from '../../../geometry/box.ts'
import { sampleDrawingWords as words } from '../../../messages/drawings/samples.ts'
import { formatLength } from '../../../units/lengths.ts'
import { darken, lineOn, lighten, solid } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { bodySheet, type BodySheet, face } from '../../parts/body-views.ts'
import { dimensionAt } from '../../parts/views.ts'
import type { Primitive, Scene } from '../../scene.ts'
import { sentences, sizeText } from '../../words.ts'
import { type BookSpec, bookSpecSchema } from './spec.ts'

const METAL = '#b9bcc0'
const PAPER = '#f3efe6'

/** Thickness of a cover as far as the book has room. */
export function coverMm({ cover, thickness }: BookSpec): number {
  return Math.min(cover, thickness / 4)
}

/** Where posts or rings go through, along the back. */
export function bindingPlaces({ height, bindingCount }: BookSpec): readonly number[] {
  const margin = Math.min(height / (bindingCount + 1), height * 0.12)
  const pitch = (height - 2 * margin) / (bindingCount - 1)
  return Array.from({ length: bindingCount }, (_, index) => margin + index * pitch)
}

/** Width of the strip that the binding takes from the cover. */
function hingeMm({ width, thickness }: BookSpec): number {
  return Math.min(width * 0.12, Math.max(thickness * 0.5, width * 0.06))
}

function drawBinding(spec: BookSpec): Primitive[] {
  const hinge = hingeMm(spec)
  const line = lineOn(spec.finish.fill)
  const fold: Primitive = {
    kind: 'line',
    from: { x: hinge, y: 0 },
    to: { x: hinge, y: spec.height },
    role: 'detail',
    stroke: line,
    opacity: 0.7,
    part: 'cover',
  }
  if (spec.binding === 'case') return [fold]
  const pitch = spec.height / spec.bindingCount
  const size = Math.min(hinge * 0.45, pitch * 0.4)
  const center = (y: number): Point => ({ x: hinge / 2, y })
  const metal = { fill: solid(METAL), role: 'detail', stroke: 'ink', part: 'binding' } as const
  return [
    ...(spec.binding === 'posts' ? [fold] : []),
    ...bindingPlaces(spec).map(
      (y): Primitive =>
        spec.binding === 'posts'
          ? { kind: 'circle', center: center(y), radius: size / 2, ...metal }
          : {
              kind: 'rect',
              ...boxOf(0, y - size * 0.2, hinge * 0.75, size * 0.4),
              radius: size * 0.2,
              ...metal,
            },
    ),
  ]
}

/** The cover with its label, as large as there is room. */
function drawCover(spec: BookSpec, { front }: BodySheet): Primitive[] {
  const hinge = hingeMm(spec)
  const room = boxOf(hinge * 1.6, front.height * 0.3, front.width - hinge * 2.6, front.height * 0.16)
  const size = Math.min(room.height * 0.34, (room.width * 0.86) / Math.max(1, spec.label.length * 0.62))
  const label: Primitive[] =
    spec.label === '' || room.width <= 0
      ? []
      : [
          {
            kind: 'rect',
            ...room,
            fill: lighten(PAPER, 0.3),
            role: 'detail',
            stroke: lineOn(spec.finish.fill),
            part: 'label',
          },
          {
            kind: 'text',
            at: { x: room.x + room.width / 2, y: room.y + room.height / 2 + size * 0.36 },
            anchor: 'middle',
            text: spec.label,
            font: { family: 'Inter', weight: 500, sizeMm: size },
            fill: '#161616',
            part: 'label',
          },
        ]
  const radius = spec.binding === 'case' ? 0 : Math.min(front.width, front.height) * 0.015
  return [...face(front, spec.finish, 'cover', { radius }), ...drawBinding(spec), ...label]
}

/** The leaves between the covers, in the colors of what they show. */
function drawEdge(spec: BookSpec, box: Box, isUpright: boolean): Primitive[] {
  const cover = coverMm(spec)
  const block = isUpright
    ? boxOf(box.x + cover, box.y + cover * 0.6, box.width - 2 * cover, box.height - 1.2 * cover)
    : boxOf(box.x + cover * 0.6, box.y + cover, box.width - 1.2 * cover, box.height - 2 * cover)
  const count = spec.leaves.length > 0 ? spec.leaves.length : 14
  const pitch = (isUpright ? block.width : block.height) / count
  const leaves = Array.from({ length: count }, (_, index): Primitive => {
    const leaf = isUpright
      ? boxOf(block.x + index * pitch, block.y, pitch, block.height)
      : boxOf(block.x, block.y + index * pitch, block.width, pitch)
    const fill = spec.leaves[index] ?? PAPER
    return {
      kind: 'rect',
      ...leaf,
      fill: solid(fill),
      role: 'fine',
      stroke: darken(fill, 0.3),
      part: 'leaves',
    }
  })
  const covers = isUpright
    ? [boxOf(box.x, box.y, cover, box.height), boxOf(box.x + box.width - cover, box.y, cover, box.height)]
    : [boxOf(box.x, box.y, box.width, cover), boxOf(box.x, box.y + box.height - cover, box.width, cover)]
  const edge = { ...spec.finish, surface: 'plain', fill: darken(spec.finish.fill, 0.15) } as const
  return [...leaves, ...covers.flatMap((one) => face(one, edge, 'cover', { role: 'detail' }))]
}

function bindingWords({ binding, bindingCount: count }: BookSpec): string {
  switch (binding) {
    case 'case':
      return words.caseBound
    case 'posts':
      return words.boundWithPosts({ count })
    case 'rings':
      return words.boundWithRings({ count })
  }
}

export function drawBook(spec: BookSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  const sheet = bodySheet(spec.width, spec.height, spec.thickness)
  const { front, side, plan, margin } = sheet
  const around = margin * 0.1
  return {
    family: 'book',
    bounds: boxOf(-around, -around, side.x + side.width + 2 * around, plan.y + plan.height + 2 * around),
    face: { front, depthMm: spec.thickness, plan },
    items: [...drawCover(spec, sheet), ...drawEdge(spec, side, true), ...drawEdge(spec, plan, false)],
    dimensions: [
      dimensionAt('width', 'bottom', [0, front.width], plan.y + plan.height, {
        isOverall: true,
        part: 'cover',
      }),
      dimensionAt('height', 'left', [0, front.height], 0, { isOverall: true, part: 'cover' }),
      dimensionAt('thickness', 'top', [side.x, side.x + side.width], 0, { isOverall: true, part: 'leaves' }),
    ],
    parts: [
      { id: 'cover', title: 'Cover', box: front },
      { id: 'leaves', title: 'Fore-edge', box: side },
      { id: 'foot', title: 'Lower edge', box: plan },
    ],
    description: sentences([
      words.book({
        size: sizeText(spec.width, spec.height, unit),
        finish: spec.finish.title,
        thickness: formatLength(spec.thickness, unit),
      }),
      bindingWords(spec),
      spec.leaves.length > 0 ? words.leaves({ count: spec.leaves.length }) : undefined,
    ]),
  }
}

export const bookFamily = defineFamily({
  key: 'book',
  isModelled: true,
  specSchema: bookSpecSchema,
  draw: drawBook,
})
