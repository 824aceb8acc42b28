/** From a graphic and the values of a configuration to meshes in their places, in millimetres. */
import { type Scope, scopeOf, within } from './expression/evaluate.ts'
import type { Detail, Paint } from './kinds/kind.ts'
import { type FinishMaterial, readMaterial } from '../materials/schema.ts'
import { type Material, surfaceLooks, surfaceOf } from './kinds/surface.ts'
import { good, problem } from './outcome.ts'
import { type GraphicOutcome, type GraphicProblem, type ParsedNode, parsedOnce } from './parse-graphic.ts'
import type { ProductGraphic } from './schema.ts'
import type { Solid } from './solids/solid.ts'
import {
  type Bounds,
  boundsOf,
  combine,
  nowhereElse,
  place,
  type Placement,
  placementOf,
} from './solids/vector.ts'

export type Mesh = {
  /** Unique in the graphic: the node's id, and which copy it is where rows repeat it. */
  readonly id: string
  readonly nodePath: readonly string[]
  readonly title: string
  /** In its own coordinates. The same object as long as the node keeps its measures, whatever its colour. */
  readonly solid: Solid
  readonly placement: Placement
  readonly material: Material
}

export type ResolvedGraphic =
  | {
      readonly ok: true
      readonly meshes: readonly Mesh[]
      /** Of the product's bodies. */
      readonly bounds: Bounds
    }
  | GraphicProblem

export type ResolveOptions = {
  /** `fine` (default) for the view, `coarse` for small pictures. */
  readonly detail?: Detail
}

const MESHES_MAX = 600
/** More problems than anybody reads at once. */
const PROBLEMS_MAX = 50
/** Together; more than this no browser turns smoothly. */
const VERTICES_MAX = 250_000

/** Whether a mesh is a part of the product, not what its shadow falls on. */
export function isBody({ material }: Mesh): boolean {
  return material.surface !== 'shadow'
}

/** What a mesh covers in the product's space. */
export function boundsOfMesh({ solid, placement }: Pick<Mesh, 'solid' | 'placement'>): Bounds {
  const bounds = boundsOf(solid.vertices.map((vertex) => place(placement, vertex)))
  return bounds ?? { from: placement.shift, to: placement.shift }
}

type Work = {
  readonly meshes: Mesh[]
  readonly detail: Detail
  /** nodes that can not be shown, where the rest is; without it the first one ends the work */
  readonly problems?: GraphicProblem[]
  readonly spec: Readonly<Record<string, unknown>>
  vertices: number
}

/** What the finish that a node's color names is made of; undefined where the specification does not say. */
function madeOf({ finish }: Paint, spec: Readonly<Record<string, unknown>>): FinishMaterial | undefined {
  if (finish === undefined) return undefined
  let value: unknown = spec
  for (const key of `${finish}.material`.split('.')) {
    value =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : undefined
  }
  return value === undefined ? undefined : readMaterial(value)
}

export function materialOf(paint: Paint, spec: Readonly<Record<string, unknown>> = {}): Material {
  const { color, surface, metalness, roughness } = paint
  const made = madeOf(paint, spec)
  if (made !== undefined) {
    return {
      color,
      surface: surfaceOf(made),
      metalness: metalness ?? made.metalness,
      roughness: roughness ?? made.roughness,
      opacity: 1,
      glow: 0,
      made,
    }
  }
  const look = surfaceLooks[surface]
  return {
    ...look,
    color,
    surface,
    metalness: metalness ?? look.metalness,
    roughness: roughness ?? look.roughness,
  }
}

