/**
 * Whether a customer has agreed to what an order is now, as far as its organization wants that: the revision accepted, and everything of
 * it signed off one by one. Orders keep the signs of what was agreed to, as they do of their last revision.
 */
import { agreementMessages as words } from '../../messages/order/agreements.ts'
import type { OrgProfile } from '../../tenancy/profile.ts'
import type { OrderDocument } from '../document.ts'
import type { ProductOrder } from '../schema.ts'
import { revisionMarkOf, isOfScope, termsSign } from './signs.ts'

/** What an order keeps of its last revision and of what was agreed to. */
export type AgreedFields = Pick<
  ProductOrder,
  | 'revisionNumber'
  | 'revisionScope'
  | 'revisionTerms'
  | 'acceptedRevision'
  | 'acceptedScope'
  | 'acceptedTerms'
  | 'signedOffScope'
  | 'sentBackScope'
>

/** Whether the last revision is accepted, or is the same in items, choices and money as the one that is. */
export function isAccepted(order: AgreedFields): boolean {
  return (
    order.acceptedRevision > 0 &&
    order.acceptedScope === order.revisionScope &&
    order.acceptedTerms === order.revisionTerms
  )
}

/** Whether everything of the last revision is signed off; what it costs is no part of that. */
export function isSignedOff(order: AgreedFields): boolean {
  return order.revisionNumber > 0 && order.signedOffScope === order.revisionScope
}

/** Whether something of the last revision is sent back to be revised: until it is changed, the revision is not what will be made. */
export function isSentBack({
  sentBackScope,
  revisionScope,
}: Pick<AgreedFields, 'sentBackScope' | 'revisionScope'>): boolean {
  return sentBackScope !== '' && sentBackScope === revisionScope
}

/** Why production waits, in a sentence; null: it does not. [issue 18] */
export function productionWaits(
  order: AgreedFields,
  { agreement, vocabulary }: Pick<OrgProfile, 'agreement' | 'vocabulary'>,
): string | null {
  const word = vocabulary.order
  const needsAcceptance = agreement.acceptance === 'required'
  const needsSignOff = agreement.signOff !== 'none'
  if (!needsAcceptance && !needsSignOff) return null
  const { revisionNumber: number, acceptedRevision } = order
  if (number === 0) return words.waitsForRevision({ word })
  if (needsAcceptance && !isAccepted(order)) {
    return acceptedRevision === 0
      ? words.waitsForAcceptance({ word, number })
      : words.waitsForChange({ word, number: acceptedRevision })
  }
  return needsSignOff && !isSignedOff(order) ? words.waitsForSignOff({ number }) : null
}

/**
 * Whether the order as it is now is another than the one that was accepted, as far as somebody knows who sees its prices, or does not.
 */
export function differsFromAccepted(document: OrderDocument, seesPrices: boolean): boolean {
  const { acceptedRevision, acceptedScope, acceptedTerms } = document.order
  if (acceptedRevision === 0) return false
  if (!isOfScope(document, acceptedScope)) return true
  return seesPrices && termsSign(document) !== acceptedTerms
}

/** What papers say beside the number: the revision, and that it is another than the one that was accepted. */
export function paperMarkOf(document: OrderDocument, seesPrices: boolean): string {
  const mark = revisionMarkOf(document, seesPrices)
  if (!differsFromAccepted(document, seesPrices)) return mark
  return `${mark}, ${words.differs({ number: document.order.acceptedRevision })}`
}
