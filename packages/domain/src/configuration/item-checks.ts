/** What an item's drawing says against it: layout limits and engraving widths, each judged once per choice. */
import type { Product, ProductDrawing } from '../catalog/schema.ts'
import type { DrawingFamily, FamilyCheck } from '../drawing/family.ts'
import { drawingFamilies } from '../drawing/registry.ts'
import {
  checkEngravings,
  type EngravingGrid,
  isAnyOverLimit,
  missingCharacters,
} from '../engraving/limits.ts'
import type { TextMeasurer } from '../engraving/measure.ts'
import { countedSets } from '../engraving/sets.ts'
import { shownCharacters } from '../engraving/text.ts'
import { messages } from '../messages.ts'
import { bindSpec, readerOf } from './bind-drawing.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Network } from './network.ts'
import type { NetworkState } from './network-state.ts'
import type { Selection } from './schema.ts'
import type { EvaluationContext, Problem } from './types.ts'

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

/** What is found out about the engravings of one selection: too wide somewhere, and characters that can not be cut. */
type Found = { readonly isOver: boolean; readonly missing: readonly string[] }
type Judged = Found & {
  readonly bound: Bound
  readonly measurer: TextMeasurer
  readonly quantity: number
}
const nothingFound: Found = { isOver: false, missing: [] }
const judgedEngravings = new WeakMap<Selection, Judged>()

function judgedEngraving(
  context: EvaluationContext,
  measurer: TextMeasurer,
  family: DrawingFamily | undefined,
  bound: Bound,
  selection: Selection,
  quantity: number,
): Found {
  const known = judgedEngravings.get(selection)
  if (known?.bound === bound && known.measurer === measurer && known.quantity === quantity) return known
  // Nothing is remembered before the family is there.
  if (family === undefined) return nothingFound
  if (bound.grid === undefined) bound.grid = family.gridOfUnknown?.(bound.spec) ?? null
  const { grid } = bound
  const { softMarginMm } = context.profile.engraving
  const checked =
    grid === null
      ? []
      : countedSets(selection.engravings ?? [], quantity).map((set) =>
          checkEngravings(set, grid, measurer, softMarginMm),
        )
  const judged = {
    bound,
    measurer,
    quantity,
    isOver: checked.some(isAnyOverLimit),
    missing: [...new Set(checked.flatMap(missingCharacters))],
  }
  judgedEngravings.set(selection, judged)
  return judged
}

const noProblems: readonly Problem[] = []

/**
 * Problems of engraved texts, unless the item has custom engravings, which are reviewed: too wide, where the
 * organisation has limits [1.5.30, 1.5.35]; with characters that the font does not have, everywhere.
 */
function engravingProblems(
  context: EvaluationContext,
  measurer: TextMeasurer,
  state: NetworkState,
  drawing: ProductDrawing,
  family: DrawingFamily | undefined,
  quantity: number,
): readonly Problem[] {
  const problems: Problem[] = []
  for (const propertyId of engravedIds(context.profile, drawing)) {
    const index = state.network.propertyIndex.get(propertyId)
    const selection = index === undefined || state.hidden[index] === 1 ? undefined : state.selections[index]
    if (index === undefined || selection?.engravings === undefined) continue
    if (selection.customEngravings === true) continue
    const bound = boundSpec(state, drawing, 'everything')
    const found = judgedEngraving(context, measurer, family, bound, selection, quantity)
    const title = state.network.properties[index]?.title ?? ''
    if (found.isOver && context.profile.engraving.limits) {
      problems.push({ code: 'engraving', message: messages.engravingTooWide({ title }), propertyId })
    }
    if (found.missing.length > 0) {
      const message = messages.engravingsMissing({ title, characters: shownCharacters(found.missing) })
      problems.push({ code: 'engraving', message, propertyId })
    }
  }
  return problems
}

const engravedOf = new WeakMap<ProductDrawing, { readonly profile: OrgProfile; readonly ids: number[] }>()

/** The properties that hold engravings: by the organisation's roles, and by what the drawing shows as such. */
function engravedIds(profile: OrgProfile, drawing: ProductDrawing): readonly number[] {
  let known = engravedOf.get(drawing)
  if (known?.profile !== profile) {
    const bound = Object.values(drawing.bindings).filter(({ source }) => source === 'engravings')
    const ids = [
      ...(profile.roles['engraving'] ?? []),
      ...(profile.roles['secondEngraving'] ?? []),
      ...bound.map(({ productPropertyId }) => productPropertyId),
    ]
    known = { profile, ids: [...new Set(ids)] }
    engravedOf.set(drawing, known)
  }
  return known.ids
}

/** What a family's check says, each problem led back to the property that its path is bound to. */
function checkedProblems(
  check: FamilyCheck,
  state: NetworkState,
  drawing: ProductDrawing,
): readonly Problem[] {
  const bound = boundSpec(state, drawing, check)
  bound.problems ??= check(bound.spec, drawing.limits).map(({ path, message }): Problem => {
    const binding = path === undefined ? undefined : drawing.bindings[path]
    const problem = { code: 'layout', message } as const
    return binding === undefined ? problem : { ...problem, propertyId: binding.productPropertyId }
  })
  return bound.problems
}

/** Everything the drawing of a product says against the item's choices. */
export function drawingProblems(
  context: EvaluationContext,
  state: NetworkState,
  product: Product,
  quantity: number,
): readonly Problem[] {
  const { drawing } = product
  if (drawing === null) return noProblems
  const family = (context.families ?? drawingFamilies()).get(drawing.family)
  const check = family?.check
  const found = check === undefined ? noProblems : checkedProblems(check, state, drawing)
  const { measurer } = context
  if (measurer === undefined) return found
  const engraved = engravingProblems(context, measurer, state, drawing, family, quantity)
  return engraved.length === 0 ? found : [...found, ...engraved]
}
