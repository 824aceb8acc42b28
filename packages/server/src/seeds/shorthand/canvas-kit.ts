/** Draws the canvas of a demo order: walls, viewports and what stands on them, each checked as the app checks what people draw. */
import type { ProductInstance, ProductOrder } from '@orderwright/domain/orders'
import {
  type ArchCustomView,
  archCustomViewSchema,
  type ArchElevation,
  archElevationSchema,
  type ArchWall,
  archWallSchema,
  checkSpatial,
  type EntityData,
  entityDataSchemas,
  entitySchema,
  type EntityType,
  type ProductCanvasLine,
  productCanvasLineSchema,
  type ProductCanvasText,
  productCanvasTextSchema,
  type SpatialEntity,
  type SpatialKey,
} from '@orderwright/domain/spatial'
import type { z } from 'zod'

/** All that is drawn on an organization's orders, by its table. */
export interface SeedCanvas {
  readonly archWalls: ArchWall[]
  readonly archElevations: ArchElevation[]
  readonly archCustomViews: ArchCustomView[]
  readonly entities: SpatialEntity[]
  readonly productCanvasTexts: ProductCanvasText[]
  readonly productCanvasLines: ProductCanvasLine[]
}

export function emptyCanvas(): SeedCanvas {
  return {
    archWalls: [],
    archElevations: [],
    archCustomViews: [],
    entities: [],
    productCanvasTexts: [],
    productCanvasLines: [],
  }
}

type Point = readonly [x: number, z: number]
const onFloor = ([x, z]: Point) => ({ x, z })

/** What draws on one order; ids count up over the organization. Throws where the app would refuse: the seed is wrong then. */
export class Draftsman {
  readonly #canvas: SeedCanvas
  readonly #order: ProductOrder

  constructor(canvas: SeedCanvas, order: ProductOrder) {
    this.#canvas = canvas
    this.#order = order
  }

  /** The fields that every record has; ids are unique within an organization and a kind. */
  #own(list: readonly unknown[]) {
    const { orgId, id, created } = this.#order
    return {
      id: list.length + 1,
      orgId,
      productOrderId: id,
      version: 1,
      created,
      lastUpdated: created,
      deletedAt: null,
    }
  }

  #add<T extends { readonly id: number }>(key: SpatialKey, list: T[], record: T): number {
    const checked = checkSpatial(key, record)
    if (!checked.ok) {
      const faults = checked.faults.map(({ path, message }) => `${path}: ${message}`)
      throw new Error(`demo order ${this.#order.orgSpecificId}: ${faults.join('; ')}`)
    }
    list.push(checked.record)
    return record.id
  }

  wall(from: Point, to: Point, more: { readonly height?: number; readonly thickness?: number } = {}): number {
    const list = this.#canvas.archWalls
    const ends = { from: onFloor(from), to: onFloor(to) }
    return this.#add('archWall', list, archWallSchema.parse({ ...this.#own(list), ...ends, ...more }))
  }

  /** Walls from point to point; the ids in their order. */
  walls(
    points: readonly Point[],
    more: { readonly height?: number; readonly thickness?: number } = {},
  ): number[] {
    return points.slice(1).flatMap((to, index) => {
      const from = points[index]
      return from ? [this.wall(from, to, more)] : []
    })
  }

  /** A viewport with the elevation that looks from a line on the plan. */
  view(
    title: string,
    looksFrom: { readonly from: Point; readonly to: Point; readonly viewDepth?: number } | null,
    drawingNotesData: ArchCustomView['drawingNotesData'] = {},
  ): number {
    const { archCustomViews: views, archElevations: elevations } = this.#canvas
    const rank = views.filter(({ productOrderId }) => productOrderId === this.#order.id).length + 1
    const view = archCustomViewSchema.parse({ ...this.#own(views), title, rank, drawingNotesData })
    const archCustomViewId = this.#add('archCustomView', views, view)
    if (looksFrom) {
      const { from, to, viewDepth } = looksFrom
      const elevation = { from: onFloor(from), to: onFloor(to), viewDepth, archCustomViewId }
      this.#add(
        'archElevation',
        elevations,
        archElevationSchema.parse({ ...this.#own(elevations), ...elevation }),
      )
    }
    return archCustomViewId
  }

  entity<K extends EntityType>(
    type: K,
    data: z.input<(typeof entityDataSchemas)[K]>,
    parent: { readonly parentId: number; readonly parentResourceKey: 'entity' } | null = null,
  ): number {
    const list = this.#canvas.entities
    const parsed: EntityData<EntityType> = entityDataSchemas[type].parse(data)
    const record = entitySchema.parse({ ...this.#own(list), type, data: parsed, ...parent })
    return this.#add('entity', list, record)
  }

  text(customViewId: number | null, text: string, x: number, y: number, width = 100): number {
    const list = this.#canvas.productCanvasTexts
    const fields = { text, position: { x, y }, width, customViewId }
    return this.#add(
      'productCanvasText',
      list,
      productCanvasTextSchema.parse({ ...this.#own(list), ...fields }),
    )
  }

  /** A line with an arrow at its end. */
  arrow(customViewId: number | null, [fromX, fromY]: Point, [toX, toY]: Point): number {
    const list = this.#canvas.productCanvasLines
    const ends = { from: { x: fromX, y: fromY }, to: { x: toX, y: toY } }
    const fields = { ...ends, strokeWidth: 1, toSymbol: 'arrow', customViewId }
    return this.#add(
      'productCanvasLine',
      list,
      productCanvasLineSchema.parse({ ...this.#own(list), ...fields }),
    )
  }
}

/** Draws an order of the demo, and may place the pieces of its lines: gives the lines as they are then. */
export type DrawOrder = (
  draftsman: Draftsman,
  order: ProductOrder,
  items: readonly ProductInstance[],
) => readonly ProductInstance[]
