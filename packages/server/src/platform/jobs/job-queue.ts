/**
 * Work after a commit, behind a port. The rows of the database are the truth (an unsent mail, a payment under
 * way); a job only wakes the work that looks for them, so a lost or repeated job does no harm.
 */

export type Job =
  /** one mail that is due; then the job is added again, until none is */
  | { readonly task: 'deliverMails' }
  /** the card provider settles or fails a payment: what a webhook would tell us */
  | { readonly task: 'settlePaymentIntent'; readonly orgId: number; readonly paymentIntentId: string }
  /** the rate for an order's new delivery address */
  | { readonly task: 'lookUpTaxRate'; readonly orgId: number; readonly productOrderId: number }
  /** prices all orders of an organisation again, from where the last run stopped */
  | { readonly task: 'updateOrderCosts'; readonly orgId: number }
  /** guests' terms that work-management tools shall hear of */
  | { readonly task: 'pushGuestTerms' }
  /** one message that is due at this endpoint; then the job is added again for the next, when it is due */
  | {
      readonly task: 'deliverWebhooks'
      readonly orgId: number
      readonly endpointId: number
      readonly afterSeconds?: number
    }
  /** changes that have come to rest become events */
  | { readonly task: 'settleWebhooks'; readonly afterSeconds?: number }
  /** drafts of the catalog whose time has come; then the job is added again for the next within a minute */
  | { readonly task: 'publishCatalogDrafts'; readonly afterSeconds?: number }
  /** certificates of what customers accepted, for an organization that misses some */
  | { readonly task: 'makeCertificates'; readonly orgId: number }
  /** a new revision of an order of which something is signed off: whether everything of it is */
  | { readonly task: 'settleSignOffs'; readonly orgId: number; readonly productOrderId: number }
  /** once a minute: mails, tax rates and updates of costs whose job was lost */
  | { readonly task: 'sweep' }
  /** once a minute, apart from the mails because a provider may be slow: payments whose message was lost */
  | { readonly task: 'reconcilePayments' }
  /** each hour: reminders of invoices whose day has come */
  | { readonly task: 'sendReminders' }
  | { readonly task: 'removeExpired' }
export type TaskName = Job['task']

export interface JobQueue {
  /** Call after the commit; a job with `afterSeconds` begins so much later. Never rejects: a job that cannot be added now is found by the next sweep. */
  readonly add: (job: Job) => Promise<void>
}

/**
 * What runs a job. Rejecting means "try again later". `signal` is aborted when the process stops: work in steps ends
 * before its next one.
 */
export type JobRunner = (job: Job, signal: AbortSignal) => Promise<void>

/** How long a job waits before it begins, in seconds. */
export function delayOf(job: Job): number {
  return 'afterSeconds' in job ? (job.afterSeconds ?? 0) : 0
}

/** A queue that only remembers; tests run what they want when they want. Of what begins later, the rows are enough. */
export function rememberingQueue(): JobQueue & {
  readonly jobs: Job[]
  readonly drain: (run: JobRunner) => Promise<void>
} {
  const jobs: Job[] = []
  return {
    jobs,
    add: async (job) => {
      if (delayOf(job) === 0) jobs.push(job)
    },
    drain: async (run) => {
      for (let job = jobs.shift(); job; job = jobs.shift()) await run(job, new AbortController().signal)
    },
  }
}
