/** A merge is taken back: what nobody has changed since becomes what it was. [issue 18] Decision 193. */
import type { MergedFields } from './merge.ts'

/** The changed fields of the kept record as they were and as the merge left them. */
export interface MergeTrace {
  readonly before: Partial<MergedFields>
  readonly after: Partial<MergedFields>
}

/** As text, the fields of every part by their names: the database gives them in an order of its own. */
function asText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

/** The entries without those that came by the merge and are as they came; what is named in `firsts` stays. */
function withoutMoved<Entry>(
  now: Readonly<Record<string, Entry>>,
  before: Readonly<Record<string, Entry>>,
  after: Readonly<Record<string, Entry>>,
  firsts: readonly string[],
): Record<string, Entry> {
  const stays = ([key, entry]: [string, Entry]) =>
    Object.hasOwn(before, key) || firsts.includes(key) || asText(entry) !== asText(after[key])
  return Object.fromEntries(Object.entries(now).filter(stays))
}

/** What changes of the kept record when the merge is taken back. */
export function takeBackMerge(now: MergedFields, { before, after }: MergeTrace): Partial<MergedFields> {
  const { addresses, contacts, ...single } = before
  const left = new Map<string, unknown>(Object.entries(after))
  const present = new Map<string, unknown>(Object.entries(now))
  const fields: Partial<MergedFields> = Object.fromEntries(
    Object.entries(single).filter(([field]) => asText(present.get(field)) === asText(left.get(field))),
  )
  const { deliveryKey, billingKey } = { ...now, ...fields }
  return {
    ...fields,
    ...(addresses && after.addresses
      ? {
          addresses: withoutMoved(now.addresses, addresses, after.addresses, [deliveryKey, billingKey]),
        }
      : {}),
    ...(contacts && after.contacts
      ? { contacts: withoutMoved(now.contacts, contacts, after.contacts, []) }
      : {}),
  }
}
