/** The details of one record in the back office: its title, facts, fields and tables of what belongs to it. */
import { adminEditingMessages as words, adminMessages } from '@orderwright/domain/messages'
import { toTimestamp } from '@orderwright/domain/units'
import { ArrowLeft, ChevronDown, ChevronUp, Copy, Settings2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../../lib/api/api.ts'
import { useHotkeys } from '../../../lib/browser/hotkeys.ts'
import { useDocumentTitle } from '../../../lib/session/document-title.ts'
import { Button } from '../../../ui/button.tsx'
import { HelpMark } from '../../../ui/help-link.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { takeLed } from '../../../lib/router/led-to.ts'
import { useNavigate } from '../../../lib/router/router-view.tsx'
import type { AdminData } from '../admin-data.ts'
import { CellView } from '../rows/cell-view.tsx'
import { DraftedFields } from '../change-lab/drafted-fields.tsx'
import { AddMember } from '../controls/add-member.tsx'
import { ExportPrices } from '../controls/export-prices.tsx'
import { MergeButton } from '../customers/merge-button.tsx'
import { MergedCustomer } from '../customers/merged-customer.tsx'
import { DetailTable } from './detail-table.tsx'
import { InlineTitle } from '../fields/inline-title.tsx'
import { neighboursOf } from '../list/neighbours.ts'
import { PanelView } from '../panels/panel-view.tsx'
import { useAdminData } from '../records/use-admin-data.ts'
import { useRecordActions } from '../records/use-record-actions.ts'
import type { AdminSection, DetailGroup, Details, Fact, RecordEditing } from '../section.ts'
import { SettingsPopup } from './settings-popup.tsx'

export function DetailPane({ section, id }: { section: AdminSection; id: number }) {
  const query = useAdminData(section.detailNeeds)
  const details = query.data ? section.details(query.data, id, toTimestamp(new Date())) : undefined
  useDocumentTitle(
    details === null ? adminMessages.notFound : adminMessages.tab({ title: details?.title ?? section.title }),
  )
  return (
    <div className="min-w-0 flex-1 px-4 pb-16 sm:min-h-0 sm:overflow-auto sm:px-6">
      <div className="flex items-center gap-1 pt-4">
        <ButtonLink
          to="/admin/:section"
          params={{ section: section.key }}
          search={(old) => old}
          variant="quiet"
          size="small"
          icon={<ArrowLeft aria-hidden />}
          className="-ms-2.5"
        >
          {section.title}
        </ButtonLink>
        <HelpMark at={`/admin/${section.key}/${id}`} title={section.title} />
        <Neighbours section={section} id={id} />
      </div>
      {details && query.data ? (
        <Loaded section={section} details={details} adminData={query.data} id={id} />
      ) : details === null ? (
        <Missing section={section} id={id} />
      ) : query.isError ? (
        <ErrorState
          isPage
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <Loading section={section} />
      )}
    </div>
  )
}

function Missing({ section, id }: { section: AdminSection; id: number }) {
  const nothing = (
    <EmptyState isPage title={adminMessages.nothingHere}>
      {adminMessages.gone(section)}
    </EmptyState>
  )
  return section.followsMerges ? <MergedCustomer id={id}>{nothing}</MergedCustomer> : nothing
}

/** From one record to the next in the order of the list, also with J and K. */
function Neighbours({ section, id }: { section: AdminSection; id: number }) {
  const navigate = useNavigate()
  const { before, after } = neighboursOf(section.key, id)
  const open = (to: number | null) => {
    if (to === null) return
    void navigate({
      to: '/admin/:section/:id',
      params: { section: section.key, id: String(to) },
      search: (old) => old,
      replace: true,
    })
  }
  const { one } = section
  useHotkeys([
    { keys: 'J', label: words.next({ one }), group: words.backOffice, run: () => open(after) },
    { keys: 'K', label: words.previous({ one }), group: words.backOffice, run: () => open(before) },
  ])
  if (before === null && after === null) return null
  return (
    <span className="ms-auto flex">
      <IconButton
        label={words.previous({ one })}
        icon={<ChevronUp />}
        shortcut="K"
        isDisabled={before === null}
        onPress={() => open(before)}
      />
      <IconButton
        label={words.next({ one })}
        icon={<ChevronDown />}
        shortcut="J"
        isDisabled={after === null}
        onPress={() => open(after)}
      />
    </span>
  )
}

interface LoadedProps {
  section: AdminSection
  details: Details
  adminData: AdminData
  id: number
}

function Loaded({ section, details, adminData, id }: LoadedProps) {
  const { title, mark, picture, priced, merges, groups, target, fallbackTitle } = details
  // What is worked on stands below the facts, on small screens out of sight.
  const work = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takeLed()) requestAnimationFrame(() => work.current?.scrollIntoView({ block: 'start' }))
  }, [id])
  const first = groups.find((group) => !('facts' in group))
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-4 pt-2">
        <div className="min-w-0">
          {target ? (
            <InlineTitle target={target} one={section.one} title={title} fallback={fallbackTitle} />
          ) : (
            <h1 className="text-xl font-semibold tracking-tight break-words">{title}</h1>
          )}
          <p className="tabular mt-0.5 flex items-center gap-2 text-sm text-ink-2">
            {adminMessages.withId({ id })}
            {mark !== null && <span className="rounded-sm border border-edge px-1 text-xs">{mark}</span>}
          </p>
          <div className="flex flex-wrap gap-2 pt-3 empty:hidden">
            {section.editing && (
              <RecordButtons section={section} editing={section.editing} adminData={adminData} id={id} />
            )}
            {priced && <ExportPrices product={priced} />}
            {merges && <MergeButton customer={merges} adminData={adminData} />}
          </div>
        </div>
        {picture && (
          <img
            src={picture}
            alt=""
            className="max-h-44 max-w-full rounded border border-hairline bg-paper object-contain sm:max-w-72"
          />
        )}
      </header>
      {section.editing && <DraftedFields resource={section.editing.resource} id={id} adminData={adminData} />}
      {groups.map((group) => (
        <section
          key={group.title}
          ref={group === first ? work : undefined}
          aria-label={group.title}
          className="scroll-mt-60 pt-6 sm:scroll-mt-0"
        >
          <GroupBody group={group} adminData={adminData} />
        </section>
      ))}
    </>
  )
}

