/** The port to the provider of connect flows: how the Manage button of an integration connects it on this server. */
import type { KeyObject } from 'node:crypto'
import type { ConnectTokens } from './connect-tokens.ts'

/** The project at Paragon, and the key that it knows. */
export interface ParagonSettings {
  readonly projectId: string
  readonly signingKey: KeyObject
}

export type ConnectFlow =
  | { readonly kind: 'paragon'; readonly projectId: string; readonly tokens: ConnectTokens }
  /** demo mode: the stand-in keeps its connections in this database */
  | { readonly kind: 'embedded'; readonly tokens: ConnectTokens }
  | { readonly kind: 'missing'; readonly settings: readonly string[] }
