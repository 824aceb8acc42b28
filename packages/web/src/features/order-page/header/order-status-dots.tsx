/**
 * The way of the order as dots. For employees each dot opens a menu that sets the status, with or without telling the
 * guest; for everybody else a dot only says what it stands for. [1.2.58, 1.4.01–1.4.06]
 */
import { maySetStatusAs } from '@orderwright/domain/access'
import { listWords, orderScreenMessages } from '@orderwright/domain/messages'
import { type StatusDot, statusDots } from '@orderwright/domain/orders'
import { useFormatDay } from '../../../lib/session/use-format-day.ts'
import { Bell, BellOff } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useMemo, useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Menu } from '../../../ui/popups/menu.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { Tooltip } from '../../../ui/popups/tooltip.tsx'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'

function useStatusDots(): StatusDot[] {
  const { profile, viewer } = useOpenOrder()
  const statusData = useEditorState((state) => state.document.order.statusData)
  const isStocked = useEditorState((state) => state.document.order.isStocked)
  return useMemo(
    () => statusDots({ statusData, isStocked }, profile, viewer.role),
    [statusData, isStocked, profile, viewer.role],
  )
}

/** The status in words, for phones. */
export function StatusWords() {
  const current = useStatusDots().find((dot) => dot.isCurrent)
  return current && <span className="sm:hidden"> · {current.title}</span>
}

export function OrderStatusDots() {
  const formatDay = useFormatDay()
  const { data, profile, viewer } = useOpenOrder()
  const dots = useStatusDots()
  const { setStatus, isSetting } = useSetStatus(dots)
  const current = dots.find((dot) => dot.isCurrent)
  return (
    <div className="grid grid-cols-[auto_minmax(0,auto)] items-center justify-start gap-2 max-sm:gap-0">
      <ol
        aria-label={orderScreenMessages.statusOf({ word: profile.vocabulary.order })}
        data-tour="status"
        className="flex items-center"
      >
        {dots.map((dot, index) => (
          <li
            key={dot.key}
            className="relative flex items-center"
            aria-current={dot.isCurrent ? 'step' : undefined}
          >
            {/* Over the edge of two dots: eleven of them take the title's and the status's room as it is. */}
            {index > 0 && (
              <span
                className={cx(
                  'absolute -start-0.5 h-px w-1 max-sm:w-px',
                  dot.isFilled ? 'bg-accent' : 'bg-edge',
                )}
                aria-hidden="true"
              />
            )}
            {data.abilities.setStatus && maySetStatusAs(viewer.role, dot) ? (
              <DotMenu dot={dot} isDisabled={isSetting} onSet={setStatus} />
            ) : (
              <Tooltip
                content={<DotHint dot={dot} isLocked={data.abilities.setStatus} />}
                isPlain
                delay={100}
              >
                <span
                  role="img"
                  aria-label={data.abilities.setStatus ? lockedName(dot, formatDay) : dotName(dot, formatDay)}
                  tabIndex={0}
                  className="flex h-6 w-5 items-center justify-center rounded-full"
                >
                  <DotMark dot={dot} isLocked={data.abilities.setStatus} />
                </span>
              </Tooltip>
            )}
          </li>
        ))}
      </ol>
      {current && (
        // On phones it stands beside the number, where there is room for it.
        <span
          className="max-w-44 truncate text-xs font-medium text-ink-2 max-sm:hidden"
          title={current.title}
        >
          {current.title}
        </span>
      )}
    </div>
  )
}

