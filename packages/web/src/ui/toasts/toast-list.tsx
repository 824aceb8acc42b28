/** The news themselves, fetched with the first popups. They stand where they cover nothing that can be pressed. */
import { tableMessages as words } from '@orderwright/domain/messages'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Toast, toastStore } from '../../lib/toast-store.ts'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { freePlace, isFree, type Place, type Size, takenOnPage } from './toast-place.ts'

const icons = {
  neutral: null,
  invalid: <CircleAlert className="size-4 text-invalid" aria-hidden />,
  done: <CircleCheck className="size-4 text-done" aria-hidden />,
}

/** While news stand there, what is under them may become something to press. */
const LOOK_AGAIN_MS = 120
/** px below news in the room that was made for them */
const FOOT = 8
const changes = ['resize', 'scroll', 'pointerup', 'keyup'] as const

export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef<Foot | null>(null)
  /** the screen has given room: it keeps it until the last of the news has gone, or something lies over the room */
  const hasRoom = useRef(false)
  useLayoutEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const news = list.current
      if (!news) return
      const { width, height } = news.getBoundingClientRect()
      const size = { width: Math.ceil(width), height: Math.ceil(height) }
      if (hasRoom.current && isInTheWay(news, size)) {
        hasRoom.current = false
        reserve(0)
      }
      if (!hasRoom.current) {
        const next = nextPlace(shown.current, size, news)
        hasRoom.current = next === null
        shown.current = next && footOf(next, size)
        standAt(news, shown.current)
      }
      if (hasRoom.current) reserve(size.height + 2 * FOOT)
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    const timer = setInterval(look, LOOK_AGAIN_MS)
    for (const change of changes) window.addEventListener(change, soon, true)
    return () => {
      cancelAnimationFrame(frame)
      clearInterval(timer)
      for (const change of changes) window.removeEventListener(change, soon, true)
    }
  }, [toasts])
  useEffect(
    () => () => {
      reserve(0)
      // What has gone is left by nobody.
      toastStore.hold(false)
    },
    [],
  )
  /** The pointer or the focus came or went: either of them holds the news. */
  const holdWhile = (news: HTMLElement) => {
    const isHeld = isUnderHand(news) || news.contains(document.activeElement)
    toastStore.hold(isHeld)
    // Wider news that come meanwhile would move the buttons of those that are there.
    news.style.width = isHeld ? `${news.getBoundingClientRect().width}px` : ''
  }
  return (
    <div
      ref={list}
      onPointerEnter={(event) => holdWhile(event.currentTarget)}
      onPointerLeave={(event) => holdWhile(event.currentTarget)}
      onFocus={(event) => holdWhile(event.currentTarget)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // From one of them to another the focus stays in the news.
        if (!currentTarget.contains(relatedTarget)) holdWhile(currentTarget)
      }}
      className="pointer-events-none fixed flex w-max max-w-[calc(100vw-32px)] flex-col-reverse items-center gap-2"
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
    </div>
  )
}

const isUnderHand = (news: Element) => news.matches(':hover')

/** Where they stand, by their foot: more of them reach higher, and none that is there moves. px */
interface Foot {
  readonly left: number
  /** from the foot of the screen */
  readonly bottom: number
}

const footOf = ({ left, top }: Place, { height }: Size): Foot => ({
  left,
  bottom: window.innerHeight - top - height,
})

const screenNow = () => ({ width: window.innerWidth, height: window.innerHeight })

/** Whether news in the room that was made for them cover something all the same, such as the foot of a dialog, and need not. */
function isInTheWay(news: Element, size: Size): boolean {
  const screen = screenNow()
  const isTaken = takenOnPage(news)
  const room = {
    left: Math.round((screen.width - size.width) / 2),
    top: screen.height - FOOT - size.height,
  }
  return !isUnderHand(news) && !isFree(room, size, isTaken) && freePlace(size, screen, isTaken) !== null
}

/** Where they go from here; null when all of the screen can be pressed. */
function nextPlace(current: Foot | null, size: Size, news: Element): Place | null {
  const screen = screenNow()
  const isTaken = takenOnPage(news)
  const present = current && { left: current.left, top: screen.height - current.bottom - size.height }
  const isInside = present !== null && present.top >= 0 && present.left + size.width <= screen.width
  // Nothing runs away from under a hand.
  if (isInside && (isUnderHand(news) || isFree(present, size, isTaken))) return present
  return freePlace(size, screen, isTaken)
}

/**
 * Puts them there at once. A screen that is drawn anew later would do it when the hand, which was elsewhere as the place was chosen, is on
 * them: the button would go between the press and its release, and nothing would come of it.
 */
function standAt({ style }: HTMLElement, foot: Foot | null) {
  style.left = foot ? `${foot.left}px` : '50%'
  style.bottom = `${foot ? foot.bottom : FOOT}px`
  style.transform = foot ? '' : 'translateX(-50%)'
}

/** Where all of a screen can be pressed, it gives news room at its foot. px */
function reserve(height: number) {
  document.documentElement.style.setProperty('--toast-room', `${height}px`)
}

function ToastCard({ entry }: { entry: Toast }) {
  const { action } = entry
  return (
    <div
      role={entry.tone === 'invalid' ? 'alert' : undefined}
      className="pointer-events-auto flex min-h-10 w-full max-w-md animate-appear items-center gap-2.5 rounded bg-paper py-1 pe-1 ps-3 text-sm shadow-pop sm:min-w-72"
    >
      {icons[entry.tone]}
      <div className="min-w-0 flex-1 py-1 wrap-anywhere">
        <p className="font-medium">{entry.message}</p>
        {entry.description && <p className="text-ink-2">{entry.description}</p>}
      </div>
      {action && (
        <Button
          variant="quiet"
          size="small"
          className="text-accent-text"
          onPress={() => {
            toastStore.dismiss(entry.id)
            action.onAction()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label={words.dismiss}
        icon={<X />}
        size="small"
        onPress={() => toastStore.dismiss(entry.id)}
      />
    </div>
  )
}
