/** What a file that is attached looks like, whatever it is with: what it is, its size, who added it and when; it is saved, and renamed. */
import { orderFileMessages as words } from '@orderwright/domain/messages'
import type { OrderFileKind } from '@orderwright/domain/order-files'
import {
  Download,
  File,
  FileImage,
  FileSpreadsheet,
  FileText,
  type LucideIcon,
  PencilRuler,
} from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { shortWhen } from '../../lib/format/moments.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFocusAfterMenu } from '../../ui/popups/use-focus-after-menu.ts'

const icons: Readonly<Record<OrderFileKind, LucideIcon>> = {
  pdf: FileText,
  picture: FileImage,
  drawing: PencilRuler,
  table: FileSpreadsheet,
  document: FileText,
  text: File,
}

interface ShownFile {
  readonly title: string
  readonly kind: OrderFileKind
  readonly bytes: number
  readonly created: Parameters<typeof shortWhen>[0]
  readonly hasThumbnail: 0 | 1
  readonly uploaderName: string
}

interface FileFaceProps {
  file: ShownFile
  pathOf: (variant: 'file' | 'thumbnail') => string
  /** whoever looks has added it */
  isOwn: boolean
  /** in the place of its name while that is typed */
  naming?: ReactNode
  /** below what it is */
  children?: ReactNode
  menu?: ReactNode
  className: string
}

export function FileFace({ file, pathOf, isOwn, naming, children, menu, className }: FileFaceProps) {
  const { title, kind, bytes, created } = file
  const Icon = icons[kind]
  const when = shortWhen(created)
  const row = useRef<HTMLLIElement>(null)
  const isNaming = naming !== undefined
  const wasNaming = useRef(isNaming)
  // Its field is gone with the focus in it: who has typed goes on at the row.
  useLayoutEffect(() => {
    if (wasNaming.current && !isNaming && document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
    wasNaming.current = isNaming
  }, [isNaming])
  return (
    <li ref={row} className={className}>
      {file.hasThumbnail === 1 ? (
        <img
          src={pathOf('thumbnail')}
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
        {naming ?? (
          <p dir="auto" className="text-sm font-medium break-words">
            {title}
          </p>
        )}
        <p className="text-xs text-ink-2">
          {words.size({ bytes })} · {words.by({ name: isOwn ? words.you : file.uploaderName, when })}
        </p>
        {children}
      </div>
      <a
        href={pathOf('file')}
        download
        aria-label={words.downloadOf({ title })}
        title={words.download}
        className="flex size-8 shrink-0 items-center justify-center rounded text-ink-2 transition-colors hover:bg-shade hover:text-ink pointer-coarse:size-11"
      >
        <Download className="size-4" aria-hidden />
      </a>
      {menu}
    </li>
  )
}

interface RenameFileProps {
  title: string
  /** says why not; null: it is called so now */
  rename: (name: string) => Promise<string | null>
  onEnd: () => void
}

export function RenameFile({ title, rename, onEnd }: RenameFileProps) {
  const [name, setName] = useState(title)
  const [refusal, setRefusal] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useFocusAfterMenu(form)
  async function save() {
    const refused = await rename(name)
    if (refused === null) onEnd()
    else setRefusal(refused)
  }
  return (
    <form
      ref={form}
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
