/** Why somebody was not signed in by a provider, as the caller is told. */
import { openidMessages as words } from '@orderwright/domain/messages'
import { fail } from '../../platform/http/outcome.ts'

interface About {
  readonly org: string
  readonly title: string
}

const refusals = {
  /** the state is too old, was used, or is another browser's */
  expired: ['openidExpired', () => words.expired],
  none: ['openidNone', () => words.noConnection],
  denied: ['openidDenied', () => words.denied],
  failed: ['openidFailed', (about) => words.failed(about)],
  unreachable: ['openidUnreachable', (about) => words.unreachable(about)],
  noEmail: ['openidNoEmail', (about) => words.noEmail(about)],
  unverified: ['openidUnverified', (about) => words.unverified(about)],
  otherDomain: ['openidOtherDomain', (about) => words.otherDomain(about)],
  notInvited: ['openidNotInvited', (about) => words.notInvited(about)],
  removed: ['openidRemoved', (about) => words.removed(about)],
  isGuest: ['openidGuest', (about) => words.isGuest(about)],
  otherAccount: ['openidOtherAccount', (about) => words.otherAccount(about)],
  codeFirst: ['openidCodeFirst', () => words.codeFirst],
} as const satisfies Readonly<Record<string, readonly [string, (about: About) => string]>>
export type Refusal = keyof typeof refusals

/** The failure of this refusal. */
export function refuse(refusal: Refusal, about: About = { org: '', title: '' }) {
  const [rule, message] = refusals[refusal]
  return fail('refused', message(about), { rule })
}
