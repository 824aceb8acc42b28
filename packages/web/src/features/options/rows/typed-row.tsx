/** Properties that are typed or ticked instead of chosen, fetched when a product has one. */
import type { PropertyEvaluation } from '@orderwright/domain/configuration'
import { CheckRow } from './check-row.tsx'
import { FigureRow } from './figure-row.tsx'
import { TextRow } from './text-row.tsx'
import { TextsRow } from './texts-row.tsx'

interface TypedRowProps {
  itemId: number | null
  view: PropertyEvaluation
}

export function TypedRow(props: TypedRowProps) {
  const { property } = props.view
  if (property.isArray === 1) return <TextsRow {...props} />
  switch (property.type) {
    case 'number':
    case 'dimensions':
      return <FigureRow {...props} />
    case 'checkbox':
      return <CheckRow {...props} />
    case 'text':
    case 'singleSelect':
    case 'select':
      return <TextRow {...props} />
  }
}
