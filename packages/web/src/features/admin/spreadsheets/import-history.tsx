/** What was imported, and taking it back. */
import { type CatalogImport, endpoints } from '@orderwright/contract'
import { adminMessages, spreadsheetImportMessages as words } from '@orderwright/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { CallFailure, call, failureMessage } from '../../../lib/api/api.ts'
import { whenText } from '../../../lib/format/moments.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { everything } from '../admin-data.ts'
import { useTakeBack } from './use-take-back.ts'

function useImports() {
  const { org, caller } = useViewer()
  return useQuery({
    queryKey: [everything, org.id, 'catalogImports'],
    queryFn: async (): Promise<readonly CatalogImport[]> => {
      const result = await call(endpoints.getCatalogImports, { orgId: org.id, ...caller })
      if (!result.ok) throw new CallFailure(result.error)
      return result.data.imports
    },
  })
}

export function ImportHistory() {
  const heading = useId()
  const query = useImports()
  return (
    <section aria-labelledby={heading} className="border-t border-hairline py-5">
      <h2 id={heading} className="pb-2 text-base font-semibold">
        {words.historyTitle}
      </h2>
      {query.data ? (
        query.data.length === 0 ? (
          <p className="text-sm text-ink-2">{words.noHistory}</p>
        ) : (
          <ImportList imports={query.data} />
        )
      ) : query.isError ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label={adminMessages.loading({ label: words.historyTitle })}>
          <Skeleton className="h-10" />
        </SkeletonGroup>
      )}
    </section>
  )
}

function ImportList({ imports }: { imports: readonly CatalogImport[] }) {
  const { isPending, spared, takeBack } = useTakeBack()
  return (
    <>
      {spared.length > 0 && (
        <div role="status" className="mb-3 rounded bg-caution-soft px-3 py-2 text-sm text-caution">
          <p className="font-medium">{words.sparedTitle}</p>
          <ul>
            {spared.map(({ resource, resourceId, title, fields }) => (
              <li key={`${resource} ${resourceId}`}>{words.spared({ title, fields })}</li>
            ))}
          </ul>
        </div>
      )}
      <ul aria-label={words.historyTitle} className="divide-y divide-hairline border-y border-hairline">
        {imports.map((made) => (
          <li key={made.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="text-sm font-medium break-words">{made.title}</h3>
              <p className="text-sm text-ink-2">
                {words.madeBy({ by: made.createdBy, at: whenText(made.created) })},{' '}
                {words.records({ count: made.changesCount })}
              </p>
            </div>
            {made.takenBackAt === null ? (
              <Button
                aria-label={words.takeBackOf({ title: made.title })}
                isDisabled={isPending}
                onPress={() => void takeBack(made)}
              >
                {words.takeBack}
              </Button>
            ) : (
              <p className="text-sm text-ink-2">{words.wasTakenBack({ at: whenText(made.takenBackAt) })}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
