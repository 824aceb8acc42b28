/** Drawings by family and specification, reduced to what tests ask about. */
import { drawFamily } from '../drawing/registry.ts'
import { dimensionFigure } from '../drawing/dimensions/style.ts'
import { dimensionValueMm, type Primitive, type Scene } from '../drawing/scene.ts'
import type { LengthUnit } from '../units/lengths.ts'

/** The scene; throws when the family refuses the specification. */
export function drawn(family: string, spec: unknown, unit: LengthUnit = 'mm'): Scene {
  const result = drawFamily(family, spec, { unit })
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.scene
}

/** Dimensions by id, in millimetres. */
export function valuesOf(scene: Scene): Record<string, number> {
  return Object.fromEntries(scene.dimensions.map((dimension) => [dimension.id, dimensionValueMm(dimension)]))
}

/** Dimension figures by id, as they are written. */
export function figuresOf(scene: Scene, unit: LengthUnit): Record<string, string> {
  return Object.fromEntries(
    scene.dimensions.map((dimension) => [dimension.id, dimensionFigure(dimension, unit)]),
  )
}

export function flatten(items: readonly Primitive[]): Exclude<Primitive, { kind: 'group' }>[] {
  return items.flatMap((item) => (item.kind === 'group' ? flatten(item.items) : [item]))
}

/** What is drawn of a part. */
export function ofPart(scene: Scene, part: string): Exclude<Primitive, { kind: 'group' }>[] {
  return flatten(scene.items).filter((item) => item.part === part)
}

export function textsOf(scene: Scene): string[] {
  return flatten(scene.items).flatMap((item) => (item.kind === 'text' ? [item.text] : []))
}
