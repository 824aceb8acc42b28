/** What every stored record has: ids, version for optimistic concurrency, and its times. */
import { z } from 'zod'
import { nestingMessages } from '../messages/app/nesting.ts'
import { nestedAtMost } from './json/nesting.ts'
import { timestampSchema } from './timestamp.ts'

/** 0 or 1, as the specification writes its switches. */
export const flagSchema = z.union([z.literal(0), z.literal(1)])
export type Flag = z.infer<typeof flagSchema>

/** The largest id: ids are PostgreSQL's `integer`. */
export const MAX_ID = 2_147_483_647

export const idSchema = z.number().int().positive().max(MAX_ID)

/** Fields that the server owns; a client never sends them but `version`. */
export const recordFields = {
  id: idSchema,
  orgId: idSchema,
  version: z.number().int().positive(),
  created: timestampSchema,
  lastUpdated: timestampSchema,
  deletedAt: timestampSchema.nullable(),
}

/** Names of the fields that the server owns on every tenant record. */
export const serverOwnedFields = ['id', 'orgId', 'version', 'created', 'lastUpdated', 'deletedAt'] as const

/** characters, as JavaScript counts them */
export const TITLE_MAX = 200
export const titleSchema = z.string().trim().max(TITLE_MAX)
export const NOTE_MAX = 10_000
export const noteSchema = z.string().max(NOTE_MAX)
/** More lists and records within each other than data of people and programs has. */
const JSON_DEPTH_MAX = 64
export const jsonSchema = nestedAtMost(
  // around the innermost
  JSON_DEPTH_MAX - 1,
  () => nestingMessages.jsonTooDeep({ max: JSON_DEPTH_MAX }),
  z.json(),
)
export type Json = z.infer<typeof jsonSchema>
