/** The language that a person has chosen, for all organizations. [issue 18, Languages] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, sentences, succeed } from '../../platform/http/outcome.ts'

export const saveLanguage: HandlerOf<'saveLanguage'> = async ({ services, person }, { language }) => {
  if (!person) return fail('unauthenticated', sentences.unauthenticated)
  // Nobody's row but their own; it belongs to no organization.
  await services.databases.owner.db
    .updateTable('users')
    .set({ language })
    .where('id', '=', person.user.id)
    .execute()
  return succeed({ ok: true })
}
