/**
 * What a kind of thing on the canvas is: where its records stand on a sheet, how they are changed there, what is drawn of
 * them, and which of their fields a person may edit. The canvas knows kinds by this alone. Inches, y downwards.
 */
import type { Primitive } from '../drawing/scene.ts'
import type { Box, Point } from '../geometry/box.ts'
import type { ProductInstance } from '../orders/schema.ts'
import type { SpatialKey, SpatialRecord } from '../spatial/kinds.ts'
import type { SpatialTables } from '../spatial/spatial-tables.ts'
import type { Json } from '../units/record.ts'
import type { Form } from './form.ts'
import type { CanvasLayer } from './layers.ts'
import type { CanvasPrimitive } from './scene.ts'
import type { LeastLength } from './length-expression.ts'

/** What one looks at: the plan of the rooms, a viewport, or the layout of all panels. [2.2.52] */
export type CanvasSheet =
  | { readonly type: 'plan' }
  | { readonly type: 'view'; readonly id: number }
  | { readonly type: 'layout' }
export type CanvasSheetType = CanvasSheet['type']

export function isSameSheet(a: CanvasSheet, b: CanvasSheet): boolean {
  return a.type === b.type && (a.type !== 'view' || b.type !== 'view' || a.id === b.id)
}

export type CanvasResource = SpatialKey | 'productInstance'
export type CanvasRecord = SpatialRecord | ProductInstance

/** The picture of an option, as far as the canvas needs it. Pixels. */
export interface CanvasPicture {
  readonly address: string
  readonly width: number
  readonly height: number
  /** what it is on a wall, in inches; null or left out where nobody has said it */
  readonly trueSize?: { readonly width: number; readonly height: number } | null
}

/** A product as it stands in a room. */
export interface ItemFace {
  /** true size in inches */
  readonly width: number
  readonly height: number
  readonly depth: number
  /** its drawing from the front and from above, in millimetres; null where there is none */
  readonly front: ItemView | null
  readonly plan: ItemView | null
}

export interface ItemView {
  readonly items: readonly Primitive[]
  readonly source: Box
}

/** What kinds may ask of the order and its organisation. */
export interface CanvasContext {
  readonly tables: SpatialTables
  readonly items: readonly ProductInstance[]
  /** how a line's product stands in a room; null where its size is not known */
  /** of a piece of its quantity, the first one where it is left out: pieces differ in what is engraved */
  readonly faceOf: (item: ProductInstance, piece?: number) => ItemFace | null
  /** what a line is called in lists */
  readonly nameOf: (item: ProductInstance) => string
  /** the picture of a mural; null where there is none */
  readonly pictureOf: (optionId: number | null) => CanvasPicture | null
  /** where the file of an uploaded picture is fetched */
  readonly mediumAddress: (mediumId: number) => string
  /** by their overlap in inches */
  readonly seamColors: readonly { readonly thickness: number; readonly color: string }[]
}

/** Changed fields, as an operation takes them: of `data` the changed keys alone. */
export type CanvasProps = Readonly<Record<string, Json>>

/** One of the places where a record stands on a sheet: a line has a piece for each of its quantity. */
export interface Part {
  /** '' for records that stand in one place */
  readonly name: string
  readonly form: Form
  /** can not be turned here although its kind can elsewhere */
  readonly isUpright?: boolean
  /** neither found under the pointer nor moved, resized or deleted: it is selected in the list of what stands there */
  readonly isLocked?: boolean
}

/** Two points of a sheet. */
export interface TwoPoints {
  readonly from: Point
  readonly to: Point
}

/** A part of a record and the form that it shall have. */
export interface ReformedPart {
  readonly part: Part
  readonly form: Form
}

/** A record to be made; `id` is its local one, so that others can refer to it. */
export interface Draft {
  readonly resource: CanvasResource
  readonly id: number
  readonly props: CanvasProps
}

/** How a field is shown and read in the inspector. */
export type CanvasFieldType =
  /** `isOptional`: nothing typed is no length, null */
  | { readonly type: 'length'; readonly min: LeastLength; readonly isOptional?: true }
  /** degrees, any or those that it takes */
  | { readonly type: 'angle'; readonly range?: { readonly min: number; readonly max: number } }
  /** a share from 0 to 1 is shown and read as percent */
  | { readonly type: 'count' | 'text' | 'longText' | 'switch' | 'mural' | 'percent' }
  /** the id of another record; `none`: what is said of null, which can be chosen */
  | {
      readonly type: 'record'
      readonly none: string
      readonly choices: readonly { readonly value: number; readonly label: string }[]
    }
  | {
      readonly type: 'choice'
      readonly choices: readonly { readonly value: string; readonly label: string }[]
    }

