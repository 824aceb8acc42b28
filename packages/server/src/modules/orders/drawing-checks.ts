/** The checks that drawing families add to the engine's judgement of an item. */
import type { EvaluationContext } from '@orderwright/domain'

export const drawingChecks: Pick<EvaluationContext, 'familyChecks' | 'itemChecks'> = {}
