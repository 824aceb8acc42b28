/**
 * What an option is classified by, which prices may ask for: rows of a classifier and its value. A row counts once both are
 * chosen; until then it says so. [1.6.31, 1.8.11, 1.9.37]
 */
import { type ProductOption, unassignedId } from '@orderwright/domain/catalog'
import { optionAdminMessages as words } from '@orderwright/domain/messages'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ComboBox, Select } from '../../../ui/fields/select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { AdminData } from '../admin-data.ts'
import { byTitle } from '../cell-builders.ts'
import { Decision } from '../fields/decision.tsx'
import type { FieldSpec } from '../fields/field-spec.ts'
import { useFieldProblem } from '../fields/use-field.ts'
import { useEdit } from '../records/record-editing.tsx'
import { useImpact } from '../records/use-impact.ts'
import {
  type ClassificationRow,
  classificationRows,
  isFinished,
  withoutGroup,
  withRow,
} from './classification-rows.ts'

type Lists = Pick<AdminData, 'classifierGroups' | 'classifiers'>

interface OptionClassificationsProps {
  option: ProductOption
  lists: Lists
}

const whole: FieldSpec = { kind: 'json', path: ['classifications'], label: words.classifications }

export function OptionClassifications({ option, lists }: OptionClassificationsProps) {
  const [drafts, setDrafts] = useState<readonly ClassificationRow[]>([])
  const edit = useEdit()
  const askImpact = useImpact()
  const target = { resource: 'productOption', record: option } as const
  const problem = useFieldProblem(target, whole)
  const { classifications, title } = option
  const rows = classificationRows(classifications, drafts)
  const titleOf = (groupId: number) => lists.classifierGroups.find(({ id }) => id === groupId)?.title ?? ''

  /** Prices may ask for it: open orders that have the option are named first. False: it stays as it was. */
  async function save(next: ProductOption['classifications'], label: string): Promise<boolean> {
    if (!(await askImpact('productOption', [option.id], label))) return false
    edit({ ...target, records: [option], props: { classifications: next }, label })
    return true
  }
  const forget = (key: string) => setDrafts((old) => old.filter((draft) => draft.key !== key))
  const keep = (row: ClassificationRow) =>
    setDrafts((old) => [...old.filter(({ key }) => key !== row.key), row])

  async function change(row: ClassificationRow) {
    if (!isFinished(row)) return keep(row)
    if (row.savedGroupId === row.groupId && classifications[String(row.groupId)] === row.classifierId) {
      return forget(row.key)
    }
    const label = words.classified({ option: title, group: titleOf(row.groupId) })
    if (await save(withRow(classifications, row), label)) forget(row.key)
  }
  async function remove(row: ClassificationRow) {
    const label = words.unclassified({ option: title, group: titleOf(row.savedGroupId ?? row.groupId) })
    if (row.savedGroupId === null || (await save(withoutGroup(classifications, row.savedGroupId), label))) {
      forget(row.key)
    }
  }

  if (lists.classifierGroups.length === 0 && rows.length === 0) {
    return <p className="text-sm text-ink-2">{words.noGroups}</p>
  }
  return (
    <div className="space-y-3">
      {rows.length === 0 && <p className="text-sm text-ink-2">{words.noClassifications}</p>}
      {rows.length > 0 && (
        <ol className="space-y-3">
          {rows.map((row, index) => (
            <Row
              key={row.key}
              index={index}
              row={row}
              lists={lists}
              taken={rows.filter((other) => other !== row).map(({ groupId }) => groupId)}
              onChange={(next) => void change(next)}
              onRemove={() => void remove(row)}
            />
          ))}
        </ol>
      )}
      {problem && (
        <div role="alert">
          <p className="text-xs text-invalid">{problem.message}</p>
          <Decision target={target} field={whole} />
        </div>
      )}
      <Button
        size="small"
        icon={<Plus aria-hidden />}
        onPress={() => {
          const [groupId, classifierId] = [unassignedId, unassignedId]
          keep({ key: crypto.randomUUID(), groupId, classifierId, savedGroupId: null })
        }}
      >
        {words.addClassification}
      </Button>
    </div>
  )
}

/** A longer list is narrowed by typing. */
const LONG_LIST = 10

interface RowProps {
  index: number
  row: ClassificationRow
  lists: Lists
  /** groups of the other rows */
  taken: readonly number[]
  onChange: (row: ClassificationRow) => void
  onRemove: () => void
}

function Row({ index, row, lists, taken, onChange, onRemove }: RowProps) {
  const { groupId, classifierId } = row
  const name = { row: index + 1 }
  const groups = lists.classifierGroups
    .filter(({ id, deleted }) => id === groupId || (deleted === 0 && !taken.includes(id)))
    .toSorted(byTitle)
  const classifiers = lists.classifiers
    .filter((one) => one.productOptionClassifierGroupId === groupId)
    .filter(({ id, deleted }) => id === classifierId || deleted === 0)
    .toSorted(byTitle)
  const choiceOf = ({ id, title }: { id: number; title: string }) => ({ key: id, label: title || `#${id}` })
  const Classifier = groups.length > LONG_LIST ? ComboBox : Select
  const Value = classifiers.length > LONG_LIST ? ComboBox : Select
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <Classifier
        label={words.classifierOf(name)}
        isLabelHidden
        placeholder={words.classifier}
        items={groups.map(choiceOf)}
        value={groupId === unassignedId ? null : groupId}
        onChange={(next) => {
          if (next !== groupId) onChange({ ...row, groupId: next, classifierId: unassignedId })
        }}
      />
      <Value
        label={words.valueOf(name)}
        isLabelHidden
        placeholder={words.value}
        isDisabled={groupId === unassignedId}
        items={classifiers.map(choiceOf)}
        value={classifierId === unassignedId ? null : classifierId}
        onChange={(next) => {
          if (next !== classifierId) onChange({ ...row, classifierId: next })
        }}
        className="max-sm:col-start-1"
      />
      <IconButton
        label={words.removeClassification(name)}
        icon={<Trash2 />}
        variant="danger"
        onPress={onRemove}
        className="max-sm:col-start-2 max-sm:row-start-1"
      />
      {!isFinished(row) && <p className="col-span-full -mt-1 text-xs text-caution">{words.unsaved}</p>}
    </li>
  )
}
