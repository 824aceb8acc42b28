/** Which connect flow integrations have: that of Paragon where it is configured, else in demo mode the embedded one, else none. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { AppConfig } from './platform/config.ts'
import type { ConnectFlow } from './platform/connect/connect-flow.ts'
import { connectTokens } from './platform/connect/connect-tokens.ts'

const KEY_BITS = 2048

export function connectFlowOf({ paragon, isDemo }: Pick<AppConfig, 'paragon' | 'isDemo'>): ConnectFlow {
  if (paragon) {
    const { projectId, signingKey } = paragon
    return { kind: 'paragon', projectId, tokens: connectTokens(() => signingKey) }
  }
  if (!isDemo) return { kind: 'missing', settings: ['PARAGON_PROJECT_ID', 'PARAGON_SIGNING_KEY_FILE'] }
  // A key of this process alone: a token of the stand-in is worth nothing anywhere else.
  let key: KeyObject | undefined
  return {
    kind: 'embedded',
    tokens: connectTokens(() => {
      key ??= generateKeyPairSync('rsa', { modulusLength: KEY_BITS }).privateKey
      return key
    }),
  }
}
