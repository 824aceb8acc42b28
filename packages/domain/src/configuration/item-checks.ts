/** What an item's drawing says against it: layout limits and engraving widths, each judged once per choice. */
import type { Product, ProductDrawing } from '../catalog/schema.ts'
import { checkEngravings, type EngravingGrid, isAnyOverLimit } from '../engraving/limits.ts'
import type { TextMeasurer } from '../engraving/measure.ts'
import { messages } from '../messages.ts'
import { bindSpec, readerOf } from './bind-drawing.ts'
import { defaultFamilyChecks, engravingGrids } from './family-checks.ts'
import type { Network } from './network.ts'
import type { NetworkState } from './network-state.ts'
import type { Selection } from './schema.ts'
import type { EvaluationContext, FamilyCheck, Problem } from './types.ts'

type Spec = Readonly<Record<string, unknown>>
/** A specification without engravings, with what was found out about it. */
type Bound = {
  readonly spec: Spec
  problems: readonly Problem[] | undefined
  grid: EngravingGrid | null | undefined
}

/** Remembered specifications; emptied when there are too many. */
const KEPT_SPECS = 5000
type BoundCache = {
  /** indices of the properties that the bindings read */
  readonly properties: readonly number[]
  readonly byChoices: Map<number | string, Bound>
}
type Reader = FamilyCheck | 'everything'
const caches = new WeakMap<Network, Map<Reader, BoundCache>>()

function cacheOf(network: Network, drawing: ProductDrawing, reader: Reader): BoundCache {
  let byReader = caches.get(network)
  if (byReader === undefined) {
    byReader = new Map()
    caches.set(network, byReader)
  }
  let cache = byReader.get(reader)
  if (cache === undefined) {
    const paths = reader === 'everything' ? undefined : reader.paths
    const properties = new Set<number>()
    for (const [path, binding] of Object.entries(drawing.bindings)) {
      const index = network.propertyIndex.get(binding.productPropertyId)
      const [root = ''] = path.split('.')
      if (index === undefined || binding.source === 'engravings') continue
      if (paths === undefined || paths.includes(root)) properties.add(index)
    }
    cache = { properties: [...properties], byChoices: new Map() }
    byReader.set(reader, cache)
  }
  return cache
}

/** The choices as a key: a number while options alone are chosen and it stays exact, else a text. */
function keyOf(state: NetworkState, properties: readonly number[]): number | string {
  const base = state.network.options.length + 2
  let key = 0
  for (let i = 0; i < properties.length; i++) {
    const property = properties[i]!
    if (state.hidden[property] === 1) {
      key = key * base
      continue
    }
    if (state.selections[property]?.value !== undefined) return textKey(state, properties)
    key = key * base + (state.chosen[property]![0] ?? -1) + 2
    if (key > Number.MAX_SAFE_INTEGER / base) return textKey(state, properties)
  }
  return key
}

function textKey(state: NetworkState, properties: readonly number[]): string {
  return properties
    .map((property) => {
      if (state.hidden[property] === 1) return ''
      const value = state.selections[property]?.value
      return `${state.chosen[property]?.[0] ?? ''}=${typeof value}${value ?? ''}`
    })
    .join(';')
}

/** The specification without engravings, remembered by the choices that `reader` depends on. */
function boundSpec(state: NetworkState, drawing: ProductDrawing, reader: Reader): Bound {
  const cache = cacheOf(state.network, drawing, reader)
  const key = keyOf(state, cache.properties)
  let bound = cache.byChoices.get(key)
  if (bound === undefined) {
    const only = reader === 'everything' ? undefined : reader.paths
    const { spec } = bindSpec(drawing, readerOf(state), { withEngravings: false, only })
    bound = { spec, problems: undefined, grid: undefined }
    if (cache.byChoices.size >= KEPT_SPECS) cache.byChoices.clear()
    cache.byChoices.set(key, bound)
  }
  return bound
}

type Judged = { readonly bound: Bound; readonly measurer: TextMeasurer; readonly isOver: boolean }
const judgedEngravings = new WeakMap<Selection, Judged>()

function isOverLimit(
  context: EvaluationContext,
  measurer: TextMeasurer,
  family: string,
  bound: Bound,
  selection: Selection,
): boolean {
  const known = judgedEngravings.get(selection)
  if (known !== undefined && known.bound === bound && known.measurer === measurer) return known.isOver
  const gridOf = engravingGrids[family]
  if (bound.grid === undefined) bound.grid = gridOf === undefined ? null : gridOf(bound.spec)
  const { grid } = bound
  const isOver =
    grid !== null &&
    (selection.engravings ?? []).some((set) =>
      isAnyOverLimit(checkEngravings(set, grid, measurer, context.profile.engraving.softMarginMm)),
    )
  judgedEngravings.set(selection, { bound, measurer, isOver })
  return isOver
}

const noProblems: readonly Problem[] = []

/** Problems of engraved texts, unless the item has custom engravings, which are reviewed. [1.5.30, 1.5.35] */
function engravingProblems(
  context: EvaluationContext,
  measurer: TextMeasurer,
  state: NetworkState,
  drawing: ProductDrawing,
): readonly Problem[] {
  const problems: Problem[] = []
  for (const role of ['engraving', 'secondEngraving']) {
    for (const propertyId of context.profile.roles[role] ?? []) {
      const index = state.network.propertyIndex.get(propertyId)
      const selection = index === undefined || state.hidden[index] === 1 ? undefined : state.selections[index]
      if (index === undefined || selection?.engravings === undefined) continue
      if (selection.customEngravings === true) continue
      const bound = boundSpec(state, drawing, 'everything')
      if (!isOverLimit(context, measurer, drawing.family, bound, selection)) continue
      const title = state.network.properties[index]?.title ?? ''
      problems.push({ code: 'engraving', message: messages.engravingTooWide({ title }), propertyId })
    }
  }
  return problems
}

/** What a family's check says, each problem led back to the property that its path is bound to. */
function checkedProblems(
  check: FamilyCheck,
  state: NetworkState,
  product: Product,
  drawing: ProductDrawing,
): readonly Problem[] {
  const bound = boundSpec(state, drawing, check)
  bound.problems ??= check(product, bound.spec).map(({ path, ...reason }) => {
    const binding = path === undefined ? undefined : drawing.bindings[path]
    return binding === undefined ? reason : { ...reason, propertyId: binding.productPropertyId }
  })
  return bound.problems
}

/** Everything the drawing of a product says against the item's choices. */
export function drawingProblems(
  context: EvaluationContext,
  state: NetworkState,
  product: Product,
): readonly Problem[] {
  const { drawing } = product
  if (drawing === null) return noProblems
  const check = (context.familyChecks ?? defaultFamilyChecks)[drawing.family]
  const found = check === undefined ? noProblems : checkedProblems(check, state, product, drawing)
  const { measurer, profile } = context
  if (measurer === undefined || !profile.engraving.limits) return found
  const engraved = engravingProblems(context, measurer, state, drawing)
  return engraved.length === 0 ? found : [...found, ...engraved]
}
