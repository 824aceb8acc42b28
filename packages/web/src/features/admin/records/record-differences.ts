/** What differs between two states of a record, in words: field by field, and in maps and lists down to what differs. */
import type { DraftChange } from '@orderwright/contract'
import { pricingRuleVersionSchema } from '@orderwright/domain/catalog'
import { currentLanguage } from '@orderwright/domain/localization'
import { adminPricingMessages, changeLabScreens as words } from '@orderwright/domain/messages'
import { isFields, isSameFieldValue } from '@orderwright/domain/catalog-changes'
import type { AdminData } from '../admin-data.ts'
import { expressionLines } from '../expression-words.ts'

/** One thing that differs; `path` names it below its field. */
export interface Difference {
  readonly field: string
  readonly path: readonly string[]
  readonly before: string
  readonly after: string
}

type Named = Extract<
  keyof AdminData,
  | 'products'
  | 'categories'
  | 'properties'
  | 'options'
  | 'groups'
  | 'rules'
  | 'pricingRules'
  | 'classifierGroups'
  | 'classifiers'
  | 'media'
  | 'graphics'
>

/** All the lists whose records a change may name. */
export const namedLists: readonly Named[] = [
  'products',
  'categories',
  'properties',
  'options',
  'groups',
  'rules',
  'pricingRules',
  'classifierGroups',
  'classifiers',
  'graphics',
]

/** Which records a field names, by what its own name ends with; the longer ending first. */
const references: readonly (readonly [RegExp, Named])[] = [
  [/productPropertyGroup(Ids?|s)$/i, 'groups'],
  [/classifierGroup(Ids?|s)$/i, 'classifierGroups'],
  [/classifications$/i, 'classifierGroups'],
  [/classifier(Ids?|s)$/i, 'classifiers'],
  [/propert(yIds?|ies)$/i, 'properties'],
  [/option(Ids?|s)$/i, 'options'],
  [/categor(yIds?|ies)$/i, 'categories'],
  [/pricingRule(Ids?|s)$/i, 'pricingRules'],
  [/graphic(Ids?|s)$/i, 'graphics'],
  [/product(Ids?|s)$/i, 'products'],
]

function listNamed(key: string): Named | undefined {
  return references.find(([ending]) => ending.test(key))?.[1]
}

function titleOf(adminData: AdminData, list: Named, id: number): string | undefined {
  const record = adminData[list].find((one) => one.id === id)
  return record && 'title' in record && record.title !== '' ? record.title : undefined
}

/** The ends of a rule name options or properties, by what the rule says beside them. */
function ruleEnd(key: string, record: Readonly<Record<string, unknown>>): Named | undefined {
  const end = key === 'fromIds' ? record['fromResourceKey'] : key === 'toIds' ? record['toResourceKey'] : null
  return end === 'productOption' ? 'options' : end === 'productProperty' ? 'properties' : undefined
}

function plain(value: unknown, list: Named | undefined, adminData: AdminData): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') {
    const title = list && titleOf(adminData, list, value)
    return (
      title ?? (list ? `#${value}` : value.toLocaleString(currentLanguage(), { maximumFractionDigits: 12 }))
    )
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return words.nothing
    const isPlain = value.every((one) => typeof one !== 'object' || one === null)
    if (isPlain) return value.map((one) => plain(one, list, adminData)).join(', ')
  }
  return clipped(typeof value === 'string' ? value : JSON.stringify(value))
}

/** More signs than these help nobody to see what differs. */
const MAX_SIGNS = 300

function clipped(text: string): string {
  return text.length > MAX_SIGNS ? `${text.slice(0, MAX_SIGNS)}…` : text
}

/** A list of records that comes or goes as a whole is told by its length. */
function wholeList(value: unknown, other: unknown): string | undefined {
  const isRecords = Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null)
  return isRecords && (other === undefined || other === null)
    ? words.entries({ count: value.length })
    : undefined
}

/** What a version of a price is made of, line by line; undefined for what is no such version. */
function versionLines(value: unknown, adminData: AdminData): string[] | undefined {
  const parsed = pricingRuleVersionSchema.safeParse(value)
  if (!parsed.success) return undefined
  return expressionLines(parsed.data.expressions, adminData).map((line) => line.words)
}

/** Since when a version holds. */
function beginningOf(value: unknown): string | undefined {
  const parsed = pricingRuleVersionSchema.safeParse(value)
  return parsed.success ? parsed.data.created : undefined
}

/** The lines of one that the other does not have. */
const without = (lines: readonly string[], others: readonly string[]) =>
  lines.filter((line) => !others.includes(line))

function between(
  change: { readonly field: string; readonly record: Readonly<Record<string, unknown>> },
  path: readonly string[],
  key: string,
  before: unknown,
  after: unknown,
  adminData: AdminData,
): Difference[] {
  if (isSameFieldValue(before, after)) return []
  const { field, record } = change
  const list = ruleEnd(key, record) ?? listNamed(key)
  const was = versionLines(before, adminData)
  const is = versionLines(after, adminData)
  if (field === 'versions' && (was || is)) {
    const gone = without(was ?? [], is ?? [])
    const come = without(is ?? [], was ?? [])
    const told = (of: readonly string[], one: string | undefined, other: string | undefined) =>
      one === other
        ? []
        : [
            {
              field,
              path: of,
              before: plain(one, undefined, adminData),
              after: plain(other, undefined, adminData),
            },
          ]
    const differences = [
      ...told([...path, adminPricingMessages.effectiveDate], beginningOf(before), beginningOf(after)),
      ...told(path, gone.join('\n'), come.join('\n')),
    ]
    if (differences.length > 0) return differences
  }
  if (isFields(before) || isFields(after)) {
    const one = isFields(before) ? before : {}
    const other = isFields(after) ? after : {}
    // A map that comes or goes as a whole is told by what is in it.
    if (
      (isFields(before) || before === undefined || before === null) &&
      (isFields(after) || after === undefined || after === null)
    ) {
      const inner = [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) => {
        const isId = /^\d+$/.test(name)
        const title = isId && list ? titleOf(adminData, list, Number(name)) : undefined
        const untitled = field === 'versions' && path.length === 0 ? words.version : words.numbered
        const shown = isId ? (title ?? untitled({ key: name })) : words.field(name)
        return between(change, [...path, shown], isId ? key : name, one[name], other[name], adminData)
      })
      if (inner.length > 0) return inner
    }
  }
  return [
    {
      field,
      path,
      before: wholeList(before, after) ?? plain(before, list, adminData),
      after: wholeList(after, before) ?? plain(after, list, adminData),
    },
  ]
}

/** Everything that a change says of its record; nothing for one that is deleted. */
export function differencesOf(
  { kind, before, values }: Pick<DraftChange, 'kind' | 'before' | 'values'>,
  adminData: AdminData,
): readonly Difference[] {
  if (kind === 'destroy') return []
  const record = { ...before, ...values }
  return Object.keys(values).flatMap((field) => {
    const after = values[field]
    // A new record says what it has, not what it has not.
    const isSaid = kind === 'update' || (after !== null && after !== '' && !isEmpty(after))
    return isSaid ? between({ field, record }, [], field, before[field], after, adminData) : []
  })
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