function visit(
  node: ParsedNode,
  scope: Scope,
  outer: Placement,
  copy: string,
  work: Work,
): GraphicOutcome<true> {
  const isShown = node.compiled.isShown(scope)
  if (!isShown.ok) return { ...isShown, nodePath: node.path }
  if (!isShown.value) return good(true)
  const built = node.compiled.build(scope, work.detail)
  if (!built.ok) return { ...built, nodePath: node.path }
  const inner = built.value.kind === 'copies' ? within(built.value.names, scope) : scope
  const at = node.compiled.place(inner)
  if (!at.ok) return { ...at, nodePath: node.path }
  const placement = combine(outer, placementOf(at.value.shift, at.value.degrees))
  if (built.value.kind === 'solid') {
    const { solid, paint } = built.value
    work.vertices += solid.vertices.length
    if (work.meshes.length >= MESHES_MAX || work.vertices > VERTICES_MAX) {
      return { ...problem('tooManyParts'), nodePath: node.path }
    }
    const material = materialOf(paint, work.spec)
    work.meshes.push({
      id: `${node.id}${copy}`,
      nodePath: node.path,
      title: node.title,
      solid,
      placement,
      material,
    })
    return good(true)
  }
  const { copies } = built.value
  for (const [index, { shift, names }] of copies.entries()) {
    const own = within(names, inner)
    const there = combine(placement, placementOf(shift, [0, 0, 0]))
    const suffix = node.kind.key === 'group' ? copy : `${copy}/${index}`
    for (const child of node.children) {
      const visited = visit(child, own, there, suffix, work)
      if (visited.ok) continue
      if (!work.problems || work.problems.length >= PROBLEMS_MAX) return visited
      work.problems.push(visited)
    }
  }
  return good(true)
}

/**
 * The names that a graphic asks of a specification, in the order in which it asks; those of its own formulas and rows are
 * none of them. What nothing fills counts as 1 here, so that all are found.
 */
export function graphicNames(
  graphic: Pick<ProductGraphic, 'nodes'>,
  spec: Readonly<Record<string, unknown>> = {},
): readonly string[] {
  const parsed = parsedOnce(graphic)
  if (!parsed.ok) return []
  const names = new Set<string>()
  const given = scopeOf(spec)
  const scope: Scope = (name) => {
    names.add(name)
    return given(name) ?? 1
  }
  visit(parsed.value.top, scope, nowhereElse, '', { meshes: [], detail: 'coarse', spec, vertices: 0 })
  return [...names]
}

/**
 * The meshes of a graphic under a specification, and what they cover together. Fails with a code, the path of the
 * node and the property. A graphic that shows nothing has bounds of no size at its origin.
 */
export function resolveGraphic(
  graphic: Pick<ProductGraphic, 'nodes'>,
  spec: Readonly<Record<string, unknown>>,
  { detail = 'fine' }: ResolveOptions = {},
): ResolvedGraphic {
  const parsed = parsedOnce(graphic)
  if (!parsed.ok) return parsed
  const work: Work = { meshes: [], detail, spec, vertices: 0 }
  const visited = visit(parsed.value.top, scopeOf(spec), nowhereElse, '', work)
  if (!visited.ok) return visited
  return { ok: true, meshes: work.meshes, bounds: boundsOfBodies(work.meshes) }
}

function boundsOfBodies(meshes: readonly Mesh[]): Bounds {
  const all = meshes.filter(isBody).flatMap((mesh) => {
    const { from, to } = boundsOfMesh(mesh)
    return [from, to]
  })
  return boundsOf(all) ?? { from: [0, 0, 0], to: [0, 0, 0] }
}

export type ShownGraphic = {
  readonly meshes: readonly Mesh[]
  readonly bounds: Bounds
  readonly problems: readonly GraphicProblem[]
}

/** What of a graphic can be shown while it is being made, and why the rest can not: no node takes its sisters with it. */
export function showGraphic(
  graphic: Pick<ProductGraphic, 'nodes'>,
  spec: Readonly<Record<string, unknown>>,
  { detail = 'fine' }: ResolveOptions = {},
): ShownGraphic {
  const parsed = parsedOnce(graphic)
  if (!parsed.ok) return { meshes: [], bounds: boundsOfBodies([]), problems: [parsed] }
  const work: Work = { meshes: [], detail, spec, problems: [], vertices: 0 }
  const visited = visit(parsed.value.top, scopeOf(spec), nowhereElse, '', work)
  const problems = [...(work.problems ?? []), ...(visited.ok ? [] : [visited])]
  return { meshes: work.meshes, bounds: boundsOfBodies(work.meshes), problems }
}
