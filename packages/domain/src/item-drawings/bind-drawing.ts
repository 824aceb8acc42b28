/** From choices to a drawing: the bindings of a product fill the specification of its drawing family. */
import { itemNetwork } from '../constraints/build-network.ts'
import type { Catalog } from '../catalog/compile.ts'
import type { DrawingBinding, CatalogProduct, ProductDrawing, ProductOption } from '../catalog/schema.ts'
import { findDrawingFamily } from '../drawing/registry.ts'
import type { DrawContext, DrawResult } from '../drawing/family.ts'
import { engravingSetAt } from '../engraving/schema.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { buildState, chosenOption, type NetworkState } from '../constraints/network-state.ts'
import type { Selection } from '../orders/selections.ts'

export type ResolvedDrawing =
  | {
      readonly ok: true
      readonly family: string
      readonly spec: Readonly<Record<string, unknown>>
      /** the specification with its family's defaults and nothing else: drawings of equal ones are equal */
      readonly parsed: unknown
    }
  /** `missing`: ids of the properties whose choice the drawing needs; empty when the product has no drawing */
  | { readonly ok: false; readonly missing: readonly number[] }

type Spec = Record<string, unknown>

/** What a binding may read of one property; undefined when it is hidden or unknown. */
export type BoundChoice = {
  readonly option: Pick<ProductOption, 'title' | 'data'> | undefined
  readonly selection: Selection | undefined
}

function isRecord(value: unknown): value is Spec {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Sets a value at a dotted path, copying what lies on the way. */
function setPath(spec: Spec, path: string, value: unknown): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let target = spec
  for (const key of keys) {
    const inner: Spec = isRecord(target[key]) ? { ...target[key] } : {}
    target[key] = inner
    target = inner
  }
  target[last] = value
}

function boundValue(binding: DrawingBinding, choice: BoundChoice, piece: number): unknown {
  switch (binding.source) {
    case 'optionData':
      return binding.dataKey === undefined ? choice.option?.data : choice.option?.data[binding.dataKey]
    case 'optionTitle':
      return choice.option?.title
    case 'value':
      return choice.selection?.value
    case 'engravings':
      return choice.selection?.engravings === undefined
        ? undefined
        : engravingSetAt(choice.selection.engravings, piece)
  }
}

export type BoundSpec = { readonly spec: Readonly<Spec>; readonly unbound: readonly string[] }

/**
 * The specification as the bindings give it, before the family's defaults: constants with bound values set at
 * their dotted paths. `unbound` lists the paths that found no value.
 */
export function bindSpec(
  drawing: Pick<ProductDrawing, 'constants' | 'bindings'>,
  read: (propertyId: number) => BoundChoice | undefined,
  options: {
    readonly piece?: number
    readonly withEngravings?: boolean
    /** first parts of the paths to bind; all when left out */
    readonly only?: readonly string[]
  } = {},
): BoundSpec {
  const spec: Spec = { ...drawing.constants }
  const unbound: string[] = []
  for (const [path, binding] of Object.entries(drawing.bindings)) {
    if (binding.source === 'engravings' && options.withEngravings === false) continue
    if (options.only !== undefined && !options.only.includes(path.split('.')[0] ?? '')) continue
    const choice = read(binding.productPropertyId)
    const value = choice === undefined ? undefined : boundValue(binding, choice, options.piece ?? 0)
    if (value === undefined || value === null) unbound.push(path)
    else setPath(spec, path, value)
  }
  return { spec, unbound }
}

/** Reads the choices of a counted item. */
export function readerOf(state: NetworkState): (propertyId: number) => BoundChoice | undefined {
  const { network } = state
  return (propertyId) => {
    const index = network.propertyIndex.get(propertyId)
    if (index === undefined || state.hidden[index] === 1) return undefined
    return { option: chosenOption(state, index), selection: state.selections[index] }
  }
}

/** Reads the choices of an item by itself: what is drawn depends on them alone, not on who looks. */
export function readerOfItem(
  catalog: Catalog,
  document: OrderDocument,
  item: ProductInstance,
): (propertyId: number) => BoundChoice | undefined {
  const network = itemNetwork(catalog, item.productId)
  if (network === undefined) return () => undefined
  const exemptions = { archivedInUse: new Set<number>(), published: () => undefined }
  const others = { order: document.order.properties }
  return readerOf(buildState(network, 'owner', item.properties, others, exemptions))
}

