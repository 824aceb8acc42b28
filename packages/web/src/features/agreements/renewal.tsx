/** Until when a quote can be accepted; one that has expired is asked to be renewed, and renewed by an employee with one press. */
import { endpoints } from '@orderwright/contract'
import { formatDate, formatDay } from '@orderwright/domain/units'
import { agreementScreenMessages as words } from '@orderwright/domain/agreements'
import { revisionMarks } from '@orderwright/domain/revisions'
import { useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { type Agreement, refreshAgreement, useAgreementCall } from './use-agreement.ts'

/** Makes a step, once at a time; says what came of it. */
function useStep() {
  const [isPending, setPending] = useState(false)
  async function run(step: () => Promise<{ said: string; isGood: boolean }>) {
    if (isPending) return
    setPending(true)
    const { said, isGood } = await step()
    setPending(false)
    toast(said, isGood ? {} : { tone: 'invalid' })
    refreshAgreement()
  }
  return { isPending, run }
}

export function Renewal({ agreement }: { agreement: Agreement }) {
  const { validUntil, isExpired, renewalAskedSince, abilities } = agreement
  const { profile } = useOpenOrder()
  const body = useAgreementCall()
  const { isPending, run } = useStep()
  const { quoteValidDays } = profile.documents

  const ask = () =>
    run(async () => {
      const result = await call(endpoints.askRenewal, body)
      return { said: result.ok ? words.renewalSent : result.error.message, isGood: result.ok }
    })
  const renew = () =>
    run(async () => {
      const result = await call(endpoints.renewQuote, body)
      if (!result.ok) return { said: result.error.message, isGood: false }
      return {
        said: words.renewed({ name: revisionMarks.name({ number: result.data.revision }) }),
        isGood: true,
      }
    })

  return (
    <>
      {validUntil !== null && !isExpired && abilities.accept && (
        <p className="text-sm text-ink-2">{words.validUntil({ day: formatDate(validUntil) })}</p>
      )}
      {renewalAskedSince !== null && (
        <p className="text-sm">
          {words.renewalAsked({ day: formatDay(renewalAskedSince, profile.region.timeZone) })}
        </p>
      )}
      {abilities.askRenewal && (
        <div>
          <Button variant="primary" isPending={isPending} onPress={() => void ask()}>
            {words.askRenewal}
          </Button>
        </div>
      )}
      {abilities.renew && quoteValidDays !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="max-w-prose text-sm text-ink-2">{words.renewHint({ days: quoteValidDays })}</p>
          <Button variant="primary" isPending={isPending} onPress={() => void renew()}>
            {words.renew}
          </Button>
        </div>
      )}
    </>
  )
}
