/** What one expression is made of: how it is combined, what it is, what it names, and when it counts. [2.3.13] */
import { describedNumbers, expressionOperators, type PricingExpression } from '@orderwright/domain/catalog'
import { expressionEditorMessages as words } from '@orderwright/domain/messages'
import { effectiveClassifier, type ExpressionStanding, isAmount } from '@orderwright/domain/pricing'
import { toTimestamp } from '@orderwright/domain/units'
import { useState } from 'react'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { AdminData } from '../admin-data.ts'
import { operatorWords } from '../expression-words.ts'
import { ConditionForm } from './condition-form.tsx'
import { FigureField } from './figure-field.tsx'
import { withOperator } from './figures.ts'
import {
  type ExpressionKind,
  expressionKinds,
  newExpression,
  offeredClassifierGroups,
  offeredProperties,
} from './new-expression.ts'
import { RecordPick } from './record-pick.tsx'

export interface ExpressionFormProps {
  expression: PricingExpression
  standing: ExpressionStanding
  adminData: AdminData
  onChange: (expression: PricingExpression) => void
}

export function ExpressionForm({ expression, standing, adminData, onChange }: ExpressionFormProps) {
  function become(kind: ExpressionKind) {
    if (kind === expression.type) return
    const named = 'productPropertyId' in expression.props ? expression.props.productPropertyId : undefined
    const next = newExpression(kind, adminData, expression, named)
    if (next) onChange(next)
  }
  return (
    <div className="space-y-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={words.kind}
          items={expressionKinds.map((key) => ({
            key,
            label: words.kinds[key],
            isDisabled: newExpression(key, adminData) === undefined,
          }))}
          value={expression.type}
          onChange={become}
        />
        {standing.isFirst ? (
          <p className="self-end pb-1.5 text-sm text-ink-2">{words.begins}</p>
        ) : (
          <Select
            label={words.combined}
            items={expressionOperators.map((key) => ({ key, label: operatorWords[key] }))}
            value={expression.operator}
            onChange={(operator) => onChange(withOperator(expression, operator, standing))}
          />
        )}
        <ValueFields expression={expression} standing={standing} adminData={adminData} onChange={onChange} />
      </div>
      <Description
        value={expression.description ?? ''}
        onChange={(description) => {
          const { description: _, ...rest } = expression
          onChange(description === '' ? rest : { ...rest, description })
        }}
      />
      <ConditionForm
        condition={expression.condition}
        adminData={adminData}
        onChange={(condition) => {
          const { condition: _, ...rest } = expression
          onChange(condition === undefined ? rest : { ...rest, condition })
        }}
      />
    </div>
  )
}

function ValueFields({ expression, standing, adminData, onChange }: ExpressionFormProps) {
  if (expression.type === 'group') return null
  if (expression.type === 'fixed') {
    return (
      <FigureField
        value={expression.props.value}
        isMoney={isAmount(expression.operator, standing)}
        onChange={(value) => onChange({ ...expression, props: { value } })}
      />
    )
  }
  const { productPropertyId } = expression.props
  const property = (onPick: (id: number) => void) => (
    <RecordPick
      label={words.property}
      records={offeredProperties(adminData)}
      known={adminData.properties}
      value={productPropertyId}
      onChange={onPick}
    />
  )
  if (expression.type !== 'productPropertyClassifierNumber') {
    return property((id) => onChange({ ...expression, props: { productPropertyId: id } }))
  }
  const { productOptionClassifierGroupId: groupId, productOptionClassifierNumberIndex: index } =
    expression.props
  const put = (changed: Partial<typeof expression.props>) =>
    onChange({ ...expression, props: { ...expression.props, ...changed } })
  return (
    <>
      {property((id) => put({ productPropertyId: id }))}
      <RecordPick
        label={words.classifierGroup}
        records={offeredClassifierGroups(adminData)}
        known={adminData.classifierGroups}
        value={groupId}
        onChange={(id) => put({ productOptionClassifierGroupId: id, productOptionClassifierNumberIndex: 0 })}
      />
      <Select
        label={words.number}
        items={numbersOf(groupId, index, adminData)}
        value={index}
        onChange={(chosen) => put({ productOptionClassifierNumberIndex: chosen })}
      />
    </>
  )
}

/** The numbers that classifiers of a group have, by the names of the first that has one; the one that is named always. */
function numbersOf(groupId: number, named: number, { classifiers }: Pick<AdminData, 'classifiers'>) {
  const now = toTimestamp(new Date())
  const lists = classifiers
    .filter((one) => one.productOptionClassifierGroupId === groupId && one.deletedAt === null)
    .map((one) => effectiveClassifier(one, now).version ?? one.numbers.at(-1))
    .flatMap((version) => (version ? [describedNumbers(version)] : []))
  const most = Math.max(named + 1, ...lists.map((list) => list.length))
  return Array.from({ length: most }, (_, index) => {
    const name = lists.find((list) => (list[index]?.description ?? '') !== '')?.[index]?.description ?? ''
    return { key: index, label: words.numberNamed({ index, name }) }
  })
}

function Description({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={words.description}
      isOptional
      maxLength={500}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={() => {
        if (typed !== null && typed !== value) onChange(typed)
        setTyped(null)
      }}
    />
  )
}
