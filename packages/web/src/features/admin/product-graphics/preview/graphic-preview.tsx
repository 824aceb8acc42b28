/**
 * The graphic as it is being made: turned, pressed to select a node, with what is selected outlined, its measures and its
 * problems. Where there is no 3D, its front. [2.2.108]
 */
import {
  describeGraphic,
  findNode,
  type GraphicProblem,
  type ShownGraphic,
} from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { useCallback, useMemo, useState } from 'react'
import { Maximize, TriangleAlert, ZoomIn, ZoomOut } from 'lucide-react'
import { useViewer } from '../../../../lib/session/session.tsx'
import { isStarting, type Orbit, startingOrbit, ZOOM_STEP, zoomed } from '../../../../three/orbit.ts'
import { canShow3d } from '../../../../three/webgl.ts'
import { ViewBoundary } from '../../../../three/view-boundary.tsx'
import { Button } from '../../../../ui/button.tsx'
import { deferred } from '../../../../ui/deferred.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import type { GraphicWork } from '../use-graphic-work.ts'
import { FrontView } from './front-view.tsx'
import { Measures } from './measures.tsx'
import { problemText } from './problem-text.ts'

const ProductView = deferred(
  () => import('../../../../three/product-view.tsx').then((part) => part.ProductView),
  null,
  { when: 'demand' },
)

interface GraphicPreviewProps {
  work: GraphicWork
  shown: ShownGraphic
}

/** The node of a mesh is the last on its way from the top. */
function nodeOf({ meshes }: ShownGraphic, meshId: string): string | undefined {
  return meshes.find(({ id }) => id === meshId)?.nodePath.at(-1)
}

export function GraphicPreview({ work, shown }: GraphicPreviewProps) {
  const [orbit, setOrbit] = useState<Orbit>(startingOrbit)
  const [isLost, setLost] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { meshes, bounds, problems } = shown
  const { select, selectedId, topId } = work
  const onPick = useCallback(
    (meshId: string | null) => {
      const id = meshId === null ? undefined : nodeOf(shown, meshId)
      if (id !== undefined) select(id)
    },
    [shown, select],
  )
  const onContextLost = useCallback(() => setLost(true), [])
  const { profile } = useViewer()
  const selection = useMemo(() => {
    // All of it outlined says nothing.
    const chosen = selectedId === topId ? [] : meshes.filter(({ nodePath }) => nodePath.includes(selectedId))
    return { meshes: chosen, color: profile.brand.accentColor }
  }, [meshes, selectedId, topId, profile.brand.accentColor])
  const label = describeGraphic(work.graphic.title, shown, profile.region.units)
  const has3d = canShow3d()
  return (
    <section aria-label={words.preview} className="relative flex min-h-0 min-w-0 flex-1 flex-col bg-paper">
      <div className="relative min-h-0 flex-1">
        {meshes.length === 0 ? (
          <EmptyState title={work.hidden.size > 0 ? words.allHidden : words.nothingToShow}>
            {work.hidden.size > 0 ? '' : words.nothingToShowHint}
          </EmptyState>
        ) : !has3d ? (
          <FrontView title={work.graphic.title} shown={shown} />
        ) : isLost ? (
          <Interrupted
            onRetry={() => {
              setLost(false)
              setAttempt(attempt + 1)
            }}
          />
        ) : (
          <ViewBoundary key={attempt} fallback={<Interrupted onRetry={() => setAttempt(attempt + 1)} />}>
            <ProductView
              meshes={meshes}
              bounds={bounds}
              label={label}
              orbit={orbit}
              onOrbitChange={setOrbit}
              onContextLost={onContextLost}
              selection={selection}
              onPick={onPick}
            />
          </ViewBoundary>
        )}
        {has3d && meshes.length > 0 && !isLost && (
          <div className="absolute end-2 bottom-2 flex gap-1">
            <IconButton
              variant="outlined"
              label={words.zoomOut}
              icon={<ZoomOut />}
              onPress={() => setOrbit((now) => zoomed(now, 1 / ZOOM_STEP))}
            />
            <IconButton
              variant="outlined"
              label={words.zoomIn}
              icon={<ZoomIn />}
              onPress={() => setOrbit((now) => zoomed(now, ZOOM_STEP))}
            />
            <IconButton
              variant="outlined"
              label={words.fit}
              icon={<Maximize />}
              isDisabled={isStarting(orbit)}
              onPress={() => setOrbit(startingOrbit)}
            />
          </div>
        )}
        {problems.length > 0 && <Problems work={work} problems={problems} />}
      </div>
      <Measures shown={shown} />
    </section>
  )
}

function Interrupted({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState title={words.interrupted} actions={<Button onPress={onRetry}>{words.tryAgain}</Button>} />
  )
}

/** More than these are behind them, once they are put right. */
const SHOWN_PROBLEMS = 4

function Problems({ work, problems }: { work: GraphicWork; problems: readonly GraphicProblem[] }) {
  return (
    <ul
      aria-label={words.problems({ count: problems.length })}
      className="absolute top-2 start-2 max-w-[calc(100%-1rem)] space-y-1 sm:max-w-96"
    >
      {problems.slice(0, SHOWN_PROBLEMS).map((problem) => {
        const id = problem.nodePath.at(-1) ?? work.topId
        const node = findNode(work.nodes, id)
        return (
          <li key={[...problem.nodePath, problem.property].join(' ')}>
            <button
              type="button"
              onClick={() => work.select(id, true)}
              className="flex w-full cursor-pointer items-start gap-1.5 rounded border border-edge bg-paper px-2 py-1 text-start text-xs hover:bg-desk pointer-coarse:py-2.5"
            >
              <TriangleAlert className="mt-px size-3.5 shrink-0 text-caution" aria-hidden />
              {problemText(node, problem)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
