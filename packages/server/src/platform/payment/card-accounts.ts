/**
 * The organisations' accounts at the card provider: a JSON file that the configuration names (CARD_ACCOUNTS_FILE), read once
 * at the start. The secret keys live in this process alone: in no table, no answer, no log.
 */
import { readFileSync, statSync } from 'node:fs'
import { type CardEnvironment, cardEnvironmentSchema } from '@orderwright/domain'
import { z } from 'zod'

function keyOf(kind: string, environment: CardEnvironment) {
  const start = new RegExp(`^${kind}_${environment}_[A-Za-z0-9_]{8,250}$`)
  return z.string().regex(start, `must begin with ${kind}_${environment}_`)
}

function accountSchema(environment: CardEnvironment) {
  return z.strictObject({
    /** restricted keys (rk_) are as good, when they may write payment intents and refunds */
    secretKey: z.union([keyOf('sk', environment), keyOf('rk', environment)], {
      error: `must begin with sk_${environment}_ or rk_${environment}_`,
    }),
    publishableKey: keyOf('pk', environment),
    webhookSecret: z.string().regex(/^whsec_[A-Za-z0-9+/=_]{8,250}$/, 'must begin with whsec_'),
  })
}

export type CardAccount = z.infer<ReturnType<typeof accountSchema>>

/** An organisation's id → `{ live, test }`. */
const fileSchema = z.record(
  z.string().regex(/^[1-9]\d{0,9}$/, 'must be the id of an organisation'),
  z.strictObject({ live: accountSchema('live').optional(), test: accountSchema('test').optional() }),
)
type AccountsFile = z.infer<typeof fileSchema>

export interface CardAccounts {
  readonly find: (orgId: number, environment: CardEnvironment) => CardAccount | undefined
  readonly all: readonly { readonly orgId: number; readonly environment: CardEnvironment }[]
}

export function cardAccounts(file: AccountsFile): CardAccounts {
  return {
    find: (orgId, environment) => file[String(orgId)]?.[environment],
    all: Object.entries(file).flatMap(([orgId, accounts]) =>
      cardEnvironmentSchema.options
        .filter((environment) => accounts[environment] !== undefined)
        .map((environment) => ({ orgId: Number(orgId), environment })),
    ),
  }
}

export const noCardAccounts: CardAccounts = cardAccounts({})

export type CardAccountsResult =
  | { readonly ok: true; readonly accounts: CardAccounts }
  | { readonly ok: false; readonly message: string }

/** Reads the file; a sentence for the terminal, without any key in it, when it can not be used. */
export function readCardAccounts(path: string): CardAccountsResult {
  const problem = (message: string) => ({ ok: false, message: `CARD_ACCOUNTS_FILE ${message}` }) as const
  let value: unknown
  try {
    if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
      return problem(`${path} can be read by other users of this machine: chmod 600 it.`)
    }
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    // A parser's message quotes what it read, which may be a key.
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return problem(isMissing ? `${path} does not exist.` : `${path} is not readable JSON.`)
  }
  const parsed = fileSchema.safeParse(value)
  if (parsed.success) return { ok: true, accounts: cardAccounts(parsed.data) }
  const issue = parsed.error.issues[0]
  return problem(`${issue?.path.map(String).join('.') || path} ${issue?.message ?? 'is not as expected'}.`)
}
