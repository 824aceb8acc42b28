/** What is wrong with a line or an order, as the contract has it. */
import type { Problem } from '@orderwright/domain/constraints'

/** A problem as the contract has it. */
export function presentProblem({ code, message, ruleId, propertyId }: Problem) {
  return {
    code,
    message,
    ...(ruleId === undefined ? {} : { ruleId }),
    ...(propertyId === undefined ? {} : { propertyId }),
  }
}
