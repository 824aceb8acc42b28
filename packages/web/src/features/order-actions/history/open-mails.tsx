/** E-mails about the order that have not arrived: an employee sees why, and sends one again that was given up. */
import { endpoints, type OpenMail } from '@orderwright/contract'
import { historyMessages as words } from '@orderwright/domain/messages'
import { MailWarning } from 'lucide-react'
import { useState } from 'react'
import { call, queryClient } from '../../../lib/api/api.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useCheckout } from '../../checkout/checkout-context.tsx'

export function OpenMails({ mails }: { mails: readonly OpenMail[] }) {
  return mails.map((mail) => <OpenMailBanner key={mail.id} mail={mail} />)
}

function OpenMailBanner({ mail }: { mail: OpenMail }) {
  const { orderCall } = useCheckout()
  const [isSending, setSending] = useState(false)

  async function sendAgain() {
    setSending(true)
    const result = await call(endpoints.resendMail, { ...orderCall, mailId: mail.id })
    setSending(false)
    if (!result.ok) return toast(result.error.message, { tone: 'invalid' })
    toast(words.sendingAgain)
    await queryClient.invalidateQueries({ queryKey: ['getOrderEvents'] })
    return undefined
  }

  const isGivenUp = mail.state === 'failed'
  return (
    <Banner
      tone={isGivenUp ? 'invalid' : 'caution'}
      icon={<MailWarning aria-hidden />}
      action={
        <Button size="small" variant="quiet" isPending={isSending} onPress={() => void sendAgain()}>
          {words.sendAgain}
        </Button>
      }
    >
      <span className="block break-words">
        {isGivenUp ? words.mailGivenUp(mail) : words.mailWaiting(mail)}
      </span>
      <span className="block break-words text-ink-2">{words.mailReason({ reason: mail.lastError })}</span>
    </Banner>
  )
}
