/** The files of the open order: beside the page where there is room for both, over it on a phone. */
import { itemOf, orderFileMessages as words } from '@orderwright/domain'
import { Lock, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { createPortal } from 'react-dom'
import { useDropzone } from 'react-dropzone'
import { failureMessage } from '../../lib/api/api.ts'
import { useIsPhone } from '../../lib/browser/media.ts'
import { useTopOf } from '../../lib/browser/use-top-of.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import { FileRow } from './file-row.tsx'
import { closeFiles, showFilesOf, useFilesPanel } from './files-state.ts'
import { OutgoingRow } from './outgoing-row.tsx'
import { useFiles, useUploads } from './use-files.ts'

export function FilesPanel() {
  return useIsPhone() ? <Drawer /> : <SidePanel />
}

function Drawer() {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) closeFiles()
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

/** Not modal: the drawing and the options stay usable. Wide pages make room for it as for the comments (styles.css). */
function SidePanel() {
  const main = useRef<HTMLElement>(document.querySelector('main'))
  const top = useTopOf(main)
  useEffect(() => {
    document.body.dataset['files'] = 'open'
    return () => {
      delete document.body.dataset['files']
    }
  }, [])
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    closeFiles()
  }
  return createPortal(
    <aside
      aria-label={words.title}
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

/** The whole order. */
const WHOLE = 0

function Content() {
  const { profile, org } = useOpenOrder()
  const { query, files } = useFiles()
  const { queue, uploads } = useUploads()
  const { itemId } = useFilesPanel()
  const [about, setAbout] = useState(itemId ?? WHOLE)
  const [isInternal, setInternal] = useState(false)
  const choices = useItemChoices(words.wholeOrder({ word: profile.vocabulary.order }))
  const { mayAdd = false, mayAddInternally = false } = query.data ?? {}
  // Whose files are shown is what a new one is about.
  useEffect(() => setAbout(itemId ?? WHOLE), [itemId])
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: !mayAdd,
    onDrop: (accepted) =>
      queue.add(
        accepted.map((file) => ({
          file,
          productInstanceId: choices.some(({ key }) => key === about) && about !== WHOLE ? about : null,
          isInternal: isInternal && mayAddInternally ? 1 : 0,
        })),
      ),
  })
  const shown =
    itemId === null ? files : files.filter(({ productInstanceId }) => productInstanceId === itemId)
  return (
    <div {...getRootProps({ className: 'relative flex min-h-0 flex-1 flex-col', tabIndex: undefined })}>
      <input {...getInputProps({ 'aria-label': words.chooseFiles, style: { display: 'none' } })} />
      <div className="flex min-h-12 shrink-0 items-center gap-2 border-b border-hairline py-1.5 pr-2 pl-4">
        <h2 className="flex-1 text-base font-semibold">{words.title}</h2>
        <Scope />
        <IconButton label={words.close} icon={<X />} onPress={() => closeFiles()} />
      </div>
      {query.error && !query.data ? (
        <ErrorState
          className="flex-1"
          title={words.loadFailed}
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : query.data ? (
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          {uploads.length > 0 && (
            <ul aria-label={words.adding} className="divide-y divide-hairline border-b border-hairline">
              {uploads.map((upload) => (
                <OutgoingRow key={upload.key} upload={upload} queue={queue} />
              ))}
            </ul>
          )}
          {shown.length > 0 && (
            <ul aria-label={words.list} className="divide-y divide-hairline">
              {shown.map((file) => (
                <FileRow key={file.id} file={file} />
              ))}
            </ul>
          )}
          {shown.length + uploads.length === 0 && (
            <EmptyState className="py-10!" title={itemId === null ? words.empty : words.emptyItem}>
              {mayAdd
                ? words.emptyHint({ word: profile.vocabulary.order })
                : words.emptyReadOnly({ word: profile.vocabulary.order })}
            </EmptyState>
          )}
        </div>
      ) : (
        <SkeletonGroup label={words.loading} className="flex-1 space-y-4 p-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </SkeletonGroup>
      )}
      {mayAdd && (
        <div className="shrink-0 space-y-2 border-t border-hairline px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          <Select
            label={words.about}
            hasInlineLabel
            size="small"
            items={choices}
            value={choices.some(({ key }) => key === about) ? about : WHOLE}
            onChange={setAbout}
          />
          {mayAddInternally && (
            <span className="block" title={words.employeesOnlyHint({ org: org.title })}>
              <Checkbox isSelected={isInternal} onChange={setInternal}>
                <Lock className="size-3.5 text-ink-2" aria-hidden />
                {words.employeesOnly}
              </Checkbox>
            </span>
          )}
          <Button variant="primary" icon={<Plus aria-hidden />} onPress={open} className="w-full">
            {words.add}
          </Button>
          <p className="text-xs text-ink-2">{words.accepted}</p>
        </div>
      )}
      {isDragActive && (
        <div className="pointer-events-none absolute inset-2 z-10 flex items-center justify-center rounded border-2 border-dashed border-accent bg-accent-soft text-sm font-medium">
          {words.dropHere}
        </div>
      )}
    </div>
  )
}

/** All files, or those of the item that is open. */
function Scope() {
  const { data } = useOpenOrder()
  const { itemId } = useFilesPanel()
  const activeId = useEditorState((state) => state.activeItemId)
  const oneId = itemId ?? activeId
  const item = useEditorState((state) => (oneId === null ? undefined : itemOf(state.document, oneId)))
  if (!item || item.id <= 0) return null
  const title = itemTitle(data.catalog, item)
  return (
    <SegmentedControl
      label={words.filter}
      size="small"
      className="max-w-44 min-w-0"
      value={itemId === null ? 'all' : 'item'}
      onChange={(key) => showFilesOf(key === 'all' ? null : item.id)}
      segments={[
        { key: 'all', label: words.all },
        {
          key: 'item',
          name: words.ofItem({ title }),
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

/** The whole order, and the items that the server knows. */
function useItemChoices(whole: string) {
  const { data } = useOpenOrder()
  const items = useEditorState((state) => state.document.items)
  return [
    { key: WHOLE, label: whole },
    ...items.flatMap((item, index) =>
      item.id > 0 ? [{ key: item.id, label: `${index + 1} ${itemTitle(data.catalog, item)}` }] : [],
    ),
  ]
}
