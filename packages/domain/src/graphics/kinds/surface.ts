/**
 * How surfaces take the light. The names of the drawings' finishes (`brushed`, `polished`, `plain`) are among them.
 * `shadow` is the wall or floor that a product's shadow falls on: not seen itself, and no part of the product.
 */
import type { FinishMaterial } from '../../materials/schema.ts'
import type { Field } from './field.ts'
import { choiceField } from './field.ts'

export const surfaces = [
  'plain',
  'satin',
  'brushed',
  'polished',
  'wood',
  'fabric',
  'glass',
  'glow',
  'shadow',
] as const
export type Surface = (typeof surfaces)[number]

export type Material = {
  readonly color: string
  readonly surface: Surface
  readonly metalness: number
  readonly roughness: number
  /** Below 1 one sees through. */
  readonly opacity: number
  /** How much light it gives by itself, 0 to 1. */
  readonly glow: number
  /** What the finish of its color is made of, as it shows on drawings and swatches. */
  readonly made?: FinishMaterial
}

/** What each surface is made of, where neither the node nor the option says otherwise. */
export const surfaceLooks: Readonly<Record<Surface, Omit<Material, 'color' | 'surface' | 'made'>>> = {
  plain: { metalness: 0, roughness: 0.62, opacity: 1, glow: 0 },
  satin: { metalness: 0.35, roughness: 0.42, opacity: 1, glow: 0 },
  brushed: { metalness: 0.7, roughness: 0.42, opacity: 1, glow: 0 },
  polished: { metalness: 0.95, roughness: 0.16, opacity: 1, glow: 0 },
  wood: { metalness: 0, roughness: 0.7, opacity: 1, glow: 0 },
  fabric: { metalness: 0, roughness: 0.95, opacity: 1, glow: 0.12 },
  glass: { metalness: 0, roughness: 0.12, opacity: 0.45, glow: 0 },
  glow: { metalness: 0, roughness: 0.6, opacity: 1, glow: 0.85 },
  shadow: { metalness: 0, roughness: 1, opacity: 0, glow: 0 },
}

export function surfaceField(title: string): Field<Surface> {
  return choiceField(title, surfaces, 'plain')
}

/** The surface that a material has where only its name is asked for. */
export function surfaceOf({ kind, brushing, roughness }: FinishMaterial): Surface {
  switch (kind) {
    case 'metal':
      return brushing.strength > 0 ? 'brushed' : roughness < 0.3 ? 'polished' : 'satin'
    case 'wood':
      return 'wood'
    case 'fabric':
      return 'fabric'
    case 'stone':
    case 'paint':
      return 'plain'
  }
}
