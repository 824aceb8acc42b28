/** Takes declared transitions. It knows no intent and no type of status by its name. */
import { currentStatus } from '../orders/statuses.ts'
import { standingOf } from './standing.ts'
import type { TransitionPatch, TransitionPlan, TransitionRefusal } from './transition.ts'
import type {
  ContextOf,
  IntentDefinition,
  IntentKind,
  Lifecycle,
  StepOf,
  TransitionDefinition,
} from './transition-definition.ts'

type Asked = Omit<ContextOf<IntentKind>, 'types' | 'current'>

/** The plan of the transition that the lifecycle declares for the intent, or the first refusal. */
export function interpret(
  lifecycle: Lifecycle,
  { order, profile, ledger, intent, now }: Asked,
): TransitionPlan | TransitionRefusal {
  const standing = standingOf(order, profile, ledger, lifecycle.statusTypes)
  return take(lifecycle, { ...standing, intent, now })
}

function take<Kind extends IntentKind>(
  lifecycle: Lifecycle,
  context: ContextOf<Kind>,
): TransitionPlan | TransitionRefusal {
  const declared: IntentDefinition<Kind> = lifecycle.transitions[context.intent.kind]
  const transition = declared.alternatives?.find(({ when }) => when(context)) ?? declared
  for (const guard of transition.guards ?? []) {
    const refused = guard(context)
    if (refused !== null) return refused
  }
  const target = transition.target?.(context) ?? context.current
  return 'ok' in target ? target : planOf(lifecycle, transition, { ...context, target })
}

/** The changes and effects of a transition that nothing speaks against. */
function planOf<Kind extends IntentKind>(
  { onStatusChange }: Lifecycle,
  transition: TransitionDefinition<Kind>,
  step: StepOf<Kind>,
): TransitionPlan {
  const patch = merged(transition.patch ?? [], step)
  const effects = (transition.effects ?? []).flatMap((effect) => effect(step))
  if (transition.statusData === undefined) {
    return { ok: true, patch, effects, statusKey: step.current.key }
  }
  const statusData = transition.statusData.reduce((data, write) => write(data, step), step.order.statusData)
  const reached = currentStatus({ statusData }, step.profile, step.types)
  const change = { ...step, statusData, reached }
  return {
    ok: true,
    patch: { ...patch, statusData, ...merged(onStatusChange.patch, change) },
    effects: [...effects, ...onStatusChange.effects.flatMap((effect) => effect(change))],
    statusKey: reached.key,
  }
}

function merged<Given>(
  changes: readonly ((given: Given) => TransitionPatch)[],
  given: Given,
): TransitionPatch {
  return changes.reduce<TransitionPatch>((patch, change) => ({ ...patch, ...change(given) }), {})
}
