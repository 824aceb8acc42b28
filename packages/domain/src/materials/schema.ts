/**
 * What a finish is made of: one definition from which its swatch, the surfaces of drawings and the material in 3D follow.
 * It stands in an option's data as `material`, beside the base color `fill` that it goes with.
 */
import { z } from 'zod'
import { mediumAddressSchema } from '../units/addresses/web-addresses.ts'

export const materialKinds = ['metal', 'wood', 'stone', 'fabric', 'paint'] as const
export type MaterialKind = (typeof materialKinds)[number]

const shareSchema = z.number().min(0).max(1)
/** A color of a material: three or six digits. */
export const materialColorSchema = z
  .string()
  .trim()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/)

/** What each kind is like where the definition does not say. */
const kindLooks: Readonly<Record<MaterialKind, { metalness: number; roughness: number; repeat: number }>> = {
  metal: { metalness: 0.85, roughness: 0.36, repeat: 60 },
  wood: { metalness: 0, roughness: 0.62, repeat: 160 },
  stone: { metalness: 0, roughness: 0.28, repeat: 500 },
  fabric: { metalness: 0, roughness: 0.95, repeat: 3 },
  paint: { metalness: 0, roughness: 0.6, repeat: 100 },
}

/** A side of a texture's picture: from an eighth of an inch to the length of a hall. */
const textureSideSchema = z.number().min(0.125).max(400)

export const brushingShape = {
  strength: shareSchema.default(0),
  direction: z.enum(['horizontal', 'vertical']).default('horizontal'),
}
export const textureShape = {
  /** one picture of the organization's library */
  picture: mediumAddressSchema,
  /** as large as the thing that it shows, inches; it is repeated from the surface's upper left corner */
  width: textureSideSchema,
  height: textureSideSchema,
  /** degrees clockwise */
  rotation: z.number().min(-360).max(360).default(0),
}
export const materialShape = {
  kind: z.enum(materialKinds),
  /** 0 to 1: how much of the light it mirrors in its own color. */
  metalness: shareSchema.optional(),
  /** 0 mirrors, 1 is matt. */
  roughness: shareSchema.optional(),
  /** Strokes of a brushed metal: how strong, and how they run on a thing that stands upright. */
  brushing: z.object(brushingShape).prefault({}),
  /** How strongly its figure shows: fibers of wood, veins of stone, the weave of cloth, unevenness of a patina. */
  grain: shareSchema.default(0.5),
  /** Stone with veins or with grains in it. */
  figure: z.enum(['veins', 'speckle']).default('veins'),
  /** Color of fibers, veins and threads; a darker tone of the base where it is left out. */
  accent: materialColorSchema.optional(),
  /** Size of the figure, mm: distance of rings, of veins, of threads. */
  repeat: z.number().min(0.2).max(5000).optional(),
  /** What chance depends on: the same figure every time. */
  seed: z.int().default(1),
  /** A picture of the surface, shown instead of the figure. */
  texture: z.object(textureShape).optional(),
}

export const finishMaterialSchema = z
  .object(materialShape)
  .transform(({ metalness, roughness, repeat, ...material }) => ({
    ...material,
    metalness: metalness ?? kindLooks[material.kind].metalness,
    roughness: roughness ?? kindLooks[material.kind].roughness,
    repeat: repeat ?? kindLooks[material.kind].repeat,
  }))
export type FinishMaterial = z.output<typeof finishMaterialSchema>
export type MaterialTexture = NonNullable<FinishMaterial['texture']>
export type FinishMaterialInput = z.input<typeof finishMaterialSchema>

/** The material that an option's data gives; undefined where it gives none, or one that can't be read. */
export function readMaterial(value: unknown): FinishMaterial | undefined {
  return finishMaterialSchema.safeParse(value).data
}
