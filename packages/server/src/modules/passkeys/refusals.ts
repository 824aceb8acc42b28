/** Why a passkey was not taken, as the caller is told. */
import { passkeyMessages as words } from '@orderwright/domain/messages'
import { fail } from '../../platform/http/outcome.ts'

const refusals = {
  /** the challenge is too old, was used, or is another browser's */
  expired: ['passkeyExpired', () => words.expired],
  /** unknown, of somebody else, or wrongly signed: all the same */
  refused: ['passkeyRefused', () => words.refused],
  /** signed for another site */
  otherSite: ['passkeyOtherSite', () => words.otherSite],
  /** the device did not look who it was */
  unverified: ['passkeyUnverified', () => words.unverified],
  /** its counter did not go on: somebody has a copy */
  copied: ['passkeyCopied', () => words.copied],
  /** what was made is no passkey that can be kept */
  notAdded: ['passkeyNotAdded', () => words.notAdded],
  isThereAlready: ['passkeyIsThere', () => words.isThereAlready],
} as const
export type Refusal = keyof typeof refusals

/** The failure of this refusal. */
export function refuse(refusal: Refusal) {
  const [rule, message] = refusals[refusal]
  return fail('refused', message(), { rule })
}