function missingProperties(
  drawing: ProductDrawing,
  unbound: readonly string[],
  paths: readonly string[],
): number[] {
  const ids = new Set<number>()
  for (const path of unbound) {
    const [root] = path.split('.')
    const binding = drawing.bindings[path]
    if (binding !== undefined && paths.some((issue) => issue === root || issue.startsWith(`${root}.`))) {
      ids.add(binding.productPropertyId)
    }
  }
  return [...ids]
}

/** What an item's choices make of its product's drawing, before its family has read it. */
export interface BoundDrawing {
  readonly drawing: ProductDrawing
  readonly bound: BoundSpec
}

/** Undefined where the product has no drawing. `piece` chooses the engravings of one piece of the quantity. */
export function boundDrawing(
  catalog: Catalog,
  document: OrderDocument,
  item: ProductInstance,
  piece = 0,
): BoundDrawing | undefined {
  const drawing = catalog.products.get(item.productId)?.drawing ?? null
  if (drawing === null) return undefined
  return { drawing, bound: bindSpec(drawing, readerOfItem(catalog, document, item), { piece }) }
}

/**
 * The specification of an item's drawing, parsed by its family. `piece` chooses the engravings of one piece
 * of the quantity. Not ok without the choices that the drawing needs.
 */
export function resolveDrawingSpec(
  catalog: Catalog,
  document: OrderDocument,
  item: ProductInstance,
  piece = 0,
): ResolvedDrawing {
  const found = boundDrawing(catalog, document, item, piece)
  return found === undefined ? { ok: false, missing: [] } : parseBoundDrawing(found, item)
}

/** A bound drawing as its family reads it. */
export function parseBoundDrawing(
  { drawing, bound }: BoundDrawing,
  item: Pick<ProductInstance, 'id'>,
): ResolvedDrawing {
  const family = findDrawingFamily(drawing.family)
  if (family === undefined) return { ok: false, missing: [] }
  // What a family draws at random depends on the item, so that it looks the same whenever it is drawn. [1.9.33]
  const spec = { seed: item.id, ...bound.spec }
  const parsed = family.parse(spec)
  if (parsed.success) return { ok: true, family: drawing.family, spec, parsed: parsed.data }
  const paths = parsed.error.issues.map((issue) => issue.path.join('.'))
  return { ok: false, missing: missingProperties(drawing, bound.unbound, paths) }
}

/** The value at a dotted path; undefined where there is none. */
function valueAt(spec: unknown, path: string): unknown {
  let value = spec
  for (const key of path.split('.')) value = isRecord(value) ? value[key] : undefined
  return value
}

/**
 * The figure that a typed property starts with: what the product's drawing has in its place before anything is chosen,
 * its constants over the family's defaults. Undefined where the drawing has none. [1.9.28]
 */
export function drawnFigure(product: CatalogProduct | undefined, propertyId: number): number | undefined {
  const drawing = product?.drawing ?? null
  if (drawing === null) return undefined
  const bound = Object.entries(drawing.bindings).find(
    ([, binding]) => binding.source === 'value' && binding.productPropertyId === propertyId,
  )
  const parsed = findDrawingFamily(drawing.family)?.specSchema.safeParse(drawing.constants)
  if (bound === undefined || parsed === undefined || !parsed.success) return undefined
  const value = valueAt(parsed.data, bound[0])
  return typeof value === 'number' ? value : undefined
}

export type ItemScene =
  | DrawResult
  | { readonly ok: false; readonly code: 'incomplete'; readonly missing: readonly number[] }

/** The drawing of an item, or the properties that must be chosen first. */
export function itemScene(
  catalog: Catalog,
  document: OrderDocument,
  item: ProductInstance,
  draw: DrawContext & { readonly piece?: number } = {},
): ItemScene {
  const resolved = resolveDrawingSpec(catalog, document, item, draw.piece ?? 0)
  if (!resolved.ok) return { ok: false, code: 'incomplete', missing: resolved.missing }
  const drawn = findDrawingFamily(resolved.family)?.drawUnknown(resolved.spec, draw)
  return drawn ?? { ok: false, code: 'unknownFamily' }
}
