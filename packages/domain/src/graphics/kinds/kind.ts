/**
 * A kind of node: its title, its properties, and what it builds. Kinds are found by key; nothing else in the
 * system knows what a box or a tube is.
 */
import { trust } from '../../units/trust.ts'
import type { Json } from '../../units/record.ts'
import type { Scope } from '../expression/evaluate.ts'
import type { Value } from '../expression/syntax.ts'
import { good, type Outcome, type Problem, problem } from '../outcome.ts'
import type { Solid } from '../solids/solid.ts'
import type { Vec3 } from '../solids/vector.ts'
import { colourField, conditionField, type Field, numberField, type Read } from './field.ts'
import { type Surface, surfaceField } from './surface.ts'

type Fields<V> = { readonly [K in keyof V]: Field<V[K]> }

/** How fine round things are: for the view that one can go near to, or for a small picture. */
export type Detail = 'fine' | 'coarse'

/** How many sides a full circle has: enough that none of them looks like an edge (see `isCrease`). */
export function sidesOf(detail: Detail, radius: number): number {
  if (detail === 'coarse') return radius < 8 ? 12 : 18
  return radius < 6 ? 24 : 48
}

export type Place = { readonly shift: Vec3; readonly degrees: Vec3 }
export type Paint = {
  readonly color: string
  readonly surface: Surface
  /** 0 to 1; without it what the surface has. */
  readonly metalness: number | undefined
  readonly roughness: number | undefined
  /** Name of the finish that its color is that of (`finish` where the color is `finish.fill`): it is made of the same. */
  readonly finish: string | undefined
}

/** One further place for the children of a node, with names that hold there alone. */
export type Copy = { readonly shift: Vec3; readonly names: ReadonlyMap<string, Value> }

/** What a node is under one specification. */
export type Built =
  | { readonly kind: 'solid'; readonly solid: Solid; readonly paint: Paint }
  | {
      readonly kind: 'copies'
      /** hold inside, and for the node's own place */
      readonly names: ReadonlyMap<string, Value>
      readonly copies: readonly Copy[]
    }

/** Which property a problem is in, when it is in one. */
export type NodeProblem = Problem & { readonly property?: string }
type NodeOutcome<T> = { readonly ok: true; readonly value: T } | NodeProblem

/** A node's properties, parsed once; reads them for any number of specifications. */
export type CompiledNode = {
  /** Asked first: what is not shown need not make sense. */
  readonly isShown: (scope: Scope) => NodeOutcome<boolean>
  readonly place: (scope: Scope) => NodeOutcome<Place>
  readonly build: (scope: Scope, detail: Detail) => NodeOutcome<Built>
}

/** What a property is about: the shape of the kind itself, how it looks, where it stands, whether it is there. */
export type FieldPart = 'shape' | 'look' | 'place' | 'condition'

export type NodeKind = {
  readonly key: string
  readonly title: string
  readonly canHoldChildren: boolean
  /** Names that count the copies of what it holds: 0 in the first. */
  readonly counts: readonly string[]
  /** Every property by key, in the order of the form. */
  readonly fields: Readonly<Record<string, Field<unknown>>>
  /** The same keys, as they stand together in a form. */
  readonly parts: readonly { readonly part: FieldPart; readonly keys: readonly string[] }[]
  /** What a node that is added begins with, beside what is usual: enough that one sees what the kind does. */
  readonly firstProps: Readonly<Record<string, Json>>
  readonly compile: (props: Readonly<Record<string, Json>>) => NodeOutcome<CompiledNode>
}

const conditionFields = { when: conditionField('Shown when') }

const placeFields = {
  x: numberField('X', 0, 'mm'),
  y: numberField('Y', 0, 'mm'),
  z: numberField('Z', 0, 'mm'),
  turnX: numberField('Turn about X', 0, 'degrees'),
  turnY: numberField('Turn about Y', 0, 'degrees'),
  turnZ: numberField('Turn about Z', 0, 'degrees'),
}

const shareField = (title: string): Field<number> => ({
  ...numberField(title, -1),
  initialTitle: 'As the surface',
})

const paintFields = {
  color: colourField('Color', '#c9c5bc'),
  surface: surfaceField('Surface'),
  metalness: shareField('Metalness (0 to 1)'),
  roughness: shareField('Roughness (0 to 1)'),
}

function compileFields<V extends object>(
  fields: Fields<V>,
  props: Readonly<Record<string, Json>>,
): NodeOutcome<(scope: Scope) => NodeOutcome<V>> {
  const reads: [string, Read<unknown>][] = []
  for (const [key, field] of Object.entries<Field<unknown>>(fields)) {
    const compiled = field.compile(props[key] ?? field.initial)
    if (!compiled.ok) return { ...compiled, property: key }
    reads.push([key, compiled.value])
  }
  return good((scope: Scope) => {
    const values: Record<string, unknown> = {}
    for (const [key, read] of reads) {
      const result = read(scope)
      if (!result.ok) return { ...result, property: key }
      values[key] = result.value
    }
    // Every key of the fields has just been read by that key's own field.
    return good(trust<V>(values))
  })
}

