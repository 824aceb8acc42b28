/** One end of a rule: options by their property, or properties themselves, found by name. */
import { byRankThenId } from '@orderwright/domain/catalog'
import { optionAdminMessages, ruleImpactMessages as words } from '@orderwright/domain/messages'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ComboBox } from '../../../ui/fields/select.tsx'
import type { AdminData } from '../admin-data.ts'
import { OptionChoice } from './option-choice.tsx'
import type { RuleParts } from '../rule-words.ts'

interface RuleEndProps {
  /** how the end is called for those who hear it */
  label: string
  propertyLabel: string
  resourceKey: RuleParts['fromResourceKey']
  ids: readonly number[]
  /** options of one property alone */
  isOfOneProperty?: boolean
  /** whose options are listed at first */
  startPropertyId?: number | null
  adminData: AdminData
  onChange: (ids: readonly number[]) => void
}

export function RuleEnd({
  label,
  propertyLabel,
  resourceKey,
  ids,
  isOfOneProperty = false,
  startPropertyId = null,
  adminData,
  onChange,
}: RuleEndProps) {
  const isOfOptions = resourceKey === 'productOption'
  const first = adminData.options.find(({ id }) => isOfOptions && id === ids[0])?.productPropertyId ?? null
  const [shown, setShown] = useState<number | null>(null)
  const propertyId = shown ?? first ?? startPropertyId
  const properties = adminData.properties
    .filter(({ id, archived, type }) => {
      if (archived === 1 || (!isOfOptions && ids.includes(id))) return false
      return !isOfOptions || type === 'singleSelect' || type === 'select'
    })
    .toSorted(byRankThenId)

  function pick(id: number) {
    if (!isOfOptions) return onChange([...ids, id])
    setShown(id)
    if (isOfOneProperty && first !== null && first !== id) onChange([])
  }
  return (
    <div role="group" aria-label={label} className="min-w-0 space-y-2">
      <ComboBox
        label={propertyLabel}
        items={properties.map(({ id, title, internalTitle }) => {
          return { key: id, label: title, ...(internalTitle ? { description: internalTitle } : {}) }
        })}
        value={isOfOptions ? propertyId : null}
        onChange={pick}
      />
      {isOfOptions && propertyId !== null && (
        <OptionChoice propertyId={propertyId} adminData={adminData} chosen={ids} onChange={onChange} />
      )}
      {ids.length > 0 && (
        <ul aria-label={words.chosenOptions({ side: label })} className="flex flex-wrap gap-1.5">
          {ids.map((id) => {
            const title = titleOf(id, isOfOptions, adminData)
            return (
              <li key={id}>
                <Button
                  size="small"
                  aria-label={words.leaveOut({ title })}
                  onPress={() => onChange(ids.filter((one) => one !== id))}
                >
                  {title}
                  <X aria-hidden className="ms-1 size-3.5" />
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {ids.length === 0 && !isOfOptions && (
        <p className="text-sm text-ink-2">{optionAdminMessages.chooseProperty}</p>
      )}
    </div>
  )
}

function titleOf(id: number, isOption: boolean, { options, properties }: AdminData): string {
  return (isOption ? options : properties).find((one) => one.id === id)?.title ?? String(id)
}
