/** Ways to make a text fit its place, each one press and one undo step, with what it costs. */
import { engravingEditorMessages, engravingMessages } from '@orderwright/domain/messages'
import { type FitRequest, type FitSuggestion, suggestFits } from '@orderwright/domain/repairs'
import { ArrowDownAZ, Rows2, Scaling, SquareArrowOutUpRight } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useEditorState } from '../open-order/editor-context.tsx'
import { priceDifferenceText } from './price-difference.ts'

const icons = { split: Rows2, shorter: ArrowDownAZ, size: Scaling, plate: SquareArrowOutUpRight }

interface FitSuggestionsProps {
  /** 'Above, line 1' */
  name: string
  request: FitRequest
  /** over the limit, not only over the recommended one */
  isOver: boolean
  onApply: (suggestion: FitSuggestion) => void
}

export function FitSuggestions({ name, request, isOver, onApply }: FitSuggestionsProps) {
  // Typing goes first: a plate after the other is tried, which takes some milliseconds.
  const evaluation = useDeferredValue(useEditorState((state) => state.evaluation))
  const { itemId, propertyId, piece, place } = request
  const { mechanism, side, line } = place
  const suggestions = useMemo(
    () => suggestFits(evaluation, { itemId, propertyId, piece, place: { mechanism, side, line } }),
    [evaluation, itemId, propertyId, piece, mechanism, side, line],
  )
  if (suggestions.length === 0) {
    return isOver && evaluation.context.measurer ? (
      <p className="mt-1 text-xs text-ink-2">{engravingMessages.engravingNothingFits}</p>
    ) : null
  }
  return (
    <div
      role="group"
      aria-label={engravingEditorMessages.makeLineFit({ name })}
      className="mt-1.5 rounded border border-hairline bg-desk p-1"
    >
      <p className="eyebrow px-1.5 pt-0.5 pb-1">{engravingEditorMessages.makeItFit}</p>
      <ul>
        {suggestions.map((suggestion) => {
          const Icon = icons[suggestion.kind]
          const difference = priceDifferenceText(suggestion.priceDifferenceInCents)
          return (
            <li key={suggestion.title}>
              <AriaButton
                className="focus-inset flex w-full cursor-pointer items-center gap-2 rounded px-1.5 py-1 text-start text-sm transition-colors hover:bg-shade pointer-coarse:min-h-11"
                onPress={() => onApply(suggestion)}
              >
                <Icon className="size-3.5 shrink-0 text-accent-text" aria-hidden />
                <span className="min-w-0 flex-1 break-words">{suggestion.title}</span>
                {difference && <span className="tabular text-xs text-ink-2">{difference}</span>}
              </AriaButton>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
