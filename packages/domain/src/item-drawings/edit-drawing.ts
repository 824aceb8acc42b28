/** Changes of how a product is drawn: values that stand in its specification, and choices that fill parts of it. */
import type { DrawingBinding, ProductOption, ProductProperty } from '../catalog/schema.ts'
import type { Json } from '../units/record.ts'

type Constants = Readonly<Record<string, Json>>

/** What drawings and graphics have alike: fixed values, and choices by dotted path. */
export type Bound = {
  readonly constants: Constants
  readonly bindings: Readonly<Record<string, DrawingBinding>>
}

function isConstants(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fixed value at a dotted path; undefined where there is none. */
export function constantAt(constants: Constants, path: string): Json | undefined {
  let value: Json | undefined = { ...constants }
  for (const name of path.split('.')) value = isConstants(value) ? value[name] : undefined
  return value
}

function withConstantAt(
  constants: Constants,
  [name = '', ...rest]: readonly string[],
  value: Json | undefined,
): Record<string, Json> {
  const { [name]: standing, ...others } = constants
  if (rest.length === 0) return value === undefined ? others : { ...constants, [name]: value }
  const inner = withConstantAt(isConstants(standing) ? standing : {}, rest, value)
  // A group without any value is none.
  return Object.keys(inner).length === 0 ? others : { ...constants, [name]: inner }
}

/** With another fixed value at a dotted path; undefined takes it out. */
export function withConstant<T extends Bound>(bound: T, path: string, value: Json | undefined): T {
  return { ...bound, constants: withConstantAt(bound.constants, path.split('.'), value) }
}

/** With another choice that fills a dotted path; null takes it out. */
export function withBinding<T extends Bound>(bound: T, path: string, binding: DrawingBinding | null): T {
  const { [path]: _, ...others } = bound.bindings
  return { ...bound, bindings: binding === null ? others : { ...bound.bindings, [path]: binding } }
}

/**
 * What of a property's choice can fill a part of a specification: what is typed, its engravings, or of the chosen option the
 * title and every key that its data may have.
 */
export function bindingsOf(
  { id, type, isArray, productOptionDataFields }: ProductProperty,
  options: readonly Pick<ProductOption, 'data'>[],
): readonly DrawingBinding[] {
  const productPropertyId = id
  if (isArray === 1) return [{ productPropertyId, source: 'engravings' }]
  if (type !== 'singleSelect') return [{ productPropertyId, source: 'value' }]
  const keys = new Set([
    ...productOptionDataFields.map(({ key }) => key),
    ...options.flatMap(({ data }) => Object.keys(data)),
  ])
  return [
    ...[...keys].map((dataKey): DrawingBinding => ({ productPropertyId, source: 'optionData', dataKey })),
    { productPropertyId, source: 'optionTitle' },
  ]
}

/** A binding as one text, which tells it from every other. */
export function bindingKey({ productPropertyId, source, dataKey }: DrawingBinding): string {
  return [productPropertyId, source, dataKey ?? ''].join(':')
}
