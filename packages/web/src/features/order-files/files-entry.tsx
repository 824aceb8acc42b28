/** The parts of files that stand on the order page: the button in the header, the marks on items, and the open panel. */
import { orderFileMessages as words } from '@orderwright/domain/messages'
import { itemOf } from '@orderwright/domain/orders'
import { Paperclip } from 'lucide-react'
import { useEffect } from 'react'
import { cx } from '../../ui/cx.ts'
import { deferred } from '../../ui/deferred.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import { closeSidePanel, openSidePanel, useSidePanel } from '../side-panels/side-panel-state.ts'
import { setFileCounts, useFileCount } from './file-counts.ts'
import { useAskBeforeLeavingOrder, useFiles, useLiveFiles } from './use-files.ts'

const FilesPanel = deferred(() => import('./files-panel.tsx').then((part) => part.FilesPanel))

/** In the header of every view of an order; with it stands whatever has to go on while the panel is closed. */
export function FilesButton() {
  const { files } = useFiles()
  const { isOpen } = useSidePanel('files')
  useLiveFiles()
  useAskBeforeLeavingOrder()
  useEffect(() => {
    const numbers = new Map<number, number>()
    for (const { productInstanceId: id } of files)
      if (id !== null) numbers.set(id, (numbers.get(id) ?? 0) + 1)
    setFileCounts(numbers)
  }, [files])
  useEffect(
    () => () => {
      setFileCounts(new Map())
      closeSidePanel('files', { isLeft: true })
    },
    [],
  )
  return (
    <>
      <span className="relative flex max-lg:hidden">
        <IconButton
          label={words.button({ count: files.length })}
          icon={<Paperclip />}
          aria-expanded={isOpen}
          onPress={() => (isOpen ? closeSidePanel('files') : openSidePanel('files'))}
          className={cx(isOpen && 'bg-shade text-ink!')}
        />
        {files.length > 0 && (
          <span
            aria-hidden="true"
            className="tabular pointer-events-none absolute top-0.5 end-0 flex h-4 min-w-4 items-center justify-center rounded-full bg-shade px-1 text-[10px] leading-none font-semibold text-ink-2 ring-1 ring-paper"
          >
            {files.length}
          </span>
        )}
      </span>
      {isOpen && <FilesPanel />}
    </>
  )
}

/** On a card: how many files it has; nothing where there is none. */
export function FileMark({ itemId }: { itemId: number }) {
  const count = useFileCount(itemId)
  return count > 0 && <Mark itemId={itemId} count={count} />
}

function Mark({ itemId, count }: { itemId: number; count: number }) {
  const { data } = useOpenOrder()
  const title = useEditorState((state) => {
    const item = itemOf(state.document, itemId)
    return item ? itemTitle(data.catalog, item) : ''
  })
  return (
    <button
      type="button"
      aria-label={words.onItem({ title, count })}
      onClick={() => openSidePanel('files', itemId)}
      className="tabular flex h-6 min-w-6 cursor-pointer items-center justify-center gap-1 rounded-full px-1.5 text-xs font-medium text-ink-2 transition-colors hover:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11"
    >
      <Paperclip className="size-3.5" aria-hidden />
      {count}
    </button>
  )
}
