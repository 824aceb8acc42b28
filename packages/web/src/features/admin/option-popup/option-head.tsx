/** Which option is edited. */
import type { ProductOption } from '@orderwright/domain/catalog'
import { adminMessages, adminSectionMessages } from '@orderwright/domain/messages'

export function OptionHead({ option: { id, title, archived } }: { option: ProductOption }) {
  return (
    <div>
      <h3 dir="auto" className="text-xl font-semibold break-words">
        {title}
      </h3>
      <p className="tabular mt-0.5 flex items-center gap-2 text-sm text-ink-2">
        {adminMessages.withId({ id })}
        {archived === 1 && (
          <span className="rounded-sm border border-edge px-1 text-xs">{adminSectionMessages.archived}</span>
        )}
      </p>
    </div>
  )
}