function unknownProperty(
  fields: Readonly<Record<string, unknown>>,
  props: Readonly<Record<string, Json>>,
): NodeProblem | undefined {
  const stray = Object.keys(props).find((key) => !Object.hasOwn(fields, key))
  return stray === undefined ? undefined : { ...problem('unknownProperty', stray), property: stray }
}

/** A share from 0 to 1; anything below 0 means "as the surface has it". */
function share(value: number): number | undefined {
  return value < 0 ? undefined : Math.min(1, value)
}

/** Keeps what was made under the last few keys: another colour makes no new shape, and copies share one. */
type Keep = <T>(key: string, make: () => T) => T
const KEPT_MAX = 24

function keeper(): Keep {
  const kept = new Map<string, unknown>()
  return <T>(key: string, make: () => T): T => {
    // What stands under a key was made for it by the same node, whose makes are all of one type.
    if (kept.has(key)) return trust<T>(kept.get(key))
    if (kept.size >= KEPT_MAX) kept.clear()
    const made = make()
    kept.set(key, made)
    return made
  }
}

type Definition<V extends object> = {
  readonly key: string
  readonly title: string
  readonly fields: Fields<V>
  readonly counts?: readonly string[]
  readonly firstProps?: Readonly<Record<string, Json>>
}

function partOf(key: string): FieldPart {
  if (Object.hasOwn(conditionFields, key)) return 'condition'
  if (Object.hasOwn(placeFields, key)) return 'place'
  return Object.hasOwn(paintFields, key) ? 'look' : 'shape'
}

function partsOf(keys: readonly string[]): NodeKind['parts'] {
  const parts: readonly FieldPart[] = ['shape', 'place', 'look', 'condition']
  return parts
    .map((part) => ({ part, keys: keys.filter((key) => partOf(key) === part) }))
    .filter((one) => one.keys.length > 0)
}

function kindOf<V extends object>(
  { key, title, fields, counts = [], firstProps = {} }: Definition<V>,
  canHoldChildren: boolean,
  build: (values: V, detail: Detail, keep: Keep, props: Readonly<Record<string, Json>>) => NodeOutcome<Built>,
): NodeKind {
  const all: Readonly<Record<string, Field<unknown>>> = { ...fields, ...conditionFields, ...placeFields }
  return {
    key,
    title,
    canHoldChildren,
    counts,
    fields: all,
    parts: partsOf(Object.keys(all)),
    firstProps,
    compile(props) {
      const stray = unknownProperty(all, props)
      if (stray) return stray
      const condition = compileFields(conditionFields, props)
      if (!condition.ok) return condition
      const place = compileFields(placeFields, props)
      if (!place.ok) return place
      const own = compileFields(fields, props)
      if (!own.ok) return own
      const keep = keeper()
      return good({
        isShown: (scope) => {
          const read = condition.value(scope)
          return read.ok ? good(read.value.when) : read
        },
        place: (scope) => {
          const read = place.value(scope)
          if (!read.ok) return read
          const { x, y, z, turnX, turnY, turnZ } = read.value
          return good({ shift: [x, y, z], degrees: [turnX, turnY, turnZ] })
        },
        build: (scope, detail) => {
          const values = own.value(scope)
          return values.ok ? build(values.value, detail, keep, props) : values
        },
      })
    },
  }
}

/** The finish whose color stands there alone, by name; undefined for any other expression. */
function finishOfColour(color: Json | undefined): string | undefined {
  return typeof color === 'string' ? /^\s*([a-z][\w.]*)\.fill\s*$/i.exec(color)?.[1] : undefined
}

/** A kind that is a body of its own, painted. `build` may fail with a typed problem. */
export function defineSolid<V extends object>(
  definition: Definition<V> & { readonly build: (values: V, detail: Detail) => Outcome<Solid> },
): NodeKind {
  type All = V & { color: string; surface: Surface; metalness: number; roughness: number }
  // The fields of both, of which All is the union of the values.
  const fields = trust<Fields<All>>({ ...definition.fields, ...paintFields })
  return kindOf<All>({ ...definition, fields }, false, (values, detail, keep, props) => {
    const { color, surface, metalness, roughness, ...shape } = values
    const solid = keep(JSON.stringify([detail, shape]), () => definition.build(values, detail))
    if (!solid.ok) return solid
    const paint = {
      color,
      surface,
      metalness: share(metalness),
      roughness: share(roughness),
      finish: finishOfColour(props['color']),
    }
    return good({ kind: 'solid', solid: solid.value, paint })
  })
}

const noNames: ReadonlyMap<string, Value> = new Map()

/** A kind that holds others and says where, how often and with which names. */
export function defineHolder<V extends object>(
  definition: Definition<V> & {
    readonly names?: (values: V) => ReadonlyMap<string, Value>
    readonly copies: (values: V) => Outcome<readonly Copy[]>
  },
): NodeKind {
  return kindOf(definition, true, (values) => {
    const copies = definition.copies(values)
    const names = definition.names?.(values) ?? noNames
    return copies.ok ? good({ kind: 'copies', names, copies: copies.value }) : copies
  })
}
