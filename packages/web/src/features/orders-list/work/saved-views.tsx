/** Searches, filters and sorts under names of the person's own: opened, kept, renamed and deleted. [issue 18] */
import { endpoints } from '@orderwright/contract'
import { ordersWorkMessages as words } from '@orderwright/domain/messages'
import { MAX_VIEW_TITLE, type SavedView } from '@orderwright/domain/tenancy'
import { Bookmark, Check, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useSession, useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popups/popover.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { type OrdersFilters, type OrdersSearch, readView, viewOf } from '../search.ts'

interface SavedViewsProps {
  filters: OrdersFilters
  onOpen: (search: OrdersSearch) => void
}

/** The person's views, and how one is changed; a refusal is told in its words. */
function useViews() {
  const { org } = useViewer()
  const { session, setSession } = useSession()
  async function change(body: {
    title: string
    search: string | null
    formerTitle?: string
  }): Promise<boolean> {
    const result = await call(endpoints.saveOrdersView, { orgId: org.id, ...body })
    if (!result.ok) {
      toast(result.error.message, { tone: 'invalid' })
      return false
    }
    const { savedViews } = result.data
    if (session) {
      setSession({
        ...session,
        orgs: session.orgs.map((other) =>
          other.id === org.id ? { ...other, settings: { ...other.settings, savedViews } } : other,
        ),
      })
    }
    return true
  }
  return { views: org.settings.savedViews, change }
}

export function SavedViews({ filters, onOpen }: SavedViewsProps) {
  const { views, change } = useViews()
  const shown = viewOf(filters)
  const current = views.find(({ search }) => search === shown)
  return (
    <Popover
      label={words.views}
      placement="bottom start"
      className="w-80 p-3"
      trigger={
        <Button size="small" icon={<Bookmark aria-hidden />} className="shrink-0">
          <span className="max-w-40 truncate sm:max-xl:sr-only">{current?.title ?? words.views}</span>
        </Button>
      }
    >
      {(close) => (
        <div className="space-y-3">
          {views.length === 0 ? (
            <p className="text-sm text-ink-2">{words.noViews}</p>
          ) : (
            <ul aria-label={words.views} className="max-h-72 divide-y divide-hairline overflow-y-auto">
              {views.map((view) => (
                <ViewRow
                  key={view.title}
                  view={view}
                  isCurrent={view === current}
                  onOpen={() => {
                    onOpen(readView(view.search))
                    close()
                  }}
                  onRename={(title) => change({ title, search: view.search, formerTitle: view.title })}
                  onDelete={async () => {
                    if (!(await change({ title: view.title, search: null }))) return
                    toast(words.viewDeleted(view), { onUndo: () => void change(view) })
                  }}
                />
              ))}
            </ul>
          )}
          <NewView
            onSave={async (title) => {
              const before = views.find((view) => view.title.toLowerCase() === title.toLowerCase())
              const isKept = await change({ title, search: shown })
              if (!isKept || before?.search === shown) return isKept
              // A name is of one view: what it showed can be had again.
              if (before) toast(words.viewReplaced({ title }), { onUndo: () => void change(before) })
              else toast(words.viewSaved({ title }))
              return isKept
            }}
          />
        </div>
      )}
    </Popover>
  )
}

interface ViewRowProps {
  view: SavedView
  isCurrent: boolean
  onOpen: () => void
  onRename: (title: string) => Promise<boolean>
  onDelete: () => Promise<void>
}

function ViewRow({ view, isCurrent, onOpen, onRename, onDelete }: ViewRowProps) {
  const [typed, setTyped] = useState<string | null>(null)
  async function rename() {
    const title = typed?.trim() ?? ''
    if (title === '' || title === view.title || (await onRename(title)))
      setTyped((now) => (now === typed ? null : now))
  }
  if (typed !== null) {
    return (
      <li className="py-1.5">
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void rename()
          }}
        >
          <TextField
            label={words.newTitle(view)}
            isLabelHidden
            autoFocus
            maxLength={MAX_VIEW_TITLE}
            value={typed}
            onChange={setTyped}
            className="flex-1"
          />
          <Button type="submit" size="small">
            {words.save}
          </Button>
        </form>
      </li>
    )
  }
  return (
    <li className="flex items-center gap-1 py-0.5">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onOpen}
        className={cx(
          'flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded px-2 text-start text-sm hover:bg-shade pointer-coarse:min-h-11',
          isCurrent && 'font-medium',
        )}
      >
        <span className="min-w-0 flex-1 truncate">{view.title}</span>
        {isCurrent && <Check className="size-4 shrink-0 text-accent" aria-hidden />}
      </button>
      <IconButton
        label={words.rename(view)}
        icon={<Pencil />}
        size="small"
        onPress={() => setTyped(view.title)}
      />
      <IconButton
        label={words.deleteView(view)}
        icon={<Trash2 />}
        size="small"
        onPress={() => void onDelete()}
      />
    </li>
  )
}

function NewView({ onSave }: { onSave: (title: string) => Promise<boolean> }) {
  const [title, setTitle] = useState('')
  const [isSaving, setSaving] = useState(false)
  async function save() {
    if (title.trim() === '' || isSaving) return
    setSaving(true)
    if (await onSave(title.trim())) setTitle((now) => (now === title ? '' : now))
    setSaving(false)
  }
  return (
    <form
      className="flex items-end gap-2 border-t border-hairline pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={words.saveThis}
        placeholder={words.viewTitle}
        maxLength={MAX_VIEW_TITLE}
        value={title}
        onChange={setTitle}
        className="flex-1"
      />
      <Button type="submit" isDisabled={title.trim() === ''} isPending={isSaving}>
        {words.save}
      </Button>
    </form>
  )
}
