/** What the modules are given to work with: the only things they reach outside themselves. */
import type { CatalogCache } from './database/load-catalog.ts'
import type { SessionCache } from './sessions/session-cache.ts'
import type { ProfileCache } from './database/profiles.ts'
import type { AppConfig } from './config.ts'
import type { Databases } from './database/database.ts'
import type { ConnectFlow } from './connect/connect-flow.ts'
import type { Turns } from './turns/turns.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { CardProviders } from './payment/card-provider.ts'
import type { PdfRenderer } from './pdf/pdf-renderer.ts'
import type { Policy } from './policy.ts'
import type { FileStorage } from './storage/storage.ts'
import type { ImportProgress } from './spreadsheets/import-progress.ts'
import type { TableWorkers } from './spreadsheets/table-workers.ts'
import type { WebReleases } from './web-releases/web-releases.ts'
import type { TaxRates } from './tax/tax-rates.ts'
import type { WorkManagement } from './work-management/work-management.ts'

export interface Services {
  readonly databases: Databases
  readonly config: AppConfig
  /** the time of day; tests set it */
  readonly clock: () => Date
  readonly policy: Policy
  readonly jobs: JobQueue
  readonly taxRates: TaxRates
  /** hears of guests' terms, where an organisation works with such a tool */
  readonly workTool: WorkManagement
  /** who takes an organisation's cards */
  readonly cards: CardProviders
  /** how integrations are connected */
  readonly connectFlow: ConnectFlow
  /** in whose turn organizations get at what takes seconds */
  readonly turns: Turns
  /** makes PDF files of documents and drawings */
  readonly pdf: PdfRenderer
  /** reads and writes files of tables */
  readonly tables: TableWorkers
  readonly importProgress: ImportProgress
  /** a line for who runs the server: something that is ours to look at */
  readonly report: (line: string) => void
  readonly people: SessionCache
  /** the web app's files of other releases; absent where nobody publishes any */
  readonly webReleases?: WebReleases | undefined
  /** uploaded files */
  readonly storage: FileStorage
  readonly caches: { readonly profiles: ProfileCache; readonly catalogs: CatalogCache }
}
