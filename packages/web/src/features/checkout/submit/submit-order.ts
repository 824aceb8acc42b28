/**
 * Submitting, or continuing a stocked order to its payment: the checks in their order, the question, unsent changes
 * saved, then the call. Each refusal comes with its way out. [1.5.01–1.5.07, 1.5.10]
 */
import { endpoints } from '@orderwright/contract'
import { checkSubmission } from '@orderwright/domain/lifecycle'
import { submissionMessages } from '@orderwright/domain/messages'
import { call } from '../../../lib/api/api.ts'
import { topicOfRefusal } from '../../../lib/help/refusal-topics.ts'
import { alert, confirm } from '../../../ui/popups/confirm.tsx'
import { offerBackorder } from '../../stock/offer-backorder.ts'
import type { OrderUi } from '../../order-dialogs/order-ui.tsx'
import type { Checkout } from '../checkout-context.tsx'
import { detailsRequestFor } from '../fields/details-request.ts'
import { saveFailureMessages, whenSaved } from '../when-saved.ts'
import { submitLabel } from './submit-label.ts'

interface Stop {
  readonly code: string
  readonly message: string
  readonly itemId?: number
}

interface Submission {
  readonly checkout: Checkout
  readonly setRequest: OrderUi['setRequest']
  /** resolves when the engravings have been measured and judged */
  readonly whenMeasured: () => Promise<void>
  /** opens the popup that adds an item */
  readonly addItem: () => void
  readonly setIsSubmitting: (isSubmitting: boolean) => void
}

export async function submitOrder(submission: Submission): Promise<void> {
  const { checkout, setRequest, addItem, whenMeasured, setIsSubmitting } = submission
  const again = () => void submitOrder(submission)
  const { editor, order, org, orderCall } = checkout
  // Engravings are measured after the first picture: a quick press waits until they have been judged.
  setIsSubmitting(true)
  await whenMeasured()
  setIsSubmitting(false)
  // Read at the time of the press: the dialog of a failed check comes back here with newer values.
  const { document, evaluation } = editor.getState()
  const stop = checkSubmission(document, evaluation)
  if (stop) return showStop(checkout, stop, { again, addItem, setRequest })
  const isSure =
    order.isStocked === 1 ||
    (await confirm({
      title: submitLabel(checkout, editor.getState()),
      message: submissionMessages.confirmSubmit({ orgTitle: org.title }),
      confirmLabel: submissionMessages.submit,
    }))
  if (!isSure) return
  setIsSubmitting(true)
  const saved = await whenSaved(editor)
  if (saved === 'saved') {
    const result = await offerBackorder((more) => call(endpoints.submitOrder, { ...orderCall, ...more }))
    if (result?.ok) checkout.takeOrder(result.data.productOrder)
    else if (result) {
      const { code, message, details } = result.error
      await showStop(checkout, { code: details?.rule ?? code, message }, { again, addItem, setRequest })
    }
  } else await alert({ message: saveFailureMessages[saved] })
  setIsSubmitting(false)
}

interface WaysOut {
  readonly again: () => void
  readonly addItem: () => void
  readonly setRequest: OrderUi['setRequest']
}

/** The sentence with its way out: the item, the field of the details, or nothing but the sentence. */
async function showStop(
  checkout: Checkout,
  stop: Stop,
  { again, addItem, setRequest }: WaysOut,
): Promise<void> {
  const { editor, writable, openDetails } = checkout
  const label = submitLabel(checkout, editor.getState())
  // As it is now: what was typed since the first press decides which field is asked for.
  const request = detailsRequestFor(stop, editor.getState().document.order)
  if (request && writable.has('phone')) {
    openDetails({ ...request, next: { label, run: again } })
    return
  }
  if (stop.code === 'orderIsEmpty') {
    const adds = await confirm({
      title: submissionMessages.nothingToSubmitYet,
      message: stop.message,
      confirmLabel: submissionMessages.addAnItem,
      cancelLabel: submissionMessages.close,
      help: 'items',
    })
    if (adds) addItem()
    return
  }
  if (stop.code !== 'itemInvalid' && stop.code !== 'itemUnpriceable') {
    await alert({ message: stop.message, help: topicOfRefusal(stop.code) })
    return
  }
  const { items } = editor.getState().evaluation
  const blamed = items.find(({ item }) => item.id === stop.itemId) ?? items.find(({ isValid }) => !isValid)
  const goes = await confirm({
    title: blamed?.item.title
      ? submissionMessages.needsLook({ title: blamed.item.title })
      : submissionMessages.itemNeedsLook,
    message: stop.message,
    confirmLabel: submissionMessages.goToTheItem,
    cancelLabel: submissionMessages.close,
    help: topicOfRefusal(stop.code),
  })
  if (!goes || !blamed) return
  editor.selectItem(blamed.item.id)
  const propertyId = blamed.problems.find((problem) => problem.propertyId !== undefined)?.propertyId
  if (propertyId !== undefined) setRequest({ propertyId })
}
