/** The page of a product graphic: its title and id, its settings, and the editor. Unknown ids lead to their 404. [2.2.13, 2.2.23, 2.2.108–2.2.111] */
import type { ProductGraphic } from '@orderwright/domain/graphics'
import {
  adminEditingMessages,
  adminGraphicMessages as words,
  adminMessages,
  adminSectionMessages,
} from '@orderwright/domain/messages'
import { ArrowLeft, Copy, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../lib/api/api.ts'
import { useLiteralTitle } from '../../../lib/session/document-title.ts'
import { Button } from '../../../ui/button.tsx'
import { HelpMark } from '../../../ui/help-link.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { GoTo } from '../../navigation/go-to.tsx'
import type { AdminData } from '../admin-data.ts'
import { InlineTitle } from '../fields/inline-title.tsx'
import { useAdminData } from '../records/use-admin-data.ts'
import { useRecordActions } from '../records/use-record-actions.ts'
import type { AdminSection, RecordEditing } from '../section.ts'
import { SettingsPopup } from '../details/settings-popup.tsx'
import { Workspace } from './workspace.tsx'

export function GraphicPage({ section, id }: { section: AdminSection; id: number }) {
  const query = useAdminData(section.detailNeeds)
  const graphic = query.data?.graphics.find((one) => one.id === id)
  useLiteralTitle(adminMessages.tab({ title: graphic?.title ?? section.title }))
  if (query.data && graphic) {
    return (
      <main
        aria-label={words.editorOf({ title: graphic.title })}
        className="flex min-w-0 flex-1 flex-col max-sm:min-h-[calc(100dvh-6rem)] sm:min-h-0"
      >
        <Head section={section} adminData={query.data} graphic={graphic} />
        <Workspace key={id} graphic={graphic} adminData={query.data} />
      </main>
    )
  }
  return (
    <main className="flex min-w-0 flex-1 items-center justify-center">
      {query.data ? (
        <GoTo href={section.missingAt ?? '/admin'} />
      ) : query.isError ? (
        <ErrorState
          isPage
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <Spinner size={20} label={words.loadingEditor} />
      )}
    </main>
  )
}

interface HeadProps {
  section: AdminSection
  adminData: AdminData
  graphic: ProductGraphic
}

function Head({ section, adminData, graphic }: HeadProps) {
  const { id, title, archived } = graphic
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline px-3 py-1.5">
      <ButtonLink
        to="/admin/:section"
        params={{ section: section.key }}
        search={(old) => old}
        variant="quiet"
        size="small"
        icon={<ArrowLeft aria-hidden />}
      >
        {section.title}
      </ButtonLink>
      <div className="min-w-0 ps-2">
        <InlineTitle
          target={{ resource: 'productGraphic', record: graphic }}
          one={section.one}
          title={title}
        />
      </div>
      <p className="tabular flex items-center gap-2 text-sm text-ink-2">
        {words.idOf({ id })}
        {archived === 1 && (
          <span className="rounded-sm border border-edge px-1 text-xs">{adminSectionMessages.archived}</span>
        )}
      </p>
      <HelpMark at={`/admin/${section.key}/${id}`} title={section.title} />
      {section.editing && (
        <HeadButtons section={section} editing={section.editing} adminData={adminData} id={id} />
      )}
    </header>
  )
}

interface HeadButtonsProps {
  section: AdminSection
  editing: RecordEditing
  adminData: AdminData
  id: number
}

function HeadButtons({ section, editing, adminData, id }: HeadButtonsProps) {
  const { isPending, duplicate } = useRecordActions(editing)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="ms-auto flex gap-2">
      <Button
        size="small"
        icon={<Copy aria-hidden />}
        isPending={isPending}
        onPress={() => void duplicate(section.key, id)}
      >
        {adminEditingMessages.duplicate}
      </Button>
      <Button size="small" icon={<Settings2 aria-hidden />} onPress={() => setOpen(true)}>
        {adminEditingMessages.settings}
      </Button>
      {isOpen && (
        <SettingsPopup editing={editing} adminData={adminData} id={id} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
