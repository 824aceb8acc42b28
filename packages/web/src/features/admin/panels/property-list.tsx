/** Properties to choose from, found by typing: of a product, or of a group. */
import { byRankThenId, type ProductProperty } from '@orderwright/domain/catalog'
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { searchFor } from '../../../lib/format/search-text.ts'

interface PropertyListProps {
  properties: readonly ProductProperty[]
  /** archived ones are not offered anew; one that is chosen stays to be taken out */
  isChosen: (property: ProductProperty) => boolean
  /** the row of one property, in a list item of its own */
  children: (property: ProductProperty) => ReactNode
}

export function PropertyList({ properties, isChosen, children }: PropertyListProps) {
  const [typed, setTyped] = useState('')
  const isFound = searchFor(typed)
  const found = properties
    .filter((property) => property.archived === 0 || isChosen(property))
    .filter(({ title, internalTitle }) => isFound(`${title} ${internalTitle}`))
    .toSorted(byRankThenId)
  return (
    <div className="space-y-3">
      <TextField
        label={words.searchProperties}
        isLabelHidden
        placeholder={words.searchProperties}
        value={typed}
        onChange={setTyped}
        maxLength={200}
        autoFocus
      />
      {found.length === 0 && <p className="py-3 text-sm text-ink-2">{words.noSuchProperty}</p>}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {found.map((property) => (
          <li key={property.id} className="py-1.5">
            {children(property)}
          </li>
        ))}
      </ul>
    </div>
  )
}
