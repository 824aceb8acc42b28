/** The tables that single modules have to themselves. */
import type { ChangeLabTables } from './change-lab-tables.ts'
import type { RevisionTables } from './revision-tables.ts'
import type { WebhookTables } from './webhook-tables.ts'

export interface ModuleTables extends WebhookTables, ChangeLabTables, RevisionTables {}
