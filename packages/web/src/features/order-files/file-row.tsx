/** One file: what it is, who added it and when; it is saved, and renamed, moved or deleted by who may. */
import { type OrderFileView, orderFilePath } from '@orderwright/contract'
import { orderFileMessages as words } from '@orderwright/domain/messages'
import { itemOf } from '@orderwright/domain/orders'
import { Ellipsis, Lock, LockOpen, Package, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { FileFace, RenameFile } from '../attached-files/file-face.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import { useFileActions } from './use-files.ts'

export function FileRow({ file }: { file: OrderFileView }) {
  const { org, viewer, editor } = useOpenOrder()
  const actions = useFileActions()
  const [isRenaming, setRenaming] = useState(false)
  const { id, title, productInstanceId } = file
  const hasItem = useEditorState((state) => itemOf(state.document, productInstanceId ?? 0) !== undefined)
  return (
    <FileFace
      file={file}
      pathOf={(variant) => orderFilePath(org.id, id, variant)}
      isOwn={file.uploaderId === viewer.user.id}
      className="flex items-start gap-2.5 py-2.5 pe-2 ps-4"
      {...(isRenaming
        ? {
            naming: (
              <RenameFile
                title={title}
                rename={(fileName) => actions.change(file, { fileName })}
                onEnd={() => setRenaming(false)}
              />
            ),
          }
        : {})}
      menu={file.mayChange && <RowMenu file={file} onRename={() => setRenaming(true)} />}
    >
      {productInstanceId !== null &&
        (hasItem ? (
          <button
            type="button"
            dir="auto"
            onClick={() => editor.selectItem(productInstanceId)}
            className="max-w-full cursor-pointer truncate text-xs text-accent-text hover:underline pointer-coarse:min-h-11"
          >
            {file.itemTitle}
          </button>
        ) : (
          <p className="text-xs text-ink-2">{file.itemTitle || words.itemGone}</p>
        ))}
      {file.isInternal === 1 && (
        <p className="flex items-center gap-1 text-xs font-medium">
          <Lock className="size-3" aria-hidden />
          {words.employeesOnly}
        </p>
      )}
    </FileFace>
  )
}

function RowMenu({ file, onRename }: { file: OrderFileView; onRename: () => void }) {
  const { data, profile, viewer } = useOpenOrder()
  const actions = useFileActions()
  const activeId = useEditorState((state) => state.activeItemId)
  const active = useEditorState((state) => (activeId === null ? undefined : itemOf(state.document, activeId)))
  const { title, isInternal, productInstanceId } = file
  const to = active && active.id > 0 && active.id !== productInstanceId ? active : null
  return (
    <Menu
      label={words.moreFor({ title })}
      placement="bottom end"
      trigger={<IconButton label={words.moreFor({ title })} icon={<Ellipsis />} />}
      groups={[
        {
          key: 'change',
          actions: [
            { key: 'rename', label: words.rename, icon: <Pencil aria-hidden />, onAction: onRename },
            ...(viewer.isEmployee
              ? [
                  {
                    key: 'visibility',
                    label: isInternal === 1 ? words.makePublic : words.makeInternal,
                    icon: isInternal === 1 ? <LockOpen aria-hidden /> : <Lock aria-hidden />,
                    onAction: () => void actions.changeAtOnce(file, { isInternal: isInternal === 1 ? 0 : 1 }),
                  },
                ]
              : []),
            ...(to
              ? [
                  {
                    key: 'item',
                    label: words.moveToItem({ title: itemTitle(data.catalog, to) }),
                    icon: <Package aria-hidden />,
                    onAction: () => void actions.changeAtOnce(file, { productInstanceId: to.id }),
                  },
                ]
              : []),
            ...(productInstanceId !== null
              ? [
                  {
                    key: 'order',
                    label: words.moveToOrder({ word: profile.vocabulary.order }),
                    icon: <Package aria-hidden />,
                    onAction: () => void actions.changeAtOnce(file, { productInstanceId: null }),
                  },
                ]
              : []),
          ],
        },
        {
          key: 'delete',
          actions: [
            {
              key: 'delete',
              label: words.remove,
              icon: <Trash2 aria-hidden />,
              isDanger: true,
              onAction: () => void actions.remove(file),
            },
          ],
        },
      ]}
    />
  )
}
