/**
 * The entities of a DXF that can be drawn, as its parser gives them. What the parser says is not believed: each is read
 * by its own schema, and what does not fit is left out.
 */
import { z } from 'zod'

const number = z.number().refine(Number.isFinite)
const point = z.object({ x: number, y: number })
export type DxfPoint = z.infer<typeof point>

const vertex = point.extend({ bulge: number.optional() })
const line = z.object({ type: z.literal('LINE'), vertices: z.array(point).min(2) })
const polyline = z.object({
  type: z.enum(['LWPOLYLINE', 'POLYLINE']),
  vertices: z.array(vertex).min(2),
  shape: z.boolean().optional(),
})
const circle = z.object({ type: z.literal('CIRCLE'), center: point, radius: number.positive() })
/** angles in radians, counterclockwise */
const arc = z.object({
  type: z.literal('ARC'),
  center: point,
  radius: number.positive(),
  startAngle: number,
  endAngle: number,
})
const ellipse = z.object({
  type: z.literal('ELLIPSE'),
  center: point,
  majorAxisEndPoint: point,
  axisRatio: number.positive(),
  startAngle: number.default(0),
  endAngle: number.default(2 * Math.PI),
})
const spline = z.object({
  type: z.literal('SPLINE'),
  controlPoints: z.array(point).default([]),
  fitPoints: z.array(point).default([]),
  knotValues: z.array(number).default([]),
  degreeOfSplineCurve: z.number().int().min(1).max(25).default(3),
  closed: z.boolean().optional(),
})
const solid = z.object({ type: z.literal('SOLID'), points: z.array(point).min(3) })
const face = z.object({ type: z.literal('3DFACE'), vertices: z.array(point).min(3) })
/** rotation in degrees */
const text = z.object({
  type: z.literal('TEXT'),
  startPoint: point,
  textHeight: number.positive().default(1),
  rotation: number.default(0),
  text: z.string(),
})
const mtext = z.object({
  type: z.literal('MTEXT'),
  position: point,
  height: number.positive().default(1),
  rotation: number.default(0),
  text: z.string(),
})
const insert = z.object({
  type: z.literal('INSERT'),
  name: z.string(),
  position: point,
  xScale: number.default(1),
  yScale: number.default(1),
  rotation: number.default(0),
  columnCount: z.number().int().min(1).max(1000).default(1),
  rowCount: z.number().int().min(1).max(1000).default(1),
  columnSpacing: number.default(0),
  rowSpacing: number.default(0),
})

const kinds = z.discriminatedUnion('type', [
  line,
  polyline,
  circle,
  arc,
  ellipse,
  spline,
  solid,
  face,
  text,
  mtext,
  insert,
])
export type DxfEntity = z.infer<typeof kinds>
export type DxfEllipse = z.infer<typeof ellipse>
export type DxfSpline = z.infer<typeof spline>
export type DxfInsert = z.infer<typeof insert>
export type DxfVertex = z.infer<typeof vertex>

/** What stands on a layout of paper, or is said not to be seen, is no part of the model. */
const drawn = z.looseObject({
  visible: z.boolean().optional(),
  inPaperSpace: z.boolean().optional(),
  layer: z.string().optional(),
})

const listed = z.array(z.unknown())
const layers = z.record(
  z.string(),
  z.looseObject({ visible: z.boolean().optional(), frozen: z.boolean().optional() }),
)
const fileSchema = z.object({
  header: z.record(z.string(), z.unknown()).catch({}).default({}),
  entities: listed.catch([]).default([]),
  blocks: z
    .record(
      z.string(),
      z.object({ entities: listed.optional(), position: point.optional().catch(undefined) }),
    )
    .catch({})
    .default({}),
  tables: z
    .object({
      layer: z
        .object({ layers: layers.catch({}).default({}) })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
})

export interface DxfBlock {
  readonly origin: DxfPoint
  readonly entities: readonly DxfEntity[]
}

export interface DxfFile {
  readonly header: Readonly<Record<string, unknown>>
  readonly entities: readonly DxfEntity[]
  readonly blocks: ReadonlyMap<string, DxfBlock>
}

/** What can be drawn of a parsed file. */
export function readDxf(parsed: unknown): DxfFile {
  const file = fileSchema.catch({ header: {}, entities: [], blocks: {}, tables: undefined }).parse(parsed)
  const known = file.tables?.layer?.layers ?? {}
  const isHidden = (name: string | undefined) => {
    const layer = name === undefined ? undefined : known[name]
    return layer?.visible === false || layer?.frozen === true
  }
  const read = (list: readonly unknown[]) =>
    list.flatMap((entity): DxfEntity[] => {
      const look = drawn.safeParse(entity).data
      if (!look || look.visible === false || look.inPaperSpace === true || isHidden(look.layer)) return []
      const one = kinds.safeParse(entity)
      return one.success ? [one.data] : []
    })
  const blocks = Object.entries(file.blocks).map(
    ([name, { entities = [], position = { x: 0, y: 0 } }]) =>
      [name, { origin: position, entities: read(entities) }] as const,
  )
  return { header: file.header, entities: read(file.entities), blocks: new Map(blocks) }
}
