/** A finish by itself: a square of its surface, as drawings show it, and how large a piece of it is recognized. */
import { boxOf } from '../geometry/box.ts'
import type { FinishMaterial } from '../materials/schema.ts'
import { MM_PER_INCH } from '../units/lengths.ts'
import { surface } from './parts/plate-body.ts'
import type { Scene } from './scene.ts'
import { finishSchema } from './spec-parts.ts'

/** Of metal, which has no figure that must be seen whole. */
const METAL_MM = 60
/** So many threads show a weave. */
const THREADS = 16

/** How much of a material a swatch shows, mm: as much as makes its figure recognized. */
export function swatchMm({ kind, repeat, texture }: FinishMaterial): number {
  if (texture !== undefined) return Math.min(texture.width, texture.height) * MM_PER_INCH
  if (kind === 'wood') return repeat * 1.1
  if (kind === 'stone') return repeat * 0.9
  return kind === 'fabric' ? repeat * THREADS : METAL_MM
}

/** A square of a finish, `sizeMm` wide. What of the finish can't be read is as a finish without it has it. */
export function finishScene(finish: Readonly<Record<string, unknown>>, sizeMm: number): Scene {
  const box = boxOf(0, 0, sizeMm, sizeMm)
  const read = finishSchema.safeParse(finish).data ?? finishSchema.parse({})
  return {
    family: 'finish',
    bounds: box,
    items: surface(box, 0, read, 'finish'),
    dimensions: [],
    parts: [],
    description: read.title,
  }
}
