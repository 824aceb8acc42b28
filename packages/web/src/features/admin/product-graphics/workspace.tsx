/** The editor of a graphic: the tree at the left, the preview in the middle, values and properties at the right. [2.2.108] */
import {
  graphicParameters,
  type ProductGraphic,
  showGraphic,
  withoutNodes,
} from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { Braces, Redo2, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useMediaQuery } from '../../../lib/browser/media.ts'
import { Button } from '../../../ui/button.tsx'
import { deferred } from '../../../ui/deferred.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import type { AdminData } from '../admin-data.ts'
import { useHistory, useRecordEdits } from '../records/record-editing.tsx'
import { GraphicPreview } from './preview/graphic-preview.tsx'
import { NodeProperties } from './properties/node-properties.tsx'
import { NodeTree } from './tree/node-tree.tsx'
import { useGraphicWork } from './use-graphic-work.ts'
import { useValues } from './use-values.ts'
import { ValuesPanel } from './values-panel.tsx'

const JsonDialog = deferred(() => import('./json-dialog.tsx').then((part) => part.JsonDialog), null, {
  when: 'demand',
})

/** px of the window from which the three parts stand side by side */
const SIDE_BY_SIDE = '(min-width: 900px)'

const panels = [
  { key: 'tree', label: words.nodes },
  { key: 'properties', label: words.properties },
  { key: 'values', label: words.values },
] as const

interface WorkspaceProps {
  graphic: ProductGraphic
  adminData: AdminData
}

export function Workspace({ graphic, adminData }: WorkspaceProps) {
  const work = useGraphicWork(graphic)
  const isWide = useMediaQuery(SIDE_BY_SIDE)
  const [panel, setPanel] = useState<(typeof panels)[number]['key']>('tree')
  const [isJson, setJson] = useState(false)
  const { shownNodes, hidden } = work
  const parameters = useMemo(() => graphicParameters(shownNodes), [shownNodes])
  const values = useValues(adminData.products, graphic.id, parameters)
  const { spec } = values
  const shown = useMemo(
    () => showGraphic({ nodes: withoutNodes(shownNodes, hidden) }, spec),
    [shownNodes, hidden, spec],
  )
  const faultyIds = useMemo(
    () => new Set(shown.problems.flatMap(({ nodePath }) => nodePath.at(-1) ?? [])),
    [shown],
  )
  const tree = <NodeTree work={work} faultyIds={faultyIds} />
  const properties = <NodeProperties work={work} spec={spec} parameters={parameters} />
  const valuesPanel = (
    <ValuesPanel adminData={adminData} graphic={graphic} parameters={parameters} values={values} />
  )
  const preview = <GraphicPreview work={work} shown={shown} />
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-1 border-b border-hairline px-2 py-1">
        <HistoryButtons />
        {!isWide && (
          <SegmentedControl label={words.panels} segments={panels} value={panel} onChange={setPanel} />
        )}
        {isWide ? (
          <Button
            size="small"
            variant="quiet"
            icon={<Braces aria-hidden />}
            onPress={() => setJson(true)}
            className="ms-auto"
          >
            {words.editJson}
          </Button>
        ) : (
          <IconButton
            label={words.editJson}
            icon={<Braces />}
            onPress={() => setJson(true)}
            className="ms-auto"
          />
        )}
      </div>
      {isWide ? (
        <div className="flex min-h-0 flex-1">
          <div className="flex w-60 shrink-0 flex-col border-e border-hairline xl:w-64">{tree}</div>
          {preview}
          <div className="flex w-72 shrink-0 flex-col border-s border-hairline xl:w-80">
            <div className="max-h-[40%] shrink-0 overflow-auto border-b border-hairline">
              <h2 className="eyebrow px-3 pt-2.5">{words.values}</h2>
              {valuesPanel}
            </div>
            {properties}
          </div>
        </div>
      ) : (
        <div className="flex min-h-0 flex-1 flex-col">
          <div className="flex h-[38dvh] min-h-56 shrink-0 border-b border-hairline">{preview}</div>
          <div className="flex min-h-64 flex-1 flex-col">
            {panel === 'tree' && tree}
            {panel === 'properties' && properties}
            {/* Its product gives the values of the preview, and keeps what was tried: it stays when another part is shown. */}
            <div hidden={panel !== 'values'}>{valuesPanel}</div>
          </div>
        </div>
      )}
      {isJson && <JsonDialog work={work} onClose={() => setJson(false)} />}
    </>
  )
}

function HistoryButtons() {
  const { undoLabel, redoLabel } = useRecordEdits()
  const { undo, redo } = useHistory()
  return (
    <>
      <IconButton
        label={words.undo}
        shortcut="Mod+Z"
        icon={<Undo2 />}
        isDisabled={undoLabel === null}
        onPress={() => void undo()}
      />
      <IconButton
        label={words.redo}
        shortcut="Shift+Mod+Z"
        icon={<Redo2 />}
        isDisabled={redoLabel === null}
        onPress={() => void redo()}
      />
    </>
  )
}
