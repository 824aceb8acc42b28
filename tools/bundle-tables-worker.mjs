/** Bundles the thread for files of tables for tests, and prints where it is. */
import { bundleTablesWorker } from './lib/server-script.mjs'

process.stdout.write(await bundleTablesWorker())
