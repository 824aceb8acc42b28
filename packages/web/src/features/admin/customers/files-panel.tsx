/** The files on the record of a customer: dropped or chosen, saved, renamed and deleted. Decision 250. */
import { type CustomerFileView, customerFilePath } from '@orderwright/contract'
import { type Customer, customerMessages as words } from '@orderwright/domain/customers'
import { orderFileMessages as fileWords } from '@orderwright/domain/messages'
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { failureMessage } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/popups/menu.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { FileFace, RenameFile } from '../../attached-files/file-face.tsx'
import { OutgoingRow } from '../../attached-files/outgoing-row.tsx'
import { useCustomerFileActions, useCustomerFiles, useCustomerUploads } from './use-customer-files.ts'

export function CustomerFiles({ title, customer }: { title: string; customer: Customer }) {
  const query = useCustomerFiles(customer.id)
  const { queue, uploads } = useCustomerUploads(customer.id)
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted) => queue.add(accepted.map((file) => ({ file, about: null }))),
  })
  const files = query.data?.files ?? []
  return (
    <div {...getRootProps({ className: 'relative max-w-3xl', tabIndex: undefined })}>
      <input {...getInputProps({ 'aria-label': fileWords.chooseFiles, style: { display: 'none' } })} />
      <h2 className="pb-2 text-base font-semibold">{title}</h2>
      {query.data ? (
        <div className="border-t border-hairline">
          {uploads.length > 0 && (
            <ul aria-label={fileWords.adding} className="divide-y divide-hairline border-b border-hairline">
              {uploads.map((upload) => (
                <OutgoingRow
                  key={upload.key}
                  upload={upload}
                  queue={queue}
                  className="flex items-start gap-2 py-2.5"
                />
              ))}
            </ul>
          )}
          {files.length > 0 && (
            <ul aria-label={fileWords.list} className="divide-y divide-hairline border-b border-hairline">
              {files.map((file) => (
                <FileRow key={file.id} file={file} customerId={customer.id} />
              ))}
            </ul>
          )}
          {files.length + uploads.length === 0 && <p className="py-3 text-sm text-ink-2">{words.noFiles}</p>}
        </div>
      ) : query.isError ? (
        <ErrorState
          title={fileWords.loadFailed}
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label={fileWords.loading}>
          <Skeleton className="h-10 w-full" />
        </SkeletonGroup>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
        <Button icon={<Plus aria-hidden />} onPress={open}>
          {fileWords.add}
        </Button>
        <p className="text-xs text-ink-2">{fileWords.accepted}</p>
      </div>
      {isDragActive && (
        <div className="pointer-events-none absolute -inset-2 z-10 flex items-center justify-center rounded border-2 border-dashed border-accent bg-accent-soft text-sm font-medium">
          {fileWords.dropHere}
        </div>
      )}
    </div>
  )
}

function FileRow({ file, customerId }: { file: CustomerFileView; customerId: number }) {
  const { org, user } = useViewer()
  const { rename, remove } = useCustomerFileActions(customerId)
  const [isRenaming, setRenaming] = useState(false)
  const { id, title } = file
  return (
    <FileFace
      file={file}
      pathOf={(variant) => customerFilePath(org.id, id, variant)}
      isOwn={file.uploaderId === user.id}
      className="flex items-start gap-2.5 py-2.5"
      {...(isRenaming
        ? {
            naming: (
              <RenameFile
                title={title}
                rename={(name) => rename(file, name)}
                onEnd={() => setRenaming(false)}
              />
            ),
          }
        : {})}
      menu={
        <Menu
          label={fileWords.moreFor({ title })}
          placement="bottom end"
          trigger={<IconButton label={fileWords.moreFor({ title })} icon={<Ellipsis />} />}
          groups={[
            {
              key: 'change',
              actions: [
                {
                  key: 'rename',
                  label: fileWords.rename,
                  icon: <Pencil aria-hidden />,
                  onAction: () => setRenaming(true),
                },
              ],
            },
            {
              key: 'delete',
              actions: [
                {
                  key: 'delete',
                  label: fileWords.remove,
                  icon: <Trash2 aria-hidden />,
                  isDanger: true,
                  onAction: () => void remove(file),
                },
              ],
            },
          ]}
        />
      }
    />
  )
}
