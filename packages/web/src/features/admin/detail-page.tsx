/** The details of one record in the back office: facts in words, and tables of what belongs to it. */
import { adminMessages, toTimestamp } from '@orderwright/domain'
import { useParams } from 'wouter'
import { ArrowLeft } from 'lucide-react'
import { NotFoundPage } from '../navigation/not-found-page.tsx'
import { failureMessage } from '../../lib/api/api.ts'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useAdminData } from './admin-data.ts'
import { CellView } from './cell-view.tsx'
import { AddMember } from './controls/add-member.tsx'
import { ExportPrices } from './controls/export-prices.tsx'
import { RowTable } from './row-table.tsx'
import type { AdminSection, DetailGroup, Details, Fact } from './section.ts'
import { findSection } from './sections.ts'

export function AdminDetailPage() {
  const { section: key = '', id = '' } = useParams()
  const section = findSection(key)
  if (!section) return <NotFoundPage message={adminMessages.noSection} />
  if (!/^[1-9]\d{0,9}$/.test(id)) return <NotFoundPage />
  return <SectionDetails key={`${section.key} ${id}`} section={section} id={Number(id)} />
}

function SectionDetails({ section, id }: { section: AdminSection; id: number }) {
  const query = useAdminData(section.detailNeeds)
  const details = query.data ? section.details(query.data, id, toTimestamp(new Date())) : undefined
  useDocumentTitle(
    details === null ? adminMessages.notFound : adminMessages.tab({ title: details?.title ?? section.title }),
  )
  return (
    <main className="min-w-0 flex-1 px-4 pb-16 sm:min-h-0 sm:overflow-auto sm:px-6">
      <div className="pt-4">
        <ButtonLink
          to="/admin/:section"
          params={{ section: section.key }}
          variant="quiet"
          size="small"
          icon={<ArrowLeft aria-hidden />}
          className="-ml-2.5"
        >
          {section.title}
        </ButtonLink>
      </div>
      {details ? (
        <Loaded details={details} id={id} />
      ) : details === null ? (
        <EmptyState isPage title={adminMessages.nothingHere}>
          {adminMessages.gone(section)}
        </EmptyState>
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
    </main>
  )
}

function Loaded({ details, id }: { details: Details; id: number }) {
  const { title, mark, picture, priced, groups } = details
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-4 pt-2">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold tracking-tight break-words">{title}</h1>
          <p className="tabular mt-0.5 flex items-center gap-2 text-sm text-ink-2">
            {adminMessages.withId({ id })}
            {mark !== null && <span className="rounded-sm border border-edge px-1 text-xs">{mark}</span>}
          </p>
          {priced && (
            <div className="pt-3">
              <ExportPrices product={priced} />
            </div>
          )}
        </div>
        {picture && (
          <img
            src={picture}
            alt=""
            className="max-h-44 max-w-full rounded border border-hairline bg-paper object-contain sm:max-w-72"
          />
        )}
      </header>
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title} className="pt-6">
          <h2 className="pb-2 text-base font-semibold">{group.title}</h2>
          <GroupBody group={group} />
        </section>
      ))}
    </>
  )
}

function GroupBody({ group }: { group: DetailGroup }) {
  if ('facts' in group) return <Facts facts={group.facts} />
  const { table, empty, title, addTo } = group
  return (
    <>
      {addTo && <AddMember group={addTo} />}
      {table.rows.length === 0 ? (
        <p className="border-t border-hairline py-3 text-sm text-ink-2">{empty}</p>
      ) : (
        <div className="sm:overflow-x-auto">
          <RowTable label={title} table={table} rows={table.rows} />
        </div>
      )}
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
