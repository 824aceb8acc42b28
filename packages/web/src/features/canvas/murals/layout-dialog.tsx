/** Panels laid out for an area: what is asked, up to five proposals with their figures, and the one that is taken. */
import type { Box } from '@orderwright/domain/geometry'
import { muralScreenMessages as words } from '@orderwright/domain/messages'
import { type MuralLayout, type MuralSize, proposeLayouts } from '@orderwright/domain/spatial'
import { muralRun } from '@orderwright/domain/canvas'
import { useMemo, useState } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useCanvasContext, useCanvasState, useOpenCanvas } from '../canvas-context.tsx'
import { useCanvasLength } from '../lengths.ts'
import { layoutChanges, layoutInputOf } from './area-layout.ts'
import {
  type LayoutField,
  layoutFields,
  problemOf,
  type Typed,
  typedAtFirst,
  wishesOf,
} from './layout-wishes.ts'

const placeholders: Partial<Record<LayoutField, string>> = {
  rollLength: words.endless,
  repeat: words.noRepeat,
}

const seamSides = ['center', 'left', 'right'] as const

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

function Proposals({ areaId, onDone }: Pick<LayoutDialogProps, 'areaId'> & { onDone: () => void }) {
  const { profile } = useOpenOrder()
  const context = useCanvasContext()
  const { document } = useOpenCanvas()
  const unit = useCanvasState((state) => state.unit)
  const lengthText = useCanvasLength()
  const [typed, setTyped] = useState<Typed>(() => typedAtFirst(profile.spatial, lengthText))
  const wishes = useMemo(() => wishesOf(typed, unit), [typed, unit])
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
        <p className="text-sm">{words.aroundCorners({ count: faces.length, width: lengthText(width) })}</p>
      )}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {layoutFields.map((name) => (
          <TextField
            key={name}
            label={words[name]}
            value={typed[name]}
            align="end"
            inputClassName="tabular"
            placeholder={placeholders[name]}
            errorMessage={problemOf(typed, name, unit)}
            onChange={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
      </div>
      <Select
        className="max-w-80"
        label={words.seamSide}
        items={seamSides.map((key) => ({ key, label: words.seamSides[key] }))}
        value={typed.alignment}
        onChange={(alignment) => setTyped({ ...typed, alignment })}
      />
      {typed.repeat.trim() !== '' && (
        <Checkbox isSelected={typed.isHalfDrop} onChange={(isHalfDrop) => setTyped({ ...typed, isHalfDrop })}>
          {words.isHalfDrop}
        </Checkbox>
      )}
      {proposed && !proposed.ok && <Banner tone="invalid">{proposed.message}</Banner>}
      {proposed?.ok && (
        <ul aria-label={words.proposals} className="grid gap-3 sm:grid-cols-3">
          {proposed.layouts.map((layout) => (
            <li
              key={layout.wishes.join(' ')}
              className="flex flex-col gap-2 rounded-md border border-hairline p-3"
            >
              <Proposal layout={layout} faces={faces} openings={run?.openings ?? []} />
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

/** A foot is 0.3048 m. */
const SQUARE_METERS_PER_FOOT = 0.3048 ** 2

/** Where the faces of a run meet. */
function cornersOf(faces: readonly { readonly width: number }[]): readonly number[] {
  let corner = 0
  return faces.slice(0, -1).map(({ width }) => (corner += width))
}

interface ProposalProps {
  layout: MuralLayout
  faces: readonly MuralSize[]
  /** from the left upper corner of the run: seams keep away from them */
  openings: readonly Box[]
}

function Proposal({ layout, faces, openings }: ProposalProps) {
  const width = faces.reduce((sum, face) => sum + face.width, 0)
  const height = Math.max(...faces.map((face) => face.height))
  const { panels, waste, rolls, warnings } = layout
  const unit = useCanvasState((state) => state.unit)
  const lengthText = useCanvasLength()
  const figure = (value: number) => String(Math.round(value * 10) / 10)
  const areaText = (squareFeet: number) =>
    unit === 'mm'
      ? words.squareMeters({ area: figure(squareFeet * SQUARE_METERS_PER_FOOT) })
      : words.squareFeet({ area: figure(squareFeet) })
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
        {openings.map(({ x, y, width: wide, height: high }) => (
          <rect
            key={[x, y].join(' ')}
            x={Math.max(0, x)}
            y={Math.max(0, y)}
            width={Math.max(0, Math.min(width, x + wide) - Math.max(0, x))}
            height={Math.max(0, Math.min(height, y + high) - Math.max(0, y))}
            className="fill-paper stroke-ink-2"
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
        <li>{words.waste({ area: areaText(waste.wasteSquareFeet), percent: figure(waste.wastePercent) })}</li>
        <li className="text-ink-2">{words.printed({ area: areaText(waste.printedSquareFeet) })}</li>
        <li className="text-ink-2">{words.rollsCount({ count: rolls.length })}</li>
        <li className="text-ink-2">{panels.map((panel) => lengthText(panel.width)).join(' · ')}</li>
      </ul>
      <CutList rolls={rolls} panels={panels} />
      {warnings.map((warning) => (
        <p key={[warning.code, warning.at].join(' ')} className="text-xs text-invalid">
          {warning.message}
        </p>
      ))}
    </>
  )
}

/** Which strip is cut from which roll, and from where to where. */
function CutList({ rolls, panels }: Pick<MuralLayout, 'rolls' | 'panels'>) {
  const lengthText = useCanvasLength()
  return (
    <Disclosure title={words.cutList} isFlush panelClassName="pb-2">
      <ol className="tabular flex flex-col gap-2 text-xs">
        {rolls.map(({ number, strips, rest }) => (
          <li key={number}>
            <span className="font-medium">{words.cutRoll({ number })}</span>
            <ul className="text-ink-2">
              {strips.map(({ index, from, to }) => (
                <li key={index}>
                  {words.cutStrip({
                    panel: panels[index]?.number ?? index + 1,
                    from: lengthText(from),
                    to: lengthText(to),
                  })}
                </li>
              ))}
              {rest !== null && rest > 0 && <li>{words.cutRest({ length: lengthText(rest) })}</li>}
            </ul>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
