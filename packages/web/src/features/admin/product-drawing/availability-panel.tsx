/** The conditions under which an option is offered: what the choice of another property has in its data. [1.5.29] */
import {
  type Availability,
  byRankThenId,
  comparisonOperators,
  type ProductOption,
  type ProductProperty,
} from '@orderwright/domain/catalog'
import {
  adminDrawingMessages as words,
  adminEditingMessages as editingWords,
} from '@orderwright/domain/messages'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { AdminData } from '../admin-data.ts'
import { useEdit } from '../records/record-editing.tsx'
import { useImpact } from '../records/use-impact.ts'

interface AvailabilityPanelProps {
  option: ProductOption
  adminData: AdminData
}

/** Keys that the data of a property's options has or may have. */
function keysOf(
  { id, productOptionDataFields }: ProductProperty,
  options: readonly ProductOption[],
): string[] {
  const keys = options.flatMap(({ productPropertyId, data }) =>
    productPropertyId === id ? Object.keys(data) : [],
  )
  return [...new Set([...productOptionDataFields.map(({ key }) => key), ...keys])]
}

export function AvailabilityPanel({ option, adminData }: AvailabilityPanelProps) {
  const edit = useEdit()
  const askImpact = useImpact()
  const candidates = adminData.properties
    .filter(
      (property) =>
        property.id !== option.productPropertyId &&
        property.archived === 0 &&
        property.type === 'singleSelect' &&
        keysOf(property, adminData.options).length > 0,
    )
    .toSorted(byRankThenId)
  function save(availability: readonly Availability[]) {
    const label = editingWords.changed({ field: words.availability, title: option.title })
    void askImpact('productOption', [option.id], label).then((isSure) => {
      if (isSure) edit({ resource: 'productOption', records: [option], props: { availability }, label })
    })
  }
  const [first] = candidates
  return (
    <div role="group" aria-label={words.availability} className="space-y-3">
      {option.availability.map((condition, index) => (
        // Conditions have no name of their own: they are told apart by their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="flex items-start gap-2">
          <Condition
            condition={condition}
            index={index + 1}
            candidates={candidates}
            adminData={adminData}
            onChange={(next) => save(option.availability.with(index, next))}
          />
          <IconButton
            label={editingWords.removeRow({ one: words.oneCondition, index: index + 1 })}
            icon={<Trash2 />}
            variant="danger"
            onPress={() => save(option.availability.toSpliced(index, 1))}
          />
        </div>
      ))}
      {first && (
        <Button
          size="small"
          icon={<Plus aria-hidden />}
          onPress={() =>
            save([
              ...option.availability,
              {
                productPropertyId: first.id,
                dataKey: keysOf(first, adminData.options)[0] ?? '',
                operator: '=',
                value: '',
              },
            ])
          }
        >
          {editingWords.add({ one: words.oneCondition })}
        </Button>
      )}
    </div>
  )
}

/** What is typed as a number is one: '2' is more than '10' as a text. */
function valueOf(text: string): string | number {
  const typed = text.trim()
  const figure = Number(typed)
  return typed !== '' && Number.isFinite(figure) ? figure : typed
}

interface ConditionProps {
  condition: Availability
  index: number
  candidates: readonly ProductProperty[]
  adminData: AdminData
  onChange: (condition: Availability) => void
}

function Condition({ condition, index, candidates, adminData, onChange }: ConditionProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const chosen =
    candidates.find(({ id }) => id === condition.productPropertyId) ??
    adminData.properties.find(({ id }) => id === condition.productPropertyId)
  const keys = chosen ? keysOf(chosen, adminData.options) : []
  const name = (column: string) => editingWords.cellOf({ column, one: words.oneCondition, index })
  return (
    <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[1fr_1fr_5rem_1fr]">
      <Select
        label={name(words.conditionProperty)}
        isLabelHidden
        items={(chosen && !candidates.includes(chosen) ? [chosen, ...candidates] : candidates).map(
          ({ id, title }) => ({ key: id, label: title || `#${id}` }),
        )}
        value={condition.productPropertyId}
        onChange={(productPropertyId) => {
          const property = candidates.find(({ id }) => id === productPropertyId)
          const dataKey = property ? (keysOf(property, adminData.options)[0] ?? '') : ''
          onChange({ ...condition, productPropertyId, dataKey })
        }}
      />
      <Select
        label={name(words.conditionKey)}
        isLabelHidden
        items={[...new Set([...keys, condition.dataKey])].map((key) => ({ key, label: key }))}
        value={condition.dataKey}
        onChange={(dataKey) => onChange({ ...condition, dataKey })}
      />
      <Select
        label={name(words.conditionOperator)}
        isLabelHidden
        items={comparisonOperators.map((key) => ({ key, label: key }))}
        value={condition.operator}
        onChange={(operator) => onChange({ ...condition, operator })}
      />
      <TextField
        label={name(words.conditionValue)}
        isLabelHidden
        placeholder={words.conditionValue}
        maxLength={200}
        value={typed ?? String(condition.value)}
        onChange={setTyped}
        onBlur={() => {
          if (typed === null) return
          setTyped(null)
          if (typed !== String(condition.value)) onChange({ ...condition, value: valueOf(typed) })
        }}
      />
    </div>
  )
}
