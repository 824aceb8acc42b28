/** The link that opens the order to whoever holds it: get, copy, show or hide prices, revoke. [2.2.62] */
import type { endpoints, ResponseOf } from '@orderwright/contract'
import { sharingMessages } from '@orderwright/domain/messages'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { PricingToggle } from './pricing-toggle.tsx'
import { ShareSection } from './share-section.tsx'
import type { ShareCalls } from './use-share-calls.ts'

interface ShareableLinkProps {
  data: ResponseOf<typeof endpoints.getInvolvedUsers>
  calls: ShareCalls
  /** what was pressed is not there any more */
  onChanged: () => void
}

export function ShareableLink({ data, calls, onChanged }: ShareableLinkProps) {
  const { shareableLink, linkPricingIsHidden, maySetPricing } = data
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const run = (work: Promise<unknown>) => {
    setBusy(true)
    void work.finally(() => setBusy(false))
  }
  const close = () => {
    setAsking(false)
    onChanged()
  }
  return (
    <ShareSection title={sharingMessages.shareableLink}>
      {shareableLink === null ? (
        <div className="flex items-center gap-3">
          <p className="flex-1 text-sm text-ink-2">{sharingMessages.linkExplained}</p>
          <Button isPending={isBusy} onPress={() => run(calls.getLink().then(onChanged))}>
            {sharingMessages.getShareableLink}
          </Button>
        </div>
      ) : (
        <>
          <LinkText link={shareableLink} />
          <div className="mt-2 flex items-center gap-2">
            {maySetPricing && (
              <PricingToggle
                who={sharingMessages.theLink}
                pricingIsHidden={linkPricingIsHidden ?? 1}
                onChange={(isHidden) => run(calls.getLink(isHidden))}
              />
            )}
            <p className="flex-1 text-sm text-ink-2">
              {linkPricingIsHidden === 0
                ? sharingMessages.pricesAreShownHere
                : sharingMessages.pricesAreHiddenHere}
            </p>
            {!isAsking && (
              <Button size="small" variant="danger" isPending={isBusy} onPress={() => setAsking(true)}>
                {sharingMessages.revoke}
              </Button>
            )}
          </div>
          {isAsking && (
            <div className="mt-2 rounded bg-invalid-soft p-3 text-sm">
              <p>{sharingMessages.revokeQuestion}</p>
              <div className="mt-2 flex gap-2">
                <Button
                  size="small"
                  variant="danger"
                  autoFocus
                  isPending={isBusy}
                  onPress={() => run(calls.revokeLink().then(close))}
                >
                  {sharingMessages.revokeTheLink}
                </Button>
                <Button size="small" onPress={close}>
                  {sharingMessages.keep}
                </Button>
              </div>
            </div>
          )}
        </>
      )}
    </ShareSection>
  )
}

function LinkText({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // No permission, or no https: selected, so that one key copies it.
      input.current?.select()
      toast(sharingMessages.linkNotCopied, { tone: 'invalid' })
    }
  }
  return (
    <div className="flex items-end gap-2">
      <TextField
        label={sharingMessages.linkAddress}
        isLabelHidden
        isReadOnly
        value={link}
        inputRef={input}
        onFocus={() => input.current?.select()}
        className="min-w-0 flex-1"
      />
      <Button icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />} onPress={() => void copy()}>
        {isCopied ? sharingMessages.copied : sharingMessages.copy}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && sharingMessages.linkCopied}
      </span>
    </div>
  )
}
