/** The integrations that are enabled for the organization, each with its Manage button. [2.2.66, 2.2.67] */
import type { Integration } from '@orderwright/contract'
import { adminIntegrationMessages as words, adminMessages } from '@orderwright/domain/messages'
import { failureMessage } from '../../../lib/api/api.ts'
import { useDocumentTitle } from '../../../lib/session/document-title.ts'
import { useFormatDay } from '../../../lib/session/use-format-day.ts'
import { Button } from '../../../ui/button.tsx'
import { HelpLink, HelpMark } from '../../../ui/help-link.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { EmbeddedConnect } from './embedded-connect.tsx'
import { useIntegrations } from './use-integrations.ts'
import { useManage } from './use-manage.ts'

const SKELETON_ROWS = 3

export function IntegrationsPage() {
  useDocumentTitle(adminMessages.tab({ title: words.title }))
  const query = useIntegrations()
  const data = query.data
  const { manage, pendingKey, refusal, opened, close } = useManage(data?.connectFlow)
  return (
    <main className="min-w-0 flex-1 px-4 pb-16 sm:min-h-0 sm:overflow-auto sm:px-6">
      <div className="flex items-center gap-1 pt-5 pb-3">
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <HelpMark at="/admin/integrations" title={words.title} />
      </div>
      {data ? (
        data.integrations.length === 0 ? (
          <EmptyState
            title={words.none}
            actions={
              <>
                <ButtonLink to="/admin/:section/:id" params={{ section: 'settings', id: 'integrations' }}>
                  {words.openSettings}
                </ButtonLink>
                <HelpLink at="/admin/integrations" />
              </>
            }
          >
            {words.noneMeans}
          </EmptyState>
        ) : (
          <ul
            aria-label={words.listOf}
            className="max-w-3xl divide-y divide-hairline border-y border-hairline"
          >
            {data.integrations.map((integration) => (
              <Row
                key={integration.key}
                integration={integration}
                knowsConnection={data.connectFlow.kind === 'embedded'}
                isPending={pendingKey === integration.key}
                refusal={refusal?.key === integration.key ? refusal.message : null}
                onManage={() => void manage(integration)}
              />
            ))}
          </ul>
        )
      ) : query.isError ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label={adminMessages.loading({ label: words.title })}>
          <div className="max-w-3xl border-t border-hairline">
            {Array.from({ length: SKELETON_ROWS }, (_, row) => (
              <div key={row} className="flex h-14 items-center border-b border-hairline">
                <Skeleton className="h-3 w-48" />
              </div>
            ))}
          </div>
        </SkeletonGroup>
      )}
      {opened && <EmbeddedConnect {...opened} onClose={close} />}
    </main>
  )
}

interface RowProps {
  integration: Integration
  /** connections are kept here, and not at a provider */
  knowsConnection: boolean
  isPending: boolean
  refusal: string | null
  onManage: () => void
}

function Row({ integration, knowsConnection, isPending, refusal, onManage }: RowProps) {
  const { title, connection } = integration
  const formatDay = useFormatDay()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0">
        <h2 className="text-base font-medium">{title}</h2>
        {knowsConnection && (
          <p className="text-sm text-ink-2">
            {connection
              ? words.connectedBy({ by: connection.connectedBy, date: formatDay(connection.connectedAt) })
              : words.notConnected}
          </p>
        )}
        {refusal !== null && (
          <p role="alert" className="pt-1 text-sm text-invalid">
            {refusal}
          </p>
        )}
      </div>
      <Button aria-label={words.manageOf({ title })} isPending={isPending} onPress={onManage}>
        {words.manage}
      </Button>
    </li>
  )
}
