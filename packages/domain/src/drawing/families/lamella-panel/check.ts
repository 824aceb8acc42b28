/** What does not fit on a lamella panel. */
import { handleProblems, slatProblems } from '../../parts/size-problems.ts'
import { specCheck } from '../../spec-check.ts'
import { lamellaPanelSpecSchema } from './spec.ts'

export const checkLamellaPanel = specCheck(
  lamellaPanelSpecSchema,
  ['width', 'height', 'slats', 'handle', 'mount'],
  (spec, unit) => [
    ...slatProblems(spec.width, spec.slats, unit),
    ...(spec.mount === 'door' ? handleProblems(spec.handle, spec.height, unit) : []),
  ],
)
