/**
 * The tests as Stryker runs them: of one package, in the copy of the tree that has the broken code. node_modules is a link
 * to the real one there, so the workspaces are named by their places in the copy; else the tests would load sound code.
 */
import { defineConfig } from 'vitest/config'
import { root } from '../lib/paths.mjs'
import { serverSetUp, setUpFiles } from '../lib/test-set-ups.mjs'
import { workspaceAliases } from './aliases.mjs'
import { QuickFirst } from './quick-first.mjs'

const judges = process.env['MUTATION_TESTS'] ?? 'domain'

export default defineConfig({
  root,
  resolve: { alias: workspaceAliases() },
  test: {
    root,
    include: [`packages/${judges}/src/**/*.test.{ts,tsx}`],
    // It counts what a law has drawn, and laws are cut short here.
    exclude: ['**/repairs-through-calls.test.ts'],
    environment: 'node',
    setupFiles: [...setUpFiles, 'tools/mutation/short-laws.mjs'],
    sequence: { sequencer: QuickFirst },
    globalSetup: judges === 'server' ? [serverSetUp] : [],
    isolate: false,
    maxWorkers: 1,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
