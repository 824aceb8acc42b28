/** What a printer would check: what is wrong, what to do, and a repair that holds. */
import { muralScreenMessages as words } from '@orderwright/domain/messages'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useCanvas, useCanvasContext, useOpenCanvas } from '../canvas-context.tsx'
import { useMuralChecks, useRepair } from './use-mural-checks.ts'

export function ChecksList() {
  const canvas = useCanvas()
  const { document } = useOpenCanvas()
  const { tables } = useCanvasContext()
  const checks = useMuralChecks()
  const repair = useRepair()
  const hasMural = [...tables.entity.values()].some(
    ({ type }) => type === 'calicoMuralArea' || type === 'calicoMuralPanel',
  )
  if (!hasMural) return <p className="p-4 text-sm text-ink-2">{words.nothingToCheck}</p>
  if (checks.length === 0) return <p className="p-4 text-sm text-ink-2">{words.allGood}</p>
  return (
    <section aria-label={words.checks} className="flex flex-col">
      <p role="status" className="px-4 pt-3 pb-1 text-sm font-medium">
        {words.toLookAt({ count: checks.length })}
      </p>
      <ul>
        {checks.map((check) => {
          const isFault = check.severity === 'fault'
          return (
            <li
              key={[check.code, check.archCustomViewId, ...check.subjects].join(' ')}
              className="flex gap-2 border-b border-hairline px-4 py-2.5 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0"
            >
              {isFault ? (
                <CircleAlert aria-label={words.fault} className="text-invalid" />
              ) : (
                <TriangleAlert aria-label={words.warning} className="text-ink-2" />
              )}
              <div className="min-w-0">
                <p>{check.message}</p>
                <p className="text-ink-2">{check.advice}</p>
                <div className="mt-1 flex flex-wrap gap-2">
                  <Button
                    size="small"
                    variant="quiet"
                    onPress={() => {
                      canvas.goTo({ type: 'view', id: check.archCustomViewId })
                      canvas.select(check.subjects.map((id) => ['entity', id].join(':')))
                      canvas.zoomToFit('selection')
                    }}
                  >
                    {words.showIt}
                  </Button>
                  {check.repair && document.canEdit() && (
                    <Button size="small" onPress={() => repair(check)}>
                      {check.repair.title}
                    </Button>
                  )}
                </div>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
