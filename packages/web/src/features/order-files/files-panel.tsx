/** The files of the open order. */
import { orderFileMessages as words } from '@orderwright/domain/messages'
import { Lock, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { failureMessage } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { OutgoingRow } from '../attached-files/outgoing-row.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import { SidePanel, SidePanelHeader } from '../side-panels/side-panel.tsx'
import { useSidePanel } from '../side-panels/side-panel-state.ts'
import { FileRow } from './file-row.tsx'
import { useFiles, useUploads } from './use-files.ts'

export function FilesPanel() {
  return (
    <SidePanel panelKey="files" label={words.title} help="pictures">
      <Content />
    </SidePanel>
  )
}

const scope = { label: words.filter, all: words.all, ofItem: words.ofItem }

/** The whole order. */
const WHOLE = 0

function Content() {
  const { profile, org } = useOpenOrder()
  const { query, files } = useFiles()
  const { queue, uploads } = useUploads()
  const { itemId } = useSidePanel('files')
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
          about: {
            productInstanceId: choices.some(({ key }) => key === about) && about !== WHOLE ? about : null,
            isInternal: isInternal && mayAddInternally ? 1 : 0,
          },
        })),
      ),
  })
  const shown =
    itemId === null ? files : files.filter(({ productInstanceId }) => productInstanceId === itemId)
  return (
    <div {...getRootProps({ className: 'relative flex min-h-0 flex-1 flex-col', tabIndex: undefined })}>
      <input {...getInputProps({ 'aria-label': words.chooseFiles, style: { display: 'none' } })} />
      <SidePanelHeader panelKey="files" title={words.title} closeLabel={words.close} scope={scope} />
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
                <OutgoingRow
                  key={upload.key}
                  upload={upload}
                  queue={queue}
                  className="flex items-start gap-2 py-2.5 pe-2 ps-4"
                />
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
            <EmptyState
              className="py-10!"
              title={itemId === null ? words.empty : words.emptyItem}
              actions={<HelpLink at="pictures" />}
            >
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