function useSetStatus(dots: readonly StatusDot[]) {
  const { editor, org, viewer, reload } = useOpenOrder()
  const [isSetting, setSetting] = useState(false)
  async function setStatus(dot: StatusDot, skipNotifyingGuest: boolean) {
    const { askStatus } = await import('../../set-status/ask-status.ts')
    const result = await askStatus({
      productOrderId: editor.getState().document.order.id,
      orgId: org.id,
      caller: viewer.caller,
      dot,
      dots,
      skipNotifyingGuest,
      onSend: () => {
        setSetting(true)
        editor.flush()
      },
    })
    setSetting(false)
    if (!result) return
    if (!result.ok) {
      toast(result.error.message, { tone: 'invalid' })
      return
    }
    editor.receive('productOrder', { ...result.data.productOrder, statusData: result.data.statusData })
    toast(orderScreenMessages.statusSetTo({ title: dot.title }))
    await reload()
  }
  return { setStatus, isSetting }
}

interface DotMenuProps {
  dot: StatusDot
  isDisabled: boolean
  onSet: (dot: StatusDot, skipNotifyingGuest: boolean) => Promise<void>
}

function DotMenu({ dot, isDisabled, onSet }: DotMenuProps) {
  const formatDay = useFormatDay()
  return (
    <Menu
      label={orderScreenMessages.setTheStatusTo({ title: dot.title })}
      placement="bottom"
      trigger={
        <Tooltip content={<DotHint dot={dot} />} delay={100}>
          <AriaButton
            aria-label={orderScreenMessages.setStatus({ dotName: dotName(dot, formatDay) })}
            isDisabled={isDisabled}
            className="flex size-6 cursor-pointer items-center justify-center rounded-full transition-colors hover:bg-shade disabled:cursor-default pointer-coarse:h-11"
          >
            <DotMark dot={dot} />
          </AriaButton>
        </Tooltip>
      }
      groups={[
        {
          key: 'set',
          title: orderScreenMessages.setTheStatusTo({ title: dot.title }),
          actions: [
            {
              key: 'notify',
              label: orderScreenMessages.setAndNotify,
              icon: <Bell aria-hidden />,
              onAction: () => void onSet(dot, false),
            },
            {
              key: 'silent',
              label: orderScreenMessages.setWithoutNotifying,
              icon: <BellOff aria-hidden />,
              onAction: () => void onSet(dot, true),
            },
          ],
        },
      ]}
    />
  )
}

type FormatDay = ReturnType<typeof useFormatDay>

function dotName(dot: StatusDot, formatDay: FormatDay): string {
  const state = dot.isCurrent
    ? orderScreenMessages.isCurrent
    : dot.isFilled
      ? orderScreenMessages.isDone
      : orderScreenMessages.toCome
  const since = dot.entry ? `, ${formatDay(dot.entry.date)}` : ''
  return listWords.labeled({ label: dot.title, value: `${state}${since}` })
}

/** Of an employee who may set other statuses. */
function lockedName(dot: StatusDot, formatDay: FormatDay): string {
  return `${dotName(dot, formatDay)}, ${orderScreenMessages.setByOwnersAlone}`
}

function DotHint({ dot, isLocked = false }: { dot: StatusDot; isLocked?: boolean }) {
  const formatDay = useFormatDay()
  return (
    <span className="block py-0.5">
      <span className="block font-medium">
        {dot.title}
        {dot.entry && (
          <span className="tabular font-normal text-white/70"> · {formatDay(dot.entry.date)}</span>
        )}
      </span>
      {dot.description && <span className="block text-white/80">{dot.description}</span>}
      {isLocked && <span className="block text-white/80">{orderScreenMessages.setByOwnersAlone}</span>}
    </span>
  )
}

function DotMark({ dot, isLocked = false }: { dot: StatusDot; isLocked?: boolean }) {
  return (
    <span
      className={cx(
        'block rounded-full border transition-colors',
        dot.isMilestone ? 'size-3' : 'size-2',
        dot.isFilled ? 'border-accent bg-accent' : isLocked ? 'border-edge bg-edge' : 'border-ink-3 bg-paper',
        dot.isCurrent && 'ring-2 ring-accent-soft ring-offset-1 ring-offset-accent',
      )}
      aria-hidden="true"
    />
  )
}
