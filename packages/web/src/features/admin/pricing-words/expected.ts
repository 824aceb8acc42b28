/** What a comparison expects, as it is typed: by the kind of value that it is compared with. [2.3.13] */
import type { ConditionActual } from '@orderwright/domain/catalog'
import { type Json, trust } from '@orderwright/domain/units'
import { expressionEditorMessages as words } from '@orderwright/domain/messages'
import type { AdminData } from '../admin-data.ts'

/** How the expected value is edited. */
export type ExpectedKind = 'options' | 'classifiers' | 'flag' | 'number' | 'text' | 'json'

const isScalar = (value: Json) => typeof value === 'string' || typeof value === 'number'
const listOf = (expected: Json): readonly Json[] => (Array.isArray(expected) ? expected : [expected])

function valueKind(actual: ConditionActual, { properties }: Pick<AdminData, 'properties'>): ExpectedKind {
  switch (actual.type) {
    case 'selectedOption':
      return 'options'
    case 'classifier':
      return 'classifiers'
    case 'quantity':
      return 'number'
    case 'fixed':
      return 'json'
    case 'propertyValue': {
      const type = properties.find(({ id }) => id === actual.productPropertyId)?.type
      if (type === 'checkbox') return 'flag'
      return type === 'number' || type === 'dimensions' ? 'number' : 'text'
    }
    case 'optionData': {
      const property = properties.find(({ id }) => id === actual.productPropertyId)
      const type = property?.productOptionDataFields.find(({ key }) => key === actual.dataKey)?.type
      if (type === 'boolean') return 'flag'
      return type === 'number' ? 'number' : 'text'
    }
  }
}

/** How what is expected can be edited in words; 'json' where it is something that words do not have. */
export function expectedKind(
  actual: ConditionActual,
  expected: Json,
  adminData: Pick<AdminData, 'properties'>,
): ExpectedKind {
  const kind = valueKind(actual, adminData)
  const list = listOf(expected)
  const fits: Readonly<Record<ExpectedKind, boolean>> = {
    options: list.every((one) => typeof one === 'number'),
    classifiers: list.every((one) => typeof one === 'number'),
    flag: typeof expected === 'boolean',
    number: list.every((one) => typeof one === 'number'),
    // A comma stands between two values, so that a value can not have one.
    text: list.every((one) => isScalar(one) && !(list.length > 1 && String(one).includes(','))),
    json: true,
  }
  return fits[kind] ? kind : 'json'
}

/** What a comparison expects before somebody has said so: nothing that would hold by itself. */
export function firstExpected(actual: ConditionActual, adminData: Pick<AdminData, 'properties'>): Json {
  const kind = valueKind(actual, adminData)
  if (kind === 'options' || kind === 'classifiers') return []
  if (kind === 'flag') return true
  return kind === 'number' ? 1 : ''
}

/** The ids of a list of records. */
export function expectedIds(expected: Json): readonly number[] {
  return listOf(expected).filter((one) => typeof one === 'number')
}

/** One id stands alone, several in a list. */
export function ofIds(ids: readonly number[]): Json {
  const [only] = ids
  return ids.length === 1 && only !== undefined ? only : trust<Json>([...ids])
}

export function expectedText(expected: Json): string {
  return listOf(expected).map(String).join(', ')
}

/** What was typed: one value, or several with commas between. */
export function readExpected(
  text: string,
  kind: 'number' | 'text',
): { readonly ok: true; readonly expected: Json } | { readonly ok: false; readonly message: string } {
  if (kind === 'text') {
    const parts = text.split(',').map((part) => part.trim())
    return { ok: true, expected: parts.length === 1 ? text.trim() : parts }
  }
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (numbers.some((one) => !Number.isFinite(one))) return { ok: false, message: words.notNumber }
  return { ok: true, expected: ofIds(numbers) }
}
