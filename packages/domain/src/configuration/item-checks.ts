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
type Bound = {
  readonly spec: Spec
  /** problems by the check that found them: contexts may differ in their checks */
  readonly problems: Map<FamilyCheck, readonly Problem[]>
  grid: EngravingGrid | null | undefined
}

/** Remembered specifications per network; emptied when there are too many. */
const KEPT_SPECS = 2000
type BoundCache = { readonly properties: readonly number[]; readonly bySpec: Map<string, Bound> }
const caches = new WeakMap<Network, BoundCache>()

function cacheOf(network: Network, drawing: ProductDrawing): BoundCache {
  let cache = caches.get(network)
  if (cache === undefined) {
    const properties = new Set<number>()
    for (const binding of Object.values(drawing.bindings)) {
      const index = network.propertyIndex.get(binding.productPropertyId)
      if (index !== undefined && binding.source !== 'engravings') properties.add(index)
    }
    cache = { properties: [...properties], bySpec: new Map() }
    caches.set(network, cache)
  }
  return cache
}

/** The specification without engravings, remembered by the choices it is bound to. */
function boundSpec(state: NetworkState, drawing: ProductDrawing): Bound {
  const cache = cacheOf(state.network, drawing)
  let key = ''
  for (const property of cache.properties) {
    const isHidden = state.hidden[property] === 1
    const option = isHidden ? undefined : state.chosen[property]?.[0]
    const value = isHidden ? undefined : state.selections[property]?.value
    key += value === undefined ? `${option ?? ''};` : `${option ?? ''}=${typeof value}${value};`
  }
  let bound = cache.bySpec.get(key)
  if (bound === undefined) {
    const { spec } = bindSpec(drawing, readerOf(state), { withEngravings: false })
    bound = { spec, problems: new Map(), grid: undefined }
    if (cache.bySpec.size >= KEPT_SPECS) cache.bySpec.clear()
    cache.bySpec.set(key, bound)
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
  state: NetworkState,
  drawing: ProductDrawing,
  bound: Bound,
): readonly Problem[] {
  const { measurer, profile } = context
  if (measurer === undefined || !profile.engraving.limits) return noProblems
  const problems: Problem[] = []
  for (const role of ['engraving', 'secondEngraving']) {
    for (const propertyId of profile.roles[role] ?? []) {
      const index = state.network.propertyIndex.get(propertyId)
      const selection = index === undefined || state.hidden[index] === 1 ? undefined : state.selections[index]
      if (index === undefined || selection?.engravings === undefined) continue
      if (selection.customEngravings === true) continue
      if (!isOverLimit(context, measurer, drawing.family, bound, selection)) continue
      const title = state.network.properties[index]?.title ?? ''
      problems.push({ code: 'engraving', message: messages.engravingTooWide({ title }), propertyId })
    }
  }
  return problems.length === 0 ? noProblems : problems
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
  const wantsEngravings = context.measurer !== undefined && context.profile.engraving.limits
  if (check === undefined && !wantsEngravings) return noProblems
  const bound = boundSpec(state, drawing)
  let found = check === undefined ? noProblems : bound.problems.get(check)
  if (found === undefined && check !== undefined) {
    found = check(product, bound.spec).map(({ path, ...reason }) => {
      const binding = path === undefined ? undefined : drawing.bindings[path]
      return binding === undefined ? reason : { ...reason, propertyId: binding.productPropertyId }
    })
    bound.problems.set(check, found)
  }
  const engraved = wantsEngravings ? engravingProblems(context, state, drawing, bound) : noProblems
  return engraved.length === 0 ? (found ?? noProblems) : [...(found ?? noProblems), ...engraved]
}
