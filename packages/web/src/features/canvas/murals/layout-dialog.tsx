/** Panels laid out for an area: what is asked, up to three proposals with their figures, and the one that is taken. */
import {
  formatInches,
  type MuralLayout,
  type MuralSize,
  muralScreenMessages as words,
  proposeLayouts,
} from '@orderwright/domain'
import { muralRun, readLength } from '@orderwright/domain/canvas'
import { useMemo, useState } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useCanvasContext, useOpenCanvas } from '../canvas-context.tsx'
import { layoutChanges, layoutInputOf, type LayoutWishes } from './area-layout.ts'

type Name = 'rollWidth' | 'overlap' | 'minimumStrip' | 'bleedLeft' | 'bleedRight' | 'bleedTop' | 'bleedBottom'
type Typed = Readonly<Record<Name, string>>

const names: readonly Name[] = [
  'rollWidth',
  'overlap',
  'minimumStrip',
  'bleedLeft',
  'bleedRight',
  'bleedTop',
  'bleedBottom',
]

/** Inches below which nobody wants a strip until somebody says otherwise. */
const MINIMUM_STRIP = 12

interface LayoutDialogProps {
  areaId: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function LayoutDialog({ isOpen, onOpenChange, ...props }: LayoutDialogProps) {
  return (
    <Dialog title={words.layOutTitle} isOpen={isOpen} onOpenChange={onOpenChange}>
      {isOpen && <Proposals {...props} onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function wishesOf(typed: Typed): LayoutWishes | null {
  const inches = (name: Name) => {
    const read = readLength(typed[name], 'in')
    return read.ok ? read.value : null
  }
  const [rollWidth, overlap, minimumStrip] = [inches('rollWidth'), inches('overlap'), inches('minimumStrip')]
  const [left, right, top, bottom] = [
    inches('bleedLeft'),
    inches('bleedRight'),
    inches('bleedTop'),
    inches('bleedBottom'),
  ]
  if (rollWidth === null || overlap === null || minimumStrip === null) return null
  if (left === null || right === null || top === null || bottom === null) return null
  return { rollWidth, overlap, minimumStrip, bleeds: { left, right, top, bottom } }
}

function Proposals({ areaId, onDone }: Pick<LayoutDialogProps, 'areaId'> & { onDone: () => void }) {
  const { profile } = useOpenOrder()
  const context = useCanvasContext()
  const { document } = useOpenCanvas()
  const { rollWidth, overlap, bleeds } = profile.spatial
  const [typed, setTyped] = useState<Typed>({
    rollWidth: formatInches(rollWidth),
    overlap: formatInches(overlap),
    minimumStrip: formatInches(MINIMUM_STRIP),
    bleedLeft: formatInches(bleeds.left),
    bleedRight: formatInches(bleeds.right),
    bleedTop: formatInches(bleeds.top),
    bleedBottom: formatInches(bleeds.bottom),
  })
  const wishes = useMemo(() => wishesOf(typed), [typed])
  const run = useMemo(() => muralRun(areaId, context), [areaId, context])
  const proposed = useMemo(
    () => (wishes && run ? proposeLayouts(layoutInputOf(run, wishes)) : null),
    [run, wishes],
  )
  const faces = run?.faces ?? []
  const width = faces.reduce((sum, face) => sum + face.width, 0)
  function take(layout: MuralLayout): void {
    if (!wishes || !run) return
    document.perform(layoutChanges(run, layout, wishes, document.newLocalId), words.laidOut)
    onDone()
  }
  return (
    <div data-help="mural-layout" className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{words.layOutHint}</p>
      {faces.length > 1 && (
        <p className="text-sm">{words.aroundCorners({ count: faces.length, width: formatInches(width) })}</p>
      )}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {names.map((name) => {
          const read = readLength(typed[name], 'in')
          return (
            <TextField
              key={name}
              label={words[name]}
              value={typed[name]}
              align="end"
              inputClassName="tabular"
              errorMessage={read.ok ? undefined : read.message}
              onChange={(text) => setTyped({ ...typed, [name]: text })}
            />
          )
        })}
      </div>
      {proposed && !proposed.ok && <Banner tone="invalid">{proposed.message}</Banner>}
      {proposed?.ok && (
        <ul aria-label={words.proposals} className="grid gap-3 sm:grid-cols-3">
          {proposed.layouts.map((layout) => (
            <li
              key={layout.wishes.join(' ')}
              className="flex flex-col gap-2 rounded-md border border-hairline p-3"
            >
              <Proposal layout={layout} faces={faces} />
              <Button className="mt-auto" onPress={() => take(layout)}>
                {words.useThis}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Where the faces of a run meet. */
function cornersOf(faces: readonly { readonly width: number }[]): readonly number[] {
  let corner = 0
  return faces.slice(0, -1).map(({ width }) => (corner += width))
}

function Proposal({ layout, faces }: { layout: MuralLayout; faces: readonly MuralSize[] }) {
  const width = faces.reduce((sum, face) => sum + face.width, 0)
  const height = Math.max(...faces.map((face) => face.height))
  const { panels, waste, rolls, warnings } = layout
  const figure = (value: number) => String(Math.round(value * 10) / 10)
  return (
    <>
      <h3 className="text-sm font-semibold">{layout.wishes.map((wish) => words.wishes[wish]).join(', ')}</h3>
      <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} className="h-24 w-full" aria-hidden="true">
        {panels.map(({ number, from, width: wide }) => (
          <rect
            key={number}
            x={from}
            y={0}
            width={wide}
            height={height}
            className="fill-accent-soft stroke-accent"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {cornersOf(faces).map((x) => (
          <line
            key={x}
            x1={x}
            x2={x}
            y1={-2}
            y2={height + 2}
            className="stroke-ink"
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <ul className="tabular text-sm">
        <li className="font-medium">{words.panelsCount({ count: panels.length })}</li>
        <li>
          {words.waste({ squareFeet: figure(waste.wasteSquareFeet), percent: figure(waste.wastePercent) })}
        </li>
        <li className="text-ink-2">{words.printed({ squareFeet: figure(waste.printedSquareFeet) })}</li>
        <li className="text-ink-2">{words.rollsCount({ count: rolls.length })}</li>
        <li className="text-ink-2">{panels.map((panel) => formatInches(panel.width)).join(' · ')}</li>
      </ul>
      {warnings.map((warning) => (
        <p key={[warning.code, warning.at].join(' ')} className="text-xs text-invalid">
          {warning.message}
        </p>
      ))}
    </>
  )
}
