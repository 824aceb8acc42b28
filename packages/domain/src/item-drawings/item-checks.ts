/** What an item's drawing says against it: layout limits, engraving widths and overlaps, each judged once per choice. */
import type { Problem } from '../constraints/types.ts'
import type { EvaluationContext } from './types.ts'
import type { CatalogProduct, ProductDrawing } from '../catalog/schema.ts'
import type { DrawingFamily, FamilyCheck } from '../drawing/family.ts'
import { drawingFamilies, findDrawingFamily } from '../drawing/registry.ts'
import {
  checkEngravingStack,
  type EngravingGrid,
  isAnyOverLimit,
  missingCharacters,
} from '../engraving/limits.ts'
import type { TextMeasurer } from '../engraving/fonts/measure.ts'
import { engravingOverlaps } from '../engraving/overlaps.ts'
import type { EngravingSet } from '../engraving/schema.ts'
import { shownCharacters } from '../engraving/text.ts'
import { currentLanguage } from '../localization/current-language.ts'
import type { Language } from '../localization/languages.ts'
import { messages } from '../messages.ts'
import { bindSpec, readerOf } from './bind-drawing.ts'
import type { LengthUnit } from '../units/lengths.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { drawnEngravings, type Engraved, engravingStacks, piecesOf } from './engraving-grid.ts'
import { entryAt, type PropertyIndex } from '../constraints/indices.ts'
import type { Network } from '../constraints/network.ts'
import type { NetworkState } from '../constraints/network-state.ts'
import type { Selection } from '../orders/selections.ts'

/** What sentences are said in: the network outlives a call, and the settings. */
type Said = { readonly language: Language; readonly unit: LengthUnit }

type Spec = Readonly<Record<string, unknown>>
/** A specification without engravings, with what was found out about it. */
type Bound = {
  readonly spec: Spec
  /** as they were last asked for */
  problems: { readonly said: Said; readonly found: readonly Problem[] } | undefined
  grid: EngravingGrid | null | undefined
}

