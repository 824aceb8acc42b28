/** All steps of the first visit with how they stand: each can be gone to, also one that was skipped. */
import type { SetupGuide } from '@orderwright/contract'
import { setupGuideMessages as words } from '@orderwright/domain/messages'
import type { GuideStanding, GuideStep, GuideStepKey } from '@orderwright/domain/setup-guide'
import { Check, Circle, SkipForward } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { cx } from '../../ui/cx.ts'
import { useGoToStep } from './use-go-to-step.ts'
import { useGuideChange } from './use-guide.ts'

const signs: Readonly<Record<GuideStanding, ReactNode>> = {
  done: <Check className="text-done" aria-hidden />,
  skipped: <SkipForward className="text-ink-3" aria-hidden />,
  open: <Circle className="text-ink-3" aria-hidden />,
}

interface StepListProps {
  guide: SetupGuide
  steps: readonly GuideStep[]
  next: GuideStepKey | null
  /** a step was chosen */
  onGo: () => void
}

export function StepList({ guide, steps, next, onGo }: StepListProps) {
  const go = useGoToStep()
  const change = useGuideChange()

  async function choose({ key, standing }: GuideStep) {
    onGo()
    if (standing === 'skipped') await change({ step: { key, isSkipped: false } })
    await go(key, guide.facts)
  }

  return (
    <ol aria-label={words.title} className="w-72 max-w-full py-1">
      {steps.map((step) => (
        <li key={step.key}>
          <AriaButton
            aria-current={step.key === next ? 'step' : undefined}
            onPress={() => void choose(step)}
            className={cx(
              'flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded px-3 text-start text-sm transition-colors hover:bg-shade pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
              step.key === next && 'font-medium',
            )}
          >
            {signs[step.standing]}
            <span className="min-w-0 flex-1">{words.steps[step.key].title}</span>
            <span className="text-xs font-normal text-ink-2">{words.standings[step.standing]}</span>
          </AriaButton>
        </li>
      ))}
    </ol>
  )
}
