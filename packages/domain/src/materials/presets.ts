/** Materials to begin with: what most finishes of a kind are like. What is left out is as its kind has it. */
import type { FinishMaterialInput } from './schema.ts'

export const materialPresetKeys = [
  'brushed',
  'polished',
  'patinated',
  'satin',
  'wood',
  'marble',
  'travertine',
  'terrazzo',
  'cloth',
  'velvet',
  'mattPaint',
  'lacquer',
] as const
export type MaterialPresetKey = (typeof materialPresetKeys)[number]

type Preset = {
  readonly material: FinishMaterialInput
  /** where the option has no color yet */
  readonly fill: string
}

export const materialPresets: Readonly<Record<MaterialPresetKey, Preset>> = {
  brushed: {
    fill: '#8c6a45',
    material: { kind: 'metal', roughness: 0.4, brushing: { strength: 0.85, direction: 'horizontal' } },
  },
  polished: { fill: '#d9b45b', material: { kind: 'metal', roughness: 0.12, metalness: 0.95 } },
  patinated: {
    fill: '#4f3b2b',
    material: {
      kind: 'metal',
      metalness: 0.7,
      roughness: 0.5,
      brushing: { strength: 0.4, direction: 'horizontal' },
    },
  },
  satin: { fill: '#b9b6ae', material: { kind: 'metal', roughness: 0.36 } },
  wood: { fill: '#c39a6b', material: { kind: 'wood', grain: 0.6 } },
  marble: { fill: '#eceae6', material: { kind: 'stone', grain: 0.7, figure: 'veins' } },
  travertine: { fill: '#d8c7a9', material: { kind: 'stone', grain: 0.6, roughness: 0.5, repeat: 260 } },
  terrazzo: { fill: '#dcd8d0', material: { kind: 'stone', grain: 0.8, figure: 'speckle', repeat: 70 } },
  cloth: { fill: '#d9cfbc', material: { kind: 'fabric', grain: 0.75 } },
  velvet: { fill: '#3f5a4c', material: { kind: 'fabric', grain: 0.35, repeat: 1.2, roughness: 0.8 } },
  mattPaint: { fill: '#e6e2da', material: { kind: 'paint', roughness: 0.8 } },
  lacquer: { fill: '#20262c', material: { kind: 'paint', roughness: 0.15 } },
}
