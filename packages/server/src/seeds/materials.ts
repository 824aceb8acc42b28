/** The materials of the demo: eight metals, four woods, four stones, three fabrics; and those of its finishes by color. */
import { darken } from '@orderwright/domain/drawing'
import type { FinishMaterialInput } from '@orderwright/domain/materials'
import type { Json } from '@orderwright/domain/units'
import { swatch, type SwatchSurface } from './pictures/pictures.ts'
import { swatchPictures } from './pictures/swatch-pictures.ts'

export type MadeFinish = {
  /** Base color. */
  readonly fill: string
  /** What drawings without a material would show. */
  readonly surface: SwatchSurface
  readonly material: FinishMaterialInput
}

type More = Omit<FinishMaterialInput, 'kind'>

/** No two colors are brushed alike. */
function seedOf(fill: string): number {
  return Number.parseInt(fill.slice(1), 16) % 997
}

export function brushedMetal(fill: string, more: More = {}): MadeFinish {
  const brushing = { strength: 0.85, direction: 'horizontal' } as const
  const material = { kind: 'metal', roughness: 0.4, seed: seedOf(fill), brushing, ...more } as const
  return { fill, surface: 'brushed', material }
}

export function polishedMetal(fill: string): MadeFinish {
  return { fill, surface: 'polished', material: { kind: 'metal', roughness: 0.12, metalness: 0.95 } }
}

/** Darkened by hand: dull, with a warm light. */
export function patinatedMetal(fill: string, more: More = {}): MadeFinish {
  const brushing = { strength: 0.4, direction: 'horizontal' } as const
  const material = {
    kind: 'metal',
    metalness: 0.7,
    roughness: 0.5,
    seed: seedOf(fill),
    brushing,
    ...more,
  } as const
  return { fill, surface: 'brushed', material }
}

export function wood(fill: string, more: More = {}): MadeFinish {
  const material = {
    kind: 'wood',
    accent: darken(fill, 0.48),
    seed: seedOf(fill),
    grain: 0.6,
    ...more,
  } as const
  return { fill, surface: 'brushed', material }
}

export function stone(fill: string, more: More): MadeFinish {
  return { fill, surface: 'plain', material: { kind: 'stone', ...more } }
}

export function fabric(fill: string, more: More = {}): MadeFinish {
  return {
    fill,
    surface: 'plain',
    material: { kind: 'fabric', accent: darken(fill, 0.4), grain: 0.75, ...more },
  }
}

export function paint(fill: string): MadeFinish {
  return { fill, surface: 'plain', material: { kind: 'paint', roughness: 0.6 } }
}

/** Looked at beside each other on the sheet of tools/swatches.mjs. */
export const materials: Readonly<Record<string, MadeFinish>> = {
  'Brushed bronze': brushedMetal('#8c6a45'),
  'Brushed brass': brushedMetal('#c4a15a'),
  'Brushed nickel': brushedMetal('#b9b6ae'),
  'Stainless steel': brushedMetal('#c9cbca', { brushing: { strength: 1 }, roughness: 0.36 }),
  'Polished brass': polishedMetal('#d9b45b'),
  'Polished nickel': polishedMetal('#cfccc4'),
  'Dark bronze': patinatedMetal('#4f3b2b', { accent: '#a07a54' }),
  Copper: brushedMetal('#b97552', { brushing: { strength: 0.6 }, roughness: 0.34 }),
  Oak: wood('#c39a6b', { accent: '#7d5630' }),
  Walnut: wood('#6e4b33', { accent: '#34200f', grain: 0.7 }),
  Ash: wood('#ddcdb0', { accent: '#a98f66', repeat: 200 }),
  Pine: wood('#d9b98a', { accent: '#a8713a', repeat: 260 }),
  Carrara: stone('#eceae6', { accent: '#7e8388', grain: 0.7, seed: 3 }),
  'Nero Marquina': stone('#26262a', { accent: '#e9e6df', grain: 0.75, repeat: 700, seed: 8 }),
  Travertine: stone('#d8c7a9', { accent: '#a98a5f', roughness: 0.5, grain: 0.6, repeat: 260, seed: 12 }),
  Terrazzo: stone('#dcd8d0', { accent: '#8a5a44', figure: 'speckle', grain: 0.8, repeat: 70, seed: 5 }),
  Linen: fabric('#d9cfbc', { accent: '#8f8266' }),
  Wool: fabric('#6d737a', { accent: '#3d4248', grain: 0.8, repeat: 4, seed: 2 }),
  Velvet: fabric('#3f5a4c', { accent: '#22352b', grain: 0.35, repeat: 1.2, roughness: 0.8, seed: 3 }),
}

/** The name of a finish's picture: what it is made of, in a few letters. */
export function swatchKey({ fill, material }: Pick<MadeFinish, 'fill' | 'material'>): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify([fill, material])) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** Data and picture of an option that is a finish. An uploaded photograph takes the picture's place. */
export function finishRow(finish: MadeFinish): {
  readonly data: Record<string, Json>
  readonly thumbnailUrl: string
} {
  const { fill, surface, material } = finish
  const rendered = swatchPictures[swatchKey(finish)]
  return {
    data: { fill, surface, material: structuredClone<Json>(material) },
    thumbnailUrl: rendered === undefined ? swatch(fill, surface) : `data:image/webp;base64,${rendered}`,
  }
}

/** The finish of a metal or a wood whose surface a catalog names; what is plain is painted. */
export function metalOf(fill: string, surface: SwatchSurface): MadeFinish {
  if (surface === 'plain') return paint(fill)
  return surface === 'polished' ? polishedMetal(fill) : brushedMetal(fill)
}

export function woodOf(fill: string, surface: SwatchSurface): MadeFinish {
  return surface === 'plain' ? paint(fill) : wood(fill)
}
