/** The parts of comments that stand on the order page: the button in the header, the marks on items, and the open panel. */
import { type CommentCount, countComments } from '@orderwright/domain/comments'
import { commentMessages as words } from '@orderwright/domain/messages'
import { itemOf } from '@orderwright/domain/orders'
import { readOrderSearch } from '../navigation/address-search.ts'
import { useNavigate, useSearch } from '../../lib/router/router-view.tsx'
import { MessageSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useHotkeys } from '../../lib/browser/hotkeys.ts'
import { useIsPhone } from '../../lib/browser/media.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { deferred } from '../../ui/deferred.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import { closeSidePanel } from '../side-panels/side-panel-state.ts'
import { openComments, setCounts, useCommentsPanel, useHasFooter, useItemCount } from './panel-state.ts'
import { showPin } from './pins/pin-state.ts'
import { useComments, useLiveComments, useSendingComments } from './use-comments.ts'

const CommentsPanel = deferred(() => import('./comments-panel.tsx').then((part) => part.CommentsPanel))

const MAX_SHOWN = 99

/** In the header of every view of an order; with it stands whatever has to go on while the panel is closed. */
export function CommentsButton() {
  const { threads } = useComments()
  const { isOpen } = useCommentsPanel()
  useLiveComments()
  useSendingComments()
  useTargetOfAddress()
  useTargetOnDrawing(threads)
  useItemCounts(threads)
  const { open, unread } = countComments(threads)
  const toggle = () => (isOpen ? closeSidePanel('comments') : openComments())
  useHotkeys([{ keys: 'M', label: words.showOrHide, group: words.order, run: toggle }])
  const shown = unread > 0 ? unread : open
  const hasFooter = useHasFooter()
  const isElsewhere = useIsPhone() && hasFooter
  return (
    <>
      <span className={cx('relative flex', isElsewhere && 'hidden')}>
        <IconButton
          label={words.button({ open, unread })}
          icon={<MessageSquare />}
          shortcut="M"
          aria-expanded={isOpen}
          onPress={toggle}
          className={cx(isOpen && 'bg-shade text-ink!')}
        />
        {shown > 0 && (
          <span
            aria-hidden="true"
            className={cx(
              'tabular pointer-events-none absolute top-0.5 end-0 flex h-4 min-w-4 items-center justify-center rounded-full px-1 text-[10px] leading-none font-semibold',
              unread > 0 ? 'bg-invalid text-white' : 'bg-shade text-ink-2 ring-1 ring-paper',
            )}
          >
            {shown > MAX_SHOWN ? `${MAX_SHOWN}+` : shown}
          </span>
        )}
      </span>
      {isOpen && <CommentsPanel />}
    </>
  )
}

/** A link of an e-mail or of the bell names a comment: the panel opens at it, and the address is as before. */
function useTargetOfAddress() {
  const { comment } = useSearch(readOrderSearch)
  const navigate = useNavigate()
  useEffect(() => {
    if (comment === undefined) return
    openComments({ commentId: comment })
    void navigate({ search: (old) => ({ ...old, comment: undefined }), replace: true })
  }, [comment, navigate])
  useEffect(() => () => closeSidePanel('comments', { isLeft: true }), [])
}

/** Of a comment that somebody came for, what it points at is looked at too. */
function useTargetOnDrawing(threads: ReturnType<typeof useComments>['threads']) {
  const { commentId, isOpen } = useCommentsPanel()
  const isPhone = useIsPhone()
  const wasOpen = useRef(false)
  useEffect(() => {
    // On a phone the panel is closed to show it.
    if (wasOpen.current && !isOpen && !isPhone) showPin(null)
    wasOpen.current = isOpen
  }, [isOpen, isPhone])
  useEffect(() => {
    if (commentId === null) return
    const found = threads.find(({ root, answers }) => [root, ...answers].some(({ id }) => id === commentId))
    const { id, pin = null, productInstanceId: itemId = null } = found?.root ?? {}
    if (id !== undefined && pin !== null && itemId !== null) showPin({ commentId: id, itemId })
  }, [commentId, threads])
}

/** The marks on the items show what is counted here, once. */
function useItemCounts(threads: ReturnType<typeof useComments>['threads']) {
  useEffect(() => {
    const ids = new Set(threads.flatMap(({ root }) => root.productInstanceId ?? []))
    setCounts(new Map([...ids].map((id) => [id, countComments(threads, id)])))
  }, [threads])
  useEffect(() => () => setCounts(new Map()), [])
}

function useItemTitle(itemId: number): string {
  const { data } = useOpenOrder()
  return useEditorState((state) => {
    const item = itemOf(state.document, itemId)
    return item ? itemTitle(data.catalog, item) : ''
  })
}

/** On a card: how many threads are open; nothing where there is none, so that a thousand cards cost nothing. */
export function ItemMark({ itemId, className }: { itemId: number; className?: string }) {
  const count = useItemCount(itemId)
  return count.open > 0 && <Mark itemId={itemId} count={count} className={className} />
}

interface MarkProps {
  itemId: number
  count: CommentCount
  className?: string
}

function Mark({ itemId, count, className }: MarkProps) {
  const { open, unread } = count
  const title = useItemTitle(itemId)
  return (
    <button
      type="button"
      aria-label={words.onItem({ title, open, unread })}
      onClick={() => openComments({ itemId })}
      className={cx(
        'tabular flex h-6 min-w-6 cursor-pointer items-center justify-center gap-1 rounded-full px-1.5 text-xs font-medium transition-colors pointer-coarse:h-11 pointer-coarse:min-w-11',
        unread > 0 ? 'text-invalid' : 'text-ink-2 hover:text-ink',
        className,
      )}
    >
      <MessageSquare className={cx('size-3.5', unread > 0 && 'fill-current')} aria-hidden />
      {open}
    </button>
  )
}

/** Under the drawing, with the item's other actions; on a phone for all comments. A new item has none until it is saved. */
export function ItemCommentsButton({ itemId }: { itemId: number }) {
  const isPhone = useIsPhone()
  if (isPhone) return <AllCommentsButton />
  return itemId > 0 && <OneItemButton itemId={itemId} />
}

function AllCommentsButton() {
  const { threads } = useComments()
  const count = countComments(threads)
  return <FooterButton label={words.button(count)} {...count} onPress={() => openComments()} />
}

function OneItemButton({ itemId }: { itemId: number }) {
  const count = useItemCount(itemId)
  const title = useItemTitle(itemId)
  return (
    <FooterButton
      label={words.onItem({ title, ...count })}
      {...count}
      onPress={() => openComments({ itemId })}
    />
  )
}

interface FooterButtonProps {
  label: string
  open: number
  unread: number
  onPress: () => void
}

function FooterButton({ label, open, unread, onPress }: FooterButtonProps) {
  return (
    <Button
      variant="quiet"
      icon={<MessageSquare className={cx(unread > 0 && 'text-invalid')} aria-hidden />}
      aria-label={label}
      onPress={onPress}
      className="px-2"
    >
      {open > 0 && <span className={cx('tabular', unread > 0 && 'text-invalid')}>{open}</span>}
    </Button>
  )
}
