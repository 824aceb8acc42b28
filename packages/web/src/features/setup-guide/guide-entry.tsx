/** The way back to a guide that was hidden, as long as some of its steps are not done. [issue 14] */
import { setupGuideMessages as words } from '@orderwright/domain/messages'
import { ListChecks } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useGuide, useGuideChange } from './use-guide.ts'

export function GuideEntry({ className }: { className?: string }) {
  const state = useGuide()
  const change = useGuideChange()
  if (state === null || !state.guide.isHidden || state.doneCount === state.steps.length) return null
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<ListChecks aria-hidden />}
      onPress={() => void change({ isHidden: false })}
      className={className}
    >
      {words.entry({ done: state.doneCount, all: state.steps.length })}
    </Button>
  )
}