function RecordButtons({
  section,
  editing,
  adminData,
  id,
}: {
  section: AdminSection
  editing: RecordEditing
  adminData: AdminData
  id: number
}) {
  const navigate = useNavigate()
  const { isPending, duplicate } = useRecordActions(editing)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {editing.settings && (
        <Button icon={<Settings2 aria-hidden />} onPress={() => setOpen(true)}>
          {words.settings}
        </Button>
      )}
      {editing.duplicator && (
        <Button
          icon={<Copy aria-hidden />}
          isPending={isPending}
          onPress={() => void duplicate(section.key, id)}
        >
          {words.duplicate}
        </Button>
      )}
      {isOpen && (
        <SettingsPopup
          editing={editing}
          adminData={adminData}
          id={id}
          onClose={() => setOpen(false)}
          onRemoved={() => {
            setOpen(false)
            // A deleted record leads back to its list. [2.4.20, 2.4.21]
            void navigate({ to: '/admin/:section', params: { section: section.key }, search: (old) => old })
          }}
        />
      )}
    </>
  )
}

function GroupBody({ group, adminData }: { group: DetailGroup; adminData: AdminData }) {
  const heading = <h2 className="pb-2 text-base font-semibold">{group.title}</h2>
  if ('facts' in group) {
    return (
      <>
        {heading}
        <Facts facts={group.facts} />
      </>
    )
  }
  if (!('table' in group)) return <PanelView title={group.title} panel={group.panel} adminData={adminData} />
  return (
    <>
      <DetailTable group={group} adminData={adminData} heading={heading} />
      {group.addTo && <AddMember group={group.addTo} />}
    </>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="max-w-3xl border-t border-hairline text-sm">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex min-h-9 flex-col gap-x-6 border-b border-hairline py-2 sm:flex-row sm:items-baseline"
        >
          <dt className="shrink-0 text-ink-2 sm:w-56">{label}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">
            <CellView cell={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const SKELETON_FACTS = 6

function Loading({ section }: { section: AdminSection }) {
  return (
    <SkeletonGroup label={adminMessages.loadingOne({ one: section.one })} className="pt-3">
      <Skeleton className="h-5 w-56" />
      <div className="mt-8 max-w-3xl border-t border-hairline">
        {Array.from({ length: SKELETON_FACTS }, (_, row) => (
          <div key={row} className="flex h-9 items-center gap-6 border-b border-hairline">
            <Skeleton className="h-2.5 w-40" />
            <Skeleton className="h-2.5 w-52" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
