/** What is not alike and probably should be, each finding with the one press that mends it. */
import { engravingScheduleMessages as words } from '@orderwright/domain/messages'
import { checkConsistency, type Finding, type ScheduleRow } from '@orderwright/domain/engraving-schedule'
import { useDeferredValue, useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import type { PanelProps } from './schedule-panel-props.ts'

export function ConsistencyPanel({ schedule, goTo, writing, canEdit }: PanelProps) {
  // What one types comes first.
  const checked = useDeferredValue(schedule)
  const findings = useMemo(() => checkConsistency(checked), [checked])
  if (findings.length === 0) return <p className="text-sm text-ink-2">{words.consistent}</p>
  return (
    <>
      <p role="status" className="text-sm text-ink-2">
        {words.findings({ number: findings.length })}
      </p>
      <ul className="divide-y divide-hairline">
        {findings.map((finding) => (
          <li key={finding.key} className="space-y-1.5 py-2 text-sm">
            <p>{finding.message}</p>
            <div className="flex flex-wrap gap-2">
              {canEdit && finding.repair !== null && (
                <RepairButton repair={finding.repair} writing={writing} />
              )}
              <ShowButton rows={finding.rows} goTo={goTo} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function RepairButton({
  repair,
  writing,
}: Pick<PanelProps, 'writing'> & { repair: NonNullable<Finding['repair']> }) {
  return (
    <Button
      size="small"
      className="min-w-0 shrink whitespace-normal"
      onPress={() => writing.write(repair.writes, repair.title)}
    >
      <span className="line-clamp-2 text-start">{repair.title}</span>
    </Button>
  )
}

function ShowButton({ rows, goTo }: Pick<PanelProps, 'goTo'> & { rows: readonly ScheduleRow[] }) {
  const [first] = rows
  if (first === undefined) return null
  return (
    <Button size="small" variant="quiet" onPress={() => goTo(first, 'line1')}>
      {words.showRows}
    </Button>
  )
}
