/**
 * A drawing family: a spec described by a schema and a function that draws it. Families are found by key, so
 * a product's data names the family and the spec, and nothing else in the system knows what it draws.
 */
import type { z } from 'zod'
import { keptSets } from '../engraving/kept-sets.ts'
import type { EngravingGrid } from '../engraving/limits.ts'
import type { TextMeasurer } from '../engraving/fonts/measure.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { interruptDashes } from './lines/interrupt-dashes.ts'
import type { Scene } from './scene.ts'

/** What drawing may use besides the spec. */
export type DrawContext = {
  /** Gives texts their outlines, for outputs without fonts. */
  measurer?: TextMeasurer
  /** Unit of the sizes in the description; geometry never depends on it. Default mm. */
  unit?: LengthUnit
  /** How much larger than the rest a view may be drawn, `atMost` so much. Left out: as screens have it, 5, 2 or 1. */
  enlargement?: (atMost: number) => number
}

/** Enlargements on screens, which have no scale of their own: those that are standard beside 1 : 1. */
export function screenEnlargement(atMost: number): number {
  return atMost >= 5 ? 5 : atMost >= 2 ? 2 : 1
}

export type DrawResult =
  | { ok: true; scene: Scene }
  | { ok: false; code: 'unknownFamily' }
  | { ok: false; code: 'invalidSpec'; issues: { path: string; message: string }[] }

/** Something that does not fit; `path` is the field of the specification to blame, its binding leads to the property. */
export type FamilyProblem = { readonly message: string; readonly path?: string }

/**
 * What the geometry of a family says against a specification: what the bindings gave, before defaults, without
 * engravings. `limits` is what the product's data says besides; `unit` (mm) is what its sentences name lengths in.
 */
export type FamilyCheck = ((
  spec: Readonly<Record<string, unknown>>,
  limits?: unknown,
  unit?: LengthUnit,
) => readonly FamilyProblem[]) & {
  /** first parts of the dotted paths that it reads; everything when left out */
  readonly paths?: readonly string[]
}

/** A family as others see it: its spec may be anything until `drawUnknown` has parsed it. */
export type DrawingFamily = {
  readonly key: string
  readonly specSchema: z.ZodType
  /** The spec with its defaults, or what is wrong with it. The same object is parsed once: specs are never changed. */
  parse(spec: object): z.ZodSafeParseResult<unknown>
  drawUnknown(spec: unknown, context?: DrawContext): DrawResult
  /** has a solid made of the same numbers, fetched with the 3D view (`drawing-models/drawing-model.ts`) */
  readonly isModelled?: boolean
  /** covers a wall: on an order whose canvas shows its panels, these are its drawing */
  readonly coversWalls?: boolean
  readonly check?: FamilyCheck
  /** what `limits` of a product's data may say to the check; without it there are none */
  readonly limitsSchema?: z.ZodType
  /** where the engravings of a specification stand, for families that are engraved; null when it can't be read */
  readonly gridOfUnknown?: (spec: unknown) => EngravingGrid | null
  /** what is cut of the sets of one piece on such a grid, for the same families: fetched with them */
  readonly keptSets?: typeof keptSets
}

type FamilyDefinition<TSchema extends z.ZodType> = {
  key: string
  specSchema: TSchema
  /** Draws a parsed spec. Must not fail: whatever the schema lets through has a drawing. */
  draw: (spec: z.output<TSchema>, context: DrawContext) => Scene
  isModelled?: boolean
  coversWalls?: boolean
  check?: FamilyCheck
  limitsSchema?: z.ZodType
  engravingGrid?: (spec: z.output<TSchema>) => EngravingGrid
}

/** Wraps a typed family so that it can stand in the registry. */
export function defineFamily<TSchema extends z.ZodType>(
  definition: FamilyDefinition<TSchema>,
): DrawingFamily & FamilyDefinition<TSchema> {
  const { engravingGrid } = definition
  const known = new WeakMap<object, z.ZodSafeParseResult<z.output<TSchema>>>()
  function parse(spec: unknown): z.ZodSafeParseResult<z.output<TSchema>> {
    if (typeof spec !== 'object' || spec === null) return definition.specSchema.safeParse(spec)
    let parsed = known.get(spec)
    if (!parsed) {
      parsed = definition.specSchema.safeParse(spec)
      known.set(spec, parsed)
    }
    return parsed
  }
  return {
    ...definition,
    parse,
    drawUnknown(spec, context = {}) {
      const parsed = parse(spec)
      if (parsed.success) {
        const scene = definition.draw(parsed.data, context)
        return { ok: true, scene: { ...scene, items: interruptDashes(scene.items) } }
      }
      const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      return { ok: false, code: 'invalidSpec', issues }
    },
    ...(engravingGrid && {
      gridOfUnknown: (spec: unknown) => {
        const parsed = parse(spec)
        return parsed.success ? engravingGrid(parsed.data) : null
      },
      keptSets,
    }),
  }
}
