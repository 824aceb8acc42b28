/**
 * The guide of an owner's first visit: a quiet line above the screen that says what to do there, notices by itself when it is
 * done, and leads to the next step. It can be left at any moment and taken up again. [issue 14]
 */
import { setupGuideMessages as words } from '@orderwright/domain/messages'
import type { GuideStepKey } from '@orderwright/domain/setup-guide'
import { ArrowRight, Check, ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { useIsPhone } from '../../lib/browser/media.ts'
import { useLocation } from '../../lib/router/router-view.tsx'
import { useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popups/popover.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { orderPath } from '../navigation/order-views.ts'
import { StepList } from './step-list.tsx'
import { isAtStep } from './step-places.ts'
import { useGoToStep } from './use-go-to-step.ts'
import { useGuide, useGuideChange, useGuideRefresh } from './use-guide.ts'

type Guide = NonNullable<ReturnType<typeof useGuide>>

export function GuideBar() {
  const state = useGuide()
  if (state === null || state.guide.isHidden) return null
  return <Bar state={state} />
}

/** The step that was done while the guide was looking: the one that was next before. */
function useJustDone({ steps, next }: Guide): GuideStepKey | null {
  const [before, setBefore] = useState(next)
  const [done, setDone] = useState<GuideStepKey | null>(null)
  if (before !== next) {
    setBefore(next)
    setDone(steps.find(({ key }) => key === before)?.standing === 'done' ? before : null)
  }
  return done
}

function Bar({ state }: { state: Guide }) {
  const { org } = useViewer()
  const { guide, steps, next, doneCount } = state
  const [isOpen, setOpen] = useState(false)
  const justDone = useJustDone(state)
  const change = useGuideChange()
  useGuideRefresh(org.id)
  const counts = { done: doneCount, all: steps.length }

  async function hide() {
    if (!(await change({ isHidden: true }))) return
    if (next === null) return
    toast(words.hidden, {
      action: { label: words.show, onAction: () => void change({ isHidden: false }) },
    })
  }

  return (
    <section
      aria-label={words.title}
      data-print="hidden"
      className="flex flex-wrap items-center gap-x-1 gap-y-1 border-b border-hairline bg-shade px-3 py-1.5 text-sm sm:flex-nowrap sm:gap-x-3 sm:px-6 print:hidden"
    >
      <Popover
        label={words.title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottom start"
        trigger={
          <Button
            size="small"
            aria-label={words.progressOf(counts)}
            trailing={<ChevronDown aria-hidden />}
            className="tabular"
          >
            <Progress {...counts} />
            {words.progress(counts)}
          </Button>
        }
      >
        <StepList guide={guide} steps={steps} next={next} onGo={() => setOpen(false)} />
      </Popover>
      <p
        role="status"
        className="order-1 min-w-0 basis-full max-sm:px-1 max-sm:pb-0.5 max-sm:text-xs sm:order-0 sm:flex-1 sm:basis-0"
      >
        {justDone && (
          <span className="me-1.5 font-medium text-done">
            <Check className="me-1 inline size-4 align-text-bottom" aria-hidden />
            {words.nextIs({ done: words.steps[justDone].title })}
          </span>
        )}
        <Now guide={guide} next={next} />
      </p>
      <span className="ms-auto flex shrink-0 items-center gap-1">
        {next === null ? (
          <Button size="small" onPress={() => void hide()}>
            {words.finish}
          </Button>
        ) : (
          <StepButtons key={next} step={next} guide={guide} />
        )}
        {next !== null && (
          <IconButton label={words.hide} icon={<X />} size="small" onPress={() => void hide()} />
        )}
      </span>
    </section>
  )
}

/** What there is to do now. */
function Now({ guide, next }: Pick<Guide, 'guide' | 'next'>) {
  const { org } = useViewer()
  const { pathname } = useLocation()
  const isOrder = orderPath(pathname) !== null
  const skipsSome = guide.skipped.length > 0
  if (next === null) {
    return (
      <>
        <span className="me-1.5 font-medium">{words.finished({ title: org.title })}</span>
        {skipsSome && <span className="text-ink-2">{words.finishedHint}</span>}
      </>
    )
  }
  const { title, hint } = words.steps[next]
  return (
    <>
      <span className="me-1.5 font-medium">{title}</span>
      <span className="text-ink-2">
        {next === 'brand' ? brandHint(guide) : isOrder && next === 'tryOut' ? words.tryItem : hint}
      </span>
    </>
  )
}

/** Half of the first step may be done. */
function brandHint({ facts: { hasLogo, hasAccent } }: Guide['guide']): string {
  if (hasLogo === hasAccent) return words.steps.brand.hint
  return hasLogo ? words.stillMissing.accent : words.stillMissing.logo
}

function StepButtons({ step, guide }: { step: GuideStepKey; guide: Guide['guide'] }) {
  const { isGuestMode, canToggleGuestMode } = useViewer()
  const { pathname } = useLocation()
  const isPhone = useIsPhone()
  const go = useGoToStep()
  const change = useGuideChange()
  const { title, go: goWords } = words.steps[step]
  return (
    <>
      {!isAtStep(step, pathname, isGuestMode || !canToggleGuestMode) && (
        <Button size="small" trailing={<ArrowRight aria-hidden />} onPress={() => void go(step, guide.facts)}>
          {isPhone ? words.goThere : goWords}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={words.skipOf({ title })}
        onPress={() => void change({ step: { key: step, isSkipped: true } })}
      >
        {words.skip}
      </Button>
    </>
  )
}

const RADIUS = 5
const ROUND = 2 * Math.PI * RADIUS

/** A ring that closes. */
function Progress({ done, all }: { done: number; all: number }) {
  return (
    <svg
      viewBox="0 0 14 14"
      className="size-3.5 -rotate-90 rtl:rotate-90"
      fill="none"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <circle cx="7" cy="7" r={RADIUS} className="stroke-hairline" />
      <circle
        cx="7"
        cy="7"
        r={RADIUS}
        className="stroke-done"
        strokeDasharray={`${(ROUND * done) / all} ${ROUND}`}
      />
    </svg>
  )
}
