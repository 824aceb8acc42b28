/** `npm run move-files`: copies the files of the data folder into the bucket that `S3_BUCKET` names. */
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { runServerScript } from './lib/server-script.mjs'

process.chdir(root)
await ensureInstalled()
process.exit(await runServerScript('move-files.ts', 'move-files', process.argv.slice(2)))
