/** What each job does. All of them may run twice without harm. */
import { join } from 'node:path'
import { deliverNextMail } from '../platform/mail/deliver.ts'
import { createTransport, type MailTransport } from '../platform/mail/transport.ts'
import type { Databases } from '../platform/database/database.ts'
import { forgetLimits } from '../platform/http/callers/limits.ts'
import { forgetImportProgress } from '../platform/spreadsheets/import-progress.ts'
import { inStoredLanguage } from '../platform/languages.ts'
import type { Job } from '../platform/jobs/job-queue.ts'
import type { AppConfig } from '../platform/config.ts'
import type { Services } from '../platform/services.ts'
import { makeCertificates, orgsWithoutCertificates } from './agreements/make-certificate.ts'
import { settleSignOffs } from './agreements/note-standing.ts'
import { sendPushes } from './guests/push-terms.ts'
import { removeLeftDownloads } from './backup/download-folders.ts'
import { publishDue } from './change-lab/publish-draft.ts'
import { sendDigests } from './comments/send-digests.ts'
import { logosFrom } from './mails/logo.ts'
import { notifyMailFailure } from './mails/mail-failure.ts'
import { purgeMedia } from './media/purge-media.ts'
import { runCostUpdate, unfinishedCostUpdates } from './cost-update/run-cost-update.ts'
import { lookUpWaiting, lookUpWanted } from './tax/tax-rate-of-order.ts'
import { sendReminders } from './receivables/send-reminders.ts'
import { forgetRemovedConnections } from './openid-connect/connection-store.ts'
import { forgetRemovedPasskeys } from './passkeys/passkey-store.ts'
import { syncIntent } from './payments/sync-payment-intent.ts'
import { reconcileEvents, reconcileIntents } from './payments/reconcile.ts'
import { deliverNext, wakeDeliveries } from './webhooks/deliver.ts'
import { purgeWebhooks } from './webhooks/purge.ts'
import { settleChanges } from './webhooks/settle-changes.ts'
import { keysAreOld } from './tenancy/with-idempotency.ts'

/** The transport that the configuration asks for. */
export function mailTransport(config: AppConfig, databases: Databases): MailTransport {
  return createTransport({
    logoOf: logosFrom(databases.owner.db),
    smtpUrl: config.smtpUrl,
    publicUrl: config.publicUrl,
    outboxFolder: join(config.dataFolder, 'outbox'),
  })
}

/**
 * When `signal` is aborted, work of many steps ends before the next one. Nobody waits for what a job says: it is kept,
 * or mailed in its reader's language, whatever the language of the request that it follows from.
 */
export function runJob(...asked: Parameters<typeof run>): Promise<void> {
  return inStoredLanguage(() => run(...asked))
}

async function run(
  services: Services,
  transport: MailTransport,
  job: Job,
  signal: AbortSignal,
): Promise<void> {
  switch (job.task) {
    case 'deliverMails':
      return deliverOne(services, transport, signal)
    case 'settlePaymentIntent':
      return settleIntent(services, job.orgId, job.paymentIntentId)
    case 'lookUpTaxRate':
      return lookUpWanted(services, job.orgId, job.productOrderId)
    case 'reconcilePayments':
      await reconcileIntents(services, signal)
      return reconcileEvents(services, signal)
    case 'updateOrderCosts':
      return runCostUpdate(services, job.orgId, signal)
    case 'pushGuestTerms':
      return sendPushes(services, signal)
    case 'deliverWebhooks':
      return deliverNext(services, job.orgId, job.endpointId, signal)
    case 'settleWebhooks':
      return settleChanges(services, signal)
    case 'publishCatalogDrafts':
      return publishDue(services, signal)
    case 'settleSignOffs':
      return settleSignOffs(services, job)
    case 'makeCertificates':
      return makeCertificates(services, job.orgId, signal)
    case 'sweep':
      await forgetLimits(services.databases.owner.pool)
      await forgetImportProgress(services.databases.owner.pool)
      // Jobs of their own: a slow tool does not delay mails, nor a slow mail server anything else.
      await services.jobs.add({ task: 'pushGuestTerms' })
      await services.jobs.add({ task: 'deliverMails' })
      await services.jobs.add({ task: 'settleWebhooks' })
      await services.jobs.add({ task: 'publishCatalogDrafts' })
      await wakeDeliveries(services)
      await lookUpWaiting(services, signal)
      await sendDigests(services, signal)
      for (const orgId of await orgsWithoutCertificates(services)) {
        await services.jobs.add({ task: 'makeCertificates', orgId })
      }
      for (const orgId of await unfinishedCostUpdates(services)) {
        await services.jobs.add({ task: 'updateOrderCosts', orgId })
      }
      return services.jobs.add({ task: 'deliverMails' })
    case 'sendReminders':
      return sendReminders(services, signal)
    case 'removeExpired':
      await removeExpired(services)
      await purgeWebhooks(services)
      await services.webReleases?.prune()
      return purgeMedia(services)
  }
}

/** One mail, and a new job for the next: a job that is given back has sent nothing that is sent again. */
async function deliverOne(services: Services, transport: MailTransport, signal: AbortSignal): Promise<void> {
  const delivery = { transport, signal, onGivenUp: notifyMailFailure }
  if (await deliverNextMail(services.databases.owner.db, delivery)) {
    await services.jobs.add({ task: 'deliverMails' })
  }
}

/** Fails, to be tried again, when the provider did not answer. */
async function settleIntent(services: Services, orgId: number, intentId: string): Promise<void> {
  const done = await syncIntent(services, orgId, intentId, { by: 'clock' })
  if (done.kind === 'failed')
    throw new Error(`payment ${intentId} could not be asked: ${done.failure.message}`)
}

/** Sign-in rows and remembered answers that have expired, and what broken downloads have left. */
async function removeExpired(services: Services): Promise<void> {
  const { db } = services.databases.owner
  const now = services.clock().toISOString()
  await db.deleteFrom('authSessions').where('expiresAt', '<', now).execute()
  await db.deleteFrom('authVerifications').where('expiresAt', '<', now).execute()
  await db.deleteFrom('signInTokens').where('expiresAt', '<', now).execute()
  await forgetRemovedPasskeys(db, services.clock())
  await forgetRemovedConnections(db, services.clock())
  await db.deleteFrom('shareVisitors').where('expiresAt', '<', now).execute()
  await db.deleteFrom('idempotencyKeys').where(keysAreOld).execute()
  await db.deleteFrom('orderViewers').where('expiresAt', '<', now).execute()
  await removeLeftDownloads(services.config.dataFolder, services.clock())
}
