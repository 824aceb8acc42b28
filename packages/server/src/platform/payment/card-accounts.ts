/**
 * The organisations' accounts at the card provider: a JSON file that the configuration names (CARD_ACCOUNTS_FILE), read once
 * at the start. The secret keys live in this process alone: in no table, no answer, no log.
 */
import { type CardEnvironment, cardEnvironmentSchema } from '@orderwright/domain/payments'
import { z } from 'zod'
import { readSecretFile } from '../secret-file.ts'

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
  z.string().regex(/^[1-9]\d{0,9}$/, 'must be the id of an organization'),
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
  const read = readSecretFile('CARD_ACCOUNTS_FILE', path, fileSchema)
  return read.ok ? { ok: true, accounts: cardAccounts(read.data) } : read
}
