/** What has become of changes of one version: on their way, refused, or in conflict with a colleague's. */
import type { PricingExpression, ProductPricingRule } from '@orderwright/domain/catalog'
import { trust } from '@orderwright/domain/units'
import { isSameValue, type RecordProblem, type RecordWrite } from '@orderwright/editor'
import { valueAt } from '../fields/field-spec.ts'

const resource = 'productPricingRule'

const expressionsPath = (key: string) => ['versions', key, 'expressions']

/** Whether the write changes the expressions of this version, makes it or deletes it. */
export function touchesVersion(write: RecordWrite, ruleId: number, key: string): boolean {
  const path = expressionsPath(key)
  return (
    write.resource === resource &&
    write.changes.some(
      ({ id, props, base }) =>
        id === ruleId && 'versions' in props && !isSameValue(valueAt(props, path), valueAt(base, path)),
    )
  )
}

function listAt(record: unknown, key: string): readonly PricingExpression[] | null {
  const value = valueAt(record, expressionsPath(key))
  // They were parsed by the record's schema before they became part of a write or an answer.
  return Array.isArray(value) ? trust<readonly PricingExpression[]>(value) : null
}

export interface VersionProblem {
  readonly problem: RecordProblem
  /** what was not saved; null: the version was to be deleted */
  readonly mine: readonly PricingExpression[] | null
  /** what a colleague has written; null where it is no conflict, or they have deleted the version */
  readonly theirs: readonly PricingExpression[] | null
}

/** What of this version the server did not take. */
export function versionProblem(
  problems: readonly RecordProblem[],
  { id }: Pick<ProductPricingRule, 'id'>,
  key: string,
): VersionProblem | null {
  const problem = problems.find(({ write }) => touchesVersion(write, id, key))
  if (!problem) return null
  const props = problem.write.changes.find((change) => change.id === id)?.props
  return { problem, mine: listAt(props, key), theirs: listAt(problem.current, key) }
}
