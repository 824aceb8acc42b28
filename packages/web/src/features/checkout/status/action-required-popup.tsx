/**
 * After Requires Changes the customer gets the feedback as a popup, and keeps it in sight while mending the order:
 * a line above the page opens it again. It goes when the order is submitted anew. [1.4.12, 1.2.80]
 */
import { checkoutMessages, orderStatusMessages as words } from '@orderwright/domain/messages'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { useCheckout } from '../checkout-context.tsx'

export function ActionRequiredPopup() {
  const { order, org } = useCheckout()
  const [readFeedback, setReadFeedback] = useState<string | null>(null)
  const feedback = order.feedbackNotes.trim()
  const close = () => setReadFeedback(feedback)
  return (
    <>
      <Banner
        tone="caution"
        icon={<CircleAlert aria-hidden />}
        action={
          <Button size="small" variant="quiet" onPress={() => setReadFeedback(null)}>
            {words.readTheFeedback}
          </Button>
        }
      >
        {words.actionRequiredFirst}
      </Banner>
      <Dialog
        help="changes-required"
        title={words.actionRequired}
        isOpen={readFeedback !== feedback}
        onOpenChange={close}
        footer={
          <Button variant="primary" autoFocus onPress={close}>
            {words.makeTheChanges}
          </Button>
        }
      >
        <p className="text-sm text-ink-2">{checkoutMessages.actionRequired({ orgTitle: org.title })}</p>
        <blockquote className="mt-3 max-h-80 overflow-y-auto border-s-2 border-accent ps-4 text-lg whitespace-pre-line">
          {feedback}
        </blockquote>
        <p className="mt-4 text-sm text-ink-2">{words.submitAgain}</p>
      </Dialog>
    </>
  )
}
