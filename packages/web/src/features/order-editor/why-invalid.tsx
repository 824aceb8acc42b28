/** "why?": the reasons for which a line is invalid, each leading to the property to blame. [1.8.02] */
import type { ItemEvaluation } from '@orderwright/domain'
import { ArrowRight } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Popover } from '../../ui/popover.tsx'
import { useOpenOrder } from './editor-context.tsx'
import { useOrderUi } from './order-ui.tsx'

export function WhyInvalid({ evaluation }: { evaluation: ItemEvaluation }) {
  const { editor } = useOpenOrder()
  const { setRequest } = useOrderUi()
  return (
    <Popover
      label="Why this item is invalid"
      className="w-80"
      trigger={
        <AriaButton className="flex h-6 cursor-pointer items-center rounded px-1 text-xs font-medium text-invalid underline decoration-invalid/40 underline-offset-3 hover:decoration-current">
          why?
        </AriaButton>
      }
    >
      {(close) => (
        <div className="p-2">
          <p className="px-2 pt-1 pb-2 text-sm text-ink-2">This item can not be made as it is:</p>
          <ul>
            {evaluation.problems.map((problem, index) => (
              <li key={`${problem.code} ${problem.propertyId ?? index}`}>
                {problem.propertyId === undefined ? (
                  <p className="px-2 py-1.5 text-sm">{problem.message}</p>
                ) : (
                  <AriaButton
                    className="group focus-inset flex w-full cursor-pointer items-center gap-2 rounded px-2 py-1.5 text-left text-sm hover:bg-shade"
                    onPress={() => {
                      close()
                      editor.selectItem(evaluation.item.id)
                      if (problem.propertyId !== undefined) setRequest({ propertyId: problem.propertyId })
                    }}
                  >
                    <span className="flex-1">{problem.message}</span>
                    <ArrowRight
                      className="size-3.5 shrink-0 text-ink-3 group-hover:text-ink"
                      aria-label="Go there"
                    />
                  </AriaButton>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  )
}
