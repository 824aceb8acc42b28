/**
 * `npm run mutate [-- area …]`: breaks the code on purpose, one place at a time, and tells which breaks no test notices.
 * Without areas it lists them. It takes minutes to hours for an area and is no part of `npm test`; a second run takes over
 * what has not changed. With MUTATION_ROUND=60 at most so many places are tried at once and what came of them is kept, so
 * that hours can be had in pieces: the same command again tries the next ones, and the score comes with the last. Scores:
 * docs/testing.md.
 */
import './lib/node-version.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { at, program, root } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

await ensureInstalled()
// Loaded only now: they need the dependencies.
const { areas, switchedOff } = await import('./mutation/areas.mjs')
const { hashesOf, keepOutcomes, readOutcomes } = await import('./mutation/outcomes.mjs')
const { mutantKey, mutantsToTry, SAMPLE } = await import('./mutation/sample.mjs')
const { score } = await import('./mutation/score.mjs')

const say = (line) => process.stdout.write(`${line}\n`)
const percent = (share) => `${(share * 100).toFixed(1)} %`

/** Stryker's places count lines from 1 and columns from 0. */
function place({ fileName, location: { start, end } }) {
  return `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
}

/** How many places are tried at once; 0: all of them. */
const round = Number(process.env['MUTATION_ROUND'] || 0)

function settings(judge, tries, folder) {
  const sampleFile = join(folder, 'sample.json')
  const all = tries.flatMap(({ tried }) => tried)
  writeFileSync(sampleFile, JSON.stringify(all.map(mutantKey)))
  const config = {
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', at('tools', 'mutation', 'sample-checker.mjs')],
    checkers: ['sample'],
    sampleFile,
    mutate: tries.flatMap(({ area, tried }) =>
      area.whole && round === 0 ? area.files : [...new Set(tried.map(place))],
    ),
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: round === 0,
    incrementalFile: join(folder, 'incremental.json'),
    reporters: ['json', 'progress'],
    jsonReporter: { fileName: join(folder, 'report.json') },
    tempDirName: '.cache/mutation/trees',
    ignorePatterns: ['**/dist', '/data*', '/.cache', '/test-results', '/docs/screenshots'],
    concurrency: Number(process.env['MUTATION_WORKERS'] || 2),
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 90,
    allowConsoleColors: false,
    disableTypeChecks: false,
    warnings: { unknownOptions: false, slow: false },
    logLevel: 'info',
  }
  const file = join(folder, 'stryker.json')
  writeFileSync(file, JSON.stringify(config, null, 2))
  return { file, env: { MUTATION_TESTS: judge } }
}

/** Stryker's report by mutant; its places count lines and columns from 1. */
function outcomesOf(report) {
  const back = ({ line, column }) => ({ line: line - 1, column: column - 1 })
  return new Map(
    Object.entries(report.files).flatMap(([fileName, { mutants }]) =>
      mutants.map(({ location, mutatorName, replacement, status, statusReason }) => {
        const start = back(location.start)
        const found = { fileName, location: { start, end: back(location.end) }, mutatorName, replacement }
        return [mutantKey(found), { ...found, status, reason: statusReason }]
      }),
    ),
  )
}

/** Prints what was found in an area; false when the report lacks a place that was drawn. */
function tell({ area, total, tried }, found) {
  const missing = tried.filter((mutant) => !found.has(mutantKey(mutant)))
  if (missing.length > 0) {
    say(
      `✗ ${area.name}: ${missing.length} drawn places are not in the report, the first ${place(missing[0])}`,
    )
    return false
  }
  const result = score(
    tried.map((mutant) => found.get(mutantKey(mutant))),
    area.whole ? undefined : SAMPLE,
  )
  for (const { fileName, location, mutatorName, replacement, status } of result.survivors) {
    say(
      `  ${fileName}:${location.start.line + 1}:${location.start.column + 1} ${status} ${mutatorName}: ${replacement}`,
    )
  }
  for (const silenced of switchedOff(area)) say(`  ${silenced} switches the breaking off by a comment`)
  const [low, high] = result.interval.map(percent)
  const { counted, caught, outOfTurn, share } = result
  say(
    JSON.stringify({
      area: area.name,
      total,
      counted,
      caught,
      static: outOfTurn,
      score: percent(share),
      low,
      high,
    }),
  )
  say(
    `| ${area.name} | ${total} | ${area.whole ? 'all' : counted} | ${caught} of ${counted} | ${percent(share)} | ${low} to ${high} |`,
  )
  return true
}

/** Tries the areas that the same tests judge in one go: the first run of all these tests takes minutes. */
async function tryAreas(judge, chosen) {
  const folder = at('.cache', 'mutation', judge)
  mkdirSync(folder, { recursive: true })
  const tries = []
  for (const area of chosen) {
    const { total, tried } = await mutantsToTry(area)
    say(
      `${area.name}: ${total} places to break, ${tried.length} of them ${area.whole ? 'are tried' : 'drawn'}`,
    )
    tries.push({ area, total, tried })
  }
  const hashes = hashesOf(tries.flatMap(({ tried }) => tried.map(({ fileName }) => fileName)))
  const kept = round > 0 ? readOutcomes(folder, hashes) : new Map()
  const left = tries.flatMap(({ tried }) => tried).filter((mutant) => !kept.has(mutantKey(mutant)))
  const now = new Set(round > 0 ? left.slice(0, round) : left)
  if (now.size > 0) {
    if (round > 0) say(`${left.length} are left, ${now.size} of them are tried now`)
    const these = tries.map(({ area, total, tried }) => ({
      area,
      total,
      tried: tried.filter((mutant) => now.has(mutant)),
    }))
    const { file, env } = settings(judge, these, folder)
    const stryker = program('@stryker-mutator', 'core', 'bin', 'stryker.js')
    const { code } = await runNode(stryker, ['run', file], { live: true, env })
    if (code !== 0) {
      say(`✗ ${chosen.map(({ name }) => name).join(', ')}: Stryker ended with ${code}`)
      return false
    }
  }
  const report = join(folder, 'report.json')
  const fresh = now.size > 0 ? outcomesOf(JSON.parse(readFileSync(report, 'utf8'))) : new Map()
  const wanted = new Set([...now].map(mutantKey))
  const found = new Map([...kept, ...[...fresh].filter(([key]) => round === 0 || wanted.has(key))])
  if (round > 0) {
    keepOutcomes(folder, found, hashes)
    if (left.length > now.size) {
      say(`${left.length - now.size} are left for the next rounds`)
      return true
    }
  }
  return tries.map((tried) => tell(tried, found)).every(Boolean)
}

process.chdir(root)
const known = areas()
const asked = process.argv.slice(2)
if (asked.length === 0) {
  say('npm run mutate -- area …   (all for every area)')
  for (const { name, files, whole } of known)
    say(`  ${name}: ${files.length} files, ${whole ? 'every place' : `a sample of ${SAMPLE}`}`)
  process.exit(0)
}
const chosen = asked.includes('all') ? known : known.filter(({ name }) => asked.includes(name))
const strange = asked.filter((name) => name !== 'all' && !known.some((area) => area.name === name))
if (strange.length > 0) {
  process.stderr.write(`There is no area ${strange.join(', ')}. npm run mutate lists them.\n`)
  process.exit(2)
}
let ok = true
for (const judge of new Set(chosen.map(({ tests }) => tests)))
  ok =
    (await tryAreas(
      judge,
      chosen.filter(({ tests }) => tests === judge),
    )) && ok
process.exit(ok ? 0 : 1)
