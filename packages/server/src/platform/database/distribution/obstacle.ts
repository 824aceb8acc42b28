/** What a thing in the schema that can not stand in a distributed database is called. */

/** What kind of thing stands in the way; decision 0138 has a paragraph for each. */
export type ObstacleKind =
  | 'undeclared'
  | 'absent'
  | 'organizationMayBeMissing'
  | 'keyWithoutOrganization'
  | 'foreignKeyAcross'
  | 'policyWithSubquery'
  | 'triggerReadsTableName'
  | 'triggerNotifies'
  | 'triggerDiffersByServer'
  | 'triggerLeavesItsServer'
  | 'triggerNumbersRows'
  | 'functionInSql'

/** One obstacle: its kind, the table, and the name of the key, the policy or the
 * trigger's function ('' where it is the table). */
export interface Obstacle {
  readonly kind: ObstacleKind
  readonly table: string
  readonly name: string
}
