/**
 * Whether a call writes is declared in the contract, and API keys that may only read rely on it. Here every call is made as an
 * owner makes it, and what reaches the database is held against the declaration. [issue 16]
 */
import { allEndpoints } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../testing/access-matrix/rows.ts'
import { createWorld, type World } from '../../testing/access-matrix/world.ts'
import { sentStatements } from '../../testing/databases/sent-statements.ts'
import { useTestApp } from '../../testing/use-app.ts'

const inUse = useTestApp()
let world: World
beforeAll(async () => {
  world = await createWorld(inUse.database, inUse.app)
})

/** That a call was made is counted beside it, for its limits, and is nothing that anybody reads. */
const isCount = (text: string) => text.includes('"rate_limits"') || text.includes('import_progress')

/** A transaction that may write, or a statement that does. */
const canWrite = (text: string) =>
  !isCount(text) &&
  (/^begin(?!.* read only)/i.test(text.trim()) ||
    /\b(?:insert into|update \S+ (?:as \S+ )?set|delete from)\b/i.test(text))

/**
 * Calls that write, and not with the body of their row: a hand-written list with the reason, so that nothing counts as writing by
 * mistake.
 */
const writesOtherwise: Readonly<Record<string, string>> = {
  beginOpenidSignIn: 'names a domain without a provider',
  uploadMedium: 'comes without a file',
  applyCatalogImport: 'comes without a file',
  handleGuestShareLink: 'opens a link that there is not',
  prepareAgreement: 'is about an order without a revision',
  erasePerson: 'names nobody',
}

describe.each(allEndpoints().map((endpoint) => [endpoint.name, endpoint] as const))(
  '[issue 16] %s',
  (name, endpoint) => {
    test(`${endpoint.effect}, as it declares`, async () => {
      const row = rows.get(name)
      if (!row) throw new Error(`no row for ${name}`)
      const material = await world.material('owner', name, row)
      const { post } = await world.caller('owner')
      const sent = await sentStatements(inUse.database, () => post(endpoint.path, row.body(material)))
      const writing = sent.filter(({ text }) => canWrite(text)).map(({ text }) => text)
      if (endpoint.effect === 'reads') expect(writing).toEqual([])
      else expect([name, writing.length > 0 || name in writesOtherwise]).toEqual([name, true])
    })
  },
)
