/** The problems of a line one by one: each leads to its property, names what is in conflict, and offers repairs. */
import { choiceMessages, pickerMessages as words } from '@orderwright/domain/messages'
import { explainItem, type ProblemExplanation } from '@orderwright/domain/repairs'
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { HelpLink } from '../../../ui/help-link.tsx'
import { ConflictList } from './conflict-list.tsx'
import { RepairList } from './repair-list.tsx'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { useOrderUi } from '../../order-dialogs/order-ui.tsx'

interface WhyInvalidContentProps {
  itemId: number
  close: () => void
}

export function WhyInvalidContent({ itemId, close }: WhyInvalidContentProps) {
  const { editor, data } = useOpenOrder()
  const evaluation = useEditorState((state) => state.evaluation)
  const { problems, complete } = useMemo(() => explainItem(evaluation, itemId), [evaluation, itemId])
  const canEdit = data.abilities.update

  /** The "why?" that opened this goes with the last problem: the focus moves to the line itself. */
  function onRepaired() {
    if (editor.getState().evaluation.itemsById.get(itemId)?.isValid !== true) return
    close()
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>(`[data-item="${itemId}"] button`)?.focus()
    })
  }
  return (
    <div className="max-h-[min(480px,70dvh)] overflow-y-auto p-3">
      <p className="text-sm whitespace-pre-line text-ink-2">{choiceMessages.itemHasInvalidConfiguration}</p>
      <HelpLink at="why-not" className="mt-1" />
      {complete && canEdit && (
        <div className="mt-2 border-b border-hairline pb-2">
          <RepairList repairs={[complete]} title={choiceMessages.repairAll} onRepaired={onRepaired} />
        </div>
      )}
      <ul className="divide-y divide-hairline">
        {problems.map((explained, index) => (
          <li
            key={`${explained.problem.code} ${explained.problem.propertyId ?? index}`}
            className="space-y-2 py-2"
          >
            <ProblemLine explained={explained} itemId={itemId} close={close} />
            <ConflictList
              conflict={explained.conflict.filter(({ title }) => title !== explained.problem.message)}
              propertyId={explained.problem.propertyId}
            />
            {canEdit && (
              <RepairList repairs={explained.repairs} title={words.whatWouldHelp} onRepaired={onRepaired} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function ProblemLine({
  explained,
  itemId,
  close,
}: WhyInvalidContentProps & { explained: ProblemExplanation }) {
  const { editor } = useOpenOrder()
  const { setRequest } = useOrderUi()
  const { propertyId, message } = explained.problem
  if (propertyId === undefined) return <p className="text-sm font-medium">{message}</p>
  return (
    <AriaButton
      className="group focus-inset -mx-1 flex w-[calc(100%+8px)] cursor-pointer items-center gap-2 rounded px-1 py-1 text-start text-sm font-medium hover:bg-shade"
      onPress={() => {
        close()
        editor.selectItem(itemId)
        setRequest({ propertyId })
      }}
    >
      <span className="flex-1">{message}</span>
      <ArrowRight
        role="img"
        className="size-3.5 shrink-0 text-ink-3 group-hover:text-ink"
        aria-label={words.goThere}
      />
    </AriaButton>
  )
}
