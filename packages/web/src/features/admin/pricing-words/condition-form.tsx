/** When an expression counts: comparisons of what stands on the item, of which all or one must hold. [2.3.13] */
import { byRankThenId, type ConditionActual, type PricingCondition } from '@orderwright/domain/catalog'
import { expressionEditorMessages as words } from '@orderwright/domain/messages'
import type { Json } from '@orderwright/domain/units'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { AdminData } from '../admin-data.ts'
import { expectedWords } from '../expression-words.ts'
import { expectedIds, expectedKind, expectedText, firstExpected, ofIds, readExpected } from './expected.ts'
import {
  type ActualKind,
  actualKinds,
  newActual,
  offeredClassifierGroups,
  offeredProperties,
} from './new-expression.ts'
import { RecordPick } from './record-pick.tsx'
import { searchFor } from '../../../lib/format/search-text.ts'

type Comparison = PricingCondition['conditions'][number]

interface ConditionFormProps {
  condition: PricingCondition | undefined
  adminData: AdminData
  onChange: (condition: PricingCondition | undefined) => void
}

export function ConditionForm({ condition, adminData, onChange }: ConditionFormProps) {
  const conditions = condition?.conditions ?? []
  const operator = condition?.operator ?? 'and'
  /** Without a comparison it always holds, and then it is none. */
  const put = (next: readonly Comparison[]) =>
    onChange(next.length === 0 ? undefined : { operator, conditions: [...next] })

  function add() {
    const actual = newActual('selectedOption', adminData) ?? { type: 'quantity' }
    put([...conditions, { actual, expected: firstExpected(actual, adminData) }])
  }
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-xs text-ink-2">{words.condition}</legend>
      {conditions.length > 1 && (
        <SegmentedControl
          label={words.joined}
          segments={[
            { key: 'and', label: words.joins.and },
            { key: 'or', label: words.joins.or },
          ]}
          value={operator}
          onChange={(joined) => onChange({ operator: joined, conditions: [...conditions] })}
          size="small"
          className="mb-2"
        />
      )}
      {conditions.length > 0 && (
        <ol className="space-y-2">
          {conditions.map((comparison, index) => (
            // Two comparisons may say the same.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <ComparisonForm
                comparison={comparison}
                number={index + 1}
                adminData={adminData}
                onChange={(next) => put(conditions.with(index, next))}
                onRemove={() => put(conditions.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      <Button
        size="small"
        variant="quiet"
        icon={<Plus aria-hidden />}
        className={conditions.length > 0 ? 'mt-2' : undefined}
        onPress={add}
      >
        {words.addCondition}
      </Button>
    </fieldset>
  )
}

interface ComparisonFormProps {
  comparison: Comparison
  /** from 1 */
  number: number
  adminData: AdminData
  onChange: (comparison: Comparison) => void
  onRemove: () => void
}

function ComparisonForm({ comparison, number, adminData, onChange, onRemove }: ComparisonFormProps) {
  const { actual } = comparison
  const lookAt = (next: ConditionActual) =>
    onChange({ actual: next, expected: firstExpected(next, adminData) })

  function become(kind: ActualKind) {
    const named = 'productPropertyId' in actual ? actual.productPropertyId : undefined
    const next = newActual(kind, adminData, named)
    if (next && kind !== actual.type) lookAt(next)
  }
  return (
    <div
      role="group"
      aria-label={words.conditionNumber({ number })}
      className="relative grid gap-2 rounded border border-hairline bg-paper p-2 pe-10 sm:grid-cols-2"
    >
      {actual.type === 'fixed' ? (
        <p className="text-sm text-ink-2 sm:col-span-2">{words.inJson}</p>
      ) : (
        <Select
          label={words.looksAt}
          items={actualKinds.map((key) => ({
            key,
            label: words.actuals[key],
            isDisabled: newActual(key, adminData) === undefined,
          }))}
          value={actual.type}
          onChange={become}
        />
      )}
      {'productPropertyId' in actual && (
        <RecordPick
          label={words.property}
          records={offeredProperties(adminData)}
          known={adminData.properties}
          value={actual.productPropertyId}
          onChange={(id) =>
            lookAt(
              actual.type === 'optionData'
                ? (newActual('optionData', adminData, id) ?? actual)
                : { ...actual, productPropertyId: id },
            )
          }
        />
      )}
      {actual.type === 'optionData' && <DataKey actual={actual} adminData={adminData} onChange={lookAt} />}
      {actual.type === 'classifier' && (
        <RecordPick
          label={words.classifierGroup}
          records={offeredClassifierGroups(adminData)}
          known={adminData.classifierGroups}
          value={actual.productOptionClassifierGroupId}
          onChange={(id) => lookAt({ ...actual, productOptionClassifierGroupId: id })}
        />
      )}
      <Expected
        comparison={comparison}
        adminData={adminData}
        onChange={(expected) => onChange({ actual, expected })}
      />
      <IconButton
        label={words.removeCondition({ number })}
        icon={<Trash2 />}
        size="small"
        className="absolute top-2 end-2"
        onPress={onRemove}
      />
    </div>
  )
}

type OfData = Extract<ConditionActual, { type: 'optionData' }>

/** One of the keys that the property declares for its options' data; another that is named already stays. */
function DataKey({
  actual,
  adminData,
  onChange,
}: {
  actual: OfData
  adminData: AdminData
  onChange: (actual: OfData) => void
}) {
  const property = adminData.properties.find(({ id }) => id === actual.productPropertyId)
  const fields = property?.productOptionDataFields ?? []
  const isKnown = fields.some(({ key }) => key === actual.dataKey) || actual.dataKey === ''
  const kept = isKnown ? [] : [{ key: actual.dataKey, label: actual.dataKey }]
  return (
    <Select
      label={words.dataKey}
      items={[...kept, ...fields.map(({ key, title }) => ({ key, label: title || key, detail: key }))]}
      value={actual.dataKey === '' ? null : actual.dataKey}
      onChange={(dataKey) => onChange({ ...actual, dataKey })}
    />
  )
}

interface ExpectedProps {
  comparison: Comparison
  adminData: AdminData
  onChange: (expected: Json) => void
}

function Expected({ comparison: { actual, expected }, adminData, onChange }: ExpectedProps) {
  const kind = expectedKind(actual, expected, adminData)
  if (kind === 'flag') {
    return (
      <Checkbox className="sm:col-span-2" isSelected={expected === true} onChange={onChange}>
        {expectedWords(actual, true, adminData)}
      </Checkbox>
    )
  }
  if (kind === 'number' || kind === 'text') {
    return <TypedExpected key={actual.type} kind={kind} expected={expected} onChange={onChange} />
  }
  if (kind === 'json') {
    return (
      <p className="text-sm sm:col-span-2">
        {words.is} {expectedWords(actual, expected, adminData)}{' '}
        <span className="text-ink-2">{words.inJson}</span>
      </p>
    )
  }
  const records =
    actual.type === 'classifier'
      ? adminData.classifiers.filter(
          (one) => one.productOptionClassifierGroupId === actual.productOptionClassifierGroupId,
        )
      : adminData.options
          .filter(
            (one) => 'productPropertyId' in actual && one.productPropertyId === actual.productPropertyId,
          )
          .toSorted(byRankThenId)
  const ids = expectedIds(expected)
  return (
    <OneOf
      records={records.filter(({ id, deletedAt }) => deletedAt === null || ids.includes(id))}
      chosen={ids}
      onChange={(next) => onChange(ofIds(next))}
    />
  )
}

interface OneOfProps {
  records: readonly { readonly id: number; readonly title: string }[]
  chosen: readonly number[]
  onChange: (ids: readonly number[]) => void
}

/** A longer list is narrowed by typing. */
const LONG_LIST = 10

function OneOf({ records, chosen, onChange }: OneOfProps) {
  const [typed, setTyped] = useState('')
  const isFound = searchFor(typed)
  const found = records.filter(({ title }) => isFound(title))
  const missing = chosen.filter((id) => records.every((one) => one.id !== id))
  return (
    <div role="group" aria-label={words.isOneOf} className="space-y-1 sm:col-span-2">
      <p className="text-xs text-ink-2" aria-hidden>
        {words.isOneOf}
      </p>
      {records.length > LONG_LIST && (
        <TextField
          label={words.search}
          isLabelHidden
          placeholder={words.search}
          value={typed}
          onChange={setTyped}
          maxLength={200}
        />
      )}
      <ul className="max-h-40 overflow-y-auto overscroll-contain rounded border border-hairline px-2 py-1">
        {found.length === 0 && <li className="py-1 text-sm text-ink-2">{words.nothingFound}</li>}
        {[
          ...found,
          // What is named and not there can be taken away.
          ...missing.map((id) => ({ id, title: words.gone({ id }) })),
        ].map(({ id, title }) => (
          <li key={id}>
            <Checkbox
              isSelected={chosen.includes(id)}
              onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
              className="w-full"
            >
              {title}
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface TypedExpectedProps {
  kind: 'number' | 'text'
  expected: Json
  onChange: (expected: Json) => void
}

function TypedExpected({ kind, expected, onChange }: TypedExpectedProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  function commit() {
    if (typed === null) return
    const read = readExpected(typed, kind)
    if (!read.ok) return setProblem(read.message)
    setTyped(null)
    onChange(read.expected)
  }
  return (
    <TextField
      label={words.equalTo}
      description={words.severalHint}
      maxLength={500}
      value={typed ?? expectedText(expected)}
      onChange={(text) => {
        setTyped(text)
        setProblem(null)
      }}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
      {...(problem === null ? {} : { errorMessage: problem })}
    />
  )
}
