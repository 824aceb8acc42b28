/** The solid of a product that has no graphic of its own: from the numbers of its drawing. */
import { z } from 'zod'
import type { DrawContext } from '../drawing/family.ts'
import { type ResolvedGraphic, resolveGraphic, type ResolveOptions } from '../graphics/resolve-graphic.ts'
import { drawingModel } from './drawing-model.ts'

const recordSchema = z.record(z.string(), z.unknown())

/**
 * Meshes in millimetres; null where the family has no solid or its specification can't be read. `parsed` has its defaults; with a
 * measurer engravings are cut as its drawing has them.
 */
export function solidOfDrawing(
  { family, parsed }: { readonly family: string; readonly parsed: unknown },
  { measurer, ...options }: ResolveOptions & Pick<DrawContext, 'measurer'> = {},
): ResolvedGraphic | null {
  const nodes = drawingModel(family, parsed, { measurer })
  const spec = recordSchema.safeParse(parsed)
  return nodes && spec.success ? resolveGraphic({ nodes: [...nodes] }, spec.data, options) : null
}
