/** What typed and ticked properties have around them: the room of a row, its menu, and what is wrong. */
import type { ProductProperty } from '@orderwright/domain/catalog'
import type { PropertyEvaluation } from '@orderwright/domain/configuration'
import { RowMenu } from '../picker/lazy-row-menu.tsx'
import type { ReactNode } from 'react'

interface ValueRowProps {
  itemId: number | null
  property: ProductProperty
  children: ReactNode
}

export function ValueRow({ itemId, property, children }: ValueRowProps) {
  return (
    <div className="group/row relative px-4 py-2.5 pointer-coarse:flex pointer-coarse:items-start">
      <div className="min-w-0 flex-1">{children}</div>
      <RowMenu
        itemId={itemId}
        property={property}
        hasOption={false}
        className="top-1 end-3 pointer-coarse:-me-3.5 pointer-coarse:mt-4.5"
      />
    </div>
  )
}

/** Why the last change was refused, else what is wrong with what is chosen. */
export function problemOf(view: PropertyEvaluation, refused: string | undefined): string | undefined {
  return refused ?? (view.isValid ? undefined : view.reason?.message)
}
