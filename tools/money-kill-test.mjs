/**
 * The kill test of money: builds the server and the rounds that kill it between a card provider's success, the ledger and
 * the mails (packages/server/src/testing/kill/money.ts). Each round is a line `✓ round …`.
 */
import { join } from 'node:path'
import { bundleServerScript } from './lib/server-script.mjs'
import { runNode } from './lib/run.mjs'

const server = await bundleServerScript('main.ts', 'kill-server')
const rounds = await bundleServerScript(join('testing', 'kill', 'money.ts'), 'kill-money')
const { code } = await runNode(rounds, [server], { live: true })
process.exit(code ?? 1)
