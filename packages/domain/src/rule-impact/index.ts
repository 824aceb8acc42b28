/** What rules leave of the products, and what a change of a rule would do. Loaded with the back office alone. */
export { analyzeProduct, type ProductAnalysis } from './analyze.ts'
export type { Count } from './findings.ts'
export {
  type ProductImpact,
  type RuleChange,
  type RuleEdit,
  DRAFT_RULE_ID,
  ruleImpact,
  RuleStudy,
} from './impact.ts'
export { type RuleRepair, repairsOf } from './repairs.ts'
export { endsOf, type RuleParts } from './said.ts'
export { type RuleWarning, ruleWarnings } from './warnings.ts'