export interface CanvasField {
  /** ['data', 'size', 'width'] */
  readonly path: readonly [string, ...string[]]
  readonly label: string
  readonly value: CanvasFieldType
  /** the change that gives it a value, where that is more than the field alone: a width takes its height along */
  readonly change?: (value: Json) => CanvasProps | null
}

/** What is measured of a record: drawn beside it with its figure. */
export interface Measure {
  readonly from: Point
  readonly to: Point
  /** on which side of the form the dimension line runs; 'outer': across from it, away from the middle of what is drawn */
  readonly side: 'top' | 'bottom' | 'left' | 'right' | 'outer'
  /** inches from what is measured to the edge of its body, past which the dimension line runs */
  readonly clear?: number
  /** the same on one side alone, where something reaches farther, such as a door that stands open: the direction to there */
  readonly clearTowards?: { readonly direction: Point; readonly inches: number }
  /** dimension lines of one row stand on one line */
  readonly row: number
}

/** How a person draws one: by two points, by a box, or by one point at which it stands in its usual size. */
export type DrawnBy = 'line' | 'box' | 'point'

export interface KindTraits {
  /** unique among kinds: 'wall' */
  readonly name: string
  readonly resource: CanvasResource
  readonly layer: CanvasLayer | null
  /** what lies above: higher is nearer */
  readonly order: number
  /** null: no tool makes it */
  readonly drawnBy: DrawnBy | null
  /** in inches: how large one is that is drawn by a point, or by a box without size */
  readonly usualSize: { readonly width: number; readonly height: number }
  /** on which sheets its tool draws */
  readonly drawnOn: readonly CanvasSheetType[]
  /** the next one starts where the last one ended [2.4.30] */
  readonly chains: boolean
  readonly moves: boolean
  /** 'proportional': width and height together */
  readonly resizes: 'both' | 'proportional' | 'width' | 'ends' | 'none'
  readonly rotates: boolean
  /** found by its edge alone: what lies inside is to be reached */
  readonly isHollow: boolean
  /** true: it helps to draw, and stands on no paper */
  readonly isAidAlone?: boolean
  /** false: nothing snaps to it */
  readonly isSnappedTo?: boolean
  /** where it stands is said by other records too: an opening stands where its wall does */
  readonly dependsOnOthers: boolean
  /** said when it is asked for: in the language of the moment */
  readonly words: () => { readonly one: string; readonly many: string }
}

/** A kind over its own value, which is read from a record once. */
export interface KindSpec<Value> extends KindTraits {
  /** null: the record is of another kind, or holds nothing that can be shown */
  readonly read: (record: CanvasRecord) => Value | null
  readonly partsOn: (value: Value, sheet: CanvasSheet, context: CanvasContext) => readonly Part[]
  /** in inches: how far what is drawn of it reaches beyond its form; 0 by default */
  readonly reach?: (value: Value) => number
  /** the change that gives parts other forms; null where they can not have them */
  readonly reform: (
    value: Value,
    parts: readonly ReformedPart[],
    sheet: CanvasSheet,
    context: CanvasContext,
  ) => CanvasProps | null
  /** new records in the order in which they are made: the last is the one that was drawn, those before it it needs */
  readonly draft: (
    form: Form,
    sheet: CanvasSheet,
    context: CanvasContext,
    newId: () => number,
  ) => readonly Draft[]
  readonly fields: (value: Value, context: CanvasContext, part: Part) => readonly CanvasField[]
  readonly scene: (
    value: Value,
    part: Part,
    sheet: CanvasSheet,
    context: CanvasContext,
  ) => readonly CanvasPrimitive[]
  readonly measures?: (
    value: Value,
    part: Part,
    sheet: CanvasSheet,
    context: CanvasContext,
  ) => readonly Measure[]
  /** its own name, '' where it has none */
  readonly title: (value: Value, context: CanvasContext) => string
  /** parts that stand nowhere on such a sheet yet, at its 0,0: the form that one is given by `reform` places it */
  readonly waiting?: (value: Value, sheet: CanvasSheet, context: CanvasContext) => readonly Part[]
  /** the change that takes parts off the canvas and leaves their record, where deleting them means that */
  readonly withdraw?: (value: Value, parts: readonly Part[]) => CanvasProps | null
  /** the change that makes two of its points stand so many inches apart, the first of them where it is; none for most */
  readonly scaleTo?: (value: Value, part: Part, points: TwoPoints, length: number) => CanvasProps | null
  /** the record without which it can not be; none for most */
  readonly standsOn?: (value: Value) => { readonly resource: CanvasResource; readonly id: number } | null
  /** the fields that place a copy of parts on another sheet, moved by `by` */
  readonly copyTo?: (
    value: Value,
    sheet: CanvasSheet,
    by: Point,
    parts: readonly string[],
  ) => CanvasProps | null
  /** the fields that stand a copy on the copy of what it stands on, as it stands there; for kinds with `standsOn` */
  readonly copyWith?: (value: Value, sheet: CanvasSheet, baseId: number) => CanvasProps | null
}

