/**
 * The job of reminders: each hour it looks which are due, in every organization that has rules, from the morning on where the organization
 * is. It may run as often as it likes, and in several processes: a rule is carried out once for an invoice.
 */
import { inTimeZone, toTimestamp } from '@orderwright/domain/units'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { inSystem, readInSystem } from '../tenancy/run-in-tenant.ts'
import { planReminders, todayOf } from './reminder-plan.ts'
import { writeReminder } from './write-reminder.ts'

/** Before this hour of the organization's day nobody is written to. */
const MORNING = '08'

async function orgsWithRules({ databases }: Services): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orgs
    where jsonb_array_length(coalesce(profile #> '{reminders,rules}', '[]'::jsonb)) > 0
    order by id`.execute(databases.owner.db)
  return rows.map(({ id }) => id)
}

/** The invoices of an organization whose reminder is due. */
async function dueIn(services: Services, orgId: number): Promise<number[]> {
  const now = toTimestamp(services.clock())
  const due = await readInSystem(services, orgId, async (reading) => {
    const work = { ...reading, now }
    const { timeZone } = work.org.profile.region
    if (inTimeZone(now, timeZone).slice(11, 13) < MORNING) return []
    const today = todayOf(work)
    const plans = await planReminders(work)
    return plans
      .filter(({ next, stop }) => stop === 'none' && next.day <= today)
      .map(({ item }) => item.documentId)
  })
  return due ?? []
}

/** Sends every reminder that is due. One that fails, or an organization, waits for the next hour; the others are not held up by it. */
export async function sendReminders(services: Services, signal?: AbortSignal): Promise<void> {
  for (const orgId of await orgsWithRules(services)) {
    const due = await reported(
      services,
      () => dueIn(services, orgId),
      (reason) => `The reminders of organization ${orgId} could not be looked for: ${reason}`,
    )
    for (const documentId of due ?? []) {
      signal?.throwIfAborted()
      await reported(
        services,
        () => inSystem(services, orgId, (work) => writeReminder(work, documentId)),
        (reason) => `The reminder of document ${documentId} could not be sent: ${reason}`,
      )
    }
  }
}

async function reported<T>(
  services: Services,
  work: () => Promise<T>,
  words: (reason: string) => string,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    services.report(words(error instanceof Error ? error.message : String(error)))
    return undefined
  }
}
