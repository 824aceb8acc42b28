/** What was agreed to of the open order: accepted revisions with their files, what production waits for, and signing off. */
import type { AcceptanceView } from '@orderwright/contract'
import { formatDay } from '@orderwright/domain/units'
import { agreementScreenMessages as words } from '@orderwright/domain/agreements'
import { revisionMarks } from '@orderwright/domain/revisions'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../lib/api/api.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { Renewal } from './renewal.tsx'
import { SignOffList } from './sign-off-list.tsx'
import {
  type Agreement,
  isCertificateMissing,
  keptName,
  type KeptKind,
  useAgreement,
  useKeptFile,
} from './use-agreement.ts'

function AcceptanceRow({
  acceptance,
  isPendingCertificate,
}: {
  acceptance: AcceptanceView
  isPendingCertificate: boolean
}) {
  const { revision, at, totalInCents, files, certificate, hash } = acceptance
  const { profile } = useOpenOrder()
  const { pending, save } = useKeptFile()
  const name = revisionMarks.name({ number: revision })
  const by = acceptance.name === '' ? words.erased : acceptance.name
  const kept: { kind: KeptKind; hash: string }[] = [
    ...files,
    ...(certificate ? [{ kind: 'certificate' as const, hash: certificate.hash }] : []),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hairline py-2 text-sm">
      <span className="min-w-48 flex-1">
        {words.acceptedLine({ name, by, day: formatDay(at, profile.region.timeZone) })}
        <span className="block truncate font-mono text-xs text-ink-2" title={words.hash({ hash })}>
          {words.hash({ hash })}
        </span>
        {isPendingCertificate && <span className="text-ink-2">{words.certificateComes}</span>}
      </span>
      {totalInCents !== null && <Money cents={totalInCents} className="w-28 text-end" />}
      <span role="group" aria-label={words.files({ name })} className="flex flex-wrap gap-2">
        {kept.map((file) => (
          <Button
            key={file.hash}
            size="small"
            icon={<Download aria-hidden />}
            isPending={pending === file.hash}
            onPress={() => void save(file.kind, revision, file.hash)}
          >
            {keptName(file.kind)}
          </Button>
        ))}
      </span>
    </li>
  )
}

function Known({ agreement }: { agreement: Agreement }) {
  const { acceptances, abilities, revision, waits, differs, cannotAccept } = agreement
  const { profile } = useOpenOrder()
  const [isOpen, setOpen] = useState(false)
  const word = profile.vocabulary.order
  const name = revisionMarks.name({ number: revision })
  const [last] = acceptances
  const { acceptance } = profile.agreement
  const isEmpty = acceptance === 'off' && acceptances.length === 0 && agreement.subjects.length === 0
  if (revision === 0 || (isEmpty && !agreement.isExpired && agreement.renewalAskedSince === null)) return null
  return (
    <section className="rounded-md border border-hairline p-4" aria-label={words.title}>
      <h3 className="pb-2 text-lg font-medium">{words.title}</h3>
      <div className="flex flex-col gap-2">
        {differs && last && (
          <Banner tone="caution">
            {words.differs({ word, name: revisionMarks.name({ number: last.revision }) })}
          </Banner>
        )}
        {waits !== '' && <Banner>{waits}</Banner>}
        {acceptances.length === 0 && acceptance !== 'off' && (
          <p className="text-sm text-ink-2">{words.nothingYet({ name })}</p>
        )}
        {abilities.accept && (
          <div>
            <Button variant="primary" onPress={() => setOpen(true)}>
              {words.accept({ name })}
            </Button>
          </div>
        )}
        {cannotAccept !== '' && <p className="text-sm text-ink-2">{cannotAccept}</p>}
        <Renewal agreement={agreement} />
      </div>
      {acceptances.length > 0 && (
        <ul className="pt-3">
          {acceptances.map((one) => (
            <AcceptanceRow
              key={one.number}
              acceptance={one}
              isPendingCertificate={one === last && isCertificateMissing(agreement)}
            />
          ))}
        </ul>
      )}
      <SignOffList agreement={agreement} />
      <AcceptDialog revision={revision} isOpen={isOpen} onOpenChange={setOpen} />
    </section>
  )
}

export function AgreementPanel() {
  const query = useAgreement()
  if (query.data) return <Known agreement={query.data} />
  if (query.error) {
    return <ErrorState message={failureMessage(query.error)} onRetry={() => void query.refetch()} />
  }
  return (
    <SkeletonGroup label={words.loading}>
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  )
}
