/** The log of deliveries is kept for 30 days, and so is a deleted endpoint. */
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'

export const KEPT_DAYS = 30

export async function purgeWebhooks({ databases }: Services): Promise<void> {
  const tooOld = sql<string>`now() - make_interval(days => ${KEPT_DAYS})`
  await databases.owner.db.deleteFrom('webhookEvents').where('created', '<', tooOld).execute()
  await databases.owner.db.deleteFrom('webhookEndpoints').where('deletedAt', '<', tooOld).execute()
}
