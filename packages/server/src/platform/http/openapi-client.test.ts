/** A client that is generated from the API's document is typed, compiles, and walks the main journey. [issue 12, 31] */
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { makeSignInToken } from '../../modules/session/sign-in-tokens.ts'
import { cobaltAndPine, demoUserId } from '../../seeds/demo-orgs.ts'
import { useTestApp } from '../../testing/use-app.ts'

const inUse = useTestApp()
const root = join(import.meta.dirname, '..', '..', '..', '..', '..')
const journey = join(root, 'packages', 'server', 'generated-client', 'journey.ts')
let types = ''

beforeAll(async () => {
  const document = (await inUse.app.app.inject({ url: '/api/openapi.json' })).payload
  types = astToString(await openapiTS(document))
  const folder = join(root, '.cache', 'api-client')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'schema.d.ts'), types)
})

/** What the compiler says of a file at its strictest. */
function compilerSays(file: string): string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
  })
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ messageText, file: at }) => `${at?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
}

test('the generated types name what calls share, and are short', () => {
  for (const name of ['Order', 'OrderLine', 'Product', 'Address', 'Money']) {
    expect(types).toMatch(new RegExp(`^ {8}${name}: `, 'm'))
  }
  // 29,288 with the four calls of invoices, 30,241 with the seven of money owed, 30,560 with the production board, 31,343 with the eight calls of
  // customers, 31,943 with their merge, 32,521 with the six calls of problems, 33,094 with the seven of passkeys, 33,911 with the
  // seven of returns, 34,000 with the choice of e-mails, 34,400 with the four of favorites, 34,900 with the seven of identity
  // providers and 35,543 with the catalog in the words of its readers; 33,290, with a hundred calls fewer, before what calls share had names.
  expect(types.split('\n').length).toBeLessThan(36_600)
})

test('the journey compiles with the generated types', () => {
  expect(compilerSays(journey)).toEqual([])
})

test('the generated client signs in, orders, chooses, submits and approves', async () => {
  const address = await inUse.app.app.listen({ host: '127.0.0.1', port: 0 })
  const tokens = await Promise.all(
    (['guest', 'owner'] as const).map((role) =>
      makeSignInToken(inUse.database.owner.db, demoUserId(cobaltAndPine, role), new Date()),
    ),
  )
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['--import', 'tsx', journey, address, ...tokens], {
    cwd: root,
  })
  expect(JSON.parse(stdout)).toEqual({
    product: 'Pine shelf',
    chosen: ['Oak', '1200 mm'],
    submitted: 'submittedForApproval',
    approved: 'readyToPay',
    subtotal: 40_000,
    stranger: 'unauthenticated',
  })
})
