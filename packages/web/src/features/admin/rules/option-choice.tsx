/** The options of a property that a rule names: ticked in a list, which a longer one lets narrow by typing. */
import { byRankThenId } from '@orderwright/domain/catalog'
import { optionAdminMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { AdminData } from '../admin-data.ts'
import { searchFor } from '../../../lib/format/search-text.ts'

/** A longer list is narrowed by typing. */
export const LONG_LIST = 10

interface OptionChoiceProps {
  propertyId: number
  adminData: AdminData
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

export function OptionChoice({ propertyId, adminData, chosen, onChange }: OptionChoiceProps) {
  const [typed, setTyped] = useState('')
  const property = adminData.properties.find(({ id }) => id === propertyId)
  const all = adminData.options
    .filter((one) => one.productPropertyId === propertyId && one.archived === 0)
    .toSorted(byRankThenId)
  const isFound = searchFor(typed)
  const found = all.filter(({ title }) => isFound(title))
  return (
    <div role="group" aria-label={words.optionsOf({ property: property?.title ?? '' })} className="space-y-2">
      {all.length > LONG_LIST && (
        <TextField
          label={words.searchOptions}
          isLabelHidden
          placeholder={words.searchOptions}
          value={typed}
          onChange={setTyped}
          maxLength={200}
        />
      )}
      {found.length === 0 ? (
        <p className="text-sm text-ink-2">{words.noSuchOption}</p>
      ) : (
        <ul className="max-h-48 overflow-y-auto overscroll-contain rounded border border-hairline bg-paper px-2 py-1">
          {found.map(({ id, title }) => (
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
      )}
    </div>
  )
}
