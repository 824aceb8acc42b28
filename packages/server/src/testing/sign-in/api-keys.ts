/** API keys for tests: made as an owner makes them, with a program that calls with each. */
import { randomUUID } from 'node:crypto'
import { type ApiKey, createApiKey, revokeApiKey } from '@orderwright/contract'
import type { ApiKeyRole, ApiKeyScope } from '@orderwright/domain/access'
import type { Caller, TestApp } from '../test-app.ts'

export interface WantedKey {
  readonly orgId: number
  readonly ownerId: number
  readonly scope?: ApiKeyScope
  readonly role?: ApiKeyRole
  readonly name?: string
  readonly validDays?: number
}

export interface MadeKey {
  readonly apiKey: ApiKey
  readonly secret: string
  readonly caller: Caller
  readonly revoke: () => Promise<void>
}

export async function makeApiKey(app: TestApp, wanted: WantedKey): Promise<MadeKey> {
  const { orgId, ownerId, scope = 'write', role = 'owner', name = randomUUID(), validDays } = wanted
  const owner = await app.as(ownerId)
  const days = validDays === undefined ? {} : { validDays }
  const { data } = await owner.call(createApiKey, { orgId, name, scope, role, ...days })
  const { apiKey, secret } = data
  return {
    apiKey,
    secret,
    caller: app.withKey(secret),
    revoke: async () => {
      const answer = await owner.call(revokeApiKey, { orgId, apiKeyId: apiKey.id })
      if (answer.status !== 200) throw new Error(answer.text)
    },
  }
}
