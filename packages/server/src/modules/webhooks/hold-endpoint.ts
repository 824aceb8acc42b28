/**
 * An endpoint is sent to by one process at a time: whoever sends holds it, for some seconds, and again before these are over.
 * A process that dies lets go by saying nothing more.
 */
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import type { EndpointRow } from './endpoint-store.ts'

/** So long an endpoint is held by one that was heard of last. */
export const HOLD_SECONDS = 10
/** So often whoever holds it says so. */
const RENEW_MS = 3000
/**
 * Endpoints of one organization that are sent to at once, about: fewer than a process sends to (`PATIENT_CONCURRENCY`), so that
 * slow receivers of one organization leave room for those of the others.
 */
export const HELD_AT_ONCE = 5
/** Seconds until an endpoint is tried again that had to wait for others of its organization. */
const WAIT_SECONDS = 1

/** The moment at which the hold ends is also the holder's mark, so that nobody lets go of another's; as text, it is exact. */
type Held = EndpointRow & { readonly mark: string }

const holdEnd = sql<Date>`statement_timestamp() + make_interval(secs => ${HOLD_SECONDS})`
const markOf = sql<string>`sending_until::text`.as('mark')

/** Takes the endpoint for this process; undefined where another has it, or nothing may be sent there now. */
function take({ databases }: Services, orgId: number, endpointId: number): Promise<Held | undefined> {
  return databases.owner.db
    .updateTable('webhookEndpoints')
    .set({ sendingUntil: holdEnd })
    .where('orgId', '=', orgId)
    .where('id', '=', endpointId)
    .where('disabledReason', '=', '')
    .where('deletedAt', 'is', null)
    .where(({ or, eb }) =>
      or([eb('sendingUntil', 'is', null), eb('sendingUntil', '<', sql<string>`statement_timestamp()`)]),
    )
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom('webhookEndpoints as other')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('other.orgId', '=', orgId)
          .where('other.sendingUntil', '>', sql<string>`statement_timestamp()`),
        '<',
        HELD_AT_ONCE,
      ),
    )
    .returningAll()
    .returning(markOf)
    .executeTakeFirst()
}

/** Holds it on, or lets it go (`end` null); the new mark, undefined where another process has taken it meanwhile. */
async function setEnd(
  { databases }: Services,
  { orgId, id, mark }: Held,
  end: typeof holdEnd | null,
): Promise<string | undefined> {
  const marked = await databases.owner.db
    .updateTable('webhookEndpoints')
    .set({ sendingUntil: end })
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .where('sendingUntil', '=', sql<string>`${mark}::timestamptz`)
    .returning(markOf)
    .executeTakeFirst()
  return marked?.mark
}

/** Seconds until an endpoint that could not be taken may be; undefined: nothing may be sent there. */
async function secondsToWait(
  { databases }: Services,
  orgId: number,
  endpointId: number,
): Promise<number | undefined> {
  const row = await databases.owner.db
    .selectFrom('webhookEndpoints')
    .select(
      sql<number>`greatest(${WAIT_SECONDS}::integer,
        ceil(coalesce(extract(epoch from sending_until - statement_timestamp()), 0))::integer)`.as('seconds'),
    )
    .where('orgId', '=', orgId)
    .where('id', '=', endpointId)
    .where('disabledReason', '=', '')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.seconds
}

export type HoldResult =
  | { readonly isHeld: true }
  /** after so many seconds it can be tried again; undefined: nothing may be sent there */
  | { readonly isHeld: false; readonly afterSeconds: number | undefined }

/** Runs `work` while the endpoint is held by this process. */
export async function holdingEndpoint(
  services: Services,
  orgId: number,
  endpointId: number,
  work: (endpoint: EndpointRow) => Promise<void>,
): Promise<HoldResult> {
  let held = await take(services, orgId, endpointId)
  if (!held) return { isHeld: false, afterSeconds: await secondsToWait(services, orgId, endpointId) }
  const endpoint = held
  let renewing = Promise.resolve()
  const renew = async () => {
    if (!held) return
    const mark = await setEnd(services, held, holdEnd)
    held = mark === undefined ? undefined : { ...held, mark }
  }
  const timer = setInterval(() => {
    // A database that is away renews nothing: the hold ends, and the message may be sent twice, under one id.
    renewing = renewing.then(renew).catch(() => {})
  }, RENEW_MS)
  try {
    await work(endpoint)
  } finally {
    clearInterval(timer)
    await renewing
    if (held) await setEnd(services, held, null)
  }
  return { isHeld: true }
}
