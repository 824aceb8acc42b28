/** What the app sends to its database: whoever measures how long a call takes can learn no more than what differs here. */
import { z } from 'zod'
import type { TestDatabase } from '../test-database.ts'

const configSchema = z.object({ text: z.string() })
const resultSchema = z.object({ rowCount: z.number().nullable() })

function textOf(input: unknown): string {
  const config = configSchema.safeParse(input)
  return config.success ? config.data.text : String(input)
}

function valuesOf(input: unknown): readonly unknown[] {
  return Array.isArray(input) ? input : []
}

/** How many rows came back: what must be read, parsed and thrown away is work too. */
function countOf(result: unknown): string {
  const counts = z.array(resultSchema).safeParse(Array.isArray(result) ? result : [result])
  return counts.success ? counts.data.map(({ rowCount }) => rowCount ?? 0).join('+') : '?'
}

export interface SentStatement {
  readonly text: string
  /** that it touched or answered */
  rows: string
}

export interface SentQuery extends SentStatement {
  readonly values: readonly unknown[]
  /** as whom it was sent */
  readonly as: 'app' | 'owner'
}

/** Every statement that is sent while `work` runs, without what differs from call to call. */
export async function sentStatements(
  database: Pick<TestDatabase, 'app' | 'owner'>,
  work: () => Promise<unknown>,
): Promise<SentStatement[]> {
  const sent = await sentQueries(database, work)
  return sent.map(({ text, rows }) => ({ text, rows }))
}

/** The same with the values and the sender, so that it can be sent again. */
export async function sentQueries(
  { app, owner }: Pick<TestDatabase, 'app' | 'owner'>,
  work: () => Promise<unknown>,
): Promise<SentQuery[]> {
  const sent: SentQuery[] = []
  const answers: Promise<unknown>[] = []
  const undo: (() => unknown)[] = []
  const listenAs = (as: SentQuery['as']) => (client: object) => {
    const query: unknown = Reflect.get(client, 'query')
    if (typeof query !== 'function') throw new Error('a client queries')
    Reflect.set(client, 'query', (...input: unknown[]) => {
      const statement: SentQuery = { text: textOf(input[0]), values: valuesOf(input[1]), as, rows: '' }
      sent.push(statement)
      const answer: unknown = Reflect.apply(query, client, input)
      if (answer instanceof Promise) {
        const counted = answer.then(
          (result: unknown) => (statement.rows = countOf(result)),
          () => (statement.rows = 'failed'),
        )
        answers.push(counted)
      }
      return answer
    })
    undo.push(() => Reflect.set(client, 'query', query))
  }
  const pools = [
    { pool: app.pool, listen: listenAs('app') },
    { pool: owner.pool, listen: listenAs('owner') },
  ]
  for (const { pool, listen } of pools) pool.on('acquire', listen)
  try {
    await work()
    await Promise.all(answers)
  } finally {
    for (const { pool, listen } of pools) pool.off('acquire', listen)
    for (const restore of undo.toReversed()) restore()
  }
  return sent
}
