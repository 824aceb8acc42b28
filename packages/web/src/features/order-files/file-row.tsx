/** One file: what it is, who added it and when; it is saved, and renamed, moved or deleted by who may. */
import { type OrderFileView, orderFilePath } from '@orderwright/contract'
import { orderFileMessages as words } from '@orderwright/domain/messages'
import type { OrderFileKind } from '@orderwright/domain/order-files'
import { itemOf } from '@orderwright/domain/orders'
import {
  Download,
  Ellipsis,
  File,
  FileImage,
  FileSpreadsheet,
  FileText,
  Lock,
  LockOpen,
  type LucideIcon,
  Package,
  Pencil,
  PencilRuler,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { shortWhen } from '../../lib/format/moments.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import { useFileActions } from './use-files.ts'

const icons: Readonly<Record<OrderFileKind, LucideIcon>> = {
  pdf: FileText,
  picture: FileImage,
  drawing: PencilRuler,
  table: FileSpreadsheet,
  document: FileText,
  text: File,
}

export function FileRow({ file }: { file: OrderFileView }) {
  const { org, viewer, editor } = useOpenOrder()
  const [isRenaming, setRenaming] = useState(false)
  const { id, title, kind, productInstanceId } = file
  const Icon = icons[kind]
  const isOwn = file.uploaderId === viewer.user.id
  const hasItem = useEditorState((state) => itemOf(state.document, productInstanceId ?? 0) !== undefined)
  const when = shortWhen(file.created)
  return (
    <li className="flex items-start gap-2.5 py-2.5 pe-2 ps-4">
      {file.hasThumbnail === 1 ? (
        <img
          src={orderFilePath(org.id, id, 'thumbnail')}
          alt=""
          loading="lazy"
          className="size-10 shrink-0 rounded border border-hairline object-cover"
        />
      ) : (
        <span className="flex size-10 shrink-0 items-center justify-center rounded bg-shade text-ink-2">
          <Icon className="size-5 stroke-1" aria-hidden />
        </span>
      )}
      <div className="min-w-0 flex-1">
        {isRenaming ? (
          <RenameForm file={file} onEnd={() => setRenaming(false)} />
        ) : (
          <p dir="auto" className="text-sm font-medium break-words">
            {title}
          </p>
        )}
        <p className="text-xs text-ink-2">
          {words.size({ bytes: file.bytes })} ·{' '}
          {words.by({ name: isOwn ? words.you : file.uploaderName, when })}
        </p>
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
      </div>
      <a
        href={orderFilePath(org.id, id, 'file')}
        download
        aria-label={words.downloadOf({ title })}
        title={words.download}
        className="flex size-8 shrink-0 items-center justify-center rounded text-ink-2 transition-colors hover:bg-shade hover:text-ink pointer-coarse:size-11"
      >
        <Download className="size-4" aria-hidden />
      </a>
      {file.mayChange && <RowMenu file={file} onRename={() => setRenaming(true)} />}
    </li>
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

function RenameForm({ file, onEnd }: { file: OrderFileView; onEnd: () => void }) {
  const actions = useFileActions()
  const [name, setName] = useState(file.title)
  const [refusal, setRefusal] = useState('')
  async function save() {
    const refused = await actions.change(file, { fileName: name })
    if (refused === null) onEnd()
    else setRefusal(refused)
  }
  return (
    <form
      className="space-y-2 pb-1"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onEnd()
      }}
    >
      <TextField label={words.newName} isLabelHidden size="small" autoFocus value={name} onChange={setName} />
      {refusal !== '' && (
        <p role="alert" className="text-xs text-invalid">
          {refusal}
        </p>
      )}
      <p className="flex gap-1">
        <Button size="small" variant="primary" type="submit">
          {words.save}
        </Button>
        <Button size="small" variant="quiet" onPress={onEnd}>
          {words.cancelRename}
        </Button>
      </p>
    </form>
  )
}
