/** Keeps a passkey that the browser made, and tells its person by e-mail. */
import { MAX_PASSKEYS } from '@orderwright/domain/access'
import { currentLanguage } from '@orderwright/domain/localization'
import { passkeyMessages as words } from '@orderwright/domain/messages'
import type { PasskeyRegistration } from '@orderwright/contract'
import type { CallContext, HandlerOf } from '../../platform/http/call-context.ts'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { inLanguage } from '../../platform/languages.ts'
import { writeMail } from '../../platform/mail/outbox.ts'
import { ownAccount } from './own-account.ts'
import { takeChallenge } from './challenges.ts'
import { hasRoom, presentPasskey, shownColumns } from './passkey-store.ts'
import { readClientData } from './read-answer.ts'
import { refuse } from './refusals.ts'
import { relyingPartyOf } from './relying-party.ts'
import { type NewPasskey, verifyRegistration } from './verify-registration.ts'

export const addPasskey: HandlerOf<'addPasskey'> = async (call, { name, registration }) => {
  const { services } = call
  const own = ownAccount(call.person)
  if (!own.ok) return own
  const within = await call.limit('passkeyByPerson', String(own.data.user.id))
  if (!within.ok) return within
  const made = await readMade(call, registration)
  if (!made.ok) return made
  const kept = await keep(call, own.data.user, {
    ...made.data,
    name,
    transports: registration.response.transports,
  })
  if (kept.ok) await services.jobs.add({ task: 'deliverMails' })
  return kept
}

async function readMade(call: CallContext, registration: PasskeyRegistration): Promise<Outcome<NewPasskey>> {
  const clientData = readClientData(registration.response.clientDataJSON)
  const isCurrent = await takeChallenge(call, 'new', clientData?.challenge ?? '')
  if (!clientData || !isCurrent) return refuse('expired')
  const party = relyingPartyOf(call.services.config, call.host)
  const read = await verifyRegistration(registration, { party, clientData })
  return read.kind === 'made' ? succeed(read.passkey) : refuse(read.kind)
}

interface Kept extends NewPasskey {
  readonly name: string
  readonly transports: string[]
}

function keep(
  { services, now }: CallContext,
  { id: userId, email }: { readonly id: number; readonly email: string },
  passkey: Kept,
) {
  const { databases, clock, config } = services
  return databases.app.db.transaction().execute(async (transaction) => {
    if (!(await hasRoom(transaction, userId)))
      return fail('refused', words.tooMany({ most: MAX_PASSKEYS }), { rule: 'tooManyPasskeys' })
    const row = await transaction
      .insertInto('passkeys')
      .values({ ...passkey, userId, created: clock() })
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .returning(shownColumns)
      .executeTakeFirst()
    if (!row) return refuse('isThereAlready')
    const reader = await transaction
      .selectFrom('users')
      .select('language')
      .where('id', '=', userId)
      .executeTakeFirst()
    const said = inLanguage(reader?.language ?? currentLanguage(), () => ({
      subject: words.mailSubject,
      text: words.mailText({ name: row.name, when: now, address: `${config.publicUrl}/sign-in` }),
    }))
    await writeMail(transaction, {
      orgId: null,
      userId,
      to: email,
      ...said,
      kind: 'passkeyAdded',
      idempotencyKey: `passkey-added:${row.id}`,
    })
    return succeed({ passkey: presentPasskey(row) })
  })
}