/** Remembered specifications; emptied when there are too many. */
const KEPT_SPECS = 5000
type BoundCache = {
  /** indices of the properties that the bindings read */
  readonly properties: readonly PropertyIndex[]
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
    const properties = new Set<PropertyIndex>()
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
function keyOf(state: NetworkState, properties: readonly PropertyIndex[]): number | string {
  const base = state.network.options.length + 2
  let key = 0
  for (const property of properties) {
    if (state.hidden[property] === 1) {
      key = key * base
      continue
    }
    if (state.selections[property]?.value !== undefined) return textKey(state, properties)
    key = key * base + (entryAt(state.chosen, property)[0] ?? -1) + 2
    if (key > Number.MAX_SAFE_INTEGER / base) return textKey(state, properties)
  }
  return key
}

function textKey(state: NetworkState, properties: readonly PropertyIndex[]): string {
  return properties
    .map((property) => {
      if (state.hidden[property] === 1) return ''
      const value = state.selections[property]?.value
      return `${entryAt(state.chosen, property)[0] ?? ''}=${typeof value}${value ?? ''}`
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

/** What is found out about the engravings of one selection: too wide somewhere, characters that can not be cut, overlaps. */
type Found = {
  readonly isOver: boolean
  readonly missing: readonly string[]
  /** each once, in words */
  readonly overlaps: readonly string[]
}
type Judged = {
  readonly language: Language
  readonly bound: Bound
  readonly measurer: TextMeasurer
  readonly quantity: number
  readonly engraved: readonly Engraved[]
  /** of each of the selections */
  readonly found: readonly Found[]
}
function gridOf(bound: Bound, family: DrawingFamily): EngravingGrid | null {
  if (bound.grid === undefined) bound.grid = family.gridOfUnknown?.(bound.spec) ?? null
  return bound.grid
}

/** By the selection of the first language that is there. */
const judgedEngravings = new WeakMap<Selection, Judged>()

/** Overlaps of one selection that are said: with more of them a drawing says more than words. */
const MAX_OVERLAPS = 4

function judgedEngraving(
  context: EvaluationContext,
  measurer: TextMeasurer,
  family: DrawingFamily | undefined,
  bound: Bound,
  engraved: readonly Engraved[],
  quantity: number,
): readonly Found[] {
  const [first] = engraved
  // Nothing is remembered before the family is there.
  if (family === undefined || first === undefined) return []
  const known = judgedEngravings.get(first.selection)
  const said = currentLanguage()
  const isKnown =
    known?.bound === bound &&
    known.language === said &&
    known.measurer === measurer &&
    known.quantity === quantity &&
    known.engraved.length === engraved.length &&
    known.engraved.every(({ selection }, index) => selection === engraved[index]?.selection)
  if (isKnown) return known.found
  const grid = gridOf(bound, family)
  const { softMarginMm, limits } = context.profile.engraving
  const pieces =
    grid === null
      ? []
      : piecesOf(engraved, quantity).map((sets) => {
          const stack = checkEngravingStack(sets, grid, measurer, softMarginMm)
          return { stack, overlaps: engravingOverlaps(sets, stack, grid, limits) }
        })
  const found = engraved.map((_, language): Found => {
    const checks = pieces.map(({ stack }) => stack[language] ?? {})
    const overlaps = pieces.flatMap((piece) =>
      piece.overlaps
        .filter((overlap) => overlap.language === language)
        .map(({ what, other }) => messages.engravingMeets({ what, other })),
    )
    return {
      isOver: checks.some(isAnyOverLimit),
      missing: [...new Set(checks.flatMap(missingCharacters))],
      overlaps: [...new Set(overlaps)],
    }
  })
  judgedEngravings.set(first.selection, { language: said, bound, measurer, quantity, engraved, found })
  return found
}

const noProblems: readonly Problem[] = []

function engravedOf({ network, hidden, selections }: NetworkState, ids: readonly number[]): Engraved[] {
  return ids.flatMap((propertyId) => {
    const index = network.propertyIndex.get(propertyId)
    const selection = index === undefined || hidden[index] === 1 ? undefined : selections[index]
    return selection?.engravings === undefined ? [] : [{ propertyId, selection }]
  })
}

/** The sets of an item that are cut, by property: those of places that its plate has not are left out. */
export type CutEngravings = ReadonlyMap<number, readonly EngravingSet[]>
const nothingCut: CutEngravings = new Map()

/** Empty while nobody knows the item's plate: then all that is typed counts. */
export function cutEngravings(
  state: NetworkState | undefined,
  drawing: ProductDrawing | null | undefined,
  quantity: number,
): CutEngravings {
  const family = drawing && findDrawingFamily(drawing.family)
  const grid = state && family && gridOf(boundSpec(state, drawing, 'everything'), family)
  if (!grid) return nothingCut
  // Only texts that the drawing shows have places on it.
  const engraved = engravedOf(state, drawnEngravings(drawing))
  const pieces = piecesOf(engraved, quantity).map((sets) => family.keptSets?.(sets, grid))
  return new Map(
    engraved.map(({ propertyId, selection }, language) => [
      propertyId,
      pieces.slice(0, selection.engravings?.length).map((sets) => sets?.[language] ?? {}),
    ]),
  )
}

/**
 * Problems of engraved texts, unless the item has custom engravings, which are reviewed: too wide, where the
 * organisation has limits [1.5.30, 1.5.35]; with characters that the font does not have, or that meet something, everywhere.
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
  for (const ids of stacksOf(context.profile, drawing)) {
    const engraved = engravedOf(state, ids)
    if (engraved.every(({ selection }) => selection.customEngravings === true)) continue
    const bound = boundSpec(state, drawing, 'everything')
    const found = judgedEngraving(context, measurer, family, bound, engraved, quantity)
    for (const [language, { propertyId, selection }] of engraved.entries()) {
      const own = found[language]
      if (own === undefined || selection.customEngravings === true) continue
      problems.push(...problemsOf(context, state, propertyId, own))
    }
  }
  return problems
}

function problemsOf(
  { profile }: EvaluationContext,
  { network }: NetworkState,
  propertyId: number,
  { isOver, missing, overlaps }: Found,
): Problem[] {
  const title = network.properties[network.propertyIndex.get(propertyId) ?? -1]?.title ?? ''
  const messagesOfAll = [
    ...(isOver && profile.engraving.limits ? [messages.engravingTooWide({ title })] : []),
    ...(missing.length > 0
      ? [messages.engravingsMissing({ title, characters: shownCharacters(missing) })]
      : []),
    ...overlaps.slice(0, MAX_OVERLAPS),
  ]
  return messagesOfAll.map((message) => ({ code: 'engraving', message, propertyId }))
}

type Stacks = readonly (readonly number[])[]
const knownStacks = new WeakMap<ProductDrawing, { readonly profile: OrgProfile; readonly stacks: Stacks }>()

function stacksOf(profile: OrgProfile, drawing: ProductDrawing): Stacks {
  let known = knownStacks.get(drawing)
  if (known?.profile !== profile) {
    known = { profile, stacks: engravingStacks(drawing, profile) }
    knownStacks.set(drawing, known)
  }
  return known.stacks
}

/** What a family's check says, each problem led back to the property that its path is bound to. */
function checkedProblems(
  check: FamilyCheck,
  state: NetworkState,
  drawing: ProductDrawing,
  unit: LengthUnit,
): readonly Problem[] {
  const bound = boundSpec(state, drawing, check)
  const language = currentLanguage()
  if (bound.problems?.said.language === language && bound.problems.said.unit === unit)
    return bound.problems.found
  const found = check(bound.spec, drawing.limits, unit).map(({ path, message }): Problem => {
    const binding = path === undefined ? undefined : drawing.bindings[path]
    const problem = { code: 'layout', message } as const
    return binding === undefined ? problem : { ...problem, propertyId: binding.productPropertyId }
  })
  bound.problems = { said: { language, unit }, found }
  return found
}

/** What the family's own check says against the item's choices: that they can not be made together. */
export function layoutProblems(
  context: EvaluationContext,
  state: NetworkState,
  { drawing }: CatalogProduct,
): readonly Problem[] {
  if (drawing === null) return noProblems
  const check = (context.families ?? drawingFamilies()).get(drawing.family)?.check
  return check === undefined
    ? noProblems
    : checkedProblems(check, state, drawing, context.profile.region.units)
}

/** Everything the drawing of a product says against the item's choices. */
export function drawingProblems(
  context: EvaluationContext,
  state: NetworkState,
  product: CatalogProduct,
  quantity: number,
): readonly Problem[] {
  const { drawing } = product
  if (drawing === null) return noProblems
  const family = (context.families ?? drawingFamilies()).get(drawing.family)
  const found = layoutProblems(context, state, product)
  const { measurer } = context
  if (measurer === undefined) return found
  const engraved = engravingProblems(context, measurer, state, drawing, family, quantity)
  return engraved.length === 0 ? found : [...found, ...engraved]
}
