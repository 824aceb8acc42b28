/** "why?": what makes a line invalid, what stands behind it, and the ways out. [1.8.02] */
import type { ItemEvaluation } from '@orderwright/domain/configuration'
import { optionPanelMessages as words } from '@orderwright/domain/messages'
import { Button as AriaButton } from 'react-aria-components/Button'
import { deferred } from '../../ui/deferred.tsx'
import { Popover } from '../../ui/popups/popover.tsx'

const WhyInvalidContent = deferred(() =>
  import('./refusals/why-invalid-content.tsx').then((part) => part.WhyInvalidContent),
)

export function WhyInvalid({ evaluation }: { evaluation: ItemEvaluation }) {
  return (
    <Popover
      label={words.whyInvalid}
      className="w-96"
      trigger={
        <AriaButton className="flex h-6 cursor-pointer items-center rounded px-1 text-xs font-medium text-invalid underline decoration-invalid/40 underline-offset-3 hover:decoration-current">
          {words.why}
        </AriaButton>
      }
    >
      {(close) => <WhyInvalidContent itemId={evaluation.item.id} close={close} />}
    </Popover>
  )
}
