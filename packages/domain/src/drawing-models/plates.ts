/** Plates as solids: the plate with its bevel, and what stands on it where the drawing has it: screws, mechanisms, engravings. */
import type { z } from 'zod'
import { solid } from '../drawing/surfaces/colour.ts'
import { coverPlateSpecSchema } from '../drawing/families/cover-plate/spec.ts'
import { keypadPlateSpecSchema } from '../drawing/families/keypad-plate/spec.ts'
import { outletPlateSpecSchema } from '../drawing/families/outlet-plate/spec.ts'
import { findDrawingFamily } from '../drawing/registry.ts'
import type { Primitive } from '../drawing/scene.ts'
import type { Finish } from '../drawing/spec-parts.ts'
import type { GraphicNode } from '../graphics/schema.ts'
import { type DrawingModel, type Look, METAL_FINISH, modelOf, solidNode } from './node-kit.ts'
import { reliefNodes } from './relief.ts'

/** Thickness of a plate, mm. */
const PLATE_MM = 5
/** How far a screw's head stands out of it. */
const HEAD_MM = 0.6

type PlateSpec = {
  readonly width: number
  readonly height: number
  readonly bevel: number
  readonly finish: Finish
}

/** What of a plate's drawing stands on it. */
const onPlate = /^(?:mechanism|gang|engraving|lid)\b/

function partOf(item: Primitive): string {
  return item.part ?? ''
}

/** Without what a finish is made of, whose figure the solid has of its own. */
function plain({ fill, title, grain }: Finish): object {
  return { fill, title, grain, surface: 'plain' }
}

/** A family of plates; `finishes`: the fields of its specification that layers may have the colors of. */
function plateModel<S extends z.ZodType<PlateSpec>>(
  key: string,
  schema: S,
  finishes: (spec: z.output<S>) => Readonly<Record<string, Finish>>,
): DrawingModel {
  return (given, context) => {
    const { data } = schema.safeParse(given)
    if (data === undefined) return null
    const named = finishes(data)
    const bare = Object.fromEntries(Object.entries(named).map(([name, finish]) => [name, plain(finish)]))
    const drawn = findDrawingFamily(key)?.drawUnknown({ ...data, ...bare }, context)
    if (drawn?.ok !== true) return null
    const { width, height, bevel, finish } = data
    const screws = drawn.scene.parts.flatMap(({ id, box }): GraphicNode[] =>
      id.startsWith('screw')
        ? [
            solidNode(id, 'cylinder', {
              diameter: box.width,
              length: HEAD_MM,
              axis: 'z',
              x: box.x + box.width / 2 - width / 2,
              y: height / 2 - box.y - box.height / 2,
              z: (PLATE_MM + HEAD_MM) / 2,
              ...METAL_FINISH,
            }),
          ]
        : [],
    )
    const isMetal = Object.values(named).some(({ material }) => material?.kind === 'metal')
    const lookOf = (fill: string): Look => {
      const [name] = Object.entries(named).find(([, one]) => solid(one.fill) === fill) ?? []
      if (name !== undefined) return { color: `${name}.fill`, surface: `${name}.surface` }
      return { color: fill, surface: isMetal ? 'satin' : 'plain' }
    }
    const items = drawn.scene.items.filter((item) => onPlate.test(partOf(item)))
    const relief = reliefNodes(items, { front: data, z: PLATE_MM / 2, lookOf }, finish.fill)
    const rounding = Math.min(bevel, PLATE_MM / 2.2)
    const plate = { width, height, depth: PLATE_MM, rounding, edge: 'chamfer', ...METAL_FINISH }
    return modelOf([solidNode('plate', 'box', plate), ...screws, ...relief])
  }
}

export const coverPlateModel = plateModel('cover-plate', coverPlateSpecSchema, ({ finish }) => ({ finish }))

export const keypadPlateModel = plateModel(
  'keypad-plate',
  keypadPlateSpecSchema,
  ({ finish, mechanismFinish }) => ({ finish, mechanismFinish }),
)

export const outletPlateModel = plateModel(
  'outlet-plate',
  outletPlateSpecSchema,
  ({ finish, moduleFinish }) => ({ finish, moduleFinish }),
)
