/** What a course of steps goes over: a database, an app, its people and what is known of them. */
import type { DemoOrg } from '../../../seeds/demo-orgs.ts'
import type { Caller, TestApp } from '../../test-app.ts'
import type { TestDatabase } from '../../test-database.ts'
import type { Model, Person } from './model.ts'

export interface Stage {
  readonly database: TestDatabase
  readonly app: TestApp
  readonly model: Model
  readonly callers: ReadonlyMap<Person, Caller>
  readonly orgs: readonly DemoOrg[]
  /** by the organization: a product with a mark */
  readonly productIds: Map<number, number>
}
