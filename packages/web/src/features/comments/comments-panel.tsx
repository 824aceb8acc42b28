/** The comments of the open order: beside the page where there is room for both, over it on a phone. */
import { commentMessages as words, itemOf } from '@orderwright/domain'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { createPortal } from 'react-dom'
import { failureMessage } from '../../lib/api/api.ts'
import { useIsPhone } from '../../lib/browser/media.ts'
import { HelpLink } from '../../ui/help-link.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import { useTopOf } from '../../lib/browser/use-top-of.ts'
import { NewComment } from './new-comment.tsx'
import { closeComments, showCommentsOf, useCommentsPanel } from './panel-state.ts'
import { ThreadList } from './thread-list.tsx'
import { useComments } from './use-comments.ts'

export function CommentsPanel() {
  const isPhone = useIsPhone()
  return isPhone ? <Drawer /> : <SidePanel />
}

function Drawer() {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) closeComments()
      }}
      className="fixed inset-0 z-overlay flex items-end bg-scrim entering:animate-appear"
    >
      <Modal className="flex h-[calc(100dvh-24px)] w-full flex-col rounded-t bg-paper shadow-pop outline-none entering:animate-slide-up">
        <AriaDialog aria-label={words.title} className="flex min-h-0 flex-1 flex-col outline-none">
          <Content />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Not modal: the drawing and the options stay usable, and so do their keys. Wide pages make room for it (styles.css). */
function SidePanel() {
  const panel = useRef<HTMLElement>(null)
  const top = useTopOfPage()
  useEffect(() => {
    document.body.dataset['comments'] = 'open'
    return () => {
      delete document.body.dataset['comments']
    }
  }, [])
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    closeComments()
  }
  return createPortal(
    <aside
      ref={panel}
      aria-label={words.title}
      data-help="comments"
      data-print="hidden"
      onKeyDown={onKeyDown}
      style={{ top }}
      className="fixed right-0 bottom-0 z-10 flex w-90 animate-appear flex-col border-l border-hairline bg-paper max-xl:shadow-pop print:hidden"
    >
      <Content />
    </aside>,
    document.body,
  )
}

/** Under the header, however high that is now. */
function useTopOfPage(): number {
  const main = useRef<HTMLElement>(document.querySelector('main'))
  return useTopOf(main)
}

function Content() {
  const { query, threads } = useComments()
  const { itemId } = useCommentsPanel()
  const shown = itemId === null ? threads : threads.filter(({ root }) => root.productInstanceId === itemId)
  return (
    <>
      <div className="flex min-h-12 shrink-0 items-center gap-2 border-b border-hairline py-1.5 pr-2 pl-4">
        <h2 className="flex-1 text-base font-semibold">{words.title}</h2>
        <Scope />
        <IconButton label={words.closeTheComments} icon={<X />} onPress={() => closeComments()} />
      </div>
      {query.data ? (
        <>
          <ThreadList threads={shown} all={threads} people={query.data.people} empty={<Nothing />} />
          <NewComment
            key={itemId ?? 'all'}
            people={query.data.people}
            mayWriteInternally={query.data.mayWriteInternally}
            isNameless={query.data.isNameless}
          />
        </>
      ) : query.error ? (
        <ErrorState
          className="flex-1"
          title={words.loadFailed}
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <LoadingThreads />
      )}
    </>
  )
}

/** All comments, or those on the item that is open. */
function Scope() {
  const { data } = useOpenOrder()
  const { itemId } = useCommentsPanel()
  const activeId = useEditorState((state) => state.activeItemId)
  const oneId = itemId ?? activeId
  const item = useEditorState((state) => (oneId === null ? undefined : itemOf(state.document, oneId)))
  if (!item || item.id <= 0) return null
  const title = itemTitle(data.catalog, item)
  return (
    <SegmentedControl
      label={words.whichComments}
      size="small"
      className="max-w-44 min-w-0"
      value={itemId === null ? 'all' : 'item'}
      onChange={(key) => showCommentsOf(key === 'all' ? null : item.id)}
      segments={[
        { key: 'all', label: words.all },
        {
          key: 'item',
          name: words.aboutItem({ title }),
          label: (
            <span dir="auto" className="max-w-28 truncate">
              {title}
            </span>
          ),
        },
      ]}
    />
  )
}

function Nothing(): ReactNode {
  const { profile } = useOpenOrder()
  const { itemId } = useCommentsPanel()
  return (
    <EmptyState
      className="py-10!"
      title={itemId === null ? words.empty : words.emptyItem}
      actions={<HelpLink at="comments" />}
    >
      {itemId === null ? words.emptyHint({ word: profile.vocabulary.order }) : words.emptyItemHint}
    </EmptyState>
  )
}

function LoadingThreads() {
  return (
    <SkeletonGroup label={words.loading} className="flex-1 space-y-6 p-4">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex gap-2.5">
          <Skeleton className="size-7 rounded-full!" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