/** A kind as the canvas uses it. */
export interface CanvasKind extends KindTraits {
  readonly isOf: (record: CanvasRecord) => boolean
  readonly partsOn: (record: CanvasRecord, sheet: CanvasSheet, context: CanvasContext) => readonly Part[]
  readonly reform: (
    record: CanvasRecord,
    parts: readonly ReformedPart[],
    sheet: CanvasSheet,
    context: CanvasContext,
  ) => CanvasProps | null
  readonly reach: (record: CanvasRecord) => number
  readonly withdraw: (record: CanvasRecord, parts: readonly Part[]) => CanvasProps | null
  /** can a length between two of its points scale it? */
  readonly isScaledByLength: boolean
  readonly scaleTo: (
    record: CanvasRecord,
    part: Part,
    points: TwoPoints,
    length: number,
  ) => CanvasProps | null
  readonly draft: KindSpec<unknown>['draft']
  readonly fields: (record: CanvasRecord, context: CanvasContext, part: Part) => readonly CanvasField[]
  readonly scene: (
    record: CanvasRecord,
    part: Part,
    sheet: CanvasSheet,
    context: CanvasContext,
  ) => readonly CanvasPrimitive[]
  readonly measures: (
    record: CanvasRecord,
    part: Part,
    sheet: CanvasSheet,
    context: CanvasContext,
  ) => readonly Measure[]
  readonly title: (record: CanvasRecord, context: CanvasContext) => string
  readonly standsOn: (
    record: CanvasRecord,
  ) => { readonly resource: CanvasResource; readonly id: number } | null
  readonly waiting: (record: CanvasRecord, sheet: CanvasSheet, context: CanvasContext) => readonly Part[]
  readonly copyTo: (
    record: CanvasRecord,
    sheet: CanvasSheet,
    by: Point,
    parts: readonly string[],
  ) => CanvasProps | null
  readonly copyWith: (record: CanvasRecord, sheet: CanvasSheet, baseId: number) => CanvasProps | null
}

/** A kind whose value is read from each record once: records do not change, they are replaced. */
export function defineKind<Value extends object>(spec: KindSpec<Value>): CanvasKind {
  const values = new WeakMap<CanvasRecord, Value | { readonly none: true }>()

  function valueOf(record: CanvasRecord): Value | null {
    const known = values.get(record)
    if (known !== undefined) return 'none' in known ? null : known
    const value = spec.read(record)
    values.set(record, value ?? { none: true })
    return value
  }

  function over<T>(record: CanvasRecord, otherwise: T, work: (value: Value) => T): T {
    const value = valueOf(record)
    return value === null ? otherwise : work(value)
  }

  return {
    ...spec,
    isOf: (record) => valueOf(record) !== null,
    partsOn: (record, sheet, context) => over(record, [], (value) => spec.partsOn(value, sheet, context)),
    reform: (record, parts, sheet, context) =>
      over(record, null, (value) => spec.reform(value, parts, sheet, context)),
    reach: (record) => over(record, 0, (value) => spec.reach?.(value) ?? 0),
    isScaledByLength: spec.scaleTo !== undefined,
    scaleTo: (record, part, points, length) =>
      over(record, null, (value) => spec.scaleTo?.(value, part, points, length) ?? null),
    withdraw: (record, parts) => over(record, null, (value) => spec.withdraw?.(value, parts) ?? null),
    fields: (record, context, part) => over(record, [], (value) => spec.fields(value, context, part)),
    scene: (record, part, sheet, context) =>
      over(record, [], (value) => spec.scene(value, part, sheet, context)),
    measures: (record, part, sheet, context) =>
      over(record, [], (value) => spec.measures?.(value, part, sheet, context) ?? []),
    title: (record, context) => over(record, '', (value) => spec.title(value, context)),
    standsOn: (record) => over(record, null, (value) => spec.standsOn?.(value) ?? null),
    waiting: (record, sheet, context) =>
      over(record, [], (value) => spec.waiting?.(value, sheet, context) ?? []),
    copyTo: (record, sheet, by, parts) =>
      over(record, null, (value) => spec.copyTo?.(value, sheet, by, parts) ?? null),
    copyWith: (record, sheet, baseId) =>
      over(record, null, (value) => spec.copyWith?.(value, sheet, baseId) ?? null),
  }
}
