/**
 * The kill test of invoices: builds the server and the rounds that kill it while many invoices are issued at once
 * (packages/server/src/testing/kill/invoices.ts). Each round is a line `✓ round …`.
 */
import { join } from 'node:path'
import { bundleServerScript } from './lib/server-script.mjs'
import { runNode } from './lib/run.mjs'

const server = await bundleServerScript('main.ts', 'kill-server')
const rounds = await bundleServerScript(join('testing', 'kill', 'invoices.ts'), 'kill-invoices')
const { code } = await runNode(rounds, [server], { live: true })
process.exit(code ?? 1)
