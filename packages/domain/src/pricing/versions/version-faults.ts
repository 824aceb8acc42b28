/**
 * A pricing rule's version as somebody types it: its expressions, or what is wrong with the text, each fault with its line, its
 * column and its path. [2.3.13, 2.5.11]
 */
import type { z } from 'zod'
import type { Catalog } from '../../catalog/compile.ts'
import { type PricingExpression, pricingRuleVersionSchema } from '../../catalog/pricing-rules.ts'
import { adminPricingMessages as words } from '../../messages/admin/admin-pricing.ts'
import { jsonTextMessages } from '../../messages/app/json-text.ts'
import {
  type JsonPath,
  type JsonPlace,
  keyPlaceOf,
  lineOf,
  pathText,
  placeOf,
  readJsonText,
  type TextSpan,
} from '../../units/json/json-places.ts'
import { unknownReferences } from './unknown-references.ts'

export interface VersionFault extends TextSpan {
  /** from 1 */
  readonly line: number
  /** from 1 */
  readonly column: number
  /** `[0].props.value`; empty for the text as a whole */
  readonly path: string
  readonly message: string
  /** an error is not saved; a warning is, after a question */
  readonly severity: 'error' | 'warning'
}

/** What a typed version is: no JSON; JSON that is no list of expressions; or expressions, perhaps with warnings. */
export type VersionReading =
  | { readonly kind: 'notJson'; readonly message: string; readonly faults: readonly VersionFault[] }
  | { readonly kind: 'refused'; readonly faults: readonly VersionFault[] }
  | {
      readonly kind: 'read'
      readonly expressions: readonly PricingExpression[]
      readonly faults: readonly VersionFault[]
      /** where each value stands */
      readonly root: JsonPlace
    }

/** What a version may name. */
export type NamedInVersions = Pick<Catalog, 'properties' | 'options' | 'classifierGroups' | 'classifiers'>

/** More faults than this help nobody. */
const MOST_FAULTS = 100

const expressionsSchema = pricingRuleVersionSchema.shape.expressions

/** Reads a typed version. What it names is looked up in the catalog. */
export function readVersionText(text: string, catalog: NamedInVersions): VersionReading {
  const json = readJsonText(text)
  if (!json.ok) {
    const { line, column } = lineOf(text, json.at)
    const to = Math.min(json.at + 1, text.length)
    const fault = { from: json.at, to, line, column, path: '', message: json.message } as const
    const message = jsonTextMessages.at({ message: json.message, line, column })
    return { kind: 'notJson', message, faults: [{ ...fault, severity: 'error' }] }
  }
  const { root, value, repeated } = json
  const faultAt = (
    span: TextSpan,
    path: JsonPath,
    message: string,
    severity: VersionFault['severity'],
  ): VersionFault => ({ ...span, ...lineOf(text, span.from), path: pathText(path), message, severity })
  const twice = repeated.map(({ name, path, from, to }) =>
    faultAt({ from, to }, path, words.keyTwice({ name }), 'error'),
  )
  const parsed = expressionsSchema.safeParse(value)
  const refused = parsed.success
    ? []
    : parsed.error.issues.flatMap((issue) => {
        const path = pathOf(issue.path)
        if (issue.code !== 'unrecognized_keys')
          return [faultAt(placeOf(root, path), path, missingAt(root, path) ?? sentenceOf(issue), 'error')]
        return issue.keys.map((name) => {
          const way = [...path, name]
          return faultAt(keyPlaceOf(root, way), way, words.unknownKey({ name }), 'error')
        })
      })
  const errors = [...twice, ...refused].toSorted((a, b) => a.from - b.from).slice(0, MOST_FAULTS)
  if (!parsed.success || errors.length > 0) return { kind: 'refused', faults: errors }
  const warnings = unknownReferences(parsed.data, catalog).map(({ path, message }) =>
    faultAt(placeOf(root, path), path, message, 'warning'),
  )
  return { kind: 'read', expressions: parsed.data, faults: warnings.slice(0, MOST_FAULTS), root }
}

/** Keys of JSON are texts and numbers alone. */
function pathOf(path: readonly PropertyKey[]): JsonPath {
  return path.filter((key) => typeof key !== 'symbol')
}

const isKind = (name: string): name is keyof typeof words.kinds => Object.hasOwn(words.kinds, name)

/** What is said of a key that is not there; null for one that is. */
function missingAt(root: JsonPlace, path: JsonPath): string | null {
  const name = path.at(-1)
  let place: JsonPlace | undefined = root
  for (const key of path) place = place?.children.get(key)
  return place === undefined && typeof name === 'string' ? words.keyMissing({ name }) : null
}

/** An issue in our words: the browser has none of the schema library's. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int'
        ? words.wholeNumber
        : words.expected({ kind: isKind(issue.expected) ? words.kinds[issue.expected] : issue.expected })
    case 'invalid_value':
      return words.oneOf({ values: issue.values.map((value) => JSON.stringify(value)) })
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? words.oneOf({ values: issue.options.map((value) => JSON.stringify(value)) })
        : words.notThis
    case 'too_big':
      return issue.origin === 'array'
        ? words.tooMany({ max: Number(issue.maximum) })
        : issue.origin === 'string'
          ? words.tooLong({ max: Number(issue.maximum) })
          : words.tooLarge({ max: Number(issue.maximum) })
    case 'too_small':
      return words.tooSmall({ min: Number(issue.minimum) + (issue.inclusive === false ? 1 : 0) })
    case 'custom':
      return issue.message ?? words.notThis
    default:
      return words.notThis
  }
}

/**
 * Where a price failed in the version that is being typed: 'rule 12 / 3 / 1' is `[2].props.expressions[0]` of rule 12. Null where it
 * failed in another rule, or before any expression.
 */
export function expressionPathIn(ruleId: number, path: string): JsonPath | null {
  const [first, ...parts] = path.split(' / ')
  let own = first === `rule ${ruleId}` ? parts : undefined
  if (own === undefined) {
    const start = parts.indexOf(`rule ${ruleId}`)
    own = start < 0 ? [] : parts.slice(start + 1)
  }
  const numbers: number[] = []
  for (const part of own) {
    if (!/^\d+$/.test(part)) break
    numbers.push(Number(part) - 1)
  }
  if (numbers.length === 0) return null
  return numbers.flatMap((number, index) => (index === 0 ? [number] : ['props', 'expressions', number]))
}
